"""What questions about the line share: where numbers stand on it, and the own rows below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from render.parts import recent
from render.pictures import Setting
from render.rail_line import layout
from render.rail_line.board import backdrop, heading_of, line_of
from render.rail_line.hand import seat_of
from render.rail_line.layout import BOTTOM, CURVE_CORNERS, DECIDE, OUTER, READ, corner
from render.rail_line.pieces import symbol_icon
from render.rail_line.sheets import BOXES_X, Grid, own_rows
from render.scene import Disc, Group, Item, Rect, Scene, Text, group, named, over
from render.theme import CARD, GREEN_DEEP, INK, MARGIN, RECENT, RED_DEEP, SOFT, WHITE, WIDTH
from rules.rail_line import line, scoring
from rules.rail_line.components import CURVES, LOCAL, SLOT_OF_NODE
from rules.rail_line.state import Public
from rules.rail_line.view import View

ROWS_TOP = BOTTOM + 14
ROW_W = WIDTH - 2 * MARGIN
STRIP_H = 64
BADGE = 54
"""The size of a number on the line."""
RINGS = 3
"""So many numbers of answers have room beside what a row brings."""


def badge(node: int) -> tuple[float, float]:
    """Beside the number of the card, where no track runs."""
    if node in CURVES:
        x, y = CURVE_CORNERS[node]
        return x + (OUTER - 26 if node == CURVES[0] else 26), y + 28
    x, y = corner(SLOT_OF_NODE[node])
    return x + 93, y + 10


def outlined(public: Public, track: int, node: int) -> Item:
    """The own station at a node."""
    there = line.nodes(public.side, public.line)[node]
    symbols = len(there.stations[track - 1])
    x, y = layout.sign_at(node, track, there)
    if node in CURVES:
        return recent(x - 46, y - 32, 92, 64, 12)
    return recent(x - layout.SIGN_STEP / 2, y - 22, layout.SIGN_STEP * symbols, 44, 9)


def place_of(base: Scene, node: int) -> tuple[Group, ...]:
    """The card or curve at a node."""
    if node in SLOT_OF_NODE:
        return named(base, f"slot:{SLOT_OF_NODE[node]}")
    return named(base, f"curve:{node}") or named(base, "start")


def row_spot(n: int) -> tuple[float, float]:
    """Where the n-th row below the line begins."""
    return MARGIN, ROWS_TOP + (STRIP_H + 2) * n


def row_badge(n: int) -> tuple[float, float]:
    x, y = row_spot(n)
    return x + ROW_W - 34, y + STRIP_H / 2


def line_above(view: View, setting: Setting, rows: int) -> Scene:
    """The line, and room for so many rows below it."""
    height = round(row_spot(rows)[1] + MARGIN)
    items = (*heading_of(view.public, setting), *line_of(view.public, setting))
    return Scene(WIDTH, height, items, backdrop(height))


def with_rows(scene: Scene, view: View, setting: Setting, given: Mapping[str, Sequence[int]]) -> Scene:
    """Below the line the own rows of symbols, with what they bring and the numbers of the answers that mark them."""
    public, seat = view.public, seat_of(view)
    items: list[Item] = []
    for n, (symbol, numbers) in enumerate(given.items()):
        x, y = row_spot(n)
        tail = [ring(number, ROW_W - 30 - 52 * at, STRIP_H / 2) for at, number in enumerate(numbers[:RINGS][::-1])]
        if symbol == LOCAL:
            words = setting.words("picture-drives-on")
            row: list[Item] = [symbol_icon(LOCAL, 38, STRIP_H / 2, 50), Text(BOXES_X, 4, 520, STRIP_H - 8, words, READ)]
        else:
            place = Grid(public.sheet, [symbol], ROW_W, STRIP_H, 330)
            gain = scoring.gain(public, seat, symbol)
            row = [own_rows(public, seat, place, [symbol], 0, 0), signed(gain, ROW_W - 278, 4, 112, STRIP_H - 8)]
        items.append(group(Rect(0, 0, ROW_W, STRIP_H, CARD), row, tail, x=x, y=y, name=f"rows:{symbol}"))
    return replace(scene, items=(*scene.items, *items))


def ring(number: int, x: float, y: float) -> Group:
    """The number of an answer that brings this symbol."""
    return over(
        Disc(x, y, 25, WHITE, RECENT, 4),
        Text(x - 25, y - 25, 50, 50, str(number), READ, "narrow", INK, "middle", READ),
    )


def signed(gain: int, x: float, y: float, w: float, h: float) -> Text:
    words = f"+{gain}" if gain > 0 else str(gain).replace("-", "−") if gain else "±0"
    colour = GREEN_DEEP if gain > 0 else RED_DEEP if gain else SOFT
    return Text(x, y, w, h, words, DECIDE, "bold", colour, "right", smallest=READ, decides=True)
