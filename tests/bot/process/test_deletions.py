"""Deletions survive a restore: whoever had their data deleted since a copy was made goes from the copy as well."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.process import upkeep
from bot.store.failure import Unusable
from bot.store.place import open_store
from bot.store.protocol import Store
from bot.store.seals import FILE, Book, Seals, books, read
from bot.store.sqlite import SqliteStore
from bot.store.table import FINISHED
from bot.tables.writer import Tables
from rules.core import AnyRules
from tests.bot.crowd import BEN, CLEO, DORA, X, found_in_bytes, found_in_rows, played, sound, started
from tests.bot.house import Dice
from tests.postgres import engines

DATABASE = "stellwerk.db"
NOW = 1_700_000_000


def house(store: Store, folder: Path, *besides: Path) -> Tables:
    tables = Tables(store, lambda: NOW, Dice())
    tables.seals = Seals(folder, *besides)
    return tables


async def lived(tables: Tables) -> None:
    await played(tables, await started(tables, X, BEN))
    await started(tables, X, CLEO)
    await started(tables, DORA, BEN)


async def copied(folder: Path, copy: Path, after: Callable[[Tables], object]) -> None:
    """A life, a copy of it, and what happens after."""
    store = await SqliteStore.open(folder / DATABASE)
    tables = house(store, folder, copy.parent)
    await lived(tables)
    await tables.forget(CLEO.id)
    await started(tables, CLEO, BEN)
    await store.copy(copy)
    await after(tables)  # type: ignore[misc]
    await tables.drain()
    await store.close()


async def both_go(tables: Tables) -> None:
    await tables.forget(X.id)
    await tables.forget(DORA.id)


@pytest.fixture
async def folders(tmp_path: Path, toy: AnyRules) -> tuple[Path, Path]:
    """The data, and the copies."""
    data, copies = tmp_path / "data", tmp_path / "copies"
    data.mkdir()
    copies.mkdir()
    await copied(data, copies / "copy.db", both_go)
    return data, copies


def restored(data: Path, copies: Path) -> list[str]:
    told: list[str] = []
    assert upkeep.restore(data / DATABASE, copies / "copy.db", told.append) == 0
    return told


async def whole(data: Path) -> None:
    """Nothing of the two is there; the others are, also who was deleted before the copy and had come back."""
    for person in (X, DORA):
        assert found_in_rows(data / DATABASE, person) == []
    assert found_in_rows(data / DATABASE, CLEO) and found_in_rows(data / DATABASE, BEN)
    store = await SqliteStore.open(data / DATABASE)
    tables = house(store, data)
    assert await sound(store, await store.find()) == []
    for number in await store.find(user=BEN.id, phases=("running",)):
        await played(tables, number)
        assert (await tables.get(number)).phase == FINISHED
    assert await tables.forget_again() == 0
    await store.close()
    assert [line for line in found_in_bytes(data, X) if "before" not in line] == []


def outside(folders: tuple[Path, Path], look: Callable[[Path], object]) -> None:
    asyncio.run(look(folders[0]))  # type: ignore[arg-type]


def test_who_went_after_the_copy_goes_from_it_and_the_operator_is_told(
    folders: tuple[Path, Path], toy: AnyRules
) -> None:  # fmt: skip
    told = restored(*folders)
    assert "2 people had their data deleted since this copy was made: they are deleted from it as well." in told
    outside(folders, whole)
    assert "Nobody in it has had their data deleted since this copy was made." not in told


def test_the_seals_beside_the_copies_are_enough(folders: tuple[Path, Path], toy: AnyRules) -> None:
    """The disk with the data is gone, and the seals on it."""
    data, _ = folders
    shutil.rmtree(data)
    told = restored(*folders)
    assert any(line.startswith("2 people") for line in told)
    outside(folders, whole)


def test_without_seals_the_operator_is_told_what_that_means(folders: tuple[Path, Path], toy: AnyRules) -> None:
    data, copies = folders
    for folder in folders:
        (folder / FILE).unlink()
    told = restored(data, copies)
    assert any(line.startswith(f"There is no {FILE}") for line in told)
    assert found_in_rows(data / DATABASE, X), "nobody knows who has gone"


def test_a_file_that_was_put_back_by_hand_is_recognised_at_the_next_start(
    folders: tuple[Path, Path], toy: AnyRules, caplog: pytest.LogCaptureFixture
) -> None:
    data, copies = folders

    async def start(data: Path) -> None:
        store = await SqliteStore.open(data / DATABASE)
        tables = house(store, data)
        assert await tables.forget_again() == 2
        await tables.drain()
        await store.close()

    for part in data.glob(f"{DATABASE}-*"):
        part.unlink()
    shutil.copy(copies / "copy.db", data / DATABASE)
    outside(folders, start)
    assert "2 people had their data deleted after this copy was made" in caplog.text
    outside(folders, whole)


def test_what_cannot_be_read_is_not_taken_for_empty(folders: tuple[Path, Path]) -> None:
    (folders[0] / FILE).write_text("nonsense", "ascii")
    with pytest.raises(Unusable, match="cannot be read"):
        restored(*folders)


def test_nobody_reads_from_the_file_who_it_is(folders: tuple[Path, Path]) -> None:
    file = folders[0] / FILE
    text = file.read_text("ascii")
    assert file.stat().st_mode & 0o077 == 0 and len(text.splitlines()) == 4
    assert not any(str(person.id) in text or person.name in text for person in (X, DORA, CLEO))
    assert (folders[1] / FILE).read_text("ascii") == text


def test_seals_of_two_machines_are_two_books_and_old_ones_go(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        folder.mkdir()
    Seals(one).add(1, 7, NOW)
    Seals(one).add(1, 7, NOW)
    Seals(other).add(1, 8, NOW)
    found = books((one, other, one))
    assert [book.since(0, (7, 8, 9)) for book in found] == [{7: 1}, {8: 1}] and found[0].since(1, (7,)) == {}
    Seals(one).add(2, 9, NOW + 400 * 86_400)
    after = read(one)
    assert isinstance(after, Book) and after.name == found[0].name and [seal.number for seal in after.seals] == [2]


@pytest.mark.skipif("postgres" not in engines.ENGINES, reason="there is no PostgreSQL here")
async def test_on_a_server_the_seals_lie_in_the_folder_of_the_data(tmp_path: Path, toy: AnyRules) -> None:
    address = engines.address(tmp_path)
    store = await open_store(address)
    tables = house(store, tmp_path)
    await lived(tables)
    await tables.drain()
    await store.close()
    copy = engines.shared().create(address.rpartition("/")[2])
    try:
        store = await open_store(address)
        await both_go(house(store, tmp_path))
        await store.close()
        told: list[str] = []

        def put_back() -> int:
            return upkeep.restore(copy, None, told.append, tmp_path)

        assert await asyncio.to_thread(put_back) == 0

        assert any(line.startswith("2 people") for line in told)
        store = await open_store(copy)
        assert await store.traces(X.id) == await store.traces(DORA.id) == () and await store.traces(BEN.id)
        await store.close()
    finally:
        engines.shared().drop(copy)
        engines.forget(tmp_path)
