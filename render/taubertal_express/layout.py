"""Where things stand on the tableau picture: the map, the station, the strips, the train."""

from __future__ import annotations

from render.parts import TOP
from render.theme import MARGIN, WIDTH
from rules.taubertal_express.components import PLACE

SCALE_X, SCALE_Y = 1.09, 1.06
MAP_X, MAP_Y = float(MARGIN), float(TOP)
MAP_W, MAP_H = 1090.0, 748.0
SIDE_X = MAP_X + MAP_W + 16
SIDE_W = WIDTH - MARGIN - SIDE_X
SITE_W, SITE_H = 92.0, 50.0

SPACE_W, SPACE_H = (SIDE_W - 8) / 2, 64.0
STATION_Y = MAP_Y + 46
STRIPS_Y = STATION_Y + 4 * (SPACE_H + 6) + 12

TRAIN_Y = MAP_Y + MAP_H + 18
TRAIN_H = 216.0
HEIGHT = round(TRAIN_Y + TRAIN_H + 26)

LABEL_ABOVE = frozenset({"FRA", "LOH", "WUE", "GRU", "MIL", "WER", "MOS"})
"""Towns whose name stands above their site; the others' stands below."""
ENGINE_AT = {"LAU": (80.0, 4.0), "KOE": (-80.0, -8.0)}
"""Where the engine stands beside a town, if not above or below it."""
SHIFT = {"TBB": -24.0, "FRA": 22.0, "HEI": 30.0, "OCH": -14.0, "BOX": -30.0, "GRU": 16.0}
"""How far a name is moved to the right, so that it keeps clear of its neighbours."""


def spot(town: str) -> tuple[float, float]:
    """A town's place on the picture."""
    return at(PLACE[town])


def at(point: tuple[float, float]) -> tuple[float, float]:
    """A point of the map's own canvas on the picture."""
    return MAP_X + (point[0] - 10) * SCALE_X + 12, MAP_Y + (point[1] - 16) * SCALE_Y + 14


def space_corner(space: int) -> tuple[float, float]:
    """Left upper corner of a space of the station, counted from 0."""
    return SIDE_X + (SPACE_W + 8) * (space % 2), STATION_Y + (SPACE_H + 6) * (space // 2)
