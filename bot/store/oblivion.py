"""What is known of a person, and how it is forgotten, in SQLite."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.store import erasure, standing
from bot.store.database import Database
from bot.store.dues import replace_due
from bot.store.forgotten import Forgotten
from bot.store.outgoing import Outgoing
from bot.store.portrait import portrait
from bot.store.table import Due

REMEMBERED = 100
"""So many people are known to have been forgotten since the start: what is on its way may name them."""


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
