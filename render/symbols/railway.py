"""Engines, wagons, rails and signals."""

from __future__ import annotations

from render.scene import Disc, Item, Line, Point, Polygon, Rect
from render.shapes import arc
from render.symbols import symbol
from render.theme import (
    BRASS,
    CREAM,
    ENAMEL,
    ENAMEL_RED,
    GREY,
    INK,
    RED,
    SILVER,
    SKY_LIGHT,
    STEEL,
    STEEL_DEEP,
    WHITE,
    YELLOW_LIGHT,
    Colour,
)


def _wheel(x: float, y: float, r: float, rim: Colour = INK, hub: Colour = SILVER) -> tuple[Item, ...]:
    spokes = tuple(
        Line(((x, y), arc(x, y, r * 0.8, a, a, 1)[0]), rim, r * 0.16, round=False) for a in (30, 90, 150, 210, 270, 330)
    )
    return (Disc(x, y, r, hub, rim, r * 0.28), *spokes, Disc(x, y, r * 0.26, rim))


@symbol("locomotive", 150, 100)
def locomotive(body: Colour = ENAMEL, trim: Colour = BRASS) -> tuple[Item, ...]:
    """A steam engine seen from its right side, running to the right."""
    return (
        Rect(6, 66, 128, 9, ENAMEL_RED, INK, 3),
        Polygon(((134, 66), (147, 82), (126, 82), (122, 70)), ENAMEL_RED, INK, 3),
        Rect(40, 36, 88, 32, body, INK, 4, 8),
        Rect(110, 33, 22, 38, body, INK, 4, 5),
        Line(((62, 38), (62, 66)), trim, 4, round=False),
        Line(((88, 38), (88, 66)), trim, 4, round=False),
        Polygon(((112, 34), (114, 16), (109, 9), (133, 9), (128, 16), (130, 34)), body, INK, 4),
        Line(((110, 11), (132, 11)), trim, 5, round=False),
        Polygon((*arc(78, 36, 10, 0, 180, 10),), trim, INK, 3),
        Rect(74, 20, 8, 8, trim, INK, 2),
        Rect(8, 22, 38, 46, body, INK, 4, 2),
        Rect(2, 12, 50, 11, body, INK, 4, 4),
        Rect(15, 30, 22, 17, SKY_LIGHT, INK, 3, 2),
        Disc(134, 45, 6, YELLOW_LIGHT, INK, 3),
        *_wheel(26, 79, 17),
        *_wheel(64, 79, 17),
        *_wheel(98, 79, 17),
        *_wheel(124, 87, 9),
        Line(((26, 82), (98, 82)), STEEL, 6),
    )


@symbol("locomotive_front")
def locomotive_front(body: Colour = ENAMEL, trim: Colour = BRASS) -> tuple[Item, ...]:
    """A steam engine that comes towards us."""
    return (
        Line(((8, 96), (92, 96)), INK, 5),
        Polygon(((38, 24), (41, 5), (59, 5), (62, 24)), body, INK, 4),
        Line(((38, 7), (62, 7)), trim, 5, round=False),
        Disc(50, 46, 32, body, INK, 4),
        Disc(50, 46, 23, STEEL_DEEP, trim, 4),
        Line(((50, 46), (64, 36)), trim, 4),
        Disc(50, 46, 5, trim, INK, 2),
        Rect(10, 70, 80, 14, ENAMEL_RED, INK, 4, 2),
        Disc(22, 77, 8, SILVER, INK, 3),
        Disc(78, 77, 8, SILVER, INK, 3),
        Disc(17, 58, 7, YELLOW_LIGHT, INK, 3),
        Disc(83, 58, 7, YELLOW_LIGHT, INK, 3),
        Polygon(((24, 84), (76, 84), (66, 95), (34, 95)), STEEL_DEEP, INK, 3),
    )


