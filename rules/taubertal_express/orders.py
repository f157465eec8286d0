"""Standing orders and plans: answers that a seat, or the house, has left for a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core import PLAN, Action, Seat
from rules.taubertal_express import plans, station, supplies
from rules.taubertal_express.components import AT, BLACK, COLOURS, COPIES, GOOD_OF, GOODS, GOODS_TOWNS
from rules.taubertal_express.moves import Hire, PlaceGood, Return, Store
from rules.taubertal_express.state import Player, Public
from rules.taubertal_express.view import View

ORDERS: Mapping[str, tuple[str, ...]] = {
    "hire": ("nobody", "affordable", "everybody"),
    "surplus": ("black",),
    "goods": ("fill",),
    "customs": ("fullest",),
}
HOUSE: Mapping[str, str] = {"surplus": "black", "goods": "fill", "customs": "fullest"}
"""Nobody loses by these: each asks where it could."""
_PAINT_SHOP = "lackiererei"


def obey(v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
    if order.startswith(PLAN):
        return plans.answer(v, key, order.removeprefix(PLAN).split(), options)
    p = v.public
    player = p.players[seat]
    places = supplies.worker_places(player)
    match key, order:
        case "hire", "nobody":
            return Hire(0)
        case "hire", "affordable":
            return Hire(min(player.coins, places))
        case "hire", "everybody":
            return Hire(places)
        case "surplus", "black":
            return _black(p, player)
        case "goods", "fill":
            return _fill(p, player)
        case "customs", "fullest":
            return Store(fullest(p))
        case _:
            return None


def fullest(p: Public) -> str:
    """The good of which most are left; each token is worth the same to its owner (RU-34)."""
    return max(GOODS, key=lambda good: supplies.good_left(p.players, good))


def _black(p: Public, player: Player) -> Action | None:
    """Black stones go back first: they buy nothing but driving, unless a paint shop makes colours of them."""
    black = player.stones[BLACK]
    if not black or paint_shop_may_come(p, player):
        return None
    return Return(COLOURS[BLACK], min(black, supplies.surplus(player)))


def paint_shop_may_come(p: Public, player: Player) -> bool:
    """Has the player a paint shop in use, or can one still come to this station?"""
    if station.has_kind(player, _PAINT_SHOP):
        return _PAINT_SHOP in player.station
    return sum(station.has_kind(other, _PAINT_SHOP) for other in p.players) < COPIES


def _fill(p: Public, player: Player) -> Action | None:
    """A good onto every empty building, if there are enough: a good that costs nothing binds nobody to anything."""
    empty = empty_buildings(player)
    wanted = [GOOD_OF[player.sites[AT[town]]] for town in empty]
    enough = all(supplies.good_left(p.players, good) >= wanted.count(good) for good in wanted)
    return PlaceGood(empty[0]) if empty and enough and len(empty) <= p.stack[-1].number else None


def empty_buildings(player: Player) -> Sequence[str]:
    """Towns with an own goods building on which no good lies."""
    return [town for town in GOODS_TOWNS if player.sites[AT[town]] and not player.waiting[AT[town]]]
