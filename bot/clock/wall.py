"""The time as the house counts it: whole seconds that never run backwards, judged by what else tells the time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

log = logging.getLogger(__name__)

LONGEST = 60.0
"""Seconds of sleep after which the wall clock is asked again: it may have been set meanwhile."""
TOLERANCE = 120.0
"""So many seconds the machine's clock may differ from what else tells the time before it is doubted."""

STILL = 86_400
"""So many seconds time stands still at most, until the clock has caught up with what was kept."""


@dataclass(frozen=True, slots=True)
class Times:
    """Whom the house asks what time it is."""

    wall: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic
    """Never runs backwards and knows no dates."""
    longest: float = LONGEST
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep


class Wall:
    """The machine's clock, as long as it agrees with a steady clock and with Discord.

    Set forward or backward by more than `TOLERANCE`, it is doubted: time goes on as the steady clock counts it until
    Discord's own date says who is right. A machine that has slept is believed as soon as Discord agrees. Set back
    rightly, time stands still until the clock has caught up, for a day at most.
    """

    def __init__(
        self, wall: Callable[[], float], newest: int = 0, steady: Callable[[], float] | None = None
    ) -> None:  # fmt: skip
        """`newest`: when the newest commit was made; `steady`: without it the wall is always believed."""
        self._wall = wall
        self._steady = steady
        self._anchor: tuple[float, float] | None = None
        """A moment that is believed, and what the steady clock said then."""
        self._apart = 0.0
        self._newest = newest
        self._latest = 0

    def heard(self, date: float) -> None:
        """Discord has just told this date: from here on it is what the machine's clock is compared with."""
        if self._steady is not None:
            self._anchor = (date, self._steady())

    def now(self) -> int:
        """The present moment; never before one that was told earlier, unless that was wrong by more than a day."""
        known = int(self.exactly())
        floor = max(self._latest, self._newest)
        # What lies further ahead was kept by a wrong clock: whoever waited for that moment would wait in vain.
        self._latest = known if self._steady is not None and floor > known + STILL else max(floor, known)
        return self._latest

    def exactly(self) -> float:
        """The present moment with its fractions; may go back by as much as the wall is set back."""
        told = self._wall()
        if self._steady is None:
            return told
        steady = self._steady()
        if self._anchor is None:
            self._anchor = (told, steady)
        expected = self._anchor[0] + steady - self._anchor[1]
        apart = told - expected
        if abs(apart) > TOLERANCE:
            if not self._apart:
                log.warning("the machine's clock is %+.0f s away from what is expected: it is not followed", apart)
            self._apart = apart
            return expected
        if self._apart:
            log.info("the machine's clock is followed again")
        self._apart = 0.0
        # Small differences add up over weeks without a word of Discord.
        self._anchor = (told, steady)
        return told

    @property
    def apart(self) -> float:
        """So many seconds the machine's clock is ahead of what is believed; 0: it is followed."""
        return self._apart

    @property
    def ahead(self) -> int:
        """So many seconds the newest commit lies in the future: a clock was wrong when it was made; 0: it does not."""
        ahead = self._newest - int(self.exactly())
        return ahead if self._steady is not None and ahead > TOLERANCE else 0
