"""Where scenes become pictures: in a thread, or in processes of their own, so that no click waits for a picture."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Protocol
from zlib import crc32

from bot.delivery import memory, worker
from bot.tasks import Seldom
from render.looks import Palette
from render.pictures import draw, found, pictures
from render.scene import Scene
from rules import registry

log = logging.getLogger(__name__)

TRIM, HURRIED = 1, 24
"""After so many pictures the memory of large canvases is given back, and after so many while many wait: it would be
more than all that is kept, but takes its time."""
HELPING = 20.0
"""Seconds without a crowd after which whoever helps is sent home: a third of all memory goes with it."""


class Studio(Protocol):
    """Whoever draws."""

    places: int
    """So many pictures are worth being begun at the same time."""

    def open(self) -> None:
        """Get ready, if that takes long; who does not call it waits with the first picture."""

    async def draw(self, game: str, scene: Scene, palette: Palette, crowded: bool = False) -> bytes:
        """A scene as a PNG file. `game`: whose symbols it needs, if any; `crowded`: many others are waited for."""

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

    async def draw(self, game: str, scene: Scene, palette: Palette, crowded: bool = False) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._thread, drawn, game, scene, palette, crowded)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


class Apart:
    """Draws in processes of their own, which are sent scenes and nothing else. Should one die, a thread helps out.

    While very much is wanted, as after a restart, one process more helps; it ends when it has not been needed for a
    while, as it takes memory.
    """

    def __init__(self, processes: int = 1) -> None:
        self._workers = [worker.Apart(None, nice=0) for _ in range(processes)]
        self._helper = worker.Apart(HELPING)
        self._busy: Counter[worker.Apart] = Counter()
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

    async def draw(self, game: str, scene: Scene, palette: Palette, crowded: bool = False) -> bytes:
        if not self._closed:
            there = [*self._workers, *([self._helper] if crowded else [])]
            # Whoever draws for the same games again and again has their pieces at hand.
            usual = there[crc32(game.encode()) % len(there)]
            one = min(there, key=lambda one: (self._busy[one], one is not usual))
            self._busy[one] += 1
            try:
                return await one.do(drawn, game, scene, palette, crowded)
            except worker.Lost as problem:
                # The next picture begins another one.
                if self._tell():
                    log.warning("pictures are drawn in a thread for now: %r", problem.__cause__)
            finally:
                self._busy[one] -= 1
        return await self._spare.draw(game, scene, palette, crowded)

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


def drawn(game: str, scene: Scene, palette: Palette, hurried: bool = False) -> bytes:
    """Wherever this runs."""
    global _since_trimmed  # noqa: PLW0603 - it belongs to the process as its memory does
    if game and found(game):
        # A process that has only been sent the scene does not know the game's symbols yet.
        pictures(game)
    data = draw(scene, palette)
    _since_trimmed += 1
    if _since_trimmed >= (HURRIED if hurried else TRIM):
        _since_trimmed = 0
        memory.trim()
    return data


def prepared() -> None:
    """Know the symbols of all games."""
    for game in registry.GAMES:
        if found(game):
            pictures(game)
