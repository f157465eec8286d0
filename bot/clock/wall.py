"""The time as the house counts it: whole seconds that never run backwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

LONGEST = 60.0
"""Seconds of sleep after which the wall clock is asked again: it may have been set meanwhile."""


@dataclass(frozen=True, slots=True)
class Times:
    """Whom the house asks what time it is."""

    wall: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic
    """Never runs backwards and knows no dates."""
    longest: float = LONGEST
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep


class Wall:
    """A clock on the wall that may be set back: then time stands still until it has caught up."""

    def __init__(self, wall: Callable[[], float], newest: int = 0) -> None:
        """`newest`: when the newest commit was made; nothing happens before it."""
        self._wall = wall
        self._latest = newest

    def now(self) -> int:
        self._latest = max(self._latest, int(self._wall()))
        return self._latest
