"""A database that cannot be used is refused in words, and nothing that was opened stays open."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.failure import TooNew, Unusable
from bot.store.sqlite import SqliteStore
from tests.protocol.people import until


async def made(file: Path) -> None:
    await (await SqliteStore.open(file)).close()


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def connections() -> set[threading.Thread]:
    """Threads of open connections; those of an earlier test may be ending just now, so nobody counts them."""
    return {thread for thread in threading.enumerate() if "_connection_worker_thread" in thread.name}


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 9999")


def foreign(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE recipes (cake TEXT)")


@pytest.mark.parametrize(
    ("spoil", "error", "word"),
    [
        (lambda file: file.write_bytes(b""), Unusable, "empty"),
        (lambda file: file.write_bytes(b"nothing of the kind" * 300), Unusable, "not a database"),
        (lambda file: file.write_bytes(file.read_bytes()[: file.stat().st_size // 2]), Unusable, "damaged"),
        (foreign, Unusable, "another program"),
        (newer, TooNew, "9999"),
    ],
)
async def test_a_bad_file_is_refused_and_let_go(
    spoil: Callable[[Path], object], error: type[Exception], word: str, tmp_path: Path
) -> None:
    file = tmp_path / "stellwerk.db"
    await made(file)
    spoil(file)
    before, others = file.read_bytes(), connections()
    for _ in range(2):
        with pytest.raises(error, match=word):
            await SqliteStore.open(file)
    assert file.read_bytes() == before
    await until(lambda: connections() <= others, what="every thread has ended")


async def test_a_new_database_is_there_complete_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "stellwerk.db"
    (tmp_path / "stellwerk.db.new").write_bytes(b"half")
    await made(file)
    assert names(tmp_path) == ["stellwerk.db", "stellwerk.db.lock"]
    assert file.stat().st_mode & 0o777 == 0o600


async def test_a_journal_without_its_database_is_not_thrown_away(tmp_path: Path) -> None:
    (tmp_path / "stellwerk.db-wal").write_bytes(b"moves")
    with pytest.raises(Unusable, match="missing"):
        await SqliteStore.open(tmp_path / "stellwerk.db")
    assert (tmp_path / "stellwerk.db-wal").read_bytes() == b"moves"


async def test_a_store_is_closed_although_its_last_words_fail(tmp_path: Path) -> None:
    others = connections()
    store = await SqliteStore.open(tmp_path / "stellwerk.db")
    with closing(sqlite3.connect(tmp_path / "stellwerk.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await store.close()
    await until(lambda: connections() <= others, what="every thread has ended")
    await made(tmp_path / "stellwerk.db")


async def test_a_change_waits_for_a_foreign_lock(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "stellwerk.db")
    with closing(sqlite3.connect(tmp_path / "stellwerk.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        change = asyncio.create_task(store.set_meta("key", "value"))
        await until(lambda: store.hindered, what="it waits")
        assert not change.done()
        other.execute("ROLLBACK")
    await change
    assert (await store.meta("key"), store.hindered) == ("value", 0.0)
    await store.close()


async def test_a_folder_that_is_made_for_the_data_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "data" / "stellwerk.db"
    await made(file)
    assert file.parent.stat().st_mode & 0o777 == 0o700
