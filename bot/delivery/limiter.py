"""What may be asked of Discord in a second is shared out: calls before pictures before edits before all the rest."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from enum import IntEnum
from typing import Generic, TypeVar

from bot.tables.announcements import (
    ALARM,
    CALL,
    FINAL,
    HAND,
    HUSH,
    LOBBY_POST,
    MOVED,
    NUDGE,
    SEALS,
    STRIP,
    THREAD,
    TURN,
    WAIT,
)

T = TypeVar("T")
ALL = 45.0
"""Requests a second for all processes of a bot together; Discord takes 50, and counts by the second."""
BURST = 0.1
"""Seconds' worth of requests that may go out at once after a rest."""
FAIR = 5
"""Every so often it is the turn of whoever has waited longest, whatever for: nothing waits for ever."""


class Rank(IntEnum):
    """How much something is waited for."""

    CALL = 0
    """Somebody waits in front of it, or is called by it."""
    PICTURE = 1
    """The board that is to be seen then."""
    EDIT = 2
    """Hands, and what changes in older messages."""
    REST = 3


RANKS = {
    **dict.fromkeys((NUDGE, CALL, ALARM, THREAD, SEALS), Rank.CALL),
    **dict.fromkeys((TURN, FINAL), Rank.PICTURE),
    **dict.fromkeys((HAND, LOBBY_POST, STRIP, HUSH, WAIT, MOVED), Rank.EDIT),
}
"""By the kind of what is delivered, unless it calls somebody; all other kinds are the rest."""
RANK: ContextVar[Rank] = ContextVar("rank", default=Rank.CALL)
"""What the present work is; tasks take it along from whoever begins them."""


class Turnstile(Generic[T]):
    """Who goes through next, and when: a rate, and an order. It knows no clock of its own."""

    def __init__(self, rate: Callable[[], float]) -> None:
        self._rate = rate
        self._waiting: dict[Rank, deque[tuple[float, T]]] = {rank: deque() for rank in Rank}
        self._left = 0
        self._free = 0.0
        """From this moment on the next one may go through."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def enter(self, one: T, rank: Rank, now: float) -> None:
        self._waiting[rank].append((now, one))

    def wait(self, now: float) -> float:
        """Seconds until somebody may go through."""
        return max(0.0, self._free - now)

    def leave(self, now: float) -> T:
        """The one who goes through now."""
        self._free = max(self._free, now - BURST) + 1.0 / self._rate()
        self._left += 1
        there = [line for line in self._waiting.values() if line]
        line = min(there, key=lambda one: one[0][0]) if self._left % FAIR == 0 else there[0]
        return line.popleft()[1]


class Limiter:
    """Lets requests out one after the other, never more than our share of what the bot may ask."""

    def __init__(
        self,
        sharers: Callable[[], int] = lambda: 1,
        whole: float = ALL,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """`sharers`: so many processes share the bot, which may ask for so much on the `whole`."""
        self._turnstile: Turnstile[asyncio.Future[None]] = Turnstile(lambda: whole / max(1, sharers()))
        self._clock = clock
        self._sleep = sleep
        self._letting: asyncio.Task[None] | None = None

    async def admit(self) -> None:
        """Wait for one's turn, by the rank of the present work."""
        now = self._clock()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turnstile.enter(turn, RANK.get(), now)
        if len(self._turnstile) == 1 and self._turnstile.wait(now) == 0.0:
            self._turnstile.leave(now)
            return
        if self._letting is None or self._letting.done():
            self._letting = asyncio.create_task(self._let())
        await turn

    async def _let(self) -> None:
        while len(self._turnstile):
            wait = self._turnstile.wait(self._clock())
            if wait:
                await self._sleep(wait)
                continue
            turn = self._turnstile.leave(self._clock())
            if not turn.done():
                turn.set_result(None)
