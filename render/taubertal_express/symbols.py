"""Der Taubertal-Express's own symbols: stones, goods, goods buildings, wagon halls, the engine."""

from __future__ import annotations

from render.scene import Disc, Item, Line, Polygon, Rect
from render.shapes import arc, bezier, regular
from render.symbols import symbol
from render.theme import (
    BLACK,
    BLUE,
    BRASS,
    BROWN,
    BROWN_DEEP,
    BROWN_LIGHT,
    CARD,
    CREAM,
    ENAMEL,
    ENAMEL_GREEN,
    ENAMEL_RED,
    GREEN,
    GREEN_DEEP,
    GREEN_LIGHT,
    GREY,
    INK,
    LINEN,
    PEARL,
    PURPLE,
    PURPLE_DEEP,
    PURPLE_LIGHT,
    SILVER,
    SKY_LIGHT,
    STEEL,
    STEEL_DEEP,
    STEEL_LIGHT,
    TEAL,
    TEAL_LIGHT,
    WHITE,
    YELLOW,
    YELLOW_DEEP,
    YELLOW_LIGHT,
    Colour,
    on,
    shade,
    tint,
)

STONE: dict[str, Colour] = {"W": PEARL, "Y": YELLOW, "B": BLUE, "P": PURPLE_DEEP, "K": BLACK}
"""The colour of an action stone; its letter stands on it, so that colour is never alone."""
HALL: dict[str, tuple[Colour, Colour]] = {"brown": (BROWN, BROWN_LIGHT), "turquoise": (TEAL, TEAL_LIGHT)}
KIND_GROUND: dict[str, Colour] = {
    "winery": PURPLE_LIGHT,
    "pasture": GREEN_LIGHT,
    "granary": YELLOW_LIGHT,
    "factory": STEEL_LIGHT,
}


@symbol("taubertal-stone")
def stone(letter: str) -> tuple[Item, ...]:
    """A cut stone seen from above; the strokes tell the colours apart without colour."""
    fill = STONE[letter]
    mark = on(fill)
    facets = regular(50, 50, 46, 8, 67.5)
    table = regular(50, 50, 30, 8, 67.5)
    marks: dict[str, tuple[Item, ...]] = {
        "W": (Disc(50, 50, 9, None, mark, 4),),
        "Y": (Polygon(((50, 38), (61, 58), (39, 58)), mark),),
        "B": (Rect(40, 40, 20, 20, mark),),
        "P": (Line(((40, 40), (60, 60)), mark, 7), Line(((60, 40), (40, 60)), mark, 7)),
        "K": (Disc(50, 50, 10, mark),),
    }
    return (
        Polygon(facets, shade(fill) if letter != "K" else STEEL_DEEP, INK, 6),
        Polygon(table, fill, INK, 2.5),
        *marks[letter],
    )


@symbol("taubertal-points")
def badge() -> tuple[Item, ...]:
    """The ground of a number of victory points."""
    return (Polygon(regular(50, 50, 49, 6), BRASS, INK, 3), Polygon(regular(50, 50, 43, 6), ENAMEL_GREEN))


@symbol("taubertal-wine")
def wine() -> tuple[Item, ...]:
    """Grapes."""
    rows = ((26, 40), (50, 40), (74, 40), (38, 58), (62, 58), (50, 76))
    return (
        Line(((50, 32), (54, 8)), BROWN_DEEP, 7),
        Polygon(
            (*bezier((54, 18), (70, 2), (92, 8), (94, 26)), *bezier((94, 26), (80, 34), (62, 30), (54, 18))),
            GREEN,
            INK,
            3.5,
        ),
        *(Disc(x, y, 15, PURPLE_DEEP, INK, 3.5) for x, y in rows),
        *(Disc(x - 4, y - 5, 4, PURPLE) for x, y in rows),
    )


@symbol("taubertal-sheep", 110, 100)
def sheep() -> tuple[Item, ...]:
    wool = ((30, 50), (48, 40), (66, 42), (82, 52), (36, 64), (56, 66), (76, 66))
    return (
        *(Line(((x, 72), (x, 94)), INK, 8) for x in (38, 50, 68, 80)),
        *(Disc(x, y, 20, INK) for x, y in wool),
        *(Disc(x, y, 16.5, WHITE) for x, y in wool),
        Polygon((*arc(20, 48, 15, 0, 360, 20),), STEEL_DEEP, INK, 3),
        Line(((26, 36), (36, 32)), INK, 7),
        Disc(16, 45, 3.5, WHITE),
    )


