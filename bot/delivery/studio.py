"""Where scenes become pictures: in a thread, or in processes of their own, so that no click waits for a picture."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Protocol
from zlib import crc32

from bot.delivery import memory, worker
from bot.delivery.gate import NEED, Need
from bot.tasks import Seldom
from render.looks import Palette
from render.pictures import draw, found, pictures
from render.scene import Scene
from rules import registry

log = logging.getLogger(__name__)

TRIM = 3
"""After so many pictures the memory of large canvases is given back: it would be more than all that is kept."""
PRESSED, BREATH = 1.0, 0.25
"""Seconds after which there is help for those who draw on end, and those that are a rest in between."""
HELPING = 20.0
"""Seconds after which whoever helps is sent home when there is nothing to help with: memory goes with it."""


class Studio(Protocol):
    """Whoever draws."""

    places: int
    """So many pictures are worth being begun at the same time."""

    def open(self) -> None:
        """Get ready, if that takes long; who does not call it waits with the first picture."""

    async def draw(self, game: str, scene: Scene, palette: Palette) -> bytes:
        """A scene as a PNG file. `game`: whose symbols it needs, if any."""

    def close(self) -> None:
        """Nothing more is to be drawn."""


class Here:
    """Draws in a thread of this process."""

    # A second thread would take its time from the clicks, not from the first.
    places = 1

    def __init__(self) -> None:
        self._thread: Executor = ThreadPoolExecutor(1, "pictures")

    def open(self) -> None:
        pass

    async def draw(self, game: str, scene: Scene, palette: Palette) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._thread, drawn, game, scene, palette)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


class Apart:
    """Draws in processes of their own, which are sent scenes and nothing else. Should one die, a thread helps out.

    While there is something to draw on end, as after a restart, one process more helps; it ends when it has not been
    needed for a while, as it takes memory.
    """

    def __init__(self, processes: int = 1, now: Callable[[], float] = time.monotonic) -> None:
        self._workers = [worker.Apart(None, nice=0) for _ in range(processes)]
        self._helper = worker.Apart(HELPING)
        self._busy: Counter[worker.Apart] = Counter()
        self._now = now
        self._begun = self._rested = 0.0
        # While one is drawn, the next scene is made ready.
        self.places = processes + 2
        self._spare = Here()
        self._tell = Seldom()
        self._beginning: set[asyncio.Task[None]] = set()
        self._closed = False

    def open(self) -> None:
        self._beginning = {asyncio.create_task(self._opened(one)) for one in self._workers}

    async def _opened(self, one: worker.Apart) -> None:
        with contextlib.suppress(worker.Lost):
            await one.do(prepared)

    async def draw(self, game: str, scene: Scene, palette: Palette) -> bytes:
        if not self._closed:
            there = [*self._workers, *([self._helper] if self._pressed() else [])]
            # Whoever draws for the same games again and again has their pieces at hand.
            usual = there[crc32(game.encode()) % len(there)]
            one = min(there, key=lambda one: (self._busy[one], one is not usual))
            self._busy[one] += 1
            try:
                return await one.do(drawn, game, scene, palette)
            except worker.Lost as problem:
                # The next picture begins another one.
                if self._tell():
                    log.warning("pictures are drawn in a thread for now: %r", problem.__cause__)
            finally:
                self._busy[one] -= 1
                if NEED.get() != Need.AHEAD:
                    self._rested = self._now()
        return await self._spare.draw(game, scene, palette)

    def _pressed(self) -> bool:
        """Has there been something to draw for a while, without a rest? Asked before each picture."""
        if NEED.get() == Need.AHEAD:
            return False
        now = self._now()
        if not any(self._busy.values()) and now - self._rested > BREATH:
            self._begun = now
        return now - self._begun > PRESSED

    def close(self) -> None:
        self._closed = True
        for task in self._beginning:
            task.cancel()
        for one in (*self._workers, self._helper):
            one.end()


def studio(processes: int) -> Studio:
    """Where is drawn: 0 stands for a thread."""
    return Apart(processes) if processes else Here()


_since_trimmed = 0


def drawn(game: str, scene: Scene, palette: Palette) -> bytes:
    """Wherever this runs."""
    global _since_trimmed  # noqa: PLW0603 - it belongs to the process as its memory does
    if game and found(game):
        # A process that has only been sent the scene does not know the game's symbols yet.
        pictures(game)
    data = draw(scene, palette)
    _since_trimmed += 1
    if _since_trimmed >= TRIM:
        _since_trimmed = 0
        memory.trim()
    return data


def prepared() -> None:
    """Know the symbols of all games."""
    for game in registry.GAMES:
        if found(game):
            pictures(game)
