"""The faces of Rail Line's cards as symbols: track cards, start, curves, destination, and the trains.

`owners` is a word of three characters, one for each lane: the number of the seat whose track runs there, "-" for a
track without owner, "." where no track has come yet.
"""

from __future__ import annotations

from render.rail_line.layout import (
    CARD_H,
    CARD_W,
    CURVE_H,
    FLAT,
    LANES,
    OUTER,
    SIGN_H,
    SIGN_STEP,
    SIGN_X,
    STRIP,
    curve_middle,
)
from render.scene import Disc, Item, Line, Point, Polygon, Rect
from render.shapes import arc, bezier
from render.symbols import icon, symbol
from render.symbols.railway import locomotive
from render.symbols.signs import shape_of
from render.theme import (
    BRASS,
    CARD,
    CREAM,
    ENAMEL,
    ENAMEL_RED,
    GREEN_LIGHT,
    GREY,
    INK,
    LINEN,
    RULE,
    SAND,
    SEATS,
    SILVER,
    STEEL_DEEP,
    TEAL_LIGHT,
    WHITE,
    YELLOW_DEEP,
    Colour,
)
from rules.rail_line.components import CARDS, STARTS

ICONS: dict[str, tuple[str, float]] = {
    "PA": ("passengers", 36),
    "PO": ("letter", 33),
    "CO": ("coal", 38),
    "IO": ("iron_ore", 35),
    "ST": ("steel", 36),
    "FA": ("factory", 36),
    "WO": ("wood", 37),
    "SA": ("saw", 37),
    "SB": ("sugar_beet", 39),
    "SF": ("sugar_factory", 36),
    "GL": ("glass", 37),
}
"""The symbol of each good, and how high it is on a card's sign."""


def good(code: str, x: float, y: float, scale: float = 1) -> Item:
    name, height = ICONS[code]
    return icon(name, x, y, height * scale)


def order(x: float, y: float, scale: float = 1) -> tuple[Item, ...]:
    """The local-train symbol is an order to drive on: a locomotive in cream above an arrow, as on a blue sign."""
    return (
        icon("locomotive", x, y - 5 * scale, 25 * scale, CREAM, BRASS),
        Line(((x - 12 * scale, y + 14 * scale), (x + 6 * scale, y + 14 * scale)), BRASS, 4 * scale, round=False),
        Polygon(
            ((x + 4 * scale, y + 8 * scale), (x + 14 * scale, y + 14 * scale), (x + 4 * scale, y + 20 * scale)), BRASS
        ),
    )


def rail(points: tuple[Point, ...], owner: str, ground: Colour) -> tuple[Item, ...]:
    """A track in its owner's colour on sleepers; a strip of ground below it makes crossings bridges."""
    if owner == ".":
        return (Line(points, RULE, 3, 9),)
    colour = GREY if owner == "-" else SEATS[int(owner)].colour
    core: tuple[Item, ...] = ()
    if owner == "-":
        core = (Line(points, SILVER, 5, round=False),)
    elif SEATS[int(owner)].dash:
        core = (Line(points, SEATS[int(owner)].text, 3, SEATS[int(owner)].dash, round=False),)
    return (
        Line(points, ground, 30, round=False),
        Line(points, STEEL_DEEP, 24, 5, round=False),
        Line(points, INK, 16, round=False),
        Line(points, colour, 10, round=False),
        *core,
    )


def sign(x: float, y: float, symbols: tuple[str, ...]) -> tuple[Item, ...]:
    """A station's sign; its left edge at x, centred on height y. The local-train symbol is a round shield."""
    if symbols == ("LT",):
        return (
            Disc(x + SIGN_STEP / 2, y, 25, CREAM, INK, 2),
            Disc(x + SIGN_STEP / 2, y, 22, ENAMEL),
            *order(x + SIGN_STEP / 2, y),
        )
    width = SIGN_STEP * len(symbols)
    return (
        Rect(x, y - SIGN_H / 2, width, SIGN_H, CARD, INK, 2.5, 9),
        *(good(code, x + SIGN_STEP * (n + 0.5), y) for n, code in enumerate(symbols)),
    )


