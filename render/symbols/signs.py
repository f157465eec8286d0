"""Signs: seat marks, dice, arrows and the like."""

from __future__ import annotations

from render.scene import Disc, Item, Line, Polygon, Rect
from render.shapes import arc, polar, regular
from render.shapes import star as star_points
from render.symbols import symbol
from render.theme import (
    BRASS,
    CARD,
    CREAM,
    ENAMEL,
    GREEN,
    INK,
    ORANGE_LIGHT,
    RECENT,
    RED,
    SEATS,
    SILVER,
    STEEL,
    WHITE,
    Colour,
)


@symbol("mark")
def mark(seat: int = 0, outline: Colour = INK) -> tuple[Item, ...]:
    """The mark of a seat in the seat's colour."""
    return (shape_of(seat, SEATS[seat].colour, outline),)


def shape_of(seat: int, fill: Colour, outline: Colour, edge: float = 7) -> Item:
    match seat:
        case 0:
            return Disc(50, 50, 44, fill, outline, edge)
        case 1:
            return Polygon(((50, 8), (95, 90), (5, 90)), fill, outline, edge)
        case 2:
            return Rect(10, 10, 80, 80, fill, outline, edge)
        case 3:
            return Polygon(((50, 3), (97, 50), (50, 97), (3, 50)), fill, outline, edge)
        case 4:
            return Polygon(star_points(50, 54, 50), fill, outline, edge)
        case _:
            return Polygon(regular(50, 53, 47, 5), fill, outline, edge)


@symbol("token")
def token(seat: int = 0) -> tuple[Item, ...]:
    """A disc in the seat's colour that carries the seat's mark."""
    style = SEATS[seat]
    small: tuple[Item, ...]
    match seat:
        case 0:
            small = (Disc(50, 50, 20, style.text),)
        case 1:
            small = (Polygon(((50, 24), (76, 68), (24, 68)), style.text),)
        case 2:
            small = (Rect(31, 31, 38, 38, style.text),)
        case 3:
            small = (Polygon(((50, 23), (77, 50), (50, 77), (23, 50)), style.text),)
        case 4:
            small = (Polygon(star_points(50, 53, 31), style.text),)
        case _:
            small = (Polygon(regular(50, 52, 27, 5), style.text),)
    return (Disc(50, 50, 49, WHITE), Disc(50, 50, 47, style.colour, INK, 6), *small)


@symbol("star")
def star(colour: Colour = BRASS) -> tuple[Item, ...]:
    return (Polygon(star_points(50, 54, 50), colour, INK, 4.5),)


@symbol("flag")
def flag(cloth: Colour = RED) -> tuple[Item, ...]:
    return (
        Polygon(((24, 10), (54, 16), (92, 8), (84, 32), (94, 54), (54, 60), (24, 54)), cloth, INK, 4.5),
        Line(((22, 6), (22, 96)), INK, 8),
    )


@symbol("die")
def die(pips: int = 1, face: Colour = CARD, dot: Colour = INK) -> tuple[Item, ...]:
    """A die that shows 1 to 6 (0: blank)."""
    near, mid, far = 27, 50, 73
    spots = {
        0: (),
        1: ((mid, mid),),
        2: ((near, near), (far, far)),
        3: ((near, near), (mid, mid), (far, far)),
        4: ((near, near), (near, far), (far, near), (far, far)),
        5: ((near, near), (near, far), (far, near), (far, far), (mid, mid)),
        6: ((near, near), (near, far), (far, near), (far, far), (near, mid), (far, mid)),
    }[pips]
    return (Rect(4, 4, 92, 92, face, INK, 5, 16), *(Disc(x, y, 10, dot) for x, y in spots))


@symbol("arrow")
def arrow(colour: Colour = INK, edge: Colour = WHITE) -> tuple[Item, ...]:
    """An arrow to the right; turn it for other directions."""
    head = ((4, 36), (54, 36), (54, 12), (97, 50), (54, 88), (54, 64), (4, 64))
    return (Polygon(head, colour, edge, 5),)


@symbol("chevron", 60, 100)
def chevron(colour: Colour = INK) -> tuple[Item, ...]:
    return (Line(((12, 14), (46, 50), (12, 86)), colour, 16),)


@symbol("cross")
def cross(colour: Colour = RED) -> tuple[Item, ...]:
    return (Line(((18, 18), (82, 82)), colour, 17), Line(((82, 18), (18, 82)), colour, 17))


@symbol("tick")
def tick(colour: Colour = RECENT) -> tuple[Item, ...]:
    return (Line(((12, 54), (38, 82), (90, 18)), colour, 17),)


@symbol("pencil_cross")
def pencil_cross(colour: Colour = INK) -> tuple[Item, ...]:
    """Two strokes of a pencil, as in a box that has been marked."""
    return (Line(((14, 18), (46, 46), (88, 84)), colour, 9), Line(((86, 14), (54, 50), (12, 88)), colour, 9))


@symbol("hourglass", 80, 100)
def hourglass(sand: Colour = BRASS) -> tuple[Item, ...]:
    return (
        Polygon(((14, 10), (66, 10), (44, 50), (66, 90), (14, 90), (36, 50)), WHITE, INK, 5),
        Polygon(((26, 30), (54, 30), (41, 50), (39, 50)), sand, None),
        Polygon(((22, 84), (58, 84), (48, 66), (32, 66)), sand, None),
        Line(((8, 8), (72, 8)), INK, 9),
        Line(((8, 92), (72, 92)), INK, 9),
    )


