"""What is known of a person, and how it is forgotten, in SQLite."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import aiosqlite

from bot.store import erasure
from bot.store.connection import Part
from bot.store.forgotten import Forgotten
from bot.store.portrait import portrait

SWEPT = "swept"
"""Under this name it is kept that nothing lies in the free parts of the file that was deleted by an earlier version."""


class Oblivion(Part):
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

    async def forget(self, gone: Forgotten, done: str) -> None:
        async def work(database: aiosqlite.Connection) -> None:
            await erasure.erase(database, gone)
            await database.execute("DELETE FROM due WHERE table_id = 0 AND name = ?", (done,))

        await self._writer.run(work)

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
