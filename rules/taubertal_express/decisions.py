"""Who may act now, and about what."""

from __future__ import annotations

from functools import cache

from rules.core import Decision, Seat
from rules.taubertal_express.state import DRAFT, HIRE, OVER, Public, State


def decisions(s: State) -> tuple[Decision, ...]:
    return asked(s.public)


def asked(p: Public) -> tuple[Decision, ...]:
    """The same, as everybody sees it."""
    if p.phase == OVER:
        return ()
    if p.phase == HIRE:
        return tuple(Decision(seat, "hire") for seat in p.hiring)
    if p.phase == DRAFT:
        return (Decision(p.active, "draft"),)
    return _own(p.active, p.stack[-1].task if p.stack else "turn")


@cache
def _own(seat: Seat, key: str) -> tuple[Decision, ...]:
    return (Decision(seat, key),)
