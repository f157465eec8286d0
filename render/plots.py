"""Plots that are no game's own: a grid with its numbers, lines over it, bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.final import figure
from render.scene import Disc, Group, Item, Line, Point, Rect, Text
from render.theme import BLUE, CARD, INK, READ, RULE, SOFT, TITLE, Colour

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
LEFT, FOOT, HEAD = 128, 54, 62
"""Room for the numbers at the side, for those below, and for the title."""


def frame(x: float, y: float, w: float, h: float, title: str) -> tuple[Item, ...]:
    """A card with a title."""
    return (
        Rect(x, y, w, h, CARD, INK, 2, 12),
        Text(x + 24, y + 8, w - 48, HEAD - 12, title, TITLE, "narrow", SOFT, smallest=READ),
    )


def step_for(span: float, most: int) -> int:
    """The smallest round step of which a span has at most so many."""
    return next((one for one in STEPS if span / one <= most), STEPS[-1] * (1 + int(span / STEPS[-1] / most)))


@dataclass(frozen=True, slots=True)
class Grid:
    """A place for values, drawn within a frame's box."""

    x: float
    y: float
    w: float
    h: float
    low: int
    high: int
    step: int
    last: int
    """The number of the last value; they count from 1."""

    @classmethod
    def around(
        cls, x: float, y: float, w: float, h: float, values: Sequence[int], least: int = 10, zero: bool = False
    ) -> Grid:
        """A grid with room for these values, and never finer than `least`; `zero`: it begins there."""
        low, high = min(values), max(values)
        low = min(0, low) if zero else min(low, (low + high - least) // 2)
        high = max(high, low + least)
        step = step_for(max(1, high - low), max(2, int((h - HEAD - FOOT) // 70)))
        low, high = low // step * step, -(-high // step) * step
        return cls(x + LEFT, y + HEAD + 18, w - LEFT - 50, h - HEAD - FOOT - 28, low, high, step, max(1, len(values)))

    def at(self, n: float, value: float) -> Point:
        """Where a value stands, the n-th from 0."""
        return (
            self.x + (self.w * n / (self.last - 1) if self.last > 1 else self.w / 2),
            self.y + self.h * (self.high - value) / (self.high - self.low),
        )

    def items(self) -> list[Item]:
        """The lines and the numbers."""
        found: list[Item] = []
        for value in range(self.low, self.high + 1, self.step):
            y = self.at(0, value)[1]
            found.append(Line(((self.x, y), (self.x + self.w, y)), RULE, 2, round=False))
            found.append(
                Text(self.x - LEFT + 8, y - 21, LEFT - 24, 42, figure(value), READ, align="right", smallest=READ)
            )
        every = step_for(max(1, self.last - 1), 10)
        for n in range(1, self.last + 1):
            if n % every == 0:
                x = self.at(n - 1, self.low)[0]
                found.append(Line(((x, self.y + self.h), (x, self.y + self.h + 10)), SOFT, 3, round=False))
                found.append(Text(x - 45, self.y + self.h + 10, 90, 42, str(n), READ, align="middle", smallest=READ))
        return found


def stroke(points: Sequence[Point], colour: Colour = BLUE, width: float = 6) -> list[Item]:
    """A line with a dark edge; a single point is a dot."""
    if len(points) < 2:
        return [Disc(x, y, width + 2, colour, INK, 2) for x, y in points]
    return [Line(tuple(points), INK, width + 4), Line(tuple(points), colour, width)]


def spark(x: float, y: float, w: float, h: float, values: Sequence[int], colour: Colour = BLUE) -> Group:
    """A small line without a grid, with a dot at its end."""
    low, high = min(values), max(values)
    span, last = max(1, high - low), max(1, len(values) - 1)
    points = [(w * n / last, h * (high - value) / span if high > low else h / 2) for n, value in enumerate(values)]
    points = points if len(points) > 1 else [(w, h / 2)]
    return Group((*stroke(points, colour, 4), Disc(*points[-1], 9, colour, INK, 2)), x, y)


def bar(x: float, y: float, w: float, h: float, colour: Colour) -> Rect:
    w, h = max(w, 6), max(h, 6)
    return Rect(x, y, w, h, colour, INK, 2, 4 if min(w, h) > 16 else 0)
