"""The score sheets: where their boxes lie, the blank ones, and what is written on them."""

from __future__ import annotations

from functools import cache
from itertools import takewhile

from render.parts import TOP, marker, panel_head, recent
from render.pictures import Setting
from render.rail_line.pieces import fresh, symbol_icon
from render.scene import Group, Item, Line, Rect, Text, group, over
from render.symbols import icon
from render.theme import (
    BLUE,
    BRASS,
    CARD,
    INK,
    KEY,
    LINEN,
    MARGIN,
    NAME,
    RECENT,
    RED,
    RULE,
    SEATS,
    SMALL,
    SOFT,
    VERMILLION,
    WHITE,
    WIDTH,
    YELLOW_DEEP,
)
from rules.core import Seat
from rules.rail_line import scoring
from rules.rail_line.components import DEALS, SHEETS, Row, Sheet
from rules.rail_line.marking import marked
from rules.rail_line.state import Player, Public

GAP = 16
HEAD = 66
ROW = 54
BOX_H = 44
BOXES_X = 56
FOOT = 66
COLUMNS = 8
PENCILS = (BLUE, VERMILLION, YELLOW_DEEP)
"""The colours of the crosses, by seat."""


class Grid:
    """Where the boxes of a sheet lie, for a number of players."""

    def __init__(self, seats: int, sheet: Sheet) -> None:
        self.sheet = sheet
        self.width = (WIDTH - 2 * MARGIN - GAP * (seats - 1)) / seats
        self.pitch = min(70.0, (self.width - BOXES_X - 116) / COLUMNS)
        self.box_w = min(self.pitch - 4, 58)
        self.coin_x = BOXES_X + self.pitch * COLUMNS + 20
        self.height = HEAD + ROW * len(sheet.rows) + FOOT

    def left(self, seat: int) -> float:
        return MARGIN + (self.width + GAP) * seat

    def box(self, symbol: str, box: int) -> tuple[float, float]:
        """The left upper corner of a box, within its sheet."""
        column = 2 * box - 1 if self.wide(symbol) else self.sheet.row(symbol).columns[box - 1]
        top = HEAD + ROW * self.sheet.order(symbol) + (ROW - BOX_H) / 2
        return BOXES_X + self.pitch * (column - 1), top

    def wide(self, symbol: str) -> bool:
        """Sheet 2: the factory's boxes tell how many coins are worth how much, and need twice the room."""
        return symbol == "FA" and bool(self.sheet.exchange)

    def box_width(self, symbol: str) -> float:
        return self.pitch + self.box_w if self.wide(symbol) else self.box_w

    def middle(self, symbol: str) -> float:
        return HEAD + ROW * self.sheet.order(symbol) + ROW / 2


@cache
def grid(seats: int, sheet_number: int) -> Grid:
    return Grid(seats, SHEETS[sheet_number])


def blank(place: Grid) -> tuple[Item, ...]:
    """A sheet as it is printed."""
    sheet = place.sheet
    items: list[Item] = [Rect(0, 0, place.width, place.height, CARD, INK, 2, 10)]
    for n in range(len(sheet.rows)):
        if n % 2 == 0:
            items.append(Rect(3, HEAD + ROW * n, place.width - 6, ROW, LINEN))
    items += _links(place)
    for row in sheet.rows:
        y = place.middle(row.symbol)
        items.append(symbol_icon(row.symbol, 29, y, 42))
        for box in range(1, row.size + 1):
            x, top = place.box(row.symbol, box)
            items.append(Rect(x, top, place.box_width(row.symbol), BOX_H, WHITE, INK, 2, 6))
            items.append(_value(place, row, box))
        items += [
            icon("coin", place.coin_x, y, 32),
            Text(place.coin_x - 16, y - 16, 32, 32, str(row.overflow), SMALL, "narrow", INK, "middle"),
        ]
    return tuple(items)


def _value(place: Grid, row: Row, box: int) -> Text:
    x, y = place.box(row.symbol, box)
    words, size = str(row.values[box - 1]).replace("-", "−"), NAME
    if row.symbol == "FA" and place.sheet.exchange:
        count, each = place.sheet.exchange[box - 1]
        words = f"{count} × {each}"
    elif row.symbol == "GL" and place.sheet.late_glass and box == row.size:
        words, size = f"{row.values[box - 1]}/{place.sheet.late_glass}", SMALL
    return Text(x - 2, y, place.box_width(row.symbol) + 4, BOX_H, words, size, "narrow", INK, "middle", smallest=16)


def _links(place: Grid) -> list[Item]:
    """Chains from box to box, the zig-zag of the timber, red lines between sections."""
    sheet = place.sheet
    items: list[Item] = []
    half = place.box_w / 2
    for row in sheet.rows:
        for box, needs in enumerate(row.needs, 1):
            if needs:
                x, y = place.box(row.symbol, box)
                above_x, above_y = place.box(*needs[-1])
                items.append(Line(((above_x + half, above_y + BOX_H), (x + half, y)), INK, 7, round=False))
        before = None
        for box, gate in enumerate(row.gates, 1):
            if gate != before:
                x, y = place.box(row.symbol, box)
                items.append(Rect(x - 5, y - 5, 6, BOX_H + 10, RED))
            before = gate
    for (first, n), (second, m) in zip(sheet.timber, sheet.timber[1:], strict=False):
        (x, y), (to_x, to_y) = place.box(first, n), place.box(second, m)
        start = y + BOX_H if to_y > y else y
        end = to_y if to_y > y else to_y + BOX_H
        items.append(Line(((x + half, start), (to_x + half, end)), INK, 5, round=False))
    return items


