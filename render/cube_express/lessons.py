"""Small scenes for the guide, made of the game's own pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from render.cube_express.first import first
from render.cube_express.map import badge
from render.cube_express.pieces import STATION, cube_at, numbered_train
from render.cube_express.tiles import bolt, good
from render.lessons import Row, placed, room, rows, scene, steps, words
from render.parts import TOP
from render.pictures import Setting
from render.scene import Group, Item, Polygon, Rect, Scene, Sprite, Text, group, moved, over
from render.symbols import icon
from render.theme import BRASS, CARD, CREAM, INK, MARGIN, RECENT, SAND, WHITE, YELLOW
from rules.cube_express.components import CONVERSIONS, DOLLARS, STOCK, Conversion

TILE = 240


def lesson(topic: str, setting: Setting) -> Scene | None:
    drawing = LESSONS.get(topic)
    return drawing(setting) if drawing else None


def _tile(tile: str, x: float, y: float, rotation: int = 0, size: float = TILE) -> Item:
    return Group(
        (Sprite("cube_express-tile", 0, 0, size, size, (tile, rotation)), Rect(0, 0, size, size, None, INK, 2)), x, y
    )


def _turn(setting: Setting) -> Scene:
    """The four steps of a turn, each with its piece."""
    return steps(
        setting,
        "turn",
        (_tile("P01", -65, -65, 0, 130),),
        (moved(bolt(0, 0), 0, 0, 6),),
        (numbered_train(0, 1, 0, 0, 90),),
        (_tile("S01", -100, -50, 0, 100), icon("coin", 55, 0, 90)),
    )


def _tiles(setting: Setting) -> Scene:
    """Where a tile goes on, and where it does not: track meets track, or a blank side."""
    items: list[Item] = []
    for n, (rotation, sign) in enumerate(((1, "tick"), (0, "cross"))):
        left = (2 * TILE + 70) * n
        items += [
            _tile("START", left, 0, 3),
            _tile("P06", left + TILE, 0, rotation),
            over(icon(sign, left + TILE, TILE - 46, 84)),
        ]
    return rows(setting, "tiles", Row(items, "lesson-tiles"), aside=1080)


def _money(setting: Setting) -> Scene:
    """The stock row, and what two markers of a store become."""
    space = (room(setting) - 40) / len(STOCK)
    items: list[Item] = []
    for index, points in enumerate(STOCK):
        x = space * index
        dollar = index in DOLLARS
        items.append(Rect(x + 3, 0, space - 6, 148, CREAM if dollar else CARD, BRASS if dollar else SAND, 3, 9))
        items.append(Text(x, 4, space, 72, str(points), 42, "bold", INK, "middle"))
        if dollar:
            items.append(icon("coin", x + space / 2, 108, 54))
    items.append(icon("token", space * 5.5, 108, 62, 0))
    said, tall = words(setting, "lesson-money", room(setting) - 40)
    below = TOP + 20 + 156 + tall + 14
    across = 2 if setting.form == "phone" else len(CONVERSIONS)
    wide = (room(setting) - 40) / across
    kinds = [
        group(_conversion(kind, wide), x=MARGIN + 20 + wide * (n % across), y=below + 120 * (n // across))
        for n, kind in enumerate(CONVERSIONS.values())
    ]
    drawn = group(items, x=MARGIN + 20, y=TOP + 20)
    bottom = below + 120 * -(-len(kinds) // across) - 12 + MARGIN
    return scene(setting, "money", bottom, [drawn, placed(said, MARGIN + 20, TOP + 176), *kinds])


def _conversion(kind: Conversion, wide: float) -> list[Item]:
    items: list[Item] = [
        Rect(4, 0, wide - 8, 108, CARD, INK, 2, 10),
        good(kind.pay, 48, 54, 56),
        good(kind.pay, 104, 54, 56),
        icon("arrow", 172, 54, 50),
        good(kind.gain, 240, 54, 56),
    ]
    return [*items, icon("coin", 308, 54, 58)] if kind.dividend else items


def _city(setting: Setting) -> Scene:
    """Two tiles whose roads meet: three houses, one station, nine points."""
    items: list[Item] = [
        _tile("S05", 0, 0),
        icon(STATION, TILE / 2, TILE * 0.49, TILE * 0.4, 0),
        _tile("P01", TILE, 0),
        badge(TILE / 2, 36, "9", YELLOW, ""),
    ]
    return rows(setting, "city", Row(items, "lesson-city"), aside=2 * TILE + 80)


def _trains(setting: Setting) -> Scene:
    """A train enters a site and a station, and uses both."""
    items: list[Item] = [
        _tile("START", 0, 0, 3),
        _tile("P06", TILE, 0, 1),
        _tile("START", 2 * TILE, 0, 1),
        icon(STATION, 2.5 * TILE, TILE * 0.49, TILE * 0.4, 1),
        numbered_train(0, 1, TILE / 2, TILE * 0.8, 70),
        _arrow(TILE, TILE / 2),
        _arrow(2 * TILE, TILE / 2),
        over(Rect(TILE + 150, 8, 84, 48, RECENT, WHITE, 2, 13), _tag(TILE + 150, 8, "+1")),
    ]
    return rows(setting, "trains", Row(items, "lesson-trains"), aside=3 * TILE + 80)


def _arrow(x: float, y: float) -> Item:
    points = ((x - 34, y - 32), (x + 40, y), (x - 34, y + 32), (x - 16, y))
    return over(Polygon(points, RECENT, WHITE, 4))


def _tag(x: float, y: float, said: str) -> Text:
    return Text(x, y, 84, 48, said, 38, "bold", WHITE, "middle")


def _deliver(setting: Setting) -> Scene:
    """Three resources leave the stores: to the factory, to the dividends, to a goal card."""
    ways = ("factory", "coin", "crown")
    items: list[Item] = [_tile("F02", 0, 0)]
    for n, (resource, symbol) in enumerate(zip(("coal", "coal", "wood"), ways, strict=True)):
        middle = 40 + 80 * n
        items += [
            good(resource, TILE + 70, middle, 56),
            icon("arrow", TILE + 150, middle, 50),
            cube_at(0, TILE + 230, middle, 54),
            icon("arrow", TILE + 310, middle, 50),
            icon(symbol, TILE + 400, middle, 62),
        ]
    return rows(setting, "deliver", Row(items, "lesson-deliver"))


def _market(setting: Setting) -> Scene:
    """Majority value and the other, for markers on a card that is met."""
    items: list[Item] = []
    for row, (seat, count, symbol, value, colour) in enumerate(
        ((0, 3, "crown", "3 × 4", YELLOW), (1, 1, "person", "1 × 2", SAND))
    ):
        top = 110 * row
        items.append(Rect(0, top, 620, 96, CARD, INK, 2, 10))
        items += [cube_at(seat, 50 + 64 * n, top + 48, 54) for n in range(count)]
        items.append(icon(symbol, 320, top + 48, 60))
        items.append(Rect(400, top + 14, 190, 68, colour, INK, 2, 9))
        items.append(Text(400, top + 14, 190, 68, value, 42, "bold", INK, "middle"))
    return rows(setting, "market", Row(items, "lesson-market"), aside=690)


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
