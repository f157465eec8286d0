"""What questions about the line share: where numbers stand on it, and the own rows below it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from render.parts import TOP, page, recent
from render.pictures import Setting
from render.rail_line import layout
from render.rail_line.board import backdrop, heading_of, line_of
from render.rail_line.hand import PHONE, seat_of
from render.rail_line.layout import BOTTOM, CURVE_CORNERS, DECIDE, OUTER, READ, corner
from render.rail_line.phone import BAR, SCALE, SHIELD_X, Places, upright_line
from render.rail_line.pieces import symbol_icon
from render.rail_line.sheets import BOXES_X, Grid, own_rows
from render.scene import Disc, Group, Item, Rect, Scene, Text, group, named, over
from render.theme import CARD, GREEN_DEEP, INK, MARGIN, RECENT, RED_DEEP, SOFT, WHITE, WIDTH
from rules import core
from rules.rail_line import line, scoring
from rules.rail_line.components import CURVES, LOCAL, SLOT_OF_NODE
from rules.rail_line.state import Public
from rules.rail_line.view import View

BADGE = 54
"""The size of a number on the line."""
RINGS = 3
"""So many numbers of answers have room beside what a row brings."""


@dataclass(frozen=True, slots=True)
class Below:
    """How the rows below the line are: on a phone narrow and high, the numbers of answers below what a row brings."""

    width: float
    row: float
    tail: float
    gain: tuple[float, float]
    """From the right edge to what it brings, and how wide that is."""
    rings: float
    """From the upper edge to the numbers of answers."""
    upright: bool = False

    def grid(self, public: Public, symbols: Sequence[str]) -> Grid:
        return Grid(public.sheet, symbols, self.width, self.row, self.tail, stacked=self.upright)


FULL = Below(WIDTH - 2 * MARGIN, 64, 330, (278, 112), 32)
UPRIGHT = Below(PHONE - 2 * MARGIN, 112, 216, (162, 92), 82, upright=True)


def below(setting: Setting) -> Below:
    return UPRIGHT if setting.form == "phone" else FULL


def upright(public: Public) -> Places:
    """The line for a phone."""
    return Places(public, TOP + 4.0)


def badge(public: Public, setting: Setting, node: int) -> tuple[float, float]:
    """Beside the number of the card, where no track runs."""
    if setting.form == "phone":
        places = upright(public)
        if node in CURVES:
            return SHIELD_X + 18, places.bars[node] + 26
        x, y = places.corner(SLOT_OF_NODE[node])
        return x + 96 * SCALE, y + 12 * SCALE
    if node in CURVES:
        x, y = CURVE_CORNERS[node]
        return x + (OUTER - 26 if node == CURVES[0] else 26), y + 28
    x, y = corner(SLOT_OF_NODE[node])
    return x + 93, y + 10


def outlined(public: Public, setting: Setting, track: int, node: int) -> Item:
    """The own station at a node."""
    there = line.nodes(public.side, public.line)[node]
    symbols = len(there.stations[track - 1])
    if setting.form == "phone":
        places = upright(public)
        if node in CURVES:
            return recent(SHIELD_X - 40, places.bars[node] + BAR / 2 - 40, 80, 80, 40)
        x, y = places.sign(public, track, node)
        return recent(x, y, layout.SIGN_STEP * symbols * SCALE, layout.SIGN_H * SCALE, 9)
    x, y = layout.sign_at(node, track, there)
    if node in CURVES:
        return recent(x - 46, y - 32, 92, 64, 12)
    return recent(x - layout.SIGN_STEP / 2, y - 22, layout.SIGN_STEP * symbols, 44, 9)


def place_of(base: Scene, node: int) -> tuple[Group, ...]:
    """The card or curve at a node."""
    if node in SLOT_OF_NODE:
        return named(base, f"slot:{SLOT_OF_NODE[node]}")
    return named(base, f"curve:{node}") or named(base, "start")


def row_spot(public: Public, setting: Setting, n: int) -> tuple[float, float]:
    """Where the n-th row below the line begins."""
    top = upright(public).bottom if setting.form == "phone" else BOTTOM + 14
    return MARGIN, top + (below(setting).row + 2) * n


def row_badge(public: Public, setting: Setting, n: int) -> tuple[float, float]:
    x, y = row_spot(public, setting, n)
    return x + below(setting).width - 34, y + below(setting).rings


def line_above(view: View, setting: Setting, rows: int) -> Scene:
    """The line, and room for so many rows below it."""
    public = view.public
    height = round(row_spot(public, setting, rows)[1] + MARGIN)
    if setting.form == "phone":
        shown = (*heading_of(public, setting, PHONE), *upright_line(public, setting, upright(public)))
        return Scene(PHONE, height, shown, page(PHONE, height))
    items = (*heading_of(public, setting), *line_of(public, setting))
    return Scene(WIDTH, height, items, backdrop(height))


def with_rows(scene: Scene, view: View, setting: Setting, given: Mapping[str, Sequence[int]]) -> Scene:
    """Below the line the own rows of symbols, with what they bring and the numbers of the answers that mark them."""
    public, seat, size = view.public, seat_of(view), below(setting)
    items: list[Item] = []
    for n, (symbol, numbers) in enumerate(given.items()):
        x, y = row_spot(public, setting, n)
        tail = [ring(number, size.width - 30 - 52 * at, size.rings) for at, number in enumerate(numbers[:RINGS][::-1])]
        if symbol == LOCAL:
            words = Text(BOXES_X, 4, 520, size.row - 8, setting.words("picture-drives-on"), READ)
            row: list[Item] = [symbol_icon(LOCAL, 38, size.row / 2, 50), words]
        else:
            gain = scoring.gain(public, seat, symbol)
            rows = own_rows(public, seat, size.grid(public, [symbol]), [symbol], 0, 0)
            row = [rows, signed(gain, size.width - size.gain[0], 4, size.gain[1], 56)]
        items.append(group(Rect(0, 0, size.width, size.row, CARD), row, tail, x=x, y=y, name=f"rows:{symbol}"))
    return replace(scene, items=(*scene.items, *items))


def ring(number: int, x: float, y: float) -> Group:
    """The number of an answer that brings this symbol."""
    return over(
        Disc(x, y, 25, WHITE, RECENT, 4),
        Text(x - 25, y - 25, 50, 50, str(number), READ, "narrow", INK, "middle", READ),
    )


def signed(gain: int, x: float, y: float, w: float, h: float) -> Text:
    words = core.signed(gain)
    colour = GREEN_DEEP if gain > 0 else RED_DEEP if gain else SOFT
    return Text(x, y, w, h, words, DECIDE, "bold", colour, "right", smallest=READ, decides=True)
