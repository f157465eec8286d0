"""The private picture: the tiles on the hand, large enough to plan with."""

from __future__ import annotations

from render.cube_express import phone
from render.cube_express.board import display, factories
from render.cube_express.layout import SIDE_W, SIDE_X, frame
from render.cube_express.map import map_items
from render.cube_express.panel import player_panels
from render.fonts import LEADING, fit
from render.parts import TOP, header, heading, page
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Sprite, Text, group
from render.theme import CARD, DECIDE, INK, MARGIN, READ, SOFT, WIDTH
from rules.core import Seat
from rules.cube_express import scoring
from rules.cube_express.components import BACK, HAND
from rules.cube_express.placing import candidates, check
from rules.cube_express.state import OVER, PLACE
from rules.cube_express.view import View

TILE, SMALL_TILE = 270, 136
CELL_W, CELL_H = 512, 424
STEP = CELL_W + 4
HEADING = 58
MOST = 4
BESIDE = 204
"""Height of a tile's card beside the map."""
ROW, ROW_BACK = 226, 140
"""Height of a tile's card on a phone, and the size of the back on it."""


def hand(view: View, setting: Setting) -> Scene | None:
    """In the own turn the map as it is now with the tiles beside it, else the tiles."""
    if view.viewer is not None and view.public.active == view.viewer and view.public.phase != OVER:
        return (_upright if setting.form == "phone" else _on_the_way)(view, setting, view.viewer)
    return sheet(view, setting)


def sheet(view: View, setting: Setting) -> Scene | None:
    """The tiles, as large as can be, with their backs."""
    if view.viewer is None:
        return None
    if setting.form == "phone":
        return _tall_sheet(view, setting, view.viewer)
    words = setting.words
    below = _face_down(view, setting, MARGIN, TOP + HEADING + CELL_H + 4, WIDTH - 2 * MARGIN)
    height = TOP + HEADING + CELL_H + (52 if below else 0) + MARGIN
    title = words("picture-hand", name=setting.names[view.viewer])
    items: list[Item] = [*header(setting, words("game-name"), status=title)]
    items += heading(MARGIN, TOP, WIDTH - 2 * MARGIN, words("picture-hand-tiles"), READ)
    items += (_held(view, setting, tile) for tile in view.hand)
    if not view.hand:
        items.append(Text(MARGIN, TOP + 60, WIDTH - 2 * MARGIN, 80, words("picture-nothing"), READ, "plain", SOFT))
    items += [below] if below else []
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _on_the_way(view: View, setting: Setting, seat: Seat) -> Scene:
    """In one's turn: the map as it is now, the own board and the tiles."""
    public, words = view.public, setting.words
    phase = words("picture-points", points=public.moves)
    title = words("picture-hand", name=setting.names[seat])
    where = frame(public.map)
    panels, low = player_panels(public, setting, seat)
    items = [*header(setting, words("game-name"), phase, title), *map_items(public, setting, where), *panels]
    items += heading(SIDE_X, low, SIDE_W, words("picture-hand-tiles"), READ)
    low += HEADING
    for tile in view.hand:
        items.append(_beside(setting, tile, low))
        low += BESIDE
    below = _face_down(view, setting, SIDE_X, low, SIDE_W)
    if below:
        items.append(below)
        low += below.h + 8
    if len(view.hand) < HAND and public.market:
        shown, low = display(public, setting, low + 6)
        items += shown
    told, low = factories(public, setting, max(low, where.bottom) + 20)
    height = round(low) + MARGIN
    return Scene(WIDTH, height, (*items, *told), page(WIDTH, height))


def _upright(view: View, setting: Setting, seat: Seat) -> Scene:
    """The same on a phone: one below the other."""
    public, words = view.public, setting.words
    title, phase = words("picture-hand", name=setting.names[seat]), words("picture-points", points=public.moves)
    where = frame(public.map, phone.EDGE, TOP, phone.INNER, 10 * phone.INNER)
    y = where.bottom + 20
    items = [
        *header(setting, words("game-name"), phase, title, phone.WIDTH),
        *map_items(public, setting, where),
        phone.player_panel(public, setting, seat, scoring.totals(public)[seat], y),
    ]
    tiles, y = _tall_tiles(view, setting, y + phone.panel_height(setting, seat) + 14)
    items += tiles
    if len(view.hand) < HAND and public.market:
        shown, y = phone.display(public, setting, y)
        items += shown
    told, y = phone.factories(public, setting, y)
    height = round(y) + phone.EDGE
    return Scene(phone.WIDTH, height, (*items, *told), page(phone.WIDTH, height))


def _tall_sheet(view: View, setting: Setting, seat: Seat) -> Scene:
    title = setting.words("picture-hand", name=setting.names[seat])
    tiles, y = _tall_tiles(view, setting, TOP)
    height = round(y) + phone.EDGE - 8
    head = header(setting, setting.words("game-name"), status=title, width=phone.WIDTH)
    return Scene(phone.WIDTH, height, (*head, *tiles), page(phone.WIDTH, height))


def _tall_tiles(view: View, setting: Setting, y: float) -> tuple[list[Item], float]:
    """The tiles of the hand one below the other, and where they end."""
    words = setting.words
    items: list[Item] = [*heading(phone.EDGE, y, phone.INNER, words("picture-hand-tiles"), READ)]
    y += HEADING
    for tile in view.hand:
        items.append(_row(view, setting, tile, y))
        y += ROW
    if not view.hand:
        items.append(Text(phone.EDGE, y, phone.INNER, 56, words("picture-nothing"), READ, "plain", SOFT))
        y += 64
    below = _face_down(view, setting, phone.EDGE, y, phone.INNER)
    return (items, y) if below is None else ([*items, below], y + below.h + 8)