@symbol("rail_line-card", CARD_W, CARD_H)
def card_face(card: str, owners: str) -> tuple[Item, ...]:
    ground, strip = (LINEN, SAND) if CARDS[card].deck == "A" else (GREEN_LIGHT, TEAL_LIGHT)
    tracks: list[Item] = []
    signs: list[Item] = []
    for piece in sorted(CARDS[card].pieces, key=lambda piece: -abs(piece.left - piece.right)):
        start, end = LANES[piece.left], LANES[piece.right]
        middle = (FLAT + CARD_W) / 2
        curve = bezier((FLAT - 6, start), (middle, start), (middle, end), (CARD_W, end))
        points = ((0.0, start), *curve) if start != end else ((0.0, start), (float(CARD_W), end))
        tracks += rail(points, owners[piece.left - 1], ground)
        if piece.symbols:
            signs += sign(SIGN_X, start, piece.symbols)
    return (
        Rect(0, 0, CARD_W, CARD_H, ground, radius=10),
        *tracks,
        Rect(0, 0, CARD_W, STRIP, strip, radius=9),
        Rect(0, STRIP - 12, CARD_W, 12, strip),
        Line(((0, STRIP), (CARD_W, STRIP)), INK, 1.5, round=False),
        *signs,
        Rect(0, 0, CARD_W, CARD_H, None, INK, 2.5, 10),
    )


@symbol("rail_line-start", OUTER, CARD_H)
def start_face(side: str, owners: str) -> tuple[Item, ...]:
    tracks: list[Item] = []
    for lane, height in LANES.items():
        tracks += rail(((20.0, height), (float(OUTER), height)), owners[lane - 1], CREAM)
        tracks.append(Rect(10, height - 14, 9, 28, ENAMEL_RED, INK, 2, 2))
        if side:
            tracks += sign(SIGN_X, height, (STARTS[side][lane - 1],))
    return (
        Rect(0, 0, OUTER, CARD_H, CREAM, radius=10),
        *tracks,
        Rect(0, 0, OUTER, STRIP, ENAMEL, radius=10),
        Rect(0, STRIP - 12, OUTER, 12, ENAMEL),
        Rect(0, 0, OUTER, CARD_H, None, INK, 2.5, 10),
    )


@symbol("rail_line-curve", OUTER, CURVE_H)
def curve_face(owners: str, open_side: str) -> tuple[Item, ...]:
    """A half-turn. `owners` by the lane of the upper row; `open_side`: "left" or "right", where the cards lie."""
    tracks: list[Item] = []
    middle = curve_middle()
    side = 1 if open_side == "left" else -1
    base = 0.0 if open_side == "left" else float(OUTER)
    reach = {1: OUTER - 20, 2: OUTER - 50, 3: OUTER - 80}
    for lane, height in LANES.items():
        radius = middle - height
        points = tuple(
            (base + side * reach[lane] * (x - 500) / radius, y) for x, y in arc(500, middle, radius, 90, -90, 36)
        )
        tracks += rail(points, owners[lane - 1], GREEN_LIGHT)
    return (
        Rect(0, 0, OUTER, CURVE_H, GREEN_LIGHT, radius=10),
        *_countryside(open_side),
        *tracks,
        Rect(OUTER / 2 - 46, middle - 32, 92, 64, CREAM, INK, 2.5, 12),
        Rect(OUTER / 2 - 42, middle - 28, 84, 56, ENAMEL, radius=9),
        *order(OUTER / 2, middle - 2, 1.4),
        Rect(0, 0, OUTER, CURVE_H, None, INK, 2.5, 10),
    )


