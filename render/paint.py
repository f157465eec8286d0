"""From a scene to the bytes of a PNG.

Shapes and symbols are drawn once at four times their size, reduced, and kept: what stays the same costs one paste.
The picture itself is opaque RGB, reduced to the one fixed palette without dither: fast to write, small, and the
design's colours stay exact.
"""

from __future__ import annotations

import io
import math
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render import fonts
from render.keep import Keep
from render.palette import PALETTE
from render.scene import (
    Dim,
    Disc,
    Group,
    Item,
    Line,
    Point,
    Polygon,
    Rect,
    Scene,
    Sprite,
    Text,
    bounds,
    flat,
    moved,
)
from render.shapes import dashes
from render.symbols import program
from render.theme import PAPER, rgb

FINE = 4
"""How many times larger things are drawn before they are reduced."""
LEVEL = 3
"""Compression of the PNG: more costs much time for few bytes."""

Pixels = tuple[Image.Image, Image.Image | None]
"""A drawn piece, and its mask unless it is opaque."""
Patch = tuple[Image.Image, Image.Image | None, int, int]
"""The same, and where its left upper corner lies."""
MEMORY = 96 * 2**20


def _bytes(pixels: Pixels) -> int:
    image, mask = pixels
    return image.width * image.height * (3 if mask is None else 4)


_KEPT: Keep[Pixels] = Keep(MEMORY, _bytes)


def draw(scene: Scene) -> bytes:
    """The picture as a PNG file."""
    return encode(picture(scene))


