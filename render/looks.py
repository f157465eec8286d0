"""The same picture by day and by night: which colour stands for which, and words that can be read on any ground.

Scenes name the colours of the day. By night papers turn dark and light tints turn deep, strong colours stay, and what
is drawn in ink is light or dark as its ground asks. In both looks words keep the contrast that WCAG calls AA.
"""

from __future__ import annotations

import colorsys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from render.night import AT_NIGHT, NIGHT_COAL, PLATES
from render.palette import DAY, NIGHT
from render.scene import Dim, Disc, Line, Polygon, Rect, Shape
from render.theme import (
    BLACK,
    CARD,
    CREAM,
    FADED,
    INK,
    PAPER,
    SILVER,
    SOFT,
    TOKENS,
    WHITE,
    Colour,
    blend,
    rgb,
    shade,
    tint,
)

Palette = Literal["day", "night"]
PALETTES: tuple[Palette, ...] = ("day", "night")
READABLE = 4.5
"""The contrast of words with their ground: AA of WCAG 2."""
STEPS = 12
"""So many steps lead from a colour to black or white until it can be read."""
LARGE = 1500
"""So many pixels make a field of ink a ground."""
BRIGHT = 0.18
"""From this luminance on a ground is light: dark ink reads better on it."""
Ground = Callable[[float, float], Colour]
"""The colour that has been painted at a point so far."""

_WORDS: Mapping[Colour, Colour] = {WHITE: "#FFFFFF", CREAM: CREAM, BLACK: BLACK}
"""Words in these colours stand on what stays as it is by night."""
_STROKES: Mapping[Colour, Colour] = {CREAM: "#D8C48F"}
"""Thin lines on enamel."""
_INKS = (INK, SOFT)
"""Drawn so that they stand out from their ground."""


@lru_cache(maxsize=4096)
def luminance(colour: Colour) -> float:
    """How light a colour is, as WCAG defines it."""
    linear = [c / 12.92 if (c := v / 255) <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for v in rgb(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Colour, second: Colour) -> float:
    """The contrast of two colours as WCAG defines it, from 1 to 21."""
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=8192)
def readable(colour: Colour, ground: Colour, least: float = READABLE) -> Colour:
    """The colour, or as little lighter or darker as it takes to read it on its ground."""
    ends = sorted((NIGHT_COAL, "#FFFFFF"), key=lambda end: -contrast(end, ground))
    end = next((end for end in _nearer(colour, ends) if contrast(end, ground) >= least), "#000000")
    for step in range(STEPS):
        mixed = blend(colour, end, step / STEPS)
        if contrast(mixed, ground) >= least:
            return mixed
    return end


def _nearer(colour: Colour, ends: Iterable[Colour]) -> list[Colour]:
    """Words stay light or dark, if they can."""
    return sorted(ends, key=lambda end: abs(luminance(end) - luminance(colour)))


@lru_cache(maxsize=4096)
def at_night(colour: Colour) -> Colour:
    """What a ground or shape of a colour is painted with by night; blends of tokens become blends again."""
    known = AT_NIGHT.get(colour) or _MIXED.get(colour)
    if known is not None:
        return known
    hue, light, strength = colorsys.rgb_to_hls(*(value / 255 for value in rgb(colour)))
    if light > 0.75:
        light = 0.14 + (1 - light) * 0.4
    elif light < 0.3:
        light = 0.3 + light / 2
    return "#{:02X}{:02X}{:02X}".format(*(round(value * 255) for value in colorsys.hls_to_rgb(hue, light, strength)))


def _mixed() -> dict[Colour, Colour]:
    found: dict[Colour, Colour] = {}
    for token in TOKENS:
        night = AT_NIGHT[token]
        found.setdefault(tint(token), blend(night, "#FFFFFF", 0.22))
        found.setdefault(shade(token), blend(night, "#000000", 0.35))
        found.setdefault(blend(token, PAPER, FADED), blend(night, AT_NIGHT[PAPER], FADED))
    return found


_MIXED = _mixed()


@dataclass(frozen=True, slots=True)
class Look:
    """How the colours of a scene are painted."""

    name: Palette
    colours: tuple[Colour, ...]
    """All 256 of the file."""
    paper: Colour

    def words(self, colour: Colour, ground: Colour) -> Colour:
        """The colour of words upon a ground."""
        if self.name == "night":
            colour = _ink(colour, ground) if colour in _INKS else _WORDS.get(colour) or at_night(colour)
        return readable(colour, ground)

    def ground(self, colour: Colour) -> Colour:
        """A ground as far as pieces drawn upon it differ: one for all by day, a dark and a light one by night."""
        if self.name == "day":
            return CARD
        return AT_NIGHT[CARD] if luminance(colour) < BRIGHT else SILVER

    def dim(self, item: Dim) -> Colour:
        return item.colour if self.name == "day" else at_night(item.colour)

    def shape(self, item: Shape, ground: Ground) -> Shape:
        """The shape in the colours of this look."""
        if self.name == "day":
            return item
        match item:
            case Line(points=points):
                return replace(item, colour=_stroke(item.colour, ground(*points[len(points) // 2])))
            case Rect():
                return self.rect(item, ground)
            case Disc(x, y, _, fill, edge):
                fill, edge = _painted(fill, edge, ground(x, y))
                return replace(item, fill=fill, edge=edge)
            case Polygon(points, fill, edge):
                xs, ys = zip(*points, strict=True)
                fill, edge = _painted(fill, edge, ground(sum(xs) / len(xs), sum(ys) / len(ys)))
                return replace(item, fill=fill, edge=edge)

    def rect(self, item: Rect, ground: Ground) -> Rect:
        """The same for a rectangle: a large one in ink stays a dark plate."""
        if self.name == "day":
            return item
        below = ground(item.x + item.w / 2, item.y + item.h / 2)
        fill, edge = _painted(item.fill, item.edge, below)
        if item.fill is not None and item.w * item.h >= LARGE:
            fill = PLATES.get(item.fill, fill)
        return replace(item, fill=fill, edge=edge)


def _painted(fill: Colour | None, edge: Colour | None, below: Colour) -> tuple[Colour | None, Colour | None]:
    inner = None if fill is None else _fill(fill, below)
    if edge is None:
        return inner, None
    # What is light inside stands out by itself and keeps its dark edge.
    return inner, _stroke(edge, below if inner is None or luminance(inner) < BRIGHT else inner)


def _fill(colour: Colour, ground: Colour) -> Colour:
    return _ink(colour, ground) if colour in _INKS else at_night(colour)


def _stroke(colour: Colour, ground: Colour) -> Colour:
    if colour in _INKS:
        return _ink(colour, ground)
    return _STROKES.get(colour) or at_night(colour)


def _ink(colour: Colour, ground: Colour) -> Colour:
    return at_night(colour) if luminance(ground) < BRIGHT else NIGHT_COAL


LOOKS: Mapping[Palette, Look] = {
    "day": Look("day", DAY, PAPER),
    "night": Look("night", NIGHT, AT_NIGHT[PAPER]),
}
