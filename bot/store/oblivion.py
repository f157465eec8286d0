"""What is known of a person, and how it is forgotten, in SQLite."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import aiosqlite

from bot.store import erasure
from bot.store.connection import fetch
from bot.store.dues import replace_due
from bot.store.forgotten import Forgotten
from bot.store.outgoing import Outgoing
from bot.store.portrait import portrait
from bot.store.table import Due

SWEPT = "swept"
"""Under this name it is kept that nothing lies in the free parts of the file that was deleted by an earlier version."""
REMEMBERED = 100
"""So many people are known to have been forgotten since the start: what is on its way may name them."""


class Oblivion(Outgoing):
    async def traces(self, user: int) -> tuple[int, ...]:
        async def work(database: aiosqlite.Connection) -> tuple[int, ...]:
            return await erasure.traces(database, user)

        return await self._reader.run(work)

    async def names_of(self, user: int) -> frozenset[str]:
        async def work(database: aiosqlite.Connection) -> frozenset[str]:
            return await erasure.names_of(database, user)

        return await self._reader.run(work)

    async def forget_at(self, table: int, gone: Forgotten) -> None:
        async def work(database: aiosqlite.Connection) -> None:
            await erasure.erase(database, gone, table)

        await self._writer.run(work)

    async def forget(self, gone: Forgotten, still: Due) -> None:
        async def work(database: aiosqlite.Connection) -> None:
            await erasure.erase(database, gone)
            await replace_due(database, still)
            ((newest,),) = await fetch(
                database, "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'"
            )
            self._gone = [*self._gone[1 - REMEMBERED :], (gone, newest)]

        await self._writer.run(work)

    async def knows(self, user: int, but: str) -> bool:
        async def work(database: aiosqlite.Connection) -> bool:
            return await erasure.knows(database, user, but)

        return await self._reader.run(work)

    async def sweep(self) -> None:
        if not await self._rows("SELECT 1 FROM meta WHERE key = ?", SWEPT):
            # Once in the life of a file: before, what was deleted was not overwritten.
            await self._writer.outside("VACUUM")
            await self._write("INSERT OR REPLACE INTO meta (key, value) VALUES (?, 'yes')", SWEPT)
        await self._writer.outside("PRAGMA wal_checkpoint(TRUNCATE)")

    async def portrait(self, user: int) -> Mapping[str, Any]:
        async def work(database: aiosqlite.Connection) -> Mapping[str, Any]:
            return await portrait(database, user)

        return await self._reader.run(work)

    async def servers(self) -> tuple[int, ...]:
        return await self._reader.run(erasure.servers)

    async def purge_table(self, table: int) -> None:
        async def work(database: aiosqlite.Connection) -> None:
            await erasure.purge_table(database, table)

        await self._writer.run(work)

    async def purge_server(self, guild: int) -> None:
        async def work(database: aiosqlite.Connection) -> None:
            await erasure.purge_server(database, guild)

        await self._writer.run(work)
