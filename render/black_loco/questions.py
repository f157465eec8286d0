"""Private pictures that help to answer: numbered markers on the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from render.asking import Mark, asking, marked
from render.black_loco import faces
from render.black_loco.areas import CARD_H, PILE_H, pile, piles
from render.black_loco.board import backdrop, board
from render.black_loco.hand import CARD_W, fan, page_width, spot
from render.black_loco.layout import FACE_H, FACE_W, PHONE_W, READ, Layout, of
from render.black_loco.players import PLACE as POSITION
from render.parts import TOP, header, marker, page
from render.pictures import Setting
from render.scene import Group, Item, Rect, Scene, bounds, named
from render.theme import MARGIN, RECENT, WIDTH
from rules.black_loco.building import placed
from rules.black_loco.cards import UPRIGHT
from rules.black_loco.menus import menus
from rules.black_loco.moves import Build, Premium, Second, Share, Swap
from rules.black_loco.plans import NOWHERE
from rules.black_loco.state import BuildPayment, Public
from rules.black_loco.table import plan_of
from rules.black_loco.view import View, imagine
from rules.black_loco.wishes import SWAP
from rules.core import Offer, Rng
from rules.notation import Question, Token, notation

SIZE, BESIDE, MOST_BESIDE = 56, 58, 4
"""Of a number; from one to the next where several belong to one place; so many at a company."""
BESIDE_ID = 48
"""Size of a number between the id of a place and the sign of its station."""
SIDE_W = 172
"""Width of a cell in the little map beside the cards to choose from."""
MAP_W = 3 * SIDE_W + 30


def _cells(view: View, question: Question, setting: Setting) -> Scene | None:
    return on_plan(view, question, setting, [str(cell) for cell in question.answers])


def on_plan(view: View, question: Question, setting: Setting, cells: Sequence[str]) -> Scene | None:
    """The board with the numbers of the answers on their cells, side by side where one cell has several."""
    base = board(view, setting)
    place = of(view.public, setting)
    across = max(1, int(place.cell_w // BESIDE))

    def mark(number: Token) -> Mark | None:
        cell = cells[int(number)]
        there = named(base, f"cell:{cell}")
        row, column = divmod(cells[: int(number)].count(cell), across)
        if not there or (row + 1) * BESIDE > place.cell_h:
            return None
        x, y = place.corner(cell)
        clear = (*there, *named(base, f"mountain:{cell}"))
        beside_id = _beside_id(view.public, cell, place)
        if beside_id is not None and cells.count(cell) == 1:
            return Mark(x + beside_id, y + place.read * 0.62 + 8, BESIDE_ID, clear)
        return Mark(x + place.cell_w - 32 - BESIDE * column, y + place.cell_h - 34 - BESIDE * row, SIZE, clear)

    return marked(base, replace(question, answers=tuple(range(len(cells)))), mark)


def _beside_id(public: Public, cell: str, place: Layout) -> float | None:
    """From the left edge of a base card to between its id and the sign of its station, if a number has room there."""
    plan = plan_of(public)
    there = plan.cells[plan.index[cell]]
    signs = 0 if there.is_track else 2 if there.cls == "double" else 1
    left, right = 14 + place.read * 1.6, place.cell_w - 12 - place.read * 1.24 * signs
    bare = not public.board[plan.index[cell]] and not (public.mountains and there.mountain)
    return (left + right) / 2 if bare and right - left >= BESIDE_ID + 6 else None


def _pieces(view: View, question: Question, setting: Setting) -> Scene:
    """The cards that fit, in their orientation, beside the cell with its neighbours."""
    return choice(view, setting, str(question.prefix[1]), [str(piece) for piece in question.answers])


def choice(view: View, setting: Setting, cell: str, pieces: Sequence[str]) -> Scene:
    """Cards for a cell, numbered, beside the cell with its neighbours."""
    public = announced(view.public)
    plan = plan_of(public)
    title = setting.words("picture-choose-card", id=cell, cell=cell)
    count, map_h = len(pieces), 3 * SIDE_W * FACE_H / FACE_W + 20
    width, left, top, across = WIDTH, MARGIN + MAP_W + 8, TOP + 8.0, 6
    if setting.form == "phone":
        width, left, top, across = PHONE_W, MARGIN, top + map_h + 10, 5
    wide = (width - MARGIN - left) / across - 10
    high = wide * FACE_H / FACE_W + 70
    items: list[Item] = [*header(setting, setting.words("game-name"), status=title, width=width)]
    items += _around(public, cell, setting, MARGIN + 8 if width == WIDTH else (width - MAP_W) / 2)
    markers = []
    for n, piece in enumerate(pieces, 1):
        x = left + (wide + 10) * ((n - 1) % across)
        y = top + high * ((n - 1) // across)
        items.append(faces.upgrade(plan.faces[piece], x, y, wide / FACE_W, f"piece:{n}", READ))
        markers.append(marker(n, x + wide / 2, y + high - 34, SIZE))
    rows = -(-count // across)
    height = int(max(top + rows * high, TOP + 8 + map_h) + 24)
    return Scene(width, height, (*items, *markers), page(width, height))


def announced(public: Public) -> Public:
    """The plan as if a track that is being paid lay there already."""
    if isinstance(public.pending, BuildPayment):
        return placed(public, public.pending.parts[0])
    return public


def _around(public: Public, cell: str, setting: Setting, left: float) -> list[Item]:
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
        x, y = left + SIDE_W * column, TOP + 8 + high * row
        piece, scale = public.board[at], (SIDE_W - 4) / FACE_W
        if piece:
            items.append(faces.upgrade(plan.faces[piece], x, y, scale))
        else:
            there = plan.cells[at]
            said = setting.words(f"cell-{there.id}")
            items.append(Group(faces.base(plan.map, there, said, SIDE_W - 4, READ, start=False).items, x, y))
        if at == index:
            items.append(Rect(x - 3, y - 3, SIDE_W + 2, high + 2, None, RECENT, 6, 10))
    return items


def _cards(view: View, question: Question, setting: Setting) -> Scene:
    """Hand cards to show or pay, or shares to buy."""
    cards = [str(answer) for answer in question.answers]
    width = page_width(setting, len(cards))
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
    base, markers = _piles(view.public, [str(code) for code in question.answers], setting)
    return replace(base, items=(*base.items, *markers))


def _piles(
    public: Public, codes: Sequence[str], setting: Setting, title: str = "picture-choose"
) -> tuple[Scene, list[Item]]:
    """Stacks side by side, and a number for each."""
    width = PHONE_W if setting.form == "phone" else WIDTH
    across = min(piles(setting), len(codes))
    wide = (width - 2 * MARGIN) / piles(setting)
    items: list[Item] = [*header(setting, setting.words("game-name"), status=setting.words(title), width=width)]
    markers: list[Item] = []
    for n, code in enumerate(codes, 1):
        x, y = MARGIN + wide * ((n - 1) % across), TOP + 8 + PILE_H * ((n - 1) // across)
        items.append(pile(public, code, x, y, wide - 10))
        right, low = x + 5 + CARD_W - 32, y + 6 + CARD_H - 32
        markers.append(marker(n, right, y + 38 if _tower_below(public, code) else low, SIZE))
    height = int(TOP + 8 + PILE_H * -(-len(codes) // across) + 20)
    return Scene(width, height, tuple(items), page(width, height)), markers


def _tower_below(public: Public, code: str) -> bool:
    """Does the water tower of a stack's top card stand in its lower right corner?"""
    plan = plan_of(public)
    face = plan.faces[public.stacks[plan.stacks.index(code)][0] + UPRIGHT]
    return bool(face.tower) and face.tower != "N" and not face.stations


