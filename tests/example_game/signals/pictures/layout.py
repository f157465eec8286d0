"""Where things are."""

from __future__ import annotations

from render.parts import card
from render.scene import Group, Text, group
from render.theme import BIG

CARD_W, CARD_H = 130, 180
STEP = CARD_W + 20


def number_card(number: int, x: float, y: float, name: str = "") -> Group:
    """A card with its number."""
    face = Text(0, 0, CARD_W, CARD_H, str(number), BIG, "bold", align="middle")
    return group(card(0, 0, CARD_W, CARD_H), face, x=x, y=y, name=name)
