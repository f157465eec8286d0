"""What the pictures look like: colours, sizes, and what stands for a seat."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

Colour = str
"""One of the tokens below, as #RRGGBB."""

# Paper and ink: a linen-backed map, printed in one dark ink.
PAPER = "#F4EFE4"
LINEN = "#E9E1CF"
SAND = "#D9CDB4"
RULE = "#B9AE97"
CARD = "#FCFAF4"
WHITE = "#FFFFFF"
PEARL = "#F5F8FA"
"""White by day and by night: pieces that are white, marks upon strong colours. WHITE is a ground, dark by night."""
INK = "#22262B"
SOFT = "#565A5E"
GREY = "#8B8880"
SILVER = "#C6C6C2"

# Enamel: signs on the platform.
ENAMEL = "#16344F"
ENAMEL_GREEN = "#1F4B3F"
ENAMEL_RED = "#8E2A24"
CREAM = "#F6E7C1"
BRASS = "#C69A3F"

# What is new, or may be chosen now. No seat has this colour.
RECENT = "#009E73"
RECENT_LIGHT = "#BFE8DA"

# Ramps for goods, ground and companies: light, middle, deep.
RED_LIGHT, RED, RED_DEEP = "#F2C4BC", "#C8473A", "#7E1F1A"
ORANGE_LIGHT, ORANGE, ORANGE_DEEP = "#FADBB0", "#E69F00", "#A45A10"
YELLOW_LIGHT, YELLOW, YELLOW_DEEP = "#FBF3B4", "#F0E442", "#B39B10"
GREEN_LIGHT, GREEN, GREEN_DEEP = "#DDE3C4", "#6F9E4A", "#365B2B"
TEAL_LIGHT, TEAL, TEAL_DEEP = "#CFE0D5", "#3F9A95", "#1D5C5E"
SKY_LIGHT, SKY, SKY_DEEP = "#D5E8F2", "#56B4E9", "#2B7BA8"
BLUE_LIGHT, BLUE, BLUE_DEEP = "#B9CBE6", "#0072B2", "#113F73"
PURPLE_LIGHT, PURPLE, PURPLE_DEEP = "#EBD3E4", "#CC79A7", "#6B3A66"
BROWN_LIGHT, BROWN, BROWN_DEEP = "#E3CDB0", "#A0693A", "#5B3A22"
STEEL_LIGHT, STEEL, STEEL_DEEP = "#D3DAE0", "#8FA0AE", "#4E5E6C"
VERMILLION = "#D55E00"
BLACK = "#000000"

TOKENS: tuple[Colour, ...] = tuple(
    dict.fromkeys(value for name, value in globals().items() if name.isupper() and isinstance(value, str))
)

# Heights of letters. A picture 1600 wide is shown about 550 wide: what must be read there is KEY or more.
BIG = 40
TITLE = 34
KEY = 28
NAME = 24
SMALL = 20

READ = 32
"""Eleven pixels where a picture is shown 550 wide: nothing that carries meaning is smaller."""
DECIDE = 41
"""Fourteen pixels there: a number that moves are decided by is no smaller."""

PHONE_READ = 29
"""Eleven pixels on a phone: the same for portraits 900 wide."""

WIDTH, PHONE_WIDTH = 1600, 900
"""Of a picture, for a wide screen and for a phone."""
MARGIN = 28


class SeatStyle(NamedTuple):
    """Colour and mark always appear together, so that colour is never alone."""

    colour: Colour
    mark: str
    text: Colour
    """Colour of words upon the seat's colour."""
    light: Colour
    dash: float
    """Length of dashes in lines of this seat; 0: unbroken."""


# Okabe and Ito's colours in the order that stays farthest apart for every kind of colour vision.
SEATS: tuple[SeatStyle, ...] = (
    SeatStyle(BLUE, "●", PEARL, BLUE_LIGHT, 0),
    SeatStyle(VERMILLION, "▲", BLACK, ORANGE_LIGHT, 22),
    SeatStyle(YELLOW, "■", BLACK, YELLOW_LIGHT, 8),
    SeatStyle(BLACK, "◆", PEARL, SILVER, 36),
    SeatStyle(SKY, "★", BLACK, SKY_LIGHT, 14),
    SeatStyle(PURPLE, "⬟", BLACK, PURPLE_LIGHT, 28),
)


@lru_cache(maxsize=4096)
def rgb(colour: Colour) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blend(first: Colour, second: Colour, share: float) -> Colour:
    """The colour between two, `share` of the way from the first to the second."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(first), rgb(second), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*mixed)


def on(colour: Colour) -> Colour:
    """Ink or pearl, whichever is easier to read on a colour."""
    red, green, blue = rgb(colour)
    return PEARL if 0.299 * red + 0.587 * green + 0.114 * blue < 125 else INK


FADED = 0.62
"""How far toward the paper `Dim` takes what may not be chosen."""


def tint(colour: Colour) -> Colour:
    """The colour in light: exactly in the palette for every token."""
    return blend(colour, WHITE, 0.4)


def shade(colour: Colour) -> Colour:
    """The colour in shadow: exactly in the palette for every token."""
    return blend(colour, INK, 0.4)
