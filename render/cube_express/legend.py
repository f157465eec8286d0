"""Every symbol of the game with its words."""

from __future__ import annotations

from render.cube_express.map import badge
from render.cube_express.panel import token_disc
from render.cube_express.pieces import STATION, cube_at, numbered_train
from render.cube_express.tiles import bolt, good
from render.legends import Sign, sheet
from render.parts import recent
from render.pictures import Setting
from render.scene import Disc, Group, Item, Polygon, Rect, Scene, Sprite, Text, moved
from render.symbols import icon
from render.theme import CARD, INK, LINEN, RECENT, SAND, SOFT, WHITE, YELLOW

COLUMNS, CELL_H = 3, 130
X, Y = 54, 62
"""The middle of a cell's symbol."""
TILE = 84


def legend(setting: Setting) -> Scene:
    words = setting.words
    cells: list[tuple[str, tuple[Item, ...]]] = [
        ("station", (icon(STATION, X, Y, 62, 0),)),
        ("scores", (badge(X, Y, "12", YELLOW, ""),)),
        ("would-score", (badge(X, Y, "6", CARD, ""),)),
        ("passenger", (icon("house", X - 8, Y, 62), cube_at(1, X + 18, Y + 10, 44))),
        ("owner", (_tile("P01"), cube_at(1, X, Y, 30))),
        ("site", (_tile("S01"),)),
        ("bolt", (moved(bolt(0, 0), X, Y, 3.4),)),
        ("production", (Disc(X, Y, 34, CARD, INK, 3), good("coal", X, Y, 44))),
        ("demand", (Rect(X - 36, Y - 36, 72, 72, CARD, INK, 2, 8), *_demand())),
        ("values", (_value(X - 24, "7", YELLOW), _value(X + 24, "4", SAND))),
        ("delivered", (_value(X - 24, "", YELLOW), cube_at(1, X - 24, Y, 34), _value(X + 24, "4", SAND))),
        ("crossing", (Disc(X, Y, 42, WHITE, INK, 2), icon("coin", X, Y, 74), _words(X, "2×"))),
        ("train", (numbered_train(0, 1, X, Y, 46),)),
        ("second", (numbered_train(0, 2, X, Y, 46),)),
        ("level", (icon(STATION, X - 16, Y, 46, 0), _words(X + 32, "2"))),
        ("dividend", (icon("coin", X, Y, 58),)),
        ("stock", (icon("cube_express-stock", X, Y, 58),)),
        ("token", (token_disc(X, Y),)),
        ("reserve", (cube_at(0, X, Y, 54),)),
        ("limit", (_words(X, "≤ 3"),)),
        ("dollar", (icon("coin", X - 20, Y, 44), cube_at(0, X + 24, Y, 40))),
        ("crown", (icon("crown", X, Y, 54),)),
        ("person", (icon("person", X, Y, 58),)),
        ("met", (icon("tick", X, Y, 50),)),
        ("open", (Rect(X - 36, Y - 36, 72, 72, LINEN, SAND, 2, 6),)),
        ("recent", (recent(X - 38, Y - 28, 76, 56, 4),)),
        ("drove", (Polygon(((X - 30, Y - 28), (X + 34, Y), (X - 30, Y + 28), (X - 14, Y)), RECENT, WHITE, 4),)),
    ]
    signs = (Sign(key, drawn, words(f"legend-{key}")) for key, drawn in cells)
    return sheet(setting, words("legend-title"), signs, COLUMNS, CELL_H)


def _tile(tile: str) -> Item:
    return Sprite("cube_express-tile", X - TILE / 2, Y - TILE / 2, TILE, TILE, (tile, 0))


def _demand() -> tuple[Item, ...]:
    return good("coal", X - 16, Y - 14, 30), good("coal", X + 16, Y - 14, 30), good("wood", X, Y + 16, 30)


def _value(x: float, words: str, colour: str) -> Item:
    return Group(
        (
            Rect(x - 22, Y - 26, 44, 52, colour, INK, 2, 7),
            Text(x - 22, Y - 26, 44, 52, words, 38, "bold", INK, "middle"),
        )
    )


def _words(x: float, words: str) -> Item:
    return Text(x - 50, Y - 30, 100, 60, words, 36, "bold", INK if "×" in words else SOFT, "middle")
