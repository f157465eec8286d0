"""Numbers on the places that a question's answers mean."""

from __future__ import annotations

from collections import Counter

from render.asking import Mark, asking, marked
from render.parts import marker, spotlight
from render.pictures import Setting
from render.scene import Group, Point, Scene, bounds, named
from render.taubertal_express.board import board
from render.taubertal_express.hand import hand
from render.taubertal_express.tableau import frame_of, tableau
from render.taubertal_express.turn_menu import turn_menu
from rules.notation import Question, Token
from rules.taubertal_express.components import AT
from rules.taubertal_express.state import TURN
from rules.taubertal_express.view import View

BESIDE_WAY: Point = (600, 142)
SIZE = 60
"""Of a number."""
SIDE_BY_SIDE = 3
"""So many numbers fit on one piece."""
LOW = 80
"""Pieces less high than this get their number at half their height."""


def _turn(view: View, question: Question, setting: Setting) -> Scene | None:
    return turn_menu(view, question, setting) if view.public.phase == TURN else None


def _towns(view: View, question: Question, setting: Setting) -> Scene:
    base, frame = _own(view, setting), frame_of(setting)
    clear: list[Group] = []
    markers: list[Group] = []
    for number, answer in enumerate(question.answers, 1):
        if answer in AT:
            clear += named(base, f"town:{answer}")
            x, y = frame.spot(str(answer))
            markers.append(marker(number, x - frame.site_w / 2 - 6, y - frame.site_h / 2 + 6, SIZE))
    # The engine stands in front of its town, so it comes last.
    clear += named(base, f"locomotive:{view.viewer}")
    return spotlight(base, clear, markers)


def _displayed(view: View, question: Question, setting: Setting) -> Scene | None:
    """An area of the dice board, a space of a display."""
    return _numbered(board(view, setting), question, question.field)


def _buildings(view: View, question: Question, setting: Setting) -> Scene | None:
    return _numbered(board(view, setting), question, "building")


def _open_tickets(view: View, question: Question, setting: Setting) -> Scene | None:
    return _numbered(board(view, setting), question, "ticket")


def _covers(view: View, question: Question, setting: Setting) -> Scene | None:
    return _numbered(_own(view, setting), question, "cover")


def _drafted(view: View, question: Question, setting: Setting) -> Scene | None:
    """Tickets of the draft, and those on the train that may make room."""
    base = hand(view, setting)
    return _numbered(base, question, question.field, BESIDE_WAY) if base else None


def _own(view: View, setting: Setting) -> Scene:
    assert view.viewer is not None
    return tableau(view, setting, view.viewer)


def _numbered(base: Scene, question: Question, kind: str, place: Point | None = None) -> Scene | None:
    """The answers' pieces stay bright and get their numbers, at a place relative to their corner if need be."""

    def mark(answer: Token) -> Mark | None:
        pieces = named(base, f"{kind}:{answer}") if answer != "" else ()
        if not pieces:
            return None
        left, top, _, bottom = bounds(pieces[0])
        x, y = place or (23, (bottom - top) / 2 if bottom - top < LOW else 23)
        return Mark(left + x, top + y, SIZE, pieces)

    return marked(base, question, mark)


def _menu(view: View, question: Question, setting: Setting) -> Scene | None:
    """Whole answers: the board for all menus of a turn; on a level of one menu a number where each answer begins."""
    if not question.prefix:
        return board(view, setting) if view.public.phase == TURN else None
    return _first_moves(view, [_begins(str(answer)) for answer in question.answers], setting)


def _wish(view: View, question: Question, setting: Setting) -> Scene | None:
    """The ranking of the draft; a number of workers needs no picture."""
    if question.prefix[0] != "draft":
        return None
    return _first_moves(view, [f"ticket:{str(word).split('.')[1]}" for word in question.answers], setting)


def _begins(move: str) -> str:
    """The piece that the first move of an answer is about; empty: none."""
    match move.split():
        case ["keep", ticket, *_]:
            return f"ticket:{ticket}"
        case ["choose", "joker", area]:
            return f"area:{area}"
        case ["build", "light", space, *_] | ["dice", "station", space, *_]:
            return f"space:{space}"
        case ["build", "goods", space, _] | ["dice", "storekeeper", space, _]:
            return f"space:{space}"
        case ["build", "dark", building, *_]:
            return f"building:{building}"
        case ["build", "hall", hall, _]:
            return f"hall:{hall}"
        case ["ticket", place]:
            return f"ticket:{place}"
        case ["dice", "builder", _, town] | ["choose", "office", _, town]:
            return f"town:{town}"
        case ["choose", "goods", town] | ["supply", town] | ["move", town, _]:
            return f"town:{town}"
        case _:
            return ""


def _first_moves(view: View, names: list[str], setting: Setting) -> Scene | None:
    """Numbers on pieces of the picture that shows them; on a piece that begins many answers they would say nothing."""
    shared = Counter(name for name in names if name)
    if not shared or max(shared.values()) > SIDE_BY_SIDE:
        return None
    first = next(name for name in names if name)
    if view.hand and first.startswith("ticket:"):
        base = hand(view, setting)
    else:
        base = _own(view, setting) if first.startswith("town:") else board(view, setting)
    if base is None:
        return None
    clear: list[Group] = []
    markers: list[Group] = []
    taken: Counter[str] = Counter()
    for number, name in enumerate(names, 1):
        pieces = named(base, name) if name else ()
        if pieces:
            left, top, _, bottom = bounds(pieces[0])
            x, y = BESIDE_WAY if view.hand else (25, (bottom - top) / 2 if bottom - top < LOW else 25)
            markers.append(marker(number, left + x + (SIZE + 2) * taken[name], top + y, SIZE))
            taken[name] += 1
            clear += [piece for piece in pieces if piece not in clear]
    return spotlight(base, clear, markers) if markers else None


question = asking(
    {
        "menu": _menu,
        "wish": _wish,
        "move": _turn,
        "town": _towns,
        "area": _displayed,
        "space": _displayed,
        "building": _buildings,
        "place": _open_tickets,
        "cover": _covers,
        "ticket": _drafted,
        "instead": _drafted,
    }
)
