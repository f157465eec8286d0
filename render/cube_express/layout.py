"""Where the map's cells lie on the picture: cropped to its tiles and the cells that may be next."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.parts import TOP
from render.scene import Point
from render.theme import MARGIN
from rules.cube_express.atlas import atlas
from rules.cube_express.cells import cell as named
from rules.cube_express.cells import house as split
from rules.cube_express.cells import place

HEIGHT = 1190
READ, DECIDE = 32, 42
"""Heights of letters: shown 550 wide, a picture 1600 wide has 11 and 14 of them."""
MAP_W = 1012
MAP_X, MAP_Y = MARGIN, TOP + 2
MAP_H = HEIGHT - MAP_Y - MARGIN + 6
BAND = 56
"""Room for the coordinates on the left and above."""
LARGEST = 150
SIDE_X = MAP_X + MAP_W + 20
"""Where the column beside the map begins."""
UNIT = 100
"""A tile's own measure."""
CORNER = {"NW": (20, 20), "NE": (80, 20), "SE": (80, 80), "SW": (20, 80)}
"""Middle of a tile's corners, in its own measure."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The visible part of the map."""

    west: int
    north: int
    columns: int
    rows: int
    size: float
    left: float
    top: float

    def corner(self, cell: str) -> Point:
        """The left upper corner of a cell."""
        x, y = place(cell) or (0, 0)
        return self.left + (x - self.west) * self.size, self.top + (self.north - y) * self.size

    def at(self, cell: str, x: float = 50, y: float = 50) -> Point:
        """A point of a cell, in the tile's own measure."""
        left, top = self.corner(cell)
        return left + x * self.size / UNIT, top + y * self.size / UNIT

    def house(self, house: str) -> Point:
        cell, corner = split(house) or ("0", "NW")
        return self.at(cell, *CORNER[corner])

    @property
    def scale(self) -> float:
        return self.size / UNIT

    @property
    def east_labels(self) -> tuple[str, ...]:
        return tuple(named(self.west + column, 0) for column in range(self.columns))

    @property
    def north_labels(self) -> tuple[str, ...]:
        return tuple(named(0, self.north - row) for row in range(self.rows))


@lru_cache(maxsize=64)
def frame(map_: tuple[str, ...], x: float = MAP_X, y: float = MAP_Y, w: float = MAP_W, h: float = MAP_H) -> Frame:
    """The map as large as it fits into a box, its coordinates included."""
    there = atlas(map_)
    ahead = [cell for cell, (track, _) in there.open.items() if track]
    places = [place(cell) or (0, 0) for cell in (*there.cells, *ahead)]
    west, east = min(at for at, _ in places), max(at for at, _ in places)
    south, north = min(at for _, at in places), max(at for _, at in places)
    columns, rows = east - west + 1, north - south + 1
    size = float(int(min(LARGEST, (w - BAND) / columns, (h - BAND) / rows)))
    left = x + BAND + (w - BAND - columns * size) / 2
    top = y + BAND + (h - BAND - rows * size) / 2
    return Frame(west, north, columns, rows, size, left, top)
