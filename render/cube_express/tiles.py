"""The faces of the tiles as symbols, 100 × 100, drawn upright in any rotation."""

from __future__ import annotations

from render.scene import Disc, Item, Line, Point, Polygon, Rect, Text
from render.shapes import arc
from render.symbols import icon, symbol
from render.theme import (
    BLACK,
    BRASS,
    BROWN,
    BROWN_DEEP,
    BROWN_LIGHT,
    CARD,
    CREAM,
    GREEN,
    GREEN_DEEP,
    INK,
    ORANGE_DEEP,
    RULE,
    SAND,
    STEEL_DEEP,
    STEEL_LIGHT,
    WHITE,
    YELLOW,
    Colour,
    tint,
)
from rules.cube_express.cells import CORNERS, SIDES
from rules.cube_express.components import BACK, RESOURCES
from rules.cube_express.faces import Face, face

GROUND = tint(GREEN)
ROAD, KERB = CREAM, BROWN_LIGHT
DEPTH = 40
"""How far a light corner reaches into the tile."""
MIDDLES: dict[str, Point] = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
PIVOTS: dict[str, Point] = {"NW": (0, 0), "NE": (100, 0), "SE": (100, 100), "SW": (0, 100)}
HOUSES: dict[str, Point] = {"NW": (19, 20), "NE": (81, 20), "SE": (81, 79), "SW": (19, 79)}
BETWEEN = {"N": ("NW", "NE"), "E": ("NE", "SE"), "S": ("SE", "SW"), "W": ("SW", "NW")}
"""The corners at the ends of a side."""
GOODS: dict[str, tuple[str, float, Colour]] = {
    "coal": ("coal", 1.0, BLACK),
    "wood": ("wood", 0.95, BROWN),
    "iron": ("iron_ore", 0.95, ORANGE_DEEP),
}
"""Symbol of a resource, its relative height, the colour of its frames."""


def good(resource: str, x: float, y: float, size: float) -> Item:
    name, height, _ = GOODS[resource]
    return icon(name, x, y, size * height)


@symbol("cube_express-tile", 100, 100)
def tile_face(tile: str, rotation: int) -> tuple[Item, ...]:
    shape = face(tile, rotation)
    return (*_ground(shape), *_tracks(shape), *_houses(shape), *_centre(shape), *_side_action(shape), _rim())


def _rim() -> Item:
    return Rect(0, 0, 100, 100, None, GREEN_DEEP, 1.2)


def _ground(shape: Face) -> tuple[Item, ...]:
    if shape.tile.id == BACK:
        return (Rect(0, 0, 100, 100, GREEN), *_forest(shape))
    areas: list[Item] = []
    for colour, inset in ((KERB, 0.0), (ROAD, 1.8)):
        for zone in shape.zones:
            if zone.site:
                areas.append(Disc(50, 50, 25 - inset, colour))
                areas += (_wedge(corner, colour, inset) for corner in zone.corners)
            areas += (_square(corner, colour, inset) for corner in zone.corners)
            for side in SIDES:
                if side not in shape.rails and set(BETWEEN[side]) <= set(zone.corners):
                    areas.append(_strip(side, colour, inset))
    return (Rect(0, 0, 100, 100, GROUND), *_meadow(shape), *areas)


def _meadow(shape: Face) -> tuple[Item, ...]:
    """Small bushes, so that green ground looks like country."""
    light = {corner for zone in shape.zones for corner in zone.corners}
    busy = _plates(shape)
    return tuple(
        Disc(x + dx, y + dy, r, GREEN)
        for corner, (x, y) in HOUSES.items()
        if corner not in light and corner not in busy
        for dx, dy, r in ((-7, -4, 5), (3, 5, 6), (9, -7, 4))
    )


def _forest(shape: Face) -> tuple[Item, ...]:
    spots = ((16, 20), (38, 14), (14, 44), (84, 18), (20, 80), (44, 88), (80, 60), (66, 84), (88, 84))
    clear = [point for side in shape.rails for point in (MIDDLES[side], (50.0, 50.0))]
    return tuple(
        icon("tree", x, y, 24, GREEN_DEEP) for x, y in spots if all(abs(x - px) + abs(y - py) > 30 for px, py in clear)
    )


def _square(corner: str, colour: Colour, inset: float) -> Item:
    x, y = PIVOTS[corner]
    reach = DEPTH - inset
    return Rect(x and 100 - reach, y and 100 - reach, reach, reach, colour)


def _strip(side: str, colour: Colour, inset: float) -> Item:
    reach = DEPTH - inset
    return {
        "N": Rect(0, 0, 100, reach, colour),
        "E": Rect(100 - reach, 0, reach, 100, colour),
        "S": Rect(0, 100 - reach, 100, reach, colour),
        "W": Rect(0, 0, reach, 100, colour),
    }[side]


def _wedge(corner: str, colour: Colour, inset: float) -> Item:
    """The way from a corner to the building place."""
    points = ((16 + inset, 38), (38, 16 + inset), (64 - inset, 42), (42, 64 - inset))
    x, y = PIVOTS[corner]
    return Polygon(tuple((100 - px if x else px, 100 - py if y else py) for px, py in points), colour)


