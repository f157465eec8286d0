"""Private pictures that help to answer: numbered markers on the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from render.asking import Mark, asking, marked
from render.black_loco import faces
from render.black_loco.areas import PILE_H, PILES, pile
from render.black_loco.board import board
from render.black_loco.hand import CARD_W, fan, page_width, spot
from render.black_loco.layout import FACE_H, FACE_W, READ, of
from render.black_loco.players import PLACE as POSITION
from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, bounds, named
from render.theme import MARGIN, RECENT, WIDTH
from rules.black_loco.building import placed
from rules.black_loco.menus import menus
from rules.black_loco.moves import Build, Done, Pair, Premium, Second, Share
from rules.black_loco.plans import NOWHERE
from rules.black_loco.state import BuildPayment, Public
from rules.black_loco.table import plan_of
from rules.black_loco.view import View, imagine
from rules.core import Offer, Rng
from rules.notation import Question, Token, notation

SIZE = 56
"""Of a number."""
ROOM = WIDTH - 2 * MARGIN
SIDE_W = 172
"""Width of a cell in the little map beside the cards to choose from."""
MAP_W = 3 * SIDE_W + 30


def _cells(view: View, question: Question, setting: Setting) -> Scene | None:
    return on_plan(view, question, setting, [str(cell) for cell in question.answers])


def on_plan(view: View, question: Question, setting: Setting, cells: Sequence[str]) -> Scene | None:
    """The board with the numbers of the answers on their cells; several on one cell share its first number."""
    base = board(view, setting)
    place = of(view.public, setting)
    first = {cell: number for number, cell in reversed(list(enumerate(cells)))}

    def mark(number: Token) -> Mark | None:
        cell = cells[int(number)]
        there = named(base, f"cell:{cell}")
        if first[cell] != number or not there:
            return None
        x, y = place.corner(cell)
        clear = (*there, *named(base, f"mountain:{cell}"))
        return Mark(x + place.cell_w - 32, y + place.cell_h - 34, SIZE, clear)

    return marked(base, replace(question, answers=tuple(range(len(cells)))), mark)


def _pieces(view: View, question: Question, setting: Setting) -> Scene:
    """The cards that fit, in their orientation, beside the cell with its neighbours."""
    return choice(view, setting, str(question.prefix[1]), [str(piece) for piece in question.answers])


def choice(view: View, setting: Setting, cell: str, pieces: Sequence[str]) -> Scene:
    """Cards for a cell, numbered, beside the cell with its neighbours."""
    public = announced(view.public)
    plan = plan_of(public)
    title = setting.words("picture-choose-card", id=cell, cell=cell)
    count = len(pieces)
    across = 6
    wide = (ROOM - MAP_W - 8) / across - 10
    high = wide * FACE_H / FACE_W + 70
    items: list[Item] = [*header(setting, setting.words("game-name"), status=title)]
    items += _around(public, cell, setting)
    markers = []
    for n, piece in enumerate(pieces, 1):
        x = MARGIN + MAP_W + 8 + (wide + 10) * ((n - 1) % across)
        y = TOP + 8 + high * ((n - 1) // across)
        items.append(faces.upgrade(plan.faces[piece], x, y, wide / FACE_W, f"piece:{n}", READ))
        markers.append(marker(n, x + wide / 2, y + high - 34, SIZE))
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
            said = setting.words(f"cell-{there.id}")
            items.append(Group(faces.base(plan.id, there, said, SIDE_W - 4, READ, start=False).items, x, y))
        if at == index:
            items.append(Rect(x - 3, y - 3, SIDE_W + 2, high + 2, None, RECENT, 6, 10))
    return items


def _cards(view: View, question: Question, setting: Setting) -> Scene:
    """Hand cards to show or pay, or shares to buy."""
    cards = [str(answer) for answer in question.answers]
    width = page_width(len(cards))
    shown, bottom = fan(view.public, cards, TOP + 6, width)
    markers = []
    for n in range(len(cards)):
        x, y = spot(n, TOP + 6, width)
        markers.append(marker(n + 1, x + CARD_W - 32, y + CARD_W * FACE_H / FACE_W - 32, SIZE))
    height = int(bottom + MARGIN)
    title = header(setting, setting.words("game-name"), status=setting.words("picture-choose"), width=width)
    return Scene(width, height, (*title, *shown, *markers), page(width, height))


def _stacks(view: View, question: Question, setting: Setting) -> Scene:
    """The open top cards."""
    public, codes = view.public, [str(code) for code in question.answers]
    across = min(PILES, len(codes))
    wide = ROOM / PILES
    items: list[Item] = [*header(setting, setting.words("game-name"), status=setting.words("picture-choose"))]
    markers = []
    for n, code in enumerate(codes, 1):
        x, y = MARGIN + wide * ((n - 1) % across), TOP + 8 + PILE_H * ((n - 1) // across)
        items.append(pile(public, code, x, y, wide - 10))
        markers.append(marker(n, x + 32, y + PILE_H - 44, SIZE))
    height = int(TOP + 8 + PILE_H * -(-len(codes) // across) + 20)
    return Scene(WIDTH, height, (*items, *markers), page(WIDTH, height))


def _companies(view: View, question: Question, setting: Setting) -> Scene | None:
    return on_companies(view, question, setting, [str(company) for company in question.answers])


def on_companies(view: View, question: Question, setting: Setting, companies: Sequence[str]) -> Scene | None:
    """The board with the numbers of the answers at the companies; several of one share its first number."""
    base = board(view, setting)
    place = of(view.public, setting)
    first = {company: number for number, company in reversed(list(enumerate(companies)))}

    def mark(number: Token) -> Mark | None:
        company = companies[int(number)]
        if first[company] != number:
            return None
        (row,) = named(base, f"company:{company}")
        left, top, right, bottom = bounds(row)
        if place.upright:
            return Mark(left + 30, (top + bottom) / 2, SIZE)
        return Mark((left + right) / 2, bottom + 16, SIZE)

    clear = named(base, "companies")
    return marked(base, replace(question, answers=tuple(range(len(companies)))), mark, clear)


def _players(view: View, question: Question, setting: Setting) -> Scene | None:
    return on_players(view, question, setting, [int(seat) for seat in question.answers])


def on_players(view: View, question: Question, setting: Setting, seats: Sequence[int]) -> Scene | None:
    """The board with the numbers of the answers at the players' positions."""
    base = board(view, setting)

    def mark(number: Token) -> Mark:
        line = named(base, f"panel:{seats[int(number)]}")
        left, top, _, bottom = bounds(line[0])
        return Mark(left + POSITION - 34, (top + bottom) / 2, SIZE, line)

    return marked(base, replace(question, answers=tuple(range(len(seats)))), mark)


