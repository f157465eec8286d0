"""Laying a tile (section 5.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from rules.copies import replace
from rules.core import Violation, event, latest, phrase
from rules.cube_express.atlas import laid, touched
from rules.cube_express.cells import around
from rules.cube_express.cells import place as coordinates
from rules.cube_express.changes import Change
from rules.cube_express.components import BACK, JOINS
from rules.cube_express.faces import face, rotations
from rules.cube_express.moves import BACK_MARK, Place
from rules.cube_express.state import CENTRE, Public, State

_NONE: frozenset[str] = frozenset()
_Key = tuple[str, str, int]
"""Tile, cell and rotation: what a placement is found by."""


@lru_cache(maxsize=1024)
def front(tile: str) -> str:
    """The tile that a choice names, whichever side is up."""
    return tile.removesuffix(BACK_MARK)


@lru_cache(maxsize=1024)
def shown(tile: str) -> str:
    """The face that a choice shows."""
    return BACK if tile.endswith(BACK_MARK) else tile


def understood(move: Place) -> bool:
    return coordinates(move.cell) is not None and 0 <= move.rotation <= 3


def check(public: Public, hand: tuple[str, ...], move: Place) -> Violation | None:
    if front(move.tile) not in hand:
        return phrase("E_HAND")
    map_, tile = public.atlas, shown(move.tile)
    if move.cell in map_.cells:
        return phrase("E_OCCUPIED")
    track, blank = map_.open.get(move.cell, (_NONE, _NONE))
    if move.rotation not in fitting(tile, track, blank):
        rails = face(tile, move.rotation).rails
        if rails & blank or track - rails:
            return phrase("E_RAIL")
    if not track:
        return phrase("E_CONNECT")
    return phrase("E_MERGE") if move.cell in _between_stations(public) and _joins(public, move) else None


@latest
def _between_stations(public: Public) -> frozenset[str]:
    """Cells that border on two or more cities with a station: nowhere else a tile can join two of them."""
    cities = public.atlas.cities
    seen, twice = set[str](), set[str]()
    for number in public.station_cities():
        near = {beyond for corner in cities[number].corners for beyond in _beyond(corner)}
        twice |= seen & near
        seen |= near
    return frozenset(twice)


@cache
def _beyond(corner: str) -> tuple[str, ...]:
    """The cells that a light corner, named like a house, borders on."""
    cell, _, own = corner.partition(".")
    return tuple(beyond for side, beyond in around(cell) if any(mine == own for mine, _ in JOINS[side]))


def _joins(public: Public, move: Place) -> bool:
    """Would two stations come to stand in one city?"""
    map_, shape = public.atlas, face(shown(move.tile), move.rotation)
    parts: list[set[int]] = []
    for zone in shape.zones:
        joined = set(touched(map_.at, move.cell, zone.corners))
        apart = [part for part in parts if not part & joined]
        for part in parts:
            if part & joined:
                joined |= part
        parts = [*apart, joined]
    if all(len(part) < 2 for part in parts):
        return False
    stations = public.station_cities()
    return any(sum(city in stations for city in part) > 1 for part in parts)


@latest
def placements(s: State) -> dict[_Key, Place]:
    """What the active player may lay: most questions of a game are about these, so they are judged once a position."""
    return dict(_judged(s.public, s.hidden.hands[s.public.active]))


def candidates(public: Public, hand: Iterable[str]) -> Iterator[Place]:
    """Placements whose track fits and whose cities may be joined."""
    return (move for _, move in _judged(public, hand))


def _judged(public: Public, hand: Iterable[str]) -> Iterator[tuple[_Key, Place]]:
    between = _between_stations(public)
    near = [(cell, track, blank) for cell, (track, blank) in public.atlas.open.items() if track]
    for tile in [tile + mark for tile in hand for mark in ("", BACK_MARK)]:
        for cell, track, blank in near:
            found = _turned(tile, cell, track, blank)
            yield from found if cell not in between else [one for one in found if not _joins(public, one[1])]


@lru_cache(maxsize=8192)
def _turned(tile: str, cell: str, track: frozenset[str], blank: frozenset[str]) -> tuple[tuple[_Key, Place], ...]:
    """A tile in all rotations that fit a cell: the same are met again and again."""
    return tuple(
        ((tile, cell, rotation), Place(tile, cell, rotation)) for rotation in fitting(shown(tile), track, blank)
    )


@cache
def fitting(tile: str, track: frozenset[str], blank: frozenset[str]) -> tuple[int, ...]:
    """Rotations of a face that continue all track around a cell, and run into nothing."""
    shapes = [(rotation, face(tile, rotation).rails) for rotation in rotations(tile)]
    return tuple(rotation for rotation, rails in shapes if track <= rails and not rails & blank)


def possible(public: Public, hand: tuple[str, ...]) -> bool:
    """Can any tile of the hand be laid?"""
    return next(candidates(public, hand), None) is not None


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
