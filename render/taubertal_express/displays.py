"""What lies open to all: tickets, station buildings, goods buildings, halls, supplies."""

from __future__ import annotations

from render.pictures import Setting
from render.scene import Group, Item, Rect, Text, group
from render.symbols import icon
from render.taubertal_express import pieces
from render.taubertal_express.blocks import NUMBER, WORDS, Block, cell, grid
from render.taubertal_express.pieces import coin, stone, stones
from render.theme import CARD, CREAM, GREY, INK, LINEN, RULE, SOFT, WHITE
from rules.taubertal_express import supplies
from rules.taubertal_express.components import (
    COLOURS,
    DARK,
    DARK_PRICE,
    GOODS,
    GOODS_PRICE,
    HALL_PRICE,
    HALLS,
    LIGHT_PRICE,
)
from rules.taubertal_express.state import Public

TICKET_H, TILE_H, GOODS_H, HALL_H = 122.0, 98.0, 84.0, 80.0
_WAGONS = (("passenger", "coach"), ("worker", "person"), ("freight", "wagon"))


def tickets(p: Public, setting: Setting, w: float) -> Block:
    return grid([_ticket(p, setting, at, w) for at in range(len(p.open))], 1, w, TICKET_H)


def _ticket(p: Public, setting: Setting, at: int, w: float) -> Group:
    name = f"ticket:{at + 1}"
    if not p.open[at]:
        return group(Rect(0, 0, w, TICKET_H, LINEN, RULE, 2, 10), name=name)
    return group(pieces.ticket(setting, p.open[at], w - 3, TICKET_H - 4, at + 1), name=name)


def light(p: Public, setting: Setting, w: float) -> Block:
    return grid([_light(p, setting, at, cell(w, 2)) for at in range(len(p.light))], 2, w, TILE_H)


def _light(p: Public, setting: Setting, at: int, w: float) -> Group:
    kind = p.light[at]
    return group(
        Rect(0, 0, w, TILE_H, pieces.LIGHT_VIOLET if kind else LINEN, INK if kind else RULE, 2, 8),
        tile_symbol(kind, TILE_H) if kind else None,
        Text(74, 4, w - 76, 44, setting.words(f"short-{kind}") if kind else "–", WORDS, "narrow", smallest=WORDS),
        Text(74, 50, 60, 44, f"L{at + 1}", WORDS, "narrow", SOFT),
        stones(LIGHT_PRICE[at], w - 150, 72, 42, 4),
        name=f"space:L{at + 1}",
        baked=True,
    )


def tile_symbol(kind: str, h: float) -> tuple[Item, ...]:
    return (Rect(5, 5, 62, h - 10, WHITE, radius=6), pieces.building(kind, 36, h / 2, 54))


def dark(p: Public, setting: Setting, w: float) -> Block:
    return grid([_dark(p, setting, at, cell(w, 2)) for at in range(len(DARK))], 2, w, TILE_H)


def _dark(p: Public, setting: Setting, at: int, w: float) -> Group:
    kind, left = DARK[at], p.dark[at]
    ink = CREAM if left else GREY
    return group(
        Rect(0, 0, w, TILE_H, pieces.DARK_VIOLET if left else LINEN, INK if left else RULE, 2, 8),
        tile_symbol(kind, TILE_H),
        Text(74, 1, w - 76, 42, setting.words(f"short-{kind}"), WORDS, "narrow", ink, smallest=WORDS),
        coin(102, 69, DARK_PRICE[kind]),
        Text(w - 96, 48, 84, 46, f"×{left}", NUMBER, "bold", ink, "right", decides=True),
        name=f"building:{kind}",
        baked=True,
    )


def goods(p: Public, w: float) -> Block:
    return grid([_goods_building(p, at, cell(w, 4, 8)) for at in range(len(p.goods))], 4, w, GOODS_H, 8)


def _goods_building(p: Public, at: int, w: float) -> Group:
    kind = p.goods[at]
    return group(
        Rect(0, 0, w, GOODS_H, CARD if kind else LINEN, INK if kind else RULE, 2, 8),
        pieces.goods_tile(kind, 80, GOODS_H - 14, 58, 6, 6) if kind else None,
        Text(94, 2, w - 98, 40, f"G{at + 1}", WORDS, "narrow", SOFT, "middle"),
        stones(GOODS_PRICE[at], w / 2 + 47 - 40, 60, 38, 4),
        name=f"space:G{at + 1}",
        baked=True,
    )


def halls(p: Public, w: float) -> Block:
    return grid([_hall(p, hall, cell(w, 2)) for hall in HALLS], 2, w, HALL_H)


def _hall(p: Public, hall: str, w: float) -> Group:
    return group(
        Rect(0, 0, w, HALL_H, CARD, INK, 2, 8),
        icon("taubertal-hall", 48, HALL_H / 2, 72, hall),
        Text(90, 0, 100, HALL_H, f"×{supplies.halls_left(p.players, hall)}", NUMBER, "bold", decides=True),
        stones(HALL_PRICE[hall], w - 186, HALL_H / 2, 42, 3),
        name=f"hall:{hall}",
    )


def stock(p: Public, w: float) -> Block:
    """Stones and bank, goods and wagons that are left."""
    left = zip(COLOURS, supplies.stones_left(p.players), strict=True)
    first = [_left(stone(colour, 22, 29, 42), count) for colour, count in left]
    first.append(_left(icon("coins", 22, 29, 44), supplies.bank(p.players, p.coins)))
    second = [_left(pieces.good(name, 20, 29, 38), supplies.good_left(p.players, name), -4) for name in GOODS]
    second += [
        _left(icon(sign, 22, 29, 30), supplies.wagons_left(p.players, wagon), 0 if sign != "person" else -4)
        for wagon, sign in _WAGONS
    ]
    items: list[Item] = [Rect(0, 0, w, 124, CARD, INK, 2, 10)]
    for row, (things, step) in enumerate(((first, (w - 60) / 6), (second, (w - 12) / 7))):
        items += [group(thing, x=12 + step * n, y=4 + 58 * row) for n, thing in enumerate(things)]
    return Block((group(items, name="supplies"),), 124)


def _left(symbol: Item, count: int, wider: float = 0) -> tuple[Item, ...]:
    return (symbol, Text(46 + wider, 0, 92, 58, str(count), NUMBER, "bold", smallest=NUMBER, decides=True))
