"""Moves that might answer a question; which of them are legal, the judge knows."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from rules.core import Action, Decision
from rules.cube_express import centre, market, placing, sides, stores, trains
from rules.cube_express.components import CONVERSIONS, TOP
from rules.cube_express.moves import Convert, Discard, Sell
from rules.cube_express.state import State

_CONVERT = tuple(map(Convert, CONVERSIONS))
_SELL = tuple(map(Sell, range(1, TOP + 1)))


def candidates(s: State, d: Decision) -> Iterable[Action]:
    public = s.public
    if d.key == "free":
        return (*_CONVERT, *_SELL[: public.player.stock])
    hand = s.hidden.hands[public.active]
    match public.phase:
        case "place":
            return placing.placements(s).values()
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