def _companies(view: View, question: Question, setting: Setting) -> Scene | None:
    return on_companies(view, question, setting, [str(company) for company in question.answers])


def on_companies(view: View, question: Question, setting: Setting, companies: Sequence[str]) -> Scene | None:
    """The board with the numbers of the answers at the companies, side by side where one has several."""
    base = board(view, setting)
    place = of(view.public, setting)

    def mark(number: Token) -> Mark | None:
        company = companies[int(number)]
        before = companies[: int(number)].count(company)
        (row,) = named(base, f"company:{company}")
        left, top, right, bottom = bounds(row)
        if before >= MOST_BESIDE:
            return None
        if place.upright:
            return Mark(left - 12 - BESIDE * before, (top + bottom) / 2, SIZE)
        return Mark((left + right) / 2, bottom + 16 + BESIDE * before, SIZE)

    clear = named(base, "companies")
    return marked(base, replace(question, answers=tuple(range(len(companies)))), mark, clear)


def _players(view: View, question: Question, setting: Setting) -> Scene | None:
    return on_players(view, question, setting, [int(seat) for seat in question.answers])


def on_players(view: View, question: Question, setting: Setting, seats: Sequence[int | None]) -> Scene | None:
    """The board with the numbers of the answers at the players' positions."""
    base = board(view, setting)

    def mark(number: Token) -> Mark | None:
        if seats[int(number)] is None:
            return None
        line = named(base, f"panel:{seats[int(number)]}")
        left, top, _, bottom = bounds(line[0])
        if setting.form == "phone":
            return Mark(left + 40, bottom - 40, SIZE, line)
        return Mark(left + POSITION - 34, (top + bottom) / 2, SIZE, line)

    return marked(base, replace(question, answers=tuple(range(len(seats)))), mark)


