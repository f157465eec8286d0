"""What contracts and placed cards ask for, as symbols: every number is a minimum, told by its plus."""

from __future__ import annotations

from collections.abc import Callable

from render.first_class import units
from render.fonts import width
from render.scene import Disc, Group, Item, Line, Rect, Text, group
from render.symbols import icon
from render.theme import CARD, INK, LINEN, SILVER, WHITE
from rules.first_class.cards import Card, Demand

Piece = tuple[float, Callable[[float], list[Item]]]
"""How wide it is for each unit of height, and its items in a box of that height at the origin."""


def rows(card: Card) -> tuple[tuple[Piece, ...], ...]:
    """The demand of a card in one or two lines."""
    demand = card.demand
    if demand is None:
        return ()
    return _rows(demand, card.minimum)


def _rows(demand: Demand, gap: int = 0) -> tuple[tuple[Piece, ...], ...]:
    number = demand.number
    match demand.type:
        case "cars_at_least":
            return ((_words(f"{number}×"), _car(demand.value), _plus()),)
        case "sequence":
            return ((*(_car(value) for value in demand.values), _plus()),)
        case "train_length":
            return ((_train(), *((_train(),) if demand.both else ()), _words(f"{number}+")),)
        case "conductor":
            return ((_figure(), *((_figure(),) if demand.both else ()), _place(f"{number}+")),)
        case "loco_city":
            return ((_engine(), _stop(f"{number}+")),)
        case "bonus_cities":
            return ((_words(f"{number}×"), _clock()),)
        case "celebrities_plus_postcards":
            return ((_words(f"{number}×"), _icon("star"), _words("/"), _icon("letter")),)
        case "evidence_max":
            return ((_icon("first_class-fingerprint"), _words(f"≤{number}")),)
        case "evidence_min":
            return ((_icon("first_class-fingerprint"), _words(f"{number}+")),)
        case "slot_car":
            return ((_car(demand.value), _plus(), _figure(), _here()),)
        case "slot_car_and_length":
            return ((_train(), _words(f"{number}+")), (_figure(), _here()))
        case "gap_conductors":
            return ((_gap(f"{gap}+"),), (_figure(), _figure(), _here()))
        case "gap_cars":
            return ((_car(demand.value), _plus(), _bar(), _car(demand.value), _plus()),)
        case _:
            return tuple(row for part in demand.of for row in _rows(part))


def draw(card: Card, x: float, y: float, w: float, h: float, most: float = 56) -> list[Item]:
    """The lines centred in a box, as large as it allows."""
    if not rows(card):
        return []
    size, lines = arranged(card, w, h, most)
    top = y + (h - size * len(lines) - 6 * (len(lines) - 1)) / 2
    items: list[Item] = []
    for n, line in enumerate(lines):
        items.append(_line(line, x + (w - _width(line) * size) / 2, top + (size + 6) * n, size))
    return items


def arranged(card: Card, w: float, h: float, most: float = 56) -> tuple[float, tuple[tuple[Piece, ...], ...]]:
    """The size and lines that let a demand be largest."""
    lines = rows(card)
    joined: tuple[tuple[Piece, ...], ...] = (tuple(piece for line in lines for piece in line),)
    return max(((_size(ways, w, h, most), ways) for ways in (lines, joined)), key=lambda found: found[0])


def _size(lines: tuple[tuple[Piece, ...], ...], w: float, h: float, most: float) -> float:
    return min(most, (h - 6 * (len(lines) - 1)) / len(lines), *(w / _width(line) for line in lines))


def strip(card: Card, x: float, y: float, size: float) -> tuple[list[Item], float]:
    """All of it in one line, and where it ends."""
    items: list[Item] = []
    for line in rows(card):
        items.append(_line(line, x, y, size))
        x += (_width(line) + 0.25) * size
    return items, x


def _width(line: tuple[Piece, ...]) -> float:
    return sum(wide for wide, _ in line) + 0.08 * (len(line) - 1)


