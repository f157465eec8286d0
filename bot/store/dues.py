"""What is due and when to look, and when the host was away, in SQLite."""

from __future__ import annotations

import json

from bot.store.database import Database, Part, Value
from bot.store.failure import Overtaken
from bot.store.lease import ALL, Shards
from bot.store.legible import UNREADABLE, tell
from bot.store.table import Absence, Due

DUE = "name, kind, at, since, payload"
INSERT_DUE = f"INSERT INTO due (table_id, {DUE}, look, guild_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608

DAY = 86_400
"""Seconds after which what cannot be read is looked at again."""
KNOWN_ALREADY = "ON CONFLICT (table_id, name) DO NOTHING"
INSTEAD = (
    "ON CONFLICT (table_id, name) DO UPDATE SET kind = excluded.kind, at = excluded.at, since = excluded.since,"
    " payload = excluded.payload, look = excluded.look, guild_id = excluded.guild_id"
)


class Dues(Part):
    async def next_look(self, shards: Shards = ALL) -> int | None:
        of_them, values = shards.condition
        rows = await self._rows(f"SELECT min(look) FROM due WHERE TRUE{of_them}", *values)  # noqa: S608
        return None if rows[0][0] is None else int(rows[0][0])

    async def due(self, now: int, shards: Shards = ALL) -> tuple[tuple[int, Due], ...]:
        of_them, values = shards.condition
        query = f"SELECT table_id, {DUE} FROM due WHERE look <= ?{of_them} ORDER BY look, table_id, name"  # noqa: S608
        found = []
        for table, name, *rest in await self._rows(query, now, *values):
            try:
                found.append((int(table), due_of(name, *rest)))
            except UNREADABLE as problem:
                # The others do not wait for it.
                tell(f"table {table}: what is due as {name}", problem)
                await self._write("UPDATE due SET look = ? WHERE table_id = ? AND name = ?", now + DAY, table, name)
        return tuple(found)

    async def look_again(self, table: int, due: Due, at: int) -> None:
        await self._write(
            "UPDATE due SET look = ? WHERE table_id = ? AND name = ? AND kind = ? AND at = ?",
            at,
            table,
            due.name,
            due.kind,
            due.at,
        )

    async def set_due(self, due: Due) -> None:
        await self._write(f"{INSERT_DUE} {KNOWN_ALREADY}", *due_values(0, due))

    async def put_due(self, due: Due) -> None:
        async def work(database: Database) -> None:
            await replace_due(database, due)

        await self._writer.run(work)

    async def hasten(self, name: str, at: int) -> None:
        await self._write(
            "UPDATE due SET at = ?, look = ? WHERE table_id = 0 AND name = ? AND at > ?", at, at, name, at
        )  # fmt: skip

    async def drop_due(self, name: str) -> None:
        await self._write("DELETE FROM due WHERE table_id = 0 AND name = ?", name)

    async def absences(self) -> tuple[Absence, ...]:
        return tuple(Absence(*row) for row in await self._rows("SELECT begun, ended FROM absence ORDER BY begun"))

    async def add_absence(self, absence: Absence) -> None:
        await self._write(
            "INSERT INTO absence (begun, ended) VALUES (?, ?) ON CONFLICT (begun) DO UPDATE SET"
            " ended = CASE WHEN excluded.ended > absence.ended THEN excluded.ended ELSE absence.ended END",
            absence.begun,
            absence.ended,
        )


async def work_off(database: Database, done: Due | None) -> None:
    """What is due of no single table is worked off; Overtaken if it does not stand as it was."""
    if done is None:
        return
    gone = await database.changed(
        "DELETE FROM due WHERE table_id = 0 AND name = ? AND kind = ? AND at = ?", (done.name, done.kind, done.at)
    )
    if gone != 1:
        raise Overtaken(done.name)


async def replace_due(database: Database, due: Due) -> None:
    """Something of no single table is due; what was known by the same name is no more."""
    database.tell("due", 0)
    await database.execute(f"{INSERT_DUE} {INSTEAD}", due_values(0, due))


def due_of(name: str, kind: str, at: int, since: int | None, payload: str) -> Due:
    return Due(name, kind, at, since, dict(json.loads(payload)))


def due_values(table: int, due: Due, guild: int = 0) -> tuple[Value, ...]:
    return table, due.name, due.kind, due.at, due.since, json.dumps(dict(due.payload)), due.at, guild
