"""Small scenes for the guide: pieces with their words beside them, or on a phone below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.fonts import LEADING, lines_of
from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Text, bounds, group, moved
from render.theme import CARD, INK, MARGIN, PHONE_WIDTH, READ, WIDTH

PAD, GAP = 20, 12
ASIDE = 760
"""Where the words begin beside what is drawn."""
LINES = 12
STEP = 158


class Row(NamedTuple):
    """What is drawn, and the key of its words."""

    drawn: Sequence[Item]
    key: str


def width_of(setting: Setting) -> int:
    return PHONE_WIDTH if setting.form == "phone" else WIDTH


def room(setting: Setting) -> int:
    """The width between the margins."""
    return width_of(setting) - 2 * MARGIN


def scene(setting: Setting, topic: str, bottom: float, items: Sequence[Item]) -> Scene:
    """A topic's picture with its heading."""
    width, height = width_of(setting), round(bottom)
    head = header(setting, setting.words("game-name"), status=setting.words(f"guide-{topic}-title"), width=width)
    return Scene(width, height, (*head, *items), page(width, height))


def rows(setting: Setting, topic: str, *shown: Row, aside: float = ASIDE) -> Scene:
    """One row below the other."""
    y = float(TOP)
    items: list[Item] = []
    for row in shown:
        drawn, high = (_below if setting.form == "phone" else _beside)(setting, row, aside)
        items.append(group(Rect(0, 0, room(setting), high, CARD, INK, 2, 10), drawn, x=MARGIN, y=y))
        y += high + GAP
    return scene(setting, topic, y - GAP + MARGIN, items)


def _beside(setting: Setting, row: Row, aside: float) -> tuple[list[Item], float]:
    left, top, _, bottom = bounds(Group(tuple(row.drawn)))
    said, tall = words(setting, row.key, room(setting) - aside - 30)
    high = max(bottom - top, tall) + 2 * PAD
    drawn = Group(tuple(row.drawn), PAD - left, (high - bottom + top) / 2 - top)
    return [drawn, placed(said, aside, (high - tall) / 2)], high


def _below(setting: Setting, row: Row, _: float) -> tuple[list[Item], float]:
    left, top, right, bottom = bounds(Group(tuple(row.drawn)))
    w = room(setting) - 2 * PAD
    scale = min(1.0, w / (right - left))
    x = PAD + (w - (right - left) * scale) / 2
    drawn = Group(tuple(moved(item, x - left * scale, PAD - top * scale, scale) for item in row.drawn))
    said, tall = words(setting, row.key, w)
    below = PAD + (bottom - top) * scale + PAD
    return [drawn, placed(said, PAD, below)], below + tall + PAD


def words(setting: Setting, key: str, w: float) -> tuple[Text, float]:
    """Words in as many lines as they need, and how high they are."""
    said = setting.words(key)
    high = LEADING * READ * len(lines_of(said, w, READ)) + 6
    return Text(0, 0, w, high, said, READ, lines=LINES, smallest=READ), high


def placed(said: Text, x: float, y: float) -> Item:
    return group(said, x=x, y=y)


def steps(setting: Setting, topic: str, *shown: Sequence[Item]) -> Scene:
    """The steps of a turn, numbered, one below the other: pieces centred on the origin, words `lesson-<topic>-<n>`."""
    number, piece, said = (50, 190, 310) if setting.form == "phone" else (70, 250, 440)
    y = float(TOP)
    items: list[Item] = []
    for n, drawn in enumerate(shown, 1):
        told, tall = words(setting, f"lesson-{topic}-{n}", room(setting) - said - 20)
        high = max(STEP, tall + 20)
        items += [
            group(
                Rect(0, 0, room(setting), high, CARD, INK, 2, 10),
                Group(tuple(drawn), piece, high / 2),
                placed(told, said, (high - tall) / 2),
                x=MARGIN,
                y=y,
            ),
            marker(n, MARGIN + number, y + high / 2, 70),
        ]
        y += high + GAP
    return scene(setting, topic, y - GAP + MARGIN, items)


def grid(setting: Setting, topic: str, cells: Sequence[Sequence[Item]], columns: int, high: float) -> Scene:
    """Frames side by side, on a phone two of them; what lies in them is centred on the middle of the upper edge."""
    across = min(columns, 2) if setting.form == "phone" else columns
    wide = (room(setting) + GAP) / across
    items = [
        group(
            Rect(0, 0, wide - GAP, high, CARD, INK, 2, 10),
            Group(tuple(cell), (wide - GAP) / 2, 0),
            x=MARGIN + wide * (n % across),
            y=TOP + (high + GAP) * (n // across),
        )
        for n, cell in enumerate(cells)
    ]
    return scene(setting, topic, TOP + (high + GAP) * -(-len(cells) // across) - GAP + MARGIN, items)
