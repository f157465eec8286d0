"""The end of a turn: store check, refill, end of the game, next player (sections 4 and 6.1)."""

from __future__ import annotations

from typing import Any

from rules.copies import replace
from rules.core import Event, Seat, Step, event, put
from rules.cube_express import placing, stores
from rules.cube_express.state import DISCARD, OVER, PLACE, STORE, Public, State


def turn(s: State) -> int:
    return sum(player.turns for player in s.public.players)


def closed(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The turn's last ordinary step is done: it ends as soon as the stores are within the limit."""
    public = state.public
    if stores.excess(public):
        return Step(replace(state, public=halted(public, STORE)), events)
    return _ended(state, events)


def _ended(state: State, events: tuple[Event, ...]) -> Step[State]:
    state, more = _refilled(state)
    public = state.public
    player, end, remaining = public.player, public.end, public.remaining
    events += more
    if not end and not public.stack:
        end, remaining = "stack", public.seats
        events += (event("end-stack", seat=public.active),)
    over = bool(end) and not remaining
    public = halted(
        public,
        OVER if over else public.phase,
        players=put(public.players, public.active, replace(player, turns=player.turns + 1)),
        end=end,
        remaining=remaining - 1 if end and not over else remaining,
    )
    if over:
        return Step(State(public, state.hidden), (*events, event("over")), bool(more))
    return Step(begun(State(public, state.hidden), Seat((public.active + 1) % public.seats)), events, bool(more))


def halted(public: Public, phase: str, **changes: Any) -> Public:
    """The trains stand: what was open is declined, movement points are lost; and whatever else changes then."""
    return replace(public, phase=phase, placed="", entered="", points=0, moved=(), came="", **changes)


def begun(state: State, seat: Seat) -> State:
    """A player's turn begins; without a market once the end has been set off."""
    public = replace(state.public, active=seat, market=not state.public.end, phase=PLACE)
    if not placing.possible(public, state.hidden.hands[seat]):
        public = replace(public, phase=DISCARD)
    return State(public, state.hidden)


def _refilled(state: State) -> tuple[State, tuple[Event, ...]]:
    """The top tile of the stack fills the emptied place of the display."""
    public, hidden = state.public, state.hidden
    if "" not in public.display or not hidden.stack:
        return state, ()
    at, tile = public.display.index(""), hidden.stack[-1]
    public = replace(public, display=(*public.display[:at], tile, *public.display[at + 1 :]), stack=public.stack - 1)
    happened = event("refilled", column=at + 1, tile=tile)
    return State(public, replace(hidden, stack=hidden.stack[:-1])), (happened,)
