"""The typefaces of the pictures, carried along so that every machine draws the same, and how wide words are in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Literal

from PIL import ImageFont

Weight = Literal["plain", "bold", "narrow"]
ELLIPSIS = "…"
ASCENT, DESCENT = 0.76, 0.24
"""Height of capitals with an umlaut, and depth of letters with a tail, in parts of the size (see `baseline`)."""
CAPITAL = 0.73
LEADING = 1.2
NEUTRAL = "◦"
"""Stands for what no typeface here can draw: other scripts, emoji."""
NOWHERE = "\uffff"
"""A character that no typeface has."""
_SYLLABLE = re.compile(
    "(?:sch[lmnrw]?|spr|str|br|ch|ck|ph|th|st|qu|[b-df-hj-np-tv-xzß])(?=[aeiouyäöüáéí].)", re.IGNORECASE
)
"""What a syllable begins with: the last consonant before a vowel, or those that belong together."""
_VOWEL = re.compile("[aeiouyäöüáéí]", re.IGNORECASE)
_HYPHEN = re.compile(r"(?<=-)(?=.)")
_RUN = re.compile(f"{NEUTRAL}{{3,}}")

SEAMS = {
    parts.replace("-", ""): parts.index("-")
    for parts in (
        "Altstadt-panorama", "Gesprächs-stoff", "Glas-fabrik", "Opern-sängerin", "Prima-ballerina", "Stahl-magnat",
        "Wasser-dichtes", "Welt-meister", "Werk-meister", "Zucker-fabrik",
    )
}  # fmt: skip
"""Words that are better divided between their parts than after just any syllable."""

_FILES: dict[Weight, str] = {
    "plain": "DejaVuSans.ttf",
    "bold": "DejaVuSans-Bold.ttf",
    "narrow": "DejaVuSansCondensed-Bold.ttf",
}


@lru_cache(maxsize=256)
def font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    file = files(__package__).joinpath(_FILES[weight])
    # Of a file all sizes share what stands in it; from memory each would have a copy.
    source = file if isinstance(file, Path) else BytesIO(file.read_bytes())
    return ImageFont.truetype(source, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def shown(text: str, weight: Weight = "plain") -> str:
    """A text as it can be drawn: letters of a fancy alphabet become plain ones, what no typeface has one neutral mark.

    Marks that only change the character before them, such as the tone of a skin, go with it.
    """
    if text.isascii() and text.isprintable():
        return text
    found = "".join(_drawable(letter, weight) for letter in unicodedata.normalize("NFC", text))
    return _RUN.sub(NEUTRAL, found)


@lru_cache(maxsize=4096)
def _drawable(letter: str, weight: Weight) -> str:
    if letter in " \n" or _known(letter, weight):
        return letter
    if letter.isspace():
        return " "
    kind = unicodedata.category(letter)
    if kind[0] == "M" or kind in ("Cf", "Cc", "Cs", "Sk"):
        return ""
    plain = unicodedata.normalize("NFKD", letter)
    kept = "".join(part for part in plain if not unicodedata.combining(part) and part != letter)
    return kept if kept and all(_known(part, weight) for part in kept) else NEUTRAL


@lru_cache(maxsize=4096)
def _known(letter: str, weight: Weight) -> bool:
    """Has the typeface a picture of its own for a character?"""
    return _look(letter, weight) != _look(NOWHERE, weight)


def _look(letter: str, weight: Weight) -> tuple[bytes, float]:
    face = font(28, weight)
    return bytes(face.getmask(letter)), face.getlength(letter)


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: Weight = "plain") -> float:
    return font(size, weight).getlength(text)


@lru_cache(maxsize=4096)
def ink(text: str, size: int, weight: Weight = "plain") -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the visible marks, measured from the left end of the base line."""
    return font(size, weight).getbbox(text, anchor="ls")


def baseline(middle: float, size: int) -> float:
    """Where letters stand whose capitals are centred on a height."""
    return middle + CAPITAL / 2 * size


@lru_cache(maxsize=4096)
def fit(
    text: str, room: float, size: int, weight: Weight, smallest: int, lines: int, height: float
) -> tuple[int, tuple[str, ...]]:
    """The largest size from `size` down to `smallest` at which a text fits, and its lines; else it is cut short.

    Where there is room for several lines, words too wide for one are divided rather than cut.
    """
    text = shown(text, weight)
    for divided in (False, True) if lines > 1 else (False,):
        for attempt in range(size, smallest - 1, -1):
            wrapped = _wrap(text, room, attempt, weight, divided=divided) if lines > 1 else (text,)
            most = _fitting(lines, height, attempt)
            if len(wrapped) <= most and all(width(w, attempt, weight) <= room for w in wrapped):
                return attempt, wrapped
    fitting = _fitting(lines, height, smallest)
    wrapped = _wrap(text, room, smallest, weight) if fitting > 1 else (text,)
    if len(wrapped) > fitting:
        wrapped = (*wrapped[: fitting - 1], " ".join(wrapped[fitting - 1 :]))
    return smallest, tuple(_cut(line, room, smallest, weight) for line in wrapped)


@lru_cache(maxsize=4096)
def lines_of(text: str, room: float, size: int, weight: Weight = "plain") -> tuple[str, ...]:
    """The lines a text takes at a size, however many: words that are wider than the room are divided."""
    return _wrap(shown(text, weight), room, size, weight, divided=True)


def _fitting(lines: int, height: float, size: int) -> int:
    """How many lines of a size have room; the last needs no space below it."""
    return min(lines, max(1, int((height + 0.2 * size) / (LEADING * size))))


def _wrap(text: str, room: float, size: int, weight: Weight, *, divided: bool = False) -> tuple[str, ...]:
    """Break at spaces, and at hyphens within words that are too wide, so that no line is wider than the room.

    `divided`: what is too wide even so is divided between its syllables, or anywhere if it has none.
    """
    done: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            whole = width(word, size, weight) <= room
            parts = (word,) if whole else tuple(_HYPHEN.split(word))
            if divided:
                parts = tuple(piece for part in parts for piece in _divided(part, room, size, weight))
            for n, part in enumerate(parts):
                longer = f"{line}{'' if n else ' '}{part}" if line else part
                if line and width(longer, size, weight) > room:
                    done.append(line)
                    line = part
                else:
                    line = longer
        done.append(line)
    return tuple(done)


def _divided(word: str, room: float, size: int, weight: Weight) -> Iterator[str]:
    """A word in pieces that fit the room."""
    while width(word, size, weight) > room and len(word) > 1:
        syllables = {found.start() for found in _SYLLABLE.finditer(word)}
        ends = [n for n in range(len(word) - 1, 1, -1) if width(word[:n], size, weight) <= room]
        here = [n for n in ends if width(word[:n] + "-", size, weight) <= room and word[n - 1] != "-"]
        seam = next((n for n in here if n in _seams(word)), 0)
        syllable = seam or next((n for n in here if n in syllables and _VOWEL.search(word[:n])), 0)
        end = syllable or max(ends, default=1)
        yield word[:end] + ("-" if syllable else "")
        word = word[end:]
    yield word


@lru_cache(maxsize=1024)
def _seams(word: str) -> frozenset[int]:
    """Where a word that is known is put together from others."""
    return frozenset(word.find(whole) + at for whole, at in SEAMS.items() if whole in word)


def _cut(line: str, room: float, size: int, weight: Weight) -> str:
    if width(line, size, weight) <= room:
        return line
    body = line
    while body and width(body.rstrip() + ELLIPSIS, size, weight) > room:
        body = body[:-1]
    return body.rstrip() + ELLIPSIS
