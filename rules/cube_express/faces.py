"""Faces of tiles as they lie on the map: turned, with the orientations that differ."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rules.cube_express.cells import CORNERS, SIDES, turned
from rules.cube_express.components import TILES, Tile, Zone


@dataclass(frozen=True, slots=True)
class Face:
    """A tile's face in one rotation."""

    tile: Tile
    rotation: int
    rails: frozenset[str]
    zones: tuple[Zone, ...]


@cache
def face(tile: str, rotation: int) -> Face:
    printed = TILES[tile]
    zones = tuple(
        Zone(
            tuple(turned(CORNERS, corner, rotation) for corner in zone.corners),
            tuple(turned(CORNERS, corner, rotation) for corner in zone.houses),
            zone.site,
        )
        for zone in printed.zones
    )
    return Face(printed, rotation, frozenset(turned(SIDES, side, rotation) for side in printed.rails), zones)


@cache
def rotations(tile: str) -> tuple[int, ...]:
    """The rotations that look different: the lowest of each kind."""
    seen: dict[object, int] = {}
    for rotation in range(4):
        shape = face(tile, rotation)
        zones = frozenset((frozenset(zone.corners), frozenset(zone.houses), zone.site) for zone in shape.zones)
        seen.setdefault((shape.rails, zones), rotation)
    return tuple(seen.values())
