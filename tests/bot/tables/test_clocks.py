"""Clocks as people live with them: what runs, what stands still, what an answer brings, and what happens at the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.clock.clock import TO_CATCH_UP
from bot.store.table import ASK, EVERYTHING, RUNNING, Away, Hours, LapseMode, Pace, Person, Table, Wait
from bot.tables import clocks, progress, rest
from bot.tables.agreements import ANSWER, KEEP, MORE
from bot.tables.commits import DISCORD_EPOCH
from bot.tables.paces import FINISHED_TABLES, GIFTS, GRACE, MINUTE, PRESETS, per_turn
from bot.tables.progress import waited_for
from rules import match as matches
from rules.core import AnyRules, Rng, Seat, Standing, legal, waiting
from rules.match import HOUSE, automatic
from rules.registry import GAMES
from tests.bench.films import played
from tests.bot.clock.hours import DAY, HOUR, NOON, Killed, Killer, Times, hours
from tests.bot.clock.hours import Hours as House
from tests.bot.house import ADA, BEN, CLEO, HERE, begins, refusal
from tests.bot.tables.test_waits import bid, lay
from tests.toy import Swap

DAILY = PRESETS["daily"]
SAVING = Pace(10 * HOUR, 2 * HOUR, 12 * HOUR, HOUR)


async def clocked(at: House, pace: Pace | None, *people: Person, stand_ins: int = 0) -> Table:
    """A running toy table with a clock."""
    table = await at.tables.open(people[0], HERE, "toy", len(people) + stand_ins, pace=pace)
    for person in people[1:]:
        await at.tables.join(table.id, person)
    for _ in range(stand_ins):
        await at.tables.add_stand_in(table.id, people[0])
    return await begins(at.tables, table.id, people[0], tuple(range(len(people) + stand_ins)))


def of_strangers(game: str) -> Table:
    """A table of as many people as can play, at its beginning."""
    table, _ = played(game)
    assert table.match is not None
    return replace(table, phase=RUNNING, match=matches.begin(table.rules, table.match.header))


def at_seat(table: Table, seat: int) -> Wait:
    return next(wait for wait in table.waits if wait.seat == seat)


def end(table: Table, seat: int) -> int:
    found = clocks.end(table, at_seat(table, seat))
    assert found is not None
    return found


def state(table: Table) -> Any:
    assert table.match is not None
    return table.match.state


async def now(at: House, table: Table) -> Table:
    return await at.tables.get(table.id)


async def decisive(at: House, table: Table) -> Table:
    """All bid, so that one of them lays."""
    for seat in waited_for(table):
        table = await bid(at, table, seat)
    return table


# What runs


async def test_each_of_those_waited_for_has_a_clock_of_their_own(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, DAILY, ADA, BEN, CLEO)
        assert [end(table, seat) for seat in range(3)] == [NOON + DAY] * 3
        at.times.go(HOUR)
        after = await bid(at, table, 1)
        assert [wait.seat for wait in after.waits] == [0, 2]
        assert [(end(after, seat), at_seat(after, seat).opened) for seat in (0, 2)] == [(NOON + DAY, NOON)] * 2


async def test_without_a_clock_nothing_runs(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, None, ADA, BEN)
        assert clocks.end(table, table.waits[0]) is None
        assert not [due for due in table.dues if due.kind == clocks.CLOCK]


async def test_an_answer_brings_time_once_a_turn_up_to_the_cap(tmp_path: Path, toy: AnyRules) -> None:
    """Three hours for the bid with two more for the round; the layer gets nothing more in the same round."""
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, SAVING, ADA, BEN)
        at.times.go(3 * HOUR)
        table = await decisive(at, table)
        layer = waited_for(table)[0]
        assert table.seats[1 - layer].reserve == 9 * HOUR
        at.times.go(HOUR)
        table = await lay(at, table)
        saved = [info.reserve for info in table.seats]
        assert saved[layer] == 8 * HOUR and saved[1 - layer] == 9 * HOUR, "who bids and lays is asked once"
        table = await decisive(at, table)
        quick = 1 - waited_for(table)[0]
        assert table.seats[quick].reserve == (saved[quick] or 0) + 2 * HOUR, "another turn, another bonus"
        table = await decisive(at, await lay(at, table))
        assert max(info.reserve or 0 for info in table.seats) == SAVING.cap


async def test_a_move_taken_back_and_made_again_costs_as_one_later_move(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, SAVING, ADA, BEN)
        at.times.go(2 * HOUR)
        moved = await bid(at, table, 0)
        assert moved.seats[0].reserve == 10 * HOUR and [wait.seat for wait in moved.waits] == [1]
        back = await at.tables.undo(table.id, ADA)
        again = at_seat(back, 0)
        assert (again.opened, again.revision, again.allowance) == (NOON, table.revision, 10 * HOUR)
        assert end(back, 0) == NOON + 10 * HOUR
        at.times.go(HOUR)
        moved = await bid(at, back, 0)
        assert moved.seats[0].reserve == 10 * HOUR - 3 * HOUR + 2 * HOUR


async def test_the_way_back_is_known_after_a_restart(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await clocked(at, SAVING, ADA, BEN)
        at.times.go(HOUR)
        moved = await bid(at, table, 0)
    async with hours(tmp_path, times) as at:
        assert await now(at, table) == replace(moved, match=(await now(at, table)).match)
        back = await at.tables.undo(table.id, ADA)
        assert end(back, 0) == NOON + 10 * HOUR


async def test_nobody_has_less_than_the_floor(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, replace(SAVING, bonus=0), ADA, BEN)
        at.times.go(10 * HOUR - 1)
        table = await decisive(at, table)
        table = await lay(at, table)
        assert [info.reserve for info in table.seats] == [1, 1]
        assert [end(table, seat) for seat in range(2)] == [NOON + 10 * HOUR - 1 + HOUR] * 2


async def test_a_click_before_the_end_is_in_time_however_slow_we_are(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, SAVING, ADA, BEN)
        await at.live(10 * HOUR + 50)
        clicked = ((NOON + 10 * HOUR - 10) * 1000 - DISCORD_EPOCH) << 22
        move = at.tables.options(await now(at, table), waited_for(table)[0])[0]
        after = (await at.tables.play(table.id, ADA, move, interaction=clicked)).table
        assert after.seats[0].reserve == 10 + 2 * HOUR and after.seats[0].lapses == 0


# What stands still


async def test_agreed_hours_absences_and_pauses_are_not_counted(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        pace = replace(per_turn(4 * HOUR), hours=Hours("UTC", 8 * 60, 14 * 60))
        table = await clocked(at, pace, ADA, BEN)
        # It is 22:13 in Greenwich: after hours, and it begins at eight.
        eight = NOON - NOON % DAY + DAY + 8 * HOUR
        assert end(table, 0) == eight + 4 * HOUR
        assert await refusal(at.tables.take_pause(table.id, BEN)) == "emergency-too-soon"
        for loser in (ADA, BEN) * FINISHED_TABLES:
            await at.tables.concede((await clocked(at, None, ADA, BEN)).id, loser)
        paused = await at.tables.take_pause(table.id, BEN)
        assert end(paused, 0) == end(table, 0) + 3 * DAY
        assert await refusal(at.tables.take_pause(table.id, ADA)) == "emergency-used"
        await at.live(DAY)
        over = await at.tables.end_pause(table.id, ADA)
        assert end(over, 0) == end(table, 0) + DAY
        assert await refusal(at.tables.end_pause(table.id, ADA)) == "not-paused"


async def test_the_clock_of_who_has_signed_off_stands_still_unless_it_was_agreed_otherwise(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        await at.store.keep_away(Away(BEN.id, NOON, NOON + 3 * DAY), None)
        kind, strict = await clocked(at, DAILY, ADA, BEN), await clocked(at, replace(DAILY, away=False), ADA, BEN)
        assert (end(kind, 0), end(kind, 1)) == (NOON + DAY, NOON + 4 * DAY)
        assert end(strict, 1) == NOON + DAY
        saving = await clocked(at, SAVING, ADA, BEN)
        assert (await bid(at, saving, 1)).seats[1].reserve == SAVING.start, "they may move, but save nothing by it"


async def test_nobody_is_late_because_the_host_was_away_and_the_board_says_so(tmp_path: Path, toy: AnyRules) -> None:
    """Dead for five hours across the end: it comes five hours and ten minutes later."""
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await clocked(at, DAILY, ADA, BEN)
        await at.live(DAY - HOUR)
    times.go(5 * HOUR)
    async with hours(tmp_path, times) as at:
        await at.live(1)
        back = await now(at, table)
        assert end(back, 0) == NOON + DAY + 5 * HOUR + TO_CATCH_UP
        assert [row.kind for row in await at.store.rows(table.id, 0)][-1] == "wait"
        await at.live(HOUR + TO_CATCH_UP + GRACE - 2)
        assert not any(wait.lapsed for wait in (await now(at, table)).waits)
        await at.live(1)
        assert (await now(at, table)).asleep, "both are late, so nobody is there"


async def test_a_pause_by_agreement(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, DAILY, ADA, BEN)
        assert await refusal(at.tables.propose_pause(table.id, ADA, 31)) == "bad-pause"
        proposed = await at.tables.propose_pause(table.id, ADA, 30)
        assert end(proposed, 0) == NOON + DAY
        paused = await at.tables.agree(table.id, BEN, proposed.proposals[0].number)
        assert end(paused, 0) == NOON + 31 * DAY
        assert await refusal(at.tables.propose_pause(table.id, BEN, 1)) == "paused-already"
        await at.live(30 * DAY)
        assert "notice-pause-over" in await at.notices(table.id)


# Being told


async def test_a_reminder_after_half_of_it_and_the_alarm_with_a_message_at_eighty_percent(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, DAILY, ADA, BEN)
        await bid(at, table, 0)
        await at.live(DAY // 2)
        lines = [row.payload for row in await at.store.rows(table.id, 0) if row.kind == "nudge"]
        assert [(line["called"], "late" in line) for line in lines] == [([BEN.id], False)]
        await at.live(DAY * 8 // 10 - DAY // 2)
        lines = [row.payload for row in await at.store.rows(table.id, 0) if row.kind == "nudge"]
        assert [(line["called"], "late" in line) for line in lines] == [([BEN.id], False), ([BEN.id], True)]
        (letter,) = [row for row in await at.store.rows(table.id, BEN.id) if row.kind == "call"]
        assert letter.payload["key"] == "call-alarm" and letter.payload["data"]["due"] == NOON + DAY


async def test_who_is_asked_ahead_hears_the_alarm_as_well_but_presses_nobody(
    tmp_path: Path, toy: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As soon as it does not go on without the answer, the time is over at once: it has to be told before."""
    known = type(toy).ahead
    monkeypatch.setattr(type(toy), "ahead", lambda *now: tuple(replace(one, waiting=True) for one in known(*now)))
    async with hours(tmp_path, Times()) as at:
        table = await decisive(at, await clocked(at, DAILY, ADA, BEN))
        assert len(table.waits) == 2
        (ahead,) = [wait.user for wait in table.waits if wait.seat not in waiting(table.rules, state(table))]
        await at.live(DAY * 8 // 10)
        lines = [row.payload for row in await at.store.rows(table.id, 0) if row.kind == "nudge"]
        assert sorted(user for line in lines if "late" in line for user in line["called"]) == [ADA.id, BEN.id]
        (letter,) = [row for row in await at.store.rows(table.id, ahead) if row.kind == "call"]
        assert letter.payload["data"]["due"] == NOON + DAY
        await at.live(DAY)
        late = [wait.user for wait in (await now(at, table)).waits if wait.lapsed]
        assert ahead not in late and len(late) == 1


@pytest.mark.parametrize(("until", "rings"), [(19, 19 * HOUR), (21, 17 * HOUR - 5 * MINUTE)])
async def test_the_alarm_rings_after_the_quiet_hours_or_just_before_them_if_it_would_be_too_late(
    until: int, rings: int, tmp_path: Path, toy: AnyRules
) -> None:
    """It would ring at 17:25 by the person's clock, and the time is out at 22:13."""
    midnight = NOON - NOON % DAY + DAY
    async with hours(tmp_path, Times()) as at:
        await at.tables.set_quiet(BEN.id, (17 * 60, until * 60), "UTC")
        table = await clocked(at, DAILY, ADA, BEN)
        await bid(at, table, 0)
        for moment, rung in ((rings - 1, False), (rings, True)):
            await at.live(midnight + moment - int(at.times.wall))
            lines = [row.payload for row in await at.store.rows(table.id, 0) if row.kind == "nudge"]
            assert ("late" in lines[-1]) is rung


@pytest.mark.parametrize(
    ("back", "rings"),
    [(15 * 60, 16 * 60 + 36), (16 * 60, 17 * 60 - 5), (17 * 60, 18 * 60 + 36), (20 * 60 + 12, 22 * 60)],
)
async def test_an_alarm_does_not_ring_before_the_night_for_somebody_who_is_away_then(
    back: int, rings: int, tmp_path: Path, toy: AnyRules
) -> None:
    """Quiet from 17 to 22 o'clock, and away until some time of that day; the alarm is due 96 minutes after that."""
    midnight = NOON - NOON % DAY + 2 * DAY
    async with hours(tmp_path, Times()) as at:
        await at.tables.set_quiet(BEN.id, (17 * 60, 22 * 60), "UTC")
        await at.store.keep_away(Away(BEN.id, NOON - HOUR, midnight + back * MINUTE), None)
        table = await clocked(at, per_turn(2 * HOUR), ADA, BEN)
        (due,) = [one for one in table.dues if one.kind == clocks.CLOCK and one.payload["seat"] == 1]
        assert due.payload["end"] == midnight + (back + 120) * MINUTE
        assert due.at == midnight + rings * MINUTE


async def test_an_alarm_that_the_night_has_put_off_into_an_absence_does_not_ring_when_somebody_else_moves(
    tmp_path: Path, toy: AnyRules
) -> None:
    """Due at 17:25, quiet from 17 to 19 o'clock, away from 18 o'clock on for two days; another one moves at 20."""
    midnight = NOON - NOON % DAY + DAY
    async with hours(tmp_path, Times()) as at:
        await at.tables.set_quiet(BEN.id, (17 * 60, 19 * 60), "UTC")
        back = midnight + 18 * HOUR + 2 * DAY
        await at.store.keep_away(Away(BEN.id, midnight + 18 * HOUR, back), None)
        table = await clocked(at, DAILY, ADA, BEN, CLEO)
        await at.live(midnight + 20 * HOUR - int(at.times.wall))
        table = await bid(at, await now(at, table), 2)
        await at.live(HOUR)
        assert not at_seat(await now(at, table), 1).alarmed, "nobody is called while they are away"
        await at.live(back - int(at.times.wall) + 3 * HOUR)
        assert at_seat(await now(at, table), 1).alarmed


async def test_who_has_minutes_hears_only_the_alarm(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, PRESETS["live"], ADA, BEN)
        await bid(at, table, 0)
        await at.live(4 * MINUTE)
        lines = [row.payload for row in await at.store.rows(table.id, 0) if row.kind == "nudge"]
        assert [(line["called"], "late" in line) for line in lines] == [([BEN.id], True)]


# The end of it


async def late(at: House, mode: LapseMode, *people: Person, stand_ins: int = 0) -> Table:
    """All but the first have bid, and the first is late."""
    table = await clocked(at, replace(DAILY, lapse=mode), *people, stand_ins=stand_ins)
    for seat in range(1, len(people)):
        table = await bid(at, table, seat)
    await at.live(DAY + GRACE - 1)
    before = await now(at, table)
    assert not at_seat(before, 0).lapsed
    await at.live(1)
    return await now(at, table)


async def test_under_ask_the_others_decide_and_the_late_one_may_still_move(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await late(at, "ask", ADA, BEN)
        assert at_seat(table, 0).lapsed and table.seats[0].lapses == 1 and not table.asleep
        (row,) = [row for row in await at.store.rows(table.id, 0) if row.kind == "notice" and "late" in row.payload]
        assert row.payload["late"] == [[0, at_seat(table, 0).revision]] and row.payload["users"] == [ADA.id, BEN.id]
        await at.live(2 * DAY)
        table = await bid(at, await now(at, table), 0)
        assert table.seats[0].lapses == 0 and table.seats[0].reserve == 0


async def test_the_others_give_a_day_more(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await late(at, "ask", ADA, BEN)
        wait = at_seat(table, 0)
        assert await refusal(at.tables.decide(table.id, ADA, MORE, 0, wait.revision)) == "not-asked"
        assert await refusal(at.tables.give_time(table.id, BEN, 0)) == "no-longer-possible"
        at.times.go(HOUR)
        after = await at.tables.decide(table.id, BEN, MORE, 0, wait.revision)
        assert not at_seat(after, 0).lapsed and end(after, 0) == NOON + DAY + GRACE + HOUR + DAY
        assert await refusal(at.tables.decide(table.id, BEN, MORE, 0, wait.revision)) == "no-longer-possible"


async def test_the_others_let_a_stand_in_answer_once(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await late(at, "ask", ADA, BEN)
        after = await at.tables.decide(table.id, BEN, ANSWER, 0, at_seat(table, 0).revision)
        assert after.match is not None and "stand-in" in [entry.by for entry in after.match.log]
        assert after.seats[0].user == ADA.id and "notice-answered" in await at.notices(table.id)


async def test_most_of_the_others_let_a_stand_in_keep_the_seat(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await late(at, "ask", ADA, BEN, CLEO)
        wait = at_seat(table, 0)
        first = await at.tables.decide(table.id, BEN, KEEP, 0, wait.revision)
        assert first.seats[0].user == ADA.id and len(first.proposals) == 1
        after = await at.tables.decide(table.id, CLEO, KEEP, 0, wait.revision)
        assert (after.seats[0].stand_in, after.seats[0].former) == ("greedy", ADA.id)


async def test_what_is_decided_lapses_when_the_late_one_moves(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await late(at, "ask", ADA, BEN, CLEO)
        wait = at_seat(table, 0)
        first = await at.tables.decide(table.id, BEN, KEEP, 0, wait.revision)
        after = await bid(at, first, 0)
        assert after.proposals == ()
        assert await refusal(at.tables.decide(table.id, CLEO, KEEP, 0, wait.revision)) == "no-longer-possible"


async def test_under_once_a_stand_in_answers_and_at_the_third_time_keeps_the_seat(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, replace(DAILY, lapse="once"), ADA, BEN)
        for _ in range(3):
            while 1 in waited_for(table):
                mine = next(one for one in at.tables.options(table, Seat(1)) if not isinstance(one, Swap))
                table = (await at.tables.play(table.id, BEN, mine)).table
            await at.live(DAY + GRACE)
            table = await now(at, table)
        assert (table.seats[0].stand_in, table.seats[0].former) == ("greedy", ADA.id)
        assert (await at.notices(table.id)).count("notice-answered") == 2
        assert (await at.notices(table.id)).count("notice-replaced") == 1
        assert not table.asleep


async def test_who_is_asked_again_after_a_stand_in_has_answered_is_called(tmp_path: Path, toy: AnyRules) -> None:
    """The same commit brings the answer and the next question to the same person."""
    async with hours(tmp_path, Times()) as at:
        table = await late(at, "once", ADA, BEN, CLEO)
        for _ in range(3):
            known = {row.id for row in await at.store.rows(table.id, 0)}
            before = await now(at, table)
            await at.live(DAY + GRACE)
            after = await now(at, table)
            anew = {w.user for w in after.waits if w.revision > before.revision} & {w.user for w in before.waits}
            rows = [row for row in await at.store.rows(table.id, 0) if row.id not in known and "called" in row.payload]
            called = {user for row in rows if "waits" not in row.payload for user in row.payload["called"]}
            if anew:
                assert anew <= called
                return
        raise AssertionError("nobody is asked again")


async def test_under_seat_a_stand_in_keeps_it_and_who_comes_back_has_what_was_left(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await late(at, "seat", ADA, BEN)
        assert (table.seats[0].stand_in, table.seats[0].former) == ("greedy", ADA.id)
        back = await at.tables.join(table.id, ADA)
        assert back.seats[0].user == ADA.id and back.seats[0].lapses == 0


@pytest.mark.parametrize("game", sorted(name for name, rules in GAMES.items() if rules.house))
def test_who_is_late_at_a_question_that_the_house_answers_gets_its_answer(game: str) -> None:
    """Also whoever wants to be asked everything: a stand-in answers only where the house does not."""
    rules, rng, found = GAMES[game], Rng(9), 0
    table = of_strangers(game)
    assert table.match is not None
    match = table.match
    while found < 20 and (awaited := waiting(rules, match.state)):
        for seat in awaited:
            others = frozenset(one.seat for one in table.seats) - {seat}
            following = automatic(rules, match, Standing({}, {}, others))
            usual = next((after.log[-1] for after, _ in following), None)
            if usual is None or (usual.seat, usual.by) != (seat, HOUSE):
                continue
            late = replace(table, match=match, orders=dict.fromkeys((*others, seat), {EVERYTHING: ASK}))
            assert seat in late.asked
            answer = progress.answered(late, (seat,), clocks.STAND_IN, NOON).lines[0].entry
            assert (answer.seat, answer.by, answer.move) == (seat, HOUSE, usual.move)
            found += 1
        who, rng = rng.choice(awaited)
        move, rng = rng.choice(legal(rules, match.state, who))
        match, _ = matches.play(rules, match, who, move)
    assert found, "no such question has been asked"


@pytest.mark.parametrize("mode", ["ask", "once", "seat"])
async def test_when_everybody_is_late_the_table_sleeps_until_somebody_comes(
    mode: LapseMode, tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, replace(DAILY, lapse=mode), ADA, BEN, stand_ins=1)
        await at.live(DAY + GRACE)
        table = await now(at, table)
        assert table.asleep and [info.user for info in table.seats[:2]] == [ADA.id, BEN.id]
        assert not [due for due in table.dues if due.kind == clocks.CLOCK], "nothing runs any more"
        notices = [key for key in await at.notices(table.id) if key == "notice-all-late"]
        assert len(notices) == 1, "one post for both"
        await at.live(3 * DAY)
        awake = await bid(at, await now(at, table), 0)
        assert not awake.asleep and end(awake, 1) == awake.updated + DAY


async def test_alone_with_stand_ins_who_is_late_finds_the_table_asleep(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, replace(DAILY, lapse="seat"), ADA, stand_ins=1)
        await at.live(DAY + GRACE)
        assert (await now(at, table)).asleep and (await now(at, table)).seats[0].user == ADA.id
        woken = await at.tables.wake(table.id, ADA)
        assert not woken.asleep and end(woken, 0) == woken.updated + DAY
        assert await refusal(at.tables.wake(table.id, ADA)) == "not-asleep"


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("mode", ["ask", "once", "seat"])
async def test_time_runs_out_exactly_once_though_the_process_dies(
    mode: LapseMode, when: str, tmp_path: Path, toy: AnyRules
) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await clocked(at, replace(DAILY, lapse=mode), ADA, BEN)
        await bid(at, table, 1)
        await at.live(DAY + GRACE - 1)
    async with hours(tmp_path, times) as at:
        killer = Killer(at.store, when, clocks.CLOCK)
        with pytest.raises(Killed):
            await at.live(1)
        assert killer.struck
    keys = {"ask": "notice-late", "once": "notice-answered", "seat": "notice-replaced"}
    for _ in range(2):
        async with hours(tmp_path, times) as at:
            await at.live(HOUR)
            assert (await at.notices(table.id)).count(keys[mode]) == 1


# Another clock, more time, long silence


async def test_another_clock_in_a_running_game_needs_everybody(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, None, ADA, BEN)
        at.times.go(3 * DAY)
        proposed = await at.tables.set_pace(table.id, BEN, DAILY)
        assert proposed.pace is None
        after = await at.tables.agree(table.id, ADA, proposed.proposals[0].number)
        assert after.pace == DAILY and end(after, 0) == NOON + 4 * DAY, "what has passed before does not count"
        proposed = await at.tables.set_pace(table.id, BEN, None)
        gone = await at.tables.agree(table.id, ADA, proposed.proposals[0].number)
        assert gone.pace is None and [due for due in gone.dues if due.kind == clocks.CLOCK] == []
        assert any(due.kind == "reminder" for due in gone.dues)


async def test_in_the_lobby_the_host_chooses(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await at.tables.open(ADA, HERE, "toy", 2)
        await at.tables.join(table.id, BEN)
        assert await refusal(at.tables.set_pace(table.id, BEN, DAILY)) == "owner-only"
        assert (await at.tables.set_pace(table.id, ADA, DAILY)).pace == DAILY


async def test_anybody_gives_another_a_day_more(tmp_path: Path, toy: AnyRules) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, DAILY, ADA, BEN)
        await at.live(DAY * 9 // 10)
        after = await at.tables.give_time(table.id, BEN, 0)
        assert end(after, 0) == NOON + 2 * DAY and end(after, 1) == NOON + DAY
        assert await refusal(at.tables.give_time(table.id, BEN, 1)) == "not-yourself"
        assert (await at.notices(table.id))[-1] == "notice-time-given"
        for _ in range(GIFTS - 1):
            await at.tables.give_time(table.id, BEN, 0)
        assert await refusal(at.tables.give_time(table.id, BEN, 0)) == "enough-time"
        await at.live((GIFTS + 1) * DAY + GRACE)
        (late,) = [wait for wait in (await now(at, table)).waits if wait.seat == 0]
        assert late.lapsed and await refusal(at.tables.decide(table.id, BEN, MORE, 0, late.revision)) == "enough-time"


async def test_after_a_month_of_silence_it_sleeps_after_three_it_is_closed_and_for_a_year_it_can_be_woken(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with hours(tmp_path, Times()) as at:
        table = await clocked(at, None, ADA, BEN)
        await at.live(29 * DAY)
        await bid(at, table, 0)
        await at.live(rest.SILENCE)
        assert (await now(at, table)).asleep
        await at.live(rest.END - rest.SILENCE)
        closed = await now(at, table)
        assert closed.phase == "cancelled" and closed.match is not None
        assert await refusal(at.tables.wake(table.id, CLEO)) == "not-seated"
        at.times.go(300 * DAY)
        woken = await at.tables.wake(table.id, BEN)
        assert woken.phase == "running" and [wait.user for wait in woken.waits] == [BEN.id]
        assert [row.kind for row in await at.store.rows(table.id, 0)][-1] in ("turn", "strip")
        await at.live(rest.END + HOUR)
        assert (await now(at, table)).phase == "cancelled"
        at.times.go(rest.KEPT + 1)
        assert await refusal(at.tables.wake(table.id, BEN)) == "table-over"
