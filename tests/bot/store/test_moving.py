"""Moving house: everything from a file to a server and back, proved to be the same."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import moving
from bot.store.change import Change
from bot.store.draft import Draft
from bot.store.failure import Unusable
from bot.store.moving import OF_PROCESSES, move, named, tables
from bot.store.place import open_store
from bot.store.sqlite import SqliteStore
from tests.ages.releases import RELEASES, unpack
from tests.bot.store.test_contract import TABLE
from tests.postgres.engines import shared
from tests.postgres.server import available

pytestmark = pytest.mark.skipif(available() is not None, reason=str(available()))


@pytest.fixture
def address() -> Iterator[str]:
    made = shared().create()
    yield made
    shared().drop(made)


def contents(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(file)) as database:
        kept = {name: sorted(database.execute(f"SELECT * FROM {name}"), key=repr) for name in tables()}
        kept["numbers"] = sorted(database.execute("SELECT name, seq FROM sqlite_sequence WHERE seq > 0"))
        return kept


@pytest.mark.parametrize("release", RELEASES)
async def test_there_and_back_everything_is_as_it_was(release: str, address: str, tmp_path: Path) -> None:
    file, back = unpack(release, tmp_path), tmp_path / "back.db"
    await (await SqliteStore.open(file)).close()
    before, told = contents(file), list[str]()
    rows = await move(file, address, told.append)
    assert rows == sum(len(kept) for name, kept in before.items() if name != "numbers") > 100
    assert len(told) == len(tables()) and all("the same there" in line for line in told)
    assert contents(file) == before
    assert await move(address, back, told.append) == rows
    assert contents(back) == before


async def test_numbers_go_on_where_they_were(address: str, tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "s.db")
    number = await store.commit(Change(TABLE, "open"))
    reserved = await store.reserve(5)
    await store.close()
    await move(tmp_path / "s.db", address, lambda _: None)
    there = await open_store(address)
    assert await there.commit(Change(TABLE, "open")) == reserved[-1] + 1
    stored = await there.table(number)
    assert stored is not None and stored.table == replace(TABLE, id=number)
    await there.close()


async def test_a_target_with_anything_in_it_is_refused_and_stays_as_it_is(address: str, tmp_path: Path) -> None:
    await (await SqliteStore.open(tmp_path / "s.db")).close()
    there = await open_store(address)
    await there.commit(Change(TABLE, "open", drafts=(Draft("lobby"),)))
    with pytest.raises(Unusable, match="not empty"):
        await move(tmp_path / "s.db", address, lambda _: None)
    assert len(await there.waiting()) == 1
    await there.close()
    with pytest.raises(Unusable, match="exists already"):
        await move(address, tmp_path / "s.db", lambda _: None)


async def test_what_differs_there_is_noticed_and_nothing_is_kept(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.store.pool import Session

    store = await SqliteStore.open(tmp_path / "s.db")
    await store.commit(Change(TABLE, "open"))
    await store.close()
    fill = Session.fill

    async def losing(self: Session, table: str, columns: tuple[str, ...], parts: object) -> None:
        await fill(self, table, columns, parts)  # type: ignore[arg-type]
        if table == "seat":
            await self.execute("UPDATE seat SET name = 'Eva' WHERE name = 'Ada'")

    monkeypatch.setattr(Session, "fill", losing)
    with pytest.raises(Unusable, match="seat is not the same there"):
        await move(tmp_path / "s.db", address, lambda _: None)
    monkeypatch.undo()
    # It can be begun again at once.
    assert await move(tmp_path / "s.db", address, lambda _: None) > 0


async def test_nobody_works_on_either_meanwhile(address: str, tmp_path: Path) -> None:
    there = await open_store(address)
    lease = await there.take_lease("shards 0/1", "one", 60)
    assert lease is not None
    with pytest.raises(Unusable, match="works on"):
        await move(address, tmp_path / "new.db", lambda _: None)
    await there.release_lease(lease)
    await there.close()
    await move(address, tmp_path / "new.db", lambda _: None)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["new.db", "new.db.lock"]  # noqa: ASYNC240


def test_what_is_moved_is_everything_that_is_declared() -> None:
    assert {*tables(), *OF_PROCESSES} == moving.holdings().keys()
    assert named("postgresql://u@h/d") == "postgresql://u@h/d" and named("sqlite:///x/y.db") == Path("x/y.db")