def _line(line: tuple[Piece, ...], x: float, y: float, size: float) -> Group:
    items: list[Item] = []
    at = 0.0
    for wide, piece in line:
        items.append(Group(tuple(piece(size)), at))
        at += (wide + 0.08) * size
    return group(*items, x=x, y=y)


def _wide(words: str) -> float:
    """How wide words are as high as numbers are."""
    return units.LETTERS * width(words, 100, "bold") / 100 + 0.04


def _words(words: str) -> Piece:
    wide = _wide(words)
    return wide, lambda h: [_number(words, 0, 0, h * wide, h)]


def _number(words: str, x: float, y: float, w: float, h: float) -> Text:
    return Text(x, y, w, h, words, round(h * units.LETTERS), "bold", INK, "middle", smallest=14, decides=True)


def _plus() -> Piece:
    return 0.62, lambda h: [Text(0, 0, h * 0.62, h * 0.9, "+", round(h * 0.72), "bold", INK, "left", smallest=14)]


def _car(value: int) -> Piece:
    return units.car_width(value), lambda h: [units.car(value, 0, 0, h)]


def _icon(name: str) -> Piece:
    return 1.0, lambda h: [icon(name, h / 2, h / 2, h * 0.94)]


def _figure() -> Piece:
    return 0.7, lambda h: [icon("first_class-conductor", h * 0.35, h / 2, h * 0.94)]


def _engine() -> Piece:
    return 1.4, lambda h: [icon("locomotive", h * 0.7, h / 2, h * 0.92)]


def _clock() -> Piece:
    return 1.0, lambda h: [icon(units.CLOCK, h / 2, h / 2, h * 0.94)]


def _train() -> Piece:
    """Three coupled cards: the length of a train."""

    def draw(h: float) -> list[Item]:
        w = h * 0.34
        coupling = Line(((0, h * 0.62), (h * 1.2, h * 0.62)), INK, h * 0.07, round=False)
        return [coupling, *(Rect(h * 0.02 + h * 0.4 * n, h * 0.26, w, h * 0.5, LINEN, INK, 2.5, 3) for n in range(3))]

    return 1.2, draw


def _place(words: str) -> Piece:
    """A card's place in a train."""
    wide = _wide(words) + 0.16
    return wide, lambda h: [
        Rect(0, h * 0.04, h * wide, h * 0.92, CARD, INK, 2.5, 6),
        _number(words, 0, 0, h * wide, h),
    ]


def _stop(words: str) -> Piece:
    """A city's place on the line."""
    wide = _wide(words)
    return 0.8 + wide, lambda h: [
        Line(((0, h / 2), (h * 0.72, h / 2)), INK, h * 0.1, round=False),
        Disc(h * 0.36, h / 2, h * 0.24, WHITE, INK, 2.5),
        _number(words, h * 0.8, 0, h * wide, h),
    ]


def _gap(words: str) -> Piece:
    """A gap between the trains."""
    wide = _wide(words) + 0.7
    return wide, lambda h: [
        Rect(0, h * 0.04, h * wide, h * 0.92, SILVER, INK, 2.5, 6),
        _number(words, 0, 0, h * wide, h),
    ]


def _bar() -> Piece:
    return 0.2, lambda h: [Line(((h * 0.1, h * 0.08), (h * 0.1, h * 0.92)), INK, 4, round=False)]


def _here() -> Piece:
    """At its own place, or beyond: an arrow down to a card."""
    return 0.8, lambda h: [
        Line(((h * 0.4, h * 0.06), (h * 0.4, h * 0.46)), INK, h * 0.09),
        Line(((h * 0.22, h * 0.3), (h * 0.4, h * 0.5), (h * 0.58, h * 0.3)), INK, h * 0.09),
        Rect(h * 0.12, h * 0.62, h * 0.56, h * 0.3, LINEN, INK, 2.5, 3),
    ]
