"""Cube Express as the house plays it: who may act, who judges, what a move does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import chain

from rules.core import Action, Decision, Event, Option, Outcome, Phrase, Rng, Seat, Step, Violation, event, phrase
from rules.cube_express import captions, centre, market, orders, placing, scoring, sides, stock, stores, trains, worth
from rules.cube_express import setup as start
from rules.cube_express import view as views
from rules.cube_express.cells import SIDES, house, place
from rules.cube_express.components import CONVERSIONS
from rules.cube_express.moves import (
    ACTIONS,
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
from rules.cube_express.state import (
    CENTRE,
    DISCARD,
    MARKET,
    OVER,
    PLACE,
    SIDE,
    STORE,
    Hidden,
    Public,
    State,
)
from rules.cube_express.turns import closed, halted
from rules.cube_express.view import View


def _understood(a: Action) -> bool:
    """Do the words of a move mean anything on any board?"""
    match a:
        case Place():
            return placing.understood(a)
        case Build(dividends):
            return dividends >= 0
        case Pay(where) | Board(where):
            return house(where) is not None
        case Go(train, side):
            return train in (1, 2) and side in SIDES
        case Second(cell):
            return place(cell) is not None
        case Convert(conversion):
            return conversion in CONVERSIONS
        case Sell(steps):
            return steps > 0
        case Drop(coal, wood, iron):
            return min(coal, wood, iron) >= 0
        case _:
            return isinstance(a, ACTIONS)


class CubeExpress:
    id = "cube_express"
    version = 1
    seats = (2, 3, 4)
    options = (Option("arms", ("opposite", "adjacent")),)
    orders = orders.ORDERS
    unknown = "E_SYNTAX"
    state = State
    actions = ACTIONS

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        return start.setup(seats, options, seed)

    def decisions(self, s: State) -> tuple[Decision, ...]:
        public = s.public
        if public.phase == OVER:
            return ()
        return Decision(public.active, _key(public)), Decision(public.active, "free", waiting=False)

    def candidates(self, s: State, d: Decision) -> Iterable[Action]:
        public = s.public
        if d.key == "free":
            sales = (Sell(steps) for steps in range(1, public.player.stock + 1))
            return chain((Convert(id_) for id_ in CONVERSIONS), sales)
        hand = s.hidden.hands[public.active]
        match public.phase:
            case "place":
                return placing.candidates(public, hand)
            case "discard":
                return (Discard(tile) for tile in hand)
            case "payment":
                return centre.candidates(public)
            case "centre":
                return chain(centre.candidates(public), trains.candidates(public), market.candidates())
            case "side":
                return chain(sides.candidates(public), trains.candidates(public), market.candidates())
            case "trains":
                return chain(trains.candidates(public), market.candidates())
            case "market":
                return market.candidates()
            case _:
                return stores.drops(public)

    def check(self, s: State, seat: Seat, a: Action) -> Violation | None:
        public = s.public
        if not _understood(a):
            return phrase(self.unknown)
        if seat != public.active or public.phase == OVER:
            return phrase("E_TURN")
        match a:
            case Convert(conversion):
                return stores.check_conversion(public, conversion)
            case Sell(steps):
                return stock.check_sale(public, steps)
            case Place() if public.phase == PLACE:
                return placing.check(public, s.hidden.hands[seat], a)
            case Discard(tile) if public.phase == DISCARD:
                return None if tile in s.hidden.hands[seat] else phrase("E_HAND")
            case Collect() | Bonus() | Claim() | Build():
                return centre.check(public, a)
            case Pay(where):
                return centre.check_pay(public, where)
            case Decline() if public.phase == CENTRE:
                return None
            case Go() | Burn() | Second() | Finish():
                return trains.check(public, a)
            case Take() | Board() | Deliver():
                return sides.check(public, a)
            case Skip() if public.phase == SIDE:
                return None
            case Market():
                return market.check(public, a)
            case Drop() if public.phase == STORE:
                return stores.check_drop(public, a)
            case _:
                return phrase("E_PHASE")

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State]:
        public = s.public
        match a:
            case Place(tile):
                public, events = placing.apply(public, a)
                hidden = _without(s.hidden, seat, placing.front(tile))
                if public.phase == PLACE:
                    public = centre.trains_off(public)
                    hidden = replace(hidden, face_down=(*hidden.face_down, placing.front(tile)))
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
                return self._freed(s, *stores.convert(public, conversion))
            case Sell(steps):
                return self._freed(s, *stock.sell(public, steps))
            case Drop():
                public, events = stores.drop(public, a)
                return closed(_with(s, public), events)
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

    def _freed(self, s: State, public: Public, events: tuple[Event, ...]) -> Step[State]:
        """After a conversion or sale the turn stays where it is, but one held up by full stores may end."""
        return closed(_with(s, public), events) if public.phase == STORE else Step(_with(s, public), events)

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s.public)

    def turn(self, s: State) -> int:
        return sum(player.turns for player in s.public.players)

    def view(self, s: State, viewer: Seat | None) -> View:
        return views.view(s, viewer)

    def imagine(self, v: View, rng: Rng) -> State:
        return views.imagine(v, rng)

    def worth(self, s: State, seat: Seat) -> int:
        return worth.worth(s, seat)

    def obey(self, v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
        return None

    def caption(self, v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
        return captions.caption(v, prefix, name, value)


def _key(public: Public) -> str:
    """The question the active player is asked."""
    match public.phase:
        case "centre":
            return f"centre-{centre.tile(public).kind}"
        case "side":
            return f"side-{sides.kind(public, public.entered)}"
        case phase:
            return phase


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


RULES = CubeExpress()
