"""Who seeks others to play with, and who wants to be called when a table opens. Values only."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bell:
    """Somebody wants to be called when a table of a game opens in a server."""

    user: int
    guild: int
    game: str
    rung: int = 0
    """When the person was last called; 0: not yet."""
    known: tuple[int, ...] = ()
    """The open tables that the person knows of."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody seeks others for a game with so many seats."""

    user: int
    guild: int
    game: str
    seats: int
    made: int
