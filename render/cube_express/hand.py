"""The private picture: the tiles on the hand, large enough to plan with."""

from __future__ import annotations

from render.cube_express.board import PANEL_STEP, SIDE_W, display, player_panel
from render.cube_express.layout import HEIGHT, READ, SIDE_X
from render.cube_express.map import map_items
from render.parts import TOP, header, heading, page
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Sprite, Text, collect, group
from render.theme import CARD, INK, KEY, MARGIN, NAME, SOFT, TITLE, WIDTH
from rules.core import Seat
from rules.cube_express import scoring
from rules.cube_express.components import BACK, HAND
from rules.cube_express.placing import candidates, check
from rules.cube_express.state import OVER, PLACE
from rules.cube_express.view import View

TILE, SMALL_TILE = 270, 130
CELL_W, CELL_H = 512, 410
STEP = CELL_W + 4
BESIDE = 258
"""Height of a tile's card beside the map."""


def hand(view: View, setting: Setting) -> Scene | None:
    """In the own turn the map as it is now with the tiles beside it, else the tiles."""
    if view.viewer is not None and view.public.active == view.viewer and view.public.phase != OVER:
        return _on_the_way(view, setting, view.viewer)
    return sheet(view, setting)


def sheet(view: View, setting: Setting) -> Scene | None:
    """The tiles, as large as can be, with their backs."""
    if view.viewer is None:
        return None
    words = setting.words
    extra = 56 if view.face_down else 0
    height = TOP + CELL_H + 62 + extra + MARGIN
    title = words("picture-hand", name=setting.names[view.viewer])
    items: list[Item] = [*header(setting, words("game-name"), status=title)]
    items += heading(MARGIN, TOP, WIDTH - 2 * MARGIN, words("picture-hand-tiles"), KEY)
    items += (_held(view, setting, tile) for tile in view.hand)
    if not view.hand:
        items.append(Text(MARGIN, TOP + 60, WIDTH - 2 * MARGIN, 80, words("picture-nothing"), READ, "plain", SOFT))
    below = _face_down(view, setting, MARGIN, TOP + CELL_H + 64, WIDTH - 2 * MARGIN)
    items += [below] if below else []
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _on_the_way(view: View, setting: Setting, seat: Seat) -> Scene:
    """In one's turn: the map as it is now, the own board and the tiles."""
    public, words = view.public, setting.words
    score = scoring.totals(public)[seat]
    phase = words("picture-points", points=public.moves)
    title = words("picture-hand", name=setting.names[seat])
    top = TOP + PANEL_STEP + 8
    low = top + 52 + BESIDE * len(view.hand)
    room = len(view.hand) < HAND
    items = collect(
        header(setting, words("game-name"), phase, title),
        map_items(public, setting),
        player_panel(public, setting, seat, score, 0),
        heading(SIDE_X, top, SIDE_W, words("picture-hand-tiles"), KEY),
        (_beside(setting, tile, top + 52 + BESIDE * n) for n, tile in enumerate(view.hand)),
        display(public, setting, low) if room and public.market else None,
        _face_down(view, setting, SIDE_X, HEIGHT - MARGIN - 42, SIDE_W) if room else None,
    )
    return Scene(WIDTH, HEIGHT, tuple(items), page(WIDTH, HEIGHT))


def _face_down(view: View, setting: Setting, x: float, y: float, w: float) -> Text | None:
    """What the viewer alone knows about tiles that show their back."""
    if not view.face_down:
        return None
    said = setting.words("picture-face-down", tiles=", ".join(view.face_down))
    return Text(x, y, w, 44, said, READ, "plain", SOFT, smallest=NAME)


def _beside(setting: Setting, tile: str, y: float) -> Group:
    """A tile of the hand in the column beside the map."""
    size = BESIDE - 64
    x = size + 34
    return group(
        Rect(0, 0, SIDE_W, BESIDE - 10, CARD, INK, 1.5, 10),
        Sprite("cube_express-tile", 7, 7, size, size, (tile, 0)),
        Rect(7, 7, size, size, None, INK, 2.5),
        Text(x, 30, SIDE_W - x - 14, 60, tile, TITLE, "bold"),
        Text(
            x,
            92,
            SIDE_W - x - 14,
            90,
            setting.words(f"kind-{tile[0]}"),
            READ,
            "narrow",
            lines=3,
            top=True,
            smallest=KEY,
        ),
        x=SIDE_X,
        y=y,
        name=f"tile:{tile}",
    )


def spot(view: View, tile: str) -> tuple[float, float]:
    """The corner of a tile's cell."""
    return MARGIN + STEP * view.hand.index(tile), TOP + 50


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
        Text(x, 16, CELL_W - x - 14, 48, tile, TITLE, "bold"),
        Text(14, TILE + 46, CELL_W - 36, 42, words(f"kind-{tile[0]}"), READ, "narrow"),
        Sprite("cube_express-tile", x, 140, SMALL_TILE, SMALL_TILE, (BACK, 0)),
        Rect(x, 140, SMALL_TILE, SMALL_TILE, None, INK, 2),
        Text(x, 274, CELL_W - x - 14, 40, words("picture-back"), KEY, "plain", SOFT),
    ]
    if cells:
        facts.append(Text(14, TILE + 90, CELL_W - 36, 40, words("picture-fits", cells=cells), KEY, "plain", SOFT))
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


def marks(view: View, tile: str, back: bool) -> tuple[float, float]:
    """Where the number of an answer goes: on the front, or on the small back."""
    x, y = spot(view, tile)
    return (x + TILE + 30 + SMALL_TILE / 2, y + 140 + SMALL_TILE / 2) if back else (x + 54, y + 54)
