"""The dice board: areas with their dice, passes and rounds, the pioneer track."""

from __future__ import annotations

from render.parts import TOP
from render.pictures import Setting
from render.scene import Disc, Group, Item, Line, Rect, Text, group
from render.symbols import icon
from render.taubertal_express import pieces
from render.taubertal_express.pieces import stone
from render.taubertal_express.symbols import KIND_SYMBOL
from render.theme import CARD, CREAM, ENAMEL, ENAMEL_GREEN, GREY, INK, KEY, LINEN, NAME, RULE, SMALL, SOFT, WHITE
from rules.taubertal_express.components import FACES, LAST_FIELD, PASSES, ROUNDS
from rules.taubertal_express.state import OVER, SETUP, Public
from rules.taubertal_express.view import View

LEFT, RIGHT = 28.0, 1572.0
AREA_W, AREA_H, AREA_STEP = 226.0, 186.0, 233.5
PASS_X = 1204.0


def dice_board(view: View, setting: Setting) -> tuple[Item, ...]:
    p = view.public
    areas = [_area(p, setting, area) for area in range(len(FACES))]
    return (*areas, _timetable(view, setting), _pioneers(p))


def area_corner(area: int) -> tuple[float, float]:
    return LEFT + AREA_STEP * area, float(TOP)


def _area(p: Public, setting: Setting, area: int) -> Group:
    face, count = FACES[area], p.dice[area]
    dice = [icon("die", 31 + 43 * n, 76, 39, face, WHITE) for n in range(count)]
    x, y = area_corner(area)
    return group(
        Rect(0, 0, AREA_W, AREA_H, CARD if count else LINEN, INK, 3 if count else 1.5, 12),
        Rect(8, 8, AREA_W - 16, 40, ENAMEL if count else GREY, INK, 2, 8),
        Text(14, 9, AREA_W - 28, 38, setting.words(f"area-{face}"), NAME, "narrow", CREAM, "middle", smallest=18),
        dice,
        None
        if count
        else Text(12, 56, AREA_W - 24, 40, setting.words("picture-no-dice"), SMALL, "plain", SOFT, "middle"),
        icon("coin", AREA_W - 26, 76, 40) if p.coins[area] else None,
        Line(((14, 104), (AREA_W - 14, 104)), RULE, 2, round=False),
        _gains(area),
        x=x,
        y=y,
        name=f"area:{face}",
    )


def _gains(area: int) -> tuple[Item, ...]:
    """What the area brings, as symbols."""
    y = 144.0
    match area:
        case 0:
            any_stone = tuple(
                item
                for x in (34.0, 78.0)
                for item in (
                    Disc(x, y, 19, WHITE, INK, 3),
                    Text(x - 19, y - 19, 38, 38, "?", NAME, "bold", INK, "middle"),
                )
            )
            return (*any_stone, stone("K", 126, y, 40), stone("K", 172, y, 40))
        case 1:
            return (
                Rect(24, y - 32, 64, 64, pieces.LIGHT_VIOLET, INK, 2.5, 8),
                icon("station", 56, y, 42),
                stone("K", 134, y, 40),
            )
        case 2:
            return (
                *(
                    icon(KIND_SYMBOL[kind], 38 + 40 * n, y - 14 + 28 * (n % 2), 38)
                    for n, kind in enumerate(("winery", "granary"))
                ),
                Text(104, y - 20, 52, 40, "+ 2", NAME, "bold", INK, "middle"),
                pieces.good("sheep", 188, y - 14, 36),
                pieces.good("wine", 176, y + 20, 34),
            )
        case 3:
            return (icon("coin", 50, y, 50), stone("K", 112, y, 40), icon("passengers", 182, y, 46))
        case _:
            return (icon("taubertal-hall", 62, y, 62, "brown"), icon("taubertal-hall", 158, y, 62, "turquoise"))


def _timetable(view: View, setting: Setting) -> Group:
    """The seven passes with their tickets, the rounds, and how many turns are left."""
    p, words = view.public, setting.words
    w, step = RIGHT - PASS_X, (RIGHT - PASS_X - 16) / PASSES
    slots: list[Item] = []
    for number in range(1, PASSES + 1):
        x = 8 + step * (number - 1)
        now = number == p.number
        fill = ENAMEL_GREEN if now else (LINEN if number < p.number else CARD)
        slots += [
            Rect(x + 2, 8, step - 4, 56, fill, INK, 2, 7),
            Text(
                x + 2,
                8,
                step - 4,
                32,
                str(number),
                KEY,
                "bold",
                CREAM if now else (GREY if number < p.number else INK),
                "middle",
            ),
        ]
        left = len(p.players) + 1 if number > p.number or p.phase == SETUP else (view.held if now else 0)
        slots.append(
            Text(x + 2, 36, step - 4, 26, "·" * left, SMALL, "bold", CREAM if now else SOFT, "middle", smallest=12)
        )
    left_turns = len(p.players) * ROUNDS - max(0, (p.round - 1) * len(p.players) + p.at) if p.round else 0
    told = words("picture-turns-left", count=left_turns) if p.round and p.phase != OVER else words("picture-passes")
    return group(
        pieces.plaque(0, 0, w, 104, CARD),
        slots,
        Text(12, 66, w - 24, 34, told, NAME, "narrow", SOFT, "middle", smallest=18),
        x=PASS_X,
        y=TOP,
        name="passes",
    )


def _pioneers(p: Public) -> Group:
    """Pioneer track: the marker on top of a stack lies highest and goes first."""
    w = RIGHT - PASS_X
    step = (w - 12) / (LAST_FIELD + 1)
    items: list[Item] = [pieces.plaque(0, 0, w, AREA_H - 112, LINEN)]
    for field in range(LAST_FIELD + 1):
        x = 6 + step * field
        items += [
            Rect(x + 1, 6, step - 2, AREA_H - 124, CARD if field % 2 else WHITE, RULE, 1.5, 4),
            *(
                ()
                if p.track[field]
                else (Text(x, AREA_H - 150, step, 28, str(field), SMALL, "narrow", GREY, "middle"),)
            ),
        ]
        stack = p.track[field]
        for n, seat in enumerate(reversed(stack)):
            lift = 11 if len(stack) < 4 else 8
            items.append(icon("token", x + step / 2, AREA_H - 140 - lift * n - 4, 30, seat))
    return group(items, x=PASS_X, y=TOP + 112, name="pioneers")
