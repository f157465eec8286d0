"""Who is waited for at a table, in SQLite."""

from __future__ import annotations

from bot.store.database import Database, fetch
from bot.store.table import Table, Wait
from rules.core import Seat

WAIT = (
    "seat, person_id, opened, revision, heard, acted, shared, reminded, nudged,"
    " allowance, spent, reserve, paid, stage, alarmed, lapsed, given"
)


async def write_waits(database: Database, table: Table, what: str) -> None:
    """Close whatever wait is open; those that go on are opened again."""
    await database.execute(
        "UPDATE wait SET closed = ?, closed_by = ? WHERE table_id = ? AND closed IS NULL",
        (table.updated, what, table.id),
    )
    await database.execute("UPDATE wait SET undoable = 0 WHERE table_id = ? AND undoable = 1", (table.id,))
    await database.executemany(
        f"INSERT INTO wait (table_id, guild_id, {WAIT}) VALUES ({', '.join('?' * 19)})"  # noqa: S608
        " ON CONFLICT (table_id, seat, revision) DO UPDATE SET"
        " heard = excluded.heard, acted = excluded.acted, shared = excluded.shared,"
        " reminded = excluded.reminded, nudged = excluded.nudged,"
        " allowance = excluded.allowance, spent = excluded.spent, reserve = excluded.reserve, paid = excluded.paid,"
        " stage = excluded.stage, alarmed = excluded.alarmed, lapsed = excluded.lapsed, given = excluded.given,"
        " closed = NULL, closed_by = NULL",
        [
            (
                table.id,
                table.guild,
                w.seat,
                w.user,
                w.opened,
                w.revision,
                w.heard,
                w.acted,
                int(w.shared),
                w.reminded,
                w.nudged,
                w.allowance,
                w.spent,
                w.reserve,
                w.paid,
                w.stage,
                w.alarmed,
                w.lapsed,
                w.given,
            )
            for w in table.waits
        ],
    )
    await database.executemany(
        "UPDATE wait SET undoable = 1 WHERE table_id = ? AND seat = ? AND revision = ?",
        [(table.id, w.seat, w.revision) for w in table.past],
    )


async def read_waits(database: Database, table: int) -> tuple[tuple[Wait, ...], tuple[Wait, ...]]:
    """Those that are open, and those that a move which can still be taken back has closed."""
    rows = await fetch(
        database,
        f"SELECT closed IS NULL, {WAIT} FROM wait"  # noqa: S608
        " WHERE table_id = ? AND (closed IS NULL OR undoable = 1) ORDER BY seat",
        table,
    )
    waits = tuple(_wait(*row) for open_, *row in rows if open_)
    past = tuple(_wait(*row) for open_, *row in rows if not open_)
    return waits, past


def _wait(
    seat: int, user: int, opened: int, revision: int, heard: int, acted: int, shared: int, *figures: int
) -> Wait:  # fmt: skip
    return Wait(Seat(seat), user, opened, revision, heard, acted, bool(shared), *figures)
