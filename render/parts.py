"""Pieces every game's pictures are made of: page, header, panels, cards, markers, rulers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from render.fonts import LEADING, Weight, lines_of
from render.fonts import width as width_of
from render.legibility import PHONE
from render.pictures import Setting
from render.scene import Align, Dim, Disc, Group, Item, Line, Rect, Scene, Text, collect, over
from render.symbols import icon
from render.theme import (
    BRASS,
    CARD,
    CREAM,
    ENAMEL,
    INK,
    KEY,
    MARGIN,
    NAME,
    PAPER,
    PEARL,
    PHONE_READ,
    READ,
    RECENT,
    RULE,
    SEATS,
    SOFT,
    TITLE,
    WHITE,
    WIDTH,
    Colour,
)
from rules.core import Seat

FRAME = 10
HEADER = 116
"""The header's plate ends at this height; content begins below TOP."""
TOP = HEADER + 20


def page(width: int, height: int) -> tuple[Item, ...]:
    """Opaque paper in an enamel frame: looks the same in dark and light clients. Belongs into the backdrop."""
    return (
        Rect(0, 0, width, height, ENAMEL),
        Rect(FRAME - 3, FRAME - 3, width - 2 * FRAME + 6, height - 2 * FRAME + 6, BRASS, radius=18),
        Rect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, PAPER, radius=16),
    )


def plate(x: float, y: float, w: float, h: float, colour: Colour = ENAMEL) -> tuple[Item, ...]:
    """An enamel sign without words: cream line inside, a rivet in each corner."""
    rivets = tuple(Disc(cx, cy, 4, BRASS) for cx in (x + 15, x + w - 15) for cy in (y + 15, y + h - 15))
    inset = Rect(x + 6, y + 6, w - 12, h - 12, None, CREAM, 2, 8)
    return (Rect(x, y, w, h, colour, INK, 2, 12), inset, *(rivets if h >= 70 else ()))


def sign(x: float, y: float, w: float, h: float, words: str, size: int = KEY, colour: Colour = ENAMEL) -> Group:
    """A small enamel sign, for headings and places."""
    return Group(
        (
            Rect(x, y, w, h, colour, INK, 2, 8),
            Rect(x + 4, y + 4, w - 8, h - 8, None, CREAM, 1.5, 5),
            Text(x + 12, y + 4, w - 24, h - 8, words, size, "narrow", CREAM, "middle"),
        )
    )


def header(setting: Setting, title: str, phase: str = "", status: str = "", width: int = WIDTH) -> tuple[Item, ...]:
    """Game, table and round on the left, whose turn it is on the right.

    `status` takes the place of whose turn it is, for a finished game or a private picture; the round does so while
    several are waited for: some of them will have answered before the next picture.
    """
    words = setting.words
    x, y, w, h = MARGIN - 4, 22, width - 2 * MARGIN + 8, HEADER - 22
    phone = width <= PHONE
    # A phone's header is narrow: who is waited for needs the room of the signal.
    turn_w, signal = (w * 0.6, 24) if phone else (min(760, w * 0.5), 96)
    least = PHONE_READ if phone else READ
    table = words("picture-table", number=str(setting.number)) if setting.number else ""
    if len(setting.waiting) > 1 or setting.several:
        status, phase = status or phase, "" if not status else phase
    if phone and _long(setting, turn_w - 74, least):
        # A long name takes what the game and its round leave.
        own = max(width_of(title, least, "narrow"), width_of(phase or table, least))
        turn_w = max(turn_w, min(w * 0.7, w - own - signal - 46))
    room = w - turn_w - signal - 38
    # The post tells its date as well, and the table: they go first where there is no room for all.
    tried = [[table, phase, setting.stamp], [table, phase], [phase or table]]
    lines = [" · ".join(part for part in parts if part) for parts in tried]
    facts = next((line for line in lines if width_of(line, least) <= room), "" if status else lines[-1])
    left = (
        *plate(x, y, w, h),
        *(() if phone else (icon("signal", x + 60, y + h / 2, 70),)),
        Text(x + signal, y + 7, room, 42 if facts else h - 14, title, TITLE, "narrow", CREAM, smallest=least),
        Text(x + signal, y + 45, room, 40, facts, READ, "plain", CREAM, smallest=least),
    )
    right_x = x + w - turn_w - 24
    board = Rect(right_x, y + 8, turn_w + 6, h - 16, CARD, BRASS, 3, 10)
    if status or len(setting.waiting) != 1:
        told = status or words("picture-waiting" if setting.waiting or setting.several else "picture-over")
        return (
            *left,
            board,
            spelled(right_x + 12, y + 8, turn_w - 18, h - 16, told, TITLE, "middle", smallest=least),
        )
    return (*left, board, *_turn(setting, right_x + 12, y + 10, turn_w - 18, h - 20, least))


