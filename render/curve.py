"""How the points of a game have grown, turn by turn: a line a seat, with its colour and its mark."""

from __future__ import annotations

from collections.abc import Sequence

from render.final import figure
from render.parts import TOP, header, page
from render.pictures import Setting
from render.scene import Item, Line, Rect, Scene, Text
from render.symbols import icon
from render.theme import CARD, INK, MARGIN, READ, RULE, SEATS, SOFT, TITLE, WIDTH

HEIGHT = 900
LEFT, NAMES, FOOT = 118, 420, 118
"""Room for the numbers of points, for the names, and for the numbers of turns."""
MARKED = 6
"""So many marks stand on a line."""
APART = 84
"""Between two names."""
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MANY = 8
"""Lines of a grid at most."""

Course = Sequence[Sequence[int]]
"""The points of every seat, from the beginning on after each turn."""


def curve(course: Course, setting: Setting, status: str = "") -> Scene:
    """The lines of all seats over the turns, and what each of them has at last."""
    words = setting.words
    left, top = float(MARGIN + LEFT), float(TOP + 34)
    width, height = WIDTH - left - NAMES - MARGIN, HEIGHT - top - FOOT - MARGIN
    low, high = min(0, *(min(row) for row in course)), max(1, *(max(row) for row in course))
    step = next((one for one in STEPS if (high - low) / one <= MANY), STEPS[-1])
    low, high = low // step * step, -(-high // step) * step
    last = max(1, len(course) - 1)

    def at(turn: int, points: float) -> tuple[float, float]:
        return left + width * turn / last, top + height * (high - points) / (high - low)

    items: list[Item] = [*header(setting, words("game-name"), words("picture-curve"), status)]
    items.append(Rect(MARGIN, TOP, WIDTH - 2 * MARGIN, HEIGHT - TOP - MARGIN, CARD, INK, 2, 12))
    for points in range(low, high + 1, step):
        y = at(0, points)[1]
        thick = 4 if points == 0 else 2
        items.append(Line(((left, y), (left + width, y)), SOFT if points == 0 else RULE, thick, round=False))
        items.append(Text(MARGIN + 8, y - 22, LEFT - 22, 44, figure(points), READ, align="right", smallest=READ))
    every = next((one for one in STEPS if last / one <= MANY), STEPS[-1])
    for turn in range(0, last + 1, every):
        x = at(turn, low)[0]
        items.append(Line(((x, top + height), (x, top + height + 10)), SOFT, 3, round=False))
        items.append(Text(x - 45, top + height + 12, 90, 44, str(turn), READ, align="middle", smallest=READ))
    items.append(Text(left, top + height + 58, width, 44, words("picture-turns"), READ, "plain", SOFT, "middle"))
    order = sorted(range(len(course[0])), key=lambda seat: -course[-1][seat])
    # The best lies above the others.
    for seat in reversed(order):
        line = tuple(at(turn, row[seat]) for turn, row in enumerate(course))
        if len(line) > 1:
            items.append(Line(line, INK, 11))
            items.append(Line(line, SEATS[seat].colour, 7))
        marks = {round(last * (n + (seat + 1) / (len(order) + 1)) / MARKED) for n in range(MARKED)}
        items += [icon("token", *line[turn], 38, seat) for turn in sorted(marks) if 0 < turn < len(line) - 1]
    items += _names(course, setting, order, top, height, [at(len(course) - 1, row)[1] for row in course[-1]])
    items += [icon("token", *at(len(course) - 1, course[-1][seat]), 44, seat) for seat in reversed(order)]
    return Scene(WIDTH, HEIGHT, tuple(items), page(WIDTH, HEIGHT))


def _names(
    course: Course, setting: Setting, order: Sequence[int], top: float, height: float, wanted: Sequence[float]
) -> list[Item]:
    """Names and points at the right, as near to the ends of the lines as they have room, best first."""
    items: list[Item] = []
    x, y = float(WIDTH - MARGIN - NAMES + 36), top - APART
    for n, seat in enumerate(order):
        below = (len(order) - 1 - n) * APART
        y = max(y + APART, min(wanted[seat] - APART / 2, top + height - APART / 2 - below - 20))
        items.append(icon("token", x + 28, y + APART / 2, 50, seat))
        name = setting.names[seat]
        items.append(Text(x + 62, y, NAMES - 218, APART, name, READ, "bold", lines=2, smallest=READ))
        score = figure(course[-1][seat])
        items.append(Text(x + NAMES - 148, y, 100, APART, score, TITLE, "bold", align="right", smallest=READ))
    return items
