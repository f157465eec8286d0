"""The store in one SQLite file: one writer, one reader, every change a transaction that has reached the disk."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path

from bot.store import backup
from bot.store.connection import Connection
from bot.store.everything import Everything
from bot.store.lock import Claim, claim
from bot.store.news import Hear
from bot.store.opening import abandon, connect, make_folder, make_private, opened, prepare, reported

SWEPT = "swept"
"""Under this name it is kept that nothing lies in the free parts of the file that was deleted by an earlier version."""


class SqliteStore(Everything):  # fmt: skip
    """The `Store` of a single process."""

    _writer: Connection

    def __init__(self, writer: Connection, reader: Connection, claim: Claim, file: Path) -> None:
        super().__init__(writer, reader)
        self._claim = claim
        self._file = file
        self._released = False

    @classmethod
    async def open(cls, file: Path) -> SqliteStore:
        """Open or create the file and bring it up to date; raises Unusable, TooNew or InUse."""
        async with AsyncExitStack() as stack:
            make_folder(file)
            with reported(file):
                held = claim(file)
            stack.callback(held.release)
            writer = await opened(file, prepare(file))
            stack.push_async_callback(abandon, writer)
            with reported(file):
                reader = await connect(file)
                stack.push_async_callback(abandon, reader)
                await reader.execute("PRAGMA query_only = ON")
                make_private(file)
            store = cls(Connection(writer, "BEGIN IMMEDIATE"), Connection(reader, "BEGIN"), held, file)
            with reported(file):
                await store.went_back()
            stack.pop_all()
            return store

    @property
    def shared(self) -> bool:
        return False

    @property
    def hindered(self) -> float:
        since = self._writer.hindered_since
        return 0.0 if since is None else time.monotonic() - since

    async def copy(self, target: Path) -> int:
        await asyncio.to_thread(backup.backup, self._file, target)
        return (await asyncio.to_thread(target.stat)).st_size

    async def sweep(self) -> None:
        if not await self._rows("SELECT 1 FROM meta WHERE key = ?", SWEPT):
            # Once in the life of a file: before, what was deleted was not overwritten.
            await self._writer.outside("VACUUM")
            await self._write("INSERT INTO meta (key, value) VALUES (?, 'yes')", SWEPT)
        await self._writer.outside("PRAGMA wal_checkpoint(TRUNCATE)")

    def hear(self, hear: Hear) -> None:
        """There is nothing to hear: one process at a time works on the file."""

    async def release(self) -> None:
        """Write no more and give the data to the next; what is still being answered may be read."""
        if not self._released:
            self._released = True
            async with AsyncExitStack() as stack:
                stack.callback(self._claim.release)
                stack.push_async_callback(self._writer.close)

    async def close(self) -> None:
        async with AsyncExitStack() as stack:
            if not self._released:
                self._released = True
                stack.callback(self._claim.release)
                stack.push_async_callback(self._writer.close, "PRAGMA wal_checkpoint(TRUNCATE)")
            stack.push_async_callback(self._reader.close)
