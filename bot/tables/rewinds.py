"""Back beyond the seal: to which turns a game can go back, and what has come out since."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.store.protocol import Line
from bot.store.table import RUNNING, Table
from bot.tables.progress import Progress, rewound
from bot.tables.refusals import refused
from rules.core import Event, Seat, event
from rules.match import PLAYER, REWIND, Diverged, course, replayed


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that has begun: where the game would be again if it went back to its beginning."""

    to: int
    """How many entries of the log led there."""
    number: int
    """As people count, from 1."""
    seat: Seat
    """Who moved first in it."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """What has come out after an entry of the log."""

    events: tuple[Event, ...]
    """What everybody has read of it."""
    private: tuple[tuple[Seat, int], ...]
    """Which seats have learned something for themselves alone, and how many times."""


def turns(table: Table) -> tuple[Turn, ...]:
    """The turns in which a person has moved, without what was taken back; the latest first."""
    match = table.match
    if match is None or table.phase != RUNNING:
        return ()
    rules, kept = table.rules, frozenset(course(match.log))
    found: dict[int, Turn] = {}
    try:
        for before, after in pairwise(replayed(rules, match.header, match.log, hashed=False)):
            entry = after.log[-1]
            if entry.n in kept and entry.by == PLAYER:
                number = rules.turn(before.state) + 1
                found.setdefault(number, Turn(entry.n - 1, number, entry.seat))
    except Diverged:
        raise refused("rules-have-changed") from None
    return tuple(sorted(found.values(), key=lambda turn: -turn.number))


def turn_at(table: Table, to: int) -> Turn:
    """The turn that begins after an entry of the log."""
    found = next((turn for turn in turns(table) if turn.to == to), None)
    if found is None:
        raise refused("nothing-to-rewind")
    return found


def revealed(lines: Sequence[Line], to: int) -> Revealed:
    """What chance, hidden cards and secret choices have brought to light: in words that everybody has read already.

    Also on ways that were gone back since: nobody forgets.
    """
    events: list[Event] = []
    private: dict[Seat, int] = {}
    for line in lines:
        if line.entry.n <= to or not line.entry.sealed or line.entry.by == REWIND:
            continue
        events += [fact for fact in line.events if fact.to is None]
        for seat in sorted({seat for fact in line.events if fact.to is not None for seat in fact.to}):
            private[seat] = private.get(seat, 0) + 1
    return Revealed(tuple(events), tuple(sorted(private.items())))


def back(table: Table, to: int, seat: Seat | None, now: int) -> Progress:
    """The game goes back. `seat`: who has proposed it; None: a moderator has decided so."""
    turn = turn_at(table, to)
    told = (
        event("rewound-by-moderator", turn=turn.number)
        if seat is None
        else event("rewound", seat=seat, turn=turn.number)
    )
    return rewound(table, turn.seat if seat is None else seat, to, told, now)
