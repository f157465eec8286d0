"""How a cup stands, upright for a phone: a line for each person, and below what tells level ones apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.fonts import Weight, lines_of
from render.parts import TALL, page, tall_header
from render.pictures import Setting
from render.scene import Item, Line, Rect, Scene, Text
from render.symbols import icon
from render.theme import BRASS, CARD, CREAM, ENAMEL, INK, LINEN, MARGIN, READ, RULE, SOFT, TITLE

WIDTH = 900
STEP, HEAD = 78, 66
"""The heights of a line and of the line above them all."""
PLACE, FIGURE = 84, 130
"""The widths of the places and of each column of figures."""
HEADING = 29
"""Letters of the columns' names, which must not run into each other."""
PAGE = 20
"""Lines on one picture, at most."""
LINE = 42


@dataclass(frozen=True, slots=True)
class Rung:
    """A line."""

    place: str
    name: str
    figures: tuple[str, ...]
    first: bool = False
    left: bool = False
    """This person takes part no more."""


def leaves(rungs: Sequence[Rung]) -> tuple[tuple[Rung, ...], ...]:
    """The lines on as many pictures as they need, about equally long."""
    count = max(1, -(-len(rungs) // PAGE))
    ends = [-(-len(rungs) * n // count) for n in range(count + 1)]
    return tuple(tuple(rungs[ends[n] : ends[n + 1]]) for n in range(count))


def ladder(
    rungs: Sequence[Rung], columns: Sequence[str], title: str, facts: str, status: str, rule: str, setting: Setting
) -> Scene:
    """`columns`: the names of the figures; `rule`: how points and places come about."""
    wide = WIDTH - 2.0 * MARGIN
    top = float(TALL + 20)
    told = lines_of(rule, wide - 32, READ)
    height = round(top + HEAD + STEP * len(rungs) + 28 + LINE * len(told) + MARGIN + 12)
    bottom = top + HEAD + STEP * len(rungs)
    items: list[Item] = [*tall_header(setting, title, facts, status, WIDTH)]
    items.append(Rect(MARGIN, top, wide, HEAD + STEP * len(rungs) + 8, CARD, INK, 2, 12))
    items.append(Rect(MARGIN, top, wide, HEAD, ENAMEL, INK, 2, 12))
    left = WIDTH - MARGIN - FIGURE * len(columns) - 12.0
    for n, column in enumerate(columns):
        x = left + FIGURE * n
        items.append(Text(x + 4, top + 4, FIGURE - 8, HEAD - 8, column, HEADING, "narrow", CREAM, "right", 29))
    for n, rung in enumerate(rungs):
        items += _rung(rung, top + HEAD + STEP * n, left, wide, shaded=n % 2 == 1)
    items.append(Line(((left - 6, top + HEAD + 6), (left - 6, bottom)), RULE, 2, round=False))
    for n, line in enumerate(told):
        items.append(Text(MARGIN + 16, bottom + 24 + LINE * n, wide - 32, LINE, line, READ, "plain", SOFT, smallest=29))
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _rung(rung: Rung, y: float, left: float, wide: float, *, shaded: bool) -> list[Item]:
    items: list[Item] = [Rect(MARGIN + 4, y, wide - 8, STEP, LINEN)] if shaded else []
    if rung.first:
        items.append(Rect(MARGIN + 4, y + 4, 8, STEP - 8, BRASS))
        items.append(icon("crown", MARGIN + PLACE + 27, y + STEP / 2, 42))
    name = MARGIN + PLACE + (62.0 if rung.first else 0.0)
    colour = SOFT if rung.left else INK
    items.append(Text(MARGIN + 14, y, PLACE - 28, STEP, rung.place, TITLE, "narrow", colour, "right", 29))
    weight: Weight = "plain" if rung.left else "bold"
    items.append(Text(name, y, left - name - 14, STEP, rung.name, TITLE, weight, colour, smallest=29, lines=2))
    for n, figure in enumerate(rung.figures):
        weight = "bold" if n == 0 else "plain"
        x = left + FIGURE * n
        items.append(Text(x + 4, y, FIGURE - 8, STEP, figure, TITLE, weight, colour, "right", 29))
    return items
