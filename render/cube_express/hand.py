"""The private picture: the tiles on the hand, large enough to plan with."""

from __future__ import annotations

from render.parts import TOP, header, heading, page
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, Sprite, Text, group
from render.theme import CARD, INK, MARGIN, NAME, SOFT, TITLE, WIDTH
from rules.cube_express.components import BACK
from rules.cube_express.placing import candidates, check
from rules.cube_express.state import PLACE
from rules.cube_express.view import View

TILE, SMALL_TILE = 270, 130
CELL_W, CELL_H = 512, 330
STEP = CELL_W + 4


def hand(view: View, setting: Setting) -> Scene | None:
    if view.viewer is None:
        return None
    words = setting.words
    extra = 56 if view.face_down else 0
    height = TOP + CELL_H + 62 + extra + MARGIN
    title = words("picture-hand", name=setting.names[view.viewer])
    items: list[Item] = [*header(setting, words("game-name"), status=title)]
    items += heading(MARGIN, TOP, WIDTH - 2 * MARGIN, words("picture-hand-tiles"))
    items += (_held(view, setting, tile) for tile in view.hand)
    if not view.hand:
        items.append(Text(MARGIN, TOP + 60, WIDTH - 2 * MARGIN, 80, words("picture-nothing"), NAME, "plain", SOFT))
    if view.face_down:
        said = words("picture-face-down", tiles=", ".join(view.face_down))
        items.append(Text(MARGIN, TOP + CELL_H + 64, WIDTH - 2 * MARGIN, 44, said, NAME, "plain", SOFT))
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


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
        Text(x, 62, CELL_W - x - 14, 70, words(f"kind-{tile[0]}"), NAME, "narrow", lines=2, top=True),
        Sprite("cube_express-tile", x, 140, SMALL_TILE, SMALL_TILE, (BACK, 0)),
        Rect(x, 140, SMALL_TILE, SMALL_TILE, None, INK, 2),
        Text(x, 274, CELL_W - x - 14, 36, words("picture-back"), NAME, "plain", SOFT),
    ]
    if cells:
        facts.append(Text(14, TILE + 18, TILE + 4, 36, words("picture-fits", cells=cells), NAME, "plain", SOFT))
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
