"""Who is waited for long is reminded: once at each of its days, only while it is true, not soon after another call."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.clock.clock import TO_CATCH_UP
from bot.delivery.novelty import called
from bot.store.draft import Row
from bot.store.table import Table
from bot.tables import reminders
from bot.tables.progress import waited_for
from bot.tables.reminders import AGAIN, APART, REMINDER, STAGES
from bot.tables.rest import CLOSE
from bot.tables.waits import last_one
from rules.core import AnyRules
from tests.bot.clock.hours import DAY, HOUR, NOON, Hours, Times, done, hours
from tests.bot.house import ADA, BEN, CLEO, DORA, refusal, running
from tests.bot.tables.test_waits import bid, lay


async def lines(at: Hours, table: int) -> list[Row]:
    """The lines that remind, in their order; none is brought in these tests."""
    return [row for row in await at.store.rows(table, 0) if row.kind == "nudge" and "waits" in row.payload]


async def users(at: Hours, table: int) -> list[list[int]]:
    return [row.payload["called"] for row in await lines(at, table)]


async def test_after_1_3_7_and_14_days_and_then_no_more(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await running(at.tables, ADA, BEN)
        await at.live(40 * DAY)
        assert await users(at, table.id) == [[ADA.id, BEN.id]] * 4, "both in one line"
        assert [due.kind for due in (await at.tables.get(table.id)).dues] == [CLOSE]
    assert done(tmp_path, REMINDER) == [NOON + stage for stage in STAGES]


async def test_who_has_answered_is_not_reminded_and_the_last_one_is_told_so(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        await bid(at, table, 0)
        await at.live(DAY)
        now = await at.tables.get(table.id)
        assert await users(at, table.id) == [[BEN.id, CLEO.id]] and not any(last_one(now, w) for w in now.waits)
        await bid(at, now, 1)
        await at.live(2 * DAY)
        now = await at.tables.get(table.id)
        assert (await users(at, table.id))[1:] == [[CLEO.id]] and last_one(now, now.waits[0])


async def test_a_move_between_the_reminder_and_its_arrival_lets_nobody_be_called(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        await at.live(DAY)
        (line,) = await lines(at, table.id)
        assert called(line, await at.tables.get(table.id)) == (ADA.id, BEN.id)
        now = await bid(at, table, 0)
        assert called(line, now) == (BEN.id,)
        now = await bid(at, now, 1)
        now = await lay(at, now)
        assert len(waited_for(now)) == 2, "both are waited for again, but for something else"
        assert called(line, now) == ()


async def test_who_did_something_in_the_turn_has_time_again(tmp_path: Path, toy: AnyRules) -> None:
    """The winner of the bids lays: it is the same wait, but a reminder of what came before would be one too many."""
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        table = await bid(at, table, 0)
        await at.live(DAY)
        (line,) = await lines(at, table.id)
        table = await bid(at, table, 1)
        (wait,) = table.waits
        assert called(line, table) == ()
        before = len(await lines(at, table.id))
        await at.live(DAY - 1)
        assert len(await lines(at, table.id)) == before
        await at.live(1)
        assert (await users(at, table.id))[before:] == [[wait.user]]


async def test_a_burst_of_turns_leaves_one_reminder_for_the_newest(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        at.times.go(DAY - HOUR)
        for seat in (0, 1):
            table = await bid(at, table, seat)
        table = await lay(at, table)
        await at.live(DAY - 1)
        assert await lines(at, table.id) == []
        await at.live(1)
        assert await users(at, table.id) == [[ADA.id, BEN.id]]


async def test_never_within_two_hours_of_another_call_at_the_table(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        await at.live(DAY - HOUR)
        await at.tables.remind(table.id, CLEO)
        wanted = [[ADA.id, BEN.id]]
        await at.live(HOUR + APART - HOUR - 1)
        assert await users(at, table.id) == wanted
        await at.live(1)
        assert await users(at, table.id) == [*wanted, [ADA.id, BEN.id, CLEO.id]]
        called_at = (await at.tables.get(table.id)).called
    assert called_at == NOON + DAY - HOUR + APART


async def test_the_time_while_the_host_was_away_does_not_count(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await running(at.tables, ADA, BEN)
        await at.live(DAY - HOUR)
    times.go(5 * HOUR)
    async with hours(tmp_path, times) as at:
        await at.live(HOUR + TO_CATCH_UP - 1)
        assert await lines(at, table.id) == []
        await at.live(1)
        assert len(await lines(at, table.id)) == 1


async def test_others_may_remind_once_in_twelve_hours(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN, CLEO)
        table = await bid(at, table, 0)
        at.times.go(3 * HOUR)
        await at.tables.remind(table.id, ADA)
        assert [row.payload["by"] for row in await lines(at, table.id)] == [ADA.id]
        assert await users(at, table.id) == [[BEN.id, CLEO.id]]
        at.times.go(AGAIN - 1)
        assert await refusal(at.tables.remind(table.id, ADA)) == "reminded-lately"
        assert await refusal(at.tables.remind(table.id, DORA)) == "not-seated"
        await bid(at, table, 1)
        assert await refusal(at.tables.remind(table.id, CLEO)) == "nobody-to-remind"
        at.times.go(1)
        await at.tables.remind(table.id, BEN)
        assert (await users(at, table.id))[1:] == [[CLEO.id]]


@pytest.mark.parametrize("hour", [0, APART - 1])
async def test_who_has_just_been_called_is_left_in_peace(hour: int, tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await running(at.tables, ADA, BEN)
        table = await bid(at, table, 1)
        at.times.go(hour)
        assert await refusal(at.tables.remind(table.id, BEN)) == "reminded-lately"


async def test_a_table_that_stood_for_long_before_it_was_known_is_not_flooded(tmp_path: Path, toy: AnyRules) -> None:
    """Who has been waited for since ten days when the waits are first noted is reminded on the fourteenth."""
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await running(at.tables, ADA, BEN)
        old: Table = await at.tables.get(table.id)
        noted = reminders.settled(old, old, NOON + 10 * DAY)
    assert [(due.at, due.since) for due in noted.dues if due.kind == REMINDER] == [(NOON + 14 * DAY, NOON)] * 2
