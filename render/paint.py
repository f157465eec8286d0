"""From a scene to the bytes of a PNG.

Shapes and symbols are drawn once at three times their size, reduced, and kept: what stays the same costs one paste.
The picture itself is opaque RGB, reduced to the one fixed palette without dither: fast to write, small, and the
design's colours stay exact.
"""

from __future__ import annotations

import io
import itertools
import math
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render import fonts, pieces
from render.looks import LOOKS, Ground, Look, Palette
from render.pieces import Pixels
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
from render.theme import CARD, Colour, rgb

FINE = 3
"""How many times larger things are drawn before they are reduced."""
GAP, LAP, SHARP = 0.7, 1.5, 0.4
"""In pixels before things are reduced: how wide a gap at a line's bend may stay, and how far what fills it reaches on.
The sine of a bend from which on it is a corner."""
BARE = 8
"""So many items of a backdrop are not worth keeping it for."""
LEVEL = 3
"""Compression of the PNG: more costs much time for few bytes."""
MOST_BYTES, HARDER = 200 * 1024, 6
"""A file above this size is compressed at this level: a sixth smaller, for twice the time of packing."""

RGB = tuple[int, int, int]
Patch = tuple[Image.Image, Image.Image | None, int, int]
"""A drawn piece, its mask unless it is opaque, and where its left upper corner lies."""
_DONE = LOOKS["day"]
"""For items that have their colours already."""


def draw(scene: Scene, palette: Palette = "day") -> bytes:
    """The picture as a PNG file."""
    return encode(picture(scene, palette), palette)


def encode(image: Image.Image, palette: Palette = "day") -> bytes:
    """As a file with 256 colours; the few that would be too large to load at once are packed with more time."""
    few = reduced(image, palette)
    packed = _packed(few, LEVEL)
    return packed if len(packed) <= MOST_BYTES else _packed(few, HARDER)


def _packed(image: Image.Image, level: int) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=level)
    return file.getvalue()


def reduced(image: Image.Image, palette: Palette = "day") -> Image.Image:
    """The same on the fixed colours."""
    return image.quantize(palette=_palette(palette), dither=Image.Dither.NONE)


@lru_cache(maxsize=2)
def _palette(palette: Palette) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([value for colour in LOOKS[palette].colours for value in rgb(colour)])
    return image


def picture(scene: Scene, palette: Palette = "day") -> Image.Image:
    """The picture as pixels."""
    look = LOOKS[palette]
    page = _Page(_backdrop(scene.width, scene.height, scene.backdrop, look), look)
    _place_all(page, scene.items)
    return page.image


def _backdrop(width: int, height: int, items: tuple[Item, ...], look: Look) -> Image.Image:
    """The page as it is begun. A few plain areas are painted as fast as a kept page is copied."""

    def paint() -> Image.Image:
        page = _Page(Image.new("RGB", (width, height), look.paper), look)
        _place_all(page, items)
        return page.image

    if len(items) <= BARE:
        return paint()
    return pieces.BACKDROPS.get((width, height, items, look.name), lambda: (paint(), None))[0].copy()


class _Page:
    """A picture that is being painted."""

    def __init__(self, image: Image.Image, look: Look) -> None:
        self.image = image
        self.look = look
        self.pen = ImageDraw.Draw(image)
        self.ground = _ground(image)


def _ground(base: Image.Image, k: float = 1, otherwise: Colour = "") -> Ground:
    """What has been painted so far; `otherwise`: what lies where nothing has been painted yet."""
    right, bottom = base.width - 1, base.height - 1
    pixels = base.load()
    assert pixels is not None

    def at(x: float, y: float) -> Colour:
        pixel = pixels[min(max(0, round(x * k)), right), min(max(0, round(y * k)), bottom)]
        assert isinstance(pixel, tuple)
        return otherwise if len(pixel) == 4 and pixel[3] < 128 else _named(pixel[:3])

    return at


@lru_cache(maxsize=4096)
def _named(pixel: tuple[int, ...]) -> Colour:
    return "#{:02X}{:02X}{:02X}".format(*pixel)


