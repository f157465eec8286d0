"""Who may act now, and about what."""

from __future__ import annotations

from functools import cache

from rules.core import Decision, Seat
from rules.taubertal_express.state import DRAFT, HIRE, OVER, State


def decisions(s: State) -> tuple[Decision, ...]:
    p = s.public
    if p.phase == OVER:
        return ()
    if p.phase == HIRE:
        return tuple(Decision(seat, "hire") for seat in p.hiring)
    if p.phase == DRAFT:
        return (Decision(p.active, "draft"),)
    return _asked(p.active, p.stack[-1].task if p.stack else "turn")


@cache
def _asked(seat: Seat, key: str) -> tuple[Decision, ...]:
    return (Decision(seat, key),)