def _offered(view: View, question: Question, setting: Setting) -> Scene | None:
    """Whole answers: numbers on places, cards, companies or players, as far as one can tell which answers these are."""
    if not question.prefix:
        return None
    menu, found = str(question.prefix[0]), offered(view, question)
    if menu in ("bid", "draw"):
        named_ = replace(question, answers=tuple(str(answer).split()[1] for answer in question.answers))
        return _cards(view, named_, setting) if menu == "bid" else _stacks(view, named_, setting)
    moves = [next((move for move in offer.moves if not isinstance(move, Pair | Done)), None) for offer in found]
    built = [move for move in moves if isinstance(move, Build | Second)]
    if built and len(built) == len(moves):
        cells = [move.cell for move in built]
        if len(set(cells)) == 1:
            return choice(view, setting, cells[0], [move.piece for move in built])
        return on_plan(view, question, setting, cells)
    companies = [move.company for move in moves if isinstance(move, Premium | Share)]
    if companies and len(companies) == len(moves) and len(set(companies)) > 1:
        return on_companies(view, question, setting, companies)
    return None


def offered(view: View, question: Question) -> tuple[Offer, ...]:
    """The offers that begin as the answers do, one for each; none if it cannot be told which answers these are."""
    assert view.viewer is not None
    menus_ = menus(imagine(view, Rng(0)), view.viewer)
    offers = next((menu.offers for menu in menus_ if menu.key == question.prefix[0]), ())
    levels = [tuple({offer.path[:1] or offer.moves: offer for offer in reversed(offers)}.values())[::-1]]
    levels += [tuple(offer for offer in offers if offer.path == path) for path in dict.fromkeys(o.path for o in offers)]
    fitting = {
        level for level in levels if tuple(notation(offer.moves[0]) for offer in level) == tuple(question.answers)
    }
    return fitting.pop() if len(fitting) == 1 else ()


question = asking(
    {
        "menu": _offered,
        "cell": _cells,
        "piece": _pieces,
        "card": _cards,
        "stack": _stacks,
        "company": _companies,
        "seat": _players,
        "seller": _players,
    }
)