def _offered(view: View, question: Question, setting: Setting) -> Scene | None:
    """Whole answers: numbers on places, cards, companies or players, as far as one can tell which answers these are."""
    if not question.prefix:
        return _desk(view, setting)
    menu, found = str(question.prefix[0]), offered(view, question)
    if menu in ("bid", "draw"):
        named_ = replace(question, answers=tuple(str(answer).split()[1] for answer in question.answers))
        return _cards(view, named_, setting) if menu == "bid" else _stacks(view, named_, setting)
    places = [_place(offer, view) for offer in found]
    kind = next((name for name, _ in places if name), "")
    there = [at if name == kind else None for name, at in places]
    match kind:
        case "cell" if _one_place(question, found):
            pieces = [move.piece for offer in found for move in offer.moves[:2] if isinstance(move, Build | Second)]
            return choice(view, setting, str(there[0]), pieces)
        case "cell":
            return on_plan(view, question, setting, [str(at) for at in there])
        case "company" if None not in there and max(map(there.count, there)) <= MOST_BESIDE:
            return on_companies(view, question, setting, [str(at) for at in there])
        case "seat" if menu == "swap" or all(offer.path for offer in found):
            return on_players(view, question, setting, [at if isinstance(at, int) else None for at in there])
        case _:
            return None


def _desk(view: View, setting: Setting) -> Scene:
    """What a whole turn depends on: the board, and below it the own hand."""
    base, place = board(view, setting), of(view.public, setting)
    if not view.hand:
        return base
    faces_, bottom = fan(view.public, view.hand, base.height - 8.0, base.width)
    height = round(bottom + MARGIN - 6)
    ground = backdrop(place)[len(page(place.width, place.height)) :]
    return Scene(base.width, height, (*base.items, *faces_), (*page(base.width, height), *ground))


def _planned(view: View, question: Question, setting: Setting) -> Scene | None:
    """What a plan is made by: the stacks for draws, the board for a position."""
    if question.prefix[0] == SWAP:
        return board(view, setting)
    plan = plan_of(view.public)
    codes = [code for code, pile_ in zip(plan.stacks, view.public.stacks, strict=True) if pile_]
    return _piles(view.public, codes, setting, "picture-order")[0] if codes else None


def _place(offer: Offer, view: View) -> tuple[str, str | int]:
    """The cell, the company or the player that an answer is about; nothing if it is about none."""
    for move in offer.moves:
        match move:
            case Build(cell) | Second(cell):
                return "cell", cell
            case Premium(company) | Share(company):
                return "company", company
            case Swap(seat):
                return "seat", seat
    keeps = offer.label.key == "offer-keep" and view.viewer is not None
    return ("seat", int(view.viewer or 0)) if keeps else ("", "")


def _one_place(question: Question, found: Sequence[Offer]) -> bool:
    """Are these the cards for one place that has been chosen?"""
    chosen = {offer.path for offer in found}
    grouped = chosen != {()} and any(len(whole) == 1 for whole in question.wholes)
    return not grouped and len({_cell(offer) for offer in found}) == 1


def _cell(offer: Offer) -> str:
    return next((move.cell for move in offer.moves if isinstance(move, Build | Second)), "")


Said = tuple[str, ...]


def offered(view: View, question: Question) -> tuple[Offer, ...]:
    """The offers that these answers of a menu are, or the first behind each; none if that cannot be told."""
    assert view.viewer is not None
    menus_ = menus(imagine(view, Rng(0)), view.viewer)
    offers = next((menu.offers for menu in menus_ if menu.key == question.prefix[0]), ())
    asked = _told(question)
    fitting: dict[tuple[Offer, ...], None] = {}
    for level in _levels(offers):
        said = [moves if question.wholes else moves[:1] for _, moves in level]
        for at in range(len(said) - len(asked) + 1):
            # A page of a level shows some of its answers.
            if said[at : at + len(asked)] == asked:
                fitting[tuple(offer for offer, _ in level[at : at + len(asked)])] = None
    return next(iter(fitting)) if len(fitting) == 1 else ()


def _told(question: Question) -> list[Said]:
    return list(question.wholes) or [(str(answer),) for answer in question.answers]


def _levels(offers: Sequence[Offer]) -> list[list[tuple[Offer, Said]]]:
    """The first answers of a menu, and those behind each: all moves of an answer, or the first where more follows."""
    behind: dict[object, list[Offer]] = {}
    for offer in offers:
        behind.setdefault(offer.path[:1] or offer.moves, []).append(offer)
    first = [(found[0], _said(found[0], whole=len(found) == 1)) for found in behind.values()]
    return [first, *([(offer, _said(offer, whole=True)) for offer in found] for found in behind.values())]


def _said(offer: Offer, *, whole: bool) -> Said:
    return tuple(map(notation, offer.moves if whole else offer.moves[:1]))


question = asking(
    {
        "menu": _offered,
        "wish": _planned,
        "cell": _cells,
        "piece": _pieces,
        "card": _cards,
        "stack": _stacks,
        "company": _companies,
        "seat": _players,
        "seller": _players,
    }
)
