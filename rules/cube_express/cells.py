"""Cells of the map and their names, sides and corners of a tile."""

from __future__ import annotations

import re
from functools import cache, lru_cache

SIDES = ("N", "E", "S", "W")
CORNERS = ("NW", "NE", "SE", "SW")
_STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
_NAME = re.compile(r"(?:([EW])([1-9]\d?))?(?:([NS])([1-9]\d?))?")
CENTRE = "0"
"""The start crossing's cell."""


def cell(x: int, y: int) -> str:
    """`E1N2`: the east/west part, then the north/south part; zero parts are left out."""
    east = f"{'E' if x > 0 else 'W'}{abs(x)}" if x else ""
    north = f"{'N' if y > 0 else 'S'}{abs(y)}" if y else ""
    return east + north or CENTRE


@lru_cache(maxsize=1024)
def place(name: str) -> tuple[int, int] | None:
    """Coordinates of a cell's name, x growing east and y north; None for a text that names no cell."""
    if name == CENTRE:
        return 0, 0
    found = _NAME.fullmatch(name)
    if not name or found is None:
        return None
    across, x, along, y = found.groups(default="0")
    return (-int(x) if across == "W" else int(x)), (-int(y) if along == "S" else int(y))


@cache
def beside(name: str, side: str) -> str:
    """The cell next to a cell."""
    x, y = place(name) or (0, 0)
    dx, dy = _STEP[side]
    return cell(x + dx, y + dy)


@cache
def around(name: str) -> tuple[tuple[str, str], ...]:
    """The four sides of a cell, each with the cell beyond it."""
    return tuple((side, beside(name, side)) for side in SIDES)


def opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


def turned(names: tuple[str, ...], name: str, rotation: int) -> str:
    """A side or corner after clockwise quarter turns."""
    return names[(names.index(name) + rotation) % 4]


@lru_cache(maxsize=1024)
def house(name: str) -> tuple[str, str] | None:
    """Cell and corner of a house's name such as `E1N2.SE`; None for a text that names no house."""
    where, _, corner = name.partition(".")
    return (where, corner) if corner in CORNERS and place(where) is not None else None
