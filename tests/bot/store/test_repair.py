"""What a wrong clock has put into the future is brought back, and games go on by the right time."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.process import upkeep
from bot.store import repair
from bot.tables import clocks
from rules.core import AnyRules
from tests.ages.releases import RELEASES, newest, unpack
from tests.bot.clock.hours import DAY, FILE, HOUR, NOON, Times, done, hours
from tests.bot.house import ADA, BEN
from tests.bot.tables.test_clocks import DAILY, bid, clocked, end

FAR = 400 * DAY


def moments(file: Path) -> dict[str, list[int]]:
    """Every moment of the past, by table and column."""
    with closing(sqlite3.connect(file)) as database:
        return {
            f"{table}.{column}": [
                row[0] for row in database.execute(f"SELECT {column} FROM {table} ORDER BY rowid").fetchall()
            ]
            for table, columns in repair.PAST.items()
            for column in columns
        }


def test_every_moment_of_a_full_database_is_known(tmp_path: Path) -> None:
    """A column whose numbers look like moments is told in the module, or its reason here."""
    known = {f"{table}.{column}" for table, columns in repair.PAST.items() for column in columns}
    known |= {f"{table}.{column}" for table, (_, columns) in repair.AHEAD.items() for column in columns}
    known |= {"due.at", "due.since", "due.look", "call.held", "outbox.due", "absence.begun", "absence.ended"}
    # The log keeps its own moments, and what follows from it; a cup begins when people have said so.
    known |= {"entry.made", "placing.left_at", "cup.begins"}
    with closing(sqlite3.connect(unpack(RELEASES[-1], tmp_path))) as database:
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for _, column, kind, *_ in database.execute(f"PRAGMA table_info({table})").fetchall():
                least, most = 1_500_000_000, 2_500_000_000
                query = f"SELECT count(*) FROM {table} WHERE {column} BETWEEN ? AND ?"
                if kind == "INTEGER" and database.execute(query, (least, most)).fetchone()[0]:
                    assert f"{table}.{column}" in known


@pytest.mark.parametrize("release", RELEASES)
def test_a_whole_database_of_the_future_is_brought_back_in_its_order(release: str, tmp_path: Path) -> None:
    file = unpack(release, tmp_path)
    assert upkeep.repair_times(file, newest(file), print) == 0
    before, said = moments(file), list[str]()
    assert upkeep.repair_times(file, newest(file), said.append) == 0
    assert said[-1] == "Nothing lies in the future." and moments(file) == before
    assert upkeep.repair_times(file, newest(file) - FAR, said.append) == 0
    assert any(line.startswith("game_table: ") for line in said)
    for column, values in moments(file).items():
        # Nulls, and the zeros of what has not happened, stay.
        assert [value and value + FAR for value in values] == before[column], column
    assert upkeep.verify(file) == 0


async def test_a_move_of_the_wrong_time_delays_nobody_for_ever(tmp_path: Path, toy: AnyRules) -> None:
    """The clock was 400 days ahead for a moment with one move; the bot had no guard then."""
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await clocked(at, DAILY, ADA, BEN)
        await at.live(HOUR)
        times.set(FAR)
        await at.clock.tick()
        table = await bid(at, await at.tables.get(table.id), 1)
        times.set(-FAR)
    assert await asyncio.to_thread(upkeep.repair_times, tmp_path / FILE, int(times.wall)) == 0
    async with hours(tmp_path, times, guarded=True) as at:
        table = await at.tables.get(table.id)
        assert {wait.seat for wait in table.waits} == {0}
        assert NOON < end(table, 0) <= times.wall + 2 * DAY
        assert all(due.at <= times.wall + 2 * DAY for due in table.dues if due.kind == clocks.CLOCK)
        await at.live(3 * DAY)
        assert "notice-late" in " ".join(await at.notices(table.id)) or done(tmp_path, "lapse")


async def test_with_the_guard_nothing_wrong_is_kept(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times, guarded=True) as at:
        table = await clocked(at, DAILY, ADA, BEN)
        await at.live(HOUR)
        times.set(FAR)
        await at.clock.tick()
        table = await bid(at, await at.tables.get(table.id), 1)
        times.set(-FAR)
        assert end(table, 0) == NOON + DAY
        assert await at.store.newest() == NOON + HOUR
