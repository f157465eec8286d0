"""The usual answers of a turn, each whole: a tile with its centre, the journey, the market, what is kept."""

from __future__ import annotations

from rules.core import Menu, Offer, Seat, clause
from rules.cube_express import judge
from rules.cube_express.journeys import journeys
from rules.cube_express.market_offers import market_menu, store_menu
from rules.cube_express.moves import Second
from rules.cube_express.place_offers import centre_menu, discard_menu, place_menus
from rules.cube_express.state import CENTRE, DISCARD, MARKET, OVER, PLACE, SIDE, STORE, TRAINS, State


def menus(s: State, seat: Seat) -> tuple[Menu, ...]:
    public = s.public
    if seat != public.active or public.phase == OVER:
        return ()
    match public.phase:
        case phase if phase == PLACE:
            return place_menus(s, seat)
        case phase if phase == DISCARD:
            return discard_menu(s, seat)
        case phase if phase == CENTRE:
            return centre_menu(s, seat)
        case phase if phase in (TRAINS, SIDE):
            return (*_second(s, seat), Menu("journey", journeys(s, seat)))
        case phase if phase == MARKET:
            return market_menu(s, seat)
        case phase if phase == STORE:
            return store_menu(s, seat)
        case _:
            return ()


def _second(s: State, seat: Seat) -> tuple[Menu, ...]:
    """The second train at each own station; it may set off at once."""
    cells = [piece.place for piece in s.public.stations if piece.seat == seat]
    moves = [Second(cell) for cell in cells if judge.check(s, seat, Second(cell)) is None]
    note = clause("note-second", points=s.public.moves)
    offers = tuple(Offer((move,), clause("offer-second", cell=move.cell), note) for move in moves)
    return (Menu("second", offers),) if offers else ()
