"""Laying a tile (section 5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rules.core import Violation, event, phrase
from rules.cube_express.atlas import Atlas, laid, touched
from rules.cube_express.cells import place as coordinates
from rules.cube_express.changes import Change
from rules.cube_express.components import BACK
from rules.cube_express.faces import Face, face, rotations
from rules.cube_express.moves import BACK_MARK, Place
from rules.cube_express.state import CENTRE, Public


def front(tile: str) -> str:
    """The tile that a choice names, whichever side is up."""
    return tile.removesuffix(BACK_MARK)


def shown(tile: str) -> str:
    """The face that a choice shows."""
    return BACK if tile.endswith(BACK_MARK) else tile


def understood(move: Place) -> bool:
    return coordinates(move.cell) is not None and 0 <= move.rotation <= 3


def check(public: Public, hand: tuple[str, ...], move: Place) -> Violation | None:
    if front(move.tile) not in hand:
        return phrase("E_HAND")
    map_ = public.atlas
    if move.cell in map_.cells:
        return phrase("E_OCCUPIED")
    shape = face(shown(move.tile), move.rotation)
    track, blank = map_.open.get(move.cell, (frozenset(), frozenset()))
    if shape.rails & blank or track - shape.rails:
        return phrase("E_RAIL")
    if not track:
        return phrase("E_CONNECT")
    if _merges(public, map_, move.cell, shape):
        return phrase("E_MERGE")
    return None


def _merges(public: Public, map_: Atlas, cell: str, shape: Face) -> bool:
    """Would two stations come to stand in one city?"""
    parts: list[set[int]] = []
    for zone in shape.zones:
        joined = set(touched(map_.at, cell, zone.corners))
        apart = [part for part in parts if not part & joined]
        for part in parts:
            if part & joined:
                joined |= part
        parts = [*apart, joined]
    if all(len(part) < 2 for part in parts):
        return False
    stations = public.station_cities()
    return any(sum(city in stations for city in part) > 1 for part in parts)


def candidates(public: Public, hand: Iterable[str]) -> Iterator[Place]:
    """Placements whose track fits; whether cities allow them, `check` knows."""
    tiles = [tile + mark for tile in hand for mark in ("", BACK_MARK)]
    for tile in tiles:
        shapes = [(rotation, face(shown(tile), rotation).rails) for rotation in rotations(shown(tile))]
        for cell, (track, blank) in public.atlas.open.items():
            if track:
                for rotation, rails in shapes:
                    if track <= rails and not rails & blank:
                        yield Place(tile, cell, rotation)


def possible(public: Public, hand: tuple[str, ...]) -> bool:
    """Can any tile of the hand be laid?"""
    return any(check(public, hand, move) is None for move in candidates(public, hand))


def apply(public: Public, move: Place) -> Change:
    """The tile lies. A front opens its centre action, a back sends the trains off."""
    seat, tile = public.active, shown(move.tile)
    after = replace(
        public,
        map=(*public.map, laid(tile, move.cell, move.rotation)),
        hands=tuple(count - (other == seat) for other, count in enumerate(public.hands)),
    )
    if tile == BACK:
        after = replace(after, face_down=(*after.face_down, seat), placed="")
        return after, (event("placed-back", seat=seat, cell=move.cell, rotation=move.rotation),)
    happened = event("placed", seat=seat, tile=tile, cell=move.cell, rotation=move.rotation)
    taken = tuple(tuple(other for other in tiles if other.tile != tile) for tiles in public.taken)
    return replace(after, taken=taken, phase=CENTRE, placed=move.cell), (happened,)
