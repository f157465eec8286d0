"""What is on a picture: frozen items in the picture's own coordinates, to be tested without drawing anything."""

from __future__ import annotations

import copyreg
import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, replace
from operator import attrgetter
from typing import Any, Literal

from render.fonts import Weight
from render.theme import FADED, INK, PAPER, Colour

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Align = Literal["left", "middle", "right"]


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle, perhaps with round corners. The edge lies inside."""

    x: float
    y: float
    w: float
    h: float
    fill: Colour | None = None
    edge: Colour | None = None
    edge_width: float = 2
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle around its centre. The edge lies inside."""

    x: float
    y: float
    r: float
    fill: Colour | None = None
    edge: Colour | None = None
    edge_width: float = 2


@dataclass(frozen=True, slots=True)
class Line:
    """A stroke through points; curves are many points (see `render.shapes`). `dash`: length of dashes and gaps."""

    points: tuple[Point, ...]
    colour: Colour = INK
    width: float = 2
    dash: float = 0
    round: bool = True


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed shape. The edge lies half outside."""

    points: tuple[Point, ...]
    fill: Colour | None = None
    edge: Colour | None = None
    edge_width: float = 2


@dataclass(frozen=True, slots=True)
class Text:
    """Words in a box: as large as `size` if they fit, down to `smallest`, then cut with an ellipsis.

    Lines are centred on the box's height, or begin at its top. `decides`: a number that moves are decided by.
    """

    x: float
    y: float
    w: float
    h: float
    text: str
    size: int
    weight: Weight = "plain"
    colour: Colour = INK
    align: Align = "left"
    smallest: int = 20
    lines: int = 1
    top: bool = False
    decides: bool = False


@dataclass(frozen=True, slots=True)
class Sprite:
    """A symbol from `render.symbols`, in a box; `turn` in degrees counter-clockwise, `flip` mirrors left and right."""

    kind: str
    x: float
    y: float
    w: float
    h: float
    args: tuple[str | int | float, ...] = ()
    flip: bool = False
    turn: float = 0


@dataclass(frozen=True, slots=True)
class Group:
    """Items moved together. `name` tells tests what it stands for.

    `baked`: drawn as one piece and kept, worth it for what comes often, such as a card.
    `over`: lies over other things on purpose (numbered markers, marks of the last move).
    """

    items: tuple[Item, ...]
    x: float = 0
    y: float = 0
    name: str = ""
    baked: bool = False
    over: bool = False


@dataclass(frozen=True, slots=True)
class Dim:
    """Fade everything drawn so far within a box."""

    x: float
    y: float
    w: float
    h: float
    strength: float = FADED
    colour: Colour = PAPER


Shape = Rect | Disc | Line | Polygon
Item = Shape | Text | Sprite | Group | Dim


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture. The backdrop is what hardly ever changes: it is painted once and kept."""

    width: int
    height: int
    items: tuple[Item, ...]
    backdrop: tuple[Item, ...] = ()


def _parts(kind: type[Any]) -> Callable[[Any], tuple[Any, ...]]:
    """How a value is sent to another process. Any: of whatever kind it is, its parts are what makes it."""
    read = attrgetter(*(field.name for field in fields(kind)))
    return lambda value: (kind, read(value))


for _kind in (Rect, Disc, Line, Polygon, Text, Sprite, Group, Dim, Scene):
    # What `dataclass` provides takes five times as long, and a scene has a thousand items.
    copyreg.pickle(_kind, _parts(_kind))


@dataclass(frozen=True, slots=True)
class Placed:
    """A single item with its final coordinates."""

    item: Shape | Text | Sprite | Dim
    level: int = 0
    """How many groups made by `over` it lies in."""


