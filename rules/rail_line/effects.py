"""What moves do."""

from __future__ import annotations

from rules.copies import replace
from rules.core import Action, Event, Seat, Step, event, put
from rules.rail_line import line, marking, trains
from rules.rail_line.changes import with_player
from rules.rail_line.components import COST_BOX, COST_CARD, COST_LOCAL, DEALS, GAIN_DISCARD, SLOTS
from rules.rail_line.moves import Box, Discard, Local, PaidLocal, Play, SecondCard, Side, Substitute, Track
from rules.rail_line.state import PLAY, TRACK, Hidden, Public, State
from rules.rail_line.turns import onward


def apply(s: State, seat: Seat, a: Action) -> Step[State]:
    public, player = s.public, s.public.players[seat]
    match a:
        case Side(side):
            return _sided(s, side)
        case Track(track):
            return _tracked(s, seat, track)
        case Play(card):
            return _laid(s, seat, card, paid=0)
        case SecondCard(card):
            return _laid(s, seat, card, paid=COST_CARD)
        case Substitute(replaced):
            public, events = trains.answer(public, seat, replaced)
        case Local(stations, symbol):
            public, events = trains.move_local(public, seat, stations, symbol, player.tasks[1:])
        case PaidLocal(stations, symbol):
            public = _paid(public, seat, COST_LOCAL)
            public, events = trains.move_local(public, seat, stations, symbol, ())
            events = (event("paid-local", seat=seat, coins=COST_LOCAL), *events)
        case Discard(card):
            player = replace(player, hand=player.hand - 1, gained=player.gained + GAIN_DISCARD)
            public = replace(with_player(public, seat, player), acted=True)
            public = replace(public, discards=(*public.discards, card))
            s = State(public, _without(s.hidden, seat, card))
            events = (event("discarded", seat=seat, card=card, coins=GAIN_DISCARD),)
        case Box(symbol):
            public = _paid(public, seat, COST_BOX)
            player = replace(public.players[seat], box_used=True)
            player, marked = marking.mark(public.sheet, seat, player, symbol, public.turn)
            public = with_player(public, seat, player)
            events = (event("box", seat=seat, symbol=symbol, coins=COST_BOX), *marked)
        case _:
            public, events = replace(public, acted=True), (event("passed", seat=seat),)
    return onward(State(public, s.hidden), events, sealed=False)


def _sided(s: State, side: str) -> Step[State]:
    """The side is chosen; only now hands and display come into view."""
    count = DEALS[s.public.seats].display
    public = replace(
        s.public,
        phase=TRACK,
        side=side,
        display=s.hidden.stack[:count],
        stack=s.public.stack - count,
    )
    hidden = replace(s.hidden, stack=s.hidden.stack[count:])
    return Step(State(public, hidden), (event("side", seat=0, side=side),), sealed=True)


def _tracked(s: State, seat: Seat, track: int) -> Step[State]:
    public = with_player(s.public, seat, replace(s.public.players[seat], track=track))
    symbol = line.station(public, track, 0)[0]
    player, marked = marking.mark(public.sheet, seat, public.players[seat], symbol, 0)
    public = with_player(public, seat, player)
    if seat + 1 < public.seats:
        public = replace(public, active=Seat(seat + 1))
    else:
        public = replace(public, active=Seat(0), phase=PLAY, turn=1)
    return Step(State(public, s.hidden), (event("track", seat=seat, track=track), *marked))


def _laid(s: State, seat: Seat, card: str, paid: int) -> Step[State]:
    """Lay a card; the display is refilled before the trains move."""
    public, hidden, revealed = s.public, s.hidden, ""
    source = "display"
    if card in s.hidden.hands[seat]:
        source = "hand"
        player = public.players[seat]
        public = with_player(public, seat, replace(player, hand=player.hand - 1))
        hidden = _without(hidden, seat, card)
    else:
        at = public.display.index(card)
        revealed = hidden.stack[0] if hidden.stack else ""
        refill = (revealed,) if revealed else ()
        public = replace(
            public,
            display=(*public.display[:at], *refill, *public.display[at + 1 :]),
            stack=public.stack - len(refill),
        )
        hidden = replace(hidden, stack=hidden.stack[1:])
    public = replace(public, line=(*public.line, card))
    if paid:
        public = _paid(public, seat, paid)
    over: tuple[Event, ...] = ()
    if not public.ending:
        ending = "line" if len(public.line) == SLOTS else "stack" if not public.stack else ""
        public = replace(public, ending=ending)
        over = (event("last-round", reason=ending),) if ending else ()
    laid = event("laid", seat=seat, card=card, slot=len(public.line), source=source, coins=paid)
    shown = (event("revealed", card=revealed),) if revealed else ()
    public, events = trains.arrive(public)
    return onward(State(public, hidden), (laid, *shown, *over, *events), sealed=bool(revealed))


def _paid(public: Public, seat: Seat, coins: int) -> Public:
    """Pay for an extra action."""
    player = public.players[seat]
    player = replace(player, spent=player.spent + coins)
    return replace(with_player(public, seat, player), acted=True)


def _without(hidden: Hidden, seat: Seat, card: str) -> Hidden:
    hand = tuple(held for held in hidden.hands[seat] if held != card)
    return replace(hidden, hands=put(hidden.hands, seat, hand))
