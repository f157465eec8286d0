"""The one judge: which move is refused, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from rules.copies import replace
from rules.core import Action, Seat, Violation, phrase
from rules.cube_express import centre, market, placing, sides, stock, stores, trains
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
from rules.cube_express.state import CENTRE, DISCARD, OVER, PLACE, SIDE, STORE, State


def check(s: State, seat: Seat, a: Action) -> Violation | None:
    public = s.public
    if isinstance(a, Place) and public.phase == PLACE and (a.tile, a.cell, a.rotation) in placing.placements(s):
        return None if seat == public.active else phrase("E_TURN")
    if not _understood(a):
        return phrase("E_CAPITALS" if _understood(_in_capitals(a)) else "E_SYNTAX")
    if seat != public.active or public.phase == OVER:
        return phrase("E_TURN")
    match a:
        case Convert(conversion):
            return stores.check_conversion(public, conversion)
        case Market():
            return market.check(public, a)
        case Sell(steps):
            return stock.check_sale(public, steps)
        case Go() | Burn() | Second() | Finish():
            return trains.check(public, a)
        case Place() if public.phase == PLACE:
            return placing.check(public, s.hidden.hands[seat], a)
        case Discard(tile) if public.phase == DISCARD:
            return None if tile in s.hidden.hands[seat] else phrase("E_HAND")
        case Collect() | Bonus() | Claim() | Build():
            return centre.check(public, a)
        case Pay(where):
            return centre.check_pay(public, where)
        case Decline() if public.phase == CENTRE or centre.passed(public):
            return None
        case Take() | Board() | Deliver():
            return sides.check(public, a)
        case Skip() if public.phase == SIDE or sides.passed(public):
            return None
        case Drop() if public.phase == STORE:
            return stores.check_drop(public, a)
        case _:
            return phrase("E_PHASE")


def _in_capitals(a: Action) -> Action:
    """The same move with the names of cells, houses and sides as they are printed."""
    names = [field.name for field in fields(a) if field.name in ("cell", "house", "side")]
    return replace(a, **{name: str(getattr(a, name)).upper() for name in names})


def _understood(a: Action) -> bool:
    """Do the words of a move mean anything on any board?"""
    told = _MEANING.get(type(a))
    return told(a) if told else type(a) in _KNOWN


_KNOWN = frozenset(ACTIONS)
# Any: each is asked about moves of its own kind only.
_MEANING: dict[type[Action], Callable[[Any], bool]] = {
    Place: placing.understood,
    Build: lambda a: a.dividends >= 0,
    Pay: lambda a: house(a.house) is not None,
    Board: lambda a: house(a.house) is not None,
    Go: lambda a: a.train in (1, 2) and a.side in SIDES,
    Second: lambda a: place(a.cell) is not None,
    Convert: lambda a: a.conversion in CONVERSIONS,
    Sell: lambda a: a.steps > 0,
    Drop: lambda a: min(a.coal, a.wood, a.iron) >= 0,
}
