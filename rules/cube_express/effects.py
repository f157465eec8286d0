"""What moves do."""

from __future__ import annotations

from rules.copies import replace
from rules.core import Action, Event, Seat, Step, event
from rules.cube_express import centre, market, placing, sides, stock, stores, trains
from rules.cube_express.moves import (
    Board,
    Bonus,
    Build,
    Burn,
    Claim,
    Collect,
    Convert,
    Decline,
    Deliver,
    Discard,
    Drop,
    Finish,
    Go,
    Market,
    Pay,
    Place,
    Second,
    Sell,
    Skip,
    Take,
)
from rules.cube_express.state import MARKET, PLACE, STORE, TRAINS, Hidden, Public, State
from rules.cube_express.turns import closed, halted


def apply(s: State, seat: Seat, a: Action) -> Step[State]:
    public = s.public
    match a:
        case Place(tile):
            public, events = placing.apply(public, a)
            hidden = _without(s.hidden, seat, placing.front(tile))
            if public.phase == PLACE:
                public = centre.trains_off(public)
                hidden = replace(hidden, face_down=(*hidden.face_down, placing.front(tile)))
            elif not centre.usable(public):
                public = centre.trains_off(public)
            return Step(State(public, hidden), events)
        case Discard(tile):
            return _discarded(s, seat, tile)
        case Market(column):
            hidden = replace(s.hidden, hands=_given(s.hidden.hands, seat, public.display[column - 1]))
            public, events = market.apply(public, a)
            return closed(State(public, hidden), events)
        case Finish():
            happened = event("finished", seat=seat)
            if public.market:
                return Step(_with(s, halted(public, MARKET)), (happened,))
            return closed(s, (happened,))
        case Convert(conversion):
            return _freed(s, *stores.convert(public, conversion))
        case Sell(steps):
            return _freed(s, *stock.sell(public, steps))
        case Drop():
            public, events = stores.drop(public, a)
            return closed(_with(s, public), events)
        case Decline() | Skip() if public.phase == TRAINS:
            return Step(s)
        case Decline():
            return Step(_with(s, centre.trains_off(public)), (event("declined", seat=seat),))
        case Skip():
            return Step(_with(s, sides.skipped(public)), (event("skipped", seat=seat),))
        case Collect() | Bonus() | Claim() | Build():
            public, events = centre.apply(public, a)
        case Pay(where):
            public, events = centre.pay(public, where)
        case Go() | Burn() | Second():
            public, events = trains.apply(public, a)
        case Take() | Board() | Deliver():
            public, events = sides.apply(public, a)
        case _:
            raise TypeError(a)
    return Step(_with(s, public), events)


def _freed(s: State, public: Public, events: tuple[Event, ...]) -> Step[State]:
    """After a conversion or sale the turn stays where it is, but one held up by full stores may end."""
    return closed(_with(s, public), events) if public.phase == STORE else Step(_with(s, public), events)


def _with(s: State, public: Public) -> State:
    return State(public, s.hidden)


def _given(hands: tuple[tuple[str, ...], ...], seat: Seat, tile: str) -> tuple[tuple[str, ...], ...]:
    return tuple((*hand, tile) if other == seat else hand for other, hand in enumerate(hands))


def _without(hidden: Hidden, seat: Seat, tile: str) -> Hidden:
    hands = tuple(
        tuple(held for held in hand if held != tile) if other == seat else hand
        for other, hand in enumerate(hidden.hands)
    )
    return replace(hidden, hands=hands)


def _discarded(s: State, seat: Seat, tile: str) -> Step[State]:
    """RU-16: no tile fits, one leaves the game face down and the trains go."""
    hidden = _without(s.hidden, seat, tile)
    hidden = replace(hidden, face_down=(*hidden.face_down, tile))
    hands = tuple(count - (other == seat) for other, count in enumerate(s.public.hands))
    public = replace(s.public, hands=hands, face_down=(*s.public.face_down, seat))
    return Step(State(centre.trains_off(public), hidden), (event("discarded", seat=seat),))
