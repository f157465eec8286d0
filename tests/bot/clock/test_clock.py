"""The clock: exactly once over kills, nobody late because the host was away, clocks that are set, what nobody knows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.clock.clock import TO_CATCH_UP, Clock
from bot.clock.kinds import handlers
from bot.clock.wall import Wall
from bot.store.lease import Shards
from bot.store.table import CANCELLED, Absence, Due, Table
from bot.tables import clocks, moments, pauses, rest
from bot.tables.effects import EFFECTS
from bot.tables.moments import DAY, GRACE, LAST_CALL, QUIET
from bot.tables.paces import PRESETS
from bot.tables.progress import waited_for
from bot.tables.proposals import LAPSE, LASTS
from bot.tables.reminders import REMINDER
from bot.tables.rewinds import MEMORY, PAUSE, REFUSED
from bot.tasks import supervised
from rules.core import AnyRules
from tests.bot.clock.hours import HOUR, LONGEST, NOON, PATIENCE, Hours, Killed, Killer, Times, done, hours
from tests.bot.house import ADA, BEN, CLEO, HERE, refusal, running, succeeds
from tests.protocol.people import until
from tests.toy import Swap

Plot = Callable[[Hours], Awaitable[int]]


async def quiet_lobby(at: Hours) -> int:
    return (await at.tables.open(ADA, HERE, "toy", 3)).id


async def full_lobby(at: Hours) -> int:
    number = (await at.tables.open(ADA, HERE, "toy", 2)).id
    return (await at.tables.join(number, BEN)).id


async def lobby_full_for_a_day(at: Hours) -> int:
    number = await full_lobby(at)
    await at.live(DAY)
    return number


async def lobby_to_start(at: Hours) -> int:
    return (await at.tables.open(ADA, HERE, "toy", 3, begins=int(at.times.wall) + DAY)).id


async def offered_seat(at: Hours) -> int:
    number = (await running(at.tables, ADA, BEN)).id
    return (await at.tables.offer_seat(number, ADA, 0)).id


async def proposed(at: Hours) -> int:
    number = await offered_seat(at)
    table = await at.tables.get(number)
    await at.tables.play(number, ADA, at.tables.options(table, table.seats[0].seat)[0])
    return (await at.tables.rewind(number, ADA, 0)).id


async def refused_to_rewind(at: Hours) -> int:
    number = await proposed(at)
    return (await at.tables.object(number, BEN, (await at.tables.get(number)).proposals[0].number)).id


async def warned_lobby(at: Hours) -> int:
    number = await quiet_lobby(at)
    await at.live(QUIET)
    return number


async def grace(at: Hours) -> int:
    number = (await running(at.tables, ADA, BEN)).id
    await at.tables.add_stand_in(number, ADA, seat=1)
    return number


async def successor(at: Hours) -> int:
    number = (await running(at.tables, ADA, BEN)).id
    await at.tables.add_stand_in(number, ADA, seat=1, gone=True)
    await succeeds(at.tables, number, ADA, 1, CLEO)
    return number


async def held_back(at: Hours) -> int:
    return (await before_a_stand_in(at, await running(at.tables, ADA, stand_ins=1))).id


async def together(at: Hours) -> int:
    await at.tables.seek(ADA, HERE, "toy", 2, "en")
    table = (await at.tables.seek(BEN, HERE, "toy", 2, "en")).table
    assert table is not None
    return table.id


async def waited_for_long(at: Hours) -> int:
    return (await running(at.tables, ADA, BEN)).id


async def paused(at: Hours) -> int:
    number = (await running(at.tables, ADA, BEN)).id
    for person in (ADA, BEN):
        await at.tables.propose_pause(number, person, 3)
    return number


async def asleep(at: Hours) -> int:
    number = await waited_for_long(at)
    await at.live(rest.SILENCE)
    return number


async def pressed(at: Hours) -> int:
    """Both have a day, and are reminded after half of it."""
    number = await quiet_lobby(at)
    await at.tables.set_pace(number, ADA, PRESETS["daily"])
    await at.tables.join(number, BEN)
    return (await at.tables.start(number, ADA)).id


async def before_a_stand_in(at: Hours, table: Table) -> Table:
    """People play on until one has made a move that can be taken back, and a stand-in is to follow."""
    for _ in range(20):
        seat = next(seat for seat in waited_for(table) if table.seats[seat].user is not None)
        mover = {ADA.id: ADA, BEN.id: BEN}[table.seats[seat].user or 0]
        own = [move for move in at.tables.options(table, seat) if not isinstance(move, Swap)]
        table = (await at.tables.play(table.id, mover, own[-1])).table
        if table.due(moments.GO_ON) is not None:
            return table
    raise AssertionError("no stand-in ever followed")


PLOTS: dict[str, tuple[Plot, int, str]] = {
    moments.LOBBY_WARNING: (quiet_lobby, QUIET, "notice-lobby-ends"),
    moments.LOBBY_END: (warned_lobby, LAST_CALL, "notice-lobby-ended"),
    moments.STAND_IN: (grace, GRACE, "notice-replaced"),
    moments.SUCCESSOR: (successor, GRACE, "notice-returned"),
    moments.FULL: (full_lobby, DAY, "notice-lobby-full"),
    moments.FULL_FOR_ALL: (lobby_full_for_a_day, DAY, "notice-lobby-full-for-all"),
    moments.OFFER: (offered_seat, moments.OFFERED, "notice-seat-stays"),
    moments.START: (lobby_to_start, DAY, "notice-start-short"),
    LAPSE: (proposed, LASTS, "notice-proposal-lapsed"),
    REFUSED: (refused_to_rewind, PAUSE + MEMORY, ""),
    moments.GO_ON: (held_back, PATIENCE, ""),
    moments.TOGETHER: (together, moments.CONFIRM, "notice-together-over"),
    REMINDER: (waited_for_long, DAY, ""),
    pauses.OVER: (paused, 3 * DAY, "notice-pause-over"),
    rest.SLEEP: (waited_for_long, rest.SILENCE, "notice-asleep"),
    rest.CLOSE: (asleep, rest.END - rest.SILENCE, "notice-closed-asleep"),
    clocks.CLOCK: (pressed, DAY // 2, ""),
}


def test_every_kind_is_played_here() -> None:
    known = {*EFFECTS, moments.START, clocks.CLOCK}
    assert set(PLOTS) | {moments.FULL_FREE} == known


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("kind", PLOTS)
async def test_what_is_due_happens_exactly_once_though_the_process_dies(
    kind: str, when: str, tmp_path: Path, toy: AnyRules
) -> None:
    plot, wait, notice = PLOTS[kind]
    times, what = Times(), kind
    async with hours(tmp_path, times) as at:
        number = await plot(at)
        await at.live(wait - 1)
        assert done(tmp_path, what) == [], "not a second early"
    async with hours(tmp_path, times) as at:
        killer = Killer(at.store, when, what)
        with pytest.raises(Killed):
            await at.live(1)
        assert killer.struck
    for _ in range(2):
        async with hours(tmp_path, times) as at:
            await at.live(HOUR)
            assert len(done(tmp_path, what)) == 1
            assert (await at.notices(number)).count(notice) == (1 if notice else 0)
            assert all(due.kind != kind or due.at > times.wall for due in (await at.tables.get(number)).dues)
            assert await at.store.due(int(times.wall)) == ()


async def test_a_moment_while_the_host_is_dead_comes_later_by_its_absence(tmp_path: Path, toy: AnyRules) -> None:
    """Dead for 5 h across a due moment: nothing on the return, nothing twice, the effect 5 h 10 min later."""
    times = Times()
    async with hours(tmp_path, times) as at:
        number = await grace(at)
        await at.live(GRACE - HOUR)
    died = int(times.wall)
    times.go(5 * HOUR)
    async with hours(tmp_path, times) as at:
        await at.live(HOUR)
        assert (await at.tables.get(number)).seats[1].user == BEN.id
        assert await at.store.absences() == (Absence(died, died + 5 * HOUR + TO_CATCH_UP),)
        await at.live(TO_CATCH_UP - 1)
        assert (await at.tables.get(number)).seats[1].user == BEN.id
        await at.live(DAY)
        assert (await at.tables.get(number)).seats[1].stand_in == "greedy"
    assert done(tmp_path, "grace") == [died + 6 * HOUR + TO_CATCH_UP]


async def test_a_short_restart_costs_nobody_time(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        await grace(at)
        await at.live(HOUR)
    times.go(30)
    async with hours(tmp_path, times) as at:
        await at.live(HOUR)
        assert await at.store.absences() == ()


async def test_a_clock_set_forward_by_three_hours_makes_nobody_late(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times, LONGEST) as at:
        number = await grace(at)
        times.go(GRACE - HOUR)
        await at.store.set_meta("alive", str(int(times.wall)))
        await at.live(60)
        before = int(times.wall)
        times.set(3 * HOUR)
        await at.live(60)
        assert (await at.tables.get(number)).seats[1].user == BEN.id
        assert await at.store.absences() == (Absence(before, before + 3 * HOUR + TO_CATCH_UP),)
        await at.live(HOUR + TO_CATCH_UP)
        assert (await at.tables.get(number)).seats[1].stand_in == "greedy"


async def test_a_clock_set_back_by_three_hours_repeats_nothing_and_stands_still(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        number = await grace(at)
        await at.live(GRACE)
        made = (await at.tables.get(number)).updated
        times.set(-3 * HOUR)
        await at.live(HOUR)
        assert (await at.tables.join(number, BEN)).updated == made, "time never runs backwards"
    times.go(60)
    async with hours(tmp_path, times) as at:
        await at.live(HOUR)
        assert (await at.tables.extend(await quiet_lobby(at), ADA)).updated >= made
        assert await at.store.absences() == ()
    assert len(done(tmp_path, "grace")) == 1


async def test_a_process_that_was_held_for_an_hour_was_away(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times, LONGEST) as at:
        await at.live(60)
        times.go(HOUR)
        await at.live(0)
        assert [absence.begun for absence in await at.store.absences()] == [NOON + 60]


async def test_what_nobody_understands_is_kept_and_said_once(
    tmp_path: Path, toy: AnyRules, caplog: pytest.LogCaptureFixture
) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        strange = Due("comet", "comet", NOON + 10, None, {"tail": 1})
        await at.store.set_due(strange)
        number = await quiet_lobby(at)
        with caplog.at_level(logging.WARNING):
            await at.live(QUIET)
        assert [record.getMessage() for record in caplog.records if "comet" in record.getMessage()] != []
        assert sum("comet" in record.getMessage() for record in caplog.records) == 1
        assert (0, strange) in await at.store.due(NOON + 30 * DAY)
        assert await at.notices(number) == ["notice-lobby-ends"]


async def test_one_effect_that_fails_delays_no_other_and_is_tried_again_more_and_more_seldom(
    tmp_path: Path, toy: AnyRules
) -> None:
    times, tried = Times(), list[float]()

    async def broken(table: int, due: Due) -> None:
        tried.append(times.passed)
        raise RuntimeError("out of order")

    async with hours(tmp_path, times) as at:
        await at.store.set_due(Due("broken", "broken", NOON))
        found: list[int] = []

        async def sound(table: int, due: Due) -> None:
            found.append(table)
            await at.store.drop_due(due.name)

        await at.store.set_due(Due("sound", "sound", NOON))
        wall = Wall(lambda: times.wall)
        at.clock = Clock(at.store, {"broken": broken, "sound": sound}, wall, lambda: times.passed, longest=DAY)
        await at.live(DAY)
    assert found == [0]
    gaps = [later - earlier for earlier, later in zip(tried, tried[1:], strict=False)]
    assert gaps[:4] == [30, 60, 120, 240] and max(gaps) == HOUR and len(tried) < 40


async def test_the_task_outlives_a_store_that_cannot_be_read_and_says_when_it_stands_still(
    tmp_path: Path, toy: AnyRules
) -> None:
    times, slept, enough = Times(), list[float](), asyncio.Event()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        times.go(seconds)
        if len(slept) == 3:
            enough.set()
            await asyncio.Event().wait()

    async with hours(tmp_path, times) as at:
        read, failures = at.store.next_look, [OSError("disk")] * 3

        async def stumbling(shards: Shards) -> int | None:
            if failures:
                raise failures.pop()
            return await read(shards)

        at.store.next_look = stumbling  # type: ignore[method-assign]
        clock = Clock(at.store, {}, Wall(lambda: times.wall), lambda: times.passed, sleep)
        assert await clock.complaint() is None
        watched = supervised("clock", clock.run, lambda failures: 0)
        await enough.wait()
        assert slept == [LONGEST] * 3 and watched.failures == 3
        assert await clock.complaint() is None
        times.go(5 * LONGEST)
        assert await clock.complaint() == "stands still"
        await watched.stop()


async def test_a_clock_that_looks_and_never_gets_on_is_told(tmp_path: Path) -> None:
    """It is not enough to have begun to look."""
    times = Times()
    async with hours(tmp_path, times, longest=LONGEST) as at:

        async def broken(now: int, shards: Shards) -> tuple[tuple[int, Due], ...]:
            raise OSError("disk")

        await at.live(3 * LONGEST)
        at.store.due = broken  # type: ignore[method-assign]
        for _ in range(4):
            assert await at.clock.complaint() is None
            times.go(LONGEST)
            with pytest.raises(OSError, match="disk"):
                await at.clock.tick()
        assert await at.clock.complaint() == "stands still"


async def test_what_fails_again_and_again_is_told_once_and_then_once_a_day(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    times, tried = Times(), list[int]()

    async def fails(table: int, due: Due) -> None:
        tried.append(table)
        raise ValueError("a hand of cards")

    async with hours(tmp_path, times) as at:
        await at.store.set_due(Due("odd", "odd", NOON))
        at.clock._handlers = {"odd": fails}
        await at.live(3 * DAY)
    said = [record for record in caplog.records if record.name == "bot.clock.clock"]
    assert len(tried) > 70 and 3 <= len(said) <= 5
    assert [record.exc_info is not None for record in said] == [True, *[False] * (len(said) - 1)]


async def test_a_lobby_that_nobody_fills_is_announced_to_end_and_ends(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        number = await quiet_lobby(at)
        await at.live(QUIET - HOUR)
        await at.tables.join(number, BEN)
        await at.live(QUIET - 1)
        assert await at.notices(number) == []
        await at.live(1)
        assert await at.notices(number) == ["notice-lobby-ends"]
        await at.tables.extend(number, BEN)
        await at.live(QUIET)
        assert await at.notices(number) == ["notice-lobby-ends"] * 2
        await at.live(LAST_CALL)
        assert (await at.tables.get(number)).phase == CANCELLED
        assert await refusal(at.tables.extend(number, BEN)) == "table-over"
        assert (await at.notices(number))[-1] == "notice-lobby-ended"


@pytest.mark.parametrize("first", ["join", "clock"])
async def test_of_an_expiry_and_a_join_at_the_same_second_one_wins(first: str, tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        number = await warned_lobby(at)
        end = (await at.tables.get(number)).due(moments.OPEN)
        assert end is not None and end.kind == moments.LOBBY_END
        times.go(LAST_CALL)
        effect = EFFECTS[end.kind]
        if first == "join":
            await at.tables.join(number, BEN)
            assert await refusal(at.tables.work_off(number, end, effect)) == "no-longer-possible"
            assert (await at.tables.get(number)).seat_of(BEN.id) == 1
        else:
            await at.tables.work_off(number, end, effect)
            assert await refusal(at.tables.join(number, BEN)) == "table-over"
        await at.live(HOUR)
        assert len(done(tmp_path, moments.LOBBY_END)) == (first == "clock")


async def test_a_table_that_starts_has_no_end_of_a_lobby(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table: Table = await running(at.tables, ADA, BEN)
        assert table.due(moments.OPEN) is None


async def test_the_tables_of_a_server_that_is_gone_wait_a_month_for_it(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        played, open_ = (await running(at.tables, ADA, BEN)).id, await quiet_lobby(at)
        await at.tables.servers_are(frozenset({HERE.guild}))
        assert moments.SERVER_GONE not in [due.kind for _, due in await at.store.due(NOON + 90 * DAY)]
        await at.tables.servers_are(frozenset())
        await at.live(29 * DAY)
        await at.tables.servers_are(frozenset())
        await at.tables.server_is(HERE.guild, True)
        await at.live(5 * DAY)
        assert (await at.tables.get(played)).phase == "running"
        await at.tables.server_is(HERE.guild, False)
        await at.live(30 * DAY - 1)
        assert await at.store.find() == (open_, played)
        await at.live(1)
        assert await at.store.find() == () and await at.store.waiting() == ()
        assert await at.store.servers() == () and await at.store.due(NOON + 90 * DAY) == ()


async def test_a_stand_in_waits_so_that_the_move_before_it_can_be_taken_back(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await before_a_stand_in(at, await running(at.tables, ADA, stand_ins=1))
        await at.live(PATIENCE - 1)
        back = await at.tables.undo(table.id, ADA)
        assert back.due(moments.GO_ON) is None
        await at.live(DAY - HOUR)
        assert (await at.tables.get(table.id)).revision == back.revision, "nothing has happened by itself"


async def test_who_does_not_want_to_wait_says_so(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        table = await before_a_stand_in(at, await running(at.tables, ADA, stand_ins=1))
        played = await at.tables.go_on(table.id, ADA)
        assert played.auto and played.table.due(moments.GO_ON) is None
        assert await refusal(at.tables.go_on(table.id, BEN)) == "not-seated"
        await at.live(DAY - HOUR)
        assert (await at.tables.get(table.id)).revision == played.table.revision


async def test_another_ones_order_does_not_cut_the_wait_short(tmp_path: Path, toy: AnyRules) -> None:
    times = Times()
    async with hours(tmp_path, times) as at:
        held = await before_a_stand_in(at, await running(at.tables, ADA, BEN, stand_ins=1))
        waits = held.due(moments.GO_ON)
        assert waits is not None
        await at.live(10)
        ordered = await at.tables.set_order(held.id, BEN, "toll", "pay")
        assert ordered.due(moments.GO_ON) == waits


async def test_a_moment_that_is_set_while_the_clock_sleeps_wakes_it(tmp_path: Path, toy: AnyRules) -> None:
    times, pauses = Times(), list[float]()

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.Event().wait()

    async def slept(seconds: float) -> bool:
        return await until(lambda: bool(pauses) and pauses[-1] == seconds, what=f"a sleep of {seconds} s")

    async with hours(tmp_path, times, grace=20) as at:
        wall = Wall(lambda: times.wall)
        clock = Clock(at.store, handlers(at.tables), wall, lambda: times.passed, sleep)
        at.tables.committed = clock.kick
        ticking = asyncio.create_task(clock.run())
        assert await slept(LONGEST)
        await held_back(at)
        assert await slept(20)
        ticking.cancel()
