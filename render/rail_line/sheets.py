"""The score sheet: where its boxes lie, what is printed on it, and how far everybody has come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import takewhile

from render.parts import recent
from render.pictures import Setting
from render.rail_line.layout import DECIDE, READ
from render.rail_line.pieces import symbol_icon
from render.recent import fresh
from render.scene import Align, Group, Item, Line, Rect, Text, group, over
from render.symbols import icon
from render.theme import BRASS, CREAM, INK, LINEN, RED, RULE, SEATS, WHITE
from rules.core import Seat
from rules.rail_line.components import SHEETS, Row, Sheet
from rules.rail_line.marking import marked
from rules.rail_line.state import Player, Public

COLUMNS = 8
BOXES_X = 78
STACKED = 38
"""Height of values on a sheet for phones."""


class Grid:
    """Where the boxes of some rows of a sheet lie. `tail`: the room behind them, for overflow coins and values.

    `stacked`: boxes are narrow and high, marks stand below the values.
    """

    def __init__(
        self, sheet: Sheet, symbols: Sequence[str], width: float, row: float, tail: float, *, stacked: bool = False
    ) -> None:
        self.stacked = stacked
        self.sheet = sheet
        self.symbols = tuple(symbols)
        self.width = width
        self.row = row
        self.pitch = (width - BOXES_X - tail) / COLUMNS
        self.box_w = self.pitch - 8
        self.box_h = row - 14
        self.coin_x = width - tail + 26
        self.height = row * len(self.symbols)

    def box(self, symbol: str, box: int) -> tuple[float, float]:
        """The left upper corner of a box."""
        column = 2 * box - 1 if self.wide(symbol) else self.sheet.row(symbol).columns[box - 1]
        return BOXES_X + self.pitch * (column - 1), self.middle(symbol) - self.box_h / 2

    def wide(self, symbol: str) -> bool:
        """Sheet 2: the factory's boxes tell how many coins are worth how much, and need twice the room."""
        return symbol == "FA" and bool(self.sheet.exchange)

    def box_width(self, symbol: str) -> float:
        return self.pitch + self.box_w if self.wide(symbol) else self.box_w

    def middle(self, symbol: str) -> float:
        return self.row * (self.symbols.index(symbol) + 0.5)


@cache
def table(sheet_number: int) -> Grid:
    """The whole sheet as a table for everybody."""
    sheet = SHEETS[sheet_number]
    return Grid(sheet, [row.symbol for row in sheet.rows], 1544, 68, 322)


def printed(place: Grid, values_left: bool) -> tuple[Item, ...]:
    """The rows as they are printed. `values_left`: values leave room for tokens behind them."""
    items: list[Item] = []
    for n in range(0, len(place.symbols), 2):
        items.append(Rect(0, place.row * n, place.width, place.row, LINEN))
    items += _links(place)
    for symbol in place.symbols:
        row, y = place.sheet.row(symbol), place.middle(symbol)
        items.append(symbol_icon(symbol, 38, y, 54))
        for box in range(1, row.size + 1):
            x, top = place.box(symbol, box)
            items.append(Rect(x, top, place.box_width(symbol), place.box_h, WHITE, INK, 2, 7))
            items.append(_value(place, row, box, values_left))
        items += [
            icon("coin", place.coin_x, y, 50),
            Text(place.coin_x - 25, y - 24, 50, 48, str(row.overflow), READ, "bold", INK, "middle"),
        ]
    return tuple(items)


def _value(place: Grid, row: Row, box: int, left: bool) -> Text:
    x, y = place.box(row.symbol, box)
    words = str(row.values[box - 1]).replace("-", "−")
    if place.wide(row.symbol):
        count, each = place.sheet.exchange[box - 1]
        words = f"{count} × {each}"
    elif row.symbol == "GL" and place.sheet.late_glass and box == row.size:
        words = f"{row.values[box - 1]}/{place.sheet.late_glass}"
    if place.stacked:
        w = place.box_width(row.symbol)
        return Text(x, y + 2, w, 48, words, STACKED, "narrow", INK, "middle", STACKED, decides=True)
    pad = 3 if left else -1
    width = place.box_width(row.symbol) - 2 * pad
    align: Align = "left" if left else "middle"
    return Text(x + pad, y, width, place.box_h, words, DECIDE, "narrow", INK, align, smallest=26, decides=True)


