"""The store in a SQLite file: what only a file can be asked."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.store import migrations
from bot.store.database import Database
from bot.store.failure import TooNew
from bot.store.lock import InUse
from bot.store.sqlite import SqliteStore
from bot.store.table import Due


async def test_a_lobby_of_version_01_is_given_its_end_and_its_people_a_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, steps = tmp_path / "s.db", migrations.steps()
    monkeypatch.setattr(migrations, "steps", lambda: steps[:1])
    await (await SqliteStore.open(file)).close()
    with sqlite3.connect(file) as database:
        for number, phase in ((1, "lobby"), (2, "running")):
            database.execute(
                "INSERT INTO game_table VALUES (?, 1, 2, NULL, 'toy', '{}', 'en', 'public', '[]', 5, ?, 1, 10, 11)",
                (number, phase),
            )
            database.execute("INSERT INTO seat VALUES (?, 0, 5, 'Ada', NULL, NULL, 0)", (number,))
    monkeypatch.setattr(migrations, "steps", lambda: steps)
    store = await SqliteStore.open(file)
    assert await store.due(10**9) == ((1, Due("lobby", "lobby-warning", 11 + 6 * 86_400, 11)),)
    running = await store.table(2)
    assert running is not None and running.table.seats[0].since == 11
    await store.close()


async def test_the_file_is_opened_as_power_failures_demand(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "s.db")
    database = store._writer.database
    for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("trusted_schema", 0)):
        async with database.execute(f"PRAGMA {pragma}") as cursor:
            assert (await cursor.fetchone())[0] == wanted
    with pytest.raises(sqlite3.OperationalError):
        await store._reader.database.execute("DELETE FROM meta")
    await store.close()
    assert not (tmp_path / "s.db-wal").exists()


async def test_what_is_done_lightly_is_kept_and_nothing_else_is_taken_lightly(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "s.db")

    async def careful(database: Database) -> int:
        await database.execute("INSERT INTO meta (key, value) VALUES (hex(randomblob(8)), '')")
        return int((await database.fetch("PRAGMA synchronous"))[0][0])

    async def fails(database: Database) -> None:
        raise KeyError

    assert await store._writer.run(careful, lightly=True) == 1
    with pytest.raises(KeyError):
        await store._writer.run(fails, lightly=True)
    assert await store._writer.run(careful) == 2
    assert len(await store._rows("SELECT 1 FROM meta WHERE value = ''")) == 2
    await store.close()


async def test_only_work_at_length_may_wait_for_something_else(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "s.db")

    async def waits(database: Database) -> None:
        await database.execute("INSERT INTO meta (key, value) VALUES ('waited', 'yes')")
        await asyncio.sleep(0)

    with pytest.raises(TypeError, match="at_length"):
        await store._writer.run(waits)
    assert await store.meta("waited") is None
    await store.writing(waits)
    assert await store.meta("waited") == "yes"
    await store.close()


async def test_every_table_is_strict(tmp_path: Path) -> None:
    await (await SqliteStore.open(tmp_path / "s.db")).close()
    with sqlite3.connect(tmp_path / "s.db") as database:
        listed = database.execute("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'").fetchall()
    assert [name for name, strict in listed if not strict and not name.startswith("sqlite_")] == []


async def test_one_program_at_a_time_may_open_the_data(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "s.db")
    with pytest.raises(InUse):
        await SqliteStore.open(tmp_path / "s.db")
    await store.close()
    await (await SqliteStore.open(tmp_path / "s.db")).close()


async def test_data_of_a_newer_program_are_refused(tmp_path: Path) -> None:
    await (await SqliteStore.open(tmp_path / "s.db")).close()
    with sqlite3.connect(tmp_path / "s.db") as database:
        database.execute("PRAGMA user_version = 999")
    with pytest.raises(TooNew):
        await SqliteStore.open(tmp_path / "s.db")


async def test_a_migration_that_fails_leaves_the_old_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "s.db"
    await (await SqliteStore.open(file)).close()
    steps = migrations.steps()
    number = steps[-1][0] + 1
    bad = (number, "CREATE TABLE extra (n INTEGER) STRICT;\nINSERT INTO nowhere VALUES (1);\n")
    monkeypatch.setattr(migrations, "steps", lambda: (*steps, bad))
    with pytest.raises(sqlite3.OperationalError):
        await SqliteStore.open(file)
    with sqlite3.connect(file) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (steps[-1][0],)
        assert database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'extra'").fetchone() == (0,)
    good = (number, "CREATE TABLE extra (n INTEGER) STRICT;\n")
    monkeypatch.setattr(migrations, "steps", lambda: (*steps, good))
    await (await SqliteStore.open(file)).close()
    with sqlite3.connect(file) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (number,)


def test_no_number_of_a_migration_is_used_twice() -> None:
    numbers = [number for number, _ in migrations.steps()]
    assert numbers == sorted(set(numbers))