@symbol("taubertal-grain")
def grain() -> tuple[Item, ...]:
    """A sheaf."""
    ears: list[Item] = []
    for x, lean in ((24, -14), (40, -5), (60, 5), (76, 14)):
        ears.append(Line(((50 + (x - 50) * 0.3, 94), (x + lean * 0.2, 40)), YELLOW_DEEP, 6))
        ears.append(
            Polygon(
                (
                    *bezier((x, 52), (x - 14, 36), (x - 6 + lean, 14), (x + lean, 6)),
                    *bezier((x + lean, 6), (x + 12 + lean, 18), (x + 14, 38), (x, 52)),
                ),
                YELLOW,
                INK,
                3.5,
            )
        )
    return (*ears, Polygon(((32, 66), (68, 66), (66, 78), (34, 78)), BROWN, INK, 3.5))


@symbol("taubertal-tools")
def tools() -> tuple[Item, ...]:
    """Hammer and spanner."""
    return (
        Line(((20, 88), (66, 34)), INK, 17),
        Line(((20, 88), (66, 34)), BROWN, 9),
        Polygon(((46, 24), (62, 8), (92, 36), (78, 52)), STEEL, INK, 4.5),
        Line(((80, 88), (34, 34)), INK, 18),
        Line(((80, 88), (34, 34)), STEEL_LIGHT, 10),
        Polygon((*arc(28, 26, 21, 100, 350, 20), (34, 26)), STEEL_LIGHT, INK, 4.5),
        Disc(80, 88, 4, INK),
    )


@symbol("taubertal-pasture", 110, 100)
def pasture() -> tuple[Item, ...]:
    """A fenced meadow with a tree."""
    return (
        Polygon(((4, 92), (4, 60), *bezier((4, 60), (36, 36), (66, 70), (106, 50)), (106, 92)), GREEN, INK, 4),
        Rect(74, 34, 8, 24, BROWN_DEEP, INK, 2.5),
        Disc(78, 24, 18, GREEN_DEEP, INK, 4),
        *(Line(((x, 62), (x, 92)), BROWN_DEEP, 7) for x in (14, 36, 58, 80, 98)),
        Line(((6, 70), (104, 70)), BROWN_LIGHT, 6),
        Line(((6, 82), (104, 82)), BROWN_LIGHT, 6),
    )


@symbol("taubertal-granary", 110, 100)
def granary() -> tuple[Item, ...]:
    """A half-timbered store with a hoist."""
    beams = (
        ((20, 52), (90, 52)),
        ((38, 52), (38, 92)),
        ((72, 52), (72, 92)),
        ((20, 92), (38, 70)),
        ((90, 92), (72, 70)),
    )
    return (
        Rect(18, 40, 74, 54, CREAM, INK, 4.5),
        Polygon(((8, 44), (55, 4), (102, 44)), ENAMEL_RED, INK, 4.5),
        *(Line(beam, BROWN_DEEP, 6, round=False) for beam in beams),
        Rect(44, 64, 22, 30, BROWN, INK, 3.5),
        Rect(47, 24, 16, 14, BROWN_DEEP, INK, 3),
    )


@symbol("taubertal-winery", 110, 100)
def winery() -> tuple[Item, ...]:
    """A cellar built into the vineyard, a barrel in its gate."""
    return (
        Polygon(((2, 94), *bezier((2, 94), (14, 10), (90, 2), (108, 94))), GREEN, INK, 4.5),
        *(Line(((22 + 13 * n, 34 - abs(2 - n) * -7), (16 + 15 * n, 52)), GREEN_DEEP, 6) for n in range(6)),
        Polygon((*arc(55, 66, 30, 0, 180, 16), (25, 94), (85, 94)), SILVER, INK, 4),
        Disc(55, 74, 20, BROWN, INK, 4),
        Line(((36, 68), (74, 68)), INK, 3),
        Line(((36, 80), (74, 80)), INK, 3),
        Disc(55, 74, 4, BRASS, INK, 2),
    )


KIND_SYMBOL = {
    "winery": "taubertal-winery",
    "pasture": "taubertal-pasture",
    "granary": "taubertal-granary",
    "factory": "factory",
}
GOOD_SYMBOL = {good: f"taubertal-{good}" for good in ("wine", "sheep", "grain", "tools")}


