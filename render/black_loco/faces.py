"""The faces of base cards and upgrade cards, drawn in a box of 120 × 180."""

from __future__ import annotations

import math
from functools import lru_cache

from render.black_loco.layout import FACE_H, FACE_W
from render.scene import Disc, Group, Item, Line, Point, Polygon, Rect, Text, collect, group, moved
from render.shapes import bezier
from render.symbols import icon, symbol
from render.theme import (
    BLUE,
    BLUE_LIGHT,
    BROWN,
    BROWN_DEEP,
    CARD,
    CREAM,
    GREEN,
    GREEN_LIGHT,
    INK,
    ORANGE,
    PURPLE,
    PURPLE_DEEP,
    RED,
    RED_LIGHT,
    SKY_LIGHT,
    SOFT,
    STEEL_DEEP,
    TEAL,
    WHITE,
    YELLOW,
    YELLOW_LIGHT,
    Colour,
    on,
    tint,
)
from rules.black_loco.cards import CLASS_LETTER, LETTER, Face, Station, sides_of
from rules.black_loco.plans import USA, Cell

COMPANY_COLOUR: dict[str, Colour] = {
    "pink": PURPLE,
    "teal": TEAL,
    "orange": ORANGE,
    "violet": PURPLE_DEEP,
    "green": GREEN,
    "white": WHITE,
}
STAGE_COLOUR: dict[int, Colour] = {1: YELLOW, 2: RED, 3: BLUE}
STAGE_GROUND: dict[int, Colour] = {1: YELLOW_LIGHT, 2: RED_LIGHT, 3: BLUE_LIGHT}
CX, CY = FACE_W / 2, FACE_H / 2
MIDDLE: dict[str, Point] = {"N": (CX, 0), "E": (FACE_W, CY), "S": (CX, FACE_H), "W": (0, CY)}
"""Where a track crosses each side."""
RAIL, BED, CASING = 5, 17, 25


@symbol("black_loco-water", 60, 80)
def water() -> tuple[Item, ...]:
    """A water tower for engines."""
    return (
        Line(((16, 40), (10, 77)), INK, 5),
        Line(((44, 40), (50, 77)), INK, 5),
        Line(((13, 60), (47, 60)), INK, 3),
        Line(((30, 40), (30, 77)), STEEL_DEEP, 5),
        Rect(7, 18, 46, 26, BROWN, INK, 3, 3),
        Line(((8, 27), (52, 27)), BROWN_DEEP, 2, round=False),
        Line(((8, 36), (52, 36)), BROWN_DEEP, 2, round=False),
        Polygon(((3, 19), (30, 3), (57, 19)), STEEL_DEEP, INK, 3),
    )


def chip(company: str, x: float, y: float, r: float = 24) -> Group:
    """A company's disc with its letter."""
    colour = COMPANY_COLOUR[company]
    size = max(14, round(r * 1.25))
    return Group(
        (
            Disc(x, y, r, colour, INK, max(2, r / 9)),
            Text(x - r, y - r, 2 * r, 2 * r, LETTER[company], size, "bold", on(colour), "middle", smallest=14),
        )
    )


def path(one: str, other: str) -> tuple[Point, ...]:
    """The middle of a track from side to side: straight, or a curve that leaves both sides squarely."""
    a, b = MIDDLE[one], MIDDLE[other]
    if {one, other} in ({"N", "S"}, {"E", "W"}):
        return (a, b)
    pull = 0.62
    return bezier(
        a,
        (a[0] + (CX - a[0]) * pull, a[1] + (CY - a[1]) * pull),
        (b[0] + (CX - b[0]) * pull, b[1] + (CY - b[1]) * pull),
        b,
        22,
    )


def beds(paths: list[tuple[Point, ...]], ground: Colour) -> list[Item]:
    """Tracks that belong together: one ballast, two rails."""
    items: list[Item] = [Line(points, ground, CASING, round=False) for points in paths]
    items += [Line(points, INK, BED, round=False) for points in paths]
    items += [Line(points, CREAM, BED - 2 * RAIL, round=False) for points in paths]
    return items


