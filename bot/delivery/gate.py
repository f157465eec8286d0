"""Who goes first where not all can go at once: whoever needs it most, and after a while whoever has waited."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import time
from collections.abc import AsyncIterator, Callable
from contextvars import ContextVar
from enum import IntEnum
from itertools import count


class Need(IntEnum):
    """What something is wanted for."""

    CLICK = 0
    """Somebody sits in front of it."""
    CALL = 1
    """It calls people."""
    BOARD = 2
    """It shows all of them how things stand."""
    LETTER = 3
    """It is for one person, who has not asked for it."""
    TIDY = 4
    """It takes away what has done its work."""
    AHEAD = 5
    """Nobody wants it yet."""


PATIENCE = {
    Need.CLICK: 0.0, Need.CALL: 3.0, Need.BOARD: 8.0, Need.LETTER: 18.0, Need.TIDY: 24.0, Need.AHEAD: 120.0,
}  # fmt: skip
"""Seconds after which each comes before a click that has just been made."""
NEED: ContextVar[Need] = ContextVar("need", default=Need.CLICK)
"""What the present work is for. Tasks take it along from whoever begins them."""


class Gate:
    """So many places; a free one goes to whoever needs it most of those who wait."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self._places = self._free = places
        self.calm = asyncio.Event()
        """Nobody is in."""
        self.calm.set()
        self._now = now
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return len(self._waiting)

    async def acquire(self) -> None:
        """Wait for a place."""
        self.calm.clear()
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self._now() + PATIENCE[NEED.get()], next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It had come to its place just now.
                self.release()
            raise

    def release(self) -> None:
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
        if self._free == self._places:
            self.calm.set()

    @contextlib.asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        await self.acquire()
        try:
            yield
        finally:
            self.release()
