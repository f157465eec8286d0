"""What is carried, made and earned."""

from __future__ import annotations

from render.scene import Disc, Item, Line, Polygon, Rect
from render.shapes import arc, bezier, polar, regular
from render.symbols import symbol
from render.theme import (
    BLACK,
    BRASS,
    BROWN,
    BROWN_DEEP,
    BROWN_LIGHT,
    CREAM,
    ENAMEL,
    GREEN,
    GREEN_DEEP,
    GREY,
    INK,
    ORANGE_DEEP,
    ORANGE_LIGHT,
    PURPLE,
    RED,
    RED_DEEP,
    SILVER,
    SKY,
    SKY_DEEP,
    SKY_LIGHT,
    SOFT,
    STEEL,
    STEEL_DEEP,
    STEEL_LIGHT,
    TEAL,
    TEAL_DEEP,
    TEAL_LIGHT,
    WHITE,
    Colour,
    shade,
    tint,
)


@symbol("coin")
def coin(metal: Colour = BRASS) -> tuple[Item, ...]:
    """A coin with a winged wheel's spokes; a number may be set upon it."""
    return (Disc(50, 50, 48, metal, INK, 5), Disc(50, 50, 36, CREAM, metal, 0.1), Disc(50, 50, 37, None, BROWN_DEEP, 3))


@symbol("coins", 120, 100)
def coins(metal: Colour = BRASS) -> tuple[Item, ...]:
    """A heap of coins."""
    stack = tuple(Rect(8 + dx, 74 - 15 * n, 56, 18, metal, INK, 4, 8) for n, dx in enumerate((0, 4, -2, 2)))
    return (*stack, *(Rect(62 + dx, 74 - 15 * n, 50, 18, metal, INK, 4, 8) for n, dx in enumerate((0, 3))))


@symbol("note", 140, 100)
def note(paper: Colour = GREEN) -> tuple[Item, ...]:
    """A banknote."""
    return (
        Rect(4, 16, 132, 68, paper, INK, 4, 4),
        Rect(13, 25, 114, 50, None, CREAM, 3, 2),
        Disc(70, 50, 19, CREAM, INK, 3),
    )


@symbol("cube")
def cube(colour: Colour = BROWN) -> tuple[Item, ...]:
    """A wooden cube."""
    return (
        Polygon(((50, 4), (92, 26), (50, 49), (8, 26)), tint(colour), INK, 4),
        Polygon(((8, 26), (50, 49), (50, 97), (8, 73)), colour, INK, 4),
        Polygon(((92, 26), (50, 49), (50, 97), (92, 73)), shade(colour), INK, 4),
    )


@symbol("crate")
def crate(wood: Colour = BROWN) -> tuple[Item, ...]:
    return (
        Rect(8, 12, 84, 78, tint(wood), INK, 5, 2),
        *(Line(((12, y), (88, y)), wood, 4, round=False) for y in (31, 51, 71)),
        Line(((16, 83), (84, 19)), wood, 12, round=False),
        Rect(8, 12, 84, 78, None, INK, 5, 2),
        Rect(13, 17, 10, 68, wood, INK, 2),
        Rect(77, 17, 10, 68, wood, INK, 2),
    )


@symbol("barrel")
def barrel(wood: Colour = BROWN) -> tuple[Item, ...]:
    left = bezier((24, 6), (8, 35), (8, 65), (24, 94))
    right = bezier((76, 94), (92, 65), (92, 35), (76, 6))
    return (
        Polygon((*left, *right), wood, INK, 5),
        *(Line(bezier((x, 8), (x - b, 35), (x - b, 65), (x, 92), 8), BROWN_DEEP, 3) for x, b in ((40, 6), (60, -6))),
        *(Line(((13, y), (87, y)), STEEL_DEEP, 8, round=False) for y in (28, 72)),
    )


@symbol("person")
def person(coat: Colour = ENAMEL) -> tuple[Item, ...]:
    """A traveller."""
    return (
        Polygon(
            (*bezier((22, 97), (22, 50), (34, 44), (50, 44)), *bezier((50, 44), (66, 44), (78, 50), (78, 97))),
            coat,
            INK,
            4,
        ),
        Disc(50, 25, 19, ORANGE_LIGHT, INK, 4),
        Polygon((*arc(50, 22, 20, 0, 180, 12),), coat, INK, 4),
        Line(((24, 22), (76, 22)), INK, 5),
    )


