"""Databases of released versions: every table is read, is what its log says, and goes on to its end."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from bot.process import upkeep
from bot.store.sqlite import SqliteStore
from bot.store.table import Person
from bot.tables.proof import fault
from bot.tables.writer import Tables
from rules.agreement import EDITION, begun
from rules.core import Rng
from rules.registry import GAMES
from tests.ages.releases import RELEASES, newest, person, play_to_the_end, unpack
from tests.bot.house import house, refusal


@pytest.fixture(params=RELEASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return unpack(request.param, tmp_path)


first = pytest.mark.parametrize("database", RELEASES[:1], indirect=True)
"""What 0.1 did not know yet is made up for."""


@pytest_asyncio.fixture
async def tables(database: Path) -> AsyncIterator[Tables]:
    async with house(database.parent, newest(database)) as made:
        yield made


async def test_a_release_leaves_tables_of_all_games_in_all_phases(tables: Tables) -> None:
    found = [await tables.get(number) for number in await tables.store.find()]
    assert len(found) >= 25
    for game in GAMES:
        own = [table for table in found if table.game == game]
        assert {table.phase for table in own} >= {"lobby", "running", "finished"}
        assert len({len(table.seats) for table in own}) > 1
    entries = Counter(entry.by for table in found if table.match for entry in table.match.log)
    assert entries["undo"] > 9
    assert entries["stand-in"] > 9
    assert {"cancelled"} <= {table.phase for table in found}
    assert any(info.former is not None for table in found for info in table.seats)
    assert any(table.orders for table in found)
    assert len(await tables.store.waiting()) > 5


async def test_no_table_is_out_of_order_and_the_way_back_is_kept(tables: Tables) -> None:
    back = 0
    for number in await tables.store.find():
        table = await tables.get(number)
        assert not table.trouble
        for user in table.people:
            if not table.frozen and tables.can_undo(table, by := person(table, user)):
                assert table.match is not None
                undone = await tables.undo(number, by)
                assert undone.match is not None
                assert undone.match.log[-1].by == "undo"
                back += 1
                break
    assert back >= 5


@first
async def test_everybody_who_plays_there_has_a_tenure(tables: Tables) -> None:
    """As far as an old database knows: who sits there, and whose seat a stand-in keeps."""
    kept = 0
    for number in await tables.store.find(phases=("running", "finished")):
        table = await tables.get(number)
        assert table.match is not None
        for info in table.seats:
            *before, last = [one for one in table.tenures if one.seat == info.seat]
            assert (last.person, last.stand_in) == (info.user, info.stand_in)
            assert (last.last is None) == (table.phase == "running")
            assert 1 <= last.begun <= len(table.match.log) + 1
            if info.former is not None:
                (former,) = before
                assert (former.person, former.ended, former.begun) == (info.former, "replaced", 1)
                assert former.last == last.begun - 1
                kept += 1
    assert kept


async def test_a_table_of_older_rules_does_not_go_back_and_one_of_the_same_rules_does(tables: Tables) -> None:
    judge, said = Person(1, "Judge", moderator=True), Counter[str]()
    for number in await tables.store.find(phases=("running",)):
        before = await tables.get(number)
        assert before.match is not None
        if before.match.header.version != before.rules.version:
            assert await refusal(tables.rewind(number, judge, 0)) == "rules-have-changed"
            assert await tables.get(number) == before
            said["refused"] += 1
        elif turns := await tables.turns(before):
            await tables.rewind(number, judge, turns[-1].to)
            said["gone back"] += 1
        stored = await tables.store.table(number)
        assert stored is not None and fault(stored) is None
    assert said


@first
async def test_games_that_are_over_are_picked_up_as_friendly_ones(tables: Tables) -> None:
    over = await tables.store.find(phases=("finished",))
    assert over and set(await tables.store.unsettled()) == set(over)
    await tables.records.catch_up()
    found = await tables.store.results()
    assert {one.table for one in found} == set(over) and await tables.store.unsettled() == ()
    for one in found:
        table = await tables.get(one.table)
        assert len(one.ranked) == one.seats == len(table.seats) and not one.rated
        assert {placing.person for placing in one.ranked} - {None} == set(table.people)
    assert await tables.store.ratings() == () and (await tables.records.again())[0] == found


def test_verify_finds_every_table_sound_before_and_after(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = database.read_bytes()
    with closing(sqlite3.connect(database)) as opened:
        (count,) = opened.execute("SELECT count(*) FROM game_table").fetchone()
    assert upkeep.verify(database) == 0
    assert capsys.readouterr().out == f"{count} read, {count} sound\n"
    assert database.read_bytes() == before


async def test_every_table_goes_on_to_its_end_and_is_sound_then(database: Path) -> None:
    async with house(database.parent, newest(database)) as tables:
        for number in await tables.store.find():
            before = await tables.get(number)
            if before.cup and before.phase == "running":
                # Played on in their cups.
                continue
            over = await play_to_the_end(tables, number, Rng(number))
            assert over.phase == ("cancelled" if before.phase == "cancelled" else "finished"), number
            if before.phase in ("lobby", "running"):
                assert over.match is not None
                assert over.rules.outcome(over.match.state) is not None
                # What had begun goes on with the cards it began with; what begins now has those of new games.
                edition = begun(over.rules, {}) if before.phase == "lobby" else before.options
                assert over.options.get(EDITION) == edition.get(EDITION), number
    store = await SqliteStore.open(database)
    try:
        faults = {number: (await upkeep.examine(store, number))[1] for number in await store.find()}
    finally:
        await store.close()
    assert not any(faults.values()), faults