@symbol("steam", 100, 60)
def steam(colour: Colour = WHITE) -> tuple[Item, ...]:
    """A puff that drifts to the left."""
    puffs = ((86, 46, 9), (70, 36, 13), (48, 28, 17), (22, 24, 13))
    return (*(Disc(x, y, r + 3, GREY) for x, y, r in puffs), *(Disc(x, y, r, colour) for x, y, r in puffs))


@symbol("coach", 150, 100)
def coach(body: Colour = ENAMEL_RED, trim: Colour = CREAM) -> tuple[Item, ...]:
    """A passenger carriage."""
    windows = tuple(Rect(16 + 25 * n, 34, 18, 19, SKY_LIGHT, INK, 3, 2) for n in range(5))
    return (
        Line(((0, 78), (150, 78)), INK, 5),
        Polygon((*arc(75, 60, 76, 28, 152, 16),), GREY, INK, 3),
        Rect(5, 26, 140, 50, body, INK, 4, 3),
        Rect(9, 58, 132, 6, trim),
        *windows,
        Rect(5, 72, 140, 7, INK),
        *_wheel(30, 84, 13),
        *_wheel(120, 84, 13),
    )


@symbol("wagon", 150, 100)
def wagon(load: Colour = INK, body: Colour = STEEL_DEEP) -> tuple[Item, ...]:
    """An open freight wagon with its load."""
    heap = ((12, 42), (28, 26), (46, 33), (64, 18), (86, 30), (104, 20), (124, 32), (138, 42))
    ribs = tuple(Line(((35 + 27 * n, 44), (35 + 27 * n, 72)), INK, 3, round=False) for n in range(4))
    return (
        Line(((0, 78), (150, 78)), INK, 5),
        Polygon(heap, load, INK, 4),
        Rect(8, 40, 134, 34, body, INK, 4, 2),
        *ribs,
        Rect(5, 72, 140, 7, INK),
        *_wheel(32, 84, 13),
        *_wheel(118, 84, 13),
    )


@symbol("rails", 100, 40)
def rails(colour: Colour = STEEL_DEEP, wood: Colour = GREY) -> tuple[Item, ...]:
    """A piece of straight track on its sleepers, to be set side by side."""
    sleepers = tuple(Rect(5 + 20 * n, 2, 10, 36, wood) for n in range(5))
    return (*sleepers, Rect(0, 9, 100, 5, colour), Rect(0, 26, 100, 5, colour))


@symbol("signal", 70, 100)
def signal(arm: Colour = RED, raised: int = 1) -> tuple[Item, ...]:
    """The house's mark: a semaphore, its arm raised (go) or level (stop)."""
    blade: tuple[Point, ...] = ((20, 18), (66, 18), (66, 34), (20, 34))
    stripe: tuple[Point, ...] = ((54, 18), (54, 34))
    if raised:
        blade = ((20, 28), (27, 18), (65, 2), (68, 12), (64, 20), (26, 37))
        stripe = ((50, 9), (54, 19))
    return (
        Rect(16, 8, 9, 84, SILVER, INK, 3),
        Rect(6, 88, 29, 9, STEEL_DEEP, INK, 3),
        Polygon(blade, arm, INK, 3.5),
        Line(stripe, WHITE, 5, round=False),
        Disc(20.5, 25, 8, YELLOW_LIGHT if raised else RED, INK, 3.5),
        Polygon(((13, 8), (20.5, 0), (28, 8)), STEEL_DEEP, INK, 2.5),
    )


@symbol("wheel")
def wheel(rim: Colour = INK) -> tuple[Item, ...]:
    return _wheel(50, 50, 48, rim)


@symbol("points", 100, 60)
def points(colour: Colour = STEEL_DEEP) -> tuple[Item, ...]:
    """A switch: one line becomes two."""
    return (
        Line(((2, 46), (98, 46)), colour, 9),
        Line(((20, 46), (50, 44), (70, 26), (98, 14)), colour, 9),
    )
