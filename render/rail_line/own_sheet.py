"""The own score sheet for a question: which boxes come next, what they bring, where an answer leads."""

from __future__ import annotations

from collections.abc import Mapping

from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.rail_line.hand import seat_of
from render.rail_line.layout import DECIDE, READ
from render.rail_line.reach import below, signed
from render.rail_line.sheets import own_rows
from render.scene import Item, Rect, Scene, Text
from render.symbols import icon
from render.theme import CARD, INK, MARGIN
from rules.notation import Question
from rules.rail_line import scoring, trains
from rules.rail_line.state import Mark as Goods
from rules.rail_line.view import View

GROUPS = (("PA", "PO"), ("CO", "IO", "ST", "FA"), ("WO", "SA"), ("SB", "SF"), ("GL",))
"""Rows that are worth something through each other."""


def boxes(view: View, question: Question, setting: Setting) -> Scene:
    """A box to pay for, row by row."""
    return next_boxes(view, {n: str(symbol) for n, symbol in enumerate(question.answers, 1)}, setting)


def next_boxes(view: View, numbered: Mapping[int, str], setting: Setting) -> Scene:
    """The own sheet: which box comes next in each row, and what it brings."""
    public, seat = view.public, seat_of(view)
    symbols = [row.symbol for row in public.sheet.rows]
    size = below(setting)
    place, width = size.grid(public, symbols), round(size.width + 2 * MARGIN)
    shown = own_rows(public, seat, place, list(numbered.values()), MARGIN, TOP)
    title = setting.words("picture-choose")
    items: list[Item] = [*header(setting, setting.words("game-name"), status=title, width=width), shown]
    for number, symbol in numbered.items():
        y = TOP + place.middle(symbol) - size.row / 2
        gain = scoring.gain(public, seat, symbol)
        items.append(signed(gain, MARGIN + size.width - size.gain[0], y + 4, size.gain[1], 56))
        items.append(marker(number, MARGIN + size.width - 34, y + size.rings, 54))
    height = round(TOP + place.height + MARGIN)
    return Scene(width, height, tuple(items), page(width, height))


def goods(view: View, question: Question, setting: Setting) -> Scene | None:
    """Goods or coin: the rows concerned, and where each answer leads."""
    public, seat = view.public, seat_of(view)
    tasks = public.players[seat].tasks
    if not tasks or not isinstance(tasks[0], Goods):
        return None
    waiting = tasks[0].symbols
    groups = [rows for rows in GROUPS if set(rows) & set(waiting)]
    symbols = [row.symbol for row in public.sheet.rows if any(row.symbol in rows for rows in groups)]
    size = below(setting)
    place, width = size.grid(public, symbols), round(size.width + 2 * MARGIN)
    title = setting.words("picture-choose")
    items: list[Item] = [
        *header(setting, setting.words("game-name"), status=title, width=width),
        own_rows(public, seat, place, waiting, MARGIN, TOP),
    ]
    # On a phone where an answer leads stands below its words.
    step, down = (138, 62) if size.upright else (74, 0)
    top, right = TOP + place.height + 20, width - MARGIN
    before = scoring.score(public, public.players[seat])
    for n, answer in enumerate(question.answers):
        after, _ = trains.answer(public, seat, str(answer))
        y = top + step * n
        player, told = after.players[seat], y + down
        score = scoring.score(after, player)
        words = setting.words(f"replaced-{answer}")
        room = size.width - (110 if size.upright else 694)
        items += [
            Rect(MARGIN, y, size.width, step - 8, CARD, INK, 2, 10),
            Text(MARGIN + 90, y + 4, room, 58, words, DECIDE, smallest=READ),
            signed(score - before, right - 560, told + 4, 120, 58),
            icon("star", right - 380, told + 33, 40),
            Text(right - 350, told + 4, 110, 58, str(score).replace("-", "−"), DECIDE, "bold", decides=True),
            icon("coin", right - 170, told + 33, 44),
            Text(right - 140, told + 4, 110, 58, str(player.coins), DECIDE, "bold", decides=True),
            marker(n + 1, MARGIN + 46, y + (step - 8) / 2, 54),
        ]
    height = round(top + step * len(question.answers) + MARGIN)
    return Scene(width, height, tuple(items), page(width, height))
