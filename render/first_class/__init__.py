"""First Class's pictures."""

from render.first_class.areas import areas
from render.first_class.board import board
from render.first_class.hand import hand
from render.first_class.questions import question
from render.first_class.told import alt, text

__all__ = ["alt", "areas", "board", "hand", "question", "text"]
