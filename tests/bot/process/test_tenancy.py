"""Several processes on one store: who holds what, who follows whom, and what is handed over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.holding import LENGTH, PREFIX, STOP, Holding, named, new_name
from bot.process.ranges import Range, parsed
from bot.process.settings import BadSetting
from bot.process.tenancy import LAPSED, LOOK, RENEW, WAIT, WISH, Tenancy
from bot.store.sqlite import SqliteStore
from tests.bot.process.test_door import House as Doorway
from tests.protocol.people import until

LOW, HIGH = parsed("0-1/4"), parsed("2-3/4")


class Serving(Doorway):
    """What would be a client: remembers what it was told to do."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Range] = []
        self.trusted = self.left = 0

    async def join(self, one: Range) -> None:
        self.heard.append(one)

    async def part(self, one: Range) -> None:
        self.heard.remove(one)

    def entrusted(self) -> None:
        self.trusted += 1

    async def leave(self, seconds: float) -> None:
        self.left += 1


class Town:
    """A store, and a clock that all processes share."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.now = 0.0
        self.begun = 0

    def process(
        self, wish: str | None, room: int = 64, take_over: bool = False, name: str = ""
    ) -> tuple[Tenancy, Serving]:
        self.begun += 1
        house = Serving()
        holding = Holding(self.store, name or f"process-{self.begun}", lambda: self.now)
        tenancy = Tenancy(house, self.store, parsed(wish) if wish else None, room, take_over, holding, look=0.01)
        house.door.admits = lambda guild: tenancy.shards.holds(guild)
        return tenancy, house

    async def dies(self, tenancy: Tenancy) -> None:
        """Nobody renews its leases any more, and their time is over."""
        for lease in await self.store.leases():
            if lease.holder == tenancy.holding.holder:
                await self.store.renew_lease(lease, -1.0)

    async def look(self, tenancy: Tenancy) -> None:
        """It looks for as long as it takes to believe that somebody is dead."""
        await tenancy.step()
        self.now += LAPSED
        await tenancy.step()


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    store = await SqliteStore.open(tmp_path / "town.db")
    yield Town(store)
    await store.close()


async def four() -> int:
    return 4


async def test_two_processes_hold_what_they_wish_for_and_one_follows_the_other(town: Town) -> None:
    low, here = town.process(str(LOW))
    high, there = town.process(str(HIGH))
    for one in (low, high):
        await one.begin(four)
        await one.step()
    assert low.holding.ranges == {LOW} and high.holding.ranges == {HIGH}
    assert low.shards.holds(0) and not high.shards.holds(0)
    await low.step()
    assert low.living == 2
    await town.dies(low)
    await town.look(high)
    await asyncio.sleep(0)
    assert high.holding.ranges == {LOW, HIGH} and there.heard == [HIGH, LOW] and there.trusted == 2
    assert high.shards.own == (0, 1, 2, 3)


async def test_who_has_no_room_leaves_it_to_others(town: Town) -> None:
    low, _ = town.process(str(LOW))
    high, _ = town.process(str(HIGH), room=3)
    spare, _ = town.process(str(HIGH))
    for one in (low, high, spare):
        await one.begin(four)
        await one.step()
    assert spare.holding.ranges == frozenset()
    await town.dies(low)
    await town.look(high)
    assert high.holding.ranges == {HIGH}
    await town.look(spare)
    assert spare.holding.ranges == {LOW}


async def test_who_wishes_for_nothing_takes_all_or_stands_by(town: Town) -> None:
    first, _ = town.process(None)
    second, _ = town.process(None)
    for one in (first, second):
        await one.begin(four)
        await one.step()
    assert first.holding.ranges == {Range(0, 3, 4)} and second.holding.ranges == frozenset()
    await first.end()
    await second.step()
    assert second.holding.ranges == {Range(0, 3, 4)}


async def test_two_ranges_that_meet_are_refused_and_what_is_of_yesterday_is_forgotten(town: Town) -> None:
    low, _ = town.process("0-2/4")
    await low.begin(four)
    await low.step()
    other, _ = town.process(str(HIGH))
    with pytest.raises(BadSetting, match="0-2/4"):
        await other.begin(four)
    finer, _ = town.process("1/8")
    with pytest.raises(BadSetting):
        await finer.begin(four)
    await town.dies(low)
    await finer.begin(four)
    await finer.step()
    assert {one.name for one in await town.store.leases() if one.name.startswith(PREFIX)} == {PREFIX + "1-1/8"}


async def test_the_holder_stops_by_its_own_clock_before_anybody_may_follow(town: Town) -> None:
    """The clock that counts is our own, from when the renewal was sent; no wall is asked."""
    low, house = town.process(str(LOW))
    await low.begin(four)
    await low.step()
    assert STOP + RENEW <= LENGTH and low.shards.holds(0)
    town.now += STOP - 0.01
    assert low.shards.holds(0)
    town.now += 0.02
    assert not low.shards.holds(0) and low.holding.ranges == {LOW}
    house.knock(7)
    assert house.inside == []
    # Nobody has taken it meanwhile: it is ours again, and who waited is let in.
    await low._renew()
    assert low.shards.holds(0) and house.inside == [7]


async def test_who_wakes_up_after_somebody_has_followed_does_nothing(town: Town) -> None:
    low, house = town.process(str(LOW))
    spare, _ = town.process(str(LOW))
    for one in (low, spare):
        await one.begin(four)
        await one.step()
    await asyncio.sleep(0)
    town.now += 40.0
    await town.dies(low)
    await town.look(spare)
    assert spare.holding.ranges == {LOW} and not low.shards.holds(0)
    house.knock(8)
    await low._renew()
    assert low.holding.ranges == frozenset() and house.inside == [] and house.heard == []


async def test_a_range_is_handed_over_with_what_was_let_in(town: Town) -> None:
    """Both hear every click; each is let in once, whenever it comes."""
    old, here = town.process(str(LOW))
    await old.begin(four)
    await old.step()
    await old._take(HIGH)
    new, there = town.process(str(LOW), take_over=True)
    await new.begin(four)
    running = asyncio.create_task(new.run())

    async def asks() -> bool:
        return any(one.name == WISH + str(LOW) for one in await town.store.leases())

    await until(asks)
    assert there.heard == [LOW]
    both = [one.knock for one in (here, there)]
    for knock in both:
        knock(1, 2)
    handing = asyncio.create_task(old.step())
    await until(lambda: LOW not in old.holding.ranges)
    for knock in both:
        knock(3)
    await handing
    await until(lambda: there.inside)
    running.cancel()
    assert here.inside == [1, 2] and there.inside == [3]
    assert old.holding.ranges == {HIGH} and new.holding.ranges == {LOW} and here.left == 1


async def test_who_is_asked_for_everything_ends(town: Town) -> None:
    old, _ = town.process(str(LOW))
    await old.begin(four)
    await old.step()
    asked = asyncio.Event()

    async def end() -> None:
        asked.set()

    old.asked = end
    await town.store.take_lease(WISH + str(LOW), "somebody", 10.0)
    await old.step()
    assert asked.is_set() and old.holding.ranges == {LOW}


async def test_after_a_time_without_the_database_everybody_keeps_what_they_had(town: Town) -> None:
    """All leases are over then; whoever lives renews its own before anybody takes it for dead."""
    low, _ = town.process(str(LOW))
    high, _ = town.process(str(HIGH))
    for one in (low, high):
        await one.begin(four)
        await one.step()
    for one in (low, high):
        await town.dies(one)
    await high._renew()
    await high.step()
    await low._renew()
    await town.look(high)
    assert high.holding.ranges == {HIGH} and low.holding.ranges == {LOW} and not await low.holding.renew()


def test_who_dies_is_followed_within_half_a_minute_and_not_before_it_has_stopped() -> None:
    """However the looks fall: the lease runs out, is seen to, and is seen to again."""
    assert STOP < LENGTH and LENGTH + LOOK + LAPSED + LOOK < 25.0


async def test_a_wish_of_an_earlier_life_keeps_nobody_from_what_was_wished_for(town: Town) -> None:
    """It was killed while it waited, and is back in its folder after the other has given the range back."""
    await town.store.take_lease(WISH + str(LOW), "here", 10.0)
    old, _ = town.process(str(LOW))
    await old.begin(four)
    await old.step()
    await old.end()
    again, _ = town.process(str(LOW), name="here", take_over=True)
    await again.begin(four)
    await again.step()
    assert again.holding.ranges == {LOW}


async def test_who_has_only_followed_somebody_goes_on_when_asked_for_that(town: Town) -> None:
    """What it was begun for is still another's: it hands over, and does not end."""
    other, _ = town.process(str(LOW))
    dead, _ = town.process(str(HIGH))
    here, house = town.process(str(LOW))
    asked = asyncio.Event()

    async def end() -> None:
        asked.set()

    here.asked = end
    for one in (other, dead, here):
        await one.begin(four)
        await one.step()
    await town.dies(dead)
    await town.look(here)
    assert here.holding.ranges == {HIGH}
    await asyncio.sleep(0)
    await town.store.take_lease(WISH + str(HIGH), "somebody", 10.0)
    await here.step()
    assert not asked.is_set() and here.holding.ranges == frozenset() and house.left == 1


