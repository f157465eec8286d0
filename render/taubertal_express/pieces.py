"""Small things that come in several pictures: stones, prices, tickets, tiles, what has just happened."""

from __future__ import annotations

from typing import cast

from render.parts import card
from render.pictures import Setting
from render.scene import Group, Item, Line, Rect, Sprite, Text, group, moved
from render.symbols import icon
from render.taubertal_express.blocks import NUMBER, WORDS
from render.taubertal_express.buildings import BUILDING_SYMBOL
from render.taubertal_express.symbols import GOOD_SYMBOL, KIND_GROUND, KIND_SYMBOL
from render.theme import (
    BRASS,
    CREAM,
    ENAMEL,
    ENAMEL_RED,
    GREY,
    INK,
    LINEN,
    PURPLE_DEEP,
    PURPLE_LIGHT,
    SOFT,
)
from rules.taubertal_express.components import OPEN_PRICE, TICKETS, Stones, letters

LIGHT_VIOLET, DARK_VIOLET = PURPLE_LIGHT, PURPLE_DEEP
TICKET_W, TICKET_H = 700, 112


def stone(letter: str, x: float, y: float, size: float = 34) -> Item:
    return icon("taubertal-stone", x, y, size, letter)


def stones(counts: Stones | str, x: float, y: float, size: float = 34, gap: float = 3) -> tuple[Item, ...]:
    """A row of stones from the left, centred on height y."""
    row = counts if isinstance(counts, str) else letters(counts)
    return tuple(stone(letter, x + size / 2 + (size + gap) * n, y, size) for n, letter in enumerate(row))


def coin(x: float, y: float, amount: int | str, size: float = 38) -> tuple[Item, ...]:
    """A coin with its worth on it."""
    return (
        icon("coin", x, y, size),
        Text(
            x - size / 2,
            y - size / 2,
            size,
            size,
            str(amount),
            round(size * 0.74),
            "bold",
            INK,
            "middle",
            smallest=16,
        ),
    )


def building(kind: str, x: float, y: float, size: float) -> Item:
    """The symbol of a station building."""
    name, *args = BUILDING_SYMBOL[kind]
    return icon(str(name), x, y, size, *args)


def good(name: str, x: float, y: float, size: float) -> Item:
    return icon(GOOD_SYMBOL[name], x, y, size)


def kind(name: str, x: float, y: float, size: float) -> Item:
    return icon(KIND_SYMBOL[name], x, y, size)


def goods_tile(name: str, w: float, h: float, size: float, x: float = 0, y: float = 0) -> Group:
    """A goods building's tile without its place."""
    return group(
        Rect(2, 3, w, h, GREY, radius=8),
        Rect(0, 0, w, h, KIND_GROUND[name], INK, 2, 8),
        kind(name, w / 2, h / 2, size),
        x=x,
        y=y,
    )


def points(x: float, y: float, number: int | str, size: float = 38) -> tuple[Item, ...]:
    """Victory points on a green badge."""
    return (
        icon("taubertal-points", x, y, size),
        Text(
            x - size / 2,
            y - size / 2,
            size,
            size,
            str(number),
            round(size * 0.74),
            "bold",
            CREAM,
            "middle",
            smallest=14,
        ),
    )


def reward(ticket: str, x: float, y: float, size: float = 38) -> tuple[Item, ...]:
    """Points, coins and stones of a ticket in a row."""
    paid = TICKETS[ticket]
    items: list[Item] = []
    step = size + 5
    if paid.points:
        items += points(x + size / 2, y, paid.points, size)
        x += step
    if paid.coins:
        items += coin(x + size / 2, y, paid.coins, size)
        x += step
    return (*items, *stones(paid.stones, x, y, size - 2, 7))


def ticket(setting: Setting, name: str, w: float = TICKET_W, h: float = TICKET_H, space: int = 0) -> Group:
    """An open ticket in the old pasteboard style; `space`: its place on the board, with the colour it costs.

    The route stands first; below it who travels, and what it brings.
    """
    words, known = setting.words, TICKETS[name]
    left = 74 if space else 16
    stub: tuple[Item, ...] = ()
    if space:
        stub = (
            Rect(3, 3, 62, h - 6, LINEN, radius=8),
            Line(((66, 6), (66, h - 6)), SOFT, 2, 7, round=False),
            Text(4, 6, 60, 48, str(space), NUMBER, "bold", SOFT, "middle"),
            stone(OPEN_PRICE[space - 1], 34, h - 30, 44),
        )
    rewards = reward(name, 0, h - 30, 44)
    room = 49.0 * len([item for item in rewards if isinstance(item, Sprite)]) + (54 if known.long_stop else 0)
    route = f"{words('town-' + known.start)} → {words('town-' + known.destination)}"
    return group(
        card(0, 0, w, h, CREAM),
        Rect(6, 6, w - 12, h - 12, None, BRASS, 1.5, 6),
        stub,
        Text(left, 8, w - left - 74, 44, route, WORDS - 1, "narrow", ENAMEL, smallest=WORDS - 1),
        Text(w - 74, 8, 64, 44, name, WORDS, "narrow", SOFT, "right", smallest=WORDS),
        Line(((left, 54), (w - 16, 54)), ENAMEL_RED, 2, round=False),
        Text(left, 56, w - left - room - 20, h - 62, known.passenger, WORDS, "narrow", smallest=20),
        group(rewards, x=w - room - 6),
        long_stop(w - 36, h - 30, 44) if known.long_stop else None,
        baked=True,
    )


def long_stop(x: float, y: float, size: float = 40) -> Item:
    """The train stays long enough to sell goods."""
    return icon("clock", x, y, size)


def scaled(item: Group, scale: float) -> Group:
    """The same group, larger or smaller."""
    return cast(Group, moved(item, 0, 0, scale))


def signed(number: int) -> str:
    """With a real minus sign."""
    return str(number).replace("-", "−")
