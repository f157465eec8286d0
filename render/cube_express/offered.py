"""Pictures for whole answers: where a tile may lie, where a journey ends, which column of the market."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from render.asking import Mark, marked
from render.cube_express import phone
from render.cube_express.areas import areas, on_column
from render.cube_express.around import MARK, around, lit, spots
from render.cube_express.board import factories
from render.cube_express.hand import marks, sheet
from render.cube_express.layout import SIDE_X, Frame
from render.cube_express.panel import player_panels
from render.parts import TOP, marker, page, spotlight
from render.pictures import Setting
from render.scene import Group, Item, Line, Rect, Scene, Sprite, Text, named
from render.theme import CARD, DECIDE, INK, MARGIN, RECENT, WHITE
from rules.cube_express import scoring
from rules.cube_express.cells import beside
from rules.cube_express.moves import BACK_MARK, Discard, Go, Market, Place
from rules.cube_express.placing import front, shown
from rules.cube_express.rules import RULES
from rules.cube_express.view import View
from rules.notation import Question, Token, read

PREVIEW = 150


def menu(view: View, question: Question, setting: Setting) -> Scene | None:
    """Whole answers are named by their first moves; no picture where several menus stand side by side."""
    if not question.prefix:
        return None
    if question.prefix == ("journey",):
        return _journeys(view, question, setting)
    moves = [read(RULES, str(answer)) for answer in question.answers]
    placed = {n: move for n, move in enumerate(moves, 1) if isinstance(move, Place)}
    numbered = replace(question, answers=tuple(range(1, len(moves) + 1)))
    if len(placed) == len(moves):
        tiles = {move.tile for move in placed.values()}
        return laying(view, placed, question, setting) if len(tiles) == 1 else _tiles(view, question, setting)
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
        return Mark(*marks(view, setting, name, move.tile.endswith(BACK_MARK)), MARK, named(base, f"tile:{name}"))

    return marked(base, question, mark)


def laying(view: View, moves: Mapping[int, Place], question: Question, setting: Setting) -> Scene | None:
    """The map as large as can be: on each empty cell the numbers of the answers that lay the tile there."""
    preview = _preview(next(iter(moves.values())).tile)
    cells = [move.cell for move in moves.values()]
    left, top = (MARGIN, TOP + PREVIEW + 70) if setting.form == "phone" else (MARGIN + PREVIEW + 10, TOP)
    base, where = around(view, setting, (*view.public.atlas.cells, *cells), preview, left, top)
    there = spots(where, {number: move.cell for number, move in moves.items()})
    clear = [*lit(base, view, where, (*view.public.atlas.cells, *cells)), *named(base, "city:"), *preview]
    return spotlight(base, clear, [marker(number, mark.x, mark.y, mark.size) for number, mark in there.items()])


def _preview(tile: str) -> list[Item]:
    """The tile that is laid, as it is printed."""
    x, y = MARGIN + 4, TOP + 10
    return [
        Rect(x - 6, y - 6, PREVIEW + 12, PREVIEW + 62, CARD, INK, 2, 10),
        Sprite("cube_express-tile", x, y, PREVIEW, PREVIEW, (shown(tile), 0)),
        Rect(x, y, PREVIEW, PREVIEW, None, INK, 2),
        Text(x, y + PREVIEW + 4, PREVIEW, 50, front(tile), DECIDE, "bold", INK, "middle"),
    ]


def _journeys(view: View, question: Question, setting: Setting) -> Scene | None:
    """The ways of the trains; an answer's number stands where its journey ends: twice, where both trains drive."""
    trains = view.public.player.trains
    ends: dict[int, str] = {}
    ways: dict[tuple[str, str], None] = {}
    answers: dict[int, int] = {}
    for number, whole in enumerate(question.wholes, 1):
        driven = _driven(trains, whole)
        for way in filter(None, driven) if any(driven) else [[view.public.entered or trains[0]]]:
            answers[len(ends)] = number
            ends[len(ends)] = way[-1]
            ways |= dict.fromkeys(pairwise(way))
    if not ends:
        return None
    cells = tuple(dict.fromkeys((*(cell for way in ways for cell in way), *ends.values())))
    base, where = around(view, setting, cells)
    told = _means(view, setting, base.height - MARGIN / 2)
    height = round(told[1])
    base = Scene(base.width, height, (*base.items, *told[0]), page(base.width, height))
    bright = [*lit(base, view, where, cells), *_lines(where, ways), *told[0]]
    marks = spots(where, ends)
    numbers = [marker(answers[at], mark.x, mark.y, mark.size) for at, mark in marks.items()]
    return spotlight(base, bright, numbers)


def _means(view: View, setting: Setting, top: float) -> tuple[list[Item], float]:
    """What a journey is decided by and numbers may cover: the own stores, and what the factories want and bring."""
    public, seat = view.public, view.public.active
    if setting.form == "phone":
        own = phone.player_panel(public, setting, seat, scoring.totals(public)[seat], top)
        told, bottom = phone.factories(public, setting, top + phone.panel_height(setting, seat) + 14)
        return [own, *told], bottom + phone.EDGE
    panel, low = player_panels(public, setting, seat)
    told, bottom = factories(public, setting, top + low - TOP + 4)
    return [Group(tuple(panel), MARGIN - SIDE_X, top - TOP), *told], bottom + MARGIN


def _driven(trains: Sequence[str], whole: Sequence[str]) -> list[list[str]]:
    """The cells of each train, its first one included; nothing for a train that stays."""
    at = list(trains)
    ways: list[list[str]] = [[] for _ in at]
    for text in whole:
        move = read(RULES, text)
        if isinstance(move, Go):
            way, here = ways[move.train - 1], at[move.train - 1]
            at[move.train - 1] = beside(here, move.side)
            way += [*([] if way else [here]), at[move.train - 1]]
    return ways


def _lines(where: Frame, ways: Iterable[tuple[str, str]]) -> list[Item]:
    """The tracks that are driven on."""
    tracks = [(where.at(start), where.at(end)) for start, end in ways]
    return [Line(track, colour, width) for colour, width in ((WHITE, 18), (RECENT, 10)) for track in tracks]


def _columns(view: View, columns: Mapping[int, int], question: Question, setting: Setting) -> Scene | None:
    """The columns of the central board; the numbers stand beside the name of the tile."""
    base = areas(view, setting)
    beside: dict[int, list[int]] = defaultdict(list)
    for number, column in columns.items():
        beside[column].append(number)

    def mark(answer: Token) -> Mark | None:
        column = columns.get(int(answer))
        return None if column is None else on_column(base, column, beside[column].index(int(answer)))

    return marked(base, question, mark)
