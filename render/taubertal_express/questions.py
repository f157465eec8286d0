"""Numbers on the places that a question's answers mean."""

from __future__ import annotations

from render.asking import Drawing, Mark, asking, marked
from render.pictures import Setting
from render.scene import Point, Scene, bounds, named
from render.taubertal_express.board import board
from render.taubertal_express.hand import hand
from render.taubertal_express.layout import SITE_H, SITE_W, spot
from render.taubertal_express.tableau import tableau
from render.taubertal_express.turn_menu import turn_menu
from rules.notation import Question, Token
from rules.taubertal_express.components import AT
from rules.taubertal_express.state import TURN
from rules.taubertal_express.view import View

BESIDE_REWARD: Point = (330, 116)
AT_PRICE: Point = (370, 25)
LOW = 80
"""Pieces less high than this get their number at half their height."""


def _menu(view: View, question: Question, setting: Setting) -> Scene | None:
    """The moves of a turn; the other moves are told well enough in words."""
    return turn_menu(view, question, setting) if view.public.phase == TURN else None


def _towns(view: View, question: Question, setting: Setting) -> Scene | None:
    """Towns on the own tableau."""
    assert view.viewer is not None
    base = tableau(view, setting, view.viewer)

    def mark(town: Token) -> Mark | None:
        if town not in AT:
            return None
        x, y = spot(str(town))
        return Mark(x - SITE_W / 2 - 6, y - SITE_H / 2 + 6, 50, named(base, f"town:{town}"))

    return marked(base, question, mark, named(base, f"locomotive:{view.viewer}"))


def _covers(view: View, question: Question, setting: Setting) -> Scene | None:
    assert view.viewer is not None
    return _groups(tableau(view, setting, view.viewer), question, "cover")


def _tickets(view: View, question: Question, setting: Setting) -> Scene | None:
    """Tickets of the own hand, while there is one."""
    shown = hand(view, setting) if view.hand else None
    return shown and _groups(shown, question, question.field, BESIDE_REWARD)


def _on_board(name: str, place: Point | None = None) -> Drawing[View]:
    """What lies on the board under a name."""

    def draw(view: View, question: Question, setting: Setting) -> Scene | None:
        return _groups(board(view, setting), question, name, place)

    return draw


def _groups(base: Scene, question: Question, name: str, place: Point | None = None) -> Scene | None:
    """The answers' groups stay bright and get their numbers, at a place relative to their corner if need be."""

    def mark(answer: Token) -> Mark | None:
        found = named(base, f"{name}:{answer}") if answer != "" else ()
        if not found:
            return None
        left, top, _, bottom = bounds(found[0])
        x, y = place or (23, (bottom - top) / 2 if bottom - top < LOW else 23)
        return Mark(left + x, top + y, 46, found)

    return marked(base, question, mark)


question = asking(
    {
        "move": _menu,
        "town": _towns,
        "area": _on_board("area"),
        "space": _on_board("space"),
        "building": _on_board("building", AT_PRICE),
        "place": _on_board("ticket"),
        "cover": _covers,
        "ticket": _tickets,
        "instead": _tickets,
    }
)
