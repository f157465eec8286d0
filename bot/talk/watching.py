"""Long work that one person waits for: they see how far it is, and may stop it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from bot.controls.buttons import Press, rows
from bot.controls.hearing import Click
from bot.talk.answers import meanwhile
from bot.talk.panel_view import laid

PACE = 2.0
"""Seconds between two looks at how far it is."""
LONGEST = 600.0
"""Seconds for which one message is kept up to date; Discord takes changes of it for fifteen minutes."""


class Watching:
    """Everybody who waits at present. What a person can stop is known by its name."""

    def __init__(self, pace: float = PACE) -> None:
        self._pace = pace
        self._stops: dict[tuple[int, str], asyncio.Event] = {}

    @contextmanager
    def begun(self, user: int, name: str) -> Iterator[asyncio.Event]:
        """As long as somebody waits for it; the event: they want it no more."""
        stop = self._stops[user, name] = asyncio.Event()
        try:
            yield stop
        finally:
            del self._stops[user, name]

    def stopped(self, user: int, name: str) -> bool:
        """Somebody wants it no more: whoever shows how far it is says so. False: nobody does any longer."""
        stop = self._stops.get((user, name))
        if stop is not None:
            stop.set()
        return stop is not None

    async def watch(
        self, click: Click, heading: str, far: Callable[[], str], press: Press, task: asyncio.Task[Any],
        stop: asyncio.Event,
    ) -> None:  # fmt: skip
        """Say how far it is, until it is done, its person wants it no more, or it takes too long for this message.

        Any: what the task leads to is for whoever has begun it.
        """
        stopped, told, end = asyncio.ensure_future(stop.wait()), "", time.monotonic() + LONGEST
        try:
            while not stop.is_set() and not task.done() and time.monotonic() < end:
                if (state := far()) != told:
                    told = state
                    await meanwhile(click, laid([heading, told], (), rows([press])))
                await asyncio.wait({task, stopped}, timeout=self._pace, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stopped.cancel()