async def test_who_comes_second_asks_when_the_first_who_waits_is_dead(town: Town) -> None:
    old, _ = town.process(str(LOW))
    await old.begin(four)
    await old.step()
    first = await town.store.take_lease(WISH + str(LOW), "dead", WAIT)
    assert first is not None
    second, house = town.process(str(LOW), take_over=True)
    await second.begin(four)
    running = asyncio.create_task(second.run())
    await until(lambda: second._told)
    assert house.heard == []
    await town.store.renew_lease(first, -1.0)

    async def asks() -> bool:
        town.now += LAPSED / 10
        return any(one.name == WISH + str(LOW) and one.holder != "dead" for one in await town.store.leases())

    await until(asks)
    assert house.heard == [LOW] and old.holding.ranges == {LOW}
    running.cancel()


async def test_what_only_one_may_do_at_a_time(town: Town) -> None:
    first, _ = town.process(str(LOW))
    second, _ = town.process(str(HIGH))
    inside = 0

    async def work() -> None:
        nonlocal inside
        inside += 1
        assert inside == 1
        await asyncio.sleep(0.01)
        inside -= 1

    await asyncio.gather(first.alone(work), second.alone(work))


async def test_the_dead_leave_no_rows_behind(town: Town) -> None:
    for _ in range(5):
        one, _ = town.process(str(LOW))
        await one.begin(four)
        await one.step()
        await town.dies(one)
    assert [lease.name for lease in await town.store.leases()] == ["process 1", f"{PREFIX}{LOW}"]


async def test_who_is_back_after_a_crash_need_not_wait_for_its_own_leases(town: Town) -> None:
    """Under the name of the folder that it has to itself; also with other shards than before."""
    before, _ = town.process("0-2/4", name="here")
    await before.begin(four)
    await before.step()
    again, _ = town.process("0-2/4", name="here", take_over=True)
    await again.begin(four)
    await again.step()
    assert again.holding.ranges == {parsed("0-2/4")}
    other, _ = town.process(str(LOW), name="here")
    await other.begin(four)
    await other.step()
    assert other.holding.ranges == {LOW}


def test_a_folder_keeps_its_name(tmp_path: Path) -> None:
    assert named(tmp_path) == named(tmp_path) != new_name()
