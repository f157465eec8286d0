"""Every symbol of the game with its words."""

from __future__ import annotations

from render.black_loco import faces
from render.black_loco.layout import DECIDE, READ
from render.black_loco.pieces import loco
from render.legends import Sign, sheet
from render.parts import recent
from render.pictures import Setting
from render.scene import Disc, Item, Rect, Scene, Text
from render.symbols import icon
from render.theme import BROWN, CARD, CREAM, ENAMEL, GREY, INK, SOFT, YELLOW, on
from rules.black_loco.cards import CLASS_LETTER

COLUMNS, CELL_H = 2, 96
X, Y = 56, (CELL_H - 8) / 2
"""The middle of a cell's symbol."""


def legend(setting: Setting) -> Scene:
    words = setting.words
    cells: list[tuple[str, tuple[Item, ...]]] = [
        ("company", (faces.chip("violet", X, Y, 32),)),
        ("stations", (icon("station", X, Y, 60),)),
        ("steps", (icon("wagon", X, Y, 60),)),
        ("premium", (icon("coins", X, Y, 60),)),
        ("position", _box("2", ENAMEL)),
        ("moved", (*_box("3", GREY), icon("tick", X + 40, Y, 30))),
        ("capital", _capital()),
        ("hand", (icon("cards", X, Y, 60),)),
        ("tracks", (icon("rails", X, Y, 26),)),
        ("houses", (icon("houses", X, Y, 60),)),
        ("loco", (loco(X, Y, 66),)),
        ("stack", _stack()),
        *((f"class-{letter}", _ring(letter)) for kind, letter in CLASS_LETTER.items() if kind != "track"),
        ("mountain", (icon("mountain", X, Y, 60),)),
        ("tower", (icon("black_loco-water", X, Y, 72),)),
        ("share", _label()),
        ("bonus", _bonus()),
        ("stick", (Rect(X - 9, Y - 36, 18, 72, BROWN, INK, 2, 3),)),
        ("recent", (recent(X - 34, Y - 34, 68, 68, 10),)),
    ]
    signs = (Sign(key, drawn, words(f"legend-{key}")) for key, drawn in cells)
    return sheet(setting, words("legend-title"), signs, COLUMNS, CELL_H)


def _box(number: str, colour: str) -> tuple[Item, ...]:
    return (
        Rect(X - 38, Y - 28, 56, 56, colour, INK, 2, 9),
        Text(X - 38, Y - 28, 56, 56, number, DECIDE, "bold", CREAM, "middle"),
    )


def _capital() -> tuple[Item, ...]:
    return (
        Text(6, Y - 30, 50, 60, "8", DECIDE, "bold", INK, "middle"),
        Text(52, Y - 30, 60, 60, "(9)", READ, "narrow", SOFT, "middle"),
    )


def _stack() -> tuple[Item, ...]:
    return (
        Rect(4, Y - 28, 108, 56, YELLOW, INK, 2, 8),
        Text(13, Y - 28, 44, 56, "T1", READ, "narrow", on(YELLOW)),
        Text(56, Y - 28, 52, 56, "20", DECIDE, "narrow", on(YELLOW), "right", smallest=38),
    )


def _ring(letter: str) -> tuple[Item, ...]:
    spots = (X - 24, X + 24) if letter == "U" else (X,)
    return tuple(
        item
        for x in spots
        for item in (
            Disc(x, Y, 22, CARD, SOFT, 2.5),
            Text(x - 22, Y - 22, 44, 44, letter, READ, "narrow", SOFT, "middle"),
        )
    )


def _label() -> tuple[Item, ...]:
    colour = faces.COMPANY_COLOUR["teal"]
    return (
        Rect(X - 36, Y - 24, 72, 48, colour, INK, 2, 8),
        Text(X - 34, Y - 24, 68, 48, "T6", DECIDE, "bold", on(colour), "middle"),
    )


def _bonus() -> tuple[Item, ...]:
    return (
        faces.chip("violet", X - 16, Y + 6, 32),
        Disc(X + 24, Y - 16, 26, CREAM, INK, 2.5),
        Text(X - 6, Y - 40, 60, 48, "+1", READ, "narrow", INK, "middle", smallest=READ),
    )
