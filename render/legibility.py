"""Whether the words of a scene can be read: inside their boxes, apart from each other, not covered."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from render import fonts
from render.fonts import ELLIPSIS
from render.paint import typeset
from render.scene import Box, Disc, Group, Item, Placed, Polygon, Rect, Scene, Sprite, Text, bounds, everything

PHONE = 1000
"""Pictures no wider than this are made for a phone."""
SLACK = 0.1
"""Letters may reach out of their box by this part of their size: rounding, and overhang such as that of a J."""


@dataclass(frozen=True, slots=True)
class TextBox:
    """A line of text as it will be drawn."""

    text: str
    size: int
    ink: Box
    box: Box
    wanted: str
    """The whole text, before it was shortened."""
    level: int
    order: int
    decides: bool = False
    """Whether it is a number that moves are decided by."""


def text_boxes(scene: Scene) -> tuple[TextBox, ...]:
    """Every line of text on the picture, with the box its letters fill and the box they were given."""
    return tuple(_boxes(everything(scene)))


def _boxes(items: Iterator[Placed]) -> Iterator[TextBox]:
    for order, placed in enumerate(items):
        if isinstance(placed.item, Text):
            item = placed.item
            for line, size, x, y in typeset(item):
                left, top, right, bottom = fonts.ink(line, size, item.weight)
                ink = (x + left, y + top, x + right, y + bottom)
                yield TextBox(line, size, ink, bounds(item), item.text, placed.level, order, item.decides)


def overlaps(scene: Scene) -> list[str]:
    """What is wrong with the words of a scene, in plain English; empty if all is well.

    Things that lie over others on purpose (groups made by `over`) are compared among themselves only.
    """
    boxes = text_boxes(scene)
    faults: list[str] = []
    for text in boxes:
        if not _inside(text.ink, text.box, SLACK * text.size):
            faults.append(f"{text.text!r} leaves its box: {_round(text.ink)} not in {_round(text.box)}")
        if not _inside(text.ink, (0, 0, scene.width, scene.height), 0):
            faults.append(f"{text.text!r} leaves the picture: {_round(text.ink)}")
    for n, first in enumerate(boxes):
        for second in boxes[n + 1 :]:
            # Ink is measured in whole pixels: lines of one text may touch by part of one.
            if first.level == second.level and _meet(first.ink, _inner(second.ink)):
                faults.append(f"{first.text!r} overlaps {second.text!r} at {_round(first.ink)} {_round(second.ink)}")
    return faults


def covered(scene: Scene) -> list[str]:
    """Words over which something opaque was painted later."""
    boxes = text_boxes(scene)
    faults: list[str] = []
    for order, placed in enumerate(everything(scene)):
        item = placed.item
        if placed.level or not _opaque(item):
            continue
        shape = bounds(item)
        inner = (shape[0] + 2, shape[1] + 2, shape[2] - 2, shape[3] - 2)
        faults.extend(
            f"{text.text!r} at {_round(text.ink)} is covered by {item}"
            for text in boxes
            if text.order < order and not text.level and _meet(text.ink, inner)
        )
    return faults


SHOWN = {"full": 550, "phone": 350}
"""How wide a picture is shown: in a channel on a wide screen, and on a phone."""
READ = 11
"""The least height of letters, in pixels as shown, that carry meaning."""
DECIDE = 14
"""The least height of numbers that moves are decided by."""


def least(scene: Scene, pixels: int = READ) -> int:
    """The least size of letters on a picture that is shown as pictures of its width are."""
    return math.ceil(pixels * scene.width / SHOWN["phone" if scene.width <= PHONE else "full"])


def shortened(scene: Scene) -> tuple[TextBox, ...]:
    """Lines that were cut short because there was no room for all they say."""
    return tuple(box for box in text_boxes(scene) if box.text.endswith(ELLIPSIS) and not box.wanted.endswith(ELLIPSIS))


def too_small(scene: Scene) -> tuple[TextBox, ...]:
    """Lines in letters too small for where the picture is seen; numbers to decide by must be larger."""
    bounds = {decides: least(scene, DECIDE if decides else READ) for decides in (False, True)}
    return tuple(box for box in text_boxes(scene) if box.size < bounds[box.decides] and box.text.strip())


def smallest(scene: Scene) -> int:
    """The size of the smallest letters."""
    return min((text.size for text in text_boxes(scene)), default=0)


def colours(scene: Scene) -> frozenset[str]:
    """Every colour that the items of a scene name; symbols excepted."""
    found: set[str] = set()
    for placed in everything(scene):
        item = placed.item
        for attribute in ("fill", "edge", "colour"):
            value = getattr(item, attribute, None)
            if value is not None:
                found.add(value)
    return frozenset(found)


def _opaque(item: Item) -> bool:
    match item:
        case Rect(fill=fill) | Disc(fill=fill) | Polygon(fill=fill):
            return fill is not None
        case Sprite():
            return True
        case Group():
            return any(_opaque(child) for child in item.items)
        case _:
            return False


def _inside(inner: Box, outer: Box, slack: float) -> bool:
    return (
        inner[0] >= outer[0] - slack
        and inner[1] >= outer[1] - slack
        and inner[2] <= outer[2] + slack
        and inner[3] <= outer[3] + slack
    )


def _meet(first: Box, second: Box) -> bool:
    return first[0] < second[2] and second[0] < first[2] and first[1] < second[3] and second[1] < first[3]


def _inner(box: Box) -> Box:
    return box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1


def _round(box: Box) -> tuple[int, ...]:
    return tuple(round(side) for side in box)
