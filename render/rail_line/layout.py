"""Where things lie on the picture of the line: three rows of eight cards between two outer columns."""

from __future__ import annotations

from render.parts import TOP
from render.scene import Point
from render.theme import MARGIN
from rules.rail_line.components import CURVES, NODE_OF_SLOT, SLOT_OF_NODE
from rules.rail_line.line import Node

READ, DECIDE = 32, 42
"""Heights of letters that carry meaning, and of numbers to decide by, on a picture 1600 wide."""
CARD_W, CARD_H = 161, 192
STRIP = 36
"""The card's upper edge with its id."""
PITCH_X, PITCH_Y = 165, 202
OUTER = 112
LEFT = MARGIN
LINE_TOP = TOP + 8
LANES = {lane: STRIP + (2 * lane - 1) * (CARD_H - STRIP) / 6 for lane in (1, 2, 3)}
"""Heights at which tracks meet a card's edges."""
SIGN_X, SIGN_STEP, SIGN_H = 6, 46, 44
FLAT = SIGN_X + 2 * SIGN_STEP
"""Tracks run straight below their station, from the left edge to here."""
BOTTOM = LINE_TOP + 3 * PITCH_Y + 10
"""Where the line's part of the picture ends."""


def row_of(slot: int) -> int:
    return (slot - 1) // 8


def corner(slot: int) -> Point:
    """The left upper corner of a slot."""
    row, place = divmod(slot - 1, 8)
    column = 7 - place if row == 1 else place
    return LEFT + OUTER + 2 + PITCH_X * column, LINE_TOP + PITCH_Y * row


START: Point = (LEFT, LINE_TOP)
CURVE_CORNERS: dict[int, Point] = {
    CURVES[0]: (LEFT + OUTER + 8 * PITCH_X, LINE_TOP),
    CURVES[1]: (LEFT, LINE_TOP + PITCH_Y),
}
DESTINATION: Point = (LEFT + OUTER + 8 * PITCH_X, LINE_TOP + 2 * PITCH_Y)
CURVE_H = PITCH_Y + CARD_H


def left_lane(node: int, track: int, there: Node) -> int:
    """The lane at which a track meets the left edge of the card at a node."""
    backwards = row_of(SLOT_OF_NODE.get(node, 1)) == 1
    return (there.left if backwards else there.entered)[track - 1]


def right_lane(node: int, track: int, there: Node) -> int:
    backwards = row_of(SLOT_OF_NODE.get(node, 1)) == 1
    return (there.entered if backwards else there.left)[track - 1]


def train_at(node: int, track: int, there: Node) -> Point:
    """The middle of a train that stands at a node on a track."""
    if node == 0:
        return START[0] + OUTER - 33, START[1] + LANES[track]
    if node in CURVES:
        x, y = CURVE_CORNERS[node]
        return x + OUTER / 2, y + LANES[there.entered[track - 1]]
    x, y = corner(SLOT_OF_NODE[node])
    return x + CARD_W - 33, y + LANES[right_lane(node, track, there)]


def sign_at(node: int, track: int, there: Node, symbol: int = 0, symbols: int = 1) -> Point:
    """The middle of a station's sign, or of one of its two symbols."""
    if node in CURVES:
        x, y = CURVE_CORNERS[node]
        return x + OUTER / 2, y + curve_middle()
    x, y = START if node == 0 else corner(SLOT_OF_NODE[node])
    lane = track if node == 0 else left_lane(node, track, there)
    return x + SIGN_X + SIGN_STEP * (symbol + 0.5 if symbols > 1 else 0.5), y + LANES[lane]


def curve_middle() -> float:
    """Height, from a curve's upper edge, around which its tracks turn."""
    return (LANES[3] + PITCH_Y + LANES[1]) / 2


def faces_left(node: int) -> bool:
    """Trains in the middle row run to the left."""
    return NODE_OF_SLOT[9] <= node <= NODE_OF_SLOT[16] or node == CURVES[1]
