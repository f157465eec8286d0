"""The picture of the page for a first game: a tile has been laid, a train has driven, the market comes next."""

from __future__ import annotations

from render.callouts import first_scene, numbered, position
from render.cube_express.areas import COLUMN_W, column, column_height
from render.cube_express.layout import BAND, Frame
from render.cube_express.map import map_items
from render.parts import TOP, heading
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Sprite, moved
from render.theme import INK, MARGIN, READ, WIDTH
from rules.core import Seat
from rules.cube_express.state import State

MOVES = ((0, "place P01 N2 0"), (0, "claim"), (0, "step 1 N"), (0, "take"))
YOU = Seat(0)
LAID, COLUMN = "N2", 1
SCALE = 1.15
"""Of the market's column."""
COLUMNS, ROWS = 3, 4
HAND = 290.0
"""Of the tiles in hand."""


def first(setting: Setting) -> Scene:
    state: State = position("cube_express", 3, 27, MOVES)
    public = state.public
    high = column_height(public, setting) * SCALE
    size = (high - BAND) / ROWS
    where = Frame(-1, 2, COLUMNS, ROWS, size, MARGIN + BAND, TOP + BAND)
    market = WIDTH - MARGIN - COLUMN_W * SCALE
    goal = moved(column(public, setting, COLUMN), market - MARGIN * SCALE, TOP - (TOP + 4) * SCALE, SCALE)
    left = MARGIN + BAND + COLUMNS * size + 60
    tiles = [_tile(tile, left + 60, TOP + 62 + (HAND + 24) * n) for n, tile in enumerate(state.hidden.hands[YOU])]
    x, y = where.corner(LAID)
    marks = numbered(
        (left + 60, TOP + 62 + HAND / 2),
        (x - 6, y + size * 0.3),
        (x + size + 6, y + size * 0.84),
        (market + 8, TOP + high - 130),
    )
    title = heading(left + 60, TOP, HAND + 110, setting.words("picture-hand-tiles"), READ)
    # What may be laid beyond the four start tiles and the new one is not shown.
    drawn = [item for item in map_items(public, setting, where) if not getattr(item, "name", "").startswith("open:")]
    return first_scene(setting, TOP + high + 28, [*drawn, goal, *title, *tiles, marks])


def _tile(tile: str, x: float, y: float) -> Item:
    face = Sprite("cube_express-tile", 0, 0, HAND, HAND, (tile, 0))
    return Group((face, Rect(0, 0, HAND, HAND, None, INK, 2.5)), x, y)
