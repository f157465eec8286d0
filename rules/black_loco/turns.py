"""The course of the rounds: first order, subsidies, whose turn it is, the end."""

from __future__ import annotations

from rules.black_loco.components import END, IDLE_LIMIT, ROUND_LIMIT
from rules.black_loco.scoring import capital
from rules.black_loco.state import CHOOSE, NOBODY, OVER, Payout, Public, State
from rules.copies import replace
from rules.core import Event, Seat, event, put


def turn(s: State) -> int:
    """Turns completed, the choice of the first order included."""
    return s.public.turns


def on_turn(public: Public) -> Seat:
    """Who must act: the taker of the next card of a premium, else the active player."""
    if isinstance(public.pending, Payout):
        return public.pending.queue[0]
    return public.active


def first_order(bids: tuple[str, ...]) -> tuple[int, ...]:
    """The highest number gets position 1, the next 2, and so on; numbers are unique."""
    falling = sorted(bids, reverse=True)
    return tuple(falling.index(bid) + 1 for bid in bids)


def subsidy(public: Public) -> tuple[Public, list[Event]]:
    """Set the capital markers, then hand the black loco to the poorest; the markers are not moved again."""
    markers = tuple(capital(public, seat) for seat in range(public.seats))
    poorest = min(range(public.seats), key=lambda seat: (markers[seat], public.position[seat]))
    events = [event("subsidy", round=public.round)]
    if poorest != public.loco:
        events.append(event("loco", seat=poorest, capital=markers[poorest]))
    return next_player(replace(public, markers=markers, loco=Seat(poorest), progress=False)), events


def next_player(public: Public) -> Public:
    """The lowest position among those who have not moved."""
    waiting = [seat for seat in range(public.seats) if not public.moved[seat]]
    active = min(waiting, key=lambda seat: public.position[seat])
    return replace(public, active=Seat(active), phase=CHOOSE, pair="", premium_used=False, second_open=False)


def end_turn(public: Public) -> tuple[Public, list[Event]]:
    """Turn the position card; the next player, or the end of the round."""
    seat = public.active
    moved = put(public.moved, seat, True)
    public = replace(public, moved=moved, turns=public.turns + 1)
    if not all(moved):
        return next_player(public), []
    return _end_round(public)


def end_reason(public: Public) -> str:
    """What ends the game at the end of a round; empty if it goes on."""
    cards, stacks = END[public.length]
    if public.replaced >= cards:
        return "cards"
    if sum(not stack for stack in public.stacks) >= stacks:
        return "stacks"
    if public.idle_rounds >= IDLE_LIMIT:
        return "idle"
    return "rounds" if public.round >= ROUND_LIMIT else ""


def _end_round(public: Public) -> tuple[Public, list[Event]]:
    public = replace(public, idle_rounds=0 if public.progress else public.idle_rounds + 1)
    reason = end_reason(public)
    if reason:
        public = replace(public, phase=OVER, active=NOBODY, pair="", reason=reason, second_open=False)
        return public, [event("end", reason=reason)]
    events = [event("idle-round", round=public.round)] if public.idle_rounds else []
    public = replace(public, moved=(False,) * public.seats, round=public.round + 1)
    public, more = subsidy(public)
    return public, [*events, *more]
