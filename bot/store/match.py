"""A match and its log as they are kept: text, and entries with what came of them. Values only."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.table import Table
from rules.core import Event
from rules.match import Entry


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match as text: what it started from, the state at the last seal, the state now."""

    version: int
    seats: int
    seed: int
    sealed_at: int
    sealed: str
    state: str


@dataclass(frozen=True, slots=True)
class Line:
    """An entry of the log with what came of it."""

    entry: Entry
    revision: int
    """Of the table after the commit that brought it."""
    secret: bool
    """Nobody else could notice it."""
    events: tuple[Event, ...]
    made: int


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it was kept; its match is still text."""

    table: Table
    match: MatchRecord | None
    log: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Waited:
    """A wait for a person that is over."""

    user: int
    opened: int
    closed: int