def moved(item: Item, dx: float, dy: float, scale: float = 1) -> Item:
    """The item `scale` times as large (around the origin), then shifted."""
    # Most of the time of drawing a piece for the first time goes by here: constructors are faster than `replace`.
    match item:
        case Rect(x, y, w, h, fill, edge, width, radius):
            return Rect(
                x * scale + dx, y * scale + dy, w * scale, h * scale, fill, edge, width * scale, radius * scale
            )  # fmt: skip
        case Disc(x, y, r, fill, edge, width):
            return Disc(x * scale + dx, y * scale + dy, r * scale, fill, edge, width * scale)
        case Line(points, colour, width, dash, ends):
            shifted = tuple([(x * scale + dx, y * scale + dy) for x, y in points])
            return Line(shifted, colour, width * scale, dash * scale, ends)
        case Polygon(points, fill, edge, width):
            shifted = tuple([(x * scale + dx, y * scale + dy) for x, y in points])
            return Polygon(shifted, fill, edge, width * scale)
        case Text(x, y, w, h):
            return replace(
                item,
                x=x * scale + dx,
                y=y * scale + dy,
                w=w * scale,
                h=h * scale,
                size=max(1, round(item.size * scale)),
                smallest=max(1, round(item.smallest * scale)),
            )
        case Sprite(kind, x, y, w, h, args, flip, turn):
            return Sprite(kind, x * scale + dx, y * scale + dy, w * scale, h * scale, args, flip, turn)
        case Dim(x, y, w, h):
            return replace(item, x=x * scale + dx, y=y * scale + dy, w=w * scale, h=h * scale)
        case Group():
            if scale == 1:
                return replace(item, x=item.x + dx, y=item.y + dy)
            return replace(
                item,
                items=tuple(moved(child, 0, 0, scale) for child in item.items),
                x=item.x * scale + dx,
                y=item.y * scale + dy,
            )


def group(
    *items: Item | None | Iterable[Item], x: float = 0, y: float = 0, name: str = "", baked: bool = False
) -> Group:
    """A group of what is there: None is left out, sequences are taken apart."""
    return Group(tuple(collect(*items)), x, y, name, baked)


def collect(*items: Item | None | Iterable[Item]) -> Iterator[Item]:
    for item in items:
        if item is None:
            continue
        if isinstance(item, Rect | Disc | Line | Polygon | Text | Sprite | Group | Dim):
            yield item
        else:
            yield from item


def over(*items: Item, x: float = 0, y: float = 0, name: str = "") -> Group:
    """A group that may lie over other things."""
    return Group(items, x, y, name, over=True)


def flat(items: Iterable[Item], dx: float = 0, dy: float = 0, level: int = 0) -> Iterator[Placed]:
    """Every single item in the order of painting, groups taken apart."""
    for item in items:
        if isinstance(item, Group):
            yield from flat(item.items, dx + item.x, dy + item.y, level + item.over)
        else:
            single = moved(item, dx, dy) if dx or dy else item
            assert not isinstance(single, Group)
            yield Placed(single, level)


def everything(scene: Scene) -> Iterator[Placed]:
    yield from flat(scene.backdrop)
    yield from flat(scene.items)


def named(scene: Scene, name: str) -> tuple[Group, ...]:
    """The groups of that name, at their place in the picture; a name ending in ":" stands for all that begin so."""
    return tuple(_named((*scene.backdrop, *scene.items), name, 0, 0))


def _named(items: Iterable[Item], name: str, dx: float, dy: float) -> Iterator[Group]:
    for item in items:
        if isinstance(item, Group):
            if item.name == name or (name.endswith(":") and item.name.startswith(name)):
                yield replace(item, x=item.x + dx, y=item.y + dy)
            yield from _named(item.items, name, item.x + dx, item.y + dy)


def bounds(item: Item) -> Box:
    """The box an item may leave marks in."""
    match item:
        case Rect(x, y, w, h) | Text(x, y, w, h) | Dim(x, y, w, h):
            return x, y, x + w, y + h
        case Sprite(_, x, y, w, h):
            if item.turn % 180 == 0:
                return x, y, x + w, y + h
            reach = math.hypot(w, h) / 2
            return x + w / 2 - reach, y + h / 2 - reach, x + w / 2 + reach, y + h / 2 + reach
        case Disc(x, y, r):
            return x - r, y - r, x + r, y + r
        case Line(points):
            return _around(points, item.width / 2)
        case Polygon(points):
            return _around(points, item.edge_width if item.edge else 0)
        case Group():
            boxes = [bounds(child) for child in item.items] or [(0.0, 0.0, 0.0, 0.0)]
            left, top, right, bottom = zip(*boxes, strict=True)
            return min(left) + item.x, min(top) + item.y, max(right) + item.x, max(bottom) + item.y


def _around(points: tuple[Point, ...], reach: float) -> Box:
    xs, ys = zip(*points, strict=True)
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach
