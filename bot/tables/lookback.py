"""A table as it was: a stop after every completed turn, to step from one to the next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.store.match import Line
from bot.store.table import FINISHED, RUNNING, Table
from rules.core import AnyRules, Seat
from rules.match import Header, Match, begin, follow


@dataclass(frozen=True, slots=True)
class Stop:
    """The match after a turn that has not been taken back."""

    entries: int
    """Of the log that lead here."""
    match: Match[Any]
    made: int
    seat: Seat | None
    """Whose entry it was; None: the beginning."""


def stops(rules: AnyRules, header: Header, lines: Iterable[Line], begun: int) -> tuple[Stop, ...]:
    """The beginning, every turn, and how it stands now; turns that were taken back are left out."""
    match = begin(rules, header)
    found = [Stop(0, match, begun, None)]
    last = found[0]
    past = [match.state]
    for line in lines:
        turn = rules.turn(match.state)
        match = follow(rules, match, line.entry, hashed=False, past=past)
        past.append(match.state)
        here = Stop(line.entry.n, replace(match, log=(), trail=()), line.made, line.entry.seat)
        if not line.secret:
            last = here
        now = rules.turn(match.state)
        while len(found) > 1 and rules.turn(found[-1].match.state) > now:
            found.pop()
        if now > turn:
            found.append(here)
    if last.entries > found[-1].entries:
        found.append(last)
    return tuple(found)


def as_it_was(table: Table, stop: Stop) -> Table:
    """The table as it stood at a stop. Its revision is none that the table has ever had."""
    over = table.rules.outcome(stop.match.state) is not None
    phase = FINISHED if over and table.phase == FINISHED else RUNNING
    then = replace(table, match=stop.match, phase=phase, updated=stop.made, revision=-1 - stop.entries)
    return replace(then, waits=(), dues=(), orders={})


def nearest(found: tuple[Stop, ...], entries: int) -> int:
    """The number of the last stop that so many entries lead to, or past."""
    return max((n for n, stop in enumerate(found) if stop.entries <= entries), default=0)


def between(lines: Iterable[Line], earlier: Stop, later: Stop) -> tuple[Line, ...]:
    """What led from one stop to another."""
    return tuple(line for line in lines if earlier.entries < line.entry.n <= later.entries)
