"""Private pictures that help to answer: numbered markers on the answers, the rest dimmed."""

from __future__ import annotations

from render.asking import Mark, asking, marked
from render.cube_express.areas import areas, on_column
from render.cube_express.around import MARK, around, lit, width_of
from render.cube_express.hand import marks, sheet
from render.cube_express.layout import UNIT
from render.cube_express.map import on_tile, tile
from render.cube_express.offered import laying, menu
from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.scene import Item, Rect, Scene, group, named, over
from render.theme import LINEN, MARGIN, RECENT, SAND
from rules.cube_express.atlas import laid
from rules.cube_express.cells import beside, cell, house, place
from rules.cube_express.moves import BACK_MARK, Place
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
        return Mark(*marks(view, setting, name, str(answer).endswith(BACK_MARK)), MARK, named(base, f"tile:{name}"))

    return marked(base, question, mark)


def _cells(view: View, question: Question, setting: Setting) -> Scene | None:
    """Empty cells for a tile, or own stations for the second train."""
    answers = [str(answer) for answer in question.answers]
    if question.prefix[0] == Place.tag:
        tile = str(question.prefix[1])
        return laying(view, {n: Place(tile, cell) for n, cell in enumerate(answers, 1)}, question, setting)
    base, where = around(view, setting, answers)
    return marked(base, question, lambda cell: Mark(*where.at(str(cell)), MARK), lit(base, view, where, answers))


def _rotations(view: View, question: Question, setting: Setting) -> Scene:
    """The tile in each rotation among its neighbours."""
    name, where = str(question.prefix[1]), str(question.prefix[2])
    width = width_of(setting)
    many = len(question.answers)
    across = min(many, 2) if setting.form == "phone" else many
    size = min(150.0, (width - 2 * MARGIN - GAP * (across - 1)) / across / 3)
    box = size * 3
    height = round(TOP + (box + GAP) * -(-many // across) - GAP + MARGIN + 16)
    left = (width - across * box - GAP * (across - 1)) / 2
    told = setting.words("picture-choose")
    items: list[Item] = [*header(setting, setting.words("game-name"), status=told, width=width)]
    for n, rotation in enumerate(question.answers, 1):
        row, column = divmod(n - 1, across)
        x, y = left + (box + GAP) * column, TOP + 8 + (box + GAP) * row
        new = laid(shown(name), where, int(rotation))
        items.append(group(_neighbourhood(view, where, new, size), x=x, y=y, name=f"rotation:{rotation}"))
        items.append(over(Rect(x + size - 3, y + size - 3, size + 6, size + 6, None, RECENT, 6, 6)))
        items.append(marker(n, x + 40, y + 40, 66))
    return Scene(width, height, tuple(items), page(width, height))


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
    cells = [spot[0] for spot in (house(str(name)) for name in question.answers) if spot]
    base, where = around(view, setting, cells)
    return marked(base, question, lambda name: Mark(*where.house(str(name)), MARK), lit(base, view, where, cells))


def _sides(view: View, question: Question, setting: Setting) -> Scene | None:
    """The tiles a train may go to."""
    start = view.public.player.trains[int(question.prefix[1]) - 1]
    cells = (start, *(beside(start, str(side)) for side in question.answers))
    base, where = around(view, setting, cells)
    clear = lit(base, view, where, cells)
    return marked(base, question, lambda side: Mark(*where.at(beside(start, str(side))), MARK), clear)


def _trains(view: View, question: Question, setting: Setting) -> Scene | None:
    seat = view.public.active
    trains = view.public.players[seat].trains
    cells = [trains[int(train) - 1] for train in question.answers]
    base, where = around(view, setting, cells)

    def mark(train: Token) -> Mark:
        there = named(base, f"train:{seat}:{train}")
        x, y = (there[0].x, there[0].y) if there else where.at(trains[int(train) - 1])
        return Mark(x, y - 30 * where.scale, MARK)

    return marked(base, question, mark, lit(base, view, where, cells))


def _columns(view: View, question: Question, setting: Setting) -> Scene | None:
    """Columns of the central board: for the market, or for the goal card of a delivery."""
    if 0 in question.answers:
        return None
    base = areas(view, setting)
    return marked(base, question, lambda column: on_column(base, int(column)))


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