NARROW = 600
"""Where there is less room than this for whose turn it is, its mark is smaller."""
TALL = 222
"""The header of a narrow picture ends at this height."""


def tall_header(setting: Setting, title: str, phase: str, status: str, width: int) -> tuple[Item, ...]:
    """The header of a narrow picture: game and round, below it whose turn it is, or `status`."""
    w = width - 2.0 * MARGIN
    below = 142, TALL - 142
    board = Rect(MARGIN - 4, below[0], w + 8, below[1], CARD, BRASS, 3, 10)
    facts: Weight = "plain" if width_of(phase, READ) <= w - 40 else "narrow"
    top = (
        *plate(MARGIN - 4, 22, w + 8, 112),
        Text(MARGIN + 20, 30, w - 40, 50, title, 40, "narrow", CREAM, smallest=READ),
        Text(MARGIN + 20, 80, w - 40, 46, phase, READ, facts, CREAM),
        board,
    )
    if not status and len(setting.waiting) == 1 and not setting.several:
        return (*top, *_turn(setting, MARGIN + 6, below[0] + 2, w - 12, below[1] - 4, READ))
    waited = setting.waiting or setting.several
    told = status or setting.words("picture-waiting" if waited else "picture-over")
    return (*top, spelled(MARGIN + 20, below[0] + 4, w - 40, below[1] - 8, told, TITLE, "middle", smallest=READ))


def _long(setting: Setting, room: float, least: int) -> bool:
    """Does it take more than two lines to tell who is waited for?"""
    if len(setting.waiting) != 1 or setting.several:
        return False
    told = setting.words("picture-turn", name=setting.names[setting.waiting[0]])
    return len(lines_of(told, room, least, "narrow")) > 2


def _turn(setting: Setting, x: float, y: float, w: float, h: float, least: int) -> tuple[Item, ...]:
    """Who is waited for: mark and name."""
    (seat,) = setting.waiting
    words = setting.words("picture-turn", name=setting.names[seat])
    token = 44 if w < NARROW else 54
    return (
        icon("token", x + token / 2 + 2, y + h / 2, token, seat),
        spelled(x + token + 10, y, w - token - 12, h, words, TITLE, smallest=least),
    )


def spelled(
    x: float,
    y: float,
    w: float,
    h: float,
    words: str,
    size: int = READ,
    align: Align = "left",
    colour: Colour = INK,
    *,
    lines: int = 2,
    smallest: int = 0,
) -> Text:
    """A name, or words with one in them, which may be long: in bold letters, or in narrow ones if there is no room."""
    least = smallest or size
    fitting = min(lines, max(1, int((h + 0.2 * least) / (LEADING * least))))
    weight: Weight = "bold" if len(lines_of(words, w, least, "bold")) <= fitting else "narrow"
    return Text(x, y, w, h, words, size, weight, colour, align, smallest=least, lines=lines)


def panel(
    x: float,
    y: float,
    w: float,
    h: float,
    seat: Seat,
    setting: Setting,
    score: str = "",
    *content: Item | None | Sequence[Item],
    start: bool = False,
) -> Group:
    """A player's panel: a band with mark, name and score; below it, from y + 58, whatever the game puts there.

    Content is placed relative to the panel's corner. Whoever alone is waited for has a thick frame; `start`: begins.
    """
    active = setting.waiting == (seat,)
    return Group(
        tuple(
            collect(
                Rect(-4, -4, w + 8, h + 8, RECENT, radius=14) if active else None,
                Rect(0, 0, w, h, CARD, INK, 3 if active else 2, 10),
                panel_head(w, seat, setting, score, start=start),
                *content,
            )
        ),
        x,
        y,
        f"panel:{seat}",
    )


def panel_head(w: float, seat: Seat, setting: Setting, score: str = "", *, start: bool = False) -> tuple[Item, ...]:
    """The band at the top of a panel, 56 high."""
    style = SEATS[seat]
    reserved = 74 + (34 if start else 0) + (96 if score else 0)
    return tuple(
        collect(
            Rect(3, 3, w - 6, 49, style.light, radius=7),
            Rect(3, 30, w - 6, 22, style.light),
            Rect(0, 50, w, 6, style.colour, INK, 1.5),
            icon("token", 31, 26, 42, seat),
            icon("person_flag", w - (96 if score else 0) - 24, 26, 40) if start else None,
            Text(60, 2, w - reserved, 48, setting.names[seat], NAME, "bold", lines=2),
            Text(w - 100, 4, 88, 44, score, TITLE, "bold", align="right", smallest=NAME) if score else None,
        )
    )