@symbol("passengers", 110, 100)
def passengers(coat: Colour = ENAMEL, dress: Colour = RED) -> tuple[Item, ...]:
    """Two travellers with a suitcase."""
    return (
        Polygon(
            (*bezier((46, 84), (48, 48), (58, 42), (68, 42)), *bezier((68, 42), (82, 42), (90, 50), (92, 84))),
            dress,
            INK,
            4,
        ),
        Disc(68, 26, 16, ORANGE_LIGHT, INK, 4),
        Polygon((*arc(68, 24, 17, 0, 180, 12),), BROWN_DEEP, INK, 3),
        Polygon(
            (*bezier((8, 96), (8, 48), (20, 42), (34, 42)), *bezier((34, 42), (48, 42), (60, 48), (60, 96))),
            coat,
            INK,
            4,
        ),
        Disc(34, 24, 17, ORANGE_LIGHT, INK, 4),
        Polygon((*arc(34, 21, 18, 0, 180, 12),), coat, INK, 4),
        Line(((10, 21), (58, 21)), INK, 5),
        Line(arc(84, 66, 9, 0, 180, 10), INK, 5),
        Rect(66, 66, 38, 30, BROWN, INK, 4, 4),
        Line(((85, 69), (85, 93)), BRASS, 4, round=False),
    )


@symbol("letter", 120, 100)
def letter(paper: Colour = CREAM, seal: Colour = RED) -> tuple[Item, ...]:
    """A sealed envelope."""
    return (
        Rect(4, 14, 112, 74, paper, INK, 5, 4),
        Line(((8, 84), (46, 50)), INK, 3),
        Line(((112, 84), (74, 50)), INK, 3),
        Polygon(((7, 17), (113, 17), (60, 62)), paper, INK, 4),
        Disc(60, 58, 13, seal, INK, 4),
    )


@symbol("post_horn", 120, 100)
def post_horn(metal: Colour = BRASS) -> tuple[Item, ...]:
    return (
        Line(((14, 34), (64, 34)), INK, 17),
        Line((*arc(50, 56, 24, 90, 450, 30),), INK, 17),
        Polygon(((62, 26), (108, 8), (108, 60), (62, 42)), metal, INK, 4),
        Line(((14, 34), (66, 34)), metal, 9),
        Line((*arc(50, 56, 24, 90, 450, 30),), metal, 9),
    )


@symbol("coal")
def coal(lump: Colour = BLACK) -> tuple[Item, ...]:
    """A heap of lumps."""
    glint = tint(lump)
    lumps = (
        ((6, 92), (12, 68), (32, 60), (50, 72), (48, 92)),
        ((46, 92), (52, 70), (70, 60), (92, 70), (95, 92)),
        ((26, 62), (30, 36), (52, 26), (74, 38), (76, 60), (52, 72)),
    )
    edges = (((16, 72), (31, 66), (42, 74)), ((58, 74), (71, 66), (84, 74)), ((36, 42), (52, 33), (64, 42), (54, 52)))
    return (
        *(Polygon(points, lump, INK, 5) for points in lumps),
        *(Line(points, glint, 5) for points in edges),
    )


@symbol("iron_ore")
def iron_ore(rock: Colour = ORANGE_DEEP) -> tuple[Item, ...]:
    """A rust-red rock with veins."""
    return (
        Polygon(((6, 76), (16, 40), (44, 14), (74, 22), (95, 56), (86, 88), (40, 94)), rock, INK, 5),
        Polygon(((16, 40), (44, 14), (50, 46), (34, 62)), tint(rock), None),
        Polygon(((50, 46), (74, 22), (95, 56), (70, 66)), tint(rock), None),
        Line(((44, 14), (50, 46), (34, 62), (16, 40)), INK, 4),
        Line(((50, 46), (70, 66), (95, 56)), INK, 4),
        Line(((34, 62), (40, 94)), INK, 4),
        Disc(60, 80, 5, BRASS, INK, 2),
        Disc(30, 76, 4, BRASS, INK, 2),
        Disc(72, 42, 4, BRASS, INK, 2),
    )


