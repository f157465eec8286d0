"""Copies and cleaning up: at their times, once, over restarts; too many copies go, a failure is known."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.clock.clock import Clock
from bot.clock.rounds import COPIED, COPY, FAILED, PURGE, Plan, Rounds, kept, report, rotated
from bot.clock.wall import Wall
from bot.store.sqlite import SqliteStore
from bot.tables.writer import Tables
from rules.core import Rng
from tests.bot.clock.hours import FILE, HOUR, Times
from tests.bot.house import ADA, BEN, HERE, Dice, play_on, running

pytestmark = pytest.mark.usefixtures("toy")
DAY = 24 * HOUR


@asynccontextmanager
async def rounds(folder: Path, times: Times, plan: Plan) -> AsyncIterator[tuple[SqliteStore, Rounds, Clock]]:
    store = await SqliteStore.open(folder / FILE)
    wall = Wall(lambda: times.wall)
    made = Rounds(store, wall.now, plan)
    await made.begin()
    clock = Clock(store, {COPY: made.copy, PURGE: made.purge}, wall, lambda: times.passed)
    try:
        yield store, made, clock
    finally:
        await store.close()


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.db")) if folder.exists() else []


async def test_a_copy_is_made_every_so_many_hours_whole_and_private(tmp_path: Path) -> None:
    times, plan = Times(), Plan(tmp_path / "copies", 6, 7, 4, 0)
    async with rounds(tmp_path, times, plan) as (store, _, clock):
        for hour in range(24):
            await clock.tick()
            assert len(copies(plan.folder)) == hour // 6
            times.go(HOUR)
        await store.set_meta("mark", "here")
        await clock.tick()
        told = report(await store.meta(COPIED), await store.meta(FAILED))
    newest = copies(plan.folder)[-1]
    assert told["file"] == str(newest) and told["bytes"] == newest.stat().st_size and told["failure"] is None
    assert newest.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(newest)) as database:
        assert database.execute("SELECT value FROM meta WHERE key = 'mark'").fetchone() == ("here",)


async def test_a_restart_neither_forgets_a_copy_nor_puts_it_off(tmp_path: Path) -> None:
    times, plan = Times(), Plan(tmp_path / "copies", 24, 7, 4, 0)
    for _ in range(5):
        async with rounds(tmp_path, times, plan) as (_, _, clock):
            await clock.tick()
            times.go(5 * HOUR)
    async with rounds(tmp_path, times, plan) as (store, _, clock):
        await clock.tick()
        assert len(copies(plan.folder)) == 1
        times.go(2 * HOUR)
    # Wanted more often from now on: nobody waits for the old moment.
    async with rounds(tmp_path, times, Plan(plan.folder, 1, 7, 4, 0)) as (store, _, clock):
        times.go(HOUR)
        await clock.tick()
        assert len(copies(plan.folder)) == 2
    async with rounds(tmp_path, times, Plan(plan.folder, 0, 7, 4, 0)) as (store, _, clock):
        assert await store.next_look() is None


async def test_a_copy_that_fails_is_known_tried_again_and_forgotten_when_it_works(tmp_path: Path) -> None:
    times, plan = Times(), Plan(tmp_path / "copies", 1, 7, 4, 0)
    plan.folder.write_text("no folder", encoding="ascii")
    async with rounds(tmp_path, times, plan) as (store, made, clock):
        times.go(HOUR)
        await clock.tick()
        complaint = await made.complaint()
        assert complaint is not None and "copies" in complaint
    async with rounds(tmp_path, times, plan) as (store, made, clock):
        # Also after a restart.
        assert await made.complaint() == complaint
        plan.folder.unlink()
        times.go(HOUR)
        await clock.tick()
        assert await made.complaint() is None and await store.meta(FAILED) == "" and len(copies(plan.folder)) == 1


def test_of_many_copies_the_last_of_days_and_weeks_are_kept() -> None:
    end = datetime(2026, 11, 18, 18, tzinfo=UTC)
    every = {end - timedelta(hours=6 * n) for n in range(4 * 60)}
    stay = sorted(kept(every, 7, 4), reverse=True)
    assert stay[:4] == [end - timedelta(hours=6 * n) for n in range(4)]
    assert len({one.date() for one in stay}) == 7 + 2
    assert len({one.isocalendar()[:2] for one in stay}) == 4
    assert all(one.hour == 18 for one in stay[4:])
    assert kept(set(), 7, 4) == set()


def test_only_copies_are_ever_removed(tmp_path: Path) -> None:
    for name in ("stellwerk-20260101-000000.db", "stellwerk-20261101-000000.db", "mine.db", "stellwerk-2026.db"):
        (tmp_path / name).write_text("x", encoding="ascii")
    assert [file.name for file in rotated(tmp_path, 1, 0)] == ["stellwerk-20260101-000000.db"]
    assert len(list(tmp_path.iterdir())) == 3


async def test_what_is_of_no_use_any_more_goes_after_its_time_and_nothing_else(tmp_path: Path) -> None:
    times, plan = Times(), Plan(tmp_path / "copies", 0, 7, 4, 90)
    async with rounds(tmp_path, times, plan) as (store, _, clock):
        tables = Tables(store, lambda: int(times.wall), Dice())
        over = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(1))
        goes_on = await running(tables, ADA, BEN)
        lobby = await tables.open(ADA, HERE, "toy", 2)
        for number in (over.id, goes_on.id, lobby.id):
            for waiting in [one for one in await store.waiting() if one.table == number]:
                row, *_ = await store.rows(waiting.table, waiting.lane)
                await store.give_up(row, "gone")
        assert over.phase == "finished" and len(await store.abandoned()) >= 3
        left = {one.table for one in await store.waiting()}
        assert over.id in left and goes_on.id in left
        times.go(89 * DAY)
        await clock.tick()
        assert len(await store.abandoned()) < 3 or {one.table for one in await store.waiting()} == left
        times.go(3 * DAY)
        await clock.tick()
        assert await store.abandoned() == ()
        assert {one.table for one in await store.waiting()} == left - {over.id}
        assert (await tables.get(over.id)).phase == "finished" and len(await store.lines(over.id)) > 0
