"""The own score sheet for a question: which boxes come next, what they bring, where an answer leads."""

from __future__ import annotations

from collections.abc import Mapping

from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.rail_line.hand import seat_of
from render.rail_line.layout import DECIDE, READ
from render.rail_line.reach import signed
from render.rail_line.sheets import Grid, own_rows
from render.scene import Item, Rect, Scene, Text
from render.symbols import icon
from render.theme import CARD, INK, MARGIN, WIDTH
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
    place = Grid(public.sheet, symbols, WIDTH - 2 * MARGIN, 66, 300)
    shown = own_rows(public, seat, place, list(numbered.values()), MARGIN, TOP)
    items: list[Item] = [*header(setting, setting.words("game-name"), status=setting.words("picture-choose")), shown]
    for number, symbol in numbered.items():
        y = TOP + place.middle(symbol)
        gain = scoring.gain(public, seat, symbol)
        items.append(signed(gain, WIDTH - MARGIN - 232, y - 30, 112, 60))
        items.append(marker(number, WIDTH - MARGIN - 50, y, 54))
    height = round(TOP + place.height + MARGIN)
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def goods(view: View, question: Question, setting: Setting) -> Scene | None:
    """Goods or coin: the rows concerned, and where each answer leads."""
    public, seat = view.public, seat_of(view)
    tasks = public.players[seat].tasks
    if not tasks or not isinstance(tasks[0], Goods):
        return None
    waiting = tasks[0].symbols
    groups = [rows for rows in GROUPS if set(rows) & set(waiting)]
    symbols = [row.symbol for row in public.sheet.rows if any(row.symbol in rows for rows in groups)]
    place = Grid(public.sheet, symbols, WIDTH - 2 * MARGIN, 68, 100)
    items: list[Item] = [
        *header(setting, setting.words("game-name"), status=setting.words("picture-choose")),
        own_rows(public, seat, place, waiting, MARGIN, TOP),
    ]
    top = TOP + place.height + 20
    step, before = 74, scoring.score(public, public.players[seat])
    for n, answer in enumerate(question.answers):
        after, _ = trains.answer(public, seat, str(answer))
        y = top + step * n
        player = after.players[seat]
        score = scoring.score(after, player)
        items += [
            Rect(MARGIN, y, WIDTH - 2 * MARGIN, step - 8, CARD, INK, 2, 10),
            Text(MARGIN + 90, y + 4, 850, step - 16, setting.words(f"replaced-{answer}"), DECIDE, smallest=READ),
            signed(score - before, WIDTH - MARGIN - 560, y + 4, 120, step - 16),
            icon("star", WIDTH - MARGIN - 380, y + step / 2 - 4, 40),
            Text(
                WIDTH - MARGIN - 350, y + 4, 110, step - 16, str(score).replace("-", "−"), DECIDE, "bold", decides=True
            ),
            icon("coin", WIDTH - MARGIN - 170, y + step / 2 - 4, 44),
            Text(WIDTH - MARGIN - 140, y + 4, 110, step - 16, str(player.coins), DECIDE, "bold", decides=True),
            marker(n + 1, MARGIN + 46, y + step / 2 - 4, 54),
        ]
    height = round(top + step * len(question.answers) + MARGIN)
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))
