"""The faces of base cards and upgrade cards, drawn in a box of 120 × 180."""

from __future__ import annotations

import math
from functools import lru_cache

from render import fonts
from render.black_loco.layout import FACE_H, FACE_W
from render.scene import Disc, Group, Item, Line, Point, Polygon, Rect, Text, group, moved
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
    PEARL,
    PURPLE,
    PURPLE_DEEP,
    RED,
    RED_LIGHT,
    SKY_LIGHT,
    SOFT,
    STEEL_DEEP,
    TEAL,
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
    "white": PEARL,
}
STAGE_COLOUR: dict[int, Colour] = {1: YELLOW, 2: RED, 3: BLUE}
STAGE_GROUND: dict[int, Colour] = {1: YELLOW_LIGHT, 2: RED_LIGHT, 3: BLUE_LIGHT}
CX, CY = FACE_W / 2, FACE_H / 2
MIDDLE: dict[str, Point] = {"N": (CX, 0), "E": (FACE_W, CY), "S": (CX, FACE_H), "W": (0, CY)}
"""Where a track crosses each side."""
RAIL, BED, CASING = 5, 17, 25
NUMBER = 25
"""Height of the numbers on cards."""


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


def chip(company: str, x: float, y: float, r: float = 24, letters: int = 0) -> Group:
    """A company's disc with its letter, which is at least so high."""
    colour = COMPANY_COLOUR[company]
    size = max(letters, round(r * 1.25))
    return Group(
        (
            Disc(x, y, r, colour, INK, max(2, r / 9)),
            Text(x - r, y - r, 2 * r, 2 * r, LETTER[company], size, "bold", on(colour), "middle", smallest=size - 1),
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
        return (CX + 6, CY - 35) if sides_of(face.stations[at].exits) == "NS" else (CX + 34, CY + 4)
    return CX + 29 * way[0] / span, CY + 33 * way[1] / span


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


def _symbol(station: Station, x: float, y: float, r: float, letters: int) -> list[Item]:
    return [Disc(x, y, r + 5, CREAM, INK, 2.5), chip(station.company, x, y, r, letters)]


DIRECTIONS = (
    (0.82, -0.72),
    *(
        (math.cos(turn), -math.sin(turn))
        for turn in (math.radians(40 + sign * 15 * n) for n in range(13) for sign in (1, -1))
    ),
)
"""Where a bonus may lie beside its symbol, the upper right first."""
SINGLE, PAIRED = 22, 18
"""Size of a bonus, alone or one of two."""


def _bonus_spots(face: Face, radius: float, own: float) -> list[Point]:
    """A place for the bonus of each symbol: on the card, clear of the number, of all symbols and of its like."""
    hearts = [heart(face, n) for n in range(len(face.stations))]
    spots: list[Point] = []
    for x, y in hearts:
        tried = [
            (x + dx * away, y + dy * away)
            for away in (radius + own - 3, radius + own + 2, radius + own + 10)
            for dx, dy in DIRECTIONS
        ]
        free = [
            (bx, by)
            for bx, by in tried
            if own - 3 <= bx <= FACE_W - own + 3
            and own <= by <= FACE_H - own
            and (bx - own > 54 or by - own > 32)
            and all(_apart((bx, by), h) > own + (0.6 if own == SINGLE else 0.8) * radius for h in hearts)
            and all(_apart((bx, by), spot) > 2 * own for spot in spots)
        ]
        spots.append(free[0] if free else (x + radius, y - radius))
    return spots


def _apart(one: Point, other: Point) -> float:
    """The wider of the distances across and down."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _bonus(bonus: int, x: float, y: float, r: float, letters: int) -> list[Item]:
    """The extra value beside the symbol."""
    if not bonus:
        return []
    size = max(letters, round(1.25 * r))
    return [
        Disc(x, y, r, CREAM, INK, 2.5),
        Text(x - 30, y - 25, 60, 50, f"+{bonus}", size, "narrow", INK, "middle", smallest=size),
    ]


@lru_cache(maxsize=512)
def upgrade_items(face: Face, letters: int = NUMBER) -> tuple[Item, ...]:
    """What is on a card, in letters at least so high."""
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
            items += _symbol(station, *heart(face, n), radius, letters)
        own = SINGLE if len(face.stations) == 1 else PAIRED
        for station, spot in zip(face.stations, _bonus_spots(face, radius, own), strict=True):
            items += _bonus(station.bonus, *spot, own, letters)
    else:
        items += tracks(face, ground)
    if face.tower:
        at_top = face.tower == "N"
        if face.stations:
            items.append(icon("black_loco-water", 24, 56 if at_top else FACE_H - 28, 36))
        else:
            items.append(icon("black_loco-water", 97, 34 if at_top else FACE_H - 34, 44))
    top = 4 if letters == NUMBER else 0
    items.append(Text(5, top, 2.2 * letters, 1.3 * letters, card.number, letters, "narrow", smallest=letters))
    if card.share:
        colour, said = COMPANY_COLOUR[card.share], f"{LETTER[card.share]}{card.printed}"
        w, h = 2.05 * letters, 1.3 * letters
        items += [
            Rect(9, FACE_H - 9 - h, w, h, colour, INK, 2, 8),
            Text(9, FACE_H - 9 - h, w, h, said, letters, "bold", on(colour), "middle", smallest=letters - 1),
        ]
    return tuple(items)


def upgrade(face: Face, x: float, y: float, scale: float, name: str = "", read: int = 0) -> Group:
    """An upgrade card at a place of the picture; its letters are no smaller than what can be read there."""
    letters = max(NUMBER, math.ceil(read / scale))
    items = tuple(moved(item, 0, 0, scale) for item in upgrade_items(face, letters))
    return Group(items, x, y, name, baked=True)


def share(face: Face, x: float, y: float, scale: float, name: str, read: int) -> Group:
    """The same of a share; its tracks are drawn once for all shares with equal ones."""
    letters = max(NUMBER, math.ceil(read / scale))
    items = tuple(moved(item, 0, 0, scale) for item in upgrade_items(face, letters))
    return Group((Group(items[:-WORDS], baked=True), *items[-WORDS:]), x, y, name)


WORDS = 3
"""The last items of a share: its number, and the label of the company with its words."""


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


def base_ground(map_: str, cell: Cell) -> Colour:
    if map_ == USA:
        return tint(RED_LIGHT)
    return SKY_LIGHT if cell.id[-1].isalpha() else GREEN_LIGHT


def base(map_: str, cell: Cell, place: str, width: float, read: int, *, start: bool) -> Group:
    """A base card: id, place, the kind of station that may stand here and the numbers it lists.

    Words have the size of what can be read, however wide the card is; where they find no room they are left out.
    """
    scale = width / FACE_W
    high = FACE_H * scale
    ground, tone = base_ground(map_, cell), INK if start else SOFT
    head, line, bare = read * 1.25, read * 1.16, slim(width, read)
    items: list[Item | None] = [
        Rect(0, 0, width, high, ground, SOFT, 2, 12),
        Rect(5, 5, width - 10, high - 10, None, CARD, 2, 8),
        Text(
            10, 7, width * (0.85 if slim(width, read) else 0.55), head, cell.id, read, "narrow", SOFT, smallest=read - 4
        ),
    ]
    # Beside its id a narrow card has no room for two signs: they stand below.
    r = read * 0.62
    low = cell.cls == "double" and width < read * 5.6
    if not cell.is_track:
        middle = high - 14 - r if bare or low else 8 + head / 2 + 2
        for n in range(2 if cell.cls == "double" else 1):
            x = width - 12 - r - 2.2 * r * n
            items += [
                Disc(x, middle, r, CARD, tone, 4 if start else 2.5),
                Text(x - r, middle - r, 2 * r, 2 * r, CLASS_LETTER[cell.cls], read, "narrow", tone, "middle"),
            ]
    lines = broken(place, width - 10, read)
    listed = () if cell.is_track else broken(ranges(cell.successors), width - 10, read)
    room = high - head - 12 - (2 * r + 6 if low else 0)
    if room < line * (len(lines) + len(listed)):
        line = read * 1.01
    if room < line * (len(lines) + len(listed)):
        line, listed = read * 1.16, ()
    top = 10 + head + (room - line * (len(lines) + len(listed))) / 2
    if bare:
        return group(*items)
    if room >= line * len(lines) and all(fonts.width(said, read, "narrow") <= width - 6 for said in lines):
        items += [
            Text(3, top + line * n, width - 6, read * 1.2, said, read, "narrow", INK, "middle", smallest=read)
            for n, said in enumerate(lines)
        ]
        items += [
            Text(3, top + line * at, width - 6, read * 1.2, said, read, "narrow", SOFT, "middle", smallest=read)
            for at, said in enumerate(listed, len(lines))
        ]
    return group(*items)


def slim(width: float, read: int) -> bool:
    """Is a base card too narrow for a name, and for a sign beside its id?"""
    return width < read * 4.3


SYLLABLES = {
    "Frankfurt": 5,
    "Nordfriesland": 4, "Magdeburger": 5, "Magdeburg": 5, "Schwarzwald": 7, "Mecklenburg": 7, "Schwäbische": 5,
    "Mainfranken": 4, "Westerwald": 6, "Nuremberg": 5, "Nürnberg": 4, "Amsterdam": 6, "Rotterdam": 6, "Luxembourg": 5,
    "Luxemburg": 5, "Niederrhein": 6, "Adirondacks": 6, "Minneapolis": 5, "Washington": 7, "Pittsburgh": 5,
    "Bayerischer": 4, "Oberlausitz": 4, "Stralsund": 5, "Karlsruhe": 5, "Stuttgart": 5, "Franconia": 4, "Dortmund": 4,
    "Baltimore": 5, "Oderbruch": 4, "Wisconsin": 3, "Groningen": 4, "Francisco": 4,
}  # fmt: skip
"""Where long names of places are parted if the card is too narrow for them."""


@lru_cache(maxsize=512)
def broken(words: str, room: float, size: int) -> tuple[str, ...]:
    """The lines of a name: as few as possible, long words parted at a syllable, unknown ones in the middle."""
    lines: list[str] = []
    for word in words.split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and fonts.width(joined, size, "narrow") <= room:
            lines[-1] = joined
        elif fonts.width(word, size, "narrow") <= room:
            lines.append(word)
        else:
            at = SYLLABLES.get(word, len(word) // 2)
            lines += [f"{word[:at]}-", word[at:]]
    return tuple(lines)


def mountain(x: float, y: float, scale: float, *, below: bool) -> Item:
    """The marker in an upgrade card's upper right corner, or in the lower one where other things stand above."""
    return icon("mountain", x + 99 * scale, y + (FACE_H - 24 if below else 22) * scale, 34 * scale)


def bare_mountain(cell_id: str, x: float, y: float, width: float, read: int) -> Item:
    """The marker on a base card, between its id and the sign of a station."""
    if slim(width, read):
        return icon("mountain", x + 32, y + width * FACE_H / FACE_W - 34, 36)
    left, right = 16 + read * (1.9 if len(cell_id) == 3 else 2.5), width - 16 - read * 1.24
    return icon("mountain", x + (left + right) / 2, y + 10 + read * 0.62, min(44, (right - left) / 1.25))
