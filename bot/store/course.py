"""How far somebody has come in the school of a game. Values only."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Course:
    user: int
    game: str
    lesson: str = ""
    """The one at hand, by its name; empty: the first."""
    moves: tuple[str, ...] = ()
    """Made in it so far, as they are written."""
    missed: int = 0
    """How often its goal was missed."""
    done: tuple[str, ...] = ()
    """The lessons whose goals were reached."""
    pressed: int = 0
    """Grows with every answer: buttons of earlier ones are known by it."""
