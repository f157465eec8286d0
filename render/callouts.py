"""Pictures of the guide with numbers on a position, and below it in words what each of them is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from render.parts import header, marker, page
from render.pictures import Setting
from render.scene import Item, Rect, Scene, Text, group, over
from render.theme import CARD, INK, MARGIN, READ, WIDTH
from rules.agreement import begun
from rules.core import Seat, judge
from rules.notation import read
from rules.registry import GAMES

STEPS = 4
DISC = 72
"""A number on the position."""
LINE, GAP = 152.0, 12.0
"""A line that tells what a number is."""


@cache
def position(game: str, seats: int, seed: int, moves: tuple[tuple[int, str], ...], **options: str) -> Any:
    """The state after these moves, each by a seat and as it is written. Any: it belongs to whichever game is named."""
    rules = GAMES[game]
    state = rules.setup(seats, begun(rules, options), seed)
    for seat, text in moves:
        action = read(rules, text)
        judge(rules, state, Seat(seat), action)
        state = rules.apply(state, Seat(seat), action).state
    return state


def numbered(*spots: tuple[float, float]) -> Item:
    """The numbers 1, 2, 3 … on a position."""
    return over(*(marker(n, x, y, DISC) for n, (x, y) in enumerate(spots, 1)))


def told(
    setting: Setting,
    x: float,
    y: float,
    w: float,
    columns: int,
    h: float = LINE,
    topic: str = "first",
    steps: int = STEPS,
) -> list[Item]:
    """What the numbers are, in their order: `lesson-<topic>-<number>`."""
    step = (w + GAP) / columns
    return [
        group(
            Rect(0, 0, step - GAP, h, CARD, INK, 2, 10),
            marker(n + 1, 52, h / 2, 64),
            Text(100, 4, step - GAP - 112, h - 8, setting.words(f"lesson-{topic}-{n + 1}"), READ + 8, lines=3,
                 smallest=READ),
            x=x + step * (n % columns),
            y=y + (h + GAP) * (n // columns),
        )
        for n in range(steps)
    ]  # fmt: skip


def height(columns: int, h: float = LINE, steps: int = STEPS) -> float:
    """How high the lines are together."""
    return -(-steps // columns) * (h + GAP) - GAP


def first_scene(setting: Setting, bottom: float, items: Sequence[Item], width: int = WIDTH) -> Scene:
    """The page for a first game: heading, position and, below it, its four numbers in words."""
    return explained(setting, "first", bottom, items, STEPS, width)


def explained(
    setting: Setting, topic: str, bottom: float, items: Sequence[Item], steps: int, width: int = WIDTH
) -> Scene:
    """The picture of a topic: heading, position and, from `bottom` on, its numbers in words."""
    columns = 2 if width == WIDTH else 1
    lines = told(setting, MARGIN, bottom, width - 2 * MARGIN, columns, LINE, topic, steps)
    whole = round(bottom + height(columns, LINE, steps) + MARGIN)
    title = setting.words(f"guide-{topic}-title")
    head = header(setting, setting.words("game-name"), status=title, width=width)
    return Scene(width, whole, (*head, *items, *lines), page(width, whole))