def count(x: float, y: float, symbol: str, number: int | str, *args: str | int | float, size: int = KEY) -> Group:
    """A symbol and how many of it, e.g. coins in a panel; about 3 × size wide, centred on height y."""
    return Group(
        (
            icon(symbol, size * 0.6, 0, size * 1.25, *args),
            Text(size * 1.4, -size * 0.7, size * 2, size * 1.4, str(number), size, "bold"),
        ),
        x,
        y,
    )


def marker(number: int, x: float, y: float, size: float = 54) -> Group:
    """The number of an answer, centred on a point; lies over everything."""
    r = size / 2
    weight: Weight = "bold" if number < 10 else "narrow"
    return over(
        Disc(x, y, r + 4, PEARL),
        Disc(x, y, r + 1, RECENT),
        Disc(x, y, r - 4, PEARL, INK, 2.5),
        Text(x - r, y - r, size, size, str(number), round(size * 0.6), weight, INK, "middle", smallest=12),
        name=f"answer:{number}",
    )


def spotlight(base: Scene, clear: Sequence[Item], markers: Sequence[Group]) -> Scene:
    """The picture for a question: all below the header dimmed but what may be chosen, with the answers' numbers."""
    dim = Dim(FRAME + 4, TOP - 8, base.width - 2 * FRAME - 8, base.height - TOP - FRAME + 4)
    return replace(base, items=(*base.items, dim, over(*clear), over(*markers)))


def recent(x: float, y: float, w: float, h: float, radius: float = 10, number: int = 0) -> Group:
    """The outline of what has changed since the last picture; numbered if the order matters."""
    items: list[Item] = [
        Rect(x - 4, y - 4, w + 8, h + 8, None, WHITE, 10, radius + 4),
        Rect(x - 2, y - 2, w + 4, h + 4, None, RECENT, 6, radius + 2),
    ]
    if number:
        items += [
            Disc(x + w - 10, y + 10, 26, RECENT, WHITE, 3),
            Text(x + w - 36, y - 16, 52, 52, str(number), TITLE, "bold", WHITE, "middle"),
        ]
    return over(*items, name="recent")


def card(x: float, y: float, w: float, h: float, colour: Colour = CARD, edge: Colour = INK) -> tuple[Item, ...]:
    """A playing card's blank face with a little shadow."""
    return (Rect(x + 3, y + 4, w, h, RULE, radius=10), Rect(x, y, w, h, colour, edge, 2, 10))


def card_back(x: float, y: float, w: float, h: float, colour: Colour = ENAMEL) -> tuple[Item, ...]:
    """The back all hidden cards share."""
    return (
        *card(x, y, w, h, colour),
        Rect(x + 8, y + 8, w - 16, h - 16, None, CREAM, 2, 6),
        icon("signal", x + w / 2, y + h / 2, min(w, h) * 0.5),
    )


def ruler(
    x: float, y: float, cell_w: float, cell_h: float, columns: Sequence[str], rows: Sequence[str], size: int = KEY
) -> tuple[Item, ...]:
    """Coordinates on all four edges of a grid whose left upper corner is (x, y)."""
    gap, band = 6, size * 1.4
    right, bottom = x + cell_w * len(columns), y + cell_h * len(rows)
    across = tuple(
        Text(x + cell_w * n, top, cell_w, band, label, size, "narrow", SOFT, "middle")
        for n, label in enumerate(columns)
        for top in (y - band - gap, bottom + gap)
    )
    down = tuple(
        Text(left, y + cell_h * n, band, cell_h, label, size, "narrow", SOFT, "middle")
        for n, label in enumerate(rows)
        for left in (x - band - gap, right + gap)
    )
    return (*across, *down)


def heading(x: float, y: float, w: float, words: str, size: int = NAME) -> tuple[Item, ...]:
    """A heading over a timetable's thin double rule."""
    below = y + size * 1.35
    return (
        Text(x, y, w, size * 1.3, words, size, "narrow"),
        Line(((x, below), (x + w, below)), INK, 2, round=False),
        Line(((x, below + 4), (x + w, below + 4)), INK, 1, round=False),
    )
