"""Buildings and landscape."""

from __future__ import annotations

from render.scene import Disc, Item, Line, Polygon, Rect
from render.shapes import arc
from render.symbols import symbol
from render.theme import (
    BROWN,
    BROWN_DEEP,
    CREAM,
    ENAMEL_RED,
    GREEN,
    GREEN_DEEP,
    GREY,
    INK,
    RED,
    SILVER,
    SKY_DEEP,
    SKY_LIGHT,
    SOFT,
    STEEL,
    STEEL_DEEP,
    WHITE,
    Colour,
    shade,
)


@symbol("station", 130, 100)
def station(wall: Colour = CREAM, roof: Colour = ENAMEL_RED) -> tuple[Item, ...]:
    """A station building with a clock in its gable."""
    return (
        Rect(10, 48, 110, 46, wall, INK, 4),
        Polygon(((4, 50), (16, 30), (114, 30), (126, 50)), roof, INK, 4),
        Polygon(((42, 94), (42, 34), (65, 10), (88, 34), (88, 94)), wall, INK, 4),
        Polygon(((35, 37), (65, 5), (95, 37), (88, 42), (65, 18), (42, 42)), roof, INK, 3.5),
        Disc(65, 42, 10, WHITE, INK, 3.5),
        Line(((65, 36), (65, 42), (69, 44)), INK, 2.5),
        Rect(56, 66, 18, 28, BROWN_DEEP, INK, 3, 2),
        *(Rect(x, 60, 14, 18, SKY_LIGHT, INK, 3) for x in (19, 97)),
        Line(((2, 95), (128, 95)), INK, 5),
    )


@symbol("house")
def house(wall: Colour = CREAM, roof: Colour = RED) -> tuple[Item, ...]:
    return (
        Rect(16, 46, 68, 48, wall, INK, 4.5),
        Rect(66, 14, 12, 26, roof, INK, 3.5),
        Polygon(((4, 50), (50, 8), (96, 50)), roof, INK, 4.5),
        Rect(42, 64, 18, 30, BROWN_DEEP, INK, 3),
        Rect(22, 58, 14, 14, SKY_LIGHT, INK, 3),
        Rect(66, 58, 12, 14, SKY_LIGHT, INK, 3),
    )


@symbol("houses", 130, 100)
def houses(wall: Colour = CREAM, roof: Colour = RED) -> tuple[Item, ...]:
    """A town: houses around a church."""
    return (
        Polygon(((54, 36), (65, 2), (76, 36)), SKY_DEEP, INK, 4),
        Rect(55, 34, 20, 60, wall, INK, 4),
        Disc(65, 48, 5, WHITE, INK, 2.5),
        Rect(8, 58, 46, 36, wall, INK, 4),
        Polygon(((2, 60), (31, 34), (60, 60)), roof, INK, 4),
        Rect(74, 62, 46, 32, wall, INK, 4),
        Polygon(((68, 64), (97, 40), (127, 64)), shade(roof), INK, 4),
        *(Rect(x, 70, 10, 12, SKY_LIGHT, INK, 2.5) for x in (17, 35, 82, 102)),
    )


@symbol("tower", 70, 100)
def tower(wall: Colour = CREAM, roof: Colour = SKY_DEEP) -> tuple[Item, ...]:
    """A signal box: the house that gives its name."""
    return (
        Rect(18, 50, 34, 45, wall, INK, 4),
        Rect(6, 24, 58, 30, wall, INK, 4),
        *(Rect(11 + 17 * n, 30, 14, 17, SKY_LIGHT, INK, 2.5) for n in range(3)),
        Polygon(((0, 26), (14, 8), (56, 8), (70, 26)), roof, INK, 4),
        Rect(28, 72, 14, 23, BROWN_DEEP, INK, 3),
    )


@symbol("church", 70, 100)
def church(wall: Colour = CREAM, roof: Colour = SKY_DEEP) -> tuple[Item, ...]:
    return (
        Polygon(((20, 40), (35, 4), (50, 40)), roof, INK, 4),
        Rect(21, 38, 28, 57, wall, INK, 4),
        Disc(35, 53, 7, WHITE, INK, 3),
        Rect(28, 74, 14, 21, BROWN_DEEP, INK, 3, 2),
    )


