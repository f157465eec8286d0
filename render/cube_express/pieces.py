"""Wooden pieces: cubes, stations, trains, discs."""

from __future__ import annotations

from render.scene import Align, Group, Item, Line, Polygon, Rect, Sprite, Text, moved
from render.symbols import icon, symbol
from render.symbols.railway import locomotive
from render.symbols.signs import shape_of
from render.theme import BRASS, CARD, CREAM, DECIDE, GREEN, GREY, INK, SEATS, SILVER, Colour, shade, tint

NEUTRAL = -1
"""Seat of the neutral markers."""
STATION = "cube_express-station"


@symbol("cube_express-cube")
def cube(seat: int = 0) -> tuple[Item, ...]:
    """A wooden cube that carries its owner's mark; grey for the neutral ones."""
    colour = GREY if seat == NEUTRAL else SEATS[seat].colour
    text = CREAM if seat == NEUTRAL else SEATS[seat].text
    sides: tuple[Item, ...] = (
        Polygon(((6, 26), (24, 6), (94, 6), (76, 26)), tint(colour), INK, 4),
        Polygon(((76, 26), (94, 6), (94, 76), (76, 94)), shade(colour), INK, 4),
        Rect(4, 24, 73, 72, colour, INK, 4),
    )
    return sides if seat == NEUTRAL else (*sides, *_mark(seat, text, 41, 60, 40))


def _mark(seat: int, colour: Colour, x: float, y: float, size: float) -> tuple[Item, ...]:
    """A seat's mark in one colour, centred."""
    return (moved(shape_of(seat, colour, colour, 0), x - size / 2, y - size / 2, size / 100),)


@symbol(STATION, 130, 100)
def station(seat: int = 0) -> tuple[Item, ...]:
    """A station house with its owner's roof and mark."""
    style = SEATS[seat]
    return (
        Rect(8, 46, 114, 50, CARD, INK, 5),
        Polygon(((2, 52), (22, 24), (108, 24), (128, 52)), style.colour, INK, 5),
        Polygon(((38, 96), (38, 40), (65, 8), (92, 40), (92, 96)), style.light, INK, 5),
        Polygon(((28, 46), (65, 2), (102, 46), (92, 52), (65, 22), (38, 52)), style.colour, INK, 4),
        icon("token", 65, 68, 46, seat),
        Rect(14, 64, 15, 18, SILVER, INK, 3),
        Rect(101, 64, 15, 18, SILVER, INK, 3),
    )


@symbol("cube_express-stock")
def stock_sign() -> tuple[Item, ...]:
    """A rising line: the value of a stock."""
    line = ((14, 74), (38, 48), (54, 62), (84, 24))
    return (
        Rect(2, 8, 96, 84, CARD, INK, 5, 10),
        Line(line, INK, 15),
        Line(line, GREEN, 9),
        Polygon(((92, 14), (90, 42), (66, 22)), GREEN, INK, 4),
    )


@symbol("cube_express-train", 150, 110)
def train(seat: int = 0) -> tuple[Item, ...]:
    return locomotive(SEATS[seat].colour, BRASS if seat != 2 else INK)


def numbered_train(seat: int, number: int, x: float, y: float, size: float, name: str = "") -> Group:
    """A train with its owner's mark; the second has two marks."""
    body = icon("cube_express-train", 0, 0, size, seat)
    marks = tuple(icon("token", (-0.42 + 0.5 * n) * size, 0.02 * size, size * 0.52, seat) for n in range(number))
    return Group((body, *marks), x, y, name, over=True)


def cube_at(seat: int, x: float, y: float, size: float) -> Sprite:
    return icon("cube_express-cube", x, y, size, seat)


def decisive(
    x: float, y: float, w: float, h: float, number: int, align: Align = "left", colour: Colour = INK, size: int = DECIDE
) -> Text:
    """A number that moves are decided by."""
    return Text(x, y, w, h, str(number), size, "bold", colour, align, size, decides=True)
