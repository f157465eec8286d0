"""What has happened since the previous picture: the marks of the last move."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from render import fonts
from render.paint import typeset
from render.parts import recent
from render.pictures import Setting
from render.scene import Box, Group, Item, Scene, Text, bounds, moved
from rules.core import Seat

Data = Mapping[str, str | int]
Parts = Callable[[str, Data], Iterable[str]]
"""The names of the pieces of a picture that an event, by its key, has changed; those that are not on it do no harm."""


def fresh(setting: Setting, *keys: str, seat: Seat | None = None) -> tuple[dict[str, str | int], ...]:
    """The data of recent events of some kinds, in order; of one seat, if one is given."""
    found = (dict(event.data) for event in setting.recent if event.key in keys)
    return tuple(data for data in found if seat is None or data.get("seat") == seat)


def outlines(scene: Scene, setting: Setting, parts: Parts, seen: Collection[int] = ()) -> list[Item]:
    """Outlines of the pieces that have changed, each once.

    The name is outlined of whoever did something of which nothing is to be seen, and who is not among those `seen`.
    """
    pieces = _pieces(scene)
    changed: dict[str, None] = {}
    quiet: dict[int, None] = {}
    shown = {*seen}
    for event in setting.recent:
        data = dict(event.data)
        there = [name for name in parts(event.key, data) if name in pieces]
        changed.update(dict.fromkeys(there))
        if "seat" in data:
            seat = int(data["seat"])
            quiet[seat] = None
            shown |= {seat} if there else set()
    names = [*changed, *(f"name:{seat}" for seat in quiet if seat not in shown)]
    return [outline(piece) for name in names for piece in pieces.get(name, ())]


def outline(piece: Item, number: int = 0) -> Group:
    """Around all there is of a piece."""
    left, top, right, bottom = _filled(piece)
    return recent(left, top, right - left, bottom - top, number=number)


def _pieces(scene: Scene) -> dict[str, list[Item]]:
    """The named groups that are not empty, at their place in the picture."""
    found: dict[str, list[Item]] = {}

    def search(items: Iterable[Item], dx: float, dy: float) -> None:
        for item in items:
            if isinstance(item, Group):
                if item.name and item.items:
                    found.setdefault(item.name, []).append(moved(item, dx, dy))
                search(item.items, item.x + dx, item.y + dy)

    search(scene.items, 0, 0)
    return found


def _filled(piece: Item) -> Box:
    """The box that is seen: of words only what their letters take."""
    left, top, right, bottom = zip(*_boxes(piece), strict=True)
    return min(left), min(top), max(right), max(bottom)


def _boxes(item: Item, dx: float = 0, dy: float = 0) -> Iterator[Box]:
    if isinstance(item, Group):
        for child in item.items:
            yield from _boxes(child, dx + item.x, dy + item.y)
    elif isinstance(item, Text):
        for line, size, x, y in typeset(item):
            left, top, right, bottom = fonts.ink(line, size, item.weight)
            yield x + left + dx - EDGE, y + top + dy - EDGE, x + right + dx + EDGE, y + bottom + dy + EDGE
    else:
        left, top, right, bottom = bounds(item)
        yield left + dx, top + dy, right + dx, bottom + dy


EDGE = 3
"""Between letters and the outline around them."""
