"""Sessions at Discord's gateway begin one after the other: when each shard's turn is, over all processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

WORTH = 1.0
"""Seconds for which a turn is good: after that its session would come too close to the next one."""
EVERY = 5.0 + WORTH
"""Seconds between two turns of shards with the same key; Discord counts five from one session to the next."""
BRIEF = 20.0
"""Seconds for which a connection may be kept waiting for its turn. What hears nothing for a minute counts as dead."""

Slot = Callable[[int, float], Awaitable[float]]
"""The next turn of a key is ours, so many seconds after the one before; seconds until then."""


class Alone:
    """The turns of a process that shares its bot with nobody."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._next: dict[int, float] = {}

    async def slot(self, key: int, apart: float = EVERY) -> float:
        now = self._clock()
        turn = max(now, self._next.get(key, now))
        self._next[key] = turn + apart
        return turn - now


class Turns:
    """When each shard of this process may identify."""

    def __init__(
        self,
        slot: Slot,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self.slot = slot
        self.keys = 1
        """So many sessions may begin at the same time."""
        self._clock = clock
        self._sleep = sleep
        self._turns: dict[int, float] = {}

    async def wait(self, shard: int) -> None:
        """Until it is the turn of a shard that has no connection, however long that takes."""
        await self._sleep(max(0.0, await self._turn(shard) - self._clock()))

    async def use(self, shard: int) -> None:
        """It identifies now, or in a moment; if its turn is too far for a connection to wait, it has to come again."""
        left = await self._turn(shard) - self._clock()
        if left > BRIEF:
            raise ConnectionError(f"shard {shard} may begin its session only in {left:.0f} s")
        await self._sleep(max(0.0, left))
        self._turns.pop(shard, None)

    async def _turn(self, shard: int) -> float:
        """The moment of a shard's turn; the one it has already, if that is still good."""
        turn = self._turns.get(shard)
        if turn is None or self._clock() > turn + WORTH:
            turn = self._clock() + await self.slot(shard % self.keys, EVERY)
            self._turns[shard] = turn
        return turn
