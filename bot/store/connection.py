"""SQL on a connection to the SQLite file, on which whole transactions wait for each other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sqlite3
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextvars import copy_context
from typing import Any, TypeVar, cast

import aiosqlite

from bot.store.database import Database, Value, Work
from bot.store.failure import Conflict
from bot.store.opening import abandon, busy
from bot.store.session import AtLength, Session, finished
from bot.tasks import Seldom

log = logging.getLogger(__name__)

T = TypeVar("T")

AGAIN = 0.25
"""Seconds until a lock of another program is asked for again."""
FINISHING = 1.0
"""Seconds that running transactions get before the store is closed without them."""
_BROKEN = re.compile(r"(?:UNIQUE|NOT NULL) constraint failed: (\w+)\.")


class Locked(Exception):
    """Another program holds the lock, so nothing has begun."""


class Connection:
    """One connection. Statements of two tasks would mix on it, so whole transactions wait for each other."""

    def __init__(self, database: aiosqlite.Connection, begin: str) -> None:
        self.database = database
        self.hindered_since: float | None = None
        self._begin = begin
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = asyncio.Event()

    async def run(self, work: Work[T], *, key: int | None = None, lightly: bool = False) -> T:
        """Do the work in a transaction: once, for here it is always known whether it went through.

        All of it happens in the connection's thread: the way there and back costs more than most statements.
        """
        return await self._shielded(self._whole(work, lightly))

    async def at_length(self, work: Work[T]) -> T:
        return await self._shielded(self._stepwise(work))

    async def rows(self, query: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        async def work(database: Database) -> list[tuple[Any, ...]]:
            return await database.fetch(query, values)

        return await self.run(work)

    async def _shielded(self, running: Coroutine[Any, Any, T]) -> T:
        """A caller that goes away leaves nothing half done."""
        task: asyncio.Task[T] = asyncio.create_task(running)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _whole(self, work: Work[T], lightly: bool) -> T:
        context = copy_context()

        def transaction() -> T:
            with self._lightened() if lightly else contextlib.nullcontext():
                return committed()

        def committed() -> T:
            session = self._begun()
            try:
                result = finished(work(session))
                session.commit()
            except BaseException as problem:
                session.take_back()
                if isinstance(problem, sqlite3.IntegrityError):
                    raise _conflict(problem) from problem
                raise
            return result

        async with self._lock:
            return await self._unhindered(lambda: context.run(transaction))

    async def _stepwise(self, work: Work[T]) -> T:
        async with self._lock:
            session = await self._unhindered(self._begun)
            try:
                result = await work(cast(Database, AtLength(self.database)))
                await self._there(session.commit)
            except BaseException as problem:
                await self._there(session.take_back)
                if isinstance(problem, sqlite3.IntegrityError):
                    raise _conflict(problem) from problem
                raise
            return result

    @contextlib.contextmanager
    def _lightened(self) -> Iterator[None]:
        """What is committed meanwhile is written, but not brought to the disk before something else is."""
        file = Session(self.database._conn)
        file.do("PRAGMA synchronous = NORMAL")
        try:
            yield
        finally:
            file.do("PRAGMA synchronous = FULL")

    def _begun(self) -> Session:
        """A transaction, in the connection's thread. Raises Locked."""
        session = Session(self.database._conn)
        try:
            session.do(self._begin)
        except sqlite3.OperationalError as problem:
            if busy(problem):
                raise Locked from problem
            raise
        return session

    async def _there(self, function: Callable[[], T]) -> T:
        """What a function returns in the connection's thread."""
        # The library has no public way to do several things there at once.
        done: T = await self.database._execute(function)  # type: ignore[no-untyped-call]
        return done

    async def _unhindered(self, attempt: Callable[[], T]) -> T:
        """While another program holds the lock, wait for it, however long that takes."""
        tell = Seldom()
        try:
            while True:
                try:
                    return await self._there(attempt)
                except Locked as problem:
                    if self._closing.is_set() and problem.__cause__ is not None:
                        raise problem.__cause__ from None
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


def _conflict(problem: sqlite3.IntegrityError) -> Conflict:
    broken = _BROKEN.match(str(problem))
    return Conflict(broken[1] if broken else "")
