"""The course of turns (section 4)."""

from __future__ import annotations

from rules.copies import replace
from rules.core import Event, Seat, Step, event
from rules.rail_line.components import SLOTS
from rules.rail_line.decisions import busy
from rules.rail_line.state import EXTRA, FINAL, OVER, PLAY, State


def turn(s: State) -> int:
    return s.public.turn


def onward(s: State, events: tuple[Event, ...], sealed: bool) -> Step[State]:
    """The extra action is due as soon as the active player's trains rest; when everybody's do, the turn goes on."""
    public = s.public
    if public.phase == PLAY and not public.players[public.active].tasks:
        public = replace(public, phase=EXTRA)
    if busy(public):
        return Step(State(public, s.hidden), events, sealed)
    if public.acted:
        last = public.active == public.seats - 1
        turn = public.turn + 1
        if public.phase == FINAL and last:
            public = replace(public, phase=OVER, turn=turn)
            events += (event("over", reason=public.ending),)
        else:
            over = public.phase == FINAL or (last and public.ending != "")
            phase = FINAL if over else EXTRA if len(public.line) == SLOTS else PLAY
            following = Seat((public.active + 1) % public.seats)
            public = replace(public, phase=phase, active=following, turn=turn, acted=False)
    return Step(State(public, s.hidden), events, sealed)
