"""Our share of what Discord takes in a second, and who goes first."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.delivery.limiter import ALL, FAIR, RANK, RANKS, Limiter, Rank, Turnstile
from bot.store.draft import Kind

MOST = 50
"""Discord's."""


class Machine:
    """A clock that goes on only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


async def let(machine: Machine, limiter: Limiter, ranks: list[Rank]) -> list[tuple[float, Rank]]:
    """When each goes out."""
    out: list[tuple[float, Rank]] = []

    async def one(rank: Rank) -> None:
        RANK.set(rank)
        await limiter.admit()
        out.append((machine.now, rank))

    await asyncio.gather(*(one(rank) for rank in ranks))
    return out


async def test_five_hundred_at_once_never_exceed_the_limit_of_any_second() -> None:
    """Two processes with half of it each; calls come first, whatever was there before."""
    machines = [Machine(), Machine()]
    moments: list[float] = []
    for machine in machines:
        limiter = Limiter(lambda: 2, clock=machine.clock, sleep=machine.sleep)
        out = await let(machine, limiter, [Rank.REST, Rank.EDIT, Rank.PICTURE, Rank.CALL] * 62 + [Rank.CALL] * 2)
        # The first has found nobody before it; four of five go by rank, as long as there are any.
        calls = [n for n, (_, rank) in enumerate(out) if rank is Rank.CALL]
        assert calls[-1] <= len(calls) * FAIR / (FAIR - 1) + 1
        moments += [moment for moment, _ in out]
    moments.sort()
    assert len(moments) == 500
    assert all(late - early >= 1.0 for early, late in zip(moments, moments[MOST:], strict=False))
    assert moments[-1] <= 500 / ALL


async def test_a_rare_request_never_waits() -> None:
    machine = Machine()
    limiter = Limiter(clock=machine.clock, sleep=machine.sleep)
    for _ in range(20):
        before = machine.now
        await limiter.admit()
        assert machine.now == before
        machine.now += 1 / ALL


async def test_who_gives_up_waiting_keeps_nobody_else() -> None:
    machine = Machine()
    limiter = Limiter(clock=machine.clock, sleep=machine.sleep)
    tasks = [asyncio.create_task(limiter.admit()) for _ in range(30)]
    await asyncio.sleep(0)
    for task in tasks[5:25]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [task.cancelled() for task in tasks[25:]] == [False] * 5


def test_nothing_waits_for_ever_whatever_comes_meanwhile() -> None:
    """However many are called, what nobody waits for goes out, the oldest first."""
    turnstile: Turnstile[str] = Turnstile(lambda: 1.0)
    turnstile.enter("edit", Rank.EDIT, 0.0)
    turnstile.enter("rest", Rank.REST, 1.0)
    out = []
    for n in range(2 * FAIR):
        turnstile.enter(f"call {n}", Rank.CALL, 2.0 + n)
        out.append(turnstile.leave(2.0 + n))
    assert out.index("edit") == FAIR - 1 and out.index("rest") == 2 * FAIR - 1
    assert [one for one in out if one.startswith("call")] == [f"call {n}" for n in range(2 * FAIR - 2)]


@settings(max_examples=50, deadline=None)
@given(st.lists(st.floats(0.0, 3.0), max_size=200), st.integers(1, 8))
def test_the_rate_holds_over_every_second(gaps: list[float], sharers: int) -> None:
    rate = ALL / sharers
    turnstile: Turnstile[int] = Turnstile(lambda: rate)
    now, out = 0.0, list[float]()
    for n, gap in enumerate(gaps):
        now += gap / 100
        turnstile.enter(n, Rank.CALL, now)
        now += turnstile.wait(now)
        turnstile.leave(now)
        out.append(now)
    assert [*out] == sorted(out)
    for early, late in zip(out, out[int(rate + rate / 10) + 2 :], strict=False):
        assert late - early >= 1.0
    assert all(one <= other for one, other in pairwise(out))


def test_every_rank_is_of_kinds_that_there_are() -> None:
    assert set(RANKS) <= set(get_args(Kind))
