"""Connections to PostgreSQL: whole transactions, each in as few messages as it goes, again when nobody knows."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any, TypeVar

import asyncpg

from bot.figures import FIGURES
from bot.store.database import Value, Work
from bot.store.dialect import clean, literal, translated
from bot.store.epochs import look
from bot.store.failure import Conflict, Unreachable
from bot.store.news import Kind, worded
from bot.tasks import Seldom, told

log = logging.getLogger(__name__)

T = TypeVar("T")

MOST = 8
"""Connections of one process, besides the one that listens."""
SETTINGS = {
    "application_name": "stellwerk",
    "standard_conforming_strings": "on",
    "statement_timeout": "5s",
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "10",
    "jit": "off",
}
CONNECTING, ANSWER = 5.0, 8.0
"""Seconds for a new connection, and for an answer on one."""
PERSISTENT = 60.0
"""Seconds for which something is tried again while the database cannot be reached, or nobody knows what it did: a
server may start anew in that time, or another take its place, and whoever waits is told so meanwhile."""
AGAIN = (0.01, 0.05)
"""Seconds between two attempts, from and to."""
TIMES = 3
"""How often what has certainly not happened is tried again."""
LONG = 200
"""So many statements go at once; more would not be quicker."""
AN_HOUR = 3600.0
FINISHING = 1.0
CHANNEL = "stellwerk"

NOTHING_HAPPENED = (
    asyncpg.SerializationError, asyncpg.DeadlockDetectedError, asyncpg.LockNotAvailableError,
    asyncpg.QueryCanceledError,
)  # fmt: skip
AWAY = (
    OSError, TimeoutError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError, asyncpg.CannotConnectNowError, asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TooManyConnectionsError, asyncpg.IdleInTransactionSessionTimeoutError,
    # The library's own, where a server says goodbye between two questions.
    asyncpg.InternalClientError,
)  # fmt: skip
"""The connection is gone, or leads to a server that cannot help: whatever was asked may have happened."""

_HURRY = "statement_timeout,idle_in_transaction_session_timeout,lock_timeout"
_names = count()
_PREPARED: dict[str, str] = {}
"""Statement -> the name by which it is prepared, on whatever connection."""


class Elsewhere(ConnectionError):
    """The server is not the one that has written here so far, or on another timeline: the data may have gone back."""


class Line(asyncpg.Connection):  # type: ignore[misc]
    """A connection that remembers what has been prepared on it."""

    __slots__ = ("prepared",)

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.prepared: set[str] = set()


class Session:
    """A transaction. What nobody waits for is kept back and sent together, at the latest with its end.

    Values go as text within one message of prepared statements: that is one way to the server and back for a whole
    commit, and one transaction without more ado.
    """

    def __init__(self, line: Line, sender: str) -> None:
        self._line = line
        self._sender = sender
        self._script: list[str] = []
        self._wanted: dict[str, str] = {}
        """What has to be prepared before the script can run."""
        self._begun = False
        self._told: set[tuple[Kind, int]] = set()
        self._patience: float | None = None
        """Seconds for each answer, if it is another number than usual."""

    async def execute(self, statement: str, values: Sequence[Value] = ()) -> None:
        self._note(statement, values)
        if len(self._script) > LONG:
            await self._send()

    async def executemany(self, statement: str, rows: Iterable[Sequence[Value]]) -> None:
        for row in rows:
            await self.execute(statement, row)

    async def changed(self, statement: str, values: Sequence[Value] = ()) -> int:
        self._note(statement, values)
        return int((await self._send()).rpartition(" ")[2])

    async def returned(self, statement: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        if not self._begun:
            self._script.insert(0, "BEGIN")
            self._begun = True
        return await self._asked(statement, values)

    async def fetch(self, query: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        if query.startswith("SELECT") and "rowid" in query:
            return await self.returned(query, values)
        return await self._asked(query, values)

    async def records(self, query: str, values: Sequence[Value] = ()) -> list[Mapping[str, Any]]:
        if self._script:
            await self._send()
        rows = await self._line.fetch(translated(query), *map(_plain, values), timeout=self._patience)
        return [dict(row) for row in rows]

    async def reserve(self, table: str, count: int) -> tuple[int, ...]:
        query = "SELECT nextval(pg_get_serial_sequence(?, 'id')) FROM generate_series(1, ?)"
        return tuple(int(number) for (number,) in await self.returned(query, (table, count)))

    async def newest(self, table: str) -> int:
        query = "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence(?, 'id')::regclass), 0)"
        return int((await self.fetch(query, (table,)))[0][0])

    async def optional(self, table: str) -> frozenset[str]:
        query = (
            "SELECT column_name::text FROM information_schema.columns WHERE table_schema = current_schema()"
            " AND table_name = ? AND is_nullable = 'YES'"
        )
        return frozenset(str(column) for (column,) in await self.fetch(query, (table,)))

    async def take_time(self) -> None:
        query = "SELECT set_config(name, '0', TRUE) FROM unnest(string_to_array(?, ',')) AS name"
        await self.returned(query, (_HURRY,))
        self._patience = AN_HOUR

    async def stream(self, query: str, most: int) -> AsyncIterator[list[tuple[Any, ...]]]:
        if self._script:
            await self._send()
        cursor = await self._line.cursor(translated(query))
        while rows := await cursor.fetch(most, timeout=self._patience):
            yield [tuple(row) for row in rows]

    async def fill(self, table: str, columns: Sequence[str], parts: AsyncIterator[list[tuple[Any, ...]]]) -> None:
        await self.returned("SELECT 1")
        async for rows in parts:
            records = [tuple(map(_plain, row)) for row in rows]
            await self._line.copy_records_to_table(table, columns=columns, records=records, timeout=self._patience)

    async def count_from(self, table: str, number: int) -> None:
        if number:
            await self.returned("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", (table, number))

    async def size(self) -> int:
        return int((await self.fetch("SELECT pg_database_size(current_database())"))[0][0])

    async def schema(self) -> int:
        return int((await self.fetch("SELECT max(number) FROM schema_version"))[0][0])

    async def alone(self, number: int) -> None:
        await self.returned("SELECT pg_advisory_xact_lock(?)", (number,))

    def tell(self, kind: Kind, number: int) -> None:
        self._told.add((kind, number))

    # -- the transaction

    async def begin_to_read(self) -> None:
        """Everything that is read from now on is as it was at one moment."""
        await self._line.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        self._begun = True

    async def end(self) -> None:
        """Send what is left, and keep it all."""
        if self._told and (self._script or self._begun):
            self._script.append(f"NOTIFY {CHANNEL}, {literal(worded(self._sender, self._told))}")
        if self._begun:
            self._script.append("COMMIT")
        if self._script:
            await self._run()

    async def undo(self) -> None:
        if self._begun or self._line.is_in_transaction():
            await self._line.execute("ROLLBACK")

    def _note(self, statement: str, values: Sequence[Value]) -> None:
        name = _PREPARED.get(statement)
        if name is None:
            name = _PREPARED[statement] = f"w{next(_names)}"
        if name not in self._line.prepared:
            self._wanted[name] = statement
        told = ", ".join(map(literal, values))
        self._script.append(f"EXECUTE {name} ({told})" if told else f"EXECUTE {name}")

    async def _send(self) -> str:
        """Send what has been kept back; what was done last."""
        if not self._begun:
            self._script.insert(0, "BEGIN")
            self._begun = True
        return await self._run()

    async def _run(self) -> str:
        if self._wanted:
            for name, statement in self._wanted.items():
                await self._line.execute(f"PREPARE {name} AS {translated(statement)}")
                self._line.prepared.add(name)
            self._wanted.clear()
        script, self._script = "; ".join(self._script), []
        return str(await self._line.execute(script, timeout=self._patience))

    async def _asked(self, query: str, values: Sequence[Value]) -> list[tuple[Any, ...]]:
        if self._script:
            await self._send()
        rows = await self._line.fetch(translated(query), *map(_plain, values), timeout=self._patience)
        return [tuple(row) for row in rows]


def _plain(value: Value) -> Value:
    return clean(value) if isinstance(value, str) else value


class Pool:
    """Connections to one database, wherever it is at the moment."""

    def __init__(self, address: str, sender: str) -> None:
        """`sender`: by this name others know that something came from here."""
        self.sender = sender
        self.address = address
        self.hindered_since: float | None = None
        self._pool: asyncpg.Pool[Any] | None = None
        self.leapt: Callable[[], None] = lambda: None
        """Called when it was found here that the data have gone back."""
        self._closing = False
        self._tell = Seldom()
        self._looking: asyncio.Task[None] | None = None

    @property
    def hindered(self) -> float:
        return 0.0 if self.hindered_since is None else time.monotonic() - self.hindered_since

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(
            self.address, min_size=0, max_size=MOST, connection_class=Line, reset=_as_it_is, timeout=CONNECTING,
            command_timeout=ANSWER, server_settings=SETTINGS, target_session_attrs="read-write", init=self._same,
        )  # fmt: skip

    async def look(self) -> None:
        """See to it that nothing is written in a time that has come back as if nothing had been since."""
        line = await asyncpg.connect(
            self.address, timeout=CONNECTING, command_timeout=ANSWER, server_settings=SETTINGS,
            target_session_attrs="read-write", connection_class=Line,
        )  # fmt: skip
        try:
            session = Session(line, self.sender)
            await session.take_time()
            gone_back = await look(session, await _mark(line))
            await session.end()
        finally:
            line.terminate()
        if gone_back:
            log.warning("another server, or another timeline of it, has taken over; the last moments may be lost")
            self.leapt()

    async def _same(self, line: Line) -> None:
        """No connection is used before it is known that its server goes on where the data end.

        A connection lives on one timeline: a standby that takes over has accepted no connection that writes before.
        """
        known = await line.fetchval("SELECT mark FROM epoch ORDER BY number DESC LIMIT 1")
        if (found := await _mark(line)) and known != found:
            # Beside whoever waits for a connection: with many tables it takes longer than they may.
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._found(), name="a past that comes back")
            raise Elsewhere(f"{found} has taken over from {known}")

    async def _found(self) -> None:
        try:
            await self.look()
        except Exception as problem:  # noqa: BLE001 - whoever asks for a connection next has it tried again
            log.warning("nobody knows yet what the database remembers: %s", told(problem))

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        """A connection for a while; one on which anything went wrong is not used again."""
        pool = self._pool
        if pool is None:
            raise Unreachable("the store is closed")
        line = await pool.acquire(timeout=CONNECTING)
        try:
            yield line
        except (*AWAY, asyncio.CancelledError):
            with suppress(asyncpg.InterfaceError):
                line.terminate()
            raise
        finally:
            with suppress(*AWAY):
                await pool.release(line)

    async def persistently(self, attempt: Any, *, writes: bool) -> Any:
        """Do it, again if it has certainly not happened, and again while nobody knows. `attempt(unsure)`."""
        unsure, times, away, until = False, 0, 0, time.monotonic() + PERSISTENT
        try:
            while True:
                try:
                    return await attempt(unsure)
                except NOTHING_HAPPENED as problem:
                    times += 1
                    if self._closing or (times > TIMES and not (unsure and time.monotonic() < until)):
                        raise
                    log.debug("again: %r", problem)
                    FIGURES.count("commits", "retried")
                except AWAY as problem:
                    unsure = unsure or writes
                    self.hindered_since = self.hindered_since or time.monotonic()
                    if self._closing or time.monotonic() > until:
                        raise Unreachable(f"the database cannot be reached: {problem}") from problem
                    if self._tell():
                        log.warning("the database does not answer, trying again: %r", problem)
                    if writes:
                        FIGURES.count("commits", "unknown")
                    await asyncio.sleep(min(1.0, 0.02 * 2.0**away))
                    away += 1
                await asyncio.sleep(random.uniform(*AGAIN))
        finally:
            self.hindered_since = None

    async def close(self) -> None:
        self._closing = True
        if self._looking is not None:
            self._looking.cancel()
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                async with asyncio.timeout(FINISHING):
                    await pool.close()
            except (TimeoutError, *AWAY):
                pool.terminate()


class Connection:
    """Where transactions are run, several at a time."""

    def __init__(self, pool: Pool, reads: bool) -> None:
        self._pool = pool
        self._reads = reads
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Work[T], *, key: int | None = None, lightly: bool = False) -> T:
        """Do the work. A caller that is cancelled does not cut it off in the middle."""
        task: asyncio.Task[T] = asyncio.create_task(self._run(work, key, lightly))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def at_length(self, work: Work[T]) -> T:
        return await self.run(work)

    async def rows(self, query: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        """What one question is answered with, which needs no transaction."""

        async def attempt(_: bool) -> list[tuple[Any, ...]]:
            async with self._pool.line() as line:
                return await Session(line, self._pool.sender).fetch(query, values)

        found: list[tuple[Any, ...]] = await self._pool.persistently(attempt, writes=False)
        return found

    async def _run(self, work: Work[T], key: int | None, lightly: bool) -> T:
        async def attempt(unsure: bool) -> T:
            try:
                return await self._attempt(work, key, lightly)
            except asyncpg.IntegrityConstraintViolationError as problem:
                raise Conflict(str(problem.table_name or ""), unsure) from problem

        try:
            done: T = await self._pool.persistently(attempt, writes=not self._reads)
        except Conflict as conflict:
            if conflict.table != "attempt" or not conflict.unsure:
                raise
            # An earlier attempt of ours has been through; such work brings nothing back.
            return None  # type: ignore[return-value]
        return done

    async def _attempt(self, work: Work[T], key: int | None, lightly: bool) -> T:
        async with self._pool.line() as line:
            session = Session(line, self._pool.sender)
            try:
                if self._reads:
                    await session.begin_to_read()
                if lightly:
                    await session.execute("SELECT set_config('synchronous_commit', 'off', TRUE)")
                if key is not None:
                    await session.execute("INSERT INTO attempt (key, made) VALUES (?, clock_ms())", (key,))
                result = await work(session)
                await session.end()
            except AWAY:
                raise
            except BaseException:
                await session.undo()
                raise
            return result

    async def close(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=FINISHING)
        for task in self._tasks:
            task.cancel()


async def _mark(line: Line) -> str:
    """Which server this is, and which of its timelines it writes: the first eight digits of a file of its log.

    After a promotion they are right at once, other than `pg_control_checkpoint` (PostgreSQL, "Continuous Archiving",
    Timelines; "System Administration Functions"). Where a server tells neither, nobody can know.
    """
    for query in (
        "SELECT system_identifier || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) FROM pg_control_system()",
        "SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8)",
    ):
        with suppress(
            asyncpg.InsufficientPrivilegeError, asyncpg.UndefinedFunctionError, asyncpg.FeatureNotSupportedError
        ):
            return str(await line.fetchval(query))
    return ""


async def _as_it_is(_: Any) -> None:
    """Nothing is left on a connection: transactions are ended, and nobody sets anything for longer."""
