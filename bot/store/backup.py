"""Copies of the SQLite file: made while the bot runs, checked before they count, put back while it stands still."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot.store.failure import Unusable
from bot.store.lock import claim
from bot.store.migrations import steps
from bot.store.opening import make_private_folder
from bot.store.protocol import RESTORED

TABLES = frozenset({"game_table", "game_match", "entry", "outbox", "meta"})
"""What a database of ours has in any version."""
MAGIC = b"SQLite format 3\0"
SIDE_FILES = ("-wal", "-shm", "-journal")


def backup(database: Path, target: Path) -> None:
    """A consistent copy of a database that may be in use, at a place where nothing is yet."""
    if not database.is_file():
        raise Unusable(f"There is no database at {database}. Is --data the folder of the bot?")
    if target.exists():
        raise Unusable(f"{target} exists already. Choose another name: a backup never overwrites.")
    if not target.parent.is_dir():
        raise Unusable(f"{target.parent} is no folder.")
    with _beside(target) as made:
        _copy(database, made)
        _place(made, target)


def restore(copy: Path, database: Path, now: str) -> Path | None:
    """Put a copy in the place of the database; where the former one, if any, is kept. `now` goes into its name."""
    if not copy.is_file():
        raise Unusable(f"There is no file {copy}.")
    make_private_folder(database.parent)
    held = claim(database)
    try:
        with _beside(database) as made:
            _copy(copy, made)
            with contextlib.closing(sqlite3.connect(made, isolation_level=None)) as fresh:
                fresh.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (RESTORED, copy.name))
            _reach_disk(made)
            kept = _aside(database, database.with_name(f"{database.name}.before-{now}"))
            made.replace(database)
            _reach_disk(database.parent)
            return kept
    finally:
        held.release()


def newest(database: Path) -> int:
    """When the newest commit in a database was made; 0: there is none."""
    with contextlib.closing(reading(database)) as opened:
        return int(opened.execute("SELECT coalesce(max(updated), 0) FROM game_table").fetchone()[0])


def _copy(source: Path, target: Path) -> None:
    """All of a database at one moment, checked, in a single file that has reached the disk."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with (
            contextlib.closing(reading(source)) as old,
            contextlib.closing(sqlite3.connect(target, isolation_level=None)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
        _check(target, source)
    except sqlite3.Error as wrong:
        raise Unusable(f"{source} cannot be read as a database: {wrong}.") from wrong
    _reach_disk(target)


def reading(file: Path, threads: bool = False) -> sqlite3.Connection:
    """A connection that cannot write; a file on a read-only medium has no place for the index of its log.

    `threads`: it will be used by others than the one that made it.
    """
    address = f"{file.resolve().as_uri()}?mode=ro"
    database = sqlite3.connect(address, uri=True, timeout=30, isolation_level=None, check_same_thread=not threads)
    try:
        database.execute("SELECT 1 FROM sqlite_schema").fetchall()
    except sqlite3.OperationalError:
        database.close()
        if os.access(file.parent, os.W_OK) or file.with_name(file.name + "-wal").exists():
            raise
        database = sqlite3.connect(
            f"{address}&immutable=1", uri=True, timeout=30, isolation_level=None, check_same_thread=not threads
        )
    return database


def _check(file: Path, source: Path) -> None:
    with contextlib.closing(reading(file)) as database:
        (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise Unusable(f"{source} is damaged: {found}.")
        if database.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise Unusable(f"{source} is damaged: rows belong to a table that is not there.")
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if not names >= TABLES:
            raise Unusable(f"{source} is no database of Stellwerk.")
        (version,) = database.execute("PRAGMA user_version").fetchone()
        if version > (newest := steps()[-1][0]):
            raise Unusable(f"{source} was written by a newer Stellwerk (data {version}, this program knows {newest}).")


@contextlib.contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A name in the same folder for a file in the making, of which nothing is left."""
    made = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        yield made
    except OSError as wrong:
        raise Unusable(f"{wrong.filename or target.parent}: {wrong.strerror or wrong}.") from wrong
    finally:
        for name in (made, *(made.with_name(made.name + end) for end in SIDE_FILES)):
            name.unlink(missing_ok=True)


def _place(made: Path, target: Path) -> None:
    """Give a file its name, unless somebody else has taken that meanwhile."""
    try:
        os.link(made, target)
    except FileExistsError:
        raise Unusable(f"{target} exists already. Choose another name: a backup never overwrites.") from None
    except OSError:  # Not every file system has links.
        made.rename(target)
    _reach_disk(target.parent)


def _aside(database: Path, name: Path) -> Path | None:
    """Keep the former database under another name, whatever state it is in."""
    if not database.exists():
        return None
    if _begins_well(database):
        # One file instead of three; looking at anything else would throw its log away.
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(sqlite3.connect(database, isolation_level=None)) as former,
        ):
            former.execute("PRAGMA journal_mode = DELETE")
    for end in (*SIDE_FILES, ""):
        part = database.with_name(database.name + end)
        if part.exists():
            part.rename(name.with_name(name.name + end))
    return name


def _begins_well(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(MAGIC)) == MAGIC


def _reach_disk(path: Path) -> None:
    """A folder's names and a file's bytes outlive a power failure only when they are told to."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
