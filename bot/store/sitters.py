"""Who has played at a table, and who waits for a seat, in SQLite."""

from __future__ import annotations

from bot.store.database import Database, fetch
from bot.store.table import Guest, Table, Tenure
from rules.core import Seat


async def write_sitters(database: Database, table: Table) -> None:
    await database.execute("DELETE FROM tenure WHERE table_id = ?", (table.id,))
    places: dict[int, int] = {}
    rows = []
    for one in table.tenures:
        place = places[one.seat] = places.get(one.seat, -1) + 1
        rows.append(
            (
                table.id, table.guild, one.seat, place, one.person, one.name, one.stand_in, one.begun, one.last,
                one.turns, one.ended or None, one.sworn, one.salt, one.seal,
            )
        )  # fmt: skip
    await database.executemany(
        "INSERT INTO tenure (table_id, guild_id, seat, place, person_id, name, stand_in, from_entry, to_entry, turns,"
        " ended, sworn, salt, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        rows,
    )
    await database.execute("DELETE FROM queue WHERE table_id = ?", (table.id,))
    await database.executemany(
        "INSERT INTO queue (table_id, guild_id, place, person_id, name) VALUES (?, ?, ?, ?, ?)",
        [(table.id, table.guild, place, guest.user, guest.name) for place, guest in enumerate(table.queue)],
    )


async def read_tenures(database: Database, table: int) -> tuple[Tenure, ...]:
    rows = await fetch(
        database,
        "SELECT seat, person_id, name, stand_in, from_entry, to_entry, turns, ended, sworn, salt, seal FROM tenure"
        " WHERE table_id = ? ORDER BY seat, place",
        table,
    )
    return tuple(
        Tenure(Seat(seat), person, name, kind, begun, last, turns, ended or "", *sworn)
        for seat, person, name, kind, begun, last, turns, ended, *sworn in rows
    )


async def read_queue(database: Database, table: int) -> tuple[Guest, ...]:
    rows = await fetch(database, "SELECT person_id, name FROM queue WHERE table_id = ? ORDER BY place", table)
    return tuple(Guest(user, name) for user, name in rows)
