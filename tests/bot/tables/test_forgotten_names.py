"""What people have been called is known with their number: texts about them are rid of it, and no other text is."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.call import Call
from bot.store.draft import Draft, Post
from bot.store.news import News
from bot.store.place import open_store
from bot.store.postgres import PostgresStore
from bot.store.table import Person, Place
from bot.tables.announcements import CALLED
from bot.tables.writer import Tables
from rules.core import AnyRules
from tests.bot.clock.hours import Times
from tests.bot.crowd import BEN, CLEO, DORA, HERE, X, found_in_rows, sound, started
from tests.bot.house import Dice
from tests.bot.tables.test_forgetting import FILE, filled, lasting
from tests.postgres import engines

JUDGE, OLD = replace(DORA, moderator=True), Person(X.id, "Old Hand", "de")
FAR = Place(44, 45)


async def reasons(tables: Tables, guild: int) -> list[str]:
    return [one.reason for one in reversed((await tables.acts(JUDGE, guild, 0))[0])]


async def test_former_names_go_from_texts_about_them_in_servers_where_they_went_by_them(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with lasting(tmp_path, Times()) as at:
        tables = at.tables
        for place in (HERE, FAR):
            await tables.cancel((await tables.open(replace(X, name="Late"), place, "toy", 2)).id, X)
        mine = await started(tables, OLD, BEN)
        await tables.freeze(mine, JUDGE, "Old Hand against Ben, Old Handle, Late")
        await tables.ban(JUDGE, HERE.guild, X.id, "keep", "Old Hand was Late; old hand; Zwiebelfisch Ää")
        await tables.ban(JUDGE, HERE.guild, 5, "keep", "as bad as Old Hand")
        await tables.ban(JUDGE, FAR.guild, X.id, "keep", "Old Hand was Late")
        await tables.ban(JUDGE, FAR.guild + 1, 6, "keep", "Old Hand was Late")
        await tables.forget(X.id)
        assert await reasons(tables, HERE.guild) == [
            "somebody against Ben, Old Handle, somebody".replace("somebody", "jemand"),
            "somebody was somebody; old hand; Zwiebelfisch Ää",
            "as bad as Old Hand",
        ]
        assert await reasons(tables, FAR.guild) == ["Old Hand was somebody"], "there they were Late and nothing else"
        assert await reasons(tables, FAR.guild + 1) == ["Old Hand was Late"]
        assert found_in_rows(tmp_path / FILE, Person(X.id, "no name")) == []


async def test_whom_a_moderator_names_is_known_by_that_name(tmp_path: Path, toy: AnyRules) -> None:
    """Also somebody who has never sat anywhere there, and the moderator."""
    async with lasting(tmp_path, Times()) as at:
        boss = Person(X.id, "Boss", moderator=True)
        await at.tables.ban(boss, HERE.guild, BEN.id, "keep", "Benny vexed the Boss", called="Benny")
        await at.tables.forget(BEN.id)
        assert await reasons(at.tables, HERE.guild) == ["somebody vexed the Boss"]
        await at.tables.forget(X.id)
        assert await reasons(at.tables, HERE.guild) == ["somebody vexed the somebody"]


async def test_a_cup_that_is_called_after_its_host_is_called_otherwise(tmp_path: Path, toy: AnyRules) -> None:
    async with lasting(tmp_path, Times()) as at:
        tables = at.tables
        await started(tables, OLD, BEN)
        mine = await tables.open_cup(X, HERE, "Old Hand's cup", "round-robin", "toy", 2, language="de")
        other = await tables.open_cup(BEN, HERE, "In honour of Old Hand", "swiss", "toy", 2)
        for person in (BEN, CLEO):
            await tables.join_cup(mine.id, person)
        await tables.start_cup(mine.id, X)
        assert "Old Hand's cup" in str([await at.store.rows(number, 0) for number in await at.store.find()])
        await tables.forget(X.id)
        assert (await tables.cup(mine.id)).name == "jemand's cup"
        assert "Old Hand's cup" not in str([await at.store.rows(number, 0) for number in await at.store.find()])
        assert (await tables.cup(other.id)).name == "In honour of Old Hand"


async def test_names_of_earlier_versions_are_known_from_where_they_stood(tmp_path: Path, toy: AnyRules) -> None:
    from tests.ages.releases import RELEASES, newest, unpack  # noqa: PLC0415
    from tests.ages.village import PEOPLE  # noqa: PLC0415

    file = unpack(RELEASES[-1], tmp_path)
    async with lasting(tmp_path, Times(float(newest(file)))) as at:
        for person in PEOPLE:
            known = await at.store.names_of(person.id)
            assert any(person.name in names for names in known.values()), person


# -- in the middle of everything


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def full(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Path]:
    folder = tmp_path_factory.mktemp("full")
    await filled(folder)
    yield folder


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.drill)])
async def test_what_is_due_happens_while_they_are_being_forgotten(
    every: int, full: Path, tmp_path: Path, toy: AnyRules, caplog: pytest.LogCaptureFixture
) -> None:
    """The moment before, at once with it, and after: nothing fails, nothing of them comes back, logs are true."""
    shutil.copy(full / FILE, tmp_path / FILE)
    times = Times()
    async with lasting(tmp_path, times) as at:
        kinds = sorted({due.kind for _, due in await at.store.due(1 << 40)})
    assert len(kinds) > 12
    for kind in kinds[::every]:
        folder = tmp_path / kind
        folder.mkdir()
        shutil.copy(full / FILE, folder / FILE)
        times = Times()
        async with lasting(folder, times) as at:
            moment = min(due.at for _, due in await at.store.due(1 << 40) if due.kind == kind)
            times.go(max(0.0, moment - times.wall))
            await asyncio.gather(at.tables.forget(X.id), at.live(1))
            await at.live(3600)
            assert found_in_rows(folder / FILE) == [], kind
            assert await sound(at.store, await at.store.find()) == [], kind
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


@pytest.mark.skipif("postgres" not in engines.ENGINES, reason="there is no PostgreSQL here")
async def test_what_another_process_has_on_its_way_does_not_bring_them_back(tmp_path: Path, toy: AnyRules) -> None:
    address = engines.address(tmp_path)
    one, other = await open_store(address), await open_store(address)
    try:
        here, there = Tables(one, lambda: 1_700_000_000, Dice()), Tables(other, lambda: 1_700_000_000, Dice())
        assert isinstance(other, PostgresStore)
        listening, heard = asyncio.Event(), asyncio.Event()
        there.forgot = heard.set

        def hear(news: News) -> None:
            there.heard(news)
            listening.set()

        other.hear(hear)
        await asyncio.wait_for(listening.wait(), 30)
        number = await started(here, BEN, X)
        rows = [row for lane in await other.waiting() for row in await other.rows(number, lane.lane)]
        await here.forget(X.id)
        await asyncio.wait_for(heard.wait(), 30)
        for row in rows:
            await other.trying(row, 1)
            follow = (Draft("hand", X.id, lane=X.id), Draft("nudge", 5, {CALLED: [BEN.id, X.id]}))
            await other.delivered(row, Post(9, 1, f"{BEN.id},{X.id}"), follow, (Call(X.id, number, 1, 0, 1),))
        assert not await one.knows(X.id, "")
    finally:
        await one.close()
        await other.close()
        engines.forget(tmp_path)
