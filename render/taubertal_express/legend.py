"""Every symbol of the game with its words, and small scenes for the pages of the guide."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.parts import TOP, header, page, tall_header
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Text, group
from render.symbols import icon
from render.taubertal_express import dice_board, pieces
from render.taubertal_express.blocks import WORDS, Block, cell, column, grid, titled
from render.taubertal_express.first import first
from render.taubertal_express.layout import PHONE_W, TALL_TOP
from render.taubertal_express.symbols import KIND_SYMBOL
from render.taubertal_express.train import TRAIN_H, TRAIN_W, train
from render.theme import BROWN, CARD, CREAM, ENAMEL, GREY, INK, MARGIN, PAPER, WHITE, WIDTH
from rules.core import Seat
from rules.taubertal_express.components import BUILDING_OF, COLOURS, DARK, GOOD_COLOUR, GOODS, HALLS, LIGHT
from rules.taubertal_express.setup import setup
from rules.taubertal_express.state import Player, Public

SIGN_H, EFFECT_H, EFFECT_TALL = 66.0, 66.0, 118.0
MIDDLE = SIGN_H / 2
SAMPLE = "T02"
"""A ticket with points, a stone and a sale."""


def legend(setting: Setting) -> Scene:
    """All symbols in two columns, then what every station building does."""
    words, w = setting.words, _width(setting)
    columns = 1 if setting.form == "phone" else 2
    signs = [
        _sign(symbol, words(f"legend-{name}"), cell(w, columns), n // columns % 2 == 0)
        for n, (name, symbol) in enumerate(_symbols())
    ]
    return _page(
        setting,
        words("legend-title"),
        [
            grid(signs, columns, w, SIGN_H, 6),
            titled(words("picture-light"), w, _effects(setting, LIGHT, w)),
            titled(words("picture-dark"), w, _effects(setting, DARK, w)),
        ],
    )


def lesson(topic: str, setting: Setting) -> Scene | None:
    """A scene for a page of the guide; None: words are enough."""
    made = _LESSONS.get(topic)
    return _page(setting, setting.words(f"guide-{topic}-title"), made(setting, _width(setting))) if made else None


def _width(setting: Setting) -> float:
    return (PHONE_W if setting.form == "phone" else WIDTH) - 2.0 * MARGIN


def _page(setting: Setting, title: str, blocks: Sequence[Block]) -> Scene:
    width = round(_width(setting)) + 2 * MARGIN
    tall = setting.form == "phone"
    items, end = column(blocks, MARGIN, TALL_TOP if tall else TOP)
    head = (tall_header if tall else header)(setting, setting.words("game-name"), "", title, width)
    height = round(end + 26)
    return Scene(width, height, (*head, *items), page(width, height))


def _sign(symbol: tuple[Item, ...], told: str, w: float, shaded: bool) -> Group:
    return group(
        Rect(0, 0, w, SIGN_H, CARD if shaded else PAPER),
        symbol,
        Text(118, 0, w - 122, SIGN_H, told, WORDS, "narrow", lines=2, smallest=WORDS - 1),
    )


def _symbols() -> list[tuple[str, tuple[Item, ...]]]:
    x, y = 60.0, MIDDLE
    found: list[tuple[str, tuple[Item, ...]]] = [
        ("points", pieces.points(x, y, 3)),
        ("coin", pieces.coin(x, y, 2)),
        ("any", dice_board.any_stone(x, y, 46)),
    ]
    found += [(f"stone-{colour}", (pieces.stone(colour, x, y, 46),)) for colour in COLOURS]
    for good in GOODS:
        pair = (pieces.kind(BUILDING_OF[good], x - 26, y, 48), pieces.good(good, x + 28, y, 44))
        found.append((f"good-{good}", pair))
    site = Rect(x - 52, y - 26, 104, 52, WHITE, GREY, 2, 8)
    two = (site, pieces.kind("pasture", x - 25, y, 40), pieces.kind("winery", x + 25, y, 40))
    found.append(("site", two))
    found += [(f"hall-{hall}", (icon("taubertal-hall", x, y, 56, hall, 0),)) for hall in HALLS]
    found += [
        ("hall-site", (icon("taubertal-hall-site", x, y, 54, "brown turquoise"),)),
        ("hall-waiting", (icon("taubertal-hall", x, y, 56, "turquoise", 1),)),
        ("clock", (pieces.long_stop(x, y, 48),)),
        ("hourglass", (icon("hourglass", x, y, 46),)),
        ("aboard", (icon("person", x, y, 48, ENAMEL),)),
        ("worker", (icon("person", x, y, 48, BROWN),)),
        ("off-duty", (icon("person", x, y, 48, GREY), icon("taubertal-moon", x + 18, y - 12, 24))),
        ("star", (icon("star", x, y, 44),)),
        ("station", (icon("station", x, y, 48),)),
        ("coach", (icon("coach", x, y, 38),)),
        ("wagon", (icon("wagon", x, y, 38),)),
        ("token", (icon("token", x, y, 48, 0),)),
        ("locomotive", (icon("locomotive_front", x, y, 48),)),
    ]
    return found


def _effects(setting: Setting, kinds: Sequence[str], w: float) -> Block:
    tall = setting.form == "phone"
    h = EFFECT_TALL if tall else EFFECT_H
    return grid([_effect(setting, kind, w, h, tall=tall) for kind in kinds], 1, w, h, 6)


def _effect(setting: Setting, kind: str, w: float, h: float, *, tall: bool) -> Group:
    words, dark = setting.words, kind in DARK
    left = 74.0 if tall else 470.0
    told = Text(left, 44 if tall else 0, w - left - 10, h - 44 if tall else h, words(f"effect-{kind}"), WORDS, "plain",
                CREAM if dark else INK, lines=2, smallest=WORDS - 1)  # fmt: skip
    name = Text(74, 0, w - 84 if tall else 390, 46 if tall else h, words(f"building-{kind}"), WORDS, "narrow",
                CREAM if dark else INK, smallest=WORDS - 1)  # fmt: skip
    return group(
        Rect(0, 0, w, h, pieces.DARK_VIOLET if dark else pieces.LIGHT_VIOLET),
        Rect(5, 5, 62, h - 10, WHITE),
        pieces.building(kind, 36, h / 2, 54),
        name,
        told,
    )


# Scenes of the guide


def _example() -> Public:
    return setup(3, {}, 7).public


def _dice(setting: Setting, w: float) -> list[Block]:
    return [dice_board.areas(_example(), setting, w)]


def _pass(setting: Setting, w: float) -> list[Block]:
    return [dice_board.passes(_example(), setting, w), dice_board.pioneers(_example(), w)]


def _train(setting: Setting, w: float) -> list[Block]:
    player = Player(stones=(2, 1, 1, 0, 2), tickets=(SAMPLE,), passenger_wagons=2, freight_wagons=1, hired=1)
    drawn = pieces.scaled(train(player, Seat(0), words=setting.form != "phone"), w / TRAIN_W)
    ticket = pieces.ticket(setting, SAMPLE, min(w, 764), 118)
    return [Block((drawn,), TRAIN_H * w / TRAIN_W), Block((ticket,), 122)]


def _goods(setting: Setting, w: float) -> list[Block]:
    rows = []
    for good in GOODS:
        symbol = (
            pieces.stone(GOOD_COLOUR[good], 40, MIDDLE, 48),
            pieces.good(good, 130, MIDDLE, 50),
            icon(KIND_SYMBOL[BUILDING_OF[good]], 220, MIDDLE, 52),
        )
        told = f"{setting.words('good-' + good)} · {setting.words('building-' + BUILDING_OF[good])}"
        rows.append(
            group(
                Rect(0, 0, w, SIGN_H, CARD, GREY, 1.5, 8), symbol, Text(280, 0, w - 290, SIGN_H, told, WORDS, "narrow")
            )
        )
    return [grid(rows, 1, w, SIGN_H, 6)]


def _station(setting: Setting, w: float) -> list[Block]:
    return [_effects(setting, LIGHT, w)]


def _dark(setting: Setting, w: float) -> list[Block]:
    return [_effects(setting, DARK, w)]


_LESSONS: dict[str, Callable[[Setting, float], list[Block]]] = {
    "first": first,
    "pass": _pass,
    "dice": _dice,
    "train": _train,
    "goods": _goods,
    "station": _station,
    "dark": _dark,
}
