"""Every symbol of the game with its words."""

from __future__ import annotations

from render.parts import TOP, header, page, recent
from render.pictures import Setting
from render.rail_line.faces import rail
from render.rail_line.layout import CARD_H, CARD_W, READ
from render.rail_line.pieces import symbol_icon, train
from render.scene import Group, Item, Rect, Scene, Sprite, Text
from render.symbols import icon
from render.theme import CARD, INK, MARGIN, RED, WHITE, WIDTH
from rules.rail_line.components import GOODS

CELL_W, CELL_H = 515, 92
COLUMNS = 3
ICON_X = 52
"""The middle of a cell's symbol."""


def legend(setting: Setting) -> Scene:
    words = setting.words
    cells: list[tuple[Item | tuple[Item, ...], str]] = [
        (symbol_icon(code, ICON_X, CELL_H / 2, 58), words(f"symbol-{code}")) for code in GOODS
    ]
    letters = words("picture-express-letter"), words("picture-local-letter")
    middle = CELL_H / 2
    cells += [
        (icon("rail_line-shield", ICON_X, middle, 70), words("legend-order")),
        (train(0, letters[0], ICON_X, middle + 6, False, ""), words("legend-express")),
        (train(0, letters[1], ICON_X, middle + 6, False, ""), words("legend-local")),
        (rail(((8, middle), (96, middle)), "0", CARD), words("legend-track")),
        (rail(((8, middle), (96, middle)), "-", CARD), words("legend-no-owner")),
        (_small_card("A01"), words("legend-card-a")),
        (_small_card("B12"), words("legend-card-b")),
        (icon("cards", ICON_X, middle, 60), words("legend-hand")),
        (icon("signal", ICON_X, middle, 70), words("legend-stack")),
        (icon("coin", ICON_X, middle, 60), words("legend-coin")),
        (_overflow(middle), words("legend-overflow")),
        (icon("rail_line-instead", ICON_X, middle, 66), words("legend-instead")),
        (icon("rail_line-box", ICON_X, middle, 60), words("legend-box")),
        (_box(middle, "token"), words("legend-mark")),
        (_box(middle, "rail_line-ghost"), words("legend-ghost")),
        (Rect(ICON_X - 4, middle - 32, 8, 64, RED), words("legend-line")),
        (Rect(ICON_X - 4, middle - 32, 8, 64, INK), words("legend-link")),
        (_new(middle), words("legend-recent")),
    ]
    items: list[Item] = [*header(setting, words("game-name"), status=words("legend-title"))]
    for n, (symbol, said) in enumerate(cells):
        row, column = divmod(n, COLUMNS)
        drawn = symbol if isinstance(symbol, tuple) else (symbol,)
        text = Text(112, 2, CELL_W - 124, CELL_H - 10, said, READ, lines=2, smallest=28)
        tile = Rect(0, 0, CELL_W - 8, CELL_H - 6, CARD, INK, 1.5, 8)
        items.append(Group((tile, *drawn, text), MARGIN + CELL_W * column, TOP + CELL_H * row, f"legend:{n}"))
    rows = -(-len(cells) // COLUMNS)
    height = TOP + CELL_H * rows + MARGIN - 4
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _small_card(card: str) -> Item:
    height = CELL_H - 18
    return Sprite("rail_line-card", ICON_X - 31, 6, height * CARD_W / CARD_H, height, (card, "012"))


def _overflow(y: float) -> tuple[Item, ...]:
    return (icon("coin", ICON_X, y, 60), Text(ICON_X - 28, y - 28, 56, 56, "2", READ, "bold", INK, "middle"))


def _box(y: float, kind: str) -> tuple[Item, ...]:
    return (Rect(8, y - 28, 88, 56, WHITE, INK, 2, 7), icon(kind, 70, y, 42, 1))


def _new(y: float) -> tuple[Item, ...]:
    return (recent(12, y - 26, 80, 52, 8),)
