"""The store in PostgreSQL: what only a server can be asked. Skipped where none can be started."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from bot.store import postgres as engine
from bot.store.change import Change
from bot.store.database import Database
from bot.store.dialect import literal, translated
from bot.store.draft import Draft, Post
from bot.store.dues import replace_due
from bot.store.failure import AlreadyDone, Overtaken, TooNew, Unusable
from bot.store.migrations import steps
from bot.store.news import News
from bot.store.pool import Line
from bot.store.postgres import PostgresStore, migrate
from bot.store.sqlite import SqliteStore
from bot.store.table import Due
from tests.bot.store.test_contract import TABLE
from tests.postgres.engines import shared
from tests.postgres.proxy import Proxy
from tests.postgres.server import available
from tests.protocol.people import until

pytestmark = pytest.mark.skipif(available() is not None, reason=str(available()))


@pytest.fixture
def address() -> Iterator[str]:
    made = shared().create()
    yield made
    shared().drop(made)


@pytest_asyncio.fixture
async def store(address: str) -> AsyncIterator[PostgresStore]:
    made = await PostgresStore.open(address)
    yield made
    await made.close()


def rows(address: str, query: str) -> list[str]:
    return shared().sql(query, address.rpartition("/")[2]).splitlines()


async def test_both_engines_have_the_same_tables_columns_and_triggers(address: str, tmp_path: Any) -> None:
    import sqlite3

    await migrate(address)
    await (await SqliteStore.open(tmp_path / "s.db")).close()
    with sqlite3.connect(tmp_path / "s.db") as file:
        tables = [
            n for (n,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'") if n[:7] != "sqlite_"
        ]
        theirs = {
            (table, name, {"INTEGER": "bigint", "TEXT": "text"}[kind], bool(null or key))
            for table in tables
            for _, name, kind, null, _, key in file.execute(f"PRAGMA table_info({table})")
        }
        watched = file.execute("SELECT name || '|' || tbl_name FROM sqlite_schema WHERE type = 'trigger'")
        triggers = {one for (one,) in watched}
    told = rows(
        address,
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name <> 'schema_version'",
    )
    ours = {(t, c, kind, null == "NO") for t, c, kind, null in (line.split("|") for line in told)}
    assert ours == theirs
    told = rows(address, "SELECT tgname, tgrelid::regclass FROM pg_trigger WHERE NOT tgisinternal")
    assert triggers and set(told) == triggers, "triggers stand in a NAME.postgres.sql for PostgreSQL"


async def test_two_starters_bring_the_data_up_to_date_once(address: str) -> None:
    assert set(await asyncio.gather(*(migrate(address) for _ in range(4)))) == {steps()[-1][0]}
    assert rows(address, "SELECT count(*) FROM schema_version") == ["1"]


async def test_steps_that_are_missing_are_taken_later_and_all_or_none(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = engine.translated_steps()
    number = known[-1][0] + 1
    await migrate(address)
    bad = (number, "CREATE TABLE extra (n INTEGER) STRICT;\nINSERT INTO nowhere VALUES (1);\n")
    monkeypatch.setattr(engine, "translated_steps", lambda: (*known, bad))
    with pytest.raises(asyncpg.UndefinedTableError):
        await PostgresStore.open(address)
    assert rows(address, "SELECT to_regclass('extra') IS NULL, max(number) FROM schema_version") == [f"t|{number - 1}"]
    good = (number, "CREATE TABLE extra (n INTEGER) STRICT;\n")
    monkeypatch.setattr(engine, "translated_steps", lambda: (*known, good))
    await (await PostgresStore.open(address)).close()
    monkeypatch.undo()
    with pytest.raises(TooNew):
        await PostgresStore.open(address)


async def test_two_who_put_off_calls_of_the_same_person_do_not_hinder_each_other(
    address: str, store: PostgresStore
) -> None:
    """Each delivers at another table; what is due is one row, that of who comes last."""
    first, go_on = asyncio.Event(), asyncio.Event()

    async def begins(database: Database) -> None:
        await replace_due(database, Due("person 7", "make-up", 100))
        await database.fetch("SELECT 1")
        first.set()
        await go_on.wait()

    async def follows(database: Database) -> None:
        await replace_due(database, Due("person 7", "make-up", 200))

    async with asyncio.TaskGroup() as both:
        both.create_task(store.writing(begins))
        await first.wait()
        both.create_task(store.writing(follows))

        async def waits() -> bool:
            return await asyncio.to_thread(rows, address, "SELECT 1 FROM pg_locks WHERE NOT granted") != []

        await until(waits)
        go_on.set()
    assert rows(address, "SELECT name, at FROM due") == ["person 7|200"]


async def test_a_database_of_another_program_is_left_alone(address: str) -> None:
    shared().sql("CREATE TABLE theirs (n int)", address.rpartition("/")[2])
    with pytest.raises(Unusable, match="another program"):
        await PostgresStore.open(address)


async def test_an_address_that_cannot_be_right_is_told_in_a_sentence(address: str) -> None:
    with pytest.raises(Unusable, match="does not exist"):
        await PostgresStore.open(address + "_missing")


async def test_what_is_told_of_a_change_reaches_every_other_process_and_not_its_own(
    address: str, store: PostgresStore
) -> None:
    other = await PostgresStore.open(address)
    heard: dict[str, list[News]] = {"own": [], "other": []}
    listening, arrived = asyncio.Event(), asyncio.Event()

    def hear(news: News) -> None:
        heard["other"].append(news)
        if news.missed:
            listening.set()
        if news.changed:
            arrived.set()

    store.hear(heard["own"].append)
    other.hear(hear)
    await asyncio.wait_for(listening.wait(), 60)
    number = await store.commit(Change(TABLE, "open", drafts=(Draft("lobby"),), aside=(Due("x", "x", 5),)))
    await asyncio.wait_for(arrived.wait(), 60)
    assert [news.changed for news in heard["other"] if news.changed] == [(("due", 0), ("table", number))]
    assert not any(news.changed for news in heard["own"])
    await other.close()


async def test_two_processes_from_one_revision_leave_one_change(address: str, store: PostgresStore) -> None:
    other = await PostgresStore.open(address)
    number = await store.commit(Change(TABLE, "open"))
    later = replace(TABLE, id=number, revision=2)
    done = await asyncio.gather(
        store.commit(Change(later, "one", drafts=(Draft("turn"),))),
        other.commit(Change(later, "two", drafts=(Draft("turn"),))),
        return_exceptions=True,
    )
    assert sorted(type(one) for one in done if isinstance(one, Exception)) == [Overtaken]
    assert rows(address, "SELECT count(*) FROM change") == ["2"]
    assert rows(address, "SELECT count(*) FROM outbox") == ["1"]
    await other.close()


async def test_a_row_of_a_table_carries_its_server(address: str, store: PostgresStore) -> None:
    server = 9 << 22
    number = await store.commit(
        Change(replace(TABLE, guild=server, dues=(Due("d", "d", 1),)), "open", drafts=(Draft("lobby"),))
    )
    (row,) = await store.rows(number, 0)
    await store.delivered(row, Post(5, 1), (Draft("hush", 5),))
    for table in ("seat", "standing_order", "change", "outbox", "post", "due"):
        assert set(rows(address, f"SELECT guild_id FROM {table}")) == {str(server)}, table


@pytest.mark.parametrize("code", ["40001", "40P01", "55P03", "57014", "25006", "57P01", "57P03", "53300"])
async def test_what_has_not_happened_or_nobody_knows_is_tried_again(
    code: str, address: str, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await store.commit(Change(TABLE, "open"))
    execute, left = Line.execute, [2]

    async def stumbling(self: Line, query: str, *args: Any, **more: Any) -> str:
        if "EXECUTE" in query and left[0]:
            left[0] -= 1
            query = f"DO $$ BEGIN RAISE EXCEPTION 'injected' USING ERRCODE = '{code}'; END $$; {query}"
        return str(await execute(self, query, *args, **more))

    monkeypatch.setattr(Line, "execute", stumbling)
    await store.commit(Change(replace(TABLE, id=number, revision=2), "move", interaction=5))
    assert left == [0] and rows(address, "SELECT count(*) FROM change WHERE interaction_id = 5") == ["1"]


async def test_a_commit_cut_off_at_any_byte_happens_once(address: str) -> None:
    """Before the server has it, while it works, and before anybody hears of it: the outcome is the same."""
    async with Proxy(int(address.split(":")[2].split("/", maxsplit=1)[0])) as proxy:
        store = await PostgresStore.open(proxy.through(address))
        number = await store.commit(Change(TABLE, "open"))
        revision = 1
        for upwards in (True, False):
            for after in (0, 1, 40, 200, 700, 1500, 2500) if upwards else (0, 1, 10, 20, 40, 60, 90):
                revision += 1
                proxy.cut(after, upwards)
                change = Change(replace(TABLE, id=number, revision=revision), "move", drafts=(Draft("turn"),))
                assert await store.commit(change) == number
                proxy.mend()
        assert proxy.cuts >= 10
        assert rows(address, "SELECT count(*), count(DISTINCT key) FROM change") == [f"{revision}|{revision}"]
        assert rows(address, "SELECT count(*) FROM outbox") == [str(revision - 1)]
        await store.close()


async def test_what_is_delivered_while_connections_are_cut_is_followed_once(address: str) -> None:
    async with Proxy(int(address.split(":")[2].split("/", maxsplit=1)[0])) as proxy:
        store = await PostgresStore.open(proxy.through(address))
        number = await store.commit(Change(TABLE, "open", drafts=(Draft("lobby"),)))
        for n, after in enumerate((0, 30, 120, 300, 600, 900, 1200)):
            (row,) = await store.rows(number, 0)
            proxy.cut(after, upwards=n % 2 == 0)
            await store.delivered(row, Post(n, 1), (Draft("lobby"),))
            proxy.mend()
            (row,) = await store.rows(number, 0)
            proxy.cut(after, upwards=n % 2 == 1)
            await store.put_off(replace(row, due=5), (Draft("hush", 4, lane=4),))
            proxy.mend()
        assert rows(address, "SELECT count(*) FROM outbox WHERE kind = 'hush'") == ["7"]
        await store.close()


async def test_a_first_attempt_that_still_runs_is_waited_for_and_not_doubled(
    address: str, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection is lost while the server still works on it."""
    number = await store.commit(Change(TABLE, "open"))
    execute, lost = Line.execute, list[asyncio.Task[str]]()

    async def losing(self: Line, query: str, *args: Any, **more: Any) -> str:
        if "EXECUTE" in query and not lost:
            line = await asyncpg.connect(address, connection_class=Line)
            for name in set(self.prepared):
                statement = next(s for s, known in _prepared().items() if known == name)
                await line.execute(f"PREPARE {name} AS {translated(statement)}")
            slow = f"BEGIN; {query}; SELECT pg_sleep(0.3); COMMIT"
            lost.append(asyncio.create_task(execute(line, slow)))
            await asyncio.sleep(0.05)
            raise ConnectionResetError
        return str(await execute(self, query, *args, **more))

    monkeypatch.setattr(Line, "execute", losing)
    assert await store.commit(Change(replace(TABLE, id=number, revision=2), "move")) == number
    await lost[0]
    assert rows(address, "SELECT count(*) FROM change") == ["2"]


