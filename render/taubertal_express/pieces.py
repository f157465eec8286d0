"""Small things that come in several pictures: stones, prices, tickets, tiles, what has just happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from render import fonts
from render.fonts import Weight
from render.parts import card
from render.pictures import Setting
from render.scene import Group, Item, Line, Rect, Text, group, moved
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
    Colour,
)
from rules.taubertal_express.components import OPEN_PRICE, TICKETS, Stones, letters

LIGHT_VIOLET, DARK_VIOLET = PURPLE_LIGHT, PURPLE_DEEP
TICKET_W, TICKET_H = 700, 122


def stone(letter: str, x: float, y: float, size: float = 34) -> Item:
    return icon("taubertal-stone", x, y, size, letter)


def stones(counts: Stones | str, x: float, y: float, size: float = 34, gap: float = 3) -> tuple[Item, ...]:
    """A row of stones from the left, centred on height y."""
    row = counts if isinstance(counts, str) else letters(counts)
    return tuple(stone(letter, x + size / 2 + (size + gap) * n, y, size) for n, letter in enumerate(row))


BADGE = 52
"""So large a coin or a badge is that a number to decide by stands on it."""


def coin(x: float, y: float, amount: int | str, size: float = BADGE) -> tuple[Item, ...]:
    """A coin with its worth on it."""
    return (icon("coin", x, y, size), _worth(x, y, amount, size, INK))


def _worth(x: float, y: float, amount: int | str, size: float, colour: Colour) -> Text:
    """One digit in bold letters, two in narrow ones."""
    told, letters_ = str(amount), round(size * 0.81)
    weight: Weight = "bold" if len(told) == 1 else "narrow"
    half, w = size / 2, size + 12
    return Text(x - w / 2, y - half, w, size, told, letters_, weight, colour, "middle", smallest=letters_, decides=True)


def building(kind: str, x: float, y: float, size: float) -> Item:
    """The symbol of a station building, no wider than it may be high."""
    name, *args = BUILDING_SYMBOL[kind]
    drawn = icon(str(name), x, y, size, *args)
    return drawn if drawn.w <= 1.1 * size else icon(str(name), x, y, 1.1 * size * size / drawn.w, *args)


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


def points(x: float, y: float, number: int | str, size: float = BADGE) -> tuple[Item, ...]:
    """Victory points on a green badge."""
    return (icon("taubertal-points", x, y, size), _worth(x, y, number, size, CREAM))


def reward(ticket: str, y: float) -> tuple[list[Item], float]:
    """Points, coins, stones and the long stop of a ticket in a row; and how wide it is."""
    paid = TICKETS[ticket]
    items: list[Item] = []
    x, step = 0.0, BADGE + 6
    if paid.points:
        items += points(x + BADGE / 2, y, paid.points)
        x += step
    if paid.coins:
        items += coin(x + BADGE / 2, y, paid.coins)
        x += step
    items += stones(paid.stones, x, y, STONE, 5)
    x += (STONE + 5) * sum(paid.stones)
    if paid.long_stop:
        items.append(long_stop(x + STONE / 2, y, STONE))
        x += STONE + 5
    return items, x


STONE = 44


def traveller(passenger: str, room: float) -> str:
    """A passenger as far as there is room: in full, with an initial, by the last name; they decide nothing."""
    first, _, last = passenger.partition(" ")
    tried = (passenger, f"{first[0]}. {last}", last, passenger.rsplit(" ", 1)[-1])
    return next((told for told in tried if fonts.width(told, WORDS, "narrow") <= room), "")


def ticket(
    setting: Setting, name: str, w: float = TICKET_W, h: float = TICKET_H, space: int = 0, note: Sequence[Item] = ()
) -> Group:
    """An open ticket in the old pasteboard style; `space`: its place on the board, with the colour it costs.

    The route stands first; below it who travels, or a note, and what it brings.
    """
    words, known = setting.words, TICKETS[name]
    left = 74 if space else 16
    stub: tuple[Item, ...] = ()
    if space:
        stub = (
            Rect(3, 3, 62, h - 6, LINEN, radius=8),
            Line(((66, 6), (66, h - 6)), SOFT, 2, 7, round=False),
            Text(4, 6, 60, 48, str(space), NUMBER, "bold", SOFT, "middle", decides=True),
            stone(OPEN_PRICE[space - 1], 34, h - 33, STONE),
        )
    rewards, wide = reward(name, h - 33)
    room = w - left - wide - 24
    route = f"{words('town-' + known.start)} → {words('town-' + known.destination)}"
    return group(
        card(0, 0, w, h, CREAM),
        Rect(6, 6, w - 12, h - 12, None, BRASS, 1.5, 6),
        stub,
        Text(left, 8, w - left - 74, 44, route, WORDS - 1, "narrow", ENAMEL, smallest=WORDS - 1),
        Text(w - 74, 8, 64, 44, name, WORDS, "narrow", SOFT, "right", smallest=WORDS),
        Line(((left, 54), (w - 16, 54)), ENAMEL_RED, 2, round=False),
        group(note, x=left, y=h - 33)
        if note
        else Text(left, 56, room, h - 62, traveller(known.passenger, room), WORDS, "narrow", smallest=WORDS),
        group(rewards, x=w - wide - 10),
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
