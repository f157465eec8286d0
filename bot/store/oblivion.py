"""What is known of a person, and how it is forgotten, in SQLite."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bot.store import erasure, standing
from bot.store.database import Database, fetch
from bot.store.dues import replace_due
from bot.store.forgotten import Forgotten
from bot.store.outgoing import Outgoing
from bot.store.portrait import portrait
from bot.store.table import Due

REMEMBERED = 100
"""So many people are known to have been forgotten since the start: what is on its way may name them."""

COUNT = "forgotten"
"""Under this name and that of a book of seals it is kept how many of its deletions have begun."""
BOOK, NUMBER = "book", "number"
"""In what is due: in which book a deletion is noted, and which it is there."""


class Oblivion(Outgoing):
    async def traces(self, user: int) -> tuple[int, ...]:
        async def work(database: Database) -> tuple[int, ...]:
            await database.take_time()
            return await standing.traces(database, user)

        return await self._reader.run(work)

    async def names_of(self, user: int) -> Mapping[int, frozenset[str]]:
        async def work(database: Database) -> Mapping[int, frozenset[str]]:
            return await standing.names_of(database, user)

        return await self._reader.run(work)

    async def begin_forgetting(self, due: Due, book: str) -> Due:
        async def work(database: Database) -> Due:
            await database.alone(0)
            known = await fetch(database, "SELECT payload FROM due WHERE table_id = 0 AND name = ?", due.name)
            kept = dict(json.loads(known[0][0])) if known else {}
            number = int(kept[NUMBER]) if kept.get(BOOK) == book else await _count(database, book) + 1
            begun = replace(due, payload={**due.payload, BOOK: book, NUMBER: number})
            await replace_due(database, begun)
            await _count_to(database, book, number)
            return begun

        return await self._writer.run(work)

    async def forgotten(self, book: str) -> int:
        async def work(database: Database) -> int:
            return await _count(database, book)

        return await self._reader.run(work)

    async def everybody(self) -> frozenset[int]:
        async def work(database: Database) -> frozenset[int]:
            await database.take_time()
            return await standing.everybody(database)

        return await self._reader.run(work)

    async def forget_again(self, dues: Iterable[Due], book: str, number: int) -> None:
        again = tuple(dues)

        async def work(database: Database) -> None:
            await database.alone(0)
            for due in again:
                await replace_due(database, due)
            await _count_to(database, book, number)

        await self._writer.run(work)

    async def forget_at(self, table: int, gone: Forgotten) -> None:
        async def work(database: Database) -> None:
            await erasure.erase(database, gone, table)

        await self._writer.run(work)

    async def forget(self, gone: Forgotten, still: Due) -> None:
        async def work(database: Database) -> None:
            await database.take_time()
            await erasure.erase(database, gone)
            await replace_due(database, still)
            newest = await database.newest("outbox")
            self._gone = [*self._gone[1 - REMEMBERED :], (gone, newest)]

        await self._writer.run(work)

    async def knows(self, user: int, but: str) -> bool:
        async def work(database: Database) -> bool:
            await database.take_time()
            return await standing.knows(database, user, but)

        return await self._reader.run(work)

    async def portrait(self, user: int) -> Mapping[str, Any]:
        async def work(database: Database) -> Mapping[str, Any]:
            await database.take_time()
            return await portrait(database, user)

        return await self._reader.run(work)

    async def servers(self) -> tuple[int, ...]:
        return await self._reader.run(standing.servers)

    async def purge_table(self, table: int) -> None:
        async def work(database: Database) -> None:
            await erasure.purge_table(database, table)

        await self._writer.run(work)

    async def purge_server(self, guild: int) -> None:
        async def work(database: Database) -> None:
            await database.take_time()
            await erasure.purge_server(database, guild)

        await self._writer.run(work)


async def _count(database: Database, book: str) -> int:
    rows = await fetch(database, "SELECT value FROM meta WHERE key = ?", f"{COUNT} {book}")
    return int(rows[0][0]) if rows else 0


async def _count_to(database: Database, book: str, number: int) -> None:
    await database.execute(
        "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (f"{COUNT} {book}", str(max(number, await _count(database, book)))),
    )
