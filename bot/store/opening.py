"""Opening the one file: is it ours, whole and writable? A new one appears complete or not at all."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path

import aiosqlite

from bot.store.failure import Unusable
from bot.store.migrations import migrate
from bot.tasks import persistently

log = logging.getLogger(__name__)

PRAGMAS = (
    # Short: the thread cannot be reached meanwhile. Whoever begins a transaction waits again and again.
    "PRAGMA busy_timeout = 1000",
    "PRAGMA journal_mode = WAL",
    # NORMAL may lose committed moves in a power failure.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # What is deleted is overwritten, so that nobody finds it in the free parts of the file.
    "PRAGMA secure_delete = ON",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA temp_store = MEMORY",
)
COMPANIONS = ("", "-wal", "-shm", "-journal")
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
RESTORE = "Put a backup in its place with `stellwerk restore FILE`, or use another folder"


def busy(problem: BaseException) -> bool:
    """Does another program hold the lock of the database?"""
    code = getattr(problem, "sqlite_errorcode", 0) or 0
    return isinstance(problem, sqlite3.OperationalError) and code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


@contextmanager
def reported(file: Path) -> Iterator[None]:
    """Turns what goes wrong with the file into one sentence that tells what to do."""
    try:
        yield
    except OSError as problem:
        where = problem.filename or file
        raise Unusable(
            f"The data cannot be kept in {file.parent} ({problem.strerror}: {where}). Name a folder in which the user "
            "of this program may write, with --data or STELLWERK_DATA."
        ) from None
    except sqlite3.Error as problem:
        sentence = _sentence(file, problem)
        if sentence is None:
            raise
        raise Unusable(sentence) from None


def _sentence(file: Path, problem: sqlite3.Error) -> str | None:
    """What to do; None where nobody can do anything: the program itself is wrong, or has to wait."""
    match (getattr(problem, "sqlite_errorcode", 0) or 0) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return f"{file} is not a database. {RESTORE}."
        case sqlite3.SQLITE_CORRUPT:
            return f"The database {file} is damaged. {RESTORE}."
        case sqlite3.SQLITE_FULL | sqlite3.SQLITE_IOERR:
            return f"The disk with {file} is full or broken ({problem}). Make room, then start again."
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return f"{file} cannot be read and written ({problem}). Give the user of this program the right to do both."
        case _:
            return None


def make_private_folder(folder: Path) -> None:
    """Make a folder, with those above it that are missing, for its owner alone: data hold hands and messages."""
    for one in (*reversed(folder.parents), folder):
        if not one.exists():
            one.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)


def make_folder(file: Path) -> None:
    with reported(file):
        make_private_folder(file.parent)


def prepare(file: Path) -> bool:
    """See to it that what lies there may be a database of ours: is there none yet?"""
    with reported(file):
        if not file.exists():
            if file.with_name(file.name + "-wal").exists():
                raise Unusable(f"{file} is missing, but its journal {file.name}-wal is there. {RESTORE}.")
            return True
        if not file.is_file():
            raise Unusable(f"{file} is not a file. Move it away, or use another folder.")
        with file.open("r+b"):
            pass
        if file.stat().st_size == 0:
            raise Unusable(f"The database {file} is empty: its content is lost. {RESTORE}, or remove it to begin anew.")
        make_private(file)
        return False


def make_private(file: Path) -> None:
    """Hidden hands and seeds are nobody else's business."""
    for suffix in COMPANIONS:
        with suppress(FileNotFoundError):
            part = file.with_name(file.name + suffix)
            if part.stat().st_mode & 0o077:
                try:
                    part.chmod(PRIVATE)
                except PermissionError:
                    log.warning("%s can be read by others; its owner should forbid it (chmod 600)", part)


async def connect(file: Path) -> aiosqlite.Connection:
    """A connection to a file that is there."""
    async with AsyncExitStack() as stack:
        database = await _bare(file)
        stack.push_async_callback(abandon, database)
        for pragma in PRAGMAS:
            await database.execute(pragma)
        await database.create_function("clock_ms", 0, clock_ms)
        stack.pop_all()
        return database


def clock_ms() -> int:
    """The file has no clock but the machine's."""
    return int(time.time() * 1000)


def _bare(file: Path) -> aiosqlite.Connection:
    """Without the right to make the file: an empty one is never taken for a new one."""
    return aiosqlite.connect(f"{file.absolute().as_uri()}?mode=rw", isolation_level=None, uri=True)


async def abandon(database: aiosqlite.Connection) -> None:
    """Close a connection whatever state it is in: its thread would outlive the program."""
    with suppress(sqlite3.Error):
        await database.close()


async def opened(file: Path, new: bool) -> aiosqlite.Connection:
    """The file as a sound database of the present form; made first if it is new."""

    async def attempt() -> aiosqlite.Connection:
        with reported(file):
            if new:
                await _create(file)
            async with AsyncExitStack() as stack:
                await _ours(file)
                database = await connect(file)
                stack.push_async_callback(abandon, database)
                await migrate(database)
                stack.pop_all()
                return database

    return await persistently(f"{file} is locked by another program", attempt, busy)


async def _create(file: Path) -> None:
    """Under another name first: a kill in the middle must not leave half a database."""
    fresh = file.with_name(file.name + ".new")
    _clear(fresh)
    # Without a journal beside it that would have to move along.
    database = await _bare(fresh)
    try:
        await database.execute("PRAGMA synchronous = FULL")
        await migrate(database)
    finally:
        await abandon(database)
    os.replace(fresh, file)  # noqa: PTH105 - one system call; the loop may wait for it


def _clear(file: Path) -> None:
    """An empty file for its owner alone, whatever an earlier attempt has left."""
    for suffix in COMPANIONS:
        file.with_name(file.name + suffix).unlink(missing_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))


async def _ours(file: Path) -> None:
    """Look at it before anything is written: another program's file stays as it is."""
    database = await _bare(file)
    try:
        found = await database.execute_fetchall(
            "SELECT (SELECT user_version FROM pragma_user_version), (SELECT count(*) FROM sqlite_master)"
        )
        version, things = next(iter(found))
        if version == 0 and things:
            raise Unusable(f"{file} belongs to another program. Use another folder, with --data or STELLWERK_DATA.")
        checked = [row[0] for row in await database.execute_fetchall("PRAGMA quick_check(1)")]
        if checked != ["ok"]:
            raise Unusable(f"The database {file} is damaged ({checked[0]}). {RESTORE}.")
    except asyncio.CancelledError:
        # Reading through a large file takes its time.
        await database.interrupt()
        raise
    finally:
        await abandon(database)
