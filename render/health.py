"""How a game's data fare in many games on one picture: who wins, how long it takes, what scores, what is used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.parts import page
from render.plots import HEAD, bar, frame
from render.scene import Item, Line, Scene, Text
from render.theme import BIG, BLUE, BRASS, INK, MARGIN, READ, RULE, SOFT, WIDTH

STEP, LABEL, FIGURE = 48, 290, 300
GAP, TOP = 18, 190
"""Below the title and the line under it."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A line: what, its bar from 0 to 1000, the interval around it if there is one, and the figure as it is written."""

    name: str
    share: int
    figure: str
    low: int = -1
    high: int = -1


@dataclass(frozen=True, slots=True)
class Chart:
    """Lines under a title; `even`: where the bars would end if all were alike, 0 to 1000."""

    title: str
    lines: tuple[Measured, ...]
    even: int = -1


def health(title: str, facts: str, charts: Sequence[Chart]) -> Scene:
    """Charts one below the other, those with short names two abreast."""
    y = float(TOP)
    items: list[Item] = [
        Text(MARGIN, 20, WIDTH - 2 * MARGIN, 80, title, BIG + 8, "bold", INK, smallest=READ),
        Text(MARGIN, 100, WIDTH - 2 * MARGIN, 84, facts, READ, "plain", SOFT, smallest=READ, lines=2),
    ]
    wide = (WIDTH - 2.0 * MARGIN - GAP) / 2
    for at in range(0, len(charts), 2):
        pair = charts[at : at + 2]
        tall = HEAD + 20 + STEP * max(len(chart.lines) for chart in pair) + 20
        for n, chart in enumerate(pair):
            items += _chart(MARGIN + (wide + GAP) * n, y, wide, tall, chart)
        y += tall + GAP
    height = round(y - GAP + MARGIN)
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _chart(x: float, y: float, w: float, h: float, chart: Chart) -> list[Item]:
    items: list[Item] = [*frame(x, y, w, h, chart.title)]
    left, room, top = x + LABEL, w - LABEL - FIGURE, y + HEAD + 16
    for n, line in enumerate(chart.lines):
        at = top + STEP * n
        items.append(Text(x + 20, at, LABEL - 34, STEP - 4, line.name, READ, "plain", INK, "right", READ))
        items.append(bar(left, at + 9, room * line.share / 1000, STEP - 20, BLUE if line.share else BRASS))
        if line.low >= 0:
            low, high, middle = left + room * line.low / 1000, left + room * line.high / 1000, at + STEP / 2 - 1
            items.append(Line(((low, middle), (high, middle)), INK, 4, round=False))
            items += [Line(((end, middle - 9), (end, middle + 9)), INK, 4, round=False) for end in (low, high)]
        items.append(
            Text(x + w - FIGURE + 10, at, FIGURE - 28, STEP - 4, line.figure, READ, "narrow", SOFT, "right", READ)
        )
    if chart.even >= 0:
        even = left + room * chart.even / 1000
        items.append(Line(((even, top), (even, top + STEP * len(chart.lines))), RULE, 4, round=False))
    return items