def _row(view: View, setting: Setting, tile: str, y: float) -> Group:
    """A tile with its name, and its back on the right."""
    words, size = setting.words, ROW - 24
    x, back = size + 30, phone.INNER - ROW_BACK - 16
    w, cells = back - x - 10, fits(view, tile)
    fitting = words("picture-fits", cells=cells) if cells else ""
    return group(
        Rect(0, 0, phone.INNER, ROW - 10, CARD, INK, 1.5, 10),
        Sprite("cube_express-tile", 7, 7, size, size, (tile, 0)),
        Rect(7, 7, size, size, None, INK, 2.5),
        Text(x, 8, 170, 60, tile, DECIDE, "bold", smallest=READ),
        Text(x, 72, w, 48, words(f"kind-{tile[0]}"), READ, "narrow", smallest=phone.LEAST),
        Text(x, 120, w, 84, fitting, READ, "plain", SOFT, lines=2, top=True, smallest=phone.LEAST),
        Sprite("cube_express-tile", back, 14, ROW_BACK, ROW_BACK, (BACK, 0)),
        Rect(back, 14, ROW_BACK, ROW_BACK, None, INK, 2),
        Text(back - 14, ROW_BACK + 18, ROW_BACK + 24, 44, words("picture-back"), READ, "narrow", SOFT, "middle",
             phone.LEAST),
        x=phone.EDGE,
        y=y,
        name=f"tile:{tile}",
    )  # fmt: skip


def _face_down(view: View, setting: Setting, x: float, y: float, w: float) -> Text | None:
    """What the viewer alone knows about tiles that show their back."""
    if not view.face_down:
        return None
    said = setting.words("picture-face-down", tiles=", ".join(view.face_down))
    _, lines = fit(said, w, READ, "plain", READ, MOST, 1000)
    return Text(x, y, w, LEADING * READ * len(lines) + 6, said, READ, "plain", SOFT, smallest=READ, lines=MOST)


def _beside(setting: Setting, tile: str, y: float) -> Group:
    """A tile of the hand in the column beside the map."""
    words = setting.words
    size = BESIDE - 24
    x = size + 28
    return group(
        Rect(0, 0, SIDE_W, BESIDE - 10, CARD, INK, 1.5, 10),
        Sprite("cube_express-tile", 7, 7, size, size, (tile, 0)),
        Rect(7, 7, size, size, None, INK, 2.5),
        Text(x, 22, SIDE_W - x - 10, 60, tile, DECIDE, "bold", smallest=READ),
        Text(x, 84, SIDE_W - x - 10, 90, words(f"kind-{tile[0]}"), READ, "plain", lines=2, top=True, smallest=READ),
        x=SIDE_X,
        y=y,
        name=f"tile:{tile}",
    )


def spot(view: View, tile: str) -> tuple[float, float]:
    """The corner of a tile's cell."""
    return MARGIN + STEP * view.hand.index(tile), TOP + HEADING


def fits(view: View, tile: str) -> int:
    """On how many cells a tile's front could be laid, if it is its owner's turn to lay one."""
    public = view.public
    if public.phase != PLACE or public.active != view.viewer:
        return 0
    moves = (move for move in candidates(public, (tile,)) if move.tile == tile)
    return len({move.cell for move in moves if check(public, view.hand, move) is None})


def _held(view: View, setting: Setting, tile: str) -> Group:
    words, x = setting.words, TILE + 30
    cells = fits(view, tile)
    facts: list[Item] = [
        Text(x, 16, 120, 56, tile, DECIDE, "bold", smallest=READ),
        Text(14, TILE + 52, CELL_W - 36, 44, words(f"kind-{tile[0]}"), READ, "narrow", smallest=READ),
        Sprite("cube_express-tile", x, 140, SMALL_TILE, SMALL_TILE, (BACK, 0)),
        Rect(x, 140, SMALL_TILE, SMALL_TILE, None, INK, 2),
        Text(x, 280, CELL_W - x - 10, 42, words("picture-back"), READ, "plain", SOFT, smallest=READ),
    ]
    if cells:
        told = words("picture-fits", cells=cells)
        facts.append(Text(14, TILE + 98, CELL_W - 36, 42, told, READ, "plain", SOFT, smallest=READ))
    at = spot(view, tile)
    return group(
        Rect(0, 0, CELL_W - 8, CELL_H - 6, CARD, INK, 1.5, 10),
        Sprite("cube_express-tile", 14, 14, TILE, TILE, (tile, 0)),
        Rect(14, 14, TILE, TILE, None, INK, 3),
        facts,
        x=at[0],
        y=at[1],
        name=f"tile:{tile}",
    )


def marks(view: View, setting: Setting, tile: str, back: bool) -> tuple[float, float]:
    """Where the number of an answer goes on a sheet: beside the name of the front, or on the small back."""
    if setting.form == "phone":
        y = float(TOP + HEADING + ROW * view.hand.index(tile))
        right = phone.EDGE + phone.INNER - ROW_BACK - 16
        return (right + ROW_BACK / 2, y + 14 + ROW_BACK / 2) if back else (right - 60, y + 42)
    x, y = spot(view, tile)
    return (x + TILE + 30 + SMALL_TILE / 2, y + 140 + SMALL_TILE / 2) if back else (x + CELL_W - 62, y + 44)
