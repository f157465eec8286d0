"""First Class's own symbols: cars from bare to golden, conductors, tiles, evidence."""

from __future__ import annotations

from render.scene import Disc, Item, Line, Polygon, Rect, moved
from render.shapes import arc
from render.symbols import symbol
from render.theme import (
    BLUE,
    BLUE_DEEP,
    BRASS,
    BROWN,
    BROWN_LIGHT,
    CARD,
    CREAM,
    ENAMEL,
    ENAMEL_RED,
    GREEN,
    GREEN_DEEP,
    GREY,
    INK,
    LINEN,
    PURPLE_DEEP,
    RED_DEEP,
    SEATS,
    SILVER,
    SKY_LIGHT,
    STEEL,
    WHITE,
    YELLOW_LIGHT,
    Colour,
    on,
)

BODIES: dict[int, tuple[Colour, Colour]] = {
    0: (LINEN, GREY),
    1: (BROWN_LIGHT, BROWN),
    2: (GREEN, GREEN_DEEP),
    4: (BLUE, BLUE_DEEP),
    7: (ENAMEL_RED, RED_DEEP),
    12: (BRASS, PURPLE_DEEP),
}
"""Body and roof of a car, by value."""
CAR_W, CAR_H = 100, 112
PLATE_TOP = 56
"""A car's number stands below this height."""


def on_car(value: int) -> Colour:
    """The colour of a number on a car."""
    return on(BODIES[value][0])


def _underframe(x: float, w: float, y: float) -> tuple[Item, ...]:
    return (
        Rect(x, y, w, 7, INK),
        *(Disc(x + at * w, y + 9, 9, SILVER, INK, 3) for at in (0.2, 0.8)),
    )


@symbol("first_class-car", CAR_W, CAR_H)
def car(value: int) -> tuple[Item, ...]:
    """A car seen from the side; the better, the finer."""
    body, roof = BODIES[value]
    curtain = ENAMEL_RED if value >= 7 else CREAM
    glass = YELLOW_LIGHT if value >= 4 else SKY_LIGHT if value else LINEN
    windows = tuple(
        item
        for x in ((16, 42, 68) if value else (20, 56))
        for item in (
            Rect(x, 26, 18 if value else 26, 24, glass, INK, 3, 3),
            *((Polygon(((x + 2, 28), (x + 9, 28), (x + 2, 40)), curtain),) if value >= 2 else ()),
        )
    )
    trim: tuple[Item, ...] = ()
    if value >= 4:
        trim += (Line(((6, 55), (94, 55)), CREAM, 3, round=False),)
    if value >= 7:
        trim += (Line(((6, 92), (94, 92)), BRASS if value == 7 else CREAM, 4, round=False),)
    if value == 12:
        trim += (Polygon(((38, 10), (34, -2), (44, 4), (50, -4), (56, 4), (66, -2), (62, 10)), YELLOW_LIGHT, INK, 2.5),)
    return (
        *_underframe(4, 92, 96),
        Rect(3, 16, 94, 82, body, INK, 4, 5),
        Rect(0, 8, 100, 14, roof, INK, 4, 7),
        *windows,
        *trim,
    )


@symbol("first_class-mail", CAR_W, CAR_H)
def mail() -> tuple[Item, ...]:
    """The mail car: a letter on its side, its bonus is told beside it."""
    return (
        *_underframe(4, 92, 96),
        Rect(3, 16, 94, 82, YELLOW_LIGHT, INK, 4, 5),
        Rect(0, 8, 100, 14, INK, INK, 4, 7),
        Rect(20, 28, 60, 34, CARD, INK, 3, 2),
        Line(((20, 29), (50, 50), (80, 29)), INK, 3),
    )


@symbol("first_class-tile", CAR_W, CAR_H)
def tile() -> tuple[Item, ...]:
    """The back of a locomotive that pushes a closed train."""
    return (
        Line(((4, 106), (96, 106)), INK, 5),
        Polygon(((36, 22), (40, 2), (60, 2), (64, 22)), ENAMEL, INK, 4),
        Line(((38, 5), (62, 5)), BRASS, 5, round=False),
        Disc(50, 58, 40, ENAMEL, INK, 4),
        Disc(50, 58, 36, CREAM, BRASS, 3),
        Rect(8, 88, 84, 13, ENAMEL_RED, INK, 4, 2),
        Disc(22, 100, 7, SILVER, INK, 3),
        Disc(78, 100, 7, SILVER, INK, 3),
    )


@symbol("first_class-conductor", 70, 100)
def conductor(coat: Colour = ENAMEL) -> tuple[Item, ...]:
    """A conductor in his cap, seen from the front."""
    return (
        Polygon((*arc(35, 98, 33, 0, 180, 16),), coat, INK, 4),
        Rect(2, 78, 66, 20, coat, INK, 4, 3),
        Disc(35, 46, 19, CREAM, INK, 4),
        Polygon(((14, 34), (18, 14), (52, 14), (56, 34)), coat, INK, 4),
        Line(((10, 35), (60, 35)), INK, 7),
        Line(((22, 26), (48, 26)), BRASS, 5, round=False),
        Disc(35, 72, 3.5, BRASS),
        Disc(35, 86, 3.5, BRASS),
    )