def linked(links: list[str]) -> list[list[str]]:
    """Connections that share a side lie on the same level; others cross on a bridge."""
    groups: list[list[str]] = []
    for link in links:
        touching = [g for g in groups if any(set(link) & set(other) for other in g)]
        groups = [g for g in groups if g not in touching]
        groups.append([link, *(other for g in touching for other in g)])
    return sorted(groups, key=lambda g: ("NS" in g, g))


def _bridge(link: str) -> list[Item]:
    """Parapets where the upper track crosses."""
    if link == "NS":
        return [Line(((CX + side, CY - 26), (CX + side, CY + 26)), STEEL_DEEP, 5) for side in (-16, 16)]
    return []


def tracks(face: Face, ground: Colour) -> list[Item]:
    items: list[Item] = []
    groups = linked([sides_of(link) for link in sorted(face.links)])
    for n, links in enumerate(groups):
        items += beds([path(*link) for link in links], ground)
        if n and links == ["NS"]:
            items += _bridge("NS")
    return items


def heart(face: Face, at: int) -> Point:
    """Where a station symbol lies: in the middle, or apart from the card's other one."""
    if len(face.stations) == 1:
        return CX, CY
    way = [0.0, 0.0]
    for n, station in enumerate(face.stations):
        for side in sides_of(station.exits):
            x, y = MIDDLE[side]
            sign = 1 if n == at else -1
            way[0] += sign * (x - CX) / CX
            way[1] += sign * (y - CY) / CY
    span = math.hypot(*way)
    if span < 0.1:
        # Two straight lines that cross: each symbol on its own line, away from the crossing.
        return (CX, CY - 44) if sides_of(face.stations[at].exits) == "NS" else (CX + 36, CY)
    return CX + 25 * way[0] / span, CY + 36 * way[1] / span


def _approach(face: Face, at: int, ground: Colour) -> list[Item]:
    x, y = heart(face, at)
    paths: list[tuple[Point, ...]] = []
    for side in sides_of(face.stations[at].exits):
        start = MIDDLE[side]
        if len(face.stations) == 1:
            paths.append((start, (x, y)))
        else:
            inner = (start[0] + (CX - start[0]) * 0.5, start[1] + (CY - start[1]) * 0.5)
            paths.append(bezier(start, inner, (x, y), (x, y), 16))
    return beds(paths, ground)


def _symbol(station: Station, x: float, y: float, r: float) -> list[Item]:
    return [Disc(x, y, r + 5, CREAM, INK, 2.5), chip(station.company, x, y, r)]


DIRECTIONS = ((0.82, -0.72), (1, 0), (-0.82, -0.72), (-1, 0), (0.82, 0.72), (-0.82, 0.72), (0, -1), (0, 1))
"""Where a bonus may lie beside its symbol, the best place first."""


def _bonus_spots(face: Face, radius: float) -> list[Point]:
    """A place for the bonus of each symbol: on the card, clear of the number, the other symbol and its bonus."""
    hearts = [heart(face, n) for n in range(len(face.stations))]
    spots: list[Point] = []
    for n, (x, y) in enumerate(hearts):
        free = [
            (bx, by)
            for dx, dy in DIRECTIONS
            if 22 <= (bx := x + dx * (radius + 17)) <= FACE_W - 20
            and 20 <= (by := y + dy * (radius + 17)) <= FACE_H - 20
            and not (bx < 64 and by < 52)
            and all(math.dist((bx, by), h) > radius + 18 for m, h in enumerate(hearts) if m != n)
            and all(math.dist((bx, by), other) > 36 for other in spots)
        ]
        spots.append(free[0] if free else (x + radius, y - radius))
    return spots


def _bonus(bonus: int, x: float, y: float) -> list[Item]:
    """The extra value beside the symbol."""
    if not bonus:
        return []
    return [
        Disc(x, y, 17, CREAM, INK, 2.5),
        Text(x - 17, y - 17, 34, 34, f"+{bonus}", 24, "bold", INK, "middle", smallest=17),
    ]


