"""Who goes first: whoever needs it most, but nobody waits for ever."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bot.delivery.gate import NEED, PATIENCE, Gate, Need


@dataclass
class Hand:
    time: float = 0.0

    def __call__(self) -> float:
        return self.time


async def queued(gate: Gate, order: list[str], name: str, need: Need) -> asyncio.Task[None]:
    async def go() -> None:
        NEED.set(need)
        async with gate.place():
            order.append(name)

    task = asyncio.create_task(go())
    await asyncio.sleep(0)
    return task


async def test_a_click_goes_before_a_call_a_call_before_a_board_and_a_board_before_a_letter() -> None:
    gate, order = Gate(1, Hand()), list[str]()
    await gate.acquire()
    tasks = [await queued(gate, order, need.name, need) for need in reversed(Need)]
    tasks.append(await queued(gate, order, "CLICK again", Need.CLICK))
    gate.release()
    await asyncio.gather(*tasks)
    assert order == ["CLICK", "CLICK again", "CALL", "BOARD", "LETTER", "TIDY", "AHEAD"]


async def test_who_has_waited_long_enough_goes_before_a_new_click() -> None:
    now, order = Hand(), list[str]()
    gate = Gate(1, now)
    await gate.acquire()
    letter = await queued(gate, order, "letter", Need.LETTER)
    now.time = PATIENCE[Need.LETTER] + 1
    click = await queued(gate, order, "click", Need.CLICK)
    gate.release()
    await asyncio.gather(letter, click)
    assert order == ["letter", "click"]


async def test_who_gives_up_takes_no_place_along() -> None:
    gate, order = Gate(1, Hand()), list[str]()
    await gate.acquire()
    first, second = [await queued(gate, order, name, Need.CLICK) for name in ("first", "second")]
    first.cancel()
    await asyncio.sleep(0)
    gate.release()
    await second
    third = await queued(gate, order, "third", Need.CLICK)
    await third
    assert order == ["second", "third"]


async def test_who_gives_up_at_the_moment_of_the_turn_hands_the_place_on() -> None:
    gate, order = Gate(1, Hand()), list[str]()
    await gate.acquire()
    first, second = [await queued(gate, order, name, Need.CLICK) for name in ("first", "second")]
    gate.release()
    first.cancel()
    await second
    assert order == ["second"]
