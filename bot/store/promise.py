"""An answer that somebody has been promised, and what came of what they asked for. Values only."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Promise:
    interaction: int
    application: int
    token: str
    """By it Discord takes the answer, for a quarter of an hour."""
    guild: int
    """0: none."""
    language: str
    holder: str
    """The process that has promised it; empty: the only one."""
    run: str
    """Which of the runs of that process."""
    made: int
    begun: bool = False
    """Something is shown in its place that is not the answer yet."""


@dataclass(frozen=True, slots=True)
class Deed:
    """The commit that carried out what somebody asked for."""

    table: int
    """Below 0: of the cup with this number."""
    revision: int
    """Of the table or cup, since then."""
    person: int | None
    """Who has asked for it; None: nobody knows any more."""
