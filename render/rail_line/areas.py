"""The second public picture: the score sheet with everybody on it, row by row."""

from __future__ import annotations

from functools import cache

from render.parts import TOP, page
from render.pictures import Setting
from render.rail_line.areas_phone import areas_phone
from render.rail_line.board import heading_of
from render.rail_line.layout import DECIDE, READ
from render.rail_line.sheets import printed, table, tokens
from render.scene import Group, Item, Line, Rect, Scene, Text, collect, group
from render.symbols import icon
from render.theme import CARD, INK, MARGIN, RECENT_LIGHT, RULE, SEATS, SOFT, WIDTH
from rules.core import Seat
from rules.rail_line import scoring
from rules.rail_line.state import OVER, SIDE, TRACK, Public
from rules.rail_line.view import View

HEAD = 88
EXTRA_ROW = 64
VALUE_W = 80
"""The width of a player's column of values."""
ABOVE = TOP + HEAD
"""Where the rows begin."""


def areas(view: View, setting: Setting) -> Scene:
    public = view.public
    if setting.form == "phone":
        return areas_phone(public, setting)
    place = table(public.sheet_number)
    items = collect(
        heading_of(public, setting),
        _names(public, setting),
        group(*tokens(public, setting, place), x=MARGIN, y=ABOVE, name="rows"),
        *(_column(public, setting, Seat(seat)) for seat in range(public.seats)),
        _coins(public, setting),
    )
    return Scene(WIDTH, _height(public.sheet_number), tuple(items), backdrop(public.sheet_number))


def chapter(view: View) -> str:
    """The sheets are worth showing anew once a round."""
    public = view.public
    if public.phase in (SIDE, TRACK, OVER):
        return public.phase
    return f"round {(public.turn - 1) // public.seats + 1}"


def _height(sheet_number: int) -> int:
    return round(ABOVE + table(sheet_number).height + 2 * EXTRA_ROW + MARGIN)


@cache
def backdrop(sheet_number: int) -> tuple[Item, ...]:
    """The sheet as it is printed."""
    place = table(sheet_number)
    height = _height(sheet_number)
    paper = Rect(MARGIN - 4, TOP - 4, place.width + 8, height - TOP - MARGIN + 8, CARD, INK, 2, 10)
    return (*page(WIDTH, height), paper, Group(printed(place, values_left=True), MARGIN, ABOVE, "sheet"))


def _names(public: Public, setting: Setting) -> list[Item]:
    """Whose mark is whose."""
    items: list[Item] = []
    width = (WIDTH - 2 * MARGIN - VALUE_W * public.seats - 30) / public.seats
    for seat in range(public.seats):
        x = MARGIN + 10 + width * seat
        items += [
            icon("token", x + 24, TOP + HEAD / 2, 44, seat),
            Text(x + 54, TOP + 2, width - 62, HEAD - 4, setting.names[seat], READ, "narrow", smallest=READ, lines=2),
        ]
    return items


def _left(public: Public, seat: Seat) -> float:
    """Where a player's column of values begins."""
    return WIDTH - MARGIN - 6 - VALUE_W * (public.seats - seat)


def _column(public: Public, setting: Setting, seat: Seat) -> list[Item]:
    """What each row is worth now; both rows of wood and sawmill together; the sum."""
    place, player = table(public.sheet_number), public.players[seat]
    x = _left(public, seat)
    bottom = ABOVE + place.height
    items: list[Item] = [icon("token", x + VALUE_W / 2 + 10, TOP + HEAD / 2, 48, seat)]
    if seat in setting.waiting:
        items.insert(0, Rect(x + 4, TOP + 2, VALUE_W - 2, HEAD - 6, RECENT_LIGHT, radius=8))
    timber = (place.middle("WO") + place.middle("SA")) / 2
    heights = {key: timber if key == "timber" else place.middle(key) for key in (*place.symbols, "timber")}
    heights["coins"] = place.height + EXTRA_ROW / 2
    for key, value in scoring.rows(public, player):
        if key == "SB" and not any(place.sheet.row("SB").values):
            continue
        items.append(_number(x, ABOVE + heights[key], value, INK if value else SOFT))
    if not seat:
        items.append(Line(((x - 6, ABOVE + timber - 50), (x - 6, ABOVE + timber + 50)), RULE, 4))
    score = scoring.score(public, player)
    items += [
        Rect(x + 2, bottom + EXTRA_ROW + 3, VALUE_W, EXTRA_ROW - 8, SEATS[seat].light, radius=8),
        _number(x, bottom + EXTRA_ROW * 1.5 - 1, score, INK),
    ]
    return items


def _number(x: float, y: float, value: int, colour: str) -> Text:
    return Text(
        x,
        y - 26,
        VALUE_W,
        52,
        str(value).replace("-", "−"),
        DECIDE,
        "bold",
        colour,
        "right",
        smallest=READ,
        decides=True,
    )


def _coins(public: Public, setting: Setting) -> list[Item]:
    """Everybody's coins, and the sum below."""
    place = table(public.sheet_number)
    y = ABOVE + place.height + EXTRA_ROW / 2
    items: list[Item] = [
        Line(((MARGIN, y - EXTRA_ROW / 2), (WIDTH - MARGIN, y - EXTRA_ROW / 2)), INK, 2, round=False),
        icon("coin", MARGIN + 38, y, 50),
        Text(MARGIN + 78, y - 24, 300, 48, setting.words("row-coins"), READ, "plain"),
    ]
    for seat, player in enumerate(public.players):
        x = MARGIN + 420 + 200 * seat
        items += [
            icon("token", x, y, 42, seat),
            Text(x + 34, y - 26, 110, 52, str(player.coins), DECIDE, "bold", decides=True),
        ]
    items += [
        Line(((MARGIN, y + EXTRA_ROW / 2), (WIDTH - MARGIN, y + EXTRA_ROW / 2)), INK, 3, round=False),
        Text(MARGIN + 78, y + EXTRA_ROW - 24, 700, 48, setting.words("picture-total"), READ, "bold"),
    ]
    return items