def encode(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.quantize(palette=_palette(), dither=Image.Dither.NONE).save(file, "PNG", compress_level=LEVEL)
    return file.getvalue()


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([value for colour in PALETTE for value in rgb(colour)])
    return image


def picture(scene: Scene) -> Image.Image:
    """The picture as pixels."""
    base = _backdrop(scene.width, scene.height, scene.backdrop).copy()
    _place_all(base, scene.items)
    return base


def _backdrop(width: int, height: int, items: tuple[Item, ...]) -> Image.Image:
    def paint() -> Pixels:
        base = Image.new("RGB", (width, height), PAPER)
        _place_all(base, items)
        return base, None

    return _KEPT.get((width, height, items), paint)[0]


def _place_all(base: Image.Image, items: tuple[Item, ...], dx: float = 0, dy: float = 0) -> None:
    for item in items:
        if isinstance(item, Group) and not item.baked:
            _place_all(base, item.items, dx + item.x, dy + item.y)
        else:
            _place(base, moved(item, dx, dy) if dx or dy else item)


def _place(base: Image.Image, item: Item) -> None:
    match item:
        case Text():
            _place_text(base, item)
        case Rect() if _plain(item):
            _place_rect(base, item)
        case Dim():
            box = (round(item.x), round(item.y), round(item.x + item.w), round(item.y + item.h))
            piece = base.crop(box)
            base.paste(Image.blend(piece, Image.new("RGB", piece.size, item.colour), item.strength), box)
        case _:
            image, mask, x, y = _patch(item)
            base.paste(image, (x, y), mask)


# ---- words ----------------------------------------------------------------------------------------------------------


class Glyphs(NamedTuple):
    """A drawn line of text; the offsets lead from the left end of its base line to the mask's corner."""

    mask: Image.Image
    dx: int
    dy: int


@lru_cache(maxsize=4096)
def _glyphs(text: str, size: int, weight: fonts.Weight) -> Glyphs:
    left, top, right, bottom = fonts.ink(text, size, weight)
    dx, dy = math.floor(left) - 1, math.floor(top) - 1
    mask = Image.new("L", (math.ceil(right) - dx + 1, math.ceil(bottom) - dy + 1), 0)
    ImageDraw.Draw(mask).text((-dx, -dy), text, 255, fonts.font(size, weight), "ls")
    return Glyphs(mask, dx, dy)


def _place_text(base: Image.Image, item: Text) -> None:
    for line, size, x, y in typeset(item):
        glyphs = _glyphs(line, size, item.weight)
        base.paste(item.colour, (round(x) + glyphs.dx, round(y) + glyphs.dy), glyphs.mask)


def typeset(item: Text) -> tuple[tuple[str, int, float, float], ...]:
    """The lines of a text with their size, left end and base line."""
    if not item.text:
        return ()
    size, lines = fonts.fit(item.text, item.w, item.size, item.weight, item.smallest, item.lines, item.h)
    step = fonts.LEADING * size
    middle = item.y + (step / 2 if item.top else item.h / 2 - step * (len(lines) - 1) / 2)
    set_: list[tuple[str, int, float, float]] = []
    for n, line in enumerate(lines):
        room = item.w - fonts.width(line, size, item.weight)
        indent = {"left": 0.0, "middle": room / 2, "right": room}[item.align]
        set_.append((line, size, item.x + indent, fonts.baseline(middle + n * step, size)))
    return tuple(set_)


# ---- rectangles -----------------------------------------------------------------------------------------------------


def _plain(item: Rect) -> bool:
    """Rectangles are set on whole pixels; their corners are drawn once for all rectangles of a kind."""
    reach = 2 * _reach(item)
    return item.w >= reach and item.h >= reach


def _reach(item: Rect) -> int:
    return math.ceil(max(item.radius, item.edge_width if item.edge else 0)) + 1


def _place_rect(base: Image.Image, item: Rect) -> None:
    left, top = round(item.x), round(item.y)
    right, bottom = round(item.x + item.w), round(item.y + item.h)
    pen = ImageDraw.Draw(base)
    if not item.radius:
        _filled(pen, left, top, right, bottom, item)
        return
    reach = _reach(item)
    corner = replace(item, x=0, y=0, w=2 * reach, h=2 * reach)
    image, mask, pad_x, pad_y = _patch(corner)
    edge = round(item.edge_width) if item.edge else 0
    if item.fill:
        pen.rectangle((left + reach, top, right - reach - 1, bottom - 1), item.fill)
        pen.rectangle((left, top + reach, right - 1, bottom - reach - 1), item.fill)
    if item.edge and edge:
        pen.rectangle((left + reach, top, right - reach - 1, top + edge - 1), item.edge)
        pen.rectangle((left + reach, bottom - edge, right - reach - 1, bottom - 1), item.edge)
        pen.rectangle((left, top + reach, left + edge - 1, bottom - reach - 1), item.edge)
        pen.rectangle((right - edge, top + reach, right - 1, bottom - reach - 1), item.edge)
    for x, u in ((left, 0), (right - reach, reach)):
        for y, v in ((top, 0), (bottom - reach, reach)):
            quarter = (u - pad_x, v - pad_y, u + reach - pad_x, v + reach - pad_y)
            base.paste(image.crop(quarter), (x, y), mask.crop(quarter) if mask else None)


def _filled(pen: ImageDraw.ImageDraw, left: int, top: int, right: int, bottom: int, item: Rect) -> None:
    if right > left and bottom > top:
        edge = max(1, round(item.edge_width)) if item.edge else 0
        pen.rectangle((left, top, right - 1, bottom - 1), item.fill, item.edge, edge)


# ---- patches: everything else ---------------------------------------------------------------------------------------


def _patch(item: Item) -> Patch:
    """Drawn once for each item; equal items in other places share the pixels."""
    local, size, x, y = _local(item)
    image, mask = _KEPT.get((local, size), lambda: _baked(local, size))
    return image, mask, x, y


@lru_cache(maxsize=8192)
def _local(item: Item) -> tuple[Item, tuple[int, int], int, int]:
    """The item near the origin of a canvas of its own, the canvas's size, and where it belongs."""
    left, top, right, bottom = bounds(item)
    x, y = math.floor(left) - 1, math.floor(top) - 1
    return moved(item, -x, -y), (math.ceil(right) - x + 1, math.ceil(bottom) - y + 1), x, y


def _baked(item: Item, size: tuple[int, int]) -> Pixels:
    canvas = Image.new("RGBA", (size[0] * FINE, size[1] * FINE), (0, 0, 0, 0))
    stroke(canvas, item, FINE)
    image = canvas.reduce(FINE)
    mask = image.getchannel("A")
    return image.convert("RGB"), mask if mask.getextrema() != (255, 255) else None


def stroke(canvas: Image.Image, item: Item, k: float) -> None:
    """Draw an item directly, everything `k` times as large."""
    pen = ImageDraw.Draw(canvas)
    match item:
        case Rect(x, y, w, h, fill, edge):
            box = (round(x * k), round(y * k), round((x + w) * k) - 1, round((y + h) * k) - 1)
            pen.rounded_rectangle(box, item.radius * k, fill, edge, max(1, round(item.edge_width * k)) if edge else 0)
        case Disc(x, y, r, fill, edge):
            box = (round((x - r) * k), round((y - r) * k), round((x + r) * k) - 1, round((y + r) * k) - 1)
            pen.ellipse(box, fill, edge, max(1, round(item.edge_width * k)) if edge else 0)
        case Line(points, colour, width, dash):
            for part in dashes(points, dash) if dash else (points,):
                _stroke_line(pen, [(x * k, y * k) for x, y in part], colour, width * k, item.round)
        case Polygon(points, fill, edge):
            outline = [(x * k, y * k) for x, y in points]
            if fill:
                pen.polygon(outline, fill)
            if edge:
                _stroke_line(pen, [*outline, outline[0]], edge, item.edge_width * k, round_=True)
        case Text():
            for line, size, x, y in typeset(item):
                pen.text((x * k, y * k), line, item.colour, fonts.font(round(size * k), item.weight), "ls")
        case Sprite():
            _stroke_sprite(canvas, item, k)
        case Group():
            for child in item.items:
                stroke(canvas, moved(child, item.x, item.y), k)
        case Dim():
            raise TypeError("what is drawn as one piece cannot fade what lies below")


def _stroke_line(pen: ImageDraw.ImageDraw, points: list[Point], colour: str, width: float, round_: bool) -> None:
    pen.line(points, colour, max(1, round(width)), joint="curve" if len(points) > 2 else None)
    if round_ and width > 2:
        r = (width - 1) / 2
        for x, y in points if len(points) < 12 else (points[0], points[-1]):
            pen.ellipse((x - r, y - r, x + r, y + r), colour)


def _stroke_sprite(canvas: Image.Image, item: Sprite, k: float) -> None:
    symbol = program(item.kind, item.args)
    scale = min(item.w / symbol.width, item.h / symbol.height)
    dx = (item.w - symbol.width * scale) / 2
    dy = (item.h - symbol.height * scale) / 2
    if not item.flip and not item.turn:
        for child in symbol.items:
            stroke(canvas, moved(child, item.x + dx, item.y + dy, scale), k)
        return
    side = math.ceil(math.hypot(item.w, item.h) * k) + 2
    piece = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    origin_x, origin_y = side / k / 2 - item.w / 2, side / k / 2 - item.h / 2
    for child in symbol.items:
        stroke(piece, moved(child, origin_x + dx, origin_y + dy, scale), k)
    if item.flip:
        piece = piece.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if item.turn:
        piece = piece.rotate(item.turn, Image.Resampling.BICUBIC)
    left = round((item.x + item.w / 2) * k - side / 2)
    top = round((item.y + item.h / 2) * k - side / 2)
    below = canvas.crop((left, top, left + side, top + side)).convert("RGBA")
    canvas.paste(Image.alpha_composite(below, piece).convert(canvas.mode), (left, top))


def forget() -> None:
    """Empty the caches."""
    _KEPT.clear()
    _glyphs.cache_clear()
    _local.cache_clear()


def flattened(scene: Scene) -> tuple[Item, ...]:
    """Every item of the whole picture in the order of painting."""
    return tuple(placed.item for placed in flat((*scene.backdrop, *scene.items)))