@symbol("castle")
def castle(wall: Colour = SILVER) -> tuple[Item, ...]:
    battlements = (
        (6, 94), (6, 22), (18, 22), (18, 32), (28, 32), (28, 22), (40, 22), (40, 46),
        (60, 46), (60, 22), (72, 22), (72, 32), (82, 32), (82, 22), (94, 22), (94, 94),
    )  # fmt: skip
    return (
        Polygon(battlements, wall, INK, 5),
        Polygon((*arc(50, 74, 12, 0, 180, 10), (38, 94), (62, 94)), BROWN_DEEP, INK, 3),
        Rect(19, 46, 8, 14, INK),
        Rect(73, 46, 8, 14, INK),
    )


@symbol("bridge", 130, 100)
def bridge(stone: Colour = SILVER, water: Colour = SKY_DEEP) -> tuple[Item, ...]:
    """A stone viaduct."""
    opening = tuple(
        Polygon((*arc(x, 66, 15, 0, 180, 12), (x - 15, 93), (x + 15, 93)), water, INK, 4) for x in (26, 65, 104)
    )
    return (
        Rect(2, 36, 126, 57, stone, INK, 4.5),
        *opening,
        Rect(0, 26, 130, 13, SOFT, INK, 4),
        *(Line(((10 + 22 * n, 26), (10 + 22 * n, 12)), INK, 4) for n in range(6)),
        Line(((6, 14), (124, 14)), INK, 4),
    )


@symbol("mountain", 120, 100)
def mountain(rock: Colour = STEEL, snow: Colour = WHITE) -> tuple[Item, ...]:
    return (
        Polygon(((50, 94), (86, 30), (118, 94)), shade(rock), INK, 4),
        Polygon(((2, 94), (46, 8), (92, 94)), rock, INK, 4.5),
        Polygon(((33, 33), (46, 8), (59, 33), (52, 29), (47, 38), (41, 30)), snow, INK, 3.5),
        Polygon(((78, 44), (86, 30), (93, 44), (87, 41)), snow, INK, 3),
    )


@symbol("tunnel", 120, 100)
def tunnel(rock: Colour = STEEL) -> tuple[Item, ...]:
    return (
        Polygon(((2, 94), (20, 40), (52, 10), (86, 24), (118, 94)), rock, INK, 4.5),
        Polygon((*arc(60, 66, 32, 0, 180, 16), (28, 94), (92, 94)), SILVER, INK, 4),
        Polygon((*arc(60, 68, 22, 0, 180, 16), (38, 94), (82, 94)), INK, INK, 3),
        Line(((48, 94), (56, 74)), GREY, 4),
        Line(((72, 94), (64, 74)), GREY, 4),
    )


@symbol("tree", 80, 100)
def tree(leaf: Colour = GREEN) -> tuple[Item, ...]:
    return (
        Rect(34, 74, 12, 22, BROWN, INK, 3),
        Polygon(((40, 3), (66, 40), (54, 40), (75, 78), (5, 78), (26, 40), (14, 40)), leaf, INK, 4),
    )


@symbol("forest", 130, 100)
def forest(leaf: Colour = GREEN) -> tuple[Item, ...]:
    def fir(x: float, y: float, colour: Colour) -> tuple[Item, ...]:
        return (
            Rect(x - 5, y + 66, 10, 14, BROWN, INK, 3),
            Polygon(((x, y), (x + 30, y + 68), (x - 30, y + 68)), colour, INK, 4),
        )

    return (*fir(36, 4, GREEN_DEEP), *fir(94, 4, GREEN_DEEP), *fir(65, 16, leaf))


@symbol("mine")
def mine(steel_: Colour = STEEL_DEEP) -> tuple[Item, ...]:
    """A winding tower."""
    return (
        Line(((30, 94), (46, 26)), INK, 7),
        Line(((70, 94), (54, 26)), INK, 7),
        Line(((36, 68), (64, 68)), INK, 5),
        Line(((40, 50), (60, 50)), INK, 5),
        Line(((60, 30), (94, 94)), steel_, 6),
        Disc(50, 24, 18, SILVER, INK, 5),
        Disc(50, 24, 5, INK),
        Rect(8, 72, 30, 22, RED, INK, 4),
        Line(((2, 95), (98, 95)), INK, 5),
    )
