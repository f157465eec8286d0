"""Where things are."""

from __future__ import annotations

from render.parts import card
from render.pictures import Setting
from render.scene import Group, Text, group
from render.theme import PHONE_WIDTH, WIDTH

CARD_W, CARD_H = 130, 180
STEP = CARD_W + 20
NUMBER = 72
"""Of letters that moves are decided by: 41 is the least on a wide page."""


def width_of(setting: Setting) -> int:
    """A page for a wide screen, or for a telephone held upright."""
    return PHONE_WIDTH if setting.form == "phone" else WIDTH


def number_card(number: int, x: float, y: float, name: str = "") -> Group:
    """A card with its number."""
    face = Text(0, 0, CARD_W, CARD_H, str(number), NUMBER, "bold", align="middle", decides=True)
    return group(card(0, 0, CARD_W, CARD_H), face, x=x, y=y, name=name)