def _tracks(shape: Face) -> tuple[Item, ...]:
    ways = _ways(shape)
    return (
        *(Line(way, BROWN_DEEP, 19, 4, round=False) for way in ways),
        *(Line(way, INK, 11, round=False) for way in ways),
        *(Line(way, STEEL_LIGHT, 4.5, round=False) for way in ways),
    )


def _ways(shape: Face) -> list[tuple[Point, ...]]:
    """Straights and quarter arcs between the track ends."""
    straight = [
        (MIDDLES[a], MIDDLES[b]) for a, b in (("N", "S"), ("W", "E")) if {a, b} <= shape.rails
    ]  # fmt: skip
    if len(shape.rails) == 4:
        return [*straight]
    begin = {"NW": 270, "NE": 180, "SE": 90, "SW": 0}
    bends = [
        arc(*PIVOTS[corner], 50, begin[corner], begin[corner] + 90) for corner in CORNERS if set(corner) <= shape.rails
    ]
    return [*bends, *straight]


def _houses(shape: Face) -> tuple[Item, ...]:
    return tuple(icon("house", *HOUSES[corner], 35) for zone in shape.zones for corner in zone.houses)


def bolt(x: float, y: float) -> Item:
    """The sign of an action that works once, when the tile is laid."""
    shape = ((3, -9), (-6, 2), (-1, 2), (-4, 10), (6, -2), (1, -2))
    return Polygon(tuple((x + dx, y + dy) for dx, dy in shape), YELLOW, INK, 1.2)


def _centre(shape: Face) -> tuple[Item, ...]:
    tile = shape.tile
    match tile.kind:
        case "station" | "start":
            roof = ((36, 52), (50, 38), (64, 52))
            site = (
                Disc(50, 50, 20, CARD, RULE, 2),
                Line(roof, STEEL_DEEP, 2.5),
                Rect(40, 51, 20, 12, None, STEEL_DEEP, 2.5),
            )
            return site if tile.kind == "start" else (*site, bolt(66, 36))
        case "production":
            frame = GOODS[tile.resource][2]
            return (Rect(34, 34, 32, 32, frame, INK, 1.5, 4), Rect(39, 39, 22, 22, WHITE, INK, 1, 2), bolt(68, 34))
        case "factory":
            return (
                Disc(50, 50, 20, CARD, INK, 2),
                icon("factory", 50, 51, 24),
                Disc(66, 65, 10, WHITE, GOODS[tile.bonus][2], 2),
                good(tile.bonus, 66, 65, 13),
                bolt(67, 34),
            )
        case "crossing":
            return (Disc(50, 50, 21, WHITE, INK, 2), icon("coin", 50, 50, 38), _number(50, 50, "2×", 14), bolt(70, 30))
        case "start_crossing":
            return (
                Disc(50, 50, 26, BRASS, INK, 2.5),
                Disc(50, 50, 20, CARD, INK, 1.5),
                good("coal", 50, 50, 27),
                *_plus(69, 66),
            )
        case _:
            return ()


def _number(x: float, y: float, words: str, size: int) -> Text:
    return Text(x - 15, y - 10, 30, 20, words, size, "bold", INK, "middle", smallest=6)


def _plus(x: float, y: float) -> tuple[Item, ...]:
    return (Disc(x, y, 7, WHITE, INK, 1.5), icon("plus", x, y, 8))


def _plates(shape: Face) -> tuple[str, ...]:
    """Green corners that show the tile's side action."""
    needed = {"production": 1, "factory": 2}.get(shape.tile.kind, 0)
    light = {corner for zone in shape.zones for corner in zone.corners}
    return tuple(corner for corner in CORNERS if corner not in light)[:needed]


def fields(tile: str, rotation: int) -> tuple[Point, Point] | None:
    """Middles of a factory's value fields for first and later deliveries."""
    shape = face(tile, rotation)
    if shape.tile.kind != "factory":
        return None
    x, y = _plate_at(_plates(shape)[1])
    return (x - 9, y), (x + 9, y)


def _plate_at(corner: str) -> Point:
    x, y = PIVOTS[corner]
    return (81 if x else 19), (81 if y else 19)


def _side_action(shape: Face) -> tuple[Item, ...]:
    tile, corners = shape.tile, _plates(shape)
    match tile.kind:
        case "production":
            x, y = _plate_at(corners[0])
            return (
                Disc(x, y, 17, CARD, GOODS[tile.resource][2], 2.5),
                good(tile.resource, x, y, 23),
                *_plus(x + 11, y + 11),
            )
        case "factory":
            x, y = _plate_at(corners[0])
            wanted = [name for name, many in zip(RESOURCES, tile.demand, strict=True) for _ in range(many)]
            spots = ((x - 8, y - 8), (x + 8, y - 8), (x, y + 8))
            vx, vy = _plate_at(corners[1])
            return (
                Rect(x - 18, y - 18, 36, 36, CARD, INK, 1.5, 6),
                *(good(name, sx, sy, 16) for name, (sx, sy) in zip(wanted, spots, strict=True)),
                *(Rect(vx + dx - 9, vy - 11, 18, 22, colour, INK, 1.5, 3) for dx, colour in ((-9, YELLOW), (9, SAND))),
                _number(vx - 9, vy, str(tile.first), 14),
                _number(vx + 9, vy, str(tile.later), 14),
            )
        case _:
            return ()
