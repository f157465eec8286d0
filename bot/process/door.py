"""Where interactions come in. While the door is shut nobody is let in; those outside may be let in later."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Collection
from typing import Any

import discord

from bot.figures import FIGURES
from bot.process.acts import Payload, mended
from bot.process.guard import CLICKED, Guard

REMEMBERED = 5_000
"""So many that were let in are remembered."""
WORTH = 10.0
"""Seconds that somebody stays outside. Discord waits three for an answer: whoever is older was let in elsewhere."""


class Door:
    """Stands before the library: what is not let in has never been heard of, and nothing is let in twice."""

    def __init__(self, client: discord.Client, guard: Guard, clock: Callable[[], float] = time.monotonic) -> None:
        # The library has no hook that comes before its own view of an interaction.
        parsers = client._connection.parsers
        self._let_in: Callable[[Any], None] = guard.around(CLICKED, parsers[CLICKED])
        parsers[CLICKED] = self._knock
        self._clock = clock
        self._open = True
        self.admits: Callable[[int], bool] = lambda guild: True
        """Is whoever comes from a server ours to answer? It may become so in a moment."""
        self._outside: deque[tuple[float, Payload]] = deque()
        self._taken: dict[int, None] = {}

    @property
    def taken(self) -> tuple[int, ...]:
        """The ids of those that were let in."""
        return tuple(self._taken)

    def shut(self) -> None:
        self._open = False

    def open(self, but: Collection[int] = ()) -> int:
        """Let in who stands outside, in order, and whoever comes; how many. `but`: were let in elsewhere."""
        self._open = True
        waiting = [(since, payload) for since, payload in self._outside if int(payload["id"]) not in but]
        self._outside.clear()
        let_in = 0
        for since, payload in waiting:
            if self._admitted(payload):
                let_in += self._come(payload)
            else:
                self._outside.append((since, payload))
        return let_in

    def _admitted(self, payload: Payload) -> bool:
        return self._open and self.admits(int(payload.get("guild_id") or 0))

    def _knock(self, payload: Payload) -> None:
        payload = mended(payload)
        if self._admitted(payload):
            self._come(payload)
            return
        now = self._clock()
        while self._outside and now - self._outside[0][0] > WORTH:
            self._outside.popleft()
        self._outside.append((now, payload))

    def _come(self, payload: Payload) -> bool:
        """False: this one has come in before, and is being answered or has been."""
        number = int(payload["id"])
        if number in self._taken:
            FIGURES.count("doubled")
            return False
        self._taken[number] = None
        if len(self._taken) > REMEMBERED:
            del self._taken[next(iter(self._taken))]
        self._let_in(payload)
        return True
