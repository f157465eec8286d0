"""The time as the house counts it: whole seconds that never run backwards."""

from __future__ import annotations

from collections.abc import Callable


class Wall:
    """A clock on the wall that may be set back: then time stands still until it has caught up."""

    def __init__(self, wall: Callable[[], float], newest: int = 0) -> None:
        """`newest`: when the newest commit was made; nothing happens before it."""
        self._wall = wall
        self._latest = newest

    def now(self) -> int:
        self._latest = max(self._latest, int(self._wall()))
        return self._latest