@symbol("first_class-fingerprint", 80, 100)
def fingerprint(ink: Colour = INK) -> tuple[Item, ...]:
    """The mark of a thumb."""
    ridges = tuple(Line(arc(40, 44, r, 0, 180, 16), ink, 5) for r in (10, 20, 30))
    sides = tuple(
        Line(((40 + side * r, 44), (40 + side * r, 62 + 10 * (30 - r) / 10)), ink, 5)
        for r in (10, 20, 30)
        for side in (-1, 1)
    )
    return (*ridges, *sides, Line(((40, 46), (40, 92)), ink, 5))


@symbol("first_class-token", 100, 100)
def token(printed: int) -> tuple[Item, ...]:
    """An evidence token, with or without a fingerprint."""
    face: tuple[Item, ...] = (Disc(50, 50, 47, CREAM if printed else CARD, INK, 4), Disc(50, 50, 39, None, GREY, 2))
    if printed:
        return (*face, *(_shrunk(item) for item in fingerprint()))
    return (*face, Line(((34, 66), (66, 34)), GREY, 6), Line(((34, 34), (66, 66)), GREY, 6))


def _shrunk(item: Item) -> Item:
    return moved(item, 26, 20, 0.6)


@symbol("first_class-clipboard", 80, 100)
def clipboard() -> tuple[Item, ...]:
    """The mark of contracts."""
    return (
        Rect(4, 10, 72, 88, BROWN, INK, 4, 7),
        Rect(13, 22, 54, 68, WHITE, INK, 3, 2),
        Rect(26, 3, 28, 18, SILVER, INK, 4, 5),
        *(Line(((22, y), (58, y)), GREY, 4) for y in (38, 52, 66)),
        Line(((24, 78), (32, 85), (48, 70)), GREEN_DEEP, 6),
    )


@symbol("first_class-line", 100, 100)
def stretch() -> tuple[Item, ...]:
    """The mark of route cards: a line with stops."""
    return (
        Line(((8, 84), (30, 44), (68, 58), (92, 16)), CREAM, 9),
        *(Disc(x, y, 13, BRASS, CREAM, 5) for x, y in ((12, 80), (32, 46), (66, 58), (88, 20))),
    )


@symbol("first_class-switch", 100, 100)
def switch() -> tuple[Item, ...]:
    """A track that branches, and the lever that sets it."""
    return (
        Line(((6, 76), (94, 76)), CREAM, 9),
        Line(((22, 76), *arc(70, 128, 72, 132, 92, 10), (94, 40)), CREAM, 9),
        Line(((30, 76), (22, 26)), SILVER, 8),
        Disc(21, 22, 13, ENAMEL_RED, CREAM, 5),
    )


@symbol("first_class-suitcase", 100, 90)
def suitcase() -> tuple[Item, ...]:
    """Luggage."""
    return (
        Line(((36, 22), (36, 8), (64, 8), (64, 22)), INK, 7),
        Rect(4, 20, 92, 66, BROWN, INK, 4, 9),
        Rect(22, 20, 12, 66, BROWN_LIGHT, INK, 3),
        Rect(66, 20, 12, 66, BROWN_LIGHT, INK, 3),
        Rect(42, 44, 16, 14, BRASS, INK, 3, 3),
    )


@symbol("first_class-cube", 60, 60)
def cube(seat: int) -> tuple[Item, ...]:
    """A player's cube, with the player's mark beside it wherever it lies."""
    colour = SEATS[seat].colour
    return (
        Polygon(((30, 3), (56, 16), (30, 29), (4, 16)), SEATS[seat].light, INK, 3),
        Polygon(((4, 16), (30, 29), (30, 57), (4, 44)), colour, INK, 3),
        Polygon(((56, 16), (30, 29), (30, 57), (56, 44)), colour, INK, 3),
    )


@symbol("first_class-start", 100, 100)
def start_tile() -> tuple[Item, ...]:
    """The start player tile: a station clock about to strike."""
    hand = Line(((50, 50), (50, 26)), INK, 6), Line(((50, 50), (64, 58)), INK, 6)
    return (
        Rect(4, 4, 92, 92, ENAMEL_RED, INK, 4, 14),
        Disc(50, 50, 36, CREAM, INK, 4),
        *(Disc(50 + dx, 50 + dy, 3, INK) for dx, dy in ((0, -28), (28, 0), (0, 28), (-28, 0))),
        *hand,
        Disc(50, 50, 5, BRASS, INK, 2),
    )


@symbol("first_class-mosque", 200, 90)
def skyline() -> tuple[Item, ...]:
    """Constantinople against the evening."""
    return (
        Rect(10, 64, 180, 22, STEEL, INK, 3),
        Polygon((*arc(100, 64, 42, 0, 180, 24),), STEEL, INK, 3),
        Polygon((*arc(48, 66, 20, 0, 180, 16),), STEEL, INK, 3),
        Polygon((*arc(152, 66, 20, 0, 180, 16),), STEEL, INK, 3),
        *(
            item
            for x in (16, 184)
            for item in (
                Rect(x - 5, 24, 10, 60, STEEL, INK, 3),
                Polygon(((x - 6, 24), (x, 4), (x + 6, 24)), BRASS, INK, 3),
            )
        ),
        Line(((100, 22), (100, 6)), BRASS, 4),
        Disc(100, 6, 4, BRASS, INK, 2),
    )
