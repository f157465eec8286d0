"""Der Taubertal-Express's pictures."""

from render.taubertal_express.areas import areas, chapter
from render.taubertal_express.board import board
from render.taubertal_express.board_text import alt, points, text
from render.taubertal_express.hand import hand
from render.taubertal_express.legend import legend, lesson
from render.taubertal_express.questions import question

__all__ = ["alt", "areas", "board", "chapter", "hand", "legend", "lesson", "points", "question", "text"]
