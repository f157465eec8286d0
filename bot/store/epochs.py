"""When the data go back to an earlier moment, and how what was numbered in the time that is gone stays known by it.

Posts and buttons of that time carry numbers of tables and revisions that these data have not given yet. So they are
never given: both go on far ahead, at a number made from the moment at which that was noticed. A copy may be put back
twice, and it knows nothing of the first time; the clock does.
"""

from __future__ import annotations

from bot.store.database import Database, Part, Value, fetch
from bot.store.draft import AGAIN
from bot.store.protocol import RESTORED

SINCE = 1_767_225_600
"""Epochs are counted from the beginning of 2026, in tenths of a second."""
TENTHS = 10
LEAP, NEAR = 10_000, 1_000
"""At least so far ahead: no table sees as many changes in a tail of seconds, nor are as many opened in it. What lies
near a present revision is therefore of the present. In longer times the clock leads: no table changes ten times a
second for ever, and no bot opens a table every second."""
NUMBERED = ("game_table", "cup", "act")
"""Tables whose rows people name by number."""
LOGS = (("game_table", "change", "table_id"), ("cup", "cup_change", "cup_id"))
"""What has revisions, with the log that has a row for each."""
WENT_BACK = "went back"
"""In such a log: the revision from which it counts since."""
TOLD = "restored"
"""In such a log: people have been told."""
BEGUN, COPY, TIMELINE, BEHIND = "begun", "restore", "timeline", "behind"
NOTED = "epoch "
"""So begins what a store says of itself under RESTORED once its numbers have leapt."""
TURN = -33
"""Under this number one process at a time looks whether the data have gone back."""
ROOM = 1 << 27
"""So many rows of a log get keys of their own at once."""


class Epochs(Part):
    async def epoch(self) -> int:
        return await self._reader.run(epoch_of)

    async def known_until(self) -> int:
        rows = await self._rows("SELECT known FROM epoch ORDER BY number DESC LIMIT 1")
        return int(rows[0][0]) if rows else 0

    async def had(self, table: int, revision: int) -> bool:
        log, owner, number = ("change", "table_id", table) if table > 0 else ("cup_change", "cup_id", -table)
        query = f"SELECT 1 FROM {log} WHERE {owner} = ? AND revision = ?"  # noqa: S608
        return bool(await self._rows(query, number, revision))

    async def lost(self, moment: int) -> bool:
        query = f"SELECT 1 FROM epoch WHERE known <= ? AND {SINCE} + number / {TENTHS} >= ? AND number > 0"  # noqa: S608
        return bool(await self._rows(query, moment, moment))

    async def go_back(self, why: str) -> int:
        async def work(database: Database) -> int:
            await database.alone(TURN)
            return await leap(database, why, await _mark(database))

        return await self._writer.run(work)

    async def went_back(self) -> bool:
        """Has a copy been put back without its numbers having leapt yet? Then they do now."""

        async def work(database: Database) -> bool:
            await database.alone(TURN)
            rows = await fetch(database, "SELECT value FROM meta WHERE key = ?", RESTORED)
            fresh = bool(rows) and bool(rows[0][0]) and not str(rows[0][0]).startswith(NOTED)
            if fresh:
                await leap(database, COPY, await _mark(database))
            return fresh

        return await self._writer.run(work)

    async def lags(self, table: int, revision: int) -> bool:
        async def work(database: Database) -> bool:
            await database.alone(TURN)
            rows = await fetch(database, "SELECT revision FROM game_table WHERE id = ?", table)
            behind = bool(rows) and int(rows[0][0]) < revision
            if behind:
                await leap(database, BEHIND, await _mark(database))
            return behind

        return await self._writer.run(work)

    async def untold(self, table: int | None = None) -> tuple[int, ...]:
        query = (
            "SELECT id FROM game_table WHERE phase IN ('lobby', 'running') AND NOT EXISTS (SELECT 1 FROM change"
            " WHERE table_id = game_table.id AND what = ? AND change.revision > (SELECT coalesce(max(revision), 0)"
            " FROM change AS leapt WHERE leapt.table_id = game_table.id AND leapt.what = ?))"
        )
        values: list[Value] = [TOLD, WENT_BACK, *([] if table is None else [table])]
        only = "" if table is None else " AND id = ?"
        return tuple(int(number) for (number,) in await self._rows(f"{query}{only} ORDER BY id", *values))

    async def all_told(self, epoch: int) -> None:
        await self._write("UPDATE meta SET value = '' WHERE key = ? AND value = ?", RESTORED, f"{NOTED}{epoch}")


