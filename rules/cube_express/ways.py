"""What trains may meet on their ways: resources, passengers and factories, in hundredths of a victory point."""

from __future__ import annotations

from functools import cache, lru_cache

from rules.core import Seat
from rules.cube_express import sides
from rules.cube_express.atlas import Map, atlas
from rules.cube_express.cells import beside, opposite
from rules.cube_express.components import Tile
from rules.cube_express.state import Player, Public

POINT = 100
VALUE = {"coal": 97, "wood": 110, "iron": 160}
"""A resource that can be stored."""
SPARE = 25
"""Percent of that for one beyond the storage limit."""
RIVAL = 40
"""What it costs to take a resource whose owner's stock rises."""
PASSENGER = 100
DELIVERY = 450
"""What a delivery brings beside the factory's points: dividend, goal marker, stock."""
PROGRESS = (0, 6, 23, 54)
"""Percent of a delivery's points for so many of its three resources."""
FAR = 8
"""Further than that nobody looks."""


def journey(public: Public, seat: Seat, points: int, moved: tuple[int, ...] = (), came: str = "") -> int:
    """The best that one of the trains could meet on its way with so many movement points."""
    trains = public.players[seat].trains
    way = Ways(public, seat)
    best = 0
    for train in (1, 2):
        if trains[train - 1] and train not in moved[:-1]:
            entry = came if moved and moved[-1] == train else ""
            best = max(best, way.best(trains[train - 1], entry, min(points, FAR)))
    return best


def progress(public: Public, player: Player) -> int:
    """How near the stores have come to a delivery."""
    if not player.stored:
        return 0
    best, begun = 0, {piece.place for piece in public.first}
    coal, wood, iron = player.stores
    for cell, tile in _factories(public.map):
        wanted = tile.demand
        matched = min(coal, wanted[0]) + min(wood, wanted[1]) + min(iron, wanted[2])
        if matched:
            best = max(best, _delivery(tile, cell not in begun) * PROGRESS[matched] // 100)
    return best


@lru_cache(maxsize=256)
def _factories(map_: Map) -> tuple[tuple[str, Tile], ...]:
    return tuple((cell, face.tile) for cell, face in atlas(map_).cells.items() if face.tile.kind == "factory")


def _delivery(factory: Tile, first: bool) -> int:
    """What the next delivery to a factory is worth."""
    return POINT * (factory.first + 1 if first else factory.later) + DELIVERY


class Ways:
    """What trains of a player may meet on the map as it is; what has been found once is kept."""

    def __init__(self, public: Public, seat: Seat) -> None:
        self._public, self._seat, self._atlas = public, seat, public.atlas
        self._player = public.players[seat]
        self._stations = {piece.place for piece in public.stations}
        self._taken = {piece.place for piece in public.passengers}
        self._known: dict[tuple[str, str, int], int] = {}
        self._gains: dict[str, int] = {}

    def best(self, cell: str, came: str, points: int) -> int:
        """The most that so many steps bring; the first does not go back over the side a train came by."""
        if not points:
            return 0
        known = self._known.get((cell, came, points))
        if known is None:
            known, cells, gains = 0, self._atlas.cells, self._gains
            for side, beyond, back in _around(cell, cells[cell].rails):
                if side != came and beyond in cells:
                    gain = gains.get(beyond)
                    if gain is None:
                        gain = gains[beyond] = self.gain(beyond)
                    if points > 1:
                        gain += self.best(beyond, back, points - 1)
                    known = max(known, gain)
            self._known[cell, came, points] = known
        return known

    def gain(self, cell: str) -> int:
        """What entering a tile may bring."""
        public, player, tile = self._public, self._player, self._atlas.cells[cell].tile
        if tile.resource:
            if not player.reserve:
                return 0
            owner, value = public.owner(cell), VALUE[tile.resource]
            rival = RIVAL if owner is not None and owner != self._seat else 0
            return (value if player.stored < player.level else value * SPARE // 100) - rival
        if tile.kind == "factory":
            return _delivery(tile, sides.is_first(public, cell)) if sides.suffices(player.stores, tile.demand) else 0
        if cell in self._stations and player.reserve:
            houses = self._atlas.cities[self._atlas.site[cell]].houses
            return 0 if self._taken.issuperset(houses) else PASSENGER
        return 0


@cache
def _around(cell: str, rails: frozenset[str]) -> tuple[tuple[str, str, str], ...]:
    """The sides a cell's track leads over, the cells beyond, and by which of their sides one comes in."""
    return tuple((side, beside(cell, side), opposite(side)) for side in sorted(rails))