@lru_cache(maxsize=512)
def upgrade_items(face: Face) -> tuple[Item, ...]:
    card = face.card
    ground = STAGE_GROUND[card.stage]
    frame = STAGE_COLOUR[card.stage]
    items: list[Item] = [
        Rect(0, 0, FACE_W, FACE_H, frame, INK, 2, 9),
        Rect(7, 7, FACE_W - 14, FACE_H - 14, ground, None, 0, 5),
    ]
    if face.stations:
        for n in range(len(face.stations)):
            items += _approach(face, n, ground)
        radius = 30 if len(face.stations) == 1 else 22
        for n, station in enumerate(face.stations):
            items += _symbol(station, *heart(face, n), radius)
        for station, spot in zip(face.stations, _bonus_spots(face, radius), strict=True):
            items += _bonus(station.bonus, *spot)
    else:
        items += tracks(face, ground)
    if face.tower:
        at_top = face.tower == "N"
        if face.stations:
            items.append(icon("black_loco-water", 26, 58 if at_top else 126, 38))
        else:
            items.append(icon("black_loco-water", 97, 36 if at_top else 144, 44))
    items.append(Text(5, 5, 48, 30, card.number, 24, "narrow", smallest=18))
    if card.share:
        colour = COMPANY_COLOUR[card.share]
        items += [
            Rect(9, 144, 46, 28, colour, INK, 2, 8),
            Text(11, 144, 42, 28, f"{LETTER[card.share]}{card.printed}", 24, "bold", on(colour), "middle", smallest=17),
        ]
    return tuple(items)


def upgrade(face: Face, x: float, y: float, scale: float, name: str = "") -> Group:
    """An upgrade card at a place of the picture."""
    items = tuple(moved(item, 0, 0, scale) for item in upgrade_items(face))
    return Group(items, x, y, name, baked=True)


def ranges(numbers: tuple[str, ...]) -> str:
    """`405–408`, `601, 602`: the numbers a station base card lists."""
    values = [int(number) for number in numbers]
    parts, start = [], values[0]
    for value, following in zip(values, [*values[1:], 0], strict=True):
        if following != value + 1:
            gap = "–" if value > start + 1 else ", "
            parts.append(f"{start}" if value == start else f"{start}{gap}{value}")
            start = following
    return ", ".join(parts)


def base_ground(plan_id: str, cell: Cell) -> Colour:
    if plan_id == USA:
        return tint(RED_LIGHT)
    return SKY_LIGHT if cell.id[-1].isalpha() else GREEN_LIGHT


def base(plan_id: str, cell: Cell, place: str, scale: float, *, start: bool) -> Group:
    """A base card: id, place, the kind of station that may stand here and the numbers it lists."""
    ground = base_ground(plan_id, cell)
    smallest = math.ceil(13.6 / scale)
    items: list[Item | None] = [
        Rect(0, 0, FACE_W, FACE_H, ground, SOFT, 1.5, 9),
        Rect(6, 6, FACE_W - 12, FACE_H - 12, None, CARD, 2, 5),
        Text(8, 4, 66, 31, cell.id, 25, "narrow", SOFT, smallest=20),
    ]
    if cell.is_track:
        items += [
            Line(((CX - 26, 86), (CX + 26, 86)), SOFT, 3, dash=7, round=False),
            Line(((CX - 26, 96), (CX + 26, 96)), SOFT, 3, dash=7, round=False),
        ]
    else:
        items += [
            Disc(CX, 62, 25, CARD, INK if start else SOFT, 4 if start else 3),
            Disc(CX, 62, 19.5, None, SOFT, 1.5),
            Text(CX - 24, 38, 48, 48, CLASS_LETTER[cell.cls], 28, "narrow", INK if start else SOFT, "middle"),
            Text(
                5,
                129,
                FACE_W - 10,
                46,
                ranges(cell.successors),
                24,
                "narrow",
                SOFT,
                "middle",
                smallest=smallest,
                lines=2,
            ),
        ]
    top, high = (88, 41) if not cell.is_track else (110, 56)
    items.append(Text(3, top, FACE_W - 6, high, place, 24, "plain", INK, "middle", smallest=smallest, lines=2))
    return group(*[moved(item, 0, 0, scale) for item in collect(*items)])


def mountain(x: float, y: float, scale: float, *, below: bool) -> Item:
    """The marker in a cell's upper right corner, or in the lower one where a water tower stands."""
    return icon("mountain", x + 97 * scale, y + (150 if below else 26) * scale, 34 * scale)
