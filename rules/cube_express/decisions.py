"""Who is asked now, and about what."""

from __future__ import annotations

from functools import cache

from rules.core import Decision, Seat
from rules.cube_express import centre, sides
from rules.cube_express.state import OVER, Public, State


def decisions(s: State) -> tuple[Decision, ...]:
    public = s.public
    if public.phase == OVER:
        return ()
    return _asked(public.active, key(public))


@cache
def _asked(seat: Seat, key: str) -> tuple[Decision, ...]:
    return Decision(seat, key), Decision(seat, "free", waiting=False)


def key(public: Public) -> str:
    """The question the active player is asked."""
    match public.phase:
        case "centre":
            return f"centre-{centre.tile(public).kind}"
        case "side":
            return f"side-{sides.kind(public, public.entered)}"
        case phase:
            return phase
