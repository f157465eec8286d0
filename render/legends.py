"""Every symbol of a game with its words, in columns: on a phone in one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from render.parts import TOP, header, page
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Text, group
from render.theme import CARD, INK, MARGIN, PHONE_WIDTH, READ, WIDTH

SYMBOL_W, PHONE_H = 112, 100
"""The room for a symbol, and the height of a cell on a phone."""


class Sign(NamedTuple):
    """A symbol, centred on the left part of a cell of the wide form, and what it means."""

    name: str
    drawn: tuple[Item, ...]
    words: str


def sheet(setting: Setting, title: str, signs: Iterable[Sign], columns: int, high: float) -> Scene:
    """The symbols in so many columns, each cell so high."""
    phone = setting.form == "phone"
    width, across, step = (PHONE_WIDTH, 1, PHONE_H) if phone else (WIDTH, columns, high)
    wide = (width - 2 * MARGIN) / across
    items: list[Item] = [*header(setting, setting.words("game-name"), status=title, width=width)]
    count = 0
    for count, sign in enumerate(signs, 1):
        row, column = divmod(count - 1, across)
        items.append(
            group(
                Rect(0, 0, wide - 8, step - 6, CARD, INK, 1.5, 8),
                Group(sign.drawn, 0, (step - high) / 2),
                Text(SYMBOL_W, 2, wide - SYMBOL_W - 12, step - 10, sign.words, READ, lines=3, smallest=READ),
                x=MARGIN + wide * column,
                y=TOP + step * row,
                name=f"legend:{sign.name}",
            )
        )
    height = int(TOP + step * -(-count // across) + MARGIN - 4)
    return Scene(width, height, tuple(items), page(width, height))