def _place_all(page: _Page, items: tuple[Item, ...], dx: float = 0, dy: float = 0) -> None:
    for item in items:
        if isinstance(item, Group) and not item.baked:
            _place_all(page, item.items, dx + item.x, dy + item.y)
        else:
            _place(page, item, dx, dy)


def _place(page: _Page, item: Item, dx: float, dy: float) -> None:
    """Paint an item as much further to the right and down."""
    match item:
        case Text():
            _place_text(page, item, dx, dy)
        case Rect() if _plain(item):
            _place_rect(page, item, dx, dy)
        case Dim(x, y, w, h):
            box = (round(x + dx), round(y + dy), round(x + dx + w), round(y + dy + h))
            piece = page.image.crop(box)
            veil = Image.new("RGB", piece.size, page.look.dim(item))
            page.image.paste(Image.blend(piece, veil, item.strength), box)
        case Sprite() | Group():
            image, mask, x, y = _patch(item, page.look, _below(page, item, dx, dy), dx, dy)
            _paste(page.image, image, mask, x, y)
        case _:
            shape = moved(item, dx, dy) if dx or dy else item
            assert isinstance(shape, Rect | Disc | Line | Polygon)
            image, mask, x, y = _patch(page.look.shape(shape, page.ground), _DONE, "")
            _paste(page.image, image, mask, x, y)


def _paste(page: Image.Image, ink: Image.Image | RGB, mask: Image.Image | None, x: int, y: int) -> None:
    """As `Image.paste` does it, without its questions: most pieces are so small that these take longer."""
    sized = ink if isinstance(ink, Image.Image) else mask
    assert sized is not None
    box = x, y, x + sized.width, y + sized.height
    piece = ink.im if isinstance(ink, Image.Image) else ink
    if mask is None:
        page.im.paste(piece, box)
    else:
        page.im.paste(piece, box, mask.im)


def _below(page: _Page, item: Item, dx: float, dy: float) -> Colour:
    """The ground a piece is placed upon, as far as it matters to what is drawn within it."""
    if page.look is _DONE:
        return CARD
    left, top, right, bottom = bounds(item)
    return page.look.ground(page.ground((left + right) / 2 + dx, (top + bottom) / 2 + dy))


# ---- words ----------------------------------------------------------------------------------------------------------


class Glyphs(NamedTuple):
    """A drawn line of text; the offsets lead from the left end of its base line to the mask's corner."""

    mask: Image.Image
    dx: int
    dy: int


@lru_cache(maxsize=1024)
def _glyphs(text: str, size: int, weight: fonts.Weight) -> Glyphs:
    left, top, right, bottom = fonts.ink(text, size, weight)
    dx, dy = math.floor(left) - 1, math.floor(top) - 1
    mask = Image.new("L", (math.ceil(right) - dx + 1, math.ceil(bottom) - dy + 1), 0)
    ImageDraw.Draw(mask).text((-dx, -dy), text, 255, fonts.font(size, weight), "ls")
    return Glyphs(mask, dx, dy)


def _place_text(page: _Page, item: Text, dx: float, dy: float) -> None:
    for line, size, x, y in typeset(item):
        glyphs = _glyphs(line, size, item.weight)
        left, top = round(x + dx) + glyphs.dx, round(y + dy) + glyphs.dy
        colour = page.look.words(item.colour, _under(page.ground, left, top, *glyphs.mask.size))
        _paste(page.image, rgb(colour), glyphs.mask, left, top)


GROUND_AT = ((0.5, 0.5), (0.3, 0.5), (0.7, 0.5), (0.06, 0.9), (0.5, 0.05), (0.94, 0.9))
"""Where the ground of a line is looked at, across and down: on a coin the edges of its number lie on the rim."""


def _under(ground: Ground, x: float, y: float, w: float, h: float) -> Colour:
    """The ground of a line of text: what most of a few points along it say, those in its middle first."""
    found = [ground(x + w * across, y + h * down) for across, down in GROUND_AT[:3]]
    if found[0] == found[1] == found[2]:
        return found[0]
    found += [ground(x + w * across, y + h * down) for across, down in GROUND_AT[3:]]
    return max(found, key=found.count)


@lru_cache(maxsize=4096)
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


