"""Cube Express's pictures."""

from render.cube_express.areas import areas, chapter
from render.cube_express.board import board as wide
from render.cube_express.board_text import alt, points, text
from render.cube_express.hand import hand
from render.cube_express.legend import legend
from render.cube_express.lessons import lesson
from render.cube_express.phone import tall
from render.cube_express.questions import question
from render.pictures import Setting
from render.scene import Scene
from rules.cube_express.view import View


def board(view: View, setting: Setting) -> Scene:
    """The public picture of a turn, in the form it is wanted."""
    return tall(view, setting) if setting.form == "phone" else wide(view, setting)


__all__ = ["alt", "areas", "board", "chapter", "hand", "legend", "lesson", "points", "question", "text"]