def sheet_of(public: Public, setting: Setting, seat: Seat, place: Grid) -> Group:
    """What a player has written on the sheet."""
    player = public.players[seat]
    new = [(str(data["symbol"]), int(data["box"])) for data in fresh(setting, "marked", seat)]
    items: list[Item] = []
    for row in place.sheet.rows:
        counting = _counting(place.sheet, player, row)
        for box in range(1, marked(place.sheet, player, row.symbol) + 1):
            items.append(_crossed(place, seat, row, box, counts=box == counting))
    for symbol, box in new:
        if marked(place.sheet, player, symbol) >= box:
            items.append(recent(*place.box(symbol, box), place.box_width(symbol), BOX_H, 6))
    frame = Rect(-4, -4, place.width + 8, place.height + 8, None, RECENT, 7, 14)
    return group(
        over(frame) if seat in setting.waiting else None,
        panel_head(place.width, seat, setting, str(scoring.score(public, player)).replace("-", "−"), start=seat == 0),
        items,
        _values(public, player, place),
        _foot(public, player, place, setting),
        x=place.left(seat),
        y=TOP,
        name=f"panel:{seat}",
    )


def _counting(sheet: Sheet, player: Player, row: Row) -> int:
    """The box whose value counts: the furthest right of the marked boxes that fulfil their condition."""
    if sheet.timber and row.symbol in dict(sheet.timber):
        reached = list(takewhile(lambda one: marked(sheet, player, one[0]) >= one[1], sheet.timber))[-1:]
        return next((box for symbol, box in reached if symbol == row.symbol), 0)
    for box in range(marked(sheet, player, row.symbol), 0, -1):
        if all(marked(sheet, player, good) >= least for good, least in row.needs[box - 1]):
            return box
    return 0


def _crossed(place: Grid, seat: int, row: Row, box: int, *, counts: bool) -> Group:
    x, y = place.box(row.symbol, box)
    width = place.box_width(row.symbol)
    return over(
        Rect(x, y, width, BOX_H, BRASS if counts else SEATS[seat].light, INK, 2, 6),
        icon("pencil_cross", x + width / 2, y + BOX_H / 2, min(width, BOX_H) * 0.96, SOFT if counts else PENCILS[seat]),
        _value(place, row, box),
        name=f"box:{seat}:{row.symbol}:{box}",
    )


def _values(public: Public, player: Player, place: Grid) -> list[Item]:
    """What each row is worth now; both rows of the timber together."""
    items: list[Item] = []
    for key, value in scoring.rows(public, player):
        if key == "coins" or (key == "SB" and not value and not any(place.sheet.row("SB").values)):
            continue
        y = (place.middle("WO") + place.middle("SA")) / 2 if key == "timber" else place.middle(key)
        words = str(value).replace("-", "−")
        items.append(Text(place.width - 66, y - 20, 56, 40, words, KEY, "bold", INK if value else SOFT, "right"))
    y = (place.middle("WO") + place.middle("SA")) / 2
    items.append(Line(((place.width - 70, y - 44), (place.width - 70, y + 44)), RULE, 3))
    return items


def _foot(public: Public, player: Player, place: Grid, setting: Setting) -> list[Item]:
    """Coins gained and struck, coins instead of symbols, the box for the action that may be used once."""
    y = HEAD + ROW * len(place.sheet.rows) + FOOT / 2
    items: list[Item] = [
        Line(((10, y - FOOT / 2 + 2), (place.width - 10, y - FOOT / 2 + 2)), INK, 2, round=False),
        icon("coin", 32, y, 42),
        Text(58, y - 22, 54, 44, str(player.coins), KEY, "bold"),
        Text(112, y - 20, 92, 40, f"+{player.gained} −{player.spent}", SMALL, "plain", SOFT),
    ]
    x = 224.0
    for n in range(DEALS[public.seats].substitutions):
        items += [Rect(x - 19, y - 21, 38, 42, WHITE, INK, 2, 6), icon("star", x, y, 30)]
        if n < player.substitutions:
            items.append(over(icon("pencil_cross", x, y, 34, SOFT)))
        x += 42
    worth = dict(scoring.rows(public, player))["coins"]
    items.append(Text(place.width - 66, y - 20, 56, 40, str(worth), KEY, "bold", INK if worth else SOFT, "right"))
    x = place.width - 100
    items.append(Rect(x - 20, y - 21, 42, 42, WHITE, INK, 2, 6))
    if player.box_used:
        items.append(over(icon("pencil_cross", x + 1, y, 36, SOFT)))
    else:
        items.append(Text(x - 20, y - 21, 42, 42, "1×", SMALL, "narrow", SOFT, "middle"))
    return items


def next_box(public: Public, seat: Seat, symbol: str, number: int) -> Group:
    """A marker on the next box of a row."""
    place = grid(public.seats, public.sheet_number)
    box = marked(place.sheet, public.players[seat], symbol) + 1
    x, y = place.box(symbol, min(box, place.sheet.row(symbol).size))
    return marker(number, place.left(seat) + x + place.box_width(symbol) / 2, TOP + y + BOX_H / 2, 46)
