"""Small scenes for the guide, made of the game's own pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.cube_express.first import first
from render.cube_express.map import badge
from render.cube_express.pieces import STATION, cube_at, numbered_train
from render.cube_express.tiles import bolt, good
from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.scene import Group, Item, Polygon, Rect, Scene, Sprite, Text, moved, over
from render.symbols import icon
from render.theme import BRASS, CARD, CREAM, INK, MARGIN, READ, RECENT, SAND, WHITE, WIDTH, YELLOW
from rules.cube_express.components import CONVERSIONS, DOLLARS, STOCK

TILE = 240
ROOM = WIDTH - 2 * MARGIN
X = MARGIN + 20


def lesson(topic: str, setting: Setting) -> Scene | None:
    drawing = LESSONS.get(topic)
    return drawing(setting) if drawing else None


def _scene(setting: Setting, topic: str, height: float, *items: Item) -> Scene:
    head = header(setting, setting.words("game-name"), status=setting.words(f"guide-{topic}-title"))
    return Scene(WIDTH, round(height), (*head, *items), page(WIDTH, round(height)))


def _tile(tile: str, x: float, y: float, rotation: int = 0, size: float = TILE) -> Item:
    return Group(
        (Sprite("cube_express-tile", 0, 0, size, size, (tile, rotation)), Rect(0, 0, size, size, None, INK, 2)), x, y
    )


def _said(setting: Setting, key: str, x: float, y: float, h: float) -> Text:
    return Text(x, y, WIDTH - MARGIN - 10 - x, h, setting.words(key), READ, lines=8, smallest=READ)


def _turn(setting: Setting) -> Scene:
    """The four steps of a turn, each with its piece."""
    pieces: tuple[tuple[Item, ...], ...] = (
        (_tile("P01", -65, -65, 0, 130),),
        (moved(bolt(0, 0), 0, 0, 6),),
        (numbered_train(0, 1, 0, 0, 90),),
        (_tile("S01", -110, -50, 0, 100), icon("coin", 60, 0, 90)),
    )
    items: list[Item] = []
    step = 170
    for n, drawn in enumerate(pieces):
        y = TOP + 10 + step * n
        items.append(Rect(MARGIN, y, ROOM, step - 12, CARD, INK, 2, 10))
        items.append(Group(drawn, MARGIN + 250, y + (step - 12) / 2))
        items.append(_said(setting, f"lesson-turn-{n + 1}", MARGIN + 440, y + 8, step - 28))
        items.append(marker(n + 1, MARGIN + 70, y + (step - 12) / 2, 70))
    return _scene(setting, "turn", TOP + step * len(pieces) + MARGIN, *items)


def _tiles(setting: Setting) -> Scene:
    """Where a tile goes on, and where it does not: track meets track, or a blank side."""
    y = TOP + 20
    items: list[Item] = []
    for n, (rotation, sign) in enumerate(((1, "tick"), (0, "cross"))):
        left = X + (2 * TILE + 70) * n
        items += [
            _tile("START", left, y, 3),
            _tile("P06", left + TILE, y, rotation),
            over(icon(sign, left + TILE, y + TILE - 46, 84)),
        ]
    left = X + 2 * (2 * TILE + 70)
    items.append(_said(setting, "lesson-tiles", left - 10, y, TILE))
    return _scene(setting, "tiles", y + TILE + 60, *items)


def _money(setting: Setting) -> Scene:
    """The stock row, and what two markers of a store become."""
    y = TOP + 20
    space = (ROOM - 40) / len(STOCK)
    items: list[Item] = []
    for index, points in enumerate(STOCK):
        x = X + space * index
        dollar = index in DOLLARS
        items.append(Rect(x + 3, y, space - 6, 148, CREAM if dollar else CARD, BRASS if dollar else SAND, 3, 9))
        items.append(Text(x, y + 4, space, 72, str(points), 42, "bold", INK, "middle"))
        if dollar:
            items.append(icon("coin", x + space / 2, y + 108, 54))
    items.append(icon("token", X + space * 5.5, y + 108, 66, 0))
    items.append(_said(setting, "lesson-money", X, y + 156, 130))
    wide = (ROOM - 40) / len(CONVERSIONS)
    for n, kind in enumerate(CONVERSIONS.values()):
        x, middle = X + wide * n, y + 350
        items += [
            Rect(x + 4, middle - 54, wide - 8, 108, CARD, INK, 2, 10),
            good(kind.pay, x + 48, middle, 56),
            good(kind.pay, x + 104, middle, 56),
            icon("arrow", x + 172, middle, 50),
            good(kind.gain, x + 240, middle, 56),
        ]
        if kind.dividend:
            items.append(icon("coin", x + 308, middle, 58))
    return _scene(setting, "money", y + 350 + 54 + MARGIN, *items)


def _city(setting: Setting) -> Scene:
    """Two tiles whose roads meet: three houses, one station, nine points."""
    y = TOP + 20
    items: list[Item] = [
        _tile("S05", X, y),
        icon(STATION, X + TILE / 2, y + TILE * 0.49, TILE * 0.4, 0),
        _tile("P01", X + TILE, y),
        badge(X + TILE / 2, y + 36, "9", YELLOW, ""),
        _said(setting, "lesson-city", X + 2 * TILE + 60, y, TILE),
    ]
    return _scene(setting, "city", y + TILE + 50, *items)


def _trains(setting: Setting) -> Scene:
    """A train enters a site and a station, and uses both."""
    y = TOP + 20
    items: list[Item] = [
        _tile("START", X, y, 3),
        _tile("P06", X + TILE, y, 1),
        _tile("START", X + 2 * TILE, y, 1),
        icon(STATION, X + 2.5 * TILE, y + TILE * 0.49, TILE * 0.4, 1),
        numbered_train(0, 1, X + TILE / 2, y + TILE * 0.8, 70),
        _arrow(X + TILE, y + TILE / 2),
        _arrow(X + 2 * TILE, y + TILE / 2),
        over(Rect(X + TILE + 150, y + 8, 84, 48, RECENT, WHITE, 2, 13), _tag(X + TILE + 150, y + 8, "+1")),
        _said(setting, "lesson-trains", X + 3 * TILE + 50, y, TILE),
    ]
    return _scene(setting, "trains", y + TILE + 50, *items)


def _arrow(x: float, y: float) -> Item:
    points = ((x - 34, y - 32), (x + 40, y), (x - 34, y + 32), (x - 16, y))
    return over(Polygon(points, RECENT, WHITE, 4))


def _tag(x: float, y: float, words: str) -> Text:
    return Text(x, y, 84, 48, words, 38, "bold", WHITE, "middle")


def _deliver(setting: Setting) -> Scene:
    """Three resources leave the stores: to the factory, to the dividends, to a goal card."""
    y = TOP + 20
    ways = ("factory", "coin", "crown")
    items: list[Item] = [_tile("F02", X, y)]
    for n, (resource, symbol) in enumerate(zip(("coal", "coal", "wood"), ways, strict=True)):
        middle = y + 40 + 80 * n
        items += [
            good(resource, X + TILE + 70, middle, 56),
            icon("arrow", X + TILE + 150, middle, 50),
            cube_at(0, X + TILE + 230, middle, 54),
            icon("arrow", X + TILE + 310, middle, 50),
            icon(symbol, X + TILE + 400, middle, 62),
        ]
    items.append(_said(setting, "lesson-deliver", X + TILE + 470, y, TILE))
    return _scene(setting, "deliver", y + TILE + 50, *items)


def _market(setting: Setting) -> Scene:
    """Majority value and the other, for markers on a card that is met."""
    y = TOP + 20
    items: list[Item] = []
    for row, (seat, count, symbol, value, colour) in enumerate(
        ((0, 3, "crown", "3 × 4", YELLOW), (1, 1, "person", "1 × 2", SAND))
    ):
        top = y + 110 * row
        items.append(Rect(X, top, 620, 96, CARD, INK, 2, 10))
        items += [cube_at(seat, X + 50 + 64 * n, top + 48, 54) for n in range(count)]
        items.append(icon(symbol, X + 320, top + 48, 60))
        items.append(Rect(X + 400, top + 14, 190, 68, colour, INK, 2, 9))
        items.append(Text(X + 400, top + 14, 190, 68, value, 42, "bold", INK, "middle"))
    items.append(_said(setting, "lesson-market", X + 670, y, 206))
    return _scene(setting, "market", y + 206 + 50, *items)


LESSONS: Mapping[str, Callable[[Setting], Scene]] = {
    "first": first,
    "turn": _turn,
    "tiles": _tiles,
    "money": _money,
    "city": _city,
    "trains": _trains,
    "deliver": _deliver,
    "market": _market,
}
