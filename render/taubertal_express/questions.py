"""Numbers on the places that a question's answers mean."""

from __future__ import annotations

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

BESIDE_WAY: Point = (600, 128)
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
            markers.append(marker(number, x - frame.site_w / 2 - 6, y - frame.site_h / 2 + 6, 56))
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
        return Mark(left + x, top + y, 46, pieces)

    return marked(base, question, mark)


question = asking(
    {
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
