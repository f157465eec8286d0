"""Cube Express's pictures."""

from render.cube_express.areas import areas
from render.cube_express.board import board
from render.cube_express.board_text import alt, text
from render.cube_express.hand import hand
from render.cube_express.questions import question

__all__ = ["alt", "areas", "board", "hand", "question", "text"]