def _countryside(open_side: str) -> tuple[Item, ...]:
    """What stands outside the bend."""
    outside = OUTER - 20 if open_side == "left" else 20
    return (
        icon("tree", outside, 26, 38),
        icon("tree", outside + (-24 if open_side == "left" else 24), 18, 26),
        icon("house", outside, CURVE_H - 26, 34),
    )


@symbol("rail_line-destination", OUTER, CARD_H)
def destination_face(owners: str) -> tuple[Item, ...]:
    tracks: list[Item] = []
    for lane, height in LANES.items():
        tracks += rail(((0.0, height), (OUTER - 22.0, height)), owners[lane - 1], CREAM)
        tracks.append(Rect(OUTER - 20, height - 15, 10, 30, ENAMEL_RED, INK, 2, 2))
    return (
        Rect(0, 0, OUTER, CARD_H, CREAM, radius=10),
        *tracks,
        icon("station", OUTER / 2 - 8, (STRIP + CARD_H) / 2, 62),
        Rect(0, 0, OUTER, STRIP, ENAMEL, radius=10),
        Rect(0, STRIP - 12, OUTER, 12, ENAMEL),
        Rect(0, 0, OUTER, CARD_H, None, INK, 2.5, 10),
    )


@symbol("rail_line-slot", CARD_W, CARD_H)
def empty_slot(direction: str) -> tuple[Item, ...]:
    """A place for a card, with the direction of travel."""
    head: tuple[Point, ...] = ((104, 150), (126, 164), (104, 178))
    tail: tuple[Point, ...] = ((40, 164), (120, 164))
    if direction == "left":
        head = tuple((CARD_W - x, y) for x, y in head)
        tail = tuple((CARD_W - x, y) for x, y in tail)
    return (
        Rect(1, 1, CARD_W - 2, CARD_H - 2, LINEN, SAND, 3, 10),
        Line(tail, RULE, 6),
        Polygon(head, RULE),
    )


@symbol("rail_line-train", 150, 110)
def train(seat: int) -> tuple[Item, ...]:
    """A locomotive in a seat's colour."""
    style = SEATS[seat]
    trim = BRASS if seat != 2 else INK
    return locomotive(style.colour, trim)


@symbol("rail_line-box")
def box_left() -> tuple[Item, ...]:
    """The box for the action that may be used once."""
    return (Rect(6, 6, 74, 74, WHITE, INK, 8, 14), icon("coin", 68, 68, 60))


@symbol("rail_line-badge")
def badge(seat: int) -> tuple[Item, ...]:
    """The seat's mark in white, to carry a letter."""
    return (shape_of(seat, WHITE, INK, 8),)


@symbol("rail_line-shield")
def shield() -> tuple[Item, ...]:
    """The local-train symbol as it stands on a card, for tables."""
    return (Disc(50, 50, 49, CREAM, INK, 4), Disc(50, 50, 43, ENAMEL), *order(50, 50, 1.9))


@symbol("rail_line-instead")
def instead() -> tuple[Item, ...]:
    """A coin instead of a symbol: a station's sign struck out, a coin before it."""
    return (
        Rect(4, 4, 70, 66, CARD, INK, 6, 14),
        icon("coal", 39, 37, 46),
        Line(((8, 66), (70, 8)), ENAMEL_RED, 9),
        icon("coin", 68, 68, 60),
    )


@symbol("rail_line-ghost")
def ghost(seat: int) -> tuple[Item, ...]:
    """A mark that does not count yet: the seat's mark in outline on white."""
    return (Disc(50, 50, 49, WHITE), Disc(50, 50, 46, WHITE, INK, 6), shape_of_small(seat))


def shape_of_small(seat: int) -> Item:
    match seat:
        case 0:
            return Disc(50, 50, 22, WHITE, SEATS[0].colour, 9)
        case 1:
            return Polygon(((50, 24), (76, 68), (24, 68)), WHITE, SEATS[1].colour, 9)
        case _:
            return Rect(29, 29, 42, 42, WHITE, YELLOW_DEEP, 9)