def _place_rect(page: _Page, item: Rect, dx: float, dy: float) -> None:
    if page.look is not _DONE:
        item, dx, dy = page.look.rect(replace(item, x=item.x + dx, y=item.y + dy), page.ground), 0, 0
    pen = page.pen
    left, top = round(item.x + dx), round(item.y + dy)
    right, bottom = round(item.x + dx + item.w), round(item.y + dy + item.h)
    if not item.radius:
        _filled(pen, left, top, right, bottom, item)
        return
    reach = _reach(item)
    edge = round(item.edge_width) if item.edge else 0
    if item.fill:
        pen.rectangle((left, top + reach, right - 1, bottom - reach - 1), item.fill)
        pen.rectangle((left + reach, top, right - reach - 1, top + reach - 1), item.fill)
        pen.rectangle((left + reach, bottom - reach, right - reach - 1, bottom - 1), item.fill)
    if item.edge and edge:
        pen.rectangle((left + reach, top, right - reach - 1, top + edge - 1), item.edge)
        pen.rectangle((left + reach, bottom - edge, right - reach - 1, bottom - 1), item.edge)
        pen.rectangle((left, top + reach, left + edge - 1, bottom - reach - 1), item.edge)
        pen.rectangle((right - edge, top + reach, right - 1, bottom - reach - 1), item.edge)
    corners = _corners(reach, item.fill, item.edge, item.edge_width, item.radius)
    places = ((x, y) for x in (left, right - reach) for y in (top, bottom - reach))
    for (image, mask), (x, y) in zip(corners, places, strict=True):
        _paste(page.image, image, mask, x, y)


@lru_cache(maxsize=1024)
def _corners(
    reach: int, fill: Colour | None, edge: Colour | None, edge_width: float, radius: float
) -> tuple[Pixels, ...]:
    """The corners of rectangles of a kind: upper and lower left, upper and lower right."""
    image, mask, pad_x, pad_y = _patch(Rect(0, 0, 2 * reach, 2 * reach, fill, edge, edge_width, radius), _DONE, "")
    boxes = [(u - pad_x, v - pad_y, u + reach - pad_x, v + reach - pad_y) for u in (0, reach) for v in (0, reach)]
    return tuple((image.crop(box), mask.crop(box) if mask else None) for box in boxes)


def _filled(pen: ImageDraw.ImageDraw, left: int, top: int, right: int, bottom: int, item: Rect) -> None:
    if right > left and bottom > top:
        edge = max(1, round(item.edge_width)) if item.edge else 0
        pen.rectangle((left, top, right - 1, bottom - 1), item.fill, item.edge, edge)


# ---- patches: everything else ---------------------------------------------------------------------------------------


def _patch(item: Item, look: Look, below: Colour, dx: float = 0, dy: float = 0) -> Patch:
    """Drawn once for each item in a look and upon a kind of ground; equal items in other places share the pixels."""
    if dx % 1 or dy % 1:
        item, dx, dy = moved(item, dx, dy), 0, 0
    local, size, x, y = _local(item)
    image, mask = pieces.kept(size).get((local, size, look.name, below), lambda: _baked(local, size, look, below))
    return image, mask, x + int(dx), y + int(dy)


@lru_cache(maxsize=4096)
def _local(item: Item) -> tuple[Item, tuple[int, int], int, int]:
    """The item near the origin of a canvas of its own, the canvas's size, and where it belongs."""
    left, top, right, bottom = bounds(item)
    x, y = math.floor(left) - 1, math.floor(top) - 1
    return moved(item, -x, -y), (math.ceil(right) - x + 1, math.ceil(bottom) - y + 1), x, y


def _baked(item: Item, size: tuple[int, int], look: Look, below: Colour) -> Pixels:
    # All that is drawn is opaque, so that colours weighed with their opacity are the colours, and nothing large need be
    # converted in order to be reduced.
    canvas = Image.new("RGBa", (size[0] * FINE, size[1] * FINE), (0, 0, 0, 0))
    stroke(canvas, item, FINE, look, below)
    image = canvas.reduce(FINE).convert("RGBA")
    mask = image.getchannel("A")
    return image.convert("RGB"), mask if mask.getextrema() != (255, 255) else None


