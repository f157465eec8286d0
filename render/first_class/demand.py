"""What contracts and placed cards ask for, as symbols: every number is a minimum, told by its plus."""

from __future__ import annotations

from collections.abc import Callable

from render.first_class import units
from render.first_class.symbols import CAR_H, CAR_W
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
    lines = rows(card)
    if not lines:
        return []
    joined: tuple[tuple[Piece, ...], ...] = (tuple(piece for line in lines for piece in line),)
    size, lines = max(((_size(ways, w, h, most), ways) for ways in (lines, joined)), key=lambda found: found[0])
    top = y + (h - size * len(lines) - 6 * (len(lines) - 1)) / 2
    items: list[Item] = []
    for n, line in enumerate(lines):
        items.append(_line(line, x + (w - _width(line) * size) / 2, top + (size + 6) * n, size))
    return items


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


def _words(words: str) -> Piece:
    wide = 0.2 + 0.52 * len(words)
    return wide, lambda h: [Text(0, 0, h * wide, h, words, round(h * 0.78), "bold", INK, "middle", smallest=14)]


def _plus() -> Piece:
    return 0.42, lambda h: [Text(0, 0, h * 0.42, h * 0.9, "+", round(h * 0.8), "bold", INK, "left", smallest=14)]


def _car(value: int) -> Piece:
    return CAR_W / CAR_H, lambda h: [units.car(value, 0, 0, h, round(h * 0.52))]


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
    wide = 0.36 + 0.5 * len(words)
    return wide, lambda h: [
        Rect(0, h * 0.06, h * wide, h * 0.88, CARD, INK, 2.5, 6),
        Text(0, h * 0.06, h * wide, h * 0.88, words, round(h * 0.66), "bold", INK, "middle", smallest=14),
    ]


def _stop(words: str) -> Piece:
    """A city's place on the line."""
    return 1.24, lambda h: [
        Line(((0, h / 2), (h * 1.24, h / 2)), INK, h * 0.1, round=False),
        Disc(h * 0.62, h / 2, h * 0.5, WHITE, INK, 2.5),
        Text(h * 0.14, 0, h * 0.96, h, words, round(h * 0.52), "bold", INK, "middle", smallest=14),
    ]


def _gap(words: str) -> Piece:
    """A gap between the trains."""
    return 2.0, lambda h: [
        Rect(0, h * 0.16, h * 2, h * 0.68, SILVER, INK, 2.5, 6),
        Text(0, h * 0.16, h * 2, h * 0.68, words, round(h * 0.6), "bold", INK, "middle", smallest=14),
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
