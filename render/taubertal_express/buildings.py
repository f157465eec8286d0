"""Symbols of the 22 station buildings: where the house has a fitting one, it is used."""

from __future__ import annotations

from render.scene import Disc, Item, Line, Polygon, Rect
from render.shapes import bezier
from render.symbols import icon, symbol
from render.theme import (
    BLUE,
    BRASS,
    BROWN,
    BROWN_DEEP,
    CREAM,
    ENAMEL,
    ENAMEL_RED,
    GREY,
    INK,
    PURPLE_DEEP,
    RED,
    SAND,
    SILVER,
    SKY_DEEP,
    SKY_LIGHT,
    STEEL,
    STEEL_DEEP,
    TEAL,
    WHITE,
    YELLOW,
    YELLOW_DEEP,
)


@symbol("taubertal-kiosk")
def kiosk() -> tuple[Item, ...]:
    stripes = tuple(
        Polygon(
            ((8 + 14 * n, 40), (22 + 14 * n, 40), (24 + 13 * n, 18), (12 + 13 * n, 18)),
            RED if n % 2 else WHITE,
            INK,
            2.5,
        )
        for n in range(6)
    )
    return (
        Rect(14, 38, 72, 56, CREAM, INK, 4.5),
        Rect(22, 48, 56, 22, SKY_LIGHT, INK, 3),
        *stripes,
        Rect(14, 72, 72, 8, BROWN, INK, 3),
    )


@symbol("taubertal-canteen")
def canteen() -> tuple[Item, ...]:
    """A steaming pot."""
    return (
        *(Line((*bezier((x, 38), (x - 10, 28), (x + 10, 20), (x, 8)),), GREY, 5) for x in (34, 50, 66)),
        Rect(14, 44, 72, 12, STEEL, INK, 4, 5),
        Polygon(((18, 54), (82, 54), (76, 92), (24, 92)), STEEL_DEEP, INK, 4.5),
        Rect(2, 60, 18, 10, STEEL, INK, 3.5, 4),
        Rect(80, 60, 18, 10, STEEL, INK, 3.5, 4),
    )


@symbol("taubertal-police")
def police() -> tuple[Item, ...]:
    """A shield with a star."""
    return (
        Polygon(((50, 4), (92, 16), (88, 56), (50, 96), (12, 56), (8, 16)), ENAMEL, INK, 4.5),
        Polygon(((50, 12), (84, 22), (81, 53), (50, 86), (19, 53), (16, 22)), None, CREAM, 3),
        icon("star", 50, 46, 46),
    )


@symbol("taubertal-bolt")
def bolt() -> tuple[Item, ...]:
    """A flash in an insulator's ring."""
    return (
        Disc(50, 50, 46, ENAMEL, INK, 4.5),
        Polygon(((58, 8), (24, 56), (46, 56), (38, 92), (76, 40), (53, 40)), YELLOW, INK, 4),
    )


@symbol("taubertal-barrier", 110, 100)
def barrier() -> tuple[Item, ...]:
    """A customs barrier."""
    bands = tuple(
        Polygon(
            (
                (22 + 20 * n, 56 - 9 * n),
                (32 + 20 * n, 51.5 - 9 * n),
                (36 + 20 * n, 62 - 9 * n),
                (26 + 20 * n, 66.5 - 9 * n),
            ),
            RED,
        )
        for n in range(4)
    )
    return (
        Rect(10, 40, 18, 54, STEEL_DEEP, INK, 4, 3),
        Polygon(((14, 54), (102, 14), (107, 26), (20, 67)), WHITE, INK, 3.5),
        *bands,
        Disc(19, 58, 8, BRASS, INK, 3),
        Line(((2, 95), (108, 95)), INK, 5),
    )


@symbol("taubertal-brush")
def brush() -> tuple[Item, ...]:
    """A paintbrush and four colours."""
    drops = ((16, 82, WHITE), (38, 90, YELLOW), (62, 90, BLUE), (84, 82, PURPLE_DEEP))
    return (
        *(Disc(x, y, 10, colour, INK, 3) for x, y, colour in drops),
        Line(((86, 6), (60, 36)), INK, 15),
        Line(((86, 6), (60, 36)), BROWN, 8),
        Polygon(((50, 30), (68, 46), (58, 56), (40, 40)), STEEL, INK, 3.5),
        Polygon(
            (
                (40, 40),
                (58, 56),
                *bezier((58, 56), (44, 72), (26, 72), (18, 66)),
                *bezier((18, 66), (32, 62), (30, 50), (40, 40)),
            ),
            TEAL,
            INK,
            3.5,
        ),
    )


