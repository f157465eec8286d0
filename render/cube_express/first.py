"""The picture of the page for a first game: a tile has been laid, a train has driven, the market comes next."""

from __future__ import annotations

from render.callouts import first_scene, numbered, position
from render.cube_express.areas import COLUMN_W, column, column_height
from render.cube_express.layout import BAND, Frame
from render.cube_express.map import map_items
from render.lessons import width_of
from render.parts import TOP, heading
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Sprite, moved
from render.theme import INK, MARGIN, READ
from rules.core import Seat
from rules.cube_express.state import State

MOVES = ((0, "place P01 N2 0"), (0, "claim"), (0, "step 1 N"), (0, "take"))
YOU = Seat(0)
LAID, COLUMN = "N2", 1
SCALE = 1.15
"""Of the market's column."""
COLUMNS, ROWS = 3, 4
HAND, TALL_HAND = 290.0, 200.0
"""Of the tiles in hand, wide and on a phone."""
TALL_CELL = 130
"""Of the map's cells on a phone."""


def first(setting: Setting) -> Scene:
    state: State = position("cube_express", 3, 27, MOVES)
    public, held = state.public, state.hidden.hands[YOU]
    width, phone = width_of(setting), setting.form == "phone"
    scale, side = (1.0, TALL_HAND) if phone else (SCALE, HAND)
    high = column_height(public, setting) * scale
    size = float(TALL_CELL) if phone else (high - BAND) / ROWS
    where = Frame(-1, 2, COLUMNS, ROWS, size, MARGIN + BAND, TOP + BAND)
    # On a phone the market's column stands below the map.
    below = where.bottom + 24 if phone else TOP
    market = (width - COLUMN_W) / 2 if phone else width - MARGIN - COLUMN_W * scale
    goal = moved(column(public, setting, COLUMN), market - MARGIN * scale, below - (TOP + 4) * scale, scale)
    left = MARGIN + BAND + COLUMNS * size + (30 if phone else 120)
    tiles = [_tile(tile, left, TOP + 62 + (side + 24) * n, side) for n, tile in enumerate(held)]
    x, y = where.corner(LAID)
    marks = numbered(
        (left, TOP + 62 + side / 2),
        (x - 6, y + size * 0.3),
        (x + size + 6, y + size * 0.84),
        (market + 8, below + high - 130),
    )
    title = heading(left, TOP, min(HAND + 110, width - MARGIN - left), setting.words("picture-hand-tiles"), READ)
    # What may be laid beyond the four start tiles and the new one is not shown.
    drawn = [item for item in map_items(public, setting, where) if not getattr(item, "name", "").startswith("open:")]
    return first_scene(setting, below + high + 28, [*drawn, goal, *title, *tiles, marks], width)


def _tile(tile: str, x: float, y: float, size: float) -> Item:
    face = Sprite("cube_express-tile", 0, 0, size, size, (tile, 0))
    return Group((face, Rect(0, 0, size, size, None, INK, 2.5)), x, y)
