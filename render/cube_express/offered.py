"""Pictures for whole answers: where a tile may lie, which column of the market."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace

from render.asking import Mark, marked
from render.cube_express.areas import COLUMN_H, COLUMN_W, areas
from render.cube_express.hand import marks, sheet
from render.cube_express.layout import HEIGHT, Frame, frame
from render.cube_express.map import map_items
from render.parts import TOP, header, page
from render.pictures import Setting
from render.scene import Item, Rect, Scene, Sprite, Text, named
from render.theme import CARD, INK, MARGIN, RECENT, TITLE, WHITE, WIDTH
from rules.cube_express.moves import BACK_MARK, Discard, Market, Place
from rules.cube_express.placing import front, shown
from rules.cube_express.rules import RULES
from rules.cube_express.view import View
from rules.notation import Question, Token, read

LARGEST = 60
STEP = 48
"""From one answer of a column to the next."""
PREVIEW = 150


def menu(view: View, question: Question, setting: Setting) -> Scene | None:
    """Whole answers are named by their first moves; no picture where several menus stand side by side."""
    if not question.prefix:
        return None
    moves = [read(RULES, str(answer)) for answer in question.answers]
    placed = {n: move for n, move in enumerate(moves, 1) if isinstance(move, Place)}
    numbered = replace(question, answers=tuple(range(1, len(moves) + 1)))
    if len(placed) == len(moves):
        tiles = {move.tile for move in placed.values()}
        return _cells(view, placed, numbered, setting) if len(tiles) == 1 else _tiles(view, question, setting)
    if all(isinstance(move, Discard) for move in moves):
        return _tiles(view, question, setting)
    if any(isinstance(move, Market) for move in moves):
        columns = {n: move.column for n, move in enumerate(moves, 1) if isinstance(move, Market)}
        return _columns(view, columns, numbered, setting)
    return None


def _tiles(view: View, question: Question, setting: Setting) -> Scene | None:
    """Tiles of the hand: their fronts, or their backs."""
    base = sheet(view, setting)
    if base is None:
        return None

    def mark(answer: Token) -> Mark:
        move = read(RULES, str(answer))
        assert isinstance(move, Place | Discard)
        name = front(move.tile)
        return Mark(*marks(view, name, move.tile.endswith(BACK_MARK)), LARGEST, named(base, f"tile:{name}"))

    return marked(base, question, mark)


def _cells(view: View, moves: Mapping[int, Place], question: Question, setting: Setting) -> Scene | None:
    """The map as large as can be: on each empty cell the numbers of the answers that lay the tile there."""
    where = frame(view.public.map, MARGIN, TOP, WIDTH - 2 * MARGIN, HEIGHT - TOP - MARGIN)
    tile = next(iter(moves.values())).tile
    status = setting.words("picture-choose")
    items: list[Item] = [*header(setting, setting.words("game-name"), status=status)]
    items += map_items(view.public, replace(setting, recent=()), where)
    base = Scene(WIDTH, HEIGHT, (*items, *_preview(tile)), page(WIDTH, HEIGHT))
    spots = _spots(where, moves)
    clear: list[Item] = [item for cell in view.public.atlas.cells for item in named(base, f"cell:{cell}")]
    clear += [item for name in ("city:", "train:") for item in named(base, name)]
    clear += _preview(tile)
    for cell in {move.cell for move in moves.values()}:
        x, y = where.corner(cell)
        clear.append(Rect(x + 2, y + 2, where.size - 4, where.size - 4, WHITE, RECENT, 4, 6))
    return marked(base, question, lambda number: spots.get(int(number)), clear)


def _preview(tile: str) -> list[Item]:
    """The tile that is laid, as it is printed."""
    x, y = WIDTH - MARGIN - PREVIEW - 16, HEIGHT - MARGIN - PREVIEW - 62
    return [
        Rect(x - 10, y - 10, PREVIEW + 20, PREVIEW + 66, CARD, INK, 2, 10),
        Sprite("cube_express-tile", x, y, PREVIEW, PREVIEW, (shown(tile), 0)),
        Rect(x, y, PREVIEW, PREVIEW, None, INK, 2),
        Text(x, y + PREVIEW + 4, PREVIEW, 48, front(tile), TITLE, "bold", INK, "middle"),
    ]


def _spots(where: Frame, moves: Mapping[int, Place]) -> dict[int, Mark]:
    """Answers on one cell share it."""
    shared: dict[str, list[int]] = defaultdict(list)
    for number, move in moves.items():
        shared[move.cell].append(number)
    spots = {}
    for cell, numbers in shared.items():
        across = math.ceil(math.sqrt(len(numbers)))
        down = math.ceil(len(numbers) / across)
        step = where.size / across
        x, y = where.corner(cell)
        for at, number in enumerate(numbers):
            row, column = divmod(at, across)
            middle = y + where.size / 2 + (row - (down - 1) / 2) * step
            spots[number] = Mark(x + (column + 0.5) * step, middle, min(LARGEST, step * 0.94))
    return spots


def _columns(view: View, columns: Mapping[int, int], question: Question, setting: Setting) -> Scene | None:
    """The columns of the central board; the numbers stand below them, beside the tile."""
    base = areas(view, setting)
    beside: dict[int, list[int]] = defaultdict(list)
    for number, column in columns.items():
        beside[column].append(number)

    def mark(answer: Token) -> Mark | None:
        column = columns.get(int(answer))
        if column is None:
            return None
        (found,) = named(base, f"column:{column}")
        at = beside[column].index(int(answer))
        return Mark(found.x + COLUMN_W - 30 - STEP * at, found.y + COLUMN_H - 12, STEP - 2, (found,))

    return marked(base, question, mark)
