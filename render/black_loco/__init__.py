"""The Black Loco's pictures."""

from render.black_loco.areas import areas, chapter
from render.black_loco.board import board
from render.black_loco.board_text import alt, points, text
from render.black_loco.hand import hand
from render.black_loco.legend import legend
from render.black_loco.lessons import lesson
from render.black_loco.questions import question

__all__ = ["alt", "areas", "board", "chapter", "hand", "legend", "lesson", "points", "question", "text"]
