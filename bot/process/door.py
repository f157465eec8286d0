"""Where interactions come in. While the door is shut nobody is let in; those outside may be let in later."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Collection, Mapping
from typing import Any

import discord

CREATED = "INTERACTION_CREATE"
REMEMBERED = 5_000
"""So many that were let in are remembered."""
WORTH = 10.0
"""Seconds that somebody stays outside. Discord waits three for an answer: whoever is older was let in elsewhere."""

Payload = Mapping[str, Any]


class Door:
    """Stands before the library: what is not let in has never been heard of."""

    def __init__(self, client: discord.Client, clock: Callable[[], float] = time.monotonic) -> None:
        # The library has no hook that comes before its own view of an interaction.
        parsers = client._connection.parsers
        self._let_in: Callable[[Payload], None] = parsers[CREATED]
        parsers[CREATED] = self._knock
        self._clock = clock
        self._open = True
        self.admits: Callable[[int], bool] = lambda guild: True
        """Is whoever comes from a server ours to answer? It may become so in a moment."""
        self._outside: deque[tuple[float, Payload]] = deque()
        self._taken: deque[int] = deque(maxlen=REMEMBERED)

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
                self._knock(payload)
                let_in += 1
            else:
                self._outside.append((since, payload))
        return let_in

    def _admitted(self, payload: Payload) -> bool:
        return self._open and self.admits(int(payload.get("guild_id") or 0))

    def _knock(self, payload: Payload) -> None:
        if self._admitted(payload):
            self._taken.append(int(payload["id"]))
            self._let_in(payload)
            return
        now = self._clock()
        while self._outside and now - self._outside[0][0] > WORTH:
            self._outside.popleft()
        self._outside.append((now, payload))
