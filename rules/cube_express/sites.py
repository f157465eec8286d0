"""What the tiles of a hand could do for a seat's cities: new stations, and houses for those that stand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rules.core import Seat
from rules.cube_express import placing
from rules.cube_express.atlas import Map, atlas, touched
from rules.cube_express.cells import CORNERS, around
from rules.cube_express.components import TILES
from rules.cube_express.faces import face
from rules.cube_express.state import Piece, Public

Borders = dict[str, dict[str, tuple[int, ...]]]
"""Cell where the network may go on -> corner of a tile there -> cities it would touch."""


class Chance(NamedTuple):
    """What the next tiles may bring, in houses."""

    site: int = 0
    """The city of the best new station."""
    next: int = 0
    """That of another tile."""
    growth: int = 0
    """What a tile adds to cities with an own station."""


@lru_cache(maxsize=64)
def borders(map_: Map) -> Borders:
    known = atlas(map_)
    return {
        cell: {corner: touched(known.at, cell, (corner,)) for corner in CORNERS}
        for cell, (track, _) in known.open.items()
        if track
    }


def chance(public: Public, seat: Seat, hand: tuple[str, ...]) -> Chance:
    """Nearly: that two zones of a tile may meet outside it, or join cities of two stations, is not looked at."""
    return _chance(public.map, public.stations, seat, hand)


@lru_cache(maxsize=1024)
def _chance(map_: Map, stations: tuple[Piece, ...], seat: Seat, hand: tuple[str, ...]) -> Chance:
    known, sites, growth = atlas(map_), [0, 0], 0
    owners = {known.site[piece.place]: piece.seat for piece in stations}
    sizes = {number: city.size for number, city in known.cities.items()}
    beside = {beyond for piece in stations for _, beyond in around(piece.place)}
    places = [(cell, *known.open[cell], corners) for cell, corners in borders(map_).items()]
    for tile in hand:
        station, best = TILES[tile].kind == "station", 0
        for cell, track, blank, corners in places:
            for rotation in placing.fitting(tile, track, blank):
                for zone in face(tile, rotation).zones:
                    houses, owned = len(zone.houses), set[Seat]()
                    for number in _touched(corners, zone.corners):
                        if number in owners:
                            owned.add(owners[number])
                        else:
                            houses += sizes[number]
                    if seat in owned:
                        growth = max(growth, houses)
                    elif station and zone.site and not owned and cell not in beside:
                        best = max(best, houses)
        sites.append(best)
    first, second, *_ = sorted(sites, reverse=True)
    return Chance(first, second, growth)


def _touched(corners: dict[str, tuple[int, ...]], zone: Iterable[str]) -> set[int]:
    return {number for corner in zone for number in corners[corner]}