def stroke(
    canvas: Image.Image,
    item: Item,
    k: float,
    look: Look = _DONE,
    below: Colour = "",
    pen: ImageDraw.ImageDraw | None = None,
) -> None:
    """Draw an item directly, everything `k` times as large; `below`: what lies below a transparent canvas."""
    pen = pen or ImageDraw.Draw(canvas)
    if look is not _DONE and isinstance(item, Rect | Disc | Line | Polygon):
        item = look.shape(item, _ground(canvas, k, below))
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
            ground = _ground(canvas, k, below)
            for line, size, x, y in typeset(item):
                left, top, right, bottom = fonts.ink(line, size, item.weight)
                under = _under(ground, x + left, y + top, right - left, bottom - top)
                pen.text(
                    (x * k, y * k), line, look.words(item.colour, under), fonts.font(round(size * k), item.weight), "ls"
                )
        case Sprite():
            _stroke_sprite(canvas, item, k, look, below, pen)
        case Group():
            for child in item.items:
                stroke(canvas, moved(child, item.x, item.y), k, look, below, pen)
        case Dim():
            raise TypeError("what is drawn as one piece cannot fade what lies below")


def _stroke_line(pen: ImageDraw.ImageDraw, points: list[Point], colour: str, width: float, round_: bool) -> None:
    """A line whose corners are round; of a slight bend only the gap on its outer side is filled, if it can be seen."""
    pen.line(points, colour, max(1, round(width)))
    if width <= 2:
        return
    r = (width - 1) / 2
    ways = [_way(start, end) for start, end in itertools.pairwise(points)] if len(points) > 2 else []
    for (x, y), (a, b), (c, d) in zip(points[1:], ways, ways[1:], strict=False):
        bend = a * d - b * c
        if abs(bend) > SHARP or a * c + b * d < 0:
            pen.ellipse((x - r, y - r, x + r, y + r), colour)
        elif abs(bend) * r > GAP:
            # A little more than the gap: where shapes only touch, a hair is left between them.
            out, back = (-r, LAP) if bend > 0 else (r, -LAP)
            u, v, w, z = x - LAP * a, y - LAP * b, x + LAP * c, y + LAP * d
            inner, outer = (u - back * b, v + back * a), (u - out * b, v + out * a)
            pen.polygon((inner, outer, (w - out * d, z + out * c), (w - back * d, z + back * c)), colour)
    if round_:
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - r, y - r, x + r, y + r), colour)


def _way(start: Point, end: Point) -> Point:
    """The direction of a line, one long."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy) or 1
    return dx / far, dy / far


def _stroke_sprite(
    canvas: Image.Image, item: Sprite, k: float, look: Look, below: Colour, pen: ImageDraw.ImageDraw
) -> None:
    symbol = program(item.kind, item.args)
    scale = min(item.w / symbol.width, item.h / symbol.height)
    dx = (item.w - symbol.width * scale) / 2
    dy = (item.h - symbol.height * scale) / 2
    if not item.flip and not item.turn:
        for child in symbol.items:
            stroke(canvas, moved(child, item.x + dx, item.y + dy, scale), k, look, below, pen)
        return
    side = math.ceil(math.hypot(item.w, item.h) * k) + 2
    piece = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    origin_x, origin_y = side / k / 2 - item.w / 2, side / k / 2 - item.h / 2
    for child in symbol.items:
        stroke(piece, moved(child, origin_x + dx, origin_y + dy, scale), k, look, below)
    if item.flip:
        piece = piece.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    if item.turn:
        piece = piece.rotate(item.turn, Image.Resampling.BICUBIC)
    left = round((item.x + item.w / 2) * k - side / 2)
    top = round((item.y + item.h / 2) * k - side / 2)
    beneath = canvas.crop((left, top, left + side, top + side)).convert("RGBA")
    canvas.paste(Image.alpha_composite(beneath, piece).convert(canvas.mode), (left, top))


def forget() -> None:
    """Empty the caches."""
    pieces.forget()
    _glyphs.cache_clear()
    _corners.cache_clear()
    _local.cache_clear()


def flattened(scene: Scene) -> tuple[Item, ...]:
    """Every item of the whole picture in the order of painting."""
    return tuple(placed.item for placed in flat((*scene.backdrop, *scene.items)))
