"""First Class's pictures."""

from render.first_class.areas import areas, chapter
from render.first_class.board import board
from render.first_class.board_text import alt, points, text
from render.first_class.hand import hand
from render.first_class.legend import legend
from render.first_class.lesson import lesson
from render.first_class.questions import question

__all__ = ["alt", "areas", "board", "chapter", "hand", "legend", "lesson", "points", "question", "text"]
