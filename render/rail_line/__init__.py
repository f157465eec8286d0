"""Rail Line's pictures."""

from render.rail_line.areas import areas
from render.rail_line.board import board
from render.rail_line.board_text import alt, text
from render.rail_line.hand import hand
from render.rail_line.questions import question

__all__ = ["alt", "areas", "board", "hand", "question", "text"]