@symbol("taubertal-hall", 120, 100)
def hall(colour: str, waiting: int = 0) -> tuple[Item, ...]:
    """A wagon hall; a wagon stands in its gate as long as nobody has fetched it."""
    deep, light = HALL[colour]
    inside: tuple[Item, ...] = ()
    if waiting:
        inside = (
            Rect(40, 60, 40, 24, ENAMEL_RED if colour == "turquoise" else STEEL_DEEP, INK, 3),
            Disc(48, 88, 6, INK),
            Disc(72, 88, 6, INK),
        )
    return (
        Polygon(((8, 94), (8, 58), *arc(60, 60, 52, 176, 4, 20), (112, 58), (112, 94)), light, INK, 4.5),
        Polygon((*arc(60, 60, 56, 178, 2, 20), *arc(60, 60, 43, 6, 174, 20)), deep, INK, 4),
        Polygon(((30, 94), (30, 70), *arc(60, 66, 30, 180, 0, 16), (90, 94)), STEEL if waiting else INK, INK, 3),
        *inside,
        *(() if waiting else (Line(((60, 38), (60, 94)), deep, 5, round=False),)),
        Line(((2, 95), (118, 95)), INK, 5),
    )


@symbol("taubertal-hall-site", 120, 100)
def hall_site(colours: str) -> tuple[Item, ...]:
    """The outline of a hall still to be built, in each colour the town accepts."""
    names = colours.split()
    left, right = HALL[names[0]][0], HALL[names[-1]][0]
    return (
        Polygon(((10, 94), (10, 60), *arc(60, 60, 50, 176, 4, 20), (110, 60), (110, 94)), CARD, GREY, 3),
        Line(((10, 92), (10, 60), *arc(60, 60, 50, 178, 90, 12)), left, 10, 9),
        Line((*arc(60, 60, 50, 90, 2, 12), (110, 60), (110, 92)), right, 10, 9),
    )


# The train, seen from its side, running to the left


def _wheel(x: float) -> tuple[Item, ...]:
    return (Disc(x, 124, 15, INK), Disc(x, 124, 9, SILVER), Disc(x, 124, 3, INK))


def chassis(width: float) -> tuple[Item, ...]:
    """Buffers, frame and wheels below a wagon whose body ends at height 108."""
    return (
        Line(((-8, 118), (width + 8, 118)), INK, 5),
        Rect(2, 108, width - 4, 9, STEEL_DEEP, INK, 2.5),
        *_wheel(width * 0.2),
        *_wheel(width * 0.8),
    )


@symbol("taubertal-engine", 300, 140)
def engine(body: Colour) -> tuple[Item, ...]:
    """The steam locomotive with its cab."""
    trim = BRASS
    return (
        *(Disc(x, y, r, LINEN, GREY, 2.5) for x, y, r in ((92, 14, 11), (116, 9, 8), (138, 13, 6))),
        Polygon(((10, 118), (34, 100), (34, 118)), ENAMEL_RED, INK, 3),
        Rect(30, 100, 262, 11, ENAMEL_RED, INK, 3),
        Rect(46, 50, 156, 52, body, INK, 4, 10),
        *(Line(((x, 53), (x, 99)), trim, 5, round=False) for x in (84, 124, 164)),
        Rect(40, 44, 20, 64, shade(body), INK, 4, 6),
        Polygon(((58, 50), (61, 26), (54, 16), (88, 16), (81, 26), (84, 50)), body, INK, 4),
        Line(((52, 18), (90, 18)), trim, 6, round=False),
        Polygon((*arc(124, 50, 15, 0, 180, 12),), trim, INK, 3.5),
        Rect(152, 36, 12, 16, trim, INK, 3),
        Disc(36, 66, 9, YELLOW_LIGHT, INK, 3.5),
        Rect(200, 30, 88, 74, body, INK, 4, 3),
        Rect(192, 18, 104, 15, shade(body), INK, 4, 5),
        Rect(214, 44, 26, 26, SKY_LIGHT, INK, 3, 3),
        Rect(250, 44, 26, 26, SKY_LIGHT, INK, 3, 3),
        Rect(210, 80, 68, 16, tint(body), INK, 2.5, 3),
        *(
            item
            for x in (80, 130, 180)
            for item in (Disc(x, 116, 21, INK), Disc(x, 116, 15, ENAMEL_RED), Disc(x, 116, 5, INK))
        ),
        Line(((80, 120), (180, 120)), STEEL, 7),
        *_wheel(236),
        *_wheel(274),
    )


@symbol("taubertal-moon")
def moon() -> tuple[Item, ...]:
    """Off duty."""
    return (
        Disc(50, 50, 46, ENAMEL, INK, 4),
        Polygon((*arc(50, 50, 32, 60, 300, 24), *arc(66, 50, 26, 290, 70, 20)), YELLOW_LIGHT, None),
    )