def _prepared() -> dict[str, str]:
    from bot.store import pool

    return pool._PREPARED


async def test_a_caller_that_asks_again_by_itself_is_told_that_it_is_done(store: PostgresStore) -> None:
    change = Change(TABLE, "open", interaction=4)
    await store.commit(change)
    with pytest.raises(AlreadyDone):
        await store.commit(change)


def test_statements_are_translated_as_sqlite_reads_them() -> None:
    assert translated("SELECT ?1, ?, ?1 FROM placing") == 'SELECT $1, $2, $1 FROM "placing"'
    assert translated("SELECT rowid FROM placing_of") == "SELECT ctid FROM placing_of FOR UPDATE"
    assert translated("UPDATE x SET a = ? WHERE rowid = ?") == "UPDATE x SET a = $1 WHERE ctid = $2"


@pytest.mark.parametrize("text", ["it's", "'; DROP TABLE change; --", "\\'", "a\\", "$1 ?", "ü€𝄞", "line\nbreak", ""])
async def test_any_text_comes_back_as_it_was(text: str, store: PostgresStore) -> None:
    await store.set_meta("note", text)
    assert await store.meta("note") == text
    number = await store.commit(Change(replace(TABLE, options={text: text}), "open"))
    stored = await store.table(number)
    assert stored is not None and stored.table.options == {text: text}


async def test_no_nul_stops_a_commit(store: PostgresStore) -> None:
    await store.set_meta("note", "a\0b")
    assert await store.meta("note") == "ab" and literal("a\0'b") == "'a''b'"


def test_without_the_setting_nothing_of_it_is_imported() -> None:
    code = "import bot.process.main, sys; assert 'asyncpg' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


async def test_only_what_is_done_lightly_does_not_wait_for_the_disk(store: PostgresStore, address: str) -> None:
    name = address.rpartition("/")[2]
    shared().sql(f"ALTER DATABASE {name} SET synchronous_commit = 'on'", name)

    async def kept(database: Database) -> str:
        await database.execute("INSERT INTO meta (key, value) VALUES (clock_ms()::text, '')")
        return str((await database.fetch("SELECT current_setting('synchronous_commit')"))[0][0])

    fresh = await PostgresStore.open(address)
    assert await fresh._writer.run(kept, lightly=True) == "off"
    assert await fresh._writer.run(kept) == "on"
    await fresh.close()