@symbol("taubertal-crane")
def crane() -> tuple[Item, ...]:
    """A loading crane."""
    return (
        Rect(18, 82, 40, 12, STEEL_DEEP, INK, 4),
        Polygon(((30, 84), (34, 40), (44, 40), (48, 84)), STEEL, INK, 4),
        Line(((39, 44), (90, 10)), INK, 12),
        Line(((39, 44), (90, 10)), YELLOW_DEEP, 6),
        Rect(14, 38, 32, 22, ENAMEL_RED, INK, 4, 3),
        Line(((88, 12), (88, 54)), INK, 4),
        Rect(74, 54, 28 - 4, 24, BROWN, INK, 4),
        Line(((74, 66), (98, 66)), INK, 3),
    )


@symbol("taubertal-water", 90, 100)
def water_tower() -> tuple[Item, ...]:
    return (
        Polygon(((32, 94), (36, 50), (54, 50), (58, 94)), CREAM, INK, 4),
        Rect(14, 22, 62, 32, SKY_DEEP, INK, 4.5, 6),
        *(Line(((24 + 14 * n, 24), (24 + 14 * n, 52)), STEEL_DEEP, 3) for n in range(4)),
        Polygon(((10, 24), (45, 4), (80, 24)), ENAMEL_RED, INK, 4),
        Line(((76, 46), (88, 46), (88, 62)), INK, 6),
        Rect(40, 74, 11, 20, BROWN_DEEP, INK, 3),
    )


@symbol("taubertal-rails")
def crossed_rails() -> tuple[Item, ...]:
    """Pick and rail of the track gang."""
    return (
        Rect(6, 78, 88, 9, STEEL_DEEP, INK, 3),
        *(Rect(14 + 22 * n, 86, 12, 9, BROWN, INK, 2.5) for n in range(4)),
        Line(((30, 76), (70, 16)), INK, 14),
        Line(((30, 76), (70, 16)), BROWN, 7),
        Polygon(
            (*bezier((36, 14), (60, 2), (86, 18), (96, 44)), *bezier((96, 44), (80, 28), (62, 22), (36, 14))),
            STEEL,
            INK,
            4,
        ),
    )


@symbol("taubertal-shed", 110, 100)
def goods_shed() -> tuple[Item, ...]:
    """A wooden shed with a ramp and a sliding door."""
    return (
        Rect(12, 40, 86, 44, BROWN, INK, 4.5),
        *(Line(((24 + 12 * n, 42), (24 + 12 * n, 82)), BROWN_DEEP, 2.5) for n in range(6)),
        Polygon(((2, 42), (30, 12), (80, 12), (108, 42)), STEEL_DEEP, INK, 4.5),
        Rect(40, 52, 30, 32, SAND, INK, 3.5),
        Line(((40, 52), (70, 84)), INK, 3),
        Line(((70, 52), (40, 84)), INK, 3),
        Rect(4, 82, 102, 12, SILVER, INK, 3.5),
    )


BUILDING_SYMBOL: dict[str, tuple[str | int | float, ...]] = {
    "kiosk": ("taubertal-kiosk",),
    "kantine": ("taubertal-canteen",),
    "polizeiposten": ("taubertal-police",),
    "kohlenlager": ("coal",),
    "bahnmeisterei": ("taubertal-rails",),
    "signalmeisterei": ("signal",),
    "empfangshalle": ("station",),
    "magazingebaeude": ("crate",),
    "lokschuppen": ("locomotive_front",),
    "postamt": ("post_horn",),
    "elektrizitaetswerk": ("taubertal-bolt",),
    "zollamt": ("taubertal-barrier",),
    "lagerhaus": ("barrel",),
    "lackiererei": ("taubertal-brush",),
    "stellwerk": ("tower",),
    "wagenwerkstatt": ("gear",),
    "umschlagplatz": ("taubertal-crane",),
    "dienstwohnhaus": ("house",),
    "gueterschuppen": ("taubertal-shed",),
    "wagenmeisterei": ("wheel",),
    "bankhaus": ("coins",),
    "wasserturm": ("taubertal-water",),
}
