"""The score sheet for a screen held upright: narrow boxes with marks below their values, and what rows are worth."""

from __future__ import annotations

from render.parts import page
from render.pictures import Setting
from render.rail_line.phone import DECIDE, EDGE, HEAD, READ, WIDTH, head
from render.rail_line.sheets import STACKED, Grid, printed, tokens
from render.scene import Group, Item, Line, Rect, Scene, Text, group
from render.symbols import icon
from render.theme import CARD, INK, PHONE_READ, RECENT_LIGHT, SEATS, SOFT
from rules.core import Seat
from rules.rail_line import scoring
from rules.rail_line.state import Public

NAME, ROW, TAIL, FOOT = 52, 112, 176, 72
"""Heights of a name, a row of the sheet and of coins and sums; and what stands behind the boxes."""
VALUE = 36


def areas_phone(public: Public, setting: Setting) -> Scene:
    sheet = public.sheet
    width = WIDTH - 2 * EDGE
    place = Grid(sheet, [row.symbol for row in sheet.rows], width, ROW, TAIL, stacked=True)
    top = HEAD + 14 + NAME * public.seats
    foot = top + place.height
    height = round(foot + 2 * FOOT + EDGE)
    items: list[Item] = [
        *head(public, setting),
        Rect(EDGE, HEAD + 8, width, height - EDGE - HEAD - 8, CARD, INK, 2, 10),
    ]
    for seat in range(public.seats):
        items += _name(setting, Seat(seat), HEAD + 12 + NAME * seat, width)
    rows = (*printed(place, values_left=False), *tokens(public, setting, place))
    items.append(group(Group(rows), x=EDGE, y=top, name="rows"))
    for seat, player in enumerate(public.players):
        for key, value in scoring.rows(public, player):
            if key == "timber" or (key in place.symbols and any(sheet.row(key).values)):
                y = (place.middle("WO") + place.middle("SA")) / 2 if key == "timber" else place.middle(key)
                items += _value(public, Seat(seat), value, top + y)
    return Scene(WIDTH, height, (*items, *_foot(public, setting, foot, width)), page(WIDTH, height))


def _name(setting: Setting, seat: Seat, y: float, width: float) -> list[Item]:
    """Whose mark is whose."""
    waiting = [Rect(EDGE + 3, y, width - 6, NAME, RECENT_LIGHT, radius=8)] if seat in setting.waiting else []
    name = Text(EDGE + 70, y, width - 84, NAME, setting.names[seat], READ, "narrow", smallest=PHONE_READ)
    return [*waiting, icon("token", EDGE + 36, y + NAME / 2, 44, seat), name]


def _value(public: Public, seat: Seat, value: int, middle: float) -> list[Item]:
    """What a row is worth to each, one below the other."""
    y = middle + VALUE * (seat - (public.seats - 1) / 2)
    right = WIDTH - EDGE - 10
    words, colour = str(value).replace("-", "−"), INK if value else SOFT
    return [
        icon("token", right - 96, y, 30, seat),
        Text(right - 78, y - 24, 78, 48, words, STACKED, "narrow", colour, "right", STACKED, decides=True),
    ]


def _foot(public: Public, setting: Setting, y: float, width: float) -> list[Item]:
    """Coins and what they are worth, and the sums."""
    words = setting.words
    items: list[Item] = []
    for n, label in enumerate((words("row-coins"), words("picture-total"))):
        top = y + FOOT * n
        items.append(Line(((EDGE, top), (EDGE + width, top)), INK, 2 + n, round=False))
        items.append(Text(EDGE + 16, top + 4, 190, FOOT - 8, label, READ, "narrow", smallest=PHONE_READ))
        for seat, player in enumerate(public.players):
            x = EDGE + 220 + 210 * seat
            worth = dict(scoring.rows(public, player)).get("coins", 0)
            told = f"{player.coins} → {worth}" if not n else str(scoring.score(public, player)).replace("-", "−")
            if n:
                items.append(Rect(x - 6, top + 6, 196, FOOT - 12, SEATS[seat].light, radius=8))
            items += [
                icon("token", x + 22, top + FOOT / 2, 40, seat),
                Text(x + 50, top + 4, 136, FOOT - 8, told, DECIDE, "narrow", INK, "left", STACKED, decides=True),
            ]
    return items
