"""Every symbol of the game with its words."""

from __future__ import annotations

from render.legends import Sign, sheet
from render.parts import recent
from render.pictures import Setting
from render.rail_line.faces import rail
from render.rail_line.layout import CARD_H, CARD_W, READ
from render.rail_line.pieces import symbol_icon, train
from render.scene import Item, Rect, Scene, Sprite, Text
from render.symbols import icon
from render.theme import CARD, INK, RED, WHITE
from rules.rail_line.components import GOODS

COLUMNS, CELL_H = 3, 92
ICON_X = 52
"""The middle of a cell's symbol."""


def legend(setting: Setting) -> Scene:
    words = setting.words
    letters = words("picture-express-letter"), words("picture-local-letter")
    middle = CELL_H / 2
    cells: list[tuple[Item | tuple[Item, ...], str]] = [
        *((symbol_icon(code, ICON_X, middle, 58), f"symbol-{code}") for code in GOODS),
        (icon("rail_line-shield", ICON_X, middle, 70), "legend-order"),
        (train(0, letters[0], ICON_X, middle + 6, False, ""), "legend-express"),
        (train(0, letters[1], ICON_X, middle + 6, False, ""), "legend-local"),
        (rail(((8, middle), (96, middle)), "0", CARD), "legend-track"),
        (rail(((8, middle), (96, middle)), "-", CARD), "legend-no-owner"),
        (_small_card("A01"), "legend-card-a"),
        (_small_card("B12"), "legend-card-b"),
        (icon("cards", ICON_X, middle, 60), "legend-hand"),
        (icon("signal", ICON_X, middle, 70), "legend-stack"),
        (icon("coin", ICON_X, middle, 60), "legend-coin"),
        (_overflow(middle), "legend-overflow"),
        (icon("rail_line-instead", ICON_X, middle, 66), "legend-instead"),
        (icon("rail_line-box", ICON_X, middle, 60), "legend-box"),
        (_box(middle, "token"), "legend-mark"),
        (_box(middle, "rail_line-ghost"), "legend-ghost"),
        (Rect(ICON_X - 4, middle - 32, 8, 64, RED), "legend-line"),
        (Rect(ICON_X - 4, middle - 32, 8, 64, INK), "legend-link"),
        (_new(middle), "legend-recent"),
    ]
    signs = (Sign(key, drawn if isinstance(drawn, tuple) else (drawn,), words(key)) for drawn, key in cells)
    return sheet(setting, words("legend-title"), signs, COLUMNS, CELL_H)


def _small_card(card: str) -> Item:
    height = CELL_H - 18
    return Sprite("rail_line-card", ICON_X - 31, 6, height * CARD_W / CARD_H, height, (card, "012"))


def _overflow(y: float) -> tuple[Item, ...]:
    return (icon("coin", ICON_X, y, 60), Text(ICON_X - 28, y - 28, 56, 56, "2", READ, "bold", INK, "middle"))


def _box(y: float, kind: str) -> tuple[Item, ...]:
    return (Rect(8, y - 28, 88, 56, WHITE, INK, 2, 7), icon(kind, 70, y, 42, 1))


def _new(y: float) -> tuple[Item, ...]:
    return (recent(12, y - 26, 80, 52, 8),)
