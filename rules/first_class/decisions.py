"""Decisions: who has to decide, and about what."""

from __future__ import annotations

from rules.core import Decision, Seat
from rules.first_class.state import DRAFT, NOBODY, OVER, SCORING, Coupling, Handover, Overflow, Public, Source, State


def waited_for(p: Public) -> Seat:
    """The one seat that has something to decide."""
    if p.phase == OVER:
        return NOBODY
    if p.stack and p.phase != DRAFT:
        return p.stack[-1].seat
    return p.seat


def decisions(s: State) -> tuple[Decision, ...]:
    return asked(s.public)


def asked(p: Public) -> tuple[Decision, ...]:
    """There is never more than one: nothing in this game is decided at the same time.

    All that a seat decides in its own scoring goes by one name, so that one plan can answer all of it.
    """
    seat = waited_for(p)
    if seat == NOBODY:
        return ()
    if p.phase == DRAFT:
        return (Decision(seat, "draft", secret=True),)
    if p.phase == SCORING:
        return (Decision(seat, "scoring"),)
    match p.stack[-1] if p.stack else None:
        case Overflow():
            return (Decision(seat, "overflow"),)
        case Coupling():
            return (Decision(seat, "mail"),)
        case Handover():
            return (Decision(seat, "evidence", secret=True),)
        case Source(name="start-tile") if seat != p.seat:
            return (Decision(seat, "start-bonus"),)
        case Source():
            return (Decision(seat, "resolve"),)
        case _:
            return (Decision(seat, "after" if p.acted else "turn"),)
