"""The log as it may be told: what happened, to whom it may be told, without what was taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.match import Line
from rules.core import Event, Seat, event
from rules.match import FOLLOWING, PLAYER, REWIND, UNDO, WITH, Origin, target

BY_HAND = (PLAYER, UNDO)
"""How an answer begins that a person has given with the board before them."""


@dataclass(frozen=True, slots=True)
class Told:
    """An entry of the log without its notation, which may hold secrets."""

    n: int
    seat: Seat
    by: Origin
    at: int
    events: tuple[Event, ...]


def told(lines: Sequence[Line], viewer: Seat | None = None) -> tuple[Told, ...]:
    """What a viewer may read; moves that were taken back are left out, the taking back is told."""
    return _told(lines, viewer, quietly=False)


def facts(lines: Sequence[Line], viewer: Seat | None = None) -> tuple[Event, ...]:
    """The same in a row, for somebody who has not seen any of it: what was taken back has never been."""
    return tuple(fact for line in _told(lines, viewer, quietly=True) for fact in line.events)


def _told(lines: Sequence[Line], viewer: Seat | None, quietly: bool) -> tuple[Told, ...]:
    story: list[Told] = []
    stories: dict[int, list[Told]] = {}
    wanted = {target(line.entry) for line in lines if line.entry.by == REWIND}
    for line in lines:
        entry = line.entry
        events = tuple(fact for fact in line.events if fact.to is None or viewer in fact.to)
        if entry.by == UNDO:
            found = _take_back(story)
            events = () if found and quietly else (event("undone", seat=entry.seat),)
        elif entry.by == REWIND:
            to = target(entry)
            # What was told before these lines begin is not told here, and so not taken back.
            story = [*stories.get(to, ()), *(one for one in story if one.by == REWIND and one.n > to)]
        story.append(Told(entry.n, entry.seat, entry.by, line.made, events))
        if entry.n in wanted:
            stories[entry.n] = [*story]
    return tuple(story)


def since_own(lines: Sequence[Line], seat: Seat) -> tuple[Line, ...]:
    """The entries after the last answer that a seat's person gave."""
    last, own = -1, False
    for n, line in enumerate(lines):
        if line.entry.by != WITH:
            own = line.entry.by in BY_HAND and line.entry.seat == seat
        if own:
            last = n
    return tuple(lines[last + 1 :])


def last_move(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The last answer that a person gave, and what followed from it; the last entry, if nobody has given any."""
    made = (n for n, line in enumerate(lines) if line.entry.by in BY_HAND)
    return tuple(lines[max(made, default=len(lines) - 1) :])


def _take_back(story: list[Told]) -> bool:
    """Drop the last move of a person and what followed from it; earlier takings back stay told. Was it there?"""
    while story:
        gone = story.pop()
        if gone.by == REWIND:
            story.append(gone)
            return False
        if gone.by == UNDO:
            found = _take_back(story)
            story.append(gone)
            return found
        if gone.by not in FOLLOWING:
            return True
    return False
