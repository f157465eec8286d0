"""The map's pure geometry: what lies where, which roads join to cities, where a tile may continue the network.

A map is a tuple of texts such as "S04 E1N2 2": tile, cell and rotation, in the order of laying.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from rules.cube_express.cells import CENTRE, SIDES, around, beside, opposite
from rules.cube_express.components import CROSSING, JOINS, START
from rules.cube_express.faces import Face, face

Map = tuple[str, ...]
ARMS = tuple(beside(CENTRE, side) for side in SIDES)
"""Cells of the four start tiles."""


@dataclass(frozen=True, slots=True)
class City:
    """Light areas joined by road. Without a house it is just road."""

    corners: tuple[str, ...]
    houses: tuple[str, ...]
    sites: tuple[str, ...]
    """Cells whose building place belongs to it."""

    @property
    def size(self) -> int:
        return len(self.houses)


@dataclass(frozen=True, slots=True)
class Atlas:
    cells: dict[str, Face]
    cities: dict[int, City]
    at: dict[str, int]
    """Light corner, named like a house -> city."""
    site: dict[str, int]
    """Cell with a building place -> city."""
    open: dict[str, tuple[frozenset[str], frozenset[str]]]
    """Empty cells beside tiles -> sides where a neighbour shows track, sides where a neighbour is blank."""
    count: int
    """Zones numbered so far."""


def laid(tile: str, cell: str, rotation: int) -> str:
    return f"{tile} {cell} {rotation}"


START_MAP: Map = (laid(CROSSING, CENTRE, 0), *(laid(START, cell, arm) for arm, cell in enumerate(ARMS)))
_NOTHING = Atlas({}, {}, {}, {}, {}, 0)


@lru_cache(maxsize=256)
def atlas(map_: Map) -> Atlas:
    """The geometry of a map, grown from the map before its last tile."""
    return _grown(atlas(map_[:-1]), map_[-1]) if map_ else _NOTHING


def _grown(before: Atlas, new: str) -> Atlas:
    tile, cell, rotation = new.split(" ")
    shape = face(tile, int(rotation))
    cells = {**before.cells, cell: shape}
    cities, at, site = dict(before.cities), dict(before.at), dict(before.site)
    count = before.count
    for zone in shape.zones:
        number, count = count, count + 1
        joined = touched(at, cell, zone.corners)
        parts = [cities.pop(other) for other in joined]
        city = City(
            tuple([corner for part in parts for corner in part.corners] + [f"{cell}.{c}" for c in zone.corners]),
            tuple([house for part in parts for house in part.houses] + [f"{cell}.{c}" for c in zone.houses]),
            tuple([other for part in parts for other in part.sites] + ([cell] if zone.site else [])),
        )
        cities[number] = city
        for corner in city.corners:
            at[corner] = number
        for other in city.sites:
            site[other] = number
    return Atlas(cells, cities, at, site, _opened(before.open, cells, cell), count)


def touched(at: dict[str, int], cell: str, corners: Iterable[str]) -> tuple[int, ...]:
    """The cities that a zone on a cell would join, across all four edges."""
    found = []
    for side, beyond in around(cell):
        for mine, theirs in JOINS[side]:
            if mine in corners:
                number = at.get(f"{beyond}.{theirs}")
                if number is not None and number not in found:
                    found.append(number)
    return tuple(found)


def _opened(
    before: dict[str, tuple[frozenset[str], frozenset[str]]], cells: dict[str, Face], cell: str
) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    after = {other: sides for other, sides in before.items() if other != cell}
    for _, empty in around(cell):
        if empty not in cells:
            seen = [(side, cells[other]) for side, other in around(empty) if other in cells]
            track = frozenset(side for side, neighbour in seen if opposite(side) in neighbour.rails)
            after[empty] = track, frozenset(side for side, _ in seen) - track
    return after
