"""What an operator may know of a store: numbers, and what nobody tries to deliver any more. No hands, no names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

OUT = "out of order"
"""Instead of a phase: a running table that cannot go on."""


@dataclass(frozen=True, slots=True)
class Survey:
    """A store in numbers."""

    schema: int
    phases: Mapping[str, int]
    """Tables by phase; those known to be out of order are of none."""
    waiting: Mapping[str, int]
    """What waits to reach Discord, by kind."""
    oldest: int | None
    """Since when the oldest of it waits."""
    oldest_table: int | None
    given_up: Mapping[str, int]
    """What nobody tries any more, by reason."""
    overdue: int
    """Rows of the clock whose look has come."""
    dues: int
    """All rows of the clock."""
    newest: int
    """When the newest commit was made; 0: there is none."""
    size: int
    """Bytes of the database."""


@dataclass(frozen=True, slots=True)
class Abandoned:
    """A row that was given up."""

    id: int
    table: int
    game: str
    kind: str
    reason: str
    made: int
    ended: int
    attempts: int


@dataclass(frozen=True, slots=True)
class Purged:
    """How many rows were of no use any more."""

    given_up: int
    undelivered: int
    """Of tables that are over."""
    calls: int

    @property
    def all(self) -> int:
        return self.given_up + self.undelivered + self.calls
