"""The map for a question: the part around the answers, as large as it can be, with the numbers of the answers."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from render.asking import Mark
from render.cube_express.layout import Frame, near
from render.cube_express.map import map_items
from render.cube_express.phone import WIDTH as PHONE_WIDTH
from render.parts import TOP, header, page
from render.pictures import Setting
from render.scene import Item, Rect, Scene, named
from render.theme import MARGIN, RECENT, WHITE, WIDTH
from rules.cube_express.view import View

MOST_H = 1180
"""Height of the map at most."""
MARK, LEAST = 66, 54
"""Size of an answer's number, and the least where many answers share a cell."""


def width_of(setting: Setting) -> int:
    return PHONE_WIDTH if setting.form == "phone" else WIDTH


def around(
    view: View, setting: Setting, cells: Iterable[str], beside: Sequence[Item] = (), left: float = MARGIN,
    top: float = TOP,
) -> tuple[Scene, Frame]:  # fmt: skip
    """The tiles around some cells, from `left` and `top` on; what lies beside the map comes last."""
    width = width_of(setting)
    where = near(view.public.map, tuple(cells), left, top, width - MARGIN - left, MOST_H)
    items = [*header(setting, setting.words("game-name"), status=setting.words("picture-choose"), width=width)]
    items += map_items(view.public, replace(setting, recent=()), where)
    height = round(where.bottom) + MARGIN
    return Scene(width, height, (*items, *beside), page(width, height)), where


def lit(base: Scene, view: View, where: Frame, cells: Iterable[str]) -> list[Item]:
    """Tiles with what stands on them, a frame for cells that are empty yet, and the coordinates."""
    shown = dict.fromkeys(cells)
    found: list[Item] = [*named(base, "ruler")]
    for cell in shown:
        tile = named(base, f"cell:{cell}")
        x, y = where.corner(cell)
        found += tile or [Rect(x + 2, y + 2, where.size - 4, where.size - 4, WHITE, RECENT, 4, 6)]
    for seat, player in enumerate(view.public.players):
        for number, cell in enumerate(player.trains, 1):
            if cell in shown:
                found += named(base, f"train:{seat}:{number}")
    return found


def spots(where: Frame, cells: Mapping[int, str]) -> dict[int, Mark]:
    """Where the numbers of answers stand: those of one cell share it."""
    shared: dict[str, list[int]] = defaultdict(list)
    for number, cell in cells.items():
        shared[cell].append(number)
    found = {}
    for cell, numbers in shared.items():
        across = math.ceil(math.sqrt(len(numbers)))
        down = math.ceil(len(numbers) / across)
        step = where.size / across
        x, y = where.corner(cell)
        for at, number in enumerate(numbers):
            row, column = divmod(at, across)
            middle = y + where.size / 2 + (row - (down - 1) / 2) * step
            found[number] = Mark(x + (column + 0.5) * step, middle, max(LEAST, min(MARK, step * 0.94)))
    return found
