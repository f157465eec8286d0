"""The dice board: areas with their dice and gains, passes and rounds, the pioneer track."""

from __future__ import annotations

from render.pictures import Setting
from render.scene import Disc, Group, Item, Rect, Text, group
from render.symbols import icon
from render.taubertal_express import pieces
from render.taubertal_express.blocks import NUMBER, WORDS, Block, grid
from render.taubertal_express.pieces import stone
from render.taubertal_express.symbols import KIND_SYMBOL
from render.theme import CARD, CREAM, ENAMEL, ENAMEL_GREEN, GREY, INK, LINEN, RULE, SOFT, WHITE
from rules.taubertal_express.components import FACES, LAST_FIELD, PASSES, ROUNDS
from rules.taubertal_express.state import OVER, Public

AREA_H, SLOT = 72.0, 43.0
NAME_W, DICE_X, COIN_X = 310.0, 384.0, 562.0
FIELD_H = 98.0


def areas(p: Public, setting: Setting, w: float) -> Block:
    return grid([_area(p, setting, area, w) for area in range(len(FACES))], 1, w, AREA_H, 8)


def _area(p: Public, setting: Setting, area: int, w: float) -> Group:
    face, count = FACES[area], p.dice[area]
    return group(
        Rect(0, 0, w, AREA_H, CARD if count else LINEN, INK, 3 if count else 1.5, 12),
        Rect(6, 6, NAME_W + 60, AREA_H - 12, ENAMEL if count else GREY, INK, 2, 8),
        icon("die", 38, AREA_H / 2, 46, face, CREAM),
        Text(68, 6, NAME_W, AREA_H - 12, setting.words(f"area-{face}"), WORDS, "narrow", CREAM if count else INK),
        [icon("die", DICE_X + 19 + 40 * n, AREA_H / 2, 38, face, WHITE) for n in range(count)],
        icon("coin", COIN_X, AREA_H / 2, 44) if p.coins[area] else None,
        _gains(area, w - 6 - 4 * SLOT),
        name=f"area:{face}",
    )


def _gains(area: int, left: float) -> tuple[Item, ...]:
    """What the area brings, as symbols in four places."""
    y = AREA_H / 2
    places = [left + SLOT * (n + 0.5) for n in range(4)]
    match area:
        case 0:
            chosen = [item for x in places[:2] for item in any_stone(x, y, 38)]
            return (*chosen, *(stone("K", x, y, 40) for x in places[2:]))
        case 1:
            tile = Rect(places[2] - 22, y - 24, 46, 48, pieces.LIGHT_VIOLET, INK, 2, 7)
            return (tile, icon("station", places[2], y, 36), stone("K", places[3], y, 40))
        case 2:
            return (
                icon(KIND_SYMBOL["winery"], places[0], y, 42),
                Text(places[1] - 16, y - 22, 32, 44, "+", NUMBER, "bold", INK, "middle"),
                pieces.good("sheep", places[2], y, 40),
                pieces.good("wine", places[3], y, 38),
            )
        case 3:
            return (icon("coin", places[2], y, 42), stone("K", places[3], y, 40))
        case _:
            return (
                icon("taubertal-hall", (places[0] + places[1]) / 2, y, 56, "brown"),
                icon("taubertal-hall", (places[2] + places[3]) / 2, y, 56, "turquoise"),
            )


def any_stone(x: float, y: float, size: float) -> tuple[Item, ...]:
    """A stone of free choice."""
    return (
        Disc(x, y, size / 2, WHITE, INK, 3),
        Text(x - size / 2, y - size / 2, size, size, "?", round(size * 0.87), "bold", INK, "middle", smallest=20),
    )


def passes(p: Public, setting: Setting, w: float) -> Block:
    """The seven passes, and how many turns are left in this one."""
    step = w / PASSES
    items: list[Item] = []
    for number in range(1, PASSES + 1):
        now, gone = number == p.number, number < p.number
        fill = ENAMEL_GREEN if now else (LINEN if gone else CARD)
        ink = CREAM if now else (GREY if gone else INK)
        x = step * (number - 1)
        items += [
            Rect(x, 0, step - 8, 60, fill, INK, 2, 8),
            Text(x, 0, step - 8, 60, str(number), NUMBER, "bold", ink, "middle"),
        ]
    left = len(p.players) * ROUNDS - max(0, (p.round - 1) * len(p.players) + p.at) if p.round else 0
    told = setting.words("picture-turns-left", count=left) if p.round and p.phase != OVER else ""
    items.append(Text(0, 62, w, 40, told or setting.words("picture-passes"), WORDS, "narrow", SOFT, "middle"))
    return Block((group(items, name="passes"),), 104)


def pioneers(p: Public, w: float) -> Block:
    """Pioneer track: the marker on top of a stack lies highest and goes first."""
    step = w / (LAST_FIELD + 1)
    items: list[Item] = []
    for field in range(LAST_FIELD + 1):
        x, stack = step * field, p.track[field]
        items.append(Rect(x, 0, step - 4, FIELD_H, CARD if field % 2 else WHITE, RULE, 1.5, 6))
        if not stack:
            items.append(Text(x, 0, step - 4, FIELD_H, str(field), WORDS, "narrow", GREY, "middle"))
        for n, seat in enumerate(reversed(stack)):
            aside = 0 if len(stack) == 1 else (-17 if n % 2 else 17)
            token = icon("token", x + step / 2 - 2 + aside, FIELD_H - 22 - 18 * n, 36, seat)
            items.append(group(token, name=f"pioneer:{seat}"))
    return Block((group(items, name="pioneers"),), FIELD_H)
