"""Where the map's cells lie on the picture: cropped to its tiles and the cells that may be next."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.parts import TOP
from render.scene import Box, Point
from render.theme import MARGIN, WIDTH
from rules.cube_express.atlas import atlas
from rules.cube_express.cells import cell as named
from rules.cube_express.cells import house as split
from rules.cube_express.cells import place

MAP_X, MAP_Y, MAP_W, MAP_H = MARGIN, TOP + 2, 1012, 1090
"""The box that a map beside other things must not leave."""
BAND = 64
"""Room for the coordinates on the left and above."""
LARGEST, NEAR = 150, 280
"""Size of a cell at most: on the board, and where only a part of the map is shown."""
SIDE_X = MAP_X + MAP_W + 20
SIDE_W = WIDTH - MARGIN - SIDE_X
"""The column beside the map."""
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

    def shows(self, cell: str) -> bool:
        x, y = place(cell) or (0, 0)
        return 0 <= x - self.west < self.columns and 0 <= self.north - y < self.rows

    @property
    def bottom(self) -> float:
        return self.top + self.rows * self.size

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
    """The whole map as large as it fits into a box, its coordinates included; it begins at the top."""
    return _fitted(*_extent(map_), (x, y, w, h), LARGEST)


@lru_cache(maxsize=64)
def near(map_: tuple[str, ...], cells: tuple[str, ...], x: float, y: float, w: float, h: float) -> Frame:
    """The part of the map around some cells, as large as it fits."""
    west, east, south, north = _extent(map_)
    columns, rows = zip(*(place(cell) or (0, 0) for cell in cells), strict=True)
    box = max(west, min(columns) - 1), min(east, max(columns) + 1), max(south, min(rows) - 1), min(north, max(rows) + 1)
    return _fitted(*box, (x, y, w, h), NEAR)


def _extent(map_: tuple[str, ...]) -> tuple[int, int, int, int]:
    """West, east, south and north end of the tiles and of the cells that may be next."""
    there = atlas(map_)
    ahead = [cell for cell, (track, _) in there.open.items() if track]
    columns, rows = zip(*(place(cell) or (0, 0) for cell in (*there.cells, *ahead)), strict=True)
    return min(columns), max(columns), min(rows), max(rows)


def _fitted(west: int, east: int, south: int, north: int, box: Box, largest: float) -> Frame:
    x, y, w, h = box
    columns, rows = east - west + 1, north - south + 1
    size = float(int(min(largest, (w - BAND) / columns, (h - BAND) / rows)))
    left = x + BAND + (w - BAND - columns * size) / 2
    return Frame(west, north, columns, rows, size, left, y + BAND)
