"""Where scenes become pictures: in a thread, or in processes of their own, so that no click waits for a picture."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Protocol

from bot.delivery import memory
from bot.delivery.worker import modestly
from bot.tasks import Seldom
from render.looks import Palette
from render.pictures import draw, found, pictures
from render.scene import Scene
from rules import registry

log = logging.getLogger(__name__)

TRIM = 50
"""After so many pictures the memory of large canvases is given back."""


class Studio(Protocol):
    """Whoever draws."""

    places: int
    """So many pictures are worth being begun at the same time."""

    def open(self) -> None:
        """Get ready, if that takes long; who does not call it waits with the first picture."""

    async def draw(self, game: str, scene: Scene, palette: Palette) -> bytes:
        """A scene as a PNG file."""

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
    """Draws in processes of their own, which are sent scenes and nothing else. Should one die, a thread helps out."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        # While one is drawn, the next scene is made ready.
        self.places = processes + 1
        self._pool: ProcessPoolExecutor | None = None
        self._spare = Here()
        self._tell = Seldom()
        self._closed = False

    def open(self) -> None:
        pool = self._workers()
        for _ in range(self._processes):
            pool.submit(prepared)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Forked, it would carry along everything this process holds, and its threads not at all.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, modestly, (0,))
        return self._pool

    async def draw(self, game: str, scene: Scene, palette: Palette) -> bytes:
        pool: ProcessPoolExecutor | None = None
        try:
            if not self._closed:
                pool = self._workers()
                return await asyncio.get_running_loop().run_in_executor(pool, drawn, game, scene, palette)
        except (BrokenExecutor, OSError) as problem:
            # The system has no more processes to give, or has ended this one: the next picture begins another one.
            if self._tell():
                log.warning("pictures are drawn in a thread for now: %r", problem)
            if pool is not None and self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False, cancel_futures=True)
        return await self._spare.draw(game, scene, palette)

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self._spare.close()


def studio(processes: int) -> Studio:
    """Where is drawn: 0 stands for a thread."""
    return Apart(processes) if processes else Here()


_since_trimmed = 0


def drawn(game: str, scene: Scene, palette: Palette) -> bytes:
    """Wherever this runs."""
    global _since_trimmed  # noqa: PLW0603 - it belongs to the process as its memory does
    if found(game):
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