async def epoch_of(database: Database) -> int:
    """The number of the present epoch; 0: the data have never gone back."""
    rows = await fetch(database, "SELECT coalesce(max(number), 0) FROM epoch")
    return int(rows[0][0])


async def look(database: Database, mark: str) -> bool:
    """Has another server, or the same on another timeline, written here so far? Then the data have gone back."""
    if not mark:
        return False
    await database.alone(TURN)
    before = await _mark(database)
    if before == mark:
        return False
    if before:
        same = before.partition("/")[0] == mark.partition("/")[0]
        await leap(database, TIMELINE if same else COPY, mark)
        return True
    # Epoch 0: until now nobody has looked.
    if await fetch(database, "SELECT 1 FROM epoch"):
        await database.execute("UPDATE epoch SET mark = ? WHERE number = (SELECT max(number) FROM epoch)", (mark,))
    else:
        await database.execute(
            "INSERT INTO epoch (number, known, why, mark) VALUES (0, ?, ?, ?)", (await _newest(database), BEGUN, mark)
        )
    return False


async def leap(database: Database, why: str, mark: str) -> int:
    """A new epoch begins; its number. Nothing that was numbered in a time that is gone is numbered so again."""
    await database.take_time()
    known, last = await _newest(database), await epoch_of(database)
    ((now,),) = await fetch(database, "SELECT clock_ms()")
    number = max(last + LEAP, (int(now) - SINCE * 1000) * TENTHS // 1000)
    await database.execute(
        "INSERT INTO epoch (number, known, why, mark) VALUES (?, ?, ?, ?)", (number, known, why, mark)
    )
    for what, log, owner in LOGS:
        await database.execute(f"UPDATE {what} SET revision = {_ahead('revision')}", (number, number))  # noqa: S608
        await database.execute(
            f"INSERT INTO {log} ({owner}, guild_id, revision, person_id, what, interaction_id, made, key)"  # noqa: S608
            " SELECT id, guild_id, revision, NULL, ?, NULL, updated, ? - row_number() OVER (ORDER BY id)"
            f" FROM {what} WHERE NOT EXISTS"
            f" (SELECT 1 FROM {log} WHERE {owner} = {what}.id AND {log}.revision = {what}.revision)",
            (WENT_BACK, -number * ROOM),
        )
    await database.execute(f"UPDATE course SET pressed = {_ahead('pressed')}", (number, number))  # noqa: S608
    for name in NUMBERED:
        await database.count_from(name, max(await database.newest(name) + LEAP, number // TENTHS))
    if why == COPY:
        # What waits in a copy may have been delivered long ago. Threads are still made, as Discord makes only one of
        # a post. After a fail-over everything waits on: it is so fresh that Discord knows its nonces.
        await database.execute("DELETE FROM outbox WHERE kind NOT IN ('thread', ?)", (AGAIN,))
    values: tuple[Value, ...] = (RESTORED, f"{NOTED}{number}")
    await database.execute(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", values
    )
    database.tell("epoch", 0)
    return number


def _ahead(column: str) -> str:
    return f"CASE WHEN {column} + {LEAP} > ? THEN {column} + {LEAP} ELSE ? END"


async def _mark(database: Database) -> str:
    rows = await fetch(database, "SELECT mark FROM epoch ORDER BY number DESC LIMIT 1")
    return str(rows[0][0]) if rows else ""


async def _newest(database: Database) -> int:
    ((newest,),) = await fetch(database, "SELECT coalesce(max(made), 0) FROM change")
    return int(newest)
