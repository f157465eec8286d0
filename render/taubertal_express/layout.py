"""Where towns stand on a map of any size, and how the names stand beside them."""

from __future__ import annotations

from dataclasses import dataclass

from render.parts import TALL
from render.scene import Point
from render.taubertal_express.blocks import WORDS
from render.theme import MARGIN, PHONE_WIDTH, WIDTH
from rules.taubertal_express.components import PLACE

PHONE_W = PHONE_WIDTH
TALL_TOP = TALL + 22.0
"""Content begins here below the header of a narrow picture."""
CANVAS: tuple[float, float, float, float] = (10.0, 22.0, 985.0, 674.0)
"""The part of the map's own canvas that is shown: left, top, width, height."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A map on a picture: its box, how large sites are, and how large names (0: none)."""

    x: float
    y: float
    w: float
    h: float
    site_w: float
    site_h: float
    words: int = WORDS
    narrow: bool = False

    def spot(self, town: str) -> Point:
        """A town's place on the picture."""
        return self.at(PLACE[town])

    def at(self, point: Point) -> Point:
        """A point of the map's own canvas on the picture."""
        left, top, w, h = CANVAS
        x, y = (point[0] - left) / w, (point[1] - top) / h
        return self.x + 14 + x * (self.w - 28), self.y + 14 + y * (self.h - 28)


def main_frame(form: str, top: float) -> Frame:
    """The map of the one whose tableau is shown."""
    if form == "phone":
        return Frame(MARGIN, top, PHONE_W - 2 * MARGIN, 1180, 96, 60, 30, narrow=True)
    return Frame(MARGIN, top, WIDTH - 2 * MARGIN, 894, 112, 62)


LABEL_ABOVE = frozenset({"FRA", "LOH", "WUE", "GRU", "MIL", "WER", "MOS"})
NARROW_ABOVE = frozenset({"FRA", "LOH", "WUE", "WER", "KOE", "HEI", "OEH"})
"""Towns whose name stands above their site; the others' stands below."""
ENGINE_AT: dict[str, Point] = {"LAU": (1.0, 0.1), "KOE": (-1.0, -0.1)}
"""Where the engine stands beside a town, if not above or below it: in widths and heights of a site."""
SHIFT = {"TBB": -0.45, "FRA": 0.3, "HEI": 0.45, "OCH": -0.3, "BOX": -0.3, "GRU": 0.2}
NARROW_SHIFT = {"TBB": -1.45, "MER": 1.0, "BOX": 0.68, "GRU": 0.3, "OEH": 0.1, "CRA": 0.2}
"""How far a name is moved to the right, in widths of a site, so that it keeps clear of its neighbours."""


def above(frame: Frame, town: str) -> bool:
    """Does the name stand above the site?"""
    return town in (NARROW_ABOVE if frame.narrow else LABEL_ABOVE)
