"""Private pictures that help to answer: numbered markers on the answers."""

from __future__ import annotations

from render.asking import Mark, asking, marked
from render.black_loco import faces
from render.black_loco.board import board
from render.black_loco.hand import ROOM, fan, pitch, spot, width_of
from render.black_loco.layout import FACE_H, FACE_W, corner, layout
from render.black_loco.pieces import stack_chip
from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, bounds, named
from render.theme import MARGIN, RECENT, WIDTH
from rules.black_loco.building import placed
from rules.black_loco.cards import UPRIGHT
from rules.black_loco.plans import BENELUX, NOWHERE
from rules.black_loco.state import BuildPayment, Public
from rules.black_loco.table import plan_of
from rules.black_loco.view import View
from rules.notation import Question, Token

SIDE_W = 118
"""Width of a cell in the little map beside the cards to choose from."""
MAP_W = 3 * SIDE_W + 30


def _cells(view: View, question: Question, setting: Setting) -> Scene | None:
    base, public = board(view, setting), view.public
    place = layout(public.plan, public.seats)

    def mark(cell: Token) -> Mark:
        x, y = corner(public.plan, public.seats, str(cell))
        clear = (*named(base, f"cell:{cell}"), *named(base, f"mountain:{cell}"))
        return Mark(x + place.cell_w / 2, y + place.cell_h - 30, 52, clear)

    return marked(base, question, mark)


def _pieces(view: View, question: Question, setting: Setting) -> Scene:
    """The cards that fit, in their orientation, beside the cell with its neighbours."""
    public = announced(view.public)
    plan = plan_of(public)
    cell = str(question.prefix[1])
    title = setting.words("picture-choose-card", id=cell, cell=cell)
    count = len(question.answers)
    room = ROOM - MAP_W - 20
    across = 7 if count <= 14 else 9
    wide = room / across - 12
    high = wide * FACE_H / FACE_W + 58
    items: list[Item] = [*header(setting, setting.words("game-name"), status=title)]
    items += _around(public, cell, setting)
    markers = []
    for n, piece in enumerate(question.answers, 1):
        x = MARGIN + MAP_W + 20 + (wide + 12) * ((n - 1) % across)
        y = TOP + 8 + high * ((n - 1) // across)
        items.append(faces.upgrade(plan.faces[str(piece)], x, y, wide / FACE_W, f"piece:{piece}"))
        markers.append(marker(n, x + wide / 2, y + high - 32, 44))
    rows = -(-count // across)
    height = int(TOP + 8 + max(rows * high, 3 * SIDE_W * FACE_H / FACE_W + 20) + 24)
    return Scene(WIDTH, height, (*items, *markers), page(WIDTH, height))


def announced(public: Public) -> Public:
    """The plan as if a track that is being paid lay there already."""
    if isinstance(public.pending, BuildPayment):
        return placed(public, public.pending.parts[0])
    return public


def _around(public: Public, cell: str, setting: Setting) -> list[Item]:
    """The cell and its four neighbours as they lie now."""
    plan = plan_of(public)
    index = plan.index[cell]
    high = SIDE_W * FACE_H / FACE_W
    spots = {(1, 1): index}
    for (column, row), neighbour in zip(((1, 0), (2, 1), (1, 2), (0, 1)), plan.cells[index].around, strict=True):
        if neighbour != NOWHERE:
            spots[column, row] = neighbour
    items: list[Item] = []
    for (column, row), at in spots.items():
        x, y = MARGIN + 8 + SIDE_W * column, TOP + 8 + high * row
        piece, scale = public.board[at], (SIDE_W - 4) / FACE_W
        if piece:
            items.append(faces.upgrade(plan.faces[piece], x, y, scale))
        else:
            there = plan.cells[at]
            shown = faces.base(plan.id, there, setting.words(f"cell-{there.id}"), scale, start=False)
            items.append(Group(shown.items, x, y))
        if at == index:
            items.append(Rect(x - 3, y - 3, SIDE_W + 2, high + 2, None, RECENT, 6, 10))
    return items


def _cards(view: View, question: Question, setting: Setting) -> Scene:
    """Hand cards to bid or pay, or shares to buy."""
    cards = [str(answer) for answer in question.answers]
    asked = setting.words("picture-choose")
    shown, bottom = fan(view.public, cards, TOP + 6)
    wide = width_of(len(cards))
    markers = []
    for n in range(len(cards)):
        x, y = spot(len(cards), n, TOP + 6)
        markers.append(marker(n + 1, x + wide - 20, y + pitch(wide) - 22, 38))
    height = int(bottom + MARGIN)
    items = (*header(setting, setting.words("game-name"), status=asked), *shown, *markers)
    return Scene(WIDTH, height, items, page(WIDTH, height))


def _stacks(view: View, question: Question, setting: Setting) -> Scene:
    """The open top cards."""
    public = view.public
    plan = plan_of(public)
    count = len(question.answers)
    across = min(6, count)
    wide = ROOM / 6
    card_w = 150.0
    high = card_w * FACE_H / FACE_W + 92
    items: list[Item] = [*header(setting, setting.words("game-name"), status=setting.words("picture-choose"))]
    markers = []
    for n, code in enumerate(question.answers, 1):
        x = MARGIN + wide * ((n - 1) % across)
        y = TOP + 8 + high * ((n - 1) // across)
        top = public.stacks[plan.stacks.index(str(code))][0]
        items += [
            faces.upgrade(plan.faces[top + UPRIGHT], x + 20, y, card_w / FACE_W, f"top:{code}"),
            stack_chip(public, str(code), x + 20, y + card_w * FACE_H / FACE_W + 8, card_w + 30, 66),
        ]
        markers.append(marker(n, x + card_w + 54, y + 34, 54))
    height = int(TOP + 8 + high * -(-count // across) + 20)
    return Scene(WIDTH, height, (*items, *markers), page(WIDTH, height))


def _companies(view: View, question: Question, setting: Setting) -> Scene | None:
    base, public = board(view, setting), view.public
    area = layout(public.plan, public.seats).companies

    def mark(company: Token) -> Mark:
        (row,) = named(base, f"company:{company}")
        left, top, right, bottom = bounds(row)
        if public.plan == BENELUX:
            return Mark((left + right) / 2, area.y + area.h + 16, 40)
        return Mark(left + 74, (top + bottom) / 2, 38)

    return marked(base, question, mark, named(base, "companies"))


def _players(view: View, question: Question, setting: Setting) -> Scene | None:
    base, public = board(view, setting), view.public
    places = layout(public.plan, public.seats).panels

    def mark(seat: Token) -> Mark:
        area = places[int(seat)]
        return Mark(area.x + area.w - 34, area.y + area.h - 34, 54, named(base, f"panel:{seat}"))

    return marked(base, question, mark)


question = asking(
    {
        "cell": _cells,
        "piece": _pieces,
        "card": _cards,
        "stack": _stacks,
        "company": _companies,
        "seat": _players,
        "seller": _players,
    }
)
