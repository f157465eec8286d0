"""Sessions begin in turn: slots of a key, turns that are good for a moment, and what no connection can wait for."""

from __future__ import annotations

import pytest

from bot.process.turns import BRIEF, EVERY, WORTH, Alone, Turns


class Machine:
    """A clock that goes on only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds

    def turns(self, alone: Alone | None = None) -> Turns:
        return Turns((alone or Alone(self.clock)).slot, self.clock, self.sleep)


async def test_eight_that_begin_at_once_do_so_one_after_the_other() -> None:
    """Eight processes, one shard each, one key."""
    machine = Machine()
    alone = Alone(machine.clock)
    assert [await alone.slot(0) for _ in range(8)] == [EVERY * n for n in range(8)]
    assert await alone.slot(1) == 0.0


async def test_the_first_session_begins_at_once_and_one_after_a_gap_too() -> None:
    machine = Machine()
    turns = machine.turns()
    await turns.wait(0)
    await turns.use(0)
    machine.now += EVERY
    await turns.use(0)
    assert sum(machine.slept) == 0.0
    await turns.use(0)
    assert sum(machine.slept) == EVERY


async def test_a_turn_that_was_waited_for_is_used_and_not_taken_again() -> None:
    machine = Machine()
    turns = machine.turns()
    turns.keys = 2
    await turns.wait(0)
    await turns.wait(2)
    await turns.use(2)
    await turns.use(0)
    assert machine.slept[:2] == [0.0, EVERY]
    await turns.wait(1)
    assert machine.slept[-1] == 0.0, "another key waits for nobody"


async def test_a_turn_that_was_missed_is_somebody_else_s() -> None:
    machine = Machine()
    alone = Alone(machine.clock)
    turns = machine.turns(alone)
    await turns.wait(0)
    machine.now += WORTH + 0.5
    left = EVERY - WORTH - 0.5
    assert await alone.slot(0) == pytest.approx(left)
    await turns.use(0)
    assert machine.slept[-1] == pytest.approx(EVERY + left)


async def test_a_connection_never_waits_long_for_its_turn_and_keeps_it() -> None:
    machine = Machine()
    alone = Alone(machine.clock)
    turns = machine.turns(alone)
    for _ in range(15):
        await alone.slot(0)
    with pytest.raises(ConnectionError, match="90 s"):
        await turns.use(0)
    assert machine.slept == []
    machine.now += 90.0 - BRIEF
    await turns.use(0)
    assert machine.slept == [BRIEF]