@symbol("steel")
def steel(metal: Colour = STEEL) -> tuple[Item, ...]:
    """An I-beam, its end towards us."""
    return (
        Polygon(((30, 14), (94, 4), (94, 18), (72, 24), (72, 64), (94, 60), (94, 76), (30, 92)), STEEL_DEEP, INK, 4),
        Polygon(
            (
                (6, 18),
                (62, 18),
                (62, 34),
                (43, 34),
                (43, 76),
                (62, 76),
                (62, 93),
                (6, 93),
                (6, 76),
                (25, 76),
                (25, 34),
                (6, 34),
            ),
            STEEL_LIGHT,
            INK,
            5,
        ),
        Polygon(((6, 18), (38, 6), (94, 4), (62, 18)), metal, INK, 4),
    )


@symbol("factory", 110, 100)
def factory(wall: Colour = RED, glass: Colour = SKY_LIGHT) -> tuple[Item, ...]:
    """Saw-tooth roofs and a chimney."""
    return (
        Disc(92, 10, 8, SILVER, SOFT, 2.5),
        Disc(101, 7, 6, SILVER, SOFT, 2.5),
        Polygon(((78, 94), (81, 18), (95, 18), (98, 94)), wall, INK, 4),
        Line(((81, 26), (95, 26)), CREAM, 5, round=False),
        Polygon(((6, 94), (6, 50), (30, 32), (30, 50), (54, 32), (54, 50), (78, 32), (78, 94)), wall, INK, 5),
        *(Rect(14 + 22 * n, 62, 13, 14, glass, INK, 3) for n in range(3)),
        Line(((2, 94), (106, 94)), INK, 5),
    )


@symbol("wood")
def wood(bark: Colour = BROWN) -> tuple[Item, ...]:
    """Stacked logs."""
    logs = ((28, 70), (72, 70), (50, 32))
    return tuple(
        part
        for x, y in logs
        for part in (
            Disc(x, y, 24, bark, INK, 4.5),
            Disc(x, y, 17, BROWN_LIGHT, BROWN_DEEP, 2),
            Disc(x, y, 9, None, BROWN, 3),
            Disc(x, y, 3, BROWN_DEEP),
        )
    )


@symbol("saw")
def saw(metal: Colour = STEEL_LIGHT) -> tuple[Item, ...]:
    """A round saw blade."""
    teeth = tuple(
        point for n in range(14) for point in (polar(50, 50, 48, n * 360 / 14), polar(50, 50, 36, n * 360 / 14 + 5))
    )
    return (
        Polygon(teeth, metal, INK, 4),
        Disc(50, 50, 29, STEEL, SOFT, 2),
        Disc(50, 50, 13, RED, INK, 4),
        Disc(50, 50, 4, INK),
    )


@symbol("sugar_beet")
def sugar_beet(root: Colour = PURPLE) -> tuple[Item, ...]:
    """A beet with its leaves."""
    body = (
        *bezier((50, 36), (86, 34), (92, 58), (70, 76)),
        *bezier((70, 76), (60, 84), (54, 88), (50, 99)),
        *bezier((50, 99), (46, 88), (40, 84), (30, 76)),
        *bezier((30, 76), (8, 58), (14, 34), (50, 36)),
    )
    leaves = (
        (*bezier((50, 38), (20, 32), (14, 14), (22, 4)), *bezier((22, 4), (40, 6), (50, 20), (50, 38))),
        (*bezier((50, 38), (50, 20), (60, 6), (78, 4)), *bezier((78, 4), (86, 14), (80, 32), (50, 38))),
        (*bezier((50, 38), (36, 22), (42, 6), (50, 1)), *bezier((50, 1), (58, 6), (64, 22), (50, 38))),
    )
    return (
        Polygon(body, tint(root), INK, 4.5),
        *(Polygon(leaf, colour, INK, 4) for leaf, colour in zip(leaves, (GREEN_DEEP, GREEN_DEEP, GREEN), strict=True)),
        Line(((32, 56), (48, 59)), root, 4),
        Line(((52, 70), (64, 67)), root, 4),
    )


