"""The store in PostgreSQL: several processes on one database, every change a transaction that has reached the disk."""

from __future__ import annotations

import asyncio
import logging
import secrets
from pathlib import Path

import asyncpg

from bot.store.address import shown
from bot.store.dialect import script
from bot.store.doorbell import Doorbell
from bot.store.everything import Everything
from bot.store.failure import TooNew, Unusable
from bot.store.migrations import prelude, translated_steps
from bot.store.news import GONE_BACK, Hear
from bot.store.pool import AWAY, CONNECTING, Connection, Pool
from bot.tasks import persistently

log = logging.getLogger(__name__)

TURN = 0x57E11
"""Under this number one process at a time brings the data to the present form."""
WAITING = "3s"
"""A change of the form does not wait longer for a table: who reads it would have to queue behind."""
FOREVER = 86_400_000
"""Milliseconds for which it is remembered what has been done once."""


class PostgresStore(Everything):
    """The `Store` of several processes."""

    def __init__(self, pool: Pool) -> None:
        super().__init__(Connection(pool, reads=False), Connection(pool, reads=True))
        self._pool = pool
        self._bell: Doorbell | None = None

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        """Open a database and bring it up to date; raises Unusable or TooNew. One that is away is waited for."""

        async def attempt() -> None:
            await migrate(address)

        await persistently(f"{shown(address)} cannot be reached", attempt, passing)
        return await cls.connected(address)

    @classmethod
    async def connected(cls, address: str) -> PostgresStore:
        """The store of a database as it is."""
        pool = Pool(address, secrets.token_hex(4))
        await pool.open()
        store = cls(pool)
        await pool.persistently(lambda _: pool.look(), writes=False)
        await store._write("DELETE FROM attempt WHERE made < clock_ms() - ?", FOREVER)
        return store

    @property
    def shared(self) -> bool:
        return True

    @property
    def hindered(self) -> float:
        return self._pool.hindered

    def hear(self, hear: Hear) -> None:
        self._bell = Doorbell(self._pool.address, self._pool.sender, hear)
        self._pool.leapt = lambda: hear(GONE_BACK)
        self._bell.start()

    async def sweep(self) -> None:
        """The server cleans up by itself, and its files are its own."""

    async def copy(self, target: Path) -> int:
        raise Unusable(f"PostgreSQL is copied with its own tools, not to {target.name}: pg_dump -Fc.")

    async def release(self) -> None:
        """Write no more; others may be writing all the while."""
        await self._writer.close()

    async def close(self) -> None:
        if self._bell is not None:
            await self._bell.stop()
        await self._writer.close()
        await self._reader.close()
        await self._pool.close()


async def migrate(address: str) -> int:
    """Bring a database up to date; the number of its form. All missing steps happen, or none."""
    known = translated_steps()
    newest = known[-1][0]
    line = await asyncpg.connect(
        address, timeout=CONNECTING, target_session_attrs="read-write",
        server_settings={"application_name": "stellwerk", "lock_timeout": WAITING},
    )  # fmt: skip
    try:
        if await _form(line, address) == newest:
            return newest
        async with line.transaction():
            await line.execute("SELECT pg_advisory_xact_lock($1)", TURN)
            # Somebody else may have done it meanwhile.
            form = await _form(line, address)
            if form > newest:
                raise TooNew(
                    f"The data are of version {form}, this program knows {newest}. Start the version that wrote them."
                )
            if form == 0:
                await line.execute(prelude())
            for number, step in known:
                if number > form:
                    await line.execute(script(step))
            await line.execute("INSERT INTO schema_version (number) VALUES ($1) ON CONFLICT DO NOTHING", newest)
        return newest
    finally:
        try:
            await line.close(timeout=1)
        except (*AWAY, asyncio.CancelledError):
            line.terminate()


async def form(address: str) -> int:
    """The form the data have; 0: there are none yet. Raises Unusable where they cannot be looked at."""
    try:
        line = await asyncpg.connect(address, timeout=CONNECTING)
    except Exception as problem:
        if passing(problem):
            raise Unusable(f"{shown(address)} cannot be reached: {problem}.") from None
        raise
    try:
        return await _form(line, address)
    finally:
        line.terminate()


async def _form(line: asyncpg.Connection, address: str) -> int:
    """The form the data have; 0: there are none yet."""
    things = await line.fetchval("SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace")
    if not things:
        return 0
    if await line.fetchval("SELECT to_regclass('schema_version')") is None:
        raise Unusable(f"{shown(address)} belongs to another program. Name an empty database in STELLWERK_DATABASE.")
    return int(await line.fetchval("SELECT max(number) FROM schema_version"))


def passing(problem: Exception) -> bool:
    """May it be over by itself?"""
    match problem:
        case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
            raise Unusable(f"PostgreSQL does not let this program in: {problem}. See STELLWERK_DATABASE.") from None
        case asyncpg.InvalidCatalogNameError() | asyncpg.InsufficientPrivilegeError():
            raise Unusable(f"PostgreSQL refuses the database: {problem}. See STELLWERK_DATABASE.") from None
        case asyncpg.ClientConfigurationError():
            raise Unusable(f"STELLWERK_DATABASE cannot be used: {problem}.") from None
        case asyncpg.LockNotAvailableError():
            return True
        case _:
            return isinstance(problem, AWAY)
