"""Every symbol of the game with its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.first_class import cards, demand, units
from render.first_class.board import PHONE_WIDTH
from render.parts import TOP, header, heading, page
from render.pictures import Setting, Words
from render.scene import Disc, Group, Item, Line, Rect, Scene, Sprite, Text, group
from render.symbols import icon
from render.theme import BRASS, CARD, INK, KEY, MARGIN, SEATS, SOFT, WHITE, WIDTH
from rules.first_class.cards import Card, Demand, Symbol

SIZE = 48
LINE = 64
PICTURED = 190
"""The width of the symbols, left of their words."""


def _unit(op: str, number: int = 0) -> Callable[[], list[Item]]:
    return lambda: [units.entry(Symbol(op, number), 1, 0, 0, SIZE)]


def _asked(
    kind: str, number: int = 0, value: int = 0, minimum: int = 0, both: bool = False
) -> Callable[[], list[Item]]:
    wanted = Card("", 1, "contract", demand=Demand(kind, number, value, (), both), minimum=minimum)
    return lambda: demand.draw(wanted, 0, 0, PICTURED - 20, SIZE, SIZE - 4)


def _icons(*names: str) -> Callable[[], list[Item]]:
    return lambda: [icon(name, 24 + 54 * n, SIZE / 2, SIZE) for n, name in enumerate(names)]


def _bonus_city() -> list[Item]:
    return [Disc(26, 24, 24, BRASS, INK, 2.5), icon(units.CLOCK, 26, 24, 36)]


def _point_city() -> list[Item]:
    return [Disc(26, 24, 23, WHITE, INK, 2.5), Text(4, 2, 44, 44, "5", 36, "bold", INK, "middle")]


def _taken() -> list[Item]:
    return [Disc(20 + 38 * n, 24, 15, CARD if n else INK, INK, 2.5) for n in range(3)]


def _mail() -> list[Item]:
    return [Sprite("first_class-mail", 0, -4, 50, 56)]


def _tile() -> list[Item]:
    return [Sprite("first_class-tile", 0, -4, 50, 56), Text(10, 10, 30, 32, "5", 28, "bold", INK, "middle")]


def _reached() -> list[Item]:
    figure = icon("first_class-conductor", 24, 16, 36)
    return [figure, Line(((0, 44), (48, 44)), SEATS[0].colour, 7, round=False)]


def _each_city() -> list[Item]:
    return [Group(cards.each_city(SIZE))]


def _place() -> list[Item]:
    return [Text(0, 0, 150, SIZE, "U3 S1 G4", 32, "bold", SOFT)]


def _any_coin() -> list[Item]:
    return [
        Rect(0, 2, 44, 44, CARD, INK, 2.5, 6),
        Text(0, 2, 44, 44, "?", 32, "bold", INK, "middle"),
    ]


ENTRIES: dict[str, Callable[[], list[Item]]] = {
    "car": _unit("car"),
    "upgrade": _unit("upgrade"),
    "any": _unit("any"),
    "both": _unit("both", 2),
    "conductor": _unit("conductor", 3),
    "loco": _unit("loco", 3),
    "coins": _unit("coins", 2),
    "points": _unit("points", 4),
    "end": _unit("end"),
    "point-city": _point_city,
    "bonus-city": _bonus_city,
    "taken": _taken,
    "start-tile": _icons("first_class-start"),
    "start-player": _icons("person_flag"),
    "mail": _mail,
    "tile": _tile,
    "reached": _reached,
    "column": _any_coin,
    "cars": _asked("cars_at_least", 4, 2),
    "length": _asked("train_length", 6),
    "at-card": _asked("conductor", 4),
    "at-city": _asked("loco_city", 6),
    "here": _asked("slot_car", 0, 2),
    "gap": _asked("gap_conductors", minimum=4),
    "guest": _icons("star", "letter"),
    "each-city": _each_city,
    "place": _place,
    "evidence": _icons("first_class-fingerprint"),
}
"""Symbols by the key of their words."""
SHORT = ("any", "both", "conductor", "points", "point-city", "bonus-city", "here", "reached", "place")
"""What is explained beside three players' boards."""


def legend(setting: Setting) -> Scene:
    words = setting.words
    phone = setting.form == "phone"
    width, columns = (PHONE_WIDTH, 1) if phone else (WIDTH, 2)
    down = -(-len(ENTRIES) // columns)
    height = int(TOP + LINE * down + MARGIN)
    room = (width - 2 * MARGIN) / columns
    items: list[Item] = [*header(setting, words("game-name"), status=words("picture-legend"), width=width)]
    for n, key in enumerate(ENTRIES):
        items.append(entry(key, words, MARGIN + room * (n // down), TOP + LINE * (n % down), room - 16))
    return Scene(width, height, tuple(items), page(width, height))


def entry(key: str, words: Words, x: float, y: float, w: float) -> Group:
    """A symbol and its words."""
    said = Text(PICTURED, -4, w - PICTURED, LINE - 6, words(f"legend-{key}"), 32, "narrow", lines=2, smallest=20)
    return group(Group((Group(tuple(ENTRIES[key]()), 4), said), baked=True), x=x, y=y, name=f"legend:{key}")


def strip(words: Words, x: float, y: float, w: float, keys: Sequence[str] = SHORT) -> list[Item]:
    """The symbols that are asked for most, where there is room."""
    items: list[Item] = [*heading(x, y, w, words("picture-legend"), KEY)]
    items += (entry(key, words, x, y + 62 + LINE * n, w) for n, key in enumerate(keys))
    return items
