"""SQL on a connection to the SQLite file, on which whole transactions wait for each other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import aiosqlite

from bot.store.database import Database, Value, Work
from bot.store.failure import Conflict
from bot.store.news import Kind
from bot.store.opening import abandon, busy
from bot.tasks import Seldom

log = logging.getLogger(__name__)

T = TypeVar("T")

AGAIN = 0.25
"""Seconds until a lock of another program is asked for again."""
FINISHING = 1.0
"""Seconds that running transactions get before the store is closed without them."""
LONG = 200
"""So many statements are kept back at most."""
_UNIQUE = re.compile(r"UNIQUE constraint failed: (\w+)\.")


class Session:
    """A transaction on a connection to the file.

    What nobody waits for is kept back and done at one go: the way to the connection's thread and back costs more than
    most statements.
    """

    def __init__(self, database: aiosqlite.Connection) -> None:
        self._database = database
        self._kept: list[tuple[str, list[Sequence[Value]]]] = []

    async def execute(self, statement: str, values: Sequence[Value] = ()) -> None:
        await self.executemany(statement, (values,))

    async def executemany(self, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        self._kept.append((statement, list(rows)))
        if len(self._kept) >= LONG:
            await self.send()

    async def send(self) -> None:
        """What has been kept back is done."""
        kept, self._kept = self._kept, []
        if kept:
            # The library has no public way to do several things in its thread at once.
            await self._database._execute(_done, self._database._conn, kept)  # type: ignore[no-untyped-call]

    def forget(self) -> None:
        """What has been kept back will not be done."""
        self._kept = []

    async def changed(self, statement: str, values: Sequence[Value] = ()) -> int:
        await self.send()
        return (await self._database.execute(statement, values)).rowcount

    async def returned(self, statement: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        await self.send()
        async with self._database.execute(statement, values) as cursor:
            return [tuple(row) for row in await cursor.fetchall()]

    async def fetch(self, query: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        await self.send()
        return [tuple(row) for row in await self._database.execute_fetchall(query, values)]

    async def records(self, query: str, values: Sequence[Value] = ()) -> list[Mapping[str, Any]]:
        await self.send()
        async with self._database.execute(query, values) as cursor:
            heads = [column[0] for column in cursor.description]
            return [dict(zip(heads, row, strict=True)) for row in await cursor.fetchall()]

    async def reserve(self, table: str, count: int) -> tuple[int, ...]:
        last = await self.newest(table)
        marked = await self.changed("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", (last + count, table))
        if not marked:
            await self.execute("INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)", (last + count, table))
        return tuple(range(last + 1, last + count + 1))

    async def newest(self, table: str) -> int:
        rows = await self.fetch("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?", (table,))
        return int(rows[0][0])

    async def optional(self, table: str) -> frozenset[str]:
        query = 'SELECT name FROM pragma_table_info(?) WHERE "notnull" = 0 AND pk = 0'
        return frozenset(str(column) for (column,) in await self.fetch(query, (table,)))

    async def take_time(self) -> None:
        """Nobody hurries."""

    async def stream(self, query: str, most: int) -> AsyncIterator[list[tuple[Any, ...]]]:
        await self.send()
        async with self._database.execute(query) as cursor:
            while rows := await cursor.fetchmany(most):
                yield [tuple(row) for row in rows]

    async def fill(self, table: str, columns: Sequence[str], parts: AsyncIterator[list[tuple[Any, ...]]]) -> None:
        marks = ", ".join("?" * len(columns))
        async for rows in parts:
            await self.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)  # noqa: S608
            await self.send()

    async def count_from(self, table: str, number: int) -> None:
        await self.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        await self.execute("INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)", (number, table))

    async def size(self) -> int:
        ((size,),) = await self.fetch("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        return int(size)

    async def schema(self) -> int:
        ((version,),) = await self.fetch("PRAGMA user_version")
        return int(version)

    async def alone(self, number: int) -> None:
        """There is one transaction at a time."""

    def tell(self, kind: Kind, number: int) -> None:
        """There is one process."""


def _done(database: sqlite3.Connection, kept: Iterable[tuple[str, list[Sequence[Value]]]]) -> None:
    for statement, rows in kept:
        if len(rows) == 1:
            database.execute(statement, rows[0])
        else:
            database.executemany(statement, rows)


class Connection:
    """One connection. Statements of two tasks would mix on it, so whole transactions wait for each other."""

    def __init__(self, database: aiosqlite.Connection, begin: str) -> None:
        self.database = database
        self._session = Session(database)
        self.hindered_since: float | None = None
        self._begin = begin
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = asyncio.Event()

    async def run(self, work: Work[T], *, key: int | None = None) -> T:
        """Do the work in a transaction: once, for here it is always known whether it went through."""
        task: asyncio.Task[T] = asyncio.create_task(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def rows(self, query: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        async def work(database: Database) -> list[tuple[Any, ...]]:
            return await database.fetch(query, values)

        return await self.run(work)

    async def _run(self, work: Work[T]) -> T:
        async with self._lock:
            await self._begun()
            try:
                result = await work(self._session)
                await self._session.send()
                await self.database.execute("COMMIT")
            except BaseException as problem:
                self._session.forget()
                if self.database.in_transaction:
                    # A commit that nobody waits for any more may be through by then.
                    with contextlib.suppress(sqlite3.OperationalError):
                        await self.database.execute("ROLLBACK")
                if isinstance(problem, sqlite3.IntegrityError):
                    broken = _UNIQUE.match(str(problem))
                    raise Conflict(broken[1] if broken else "") from problem
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
