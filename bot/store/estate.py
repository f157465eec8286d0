"""What is kept of a server, for those who run it: as far as everybody there may know it. In SQLite."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.store.database import Database, Part, fetch
from bot.store.draft import AGAIN, POST, Draft
from bot.store.holdings import holdings
from bot.store.outgoing import enqueue
from bot.store.standing import read

Rows = list[tuple[str, Mapping[str, Any]]]
"""Each with the name of its table."""
GONE = "gone"
"""In the payload of what happens to a post: it is taken away."""
OPEN = (
    "server", "game_table", "word", "seat", "queue", "tenure", "pause", "proposal", "consent", "entry", "result",
    "placing", "rating", "cup", "cup_entrant", "cup_pod", "cup_seat", "ban", "act",
)  # fmt: skip
"""What everybody in a server sees, or those who keep order there."""
PRIVATE = (
    "standing_order", "change", "game_match", "outbox", "post", "person", "due", "profile", "wait", "bell", "wish",
    "away", "call", "cup_change", "course", "mailbox", "known_as", "answer", "promise",
)  # fmt: skip
"""What is a person's own, or the house's: hands, orders, settings, calls, names of before."""
HIDDEN = {"entry": ("events", "digest", "secret", "sealed", "revision"), "game_table": ("words",)}
"""Columns of which not everybody knows, or that nobody outside understands."""
BEGUN = "phase <> 'lobby'"
OVER = "(phase = 'finished' OR (phase = 'cancelled' AND asleep = 0))"


class Estate(Part):
    async def estate(self, guild: int) -> Rows:
        async def work(database: Database) -> Rows:
            await database.take_time()
            return [row for name in OPEN for row in await _of(database, name, guild)]

        return await self._reader.run(work)

    async def clear_away(self, table: int, made: int) -> None:
        async def work(database: Database) -> None:
            known = "cup" if table < 0 else "game_table"
            found = await fetch(database, f"SELECT revision FROM {known} WHERE id = ?", abs(table))  # noqa: S608
            await database.execute("DELETE FROM outbox WHERE table_id = ?", (table,))
            posts = await fetch(database, "SELECT kind, target, message_id FROM post WHERE table_id = ?", table)
            drafts = [
                Draft("hush", message, {"user": target}, lane=target)
                if kind == "hand"
                else Draft(AGAIN, message, {POST: GONE})
                for kind, target, message in posts
                if kind not in ("thread", "call", "digest", "bell", "alarm")
            ]
            for (revision,) in found:
                await enqueue(database, table, revision, drafts, made)
            await database.execute("DELETE FROM due WHERE table_id = ?", (table,))

        await self._writer.run(work)

    async def clear_answers(self, guild: int, made: int) -> None:
        async def work(database: Database) -> None:
            latest = "SELECT id, revision FROM game_table WHERE guild_id = ? ORDER BY id DESC LIMIT 1"
            answers = await fetch(database, "SELECT message_id, channel_id FROM answer WHERE guild_id = ?", guild)
            for table, revision in await fetch(database, latest, guild):
                drafts = [Draft(AGAIN, message, {POST: GONE, "channel": place}) for message, place in answers]
                await enqueue(database, table, revision, drafts, made)

        await self._writer.run(work)

    async def underway(self, guild: int) -> int:
        query = "SELECT count(*) FROM outbox WHERE guild_id = ? AND given_up IS NULL"
        return int((await self._rows(query, guild))[0][0])

    async def blank(self, act: int, guild: int) -> bool:
        async def work(database: Database) -> bool:
            query = "UPDATE act SET reason = '' WHERE id = ? AND guild_id = ? AND reason <> ''"
            return bool(await database.changed(query, (act, guild)))

        return await self._writer.run(work)


async def _of(database: Database, name: str, guild: int) -> Rows:
    hidden = HIDDEN.get(name, ())
    columns = [
        column for column, held in holdings()[name].items() if held.kind != "secret" and column not in hidden
    ]  # fmt: skip
    told = {"entry": OVER, "word": BEGUN}.get(name)
    among = f" AND table_id IN (SELECT id FROM game_table WHERE {told})" if told else ""  # noqa: S608
    query = f"SELECT {', '.join(columns)} FROM {name} WHERE guild_id = ?{among}"  # noqa: S608
    return [
        (name, {key: _told(value) for key, value in row.items()}) for row in await database.records(query, (guild,))
    ]


def _told(value: Any) -> Any:
    """JSON as what it says."""
    return read(value) if isinstance(value, str) and value[:1] in ("[", "{") else value
