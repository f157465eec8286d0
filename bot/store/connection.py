"""A connection to the SQLite file on which whole transactions wait for each other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import aiosqlite

from bot.store.failure import AlreadyDone, Overtaken
from bot.store.opening import abandon, busy
from bot.tasks import Seldom

log = logging.getLogger(__name__)


log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[aiosqlite.Connection], Awaitable[T]]
Value = int | str | None

AGAIN = 0.25
"""Seconds until a lock of another program is asked for again."""
FINISHING = 1.0
"""Seconds that running transactions get before the store is closed without them."""


class Connection:
    """One connection. Statements of two tasks would mix on it, so whole transactions wait for each other."""

    def __init__(self, database: aiosqlite.Connection, begin: str) -> None:
        self.database = database
        self.hindered_since: float | None = None
        self._begin = begin
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = asyncio.Event()

    async def run(self, work: Work[T]) -> T:
        """Do the work in a transaction. A caller that is cancelled leaves no transaction open behind it."""
        task: asyncio.Task[T] = asyncio.create_task(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _run(self, work: Work[T]) -> T:
        async with self._lock:
            await self._begun()
            try:
                result = await work(self.database)
                await self.database.execute("COMMIT")
            except BaseException:
                if self.database.in_transaction:
                    # A commit that nobody waits for any more may be through by then.
                    with contextlib.suppress(sqlite3.OperationalError):
                        await self.database.execute("ROLLBACK")
                raise
            return result

    async def _begun(self) -> None:
        """Begin a transaction; while another program holds the lock, wait for it, however long that takes."""
        tell = Seldom()
        try:
            while True:
                try:
                    await self.database.execute(self._begin)
                    return
                except sqlite3.OperationalError as problem:
                    if self._closing.is_set() or not busy(problem):
                        raise
                self.hindered_since = self.hindered_since or time.monotonic()
                if tell():
                    log.warning("another program has locked the database; waiting for it")
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), AGAIN)
        finally:
            self.hindered_since = None

    async def outside(self, *statements: str) -> None:
        """What no transaction can hold, one after the other; nobody else works on the connection meanwhile."""
        async with self._lock:
            for statement in statements:
                await self.database.execute_fetchall(statement)

    async def close(self, last_words: str = "") -> None:
        """Close in any case: the connection's thread would keep the program alive."""
        self._closing.set()
        try:
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=FINISHING)
            for task in self._tasks:
                task.cancel()
            if last_words:
                await self.database.execute("PRAGMA busy_timeout = 300")
                await self.database.execute(last_words)
        except sqlite3.Error as problem:
            log.warning("the database is closed without its last words: %s", problem)
        finally:
            await abandon(self.database)


@contextlib.contextmanager
def once(log: str, owner: str, number: int, interaction: int | None) -> Iterator[None]:
    """What is kept in a log of changes is kept once: by its interaction, and by the revision of its owner."""
    try:
        yield
    except sqlite3.IntegrityError as problem:
        if f"{log}.interaction_id" in str(problem):
            raise AlreadyDone(interaction) from problem
        if f"{log}.{owner}" in str(problem):
            raise Overtaken(number) from problem
        raise


async def fetch(database: aiosqlite.Connection, query: str, *values: Value) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await database.execute_fetchall(query, values)]


class Part:
    """A part of the store: what it asks and changes goes through these two connections."""

    def __init__(self, writer: Connection, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader

    async def _rows(self, query: str, *values: Value) -> list[tuple[Any, ...]]:
        async def work(database: aiosqlite.Connection) -> list[tuple[Any, ...]]:
            return await fetch(database, query, *values)

        return await self._reader.run(work)

    async def _write(self, statement: str, *values: Value) -> None:
        async def work(database: aiosqlite.Connection) -> None:
            await database.execute(statement, values)

        await self._writer.run(work)
