"""Signals's pictures."""

from signals.pictures.areas import areas
from signals.pictures.board import board
from signals.pictures.board_text import alt, text
from signals.pictures.hand import hand
from signals.pictures.questions import question

__all__ = ["alt", "areas", "board", "hand", "question", "text"]
