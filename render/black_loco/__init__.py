"""The Black Loco's pictures."""

from render.black_loco.areas import areas
from render.black_loco.board import board
from render.black_loco.hand import hand
from render.black_loco.questions import question
from render.black_loco.told import alt, text

__all__ = ["alt", "areas", "board", "hand", "question", "text"]