@symbol("sugar_factory", 110, 100)
def sugar_factory(wall: Colour = TEAL) -> tuple[Item, ...]:
    """A sugar loaf in front of a chimney."""
    loaf = (*bezier((52, 94), (56, 40), (66, 28), (76, 28)), *bezier((76, 28), (86, 28), (96, 40), (100, 94)))
    return (
        Disc(26, 8, 7, SILVER, SOFT, 2.5),
        Polygon(((13, 94), (17, 16), (32, 16), (36, 94)), wall, INK, 4),
        Line(((16, 25), (33, 25)), CREAM, 5, round=False),
        Polygon(((6, 94), (6, 58), (30, 44), (54, 58), (54, 94)), wall, INK, 4.5),
        Rect(15, 66, 12, 12, CREAM, INK, 3),
        Polygon(loaf, WHITE, INK, 4.5),
        Polygon(((52, 94), (53, 74), (99, 74), (100, 94)), SKY_DEEP, INK, 4),
        Line(((2, 95), (108, 95)), INK, 5),
    )


@symbol("glass")
def glass(colour: Colour = TEAL) -> tuple[Item, ...]:
    """A bottle and a tumbler."""
    bottle = (
        (20, 4),
        (38, 4),
        (38, 30),
        *bezier((38, 30), (52, 40), (54, 48), (54, 58), 8),
        (54, 96),
        (5, 96),
        (5, 58),
        *bezier((5, 58), (5, 48), (7, 40), (20, 30), 8),
    )
    return (
        Polygon(bottle, colour, INK, 4.5),
        Rect(8, 58, 43, 22, CREAM, INK, 2.5),
        Line(((14, 50), (14, 46)), TEAL_LIGHT, 5),
        Rect(17, 2, 24, 10, TEAL_DEEP, INK, 3),
        Polygon(((62, 52), (96, 52), (91, 96), (67, 96)), SKY_LIGHT, INK, 4.5),
        Polygon(((65, 68), (93, 68), (90, 93), (68, 93)), SKY, None),
    )


@symbol("sack")
def sack(cloth: Colour = BROWN_LIGHT) -> tuple[Item, ...]:
    body = (*bezier((38, 30), (0, 50), (2, 98), (30, 96)), *bezier((70, 96), (98, 98), (100, 50), (62, 30)))
    return (
        Polygon(((34, 8), (50, 14), (66, 8), (60, 30), (40, 30)), cloth, INK, 4),
        Polygon(body, cloth, INK, 4.5),
        Line(((36, 30), (64, 30)), BROWN_DEEP, 7),
    )


@symbol("gem")
def gem(colour: Colour = SKY) -> tuple[Item, ...]:
    return (
        Polygon(((24, 14), (76, 14), (97, 40), (50, 95), (3, 40)), colour, INK, 5),
        Polygon(((24, 14), (36, 40), (3, 40)), tint(colour), INK, 3),
        Polygon(((76, 14), (97, 40), (64, 40)), shade(colour), INK, 3),
        Line(((3, 40), (97, 40)), INK, 3),
        Line(((36, 40), (50, 95), (64, 40)), INK, 3),
    )


@symbol("fire")
def fire(colour: Colour = ORANGE_DEEP) -> tuple[Item, ...]:
    flame = (
        *bezier((50, 3), (60, 28), (92, 44), (84, 74)),
        *bezier((84, 74), (78, 100), (22, 100), (16, 74)),
        *bezier((16, 74), (12, 56), (24, 48), (28, 34)),
        *bezier((28, 34), (40, 44), (40, 48), (42, 52)),
        *bezier((42, 52), (52, 38), (54, 20), (50, 3)),
    )
    return (Polygon(flame, colour, INK, 4.5), Polygon(regular(50, 76, 14, 24), CREAM, None))


@symbol("cargo")
def cargo(colour: Colour = GREY, dark: Colour = RED_DEEP) -> tuple[Item, ...]:
    """A parcel tied with string."""
    return (
        Rect(8, 18, 84, 72, colour, INK, 5, 3),
        Line(((50, 18), (50, 90)), dark, 6, round=False),
        Line(((10, 46), (90, 46)), dark, 6, round=False),
        Line((*arc(38, 18, 11, 0, 360, 16),), dark, 5),
        Line((*arc(62, 18, 11, 0, 360, 16),), dark, 5),
    )
