"""Every symbol of the game with its words."""

from __future__ import annotations

from collections.abc import Callable

from render.first_class import cards, demand, units
from render.first_class.coins import bought
from render.fonts import ELLIPSIS, fit
from render.parts import TOP, header, page
from render.pictures import Setting
from render.scene import Disc, Group, Item, Line, Scene, Sprite, Text, group
from render.symbols import icon
from render.theme import BRASS, CARD, DECIDE, INK, MARGIN, PHONE_WIDTH, READ, SEATS, SOFT, WHITE, WIDTH
from rules.first_class.cards import Card, Demand, Symbol

SIZE = 50
LINES = {1: 62, 2: 86, 3: 124}
"""Height of an entry whose words take so many lines."""
PICTURED = 232
"""The width of the symbols, left of their words."""


def _unit(op: str, number: int = 0) -> Callable[[], list[Item]]:
    return lambda: [units.entry(Symbol(op, number), 1, 0, 0, SIZE)]


def _asked(
    kind: str, number: int = 0, value: int = 0, minimum: int = 0, both: bool = False
) -> Callable[[], list[Item]]:
    wanted = Card("", 1, "contract", demand=Demand(kind, number, value, (), both), minimum=minimum)
    return lambda: demand.draw(wanted, 0, 0, PICTURED - 12, SIZE, SIZE)


def _icons(*names: str) -> Callable[[], list[Item]]:
    return lambda: [icon(name, 24 + 54 * n, SIZE / 2, SIZE) for n, name in enumerate(names)]


def _bonus_city() -> list[Item]:
    return [Disc(26, 25, 25, BRASS, INK, 2.5), icon(units.CLOCK, 26, 25, 38)]


def _point_city() -> list[Item]:
    return [Disc(26, 25, 25, WHITE, INK, 2.5), Text(1, 0, 50, 50, "5", DECIDE, "bold", INK, "middle")]


def _taken() -> list[Item]:
    return [Disc(20 + 38 * n, 24, 15, CARD if n else INK, INK, 2.5) for n in range(3)]


def _mail() -> list[Item]:
    return [Sprite("first_class-mail", 0, -4, 50, 56)]


def _tile() -> list[Item]:
    return [Sprite("first_class-tile", 0, -4, 52, 58), Text(2, 6, 48, 40, "5", DECIDE, "bold", INK, "middle")]


def _reached() -> list[Item]:
    figure = icon("first_class-conductor", 24, 16, 36)
    return [figure, Line(((0, 44), (48, 44)), SEATS[0].colour, 7, round=False)]


def _each_city() -> list[Item]:
    return [Group(cards.each_city(SIZE))]


def _place() -> list[Item]:
    return [Text(0, 0, 190, SIZE, "U3 S1 G4", READ, "bold", SOFT)]


def _counted(*symbol: Item) -> list[Item]:
    return [*symbol, Text(60, 0, 60, SIZE, "7", DECIDE, "narrow", INK)]


def _coins(column: int) -> Callable[[], list[Item]]:
    coin = icon("coin", 27, 25, 54), Text(0, -2, 54, 54, "2", DECIDE, "bold", INK, "middle")
    return lambda: [*coin, *bought(column, 62, 25)]


def _supply() -> list[Item]:
    return [units.car(0, 0, 0, SIZE), units.car(1, 46, 0, SIZE), Text(98, 0, 80, SIZE, "18", DECIDE, "bold")]


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
    "column-1": _coins(1),
    "column-2": _coins(2),
    "column-3": _coins(3),
    "position": lambda: _counted(icon("locomotive", 26, SIZE / 2, 42)),
    "pile": lambda: _counted(icon("cards", 26, SIZE / 2, 46)),
    "held": lambda: _counted(icon("flag", 26, SIZE / 2, 46)),
    "supply": _supply,
    "constantinople": lambda: [Sprite("first_class-mosque", 0, 0, 112, SIZE)],
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


def legend(setting: Setting) -> Scene:
    """The symbols in one column or two, as high as their words need."""
    words = setting.words
    width, columns = (PHONE_WIDTH, 1) if setting.form == "phone" else (WIDTH, 2)
    room = (width - 2 * MARGIN) / columns
    said = {key: words(f"legend-{key}") for key in ENTRIES}
    high = {key: LINES[_lines(told, room - 16 - PICTURED)] for key, told in said.items()}
    items: list[Item] = [*header(setting, words("game-name"), status=words("picture-legend"), width=width)]
    down = sum(high.values()) / columns
    column, y, lowest = 0, 0.0, 0.0
    for key, told in said.items():
        if y + high[key] / 2 > down and column < columns - 1:
            column, y = column + 1, 0.0
        items.append(entry(key, told, MARGIN + room * column, TOP + y, room - 16, high[key]))
        y += high[key]
        lowest = max(lowest, y)
    height = int(TOP + lowest + MARGIN)
    return Scene(width, height, tuple(items), page(width, height))


def _lines(told: str, room: float) -> int:
    return next((n for n in (1, 2) if not fit(told, room, READ, "narrow", READ, n, 200)[1][-1].endswith(ELLIPSIS)), 3)


def entry(key: str, told: str, x: float, y: float, w: float, h: float) -> Group:
    """A symbol and its words."""
    said = Text(PICTURED, 0, w - PICTURED, h - 4, told, READ, "narrow", smallest=READ, lines=3)
    drawn = Group(tuple(ENTRIES[key]()), 4, (h - 4 - SIZE) / 2)
    return group(drawn, said, x=x, y=y, name=f"legend:{key}")