def _links(place: Grid) -> list[Item]:
    """Chains from box to box, the zig-zag of the timber, red lines between sections."""
    sheet = place.sheet
    items: list[Item] = []
    half = place.box_w / 2
    for symbol in place.symbols:
        row = sheet.row(symbol)
        for box, needs in enumerate(row.needs, 1):
            if needs and needs[-1][0] in place.symbols:
                x, y = place.box(symbol, box)
                above_x, above_y = place.box(*needs[-1])
                items.append(Line(((above_x + half, above_y + place.box_h), (x + half, y)), INK, 8, round=False))
        before = None
        for box, gate in enumerate(row.gates, 1):
            if gate != before:
                x, y = place.box(symbol, box)
                items.append(Rect(x - 8, y - 6, 8, place.box_h + 12, RED))
            before = gate
    for (first, n), (second, m) in zip(sheet.timber, sheet.timber[1:], strict=False):
        if {first, second} <= set(place.symbols):
            (x, y), (to_x, to_y) = place.box(first, n), place.box(second, m)
            start = y + place.box_h if to_y > y else y
            end = to_y if to_y > y else to_y + place.box_h
            items.append(Line(((x + half, start), (to_x + half, end)), INK, 6, round=False))
    return items


def counting(sheet: Sheet, player: Player, symbol: str) -> int:
    """The box whose value counts: the furthest right of the marked boxes that fulfil their condition."""
    row = sheet.row(symbol)
    if sheet.timber and symbol in dict(sheet.timber):
        reached = list(takewhile(lambda one: marked(sheet, player, one[0]) >= one[1], sheet.timber))
        return max((box for good, box in reached if good == symbol), default=0)
    for box in range(marked(sheet, player, symbol), 0, -1):
        if all(marked(sheet, player, good) >= least for good, least in row.needs[box - 1]):
            return box
    return 0


def tokens(public: Public, setting: Setting, place: Grid) -> list[Item]:
    """Everybody's furthest marked box in each row; hollow where it does not count, then also the one that does."""
    items: list[Item] = []
    for symbol in place.symbols:
        standing: dict[int, list[tuple[str, Seat]]] = {}
        for at, player in enumerate(public.players):
            last, valid = marked(public.sheet, player, symbol), counting(public.sheet, player, symbol)
            if last:
                standing.setdefault(last, []).append(("token" if last == valid else "rail_line-ghost", Seat(at)))
            if valid and valid != last:
                standing.setdefault(valid, []).append(("token", Seat(at)))
        for box, there in standing.items():
            x, _ = place.box(symbol, box)
            right, y = x + place.box_width(symbol) - 22, place.middle(symbol)
            step = 38.0 if len(there) < 3 else 24.0
            if place.stacked:
                # In the middle of the box, below its value.
                step = min(38, (place.box_width(symbol) - 40) / max(1, len(there) - 1))
                right, y = x + (place.box_width(symbol) + step * (len(there) - 1)) / 2, y + place.box_h / 2 - 23
            for n, (kind, seat) in enumerate(reversed(there)):
                spot = icon(kind, right - step * n, y, 38, seat)
                items.append(over(spot, name=f"mark:{seat}:{symbol}:{box}:{kind}"))
    for data in fresh(setting, "marked"):
        symbol, box = str(data["symbol"]), int(data["box"])
        if marked(public.sheet, public.players[int(data["seat"])], symbol) >= box:
            items.append(recent(*place.box(symbol, box), place.box_width(symbol), place.box_h, 6))
    return items


def crosses(public: Public, seat: Seat, place: Grid) -> list[Item]:
    """What one player has marked: crossed boxes, brass where the value counts."""
    player = public.players[seat]
    items: list[Item] = []
    for symbol in place.symbols:
        valid = counting(public.sheet, player, symbol)
        for box in range(1, marked(public.sheet, player, symbol) + 1):
            items.append(_crossed(place, seat, place.sheet.row(symbol), box, counts=box == valid))
    return items


def _crossed(place: Grid, seat: Seat, row: Row, box: int, *, counts: bool) -> Group:
    x, y = place.box(row.symbol, box)
    width = place.box_width(row.symbol)
    # Light, so that the value on it can be read.
    pencil = CREAM if counts else RULE
    return over(
        Rect(x, y, width, place.box_h, BRASS if counts else SEATS[seat].light, INK, 2, 7),
        icon("pencil_cross", x + width / 2, y + place.box_h / 2, min(width, place.box_h) * 0.96, pencil),
        _value(place, row, box, left=False),
        name=f"box:{seat}:{row.symbol}:{box}",
    )


def next_boxes(public: Public, seat: Seat, place: Grid, symbols: Sequence[str]) -> list[Item]:
    """The boxes that these symbols would mark, outlined."""
    player = public.players[seat]
    items: list[Item] = []
    for symbol in dict.fromkeys(symbols):
        box = marked(public.sheet, player, symbol) + 1
        if box <= place.sheet.row(symbol).size:
            items.append(recent(*place.box(symbol, box), place.box_width(symbol), place.box_h, 6))
    return items


def own_rows(public: Public, seat: Seat, place: Grid, symbols: Sequence[str], x: float, y: float) -> Group:
    """One player's rows with the boxes that come next."""
    return group(
        printed(place, values_left=False),
        crosses(public, seat, place),
        next_boxes(public, seat, place, symbols),
        x=x,
        y=y,
        name=f"own:{seat}",
    )
