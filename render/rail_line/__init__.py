"""Rail Line's pictures."""

from render.rail_line.board import board
from render.rail_line.hand import hand
from render.rail_line.questions import question
from render.rail_line.sheets import areas
from render.rail_line.told import alt, text

__all__ = ["alt", "areas", "board", "hand", "question", "text"]