@symbol("clock")
def clock(face: Colour = WHITE, hour: int = 10, minute: int = 10) -> tuple[Item, ...]:
    """A station clock."""
    strokes = tuple(
        Line((polar(50, 50, 39, 30 * n), polar(50, 50, 31 if n % 3 else 27, 30 * n)), INK, 4, round=False)
        for n in range(12)
    )
    return (
        Disc(50, 50, 48, face, INK, 7),
        *strokes,
        Line(((50, 50), polar(50, 50, 22, 90 - 30 * (hour + minute / 60))), INK, 8),
        Line(((50, 50), polar(50, 50, 33, 90 - 6 * minute)), INK, 5),
        Disc(50, 50, 5, RED),
    )


@symbol("lock", 80, 100)
def lock(metal: Colour = BRASS) -> tuple[Item, ...]:
    return (
        Line((*arc(40, 40, 22, 0, 180, 16),), INK, 16),
        Line(((18, 40), (18, 56)), INK, 16),
        Line(((62, 40), (62, 56)), INK, 16),
        Line((*arc(40, 40, 22, 0, 180, 16),), SILVER, 8),
        Rect(6, 48, 68, 48, metal, INK, 5, 6),
        Disc(40, 68, 7, INK),
        Line(((40, 70), (40, 84)), INK, 6),
    )


@symbol("hand")
def hand(skin: Colour = ORANGE_LIGHT) -> tuple[Item, ...]:
    """A hand that points to the right."""
    return (
        Rect(2, 40, 24, 48, ENAMEL, INK, 4, 3),
        Rect(22, 38, 44, 52, skin, INK, 4, 12),
        Rect(40, 36, 56, 18, skin, INK, 4, 9),
        Rect(24, 22, 40, 19, skin, INK, 4, 9),
        Rect(44, 53, 30, 13, skin, INK, 4, 6),
        Rect(44, 65, 28, 13, skin, INK, 4, 6),
        Rect(42, 77, 25, 13, skin, INK, 4, 6),
    )


@symbol("cards", 110, 100)
def cards(back: Colour = ENAMEL, trim: Colour = CREAM) -> tuple[Item, ...]:
    """A stack of cards."""
    return (
        Rect(36, 4, 70, 80, back, INK, 4, 7),
        Rect(21, 9, 70, 80, back, INK, 4, 7),
        Rect(6, 14, 70, 80, back, INK, 4, 7),
        Rect(14, 22, 54, 64, None, trim, 3, 4),
    )


@symbol("person_flag")
def start_player(cloth: Colour = GREEN) -> tuple[Item, ...]:
    """A guard's baton: who starts."""
    return (
        Line(((50, 52), (50, 96)), INK, 12),
        Line(((50, 52), (50, 94)), SILVER, 5),
        Disc(50, 32, 30, WHITE, INK, 5),
        Disc(50, 32, 21, cloth),
    )


@symbol("gear")
def gear(metal: Colour = STEEL) -> tuple[Item, ...]:
    teeth = tuple(
        point
        for n in range(8)
        for point in (
            polar(50, 50, 34, 45 * n - 15),
            polar(50, 50, 47, 45 * n - 9),
            polar(50, 50, 47, 45 * n + 9),
            polar(50, 50, 34, 45 * n + 15),
        )
    )
    return (Polygon(teeth, metal, INK, 4), Disc(50, 50, 14, CARD, INK, 4))


@symbol("plus")
def plus(colour: Colour = INK) -> tuple[Item, ...]:
    return (Line(((50, 14), (50, 86)), colour, 18, round=False), Line(((14, 50), (86, 50)), colour, 18, round=False))


@symbol("question")
def unknown(colour: Colour = INK) -> tuple[Item, ...]:
    return (Line((*arc(50, 34, 20, 180, -60, 20), (50, 64)), colour, 13), Disc(50, 86, 8, colour))


@symbol("crown", 120, 100)
def crown(metal: Colour = BRASS) -> tuple[Item, ...]:
    points = ((10, 86), (4, 26), (34, 52), (60, 10), (86, 52), (116, 26), (110, 86))
    return (Polygon(points, metal, INK, 5), *(Disc(x, y, 7, RED, INK, 3) for x, y in ((4, 24), (60, 10), (116, 24))))


@symbol("laurel", 120, 100)
def laurel(leaf: Colour = GREEN) -> tuple[Item, ...]:
    """A wreath for the winner."""
    leaves: list[Item] = []
    for side in (1, -1):
        for n in range(7):
            angle = 250 - 24 * n if side == 1 else -70 + 24 * n
            x, y = polar(60, 48, 38, angle)
            leaves.append(Polygon(_leaf(x, y, angle + 55 * -side, 17), leaf, INK, 2.5))
    return tuple(leaves)


def _leaf(x: float, y: float, angle: float, length: float) -> tuple[tuple[float, float], ...]:
    tip, tail = polar(x, y, length, angle), polar(x, y, length, angle + 180)
    left, right = polar(x, y, length * 0.42, angle + 90), polar(x, y, length * 0.42, angle - 90)
    return tail, left, tip, right
