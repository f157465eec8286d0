"""Who is called when and how: by their own taste, once a turn, not at night, not too often, never in vain."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.delivery.novelty import made, successor
from bot.delivery.patience import Forbidden
from bot.store.call import Call
from bot.store.draft import Draft, Row
from bot.store.errand import Errand
from bot.store.person import PersonRecord, Way
from bot.store.sqlite import SqliteStore
from bot.store.table import Place, Table
from bot.tables import away, paces
from bot.tables.announcements import BY, CALLED, HAND, LATE, MADE_UP, SINCE, WAITS, WAYS
from bot.tables.calls import BURST, CAP, GATHER
from bot.tables.moments import DAY
from bot.tables.progress import waited_for
from bot.tables.quiet import BEFORE
from bot.tables.reminders import APART
from bot.tables.zones import instant
from rules.core import AnyRules
from tests.bot.clock.hours import HOUR, Killed
from tests.bot.delivery.street import Street, street, times
from tests.bot.house import ADA, BEN, CLEO, refusal, running
from tests.bot.tables.test_clocks import clocked, decisive
from tests.bot.tables.test_waits import bid, lay
from tests.protocol.people import until

BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"
NIGHT = (22 * 60, 8 * 60)


async def night(at: Street, user: int, zone: str = BERLIN) -> None:
    await at.at.tables.set_quiet(user, NIGHT, zone)


async def both(at: Street) -> Table:
    """A table of Ada and Ben that waits for both."""
    return await running(at.at.tables, ADA, BEN)


async def test_of_two_who_are_waited_for_only_who_is_awake_is_called(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 23)) as at:
        await night(at, BEN.id)
        table = await both(at)
        await at.live(60)
        assert at.ears.take() == [(ADA.id, "thread", table.id)]
        await at.live(instant(ZoneInfo(BERLIN), date(2026, 6, 2), 8 * 60) - at.at.times.wall - 1)
        assert at.ears.take() == []
        await at.live(1)
        assert at.ears.take() == [(BEN.id, "thread", table.id)], "in the morning, once"
        await at.live(DAY - 10 * HOUR)
        assert [heard for heard in at.ears.take() if heard[0] == BEN.id] == []


async def test_six_tables_wait_for_the_morning_and_a_flight_loses_and_doubles_none(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with street(tmp_path, times(2026, 6, 1, 21)) as at:
        await night(at, BEN.id)
        tables = []
        for _ in range(6):
            tables.append(await both(at))
            await at.live(BURST)
        assert [heard for heard in at.ears.take() if heard[0] == BEN.id] == []
        gone = tables.pop(2)
        await bid(at.at, gone, 1)
        await at.at.tables.set_zone(BEN.id, NEW_YORK)
        await at.live(60)
        messages = at.ears.calls.count(("digest", BEN.id))
        heard = [one for one in at.ears.take() if one[0] == BEN.id]
        assert heard == [(BEN.id, "quiet", table.id) for table in tables], "there it is afternoon"
        assert messages == 1, "one message for all"
        await at.at.tables.set_zone(BEN.id, BERLIN)
        await at.live(12 * HOUR)
        assert [one for one in at.ears.take() if one[0] == BEN.id] == []


async def test_whose_messages_are_closed_is_called_at_each_table_in_the_morning(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 21)) as at:
        tables = [await both(at) for _ in range(3)]
        await at.at.store.set_person(PersonRecord(BEN.id, zone=BERLIN, quiet=NIGHT, dm_closed=True))
        at.at.tables._people.forget(BEN.id)
        await at.live(12 * HOUR)
        heard = [one for one in at.ears.take() if one[0] == BEN.id]
        assert sorted(heard) == [(BEN.id, "thread", table.id) for table in tables]


async def test_one_message_after_the_night_is_one_call_of_the_day(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 23, 30)) as at:
        await night(at, BEN.id)
        for _ in range(CAP + 2):
            await both(at)
        await at.live(10 * HOUR)
        heard = [one for one in at.ears.take() if one[0] == BEN.id]
        assert {how for _, how, _ in heard} == {"quiet"} and len(heard) == CAP + 2
        table = await both(at)
        await at.live(60)
        assert at.ears.take()[-1] == (BEN.id, "thread", table.id), "nothing else has used up the day"


async def test_a_flight_into_another_night_holds_on(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 2, 3)) as at:
        await night(at, BEN.id)
        table = await both(at)
        await at.live(60)
        at.ears.take()
        await at.at.tables.set_zone(BEN.id, NEW_YORK)
        await at.live(instant(ZoneInfo(NEW_YORK), date(2026, 6, 2), 8 * 60) - at.at.times.wall - 1)
        assert at.ears.take() == []
        await at.live(1)
        assert at.ears.take() == [(BEN.id, "thread", table.id)]


async def test_a_move_while_the_post_is_drawn_lets_nobody_be_called(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        table = await both(at)

        async def move(row: object) -> None:
            if at.ears.calls.count(("turn", 0)) == 0 and getattr(row, "kind", "") == "turn":
                at.ears.meanwhile = None
                await bid(at.at, await at.at.tables.get(table.id), 0)

        at.ears.meanwhile = move
        await at.live(10)
        assert at.ears.take() == [(BEN.id, "thread", table.id)]


async def test_a_turn_that_is_taken_at_night_is_not_told_in_the_morning(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 23)) as at:
        await night(at, BEN.id)
        table = await both(at)
        await at.live(HOUR)
        await bid(at.at, table, 1)
        at.ears.take()
        await at.live(12 * HOUR)
        assert at.ears.take() == []
        assert all(call.user != BEN.id or call.held is None for call in await at.at.store.calls(BEN.id, 0))


async def test_one_after_the_other_in_a_minute_each_is_told(tmp_path: Path, toy: AnyRules) -> None:
    """Ada, Ben, and Ada again: two notices for her."""
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        table = await both(at)
        await at.live(10)
        for seat in (0, 1):
            table = await bid(at.at, table, seat)
        await at.live(10)
        await lay(at.at, table)
        await at.live(10)
        assert [heard for heard in at.ears.take() if heard[0] == ADA.id].count((ADA.id, "thread", table.id)) >= 2


async def test_a_burst_of_tables_makes_one_call_and_one_message(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        tables = [await both(at) for _ in range(4)]
        await at.live(BURST - 1)
        heard = at.ears.take()
        assert len([one for one in heard if one[0] == BEN.id]) == 1
        first = next(one[2] for one in heard if one[0] == BEN.id)
        await bid(at.at, next(table for table in tables if table.id != first), 1)
        await at.live(2)
        told = [one for one in at.ears.take() if one[0] == BEN.id]
        assert {how for _, how, _ in told} == {"burst"} and len(told) == 2
        assert at.ears.sent.count(("digest", BEN.id)) == 1


async def test_who_answers_is_called_at_once_elsewhere(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        first = await both(at)
        await at.live(5)
        await bid(at.at, first, 1)
        second = await both(at)
        await at.live(5)
        assert (BEN.id, "thread", second.id) in at.ears.take()


async def test_after_eight_calls_in_a_day_one_message_and_the_rest_next_morning(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 6)) as at:
        await at.at.tables.set_zone(BEN.id, BERLIN)
        tables = []
        for _ in range(CAP + 2):
            tables.append(await both(at))
            await at.live(BURST)
        heard = [one for one in at.ears.take() if one[0] == BEN.id]
        assert [table for _, _, table in heard] == [table.id for table in tables[:CAP]]
        await at.live(GATHER)
        assert [one for one in at.ears.take() if one[0] == BEN.id] == [
            (BEN.id, "cap", table.id) for table in tables[CAP:]
        ]
        late = await both(at)
        await at.live(6 * HOUR)
        assert [one for one in at.ears.take() if one[0] == BEN.id] == []
        morning = instant(ZoneInfo(BERLIN), date(2026, 6, 2), 9 * 60)
        await at.live(morning - at.at.times.wall)
        assert [one for one in at.ears.take() if one == (BEN.id, "cap", late.id)] == [(BEN.id, "cap", late.id)]


@pytest.mark.parametrize(("way", "how"), [("thread", {"thread"}), ("dm", {"dm"}), ("both", {"thread", "dm"})])
async def test_each_is_called_as_they_like_it(way: Way, how: set[str], tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        await at.at.tables.set_way(BEN.id, way, BERLIN)
        table = await both(at)
        await at.live(10)
        assert {heard for heard in at.ears.take() if heard[0] == BEN.id} == {(BEN.id, one, table.id) for one in how}
        await at.live(DAY)
        assert {heard for heard in at.ears.take() if heard[0] == BEN.id} == {(BEN.id, one, table.id) for one in how}


async def test_a_closed_door_is_not_knocked_at(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        table = await both(at)
        await at.live(10)
        at.ears.take()
        await at.at.tables.set_way(BEN.id, "dm", BERLIN)
        second = await both(at)
        await at.at.tables.dm_failed(BEN.id, table.id)
        await at.live(BURST + 10)
        assert (BEN.id, "thread", second.id) in at.ears.take()


async def test_whose_messages_are_closed_is_called_next_morning_of_what_was_too_much(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with street(tmp_path, times(2026, 6, 1, 6)) as at:
        await at.at.tables.set_zone(BEN.id, BERLIN)
        tables = []
        for _ in range(CAP + 2):
            tables.append(await both(at))
            await at.at.store.set_person(PersonRecord(BEN.id, zone=BERLIN, dm_closed=True, reminders=0))
            at.at.tables._people.forget(BEN.id)
            await at.live(BURST)
        called = [(BEN.id, "thread", table.id) for table in tables]
        assert [one for one in at.ears.take() if one[0] == BEN.id] == called[:CAP]
        morning = instant(ZoneInfo(BERLIN), date(2026, 6, 2), 9 * 60)
        await at.live(morning - at.at.times.wall - 1)
        assert [one for one in at.ears.take() if one in called[CAP:] or one[:2] == (BEN.id, "cap")] == []
        await at.live(1)
        assert [one for one in at.ears.take() if one in called[CAP:]] == called[CAP:]


async def test_a_post_in_a_new_place_does_not_call_again(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        table = await both(at)
        await at.live(10)
        at.ears.take()
        await at.at.tables.move(table.id, ADA, Place(1, 3))
        await at.live(10)
        assert at.ears.take() == []


# Digest


async def test_a_digest_comes_once_on_each_date_also_when_clocks_are_changed(tmp_path: Path, toy: AnyRules) -> None:
    for day in (28, 24):
        month = 3 if day == 28 else 10
        async with street(tmp_path / str(month), times(2026, month, day, 12)) as at:
            await at.at.tables.set_zone(BEN.id, BERLIN)
            await at.at.tables.set_digest(BEN.id, 150, BERLIN)
            await at.at.tables.set_reminders(BEN.id, 0)
            await both(at)
            await at.live(60)
            at.ears.take()
            for _ in range(3):
                before = at.at.times.wall
                await at.live(DAY)
                told = [moment for one, moment in zip(at.ears.heard, at.ears.moments, strict=True) if one[1] == "daily"]
                assert len(told) == 1 and before < told[0] <= at.at.times.wall
                at.ears.take()


async def test_a_digest_tells_of_all_tables_the_longest_first_and_is_silent_when_none_waits(
    tmp_path: Path, toy: AnyRules
) -> None:
    async with street(tmp_path, times(2026, 6, 1, 6)) as at:
        await at.at.tables.set_way(BEN.id, "digest", BERLIN)
        await at.at.tables.set_digest(BEN.id, 18 * 60, BERLIN)
        tables = []
        for _ in range(3):
            tables.append(await both(at))
            await at.live(HOUR)
        assert all(user != BEN.id for user, _, _ in at.ears.take()), "nobody else calls"
        await at.live(12 * HOUR)
        told = [heard for heard in at.ears.take() if heard[0] == BEN.id]
        assert told == [(BEN.id, "daily", table.id) for table in tables]
        await bid(at.at, tables[0], 1)
        await at.live(DAY)
        assert [one for one in at.ears.take() if one[0] == BEN.id] == [(BEN.id, "daily", t.id) for t in tables[1:]]
        for table in tables[1:]:
            await bid(at.at, table, 1)
        await at.live(2 * DAY)
        assert [one for one in at.ears.take() if one[0] == BEN.id] == []


async def test_a_digest_comes_once_a_date_whatever_is_changed_meanwhile(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 6)) as at:
        await at.at.tables.set_zone(BEN.id, BERLIN)
        await at.at.tables.set_way(BEN.id, "digest", BERLIN)
        await at.at.tables.set_digest(BEN.id, 9 * 60, BERLIN)
        await both(at)
        await at.live(2 * HOUR)
        assert [heard[1] for heard in at.ears.take() if heard[0] == BEN.id] == ["daily"]
        await at.at.tables.set_digest(BEN.id, 20 * 60, BERLIN)
        await at.at.tables.set_zone(BEN.id, NEW_YORK)
        await at.live(12 * HOUR)
        assert [heard[1] for heard in at.ears.take() if heard[0] == BEN.id] == []
        await at.live(DAY + 8 * HOUR)
        assert [heard[1] for heard in at.ears.take() if heard[0] == BEN.id] == ["daily"]


async def test_a_digest_in_quiet_hours_comes_after_them(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        await night(at, BEN.id)
        await at.at.tables.set_way(BEN.id, "digest", BERLIN)
        await at.at.tables.set_digest(BEN.id, 23 * 60, BERLIN)
        await both(at)
        morning = instant(ZoneInfo(BERLIN), date(2026, 6, 2), 8 * 60)
        for _ in range(3):
            await at.live(morning - 1 - at.at.times.wall)
            assert [heard for heard in at.ears.take() if heard[0] == BEN.id] == []
            await at.live(1)
            assert [heard[1] for heard in at.ears.take() if heard[0] == BEN.id] == ["daily"]
            morning += DAY


# Reminders


async def test_reminders_come_as_often_as_somebody_likes(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 6)) as at:
        await at.at.tables.set_reminders(ADA.id, 4)
        await at.at.tables.set_reminders(BEN.id, 0)
        table = await both(at)
        await at.live(60)
        at.ears.take()
        await at.live(40 * HOUR)
        assert at.ears.take() == [(ADA.id, "thread", table.id)] * 6
        await at.at.tables.set_reminders(BEN.id, None)
        await at.live(2 * DAY)
        assert at.ears.take() == [(BEN.id, "thread", table.id)]
        await at.at.tables.set_reminders(BEN.id, 24)
        await at.live(3 * DAY)
        assert len(at.ears.take()) == 3
        assert await refusal(at.at.tables.set_reminders(BEN.id, 3)) == "old-button"


async def test_a_reminder_that_may_call_nobody_is_no_message(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 23)) as at:
        for person in (ADA, BEN):
            await at.at.tables.set_way(person.id, "digest", BERLIN)
            await at.at.tables.set_digest(person.id, None, BERLIN)
            await at.at.tables.set_way(person.id, "dm", BERLIN)
            await night(at, person.id)
        await both(at)
        await at.live(60)
        lines = at.ears.sent.count(("nudge", 0))
        await at.live(DAY + 11 * HOUR)
        assert [kind for kind, _ in at.ears.sent if kind == "nudge"] == [] and lines == 0
        assert {how for _, how, _ in at.ears.take()} == {"dm"}


# Away


async def test_who_is_away_is_left_in_peace_and_told_what_waits_on_the_return(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        await at.at.tables.set_zone(BEN.id, BERLIN)
        await at.at.tables.sign_off(BEN.id, None, 2, BERLIN)
        table = await both(at)
        await at.live(2 * DAY - 10)
        assert {user for user, _, _ in at.ears.take()} == {ADA.id}
        assert (await at.at.tables.gone(table))[BEN.id] == int(at.at.times.wall) + 10
        await at.live(20)
        assert at.ears.take() == [(BEN.id, "away", table.id)]
        assert await at.at.tables.gone(table) == {}


async def test_everybody_is_away(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        table = await both(at)
        await at.live(60)
        at.ears.take()
        edits = at.ears.kinds().count("wait")
        for person, days in ((ADA, 2), (BEN, 5)):
            await at.at.tables.sign_off(person.id, None, days, BERLIN)
            await at.live(1)
        assert at.ears.kinds().count("wait") == edits + 2, "everybody sees it"
        await at.live(2 * DAY - 60)
        assert at.ears.take() == []
        await at.live(60)
        assert at.ears.take() == [(ADA.id, "away", table.id)]


async def test_a_return_at_night_is_told_in_the_morning(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        await night(at, BEN.id)
        await at.at.tables.sign_off(BEN.id, date(2026, 6, 2), 1, BERLIN)
        table = await both(at)
        await at.live(60)
        at.ears.take()
        await at.live(instant(ZoneInfo(BERLIN), date(2026, 6, 3), 8 * 60) - at.at.times.wall - 1)
        assert [heard for heard in at.ears.take() if heard[0] == BEN.id] == []
        await at.live(1)
        assert at.ears.take() == [(BEN.id, "away", table.id)]


async def test_ended_by_button_and_begun_again_it_is_charged_per_day(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        tables = at.at.tables
        await tables.sign_off(BEN.id, None, 5, BERLIN)
        at.at.times.go(HOUR)
        await tables.come_back(BEN.id)
        assert await refusal(tables.come_back(BEN.id)) == "not-away"
        at.at.times.go(HOUR)
        await tables.sign_off(BEN.id, None, 2, BERLIN)
        assert await refusal(tables.sign_off(BEN.id, None, 1, BERLIN)) == "away-too-long"
        known = await tables.aways(BEN.id)
        assert away.used(known, tables.now()) == 3 and len(known) == 2
        await tables.sign_off(BEN.id, date(2026, 7, 1), 14, BERLIN)
        assert away.used(await tables.aways(BEN.id), tables.now()) == 17
        assert await refusal(tables.sign_off(BEN.id, date(2026, 8, 1), 15, BERLIN)) == "away-too-long"


# Exactly once


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("kind", ["make-up", "daily", "away"])
async def test_what_is_due_for_a_person_happens_once_though_the_process_dies(
    kind: str, when: str, tmp_path: Path, toy: AnyRules
) -> None:
    clocks = times(2026, 6, 1, 23)
    async with street(tmp_path, clocks) as at:
        if kind == "make-up":
            await night(at, BEN.id)
        elif kind == "daily":
            await at.at.tables.set_digest(BEN.id, 8 * 60, BERLIN)
        else:
            await at.at.tables.sign_off(BEN.id, None, 1, BERLIN)
        await at.at.tables.set_reminders(BEN.id, 0)
        await both(at)
        await at.live(60)
        at.ears.take()
        run = SqliteStore.run
        struck = False

        async def strike(errand: Errand) -> None:
            nonlocal struck
            if errand.done is not None and errand.done.kind == kind and not struck:
                struck = True
                if when == "after":
                    await run(at.at.store, errand)
                raise Killed

        at.at.store.run = strike  # type: ignore[method-assign]
        with pytest.raises(Killed):
            await at.live(DAY)
    heard = at.ears.take()
    for _ in range(2):
        async with street(tmp_path, clocks) as at:
            await at.live(2 * HOUR)
            assert await at.at.store.due(int(clocks.wall)) == ()
        heard += at.ears.take()
    assert len([one for one in heard if one[0] == BEN.id]) == 1


async def test_a_lost_answer_neither_loses_nor_doubles_a_call(tmp_path: Path, toy: AnyRules) -> None:
    """The evening begins between the first attempt and the second: what may have rung is not made up for."""
    async with street(tmp_path, times(2026, 6, 1, 23)) as at:
        table = await both(at)
        lost = [OSError("lost")]
        at.ears.after = lambda row: lost.pop() if lost and row.kind == "turn" else None

        async def bedtime(row: Row) -> None:
            if row.kind == "turn" and row.attempts == 0:
                await night(at, BEN.id)

        at.ears.meanwhile = bedtime
        await at.live(10)
        assert sorted(at.ears.take()) == [(ADA.id, "thread", table.id), (BEN.id, "thread", table.id)]
        await at.live(12 * HOUR)
        assert at.ears.take() == []


async def test_what_was_forbidden_calls_once_it_is_allowed(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        forbidden = [Forbidden("no")]
        at.ears.before = lambda row: forbidden.pop() if forbidden and row.kind == "turn" else None
        table = await both(at)
        await at.live(10)
        assert at.ears.take() == []
        for lane in at.box._lanes.values():
            lane.prodded.set()
        await until(lambda: len(at.ears.heard) == 2)
        assert sorted(at.ears.take()) == [(ADA.id, "thread", table.id), (BEN.id, "thread", table.id)]


async def test_posts_at_the_same_moment_know_of_each_other(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        there = set[int]()

        async def together(row: Row) -> None:
            if row.kind == "turn":
                there.add(row.table)
                await until(lambda: len(there) == 3)

        at.ears.meanwhile = together
        for _ in range(3):
            await both(at)
        await at.live(10)
        assert len([heard for heard in at.ears.take() if heard[0] == BEN.id]) == 1


async def test_each_morning_has_one_line_and_the_one_before_is_gone(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 23)) as at:
        await night(at, BEN.id)
        await at.at.tables.set_reminders(ADA.id, 0)
        table = await both(at)
        await at.live(60)
        at.ears.take()
        for day in (2, 3):
            await at.live(instant(ZoneInfo(BERLIN), date(2026, 6, day), 8 * 60 + 1) - at.at.times.wall)
            assert at.ears.take() == [(BEN.id, "thread", table.id)]
            assert [kind for _, kind, _, _ in at.ears.messages.values()].count("nudge") == 1


async def test_a_reminder_does_not_follow_soon_after_the_morning(tmp_path: Path, toy: AnyRules) -> None:
    """Waited for since one at night: reminders of five and nine are over, the one of thirteen comes."""
    async with street(tmp_path, times(2026, 6, 1, 23)) as at:
        await night(at, BEN.id)
        await at.at.tables.set_reminders(ADA.id, 0)
        await at.at.tables.set_reminders(BEN.id, 4)
        table = await both(at)
        await at.live(9 * HOUR + HOUR)
        assert [heard for heard in at.ears.take() if heard[0] == BEN.id] == [(BEN.id, "thread", table.id)]
        await at.live(2 * HOUR)
        assert at.ears.take() == [(BEN.id, "thread", table.id)]


async def test_who_wants_no_reminders_hears_only_other_people(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 6)) as at:
        await at.at.tables.set_reminders(BEN.id, 0)
        table = await both(at)
        await at.live(60)
        at.ears.take()
        at.at.times.go(3 * HOUR)
        (wait,) = [wait for wait in table.waits if wait.user == BEN.id]
        line = {CALLED: [BEN.id], WAITS: [[BEN.id, wait.acted]], SINCE: wait.opened, BY: 0}
        reminder = Draft("nudge", table.revision + 1, line)
        await at.at.tables._change(table.id, "reminder", None, None, lambda now: now, besides=(reminder,))
        await at.live(10)
        assert at.ears.take() == []
        await at.at.tables.remind(table.id, ADA)
        await at.live(10)
        assert at.ears.take() == [(BEN.id, "thread", table.id)]


def test_no_board_makes_a_line_superfluous_that_makes_up_for_a_call() -> None:
    line = Row(1, 1, "nudge", BEN.id, {CALLED: [BEN.id], WAITS: [[BEN.id, 3]], MADE_UP: True}, 0, 4, "a")
    board = Row(2, 1, "turn", 0, {CALLED: []}, 0, 5, "b")
    assert successor((line, board)) is None
    assert successor((replace(line, payload={**line.payload, MADE_UP: False}), board)) == board


def test_a_row_remembers_only_the_calls_of_its_own_people() -> None:
    """Whom a later row would have called is called by that one, if the message of this one is older than that."""
    way = {"thread": True, "letter": False, "call": [3, 0, 50, None, ""]}
    row = Row(1, 7, "turn", 0, {CALLED: [ADA.id], WAYS: {str(ADA.id): way, str(BEN.id): way}}, 0, 4, "a")
    assert made(row) == (Call(ADA.id, 7, 3, 0, 50),)


async def test_hands_come_without_a_sound_at_night(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 23)) as at:
        await night(at, BEN.id)
        await both(at)
        await at.live(10)
        hands = {row.target: row.payload for row in at.ears.rows if row.kind == HAND and row.payload.get("dealt")}
        assert hands[BEN.id].get("silent") is True and "silent" not in hands[ADA.id]
        assert not hands[BEN.id]["called"] and hands[ADA.id]["called"]


async def test_whose_time_is_nearly_over_is_told_though_they_want_no_reminders(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        await night(at, BEN.id)
        await at.at.tables.set_reminders(BEN.id, 0)
        table = await both(at)
        await at.live(60)
        at.ears.take()
        await alarm(at, table)
        await at.live(60)
        assert at.ears.take() == [(BEN.id, "thread", table.id)]


async def test_at_night_it_is_only_said_and_made_up_for_in_the_morning(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        await night(at, BEN.id)
        table = await both(at)
        await at.live(11 * HOUR)
        at.ears.take()
        await alarm(at, table)
        await at.live(60)
        assert at.ears.calls[-1] == ("nudge", table.revision + 1), "it is posted"
        assert at.ears.take() == []
        await at.live(instant(ZoneInfo(BERLIN), date(2026, 6, 2), 8 * 60) - at.at.times.wall - 1)
        assert [heard for heard in at.ears.take() if heard[0] == BEN.id] == []
        await at.live(1)
        assert at.ears.take() == [(BEN.id, "thread", table.id)], "once"


@pytest.mark.parametrize("hours", [11, 10, 5])
async def test_a_wait_that_begins_at_night_calls_nobody_in_it(hours: int, tmp_path: Path, toy: AnyRules) -> None:
    """Its time is over after the night, or within it."""
    async with street(tmp_path, times(2026, 6, 1, 22)) as at:
        await night(at, BEN.id)
        table = await both(at)
        await at.at.tables.set_pace(table.id, ADA, paces.per_turn(hours * HOUR))
        (proposal,) = (await at.at.tables.get(table.id)).proposals
        await at.at.tables.agree(table.id, BEN, proposal.number)
        morning = instant(ZoneInfo(BERLIN), date(2026, 6, 2), 8 * 60)
        await at.live(morning - at.at.times.wall - 1)
        assert [heard for heard in at.ears.take() if heard[0] == BEN.id] == []
        await at.live(2 * HOUR)
        assert [heard for heard in at.ears.take() if heard[0] == BEN.id] == [(BEN.id, "thread", table.id)], "once"


async def test_an_alarm_before_the_night_takes_the_place_of_a_reminder(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        await night(at, BEN.id)
        table = await clocked(at.at, paces.per_turn(12 * HOUR), ADA, BEN)
        begun, evening = at.at.times.wall, instant(ZoneInfo(BERLIN), date(2026, 6, 1), 22 * 60)
        await at.live(12 * HOUR)
        moments = [moment for moment, heard in zip(at.ears.moments, at.ears.heard, strict=True) if heard[0] == BEN.id]
        assert moments == [begun, evening - BEFORE], "half of the time is over two hours before that"
        assert table.id


async def alarm(at: Street, table: Table) -> None:
    """A line for Ben whose time is nearly over."""
    (wait,) = [wait for wait in table.waits if wait.user == BEN.id]
    line = {CALLED: [BEN.id], WAITS: [[BEN.id, wait.acted]], SINCE: wait.opened, BY: 0, LATE: True}
    draft = Draft("nudge", table.revision + 1, line)
    await at.at.tables._change(table.id, "clock", None, None, lambda now: now, besides=(draft,))


async def test_nobody_reminds_a_sleeper(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        table = await running(at.at.tables, ADA, BEN, CLEO)
        await night(at, BEN.id)
        await at.live(60)
        at.ears.take()
        at.at.times.go(12 * HOUR)
        assert APART < 12 * HOUR
        await at.at.tables.remind(table.id, ADA)
        await at.live(10)
        assert at.ears.take() == [(CLEO.id, "thread", table.id)]
        await at.live(9 * HOUR)
        assert at.ears.take() == [(BEN.id, "thread", table.id)]


async def test_quiet_hours_chosen_later_bring_the_alarm_forward(tmp_path: Path, toy: AnyRules) -> None:
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        table = await clocked(at.at, paces.per_turn(12 * HOUR), ADA, BEN)
        await at.live(HOUR)
        at.ears.take()
        await night(at, BEN.id)
        evening = instant(ZoneInfo(BERLIN), date(2026, 6, 1), 22 * 60)
        await at.live(evening - BEFORE - at.at.times.wall)
        assert (BEN.id, "thread", table.id) in at.ears.take()


async def test_what_is_kept_just_after_the_table_was_read_calls_nobody_in_vain(tmp_path: Path, toy: AnyRules) -> None:
    """The lane reads the table, then its rows: a move between the two brings a row that is newer than the table."""
    async with street(tmp_path, times(2026, 6, 1, 12)) as at:
        table = await decisive(at.at, await both(at))
        await at.live(60)
        at.ears.take()
        rows = at.at.store.rows
        moved: list[Table] = []

        async def late(number: int, lane: int) -> tuple[Row, ...]:
            if lane or moved:
                return await rows(number, lane)
            moved.append(table)
            before = await rows(number, lane)
            await lay(at.at, await at.at.tables.get(table.id))
            return tuple(row for row in await rows(number, lane) if row not in before)

        at.at.store.rows = late  # type: ignore[method-assign]
        await at.at.tables._change(table.id, "look", None, None, lambda now: now, besides=(Draft("wait"),))
        await at.live(60)
        (mover,) = [table.seats[seat].user for seat in waited_for(table)]
        (other,) = {ADA.id, BEN.id} - {mover}
        assert at.ears.take() == [(other, "thread", table.id)]
