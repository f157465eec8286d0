"""One wrong moment of the machine's clock does no lasting harm."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.clock.wall import STILL, TOLERANCE, Wall
from bot.clock.watch import Watch, date_of

NOW, DAY = 1_790_000_000.0, 86_400


@dataclass
class Machine:
    """A clock on the wall that can be set, beside one that only runs."""

    wall: float = NOW
    steady: float = 50.0
    asked: int = 0

    def run(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def clock(self, newest: int = 0) -> Wall:
        return Wall(lambda: self.wall, newest, lambda: self.steady)


def test_a_clock_that_agrees_is_followed_also_when_it_is_corrected_a_little() -> None:
    machine = Machine()
    clock = machine.clock()
    for _ in range(50):
        machine.run(3600)
        machine.wall += TOLERANCE / 2
        assert clock.now() == int(machine.wall) and not clock.apart


def test_a_jump_of_400_days_for_two_seconds_is_not_followed() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock.now() == NOW
    machine.wall += 400 * DAY
    machine.run(1)
    assert clock.now() == NOW + 1 and clock.apart == 400 * DAY
    machine.run(1)
    machine.wall -= 400 * DAY
    assert clock.now() == NOW + 2 and not clock.apart


def test_a_machine_that_has_slept_is_believed_once_discord_agrees() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock.now() == NOW
    machine.wall += 8 * 3600
    assert clock.now() == NOW
    clock.heard(machine.wall + 1)
    assert clock.now() == NOW + 8 * 3600 and not clock.apart


def test_a_wrong_clock_at_the_start_is_found_by_discords_date() -> None:
    machine = Machine(wall=NOW + 400 * DAY)
    clock = machine.clock()
    assert clock.now() == NOW + 400 * DAY
    clock.heard(NOW)
    assert clock.now() == NOW
    machine.run(10)
    assert clock.now() == NOW + 10 and clock.exactly() == NOW + 10
    machine.wall -= 400 * DAY
    assert clock.now() == NOW + 10 and not clock.apart


def test_set_back_rightly_time_stands_still_until_it_has_caught_up() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock.now() == NOW
    machine.wall -= 7200
    machine.run(60)
    assert clock.now() == NOW + 60
    clock.heard(machine.wall)
    assert clock.now() == NOW + 60
    machine.run(7200)
    assert clock.now() == NOW + 60
    machine.run(1)
    assert clock.now() == NOW + 61


def test_commits_of_the_far_future_do_not_stop_the_time() -> None:
    machine = Machine()
    soon, never = int(NOW + STILL / 2), int(NOW + 400 * DAY)
    assert machine.clock(soon).now() == soon
    clock = machine.clock(never)
    assert clock.now() == NOW and clock.ahead == 400 * DAY
    assert machine.clock(int(NOW)).ahead == 0


async def test_what_is_wrong_is_told_and_discord_is_asked_only_in_doubt() -> None:
    machine = Machine()
    clock = machine.clock()

    async def agree() -> None:
        machine.asked += 1
        clock.heard(machine.wall)

    async def silence() -> None:
        machine.asked += 1

    assert await Watch(clock, agree).complaint() is None and machine.asked == 0
    machine.wall += 400 * DAY
    assert "400.0 days ahead" in str(await Watch(clock, silence).complaint()) and machine.asked == 1
    assert await Watch(clock, agree).complaint() is None and machine.asked == 2
    ahead = machine.clock(int(machine.wall) + 3 * DAY)
    assert "repair-times" in str(await Watch(ahead, silence).complaint())


@pytest.mark.parametrize("header", ["", "soon", "Fri, 99 Nov 2026 12:00:00 GMT"])
def test_what_is_no_date_tells_none(header: str) -> None:
    assert date_of(header) is None


def test_a_date_is_a_moment() -> None:
    assert date_of("Fri, 20 Nov 2026 12:00:00 GMT") == 1_795_176_000
