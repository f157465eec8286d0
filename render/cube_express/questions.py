"""Private pictures that help to answer: numbered markers on the answers, the rest dimmed."""

from __future__ import annotations

from collections.abc import Iterable

from render.asking import Mark, asking, marked
from render.cube_express.areas import COLUMN_H, COLUMN_W, areas
from render.cube_express.board import board
from render.cube_express.hand import marks, sheet
from render.cube_express.layout import UNIT, frame
from render.cube_express.map import on_tile, tile
from render.cube_express.offered import menu
from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.scene import Item, Rect, Scene, group, named, over
from render.theme import LINEN, MARGIN, RECENT, SAND, WHITE, WIDTH
from rules.cube_express.atlas import laid
from rules.cube_express.cells import beside, cell, house, place
from rules.cube_express.moves import BACK_MARK
from rules.cube_express.placing import front, shown
from rules.cube_express.view import View
from rules.notation import Question, Token

GAP = 24
"""Between the rotations shown side by side."""


def _tiles(view: View, question: Question, setting: Setting) -> Scene | None:
    base = sheet(view, setting)
    if base is None:
        return None

    def mark(answer: Token) -> Mark:
        name = front(str(answer))
        return Mark(*marks(view, name, str(answer).endswith(BACK_MARK)), 60, named(base, f"tile:{name}"))

    return marked(base, question, mark)


def _cells(view: View, question: Question, setting: Setting) -> Scene | None:
    """Empty cells for a tile, or own stations for the second train."""
    base, where = board(view, setting), frame(view.public.map)
    there = view.public.atlas.cells
    answers = [str(answer) for answer in question.answers]
    clear = _lit(base, view, [answer for answer in answers if answer in there] or there)
    for x, y in (where.corner(answer) for answer in answers if answer not in there):
        clear.append(Rect(x + 2, y + 2, where.size - 4, where.size - 4, WHITE, RECENT, 4, 6))
    return marked(base, question, lambda cell: Mark(*where.at(str(cell)), min(60, where.size * 0.66)), clear)


def _rotations(view: View, question: Question, setting: Setting) -> Scene:
    """The tile in each rotation among its neighbours."""
    name, where = str(question.prefix[1]), str(question.prefix[2])
    many = len(question.answers)
    size = min(150.0, (WIDTH - 2 * MARGIN - GAP * (many - 1)) / many / 3)
    box = size * 3
    height = round(TOP + box + MARGIN + 16)
    left = (WIDTH - many * box - GAP * (many - 1)) / 2
    items: list[Item] = [*header(setting, setting.words("game-name"), status=setting.words("picture-choose"))]
    for n, rotation in enumerate(question.answers, 1):
        x, y = left + (box + GAP) * (n - 1), TOP + 8.0
        new = laid(shown(name), where, int(rotation))
        items.append(group(_neighbourhood(view, where, new, size), x=x, y=y, name=f"rotation:{rotation}"))
        items.append(over(Rect(x + size - 3, y + size - 3, size + 6, size + 6, None, RECENT, 6, 6)))
        items.append(marker(n, x + 40, y + 40, 66))
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _neighbourhood(view: View, where: str, new: str, size: float) -> list[Item]:
    """Three by three cells around a tile that might be laid."""
    x, y = place(where) or (0, 0)
    there = {text.split(" ")[1]: text for text in view.public.map} | {where: new}
    items: list[Item] = [Rect(0, 0, 3 * size, 3 * size, LINEN, SAND, 2, 10)]
    for column in range(3):
        for row in range(3):
            text = there.get(cell(x - 1 + column, y + 1 - row))
            if text is not None:
                name, here, rotation = text.split(" ")
                pieces = on_tile(view.public, here, name, int(rotation), size / UNIT)
                items.append(group(tile(size, text), pieces, x=column * size, y=row * size))
    return items


def _houses(view: View, question: Question, setting: Setting) -> Scene | None:
    base, where = board(view, setting), frame(view.public.map)
    cells = [spot[0] for spot in (house(str(name)) for name in question.answers) if spot]
    size = min(52, where.size * 0.44)
    return marked(base, question, lambda name: Mark(*where.house(str(name)), size), _lit(base, view, cells))


def _lit(base: Scene, view: View, cells: Iterable[str]) -> list[Item]:
    """Tiles of the map with the trains that stand on them."""
    shown = frozenset(cells)
    trains = [
        item
        for seat, player in enumerate(view.public.players)
        for number, cell in enumerate(player.trains, 1)
        if cell in shown
        for item in named(base, f"train:{seat}:{number}")
    ]
    return [
        *(item for cell in view.public.atlas.cells if cell in shown for item in named(base, f"cell:{cell}")),
        *trains,
    ]


def _sides(view: View, question: Question, setting: Setting) -> Scene | None:
    """The tiles a train may go to."""
    base, where = board(view, setting), frame(view.public.map)
    start = view.public.player.trains[int(question.prefix[1]) - 1]
    cells = [beside(start, str(side)) for side in question.answers]
    size = min(60, where.size * 0.6)
    return marked(
        base,
        question,
        lambda side: Mark(*where.at(beside(start, str(side))), size),
        _lit(base, view, (start, *cells)),
    )


def _trains(view: View, question: Question, setting: Setting) -> Scene | None:
    base, where = board(view, setting), frame(view.public.map)
    seat = view.public.active
    trains = view.public.players[seat].trains

    def mark(train: Token) -> Mark:
        there = named(base, f"train:{seat}:{train}")
        x, y = (there[0].x, there[0].y) if there else where.at(trains[int(train) - 1])
        return Mark(x, y - 30 * where.scale, 46)

    return marked(base, question, mark, _lit(base, view, [trains[int(train) - 1] for train in question.answers]))


def _columns(view: View, question: Question, setting: Setting) -> Scene | None:
    """Columns of the central board: for the market, or for the goal card of a delivery."""
    if 0 in question.answers:
        return None
    base = areas(view, setting)

    def mark(column: Token) -> Mark:
        (found,) = named(base, f"column:{column}")
        return Mark(found.x + COLUMN_W - 68, found.y + COLUMN_H - 12, 46, (found,))

    return marked(base, question, mark)


question = asking(
    {
        "menu": menu,
        "tile": _tiles,
        "cell": _cells,
        "rotation": _rotations,
        "house": _houses,
        "side": _sides,
        "train": _trains,
        "column": _columns,
    }
)
