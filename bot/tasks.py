"""Work that goes on for as long as the program runs: watched, begun again after a failure, never silently dead."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")
LONGEST = 60.0
"""Seconds that any pause may last at most."""
MINUTE = 60.0


def pause(failures: int) -> float:
    """Seconds to wait after so many failures in a row: half a second, then twice as long each time."""
    return min(LONGEST, 0.5 * 2.0 ** min(failures, 10))


class Seldom:
    """True at most once a minute: for what would otherwise fill the log."""

    def __init__(self, every: float = MINUTE, now: Callable[[], float] = time.monotonic) -> None:
        self._every = every
        self._now = now
        self._last: float | None = None

    def __call__(self) -> bool:
        now = self._now()
        if self._last is not None and now - self._last < self._every:
            return False
        self._last = now
        return True


async def persistently(
    what: str,
    attempt: Callable[[], Awaitable[T]],
    passing: Callable[[Exception], bool],
    pause: Callable[[int], float] = pause,
) -> T:
    """Try until it works; trouble that does not pass by itself is raised. One line a minute tells of the rest."""
    failures, tell = 0, Seldom()
    while True:
        try:
            return await attempt()
        except Exception as problem:
            if not passing(problem):
                raise
            if tell():
                log.warning("%s: %s; trying again", what, told(problem))
        await asyncio.sleep(pause(failures))
        failures += 1


def told(problem: BaseException) -> str:
    """An error in one line; some have no words of their own, or nothing but a number."""
    text = " ".join(str(problem).split())[:200]
    return text if any(map(str.isalpha, text)) else f"{type(problem).__name__} {text}".strip()


class Supervised:
    """A task that is begun again whenever it fails, after a growing pause. Made by `supervised`."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]], pause: Callable[[int], float]) -> None:
        self.name = name
        self.failures = 0
        """How often it has failed since the start of the program."""
        self.in_a_row = 0
        """How often it has failed since it last got on."""
        self.progress = time.monotonic()
        """When it last got on, by the clock that is never set."""
        self._work = work
        self._pause = pause
        self._tell = Seldom()
        self.task: asyncio.Task[None] = asyncio.create_task(self._run(), name=name)

    def progressed(self) -> None:
        """The work calls this whenever it has got on."""
        self.progress = time.monotonic()
        self.in_a_row = 0

    async def stop(self) -> None:
        """End it, whatever it does; what it raises meanwhile no longer matters."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                return await self._work()
            except Exception as problem:
                self.failures += 1
                # One whole trace a minute, however fast it fails.
                if self._tell():
                    log.exception("%s failed for the %s. time; it is begun again", self.name, self.failures)
                else:
                    log.warning("%s failed again: %s", self.name, told(problem))
            wait = self._pause(self.in_a_row)
            self.in_a_row += 1
            await asyncio.sleep(wait)


def supervised(name: str, work: Callable[[], Awaitable[None]], pause: Callable[[int], float] = pause) -> Supervised:
    """Begin work that must go on until it is stopped: logged, counted and begun again whenever it fails."""
    return Supervised(name, work, pause)


async def within(seconds: float, what: str, work: Awaitable[Any]) -> bool:
    """Do work that may not take longer; it is cancelled then. Trouble is logged, never raised: was there none?"""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=seconds)
    if not done:
        task.cancel()
        # Whoever does not let itself be cancelled is left behind.
        await asyncio.wait({task}, timeout=0.2)
        log.warning("%s took longer than %s s", what, seconds)
        return False
    if not task.cancelled() and task.exception() is not None:
        log.error("%s failed", what, exc_info=task.exception())
        return False
    return True
