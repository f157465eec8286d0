"""Der Taubertal-Express's pictures."""

from render.taubertal_express.board import board
from render.taubertal_express.hand import hand
from render.taubertal_express.questions import question
from render.taubertal_express.tableau import areas
from render.taubertal_express.told import alt, text

__all__ = ["alt", "areas", "board", "hand", "question", "text"]
