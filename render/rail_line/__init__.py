"""Rail Line's pictures."""

from render.pictures import Setting
from render.rail_line.areas import areas, chapter
from render.rail_line.board import board as wide
from render.rail_line.board_text import alt, points, text
from render.rail_line.hand import hand
from render.rail_line.legend import legend
from render.rail_line.lessons import lesson
from render.rail_line.phone import phone
from render.rail_line.questions import question
from render.scene import Scene
from rules.rail_line.view import View


def board(view: View, setting: Setting) -> Scene:
    """The public picture of a turn, in the form it is wanted."""
    return phone(view, setting) if setting.form == "phone" else wide(view, setting)


__all__ = ["alt", "areas", "board", "chapter", "hand", "legend", "lesson", "points", "question", "text"]
