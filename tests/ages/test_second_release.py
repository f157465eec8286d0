"""What releases since 0.2 left behind: cups go on, clocks strike, people keep what they chose, exports are true."""

from __future__ import annotations

import gzip
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.process import upkeep
from bot.store.cup import CALLED_OFF, FORMS, OPEN, OVER, UNDER_WAY, Cup
from bot.store.table import RUNNING, Table
from bot.tables import standings
from bot.tables.moments import DAY
from bot.tables.plans import intents
from rules.core import Rng
from rules.registry import GAMES
from tests.ages.releases import GAMES as FILES
from tests.ages.releases import RELEASES, newest, play_to_the_end, unpack
from tests.bot.clock.hours import Hours, Times, hours

LOOKS = 30
"""After so many rounds or days no cup is left."""


@pytest.fixture(params=RELEASES[1:])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return unpack(request.param, tmp_path)


@pytest.fixture
def times(database: Path) -> Times:
    """It is the moment at which the release was stopped."""
    return Times(wall=newest(database))


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing goes wrong."""
    yield
    assert not [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]


async def running(at: Hours) -> list[Table]:
    return [await at.tables.get(number) for number in await at.store.find(phases=(RUNNING,))]


async def cups(at: Hours) -> list[Cup]:
    found: list[Cup] = []
    for guild in {table.guild for table in await running(at)}:
        found += await at.tables.cups(guild, OPEN, UNDER_WAY, OVER, CALLED_OFF)
    return found


async def test_it_holds_everything_that_can_wait(database: Path, times: Times) -> None:
    async with hours(database.parent, times) as at:
        tables, known = await running(at), await cups(at)
        assert len({table.guild for table in tables}) == len({cup.guild for cup in known}) == 2
        assert {cup.form for cup in known} == set(FORMS)
        assert {cup.phase for cup in known} == {OPEN, UNDER_WAY, OVER, CALLED_OFF}
        waits = [wait for table in tables for wait in table.waits]
        assert any(wait.alarmed for wait in waits) and any(wait.lapsed for wait in waits)
        assert any(table.asleep for table in tables) and any(table.frozen for table in tables)
        assert {pause.kind for table in tables for pause in table.pauses} == {"agreed", "emergency"}
        assert {one.kind for table in tables for one in table.proposals} == {"answer", "pause", "clock", "rewind"}
        assert sum(bool(intents(table, info.seat)) for table in tables for info in table.seats) >= 3
        assert len(await at.store.results()) > 30 and len(await at.store.ratings()) > 50
        kinds = {due.kind for _, due in await at.store.due(1 << 40)}
        assert kinds >= {
            "clock",
            "cup",
            "grace",
            "offered",
            "pause-over",
            "proposal",
            "reminder",
            "sleep",
            "start",
            "week",
        }
    with closing(sqlite3.connect(database)) as opened:
        rows: Any = opened.execute("SELECT count(*), sum(attempts > 0), sum(refusals > 0), count(given_up) FROM outbox")
        assert all(count > 0 for count in rows.fetchone())
        posted = {kind for (kind,) in opened.execute("SELECT kind FROM post")}
        assert posted >= {"lobby", "board", "hand", "thread", "nudge", "notice", "digest", "cup", "cup-news", "film"}


async def test_people_keep_what_they_have_chosen(database: Path, times: Times) -> None:
    async with hours(database.parent, times) as at:
        users = {user for table in await running(at) for user in table.people}
        people = [await at.tables.person(user) for user in users]
        assert {one.way for one in people} == {"thread", "dm", "both", "digest"}
        assert {one.hand_dms for one in people} == {"call", "deal", "never"}
        assert any(one.dm_closed for one in people) and any(one.unlisted for one in people)
        assert any(one.quiet for one in people) and any(one.digest for one in people)
        assert ("night", "phone") in {(one.palette, one.form) for one in people}
        learnt = [await at.tables.course(user, game) for user in users for game in GAMES]
        assert sum(len(course.done) for course in learnt) > 5


def test_results_and_ratings_are_what_the_logs_say(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert upkeep.records(database) == 0
    assert capsys.readouterr().out.endswith("as tables and logs say\n")


async def test_cups_go_on_to_their_end(database: Path, times: Times, quiet: None) -> None:
    async with hours(database.parent, times, grace=0) as at:
        before = {cup.id: cup for cup in await cups(at)}
        for _ in range(LOOKS):
            under_way = [cup for cup in await cups(at) if cup.phase in (OPEN, UNDER_WAY)]
            played = [pod.table for cup in under_way for pod in cup.pods if pod.table and not pod.done]
            for number in played:
                await play_to_the_end(at.tables, number, Rng(number))
            await at.live(600 if played else DAY if under_way else 0)
        after = {cup.id: cup for cup in await cups(at)}
    for number, cup in after.items():
        old = before[number]
        if old.phase not in (OPEN, UNDER_WAY):
            assert cup == old
        elif old.begins or old.phase == UNDER_WAY:
            assert cup.phase == OVER and all(pod.done for pod in cup.pods)
            assert {line.person for line in standings.standings(cup)} == {one.person for one in cup.entrants}
            # What had been played counts as it did.
            done = [pod for pod in old.pods if pod.done]
            assert [pod for pod in cup.pods if pod in done] == done
        else:
            assert cup.phase == CALLED_OFF, "nobody came any more"


async def test_clocks_strike_and_whatever_was_due_happens(database: Path, times: Times, quiet: None) -> None:
    async with hours(database.parent, times, grace=0) as at:
        clocked = [table for table in await running(at) if table.pace is not None and not table.frozen]
        assert len(clocked) > 7
        begun = times.wall
        await at.live(25 * DAY)
        for table in clocked:
            now = await at.tables.get(table.id)
            moved = now.match is not None and table.match is not None and now.match.log != table.match.log
            assert moved or any(wait.lapsed for wait in now.waits) or now.phase != RUNNING, table.id
        late = [(due, table) for table, due in await at.store.due(int(begun) + 7 * DAY)]
        assert not late, "nothing is left of what was due in the first week"
        await at.live(10 * DAY)
        still = [table for table in await running(at) if not (table.frozen or table.asleep)]
        assert not still, "where nobody comes any more it is quiet after a month"


async def test_nobody_is_late_for_the_time_of_the_update(database: Path, times: Times) -> None:
    times.go(3 * DAY)
    async with hours(database.parent, times) as at:
        before = {table.id: [wait.lapsed for wait in table.waits] for table in await running(at)}
        await at.clock.tick()
        after = {table.id: [wait.lapsed for wait in table.waits] for table in await running(at)}
        assert {number: lapsed for number, lapsed in after.items() if number in before} == before
        assert len(await at.store.absences()) == 1


@pytest.mark.parametrize("release", RELEASES[1:])
def test_exported_games_are_true(release: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    packed = [file for file in FILES if file.name.startswith(f"{release}-")]
    assert {file.name.removeprefix(f"{release}-").removesuffix(".jsonl.gz") for file in packed} == set(GAMES)
    files = [tmp_path / file.name.removesuffix(".gz") for file in packed]
    for source, file in zip(packed, files, strict=True):
        file.write_bytes(gzip.decompress(source.read_bytes()))
    assert upkeep.verify_files(files) == 0
    said = capsys.readouterr().out
    assert said.count("lead to the recorded states and the result") == len(files)
    assert said.count("All chance comes from the secret") == len(files), "sealed before the start, with words"
