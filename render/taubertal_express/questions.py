"""Numbers on the places that a question's answers mean."""

from __future__ import annotations

from collections.abc import Callable

from render.parts import marker, spotlight
from render.pictures import Setting
from render.scene import Group, Point, Scene, bounds, named
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


def question(view: View, question: Question, setting: Setting) -> Scene | None:
    """Markers on the board for what lies there, on the own tableau for what is done there."""
    if view.viewer is None:
        return None
    match question.field:
        case "move" if view.public.phase == TURN:
            return turn_menu(view, question, setting)
        case "town":
            return _towns(view, question, setting)
        case "area" | "space" | "building" | "place":
            name = "ticket" if question.field == "place" else question.field
            return _marked(
                board(view, setting),
                question,
                lambda answer: f"{name}:{answer}",
                AT_PRICE if name == "building" else None,
            )
        case "cover":
            return _marked(tableau(view, setting, view.viewer), question, lambda answer: f"cover:{answer}")
        case "ticket" | "instead" if view.hand:
            shown = hand(view, setting)
            return shown and _marked(shown, question, lambda answer: f"{question.field}:{answer}", BESIDE_REWARD)
        case _:
            return None


def _towns(view: View, question: Question, setting: Setting) -> Scene:
    assert view.viewer is not None
    base = tableau(view, setting, view.viewer)
    clear: list[Group] = []
    markers: list[Group] = []
    for number, answer in enumerate(question.answers, 1):
        if answer in AT:
            clear += named(base, f"town:{answer}")
            x, y = spot(str(answer))
            markers.append(marker(number, x - SITE_W / 2 - 6, y - SITE_H / 2 + 6, 50))
    clear += named(base, f"locomotive:{view.viewer}")
    return spotlight(base, clear, markers)


def _marked(base: Scene, question: Question, name: Callable[[Token], str], place: Point | None = None) -> Scene:
    """The answers' groups stay bright and get their numbers, at a place relative to their corner if need be."""
    clear: list[Group] = []
    markers: list[Group] = []
    for number, answer in enumerate(question.answers, 1):
        for found in named(base, name(answer)) if answer != "" else ():
            left, top, _, bottom = bounds(found)
            clear.append(found)
            x, y = place or (23, (bottom - top) / 2 if bottom - top < LOW else 23)
            markers.append(marker(number, left + x, top + y, 46))
    return spotlight(base, clear, markers)
