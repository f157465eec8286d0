"""Who is asked now, and about what."""

from __future__ import annotations

from rules.core import Decision
from rules.cube_express import centre, sides
from rules.cube_express.state import OVER, Public, State


def decisions(s: State) -> tuple[Decision, ...]:
    public = s.public
    if public.phase == OVER:
        return ()
    return Decision(public.active, key(public)), Decision(public.active, "free", waiting=False)


def key(public: Public) -> str:
    """The question the active player is asked."""
    match public.phase:
        case "centre":
            return f"centre-{centre.tile(public).kind}"
        case "side":
            return f"side-{sides.kind(public, public.entered)}"
        case phase:
            return phase
