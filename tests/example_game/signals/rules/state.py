"""The state of Signals: what lies open, and what is hidden."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Public:
    round: int
    """Of the rounds played so far."""
    points: tuple[int, ...]
    chosen: tuple[bool, ...]
    """Who has chosen a card for this round."""
    shown: tuple[tuple[int, ...], ...] = ()
    """The cards of each round, a card for each seat."""

    @property
    def seats(self) -> int:
        return len(self.points)


@dataclass(frozen=True, slots=True)
class Hidden:
    hands: tuple[tuple[int, ...], ...]
    choices: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class State:
    public: Public
    hidden: Hidden
