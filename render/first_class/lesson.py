"""A small picture for each topic of the guide, made of the game's own pieces."""

from __future__ import annotations

from dataclasses import replace

from render.first_class import cards, layout
from render.first_class.areas import area
from render.first_class.first import first
from render.parts import page
from render.pictures import Setting
from render.scene import Item, Scene, moved
from render.theme import MARGIN, WIDTH
from rules.core import Seat
from rules.first_class.components import ENDS
from rules.first_class.rules import RULES
from rules.first_class.state import Placed, Player, Public, Train

SHOWN: dict[str, tuple[str, ...]] = {
    "turn": ("X1-W4", "X1-C3", "X1-L3", "X1-R2"),
    "extras": ("E-W4", "E-C6", "E-L2", "E-W1"),
    "modulea": ("A1-K1", "A1-K4", "A2-K6", "A3-K6"),
    "moduleb": ("B1-S2", "B2-S2", "B1-P1", "B1-P2"),
    "modulec": ("C1-D1", "C2-D3", "C1-A1", "C1-F1"),
    "moduled": ("D1-P2", "D2-P3", "D1-G2", "D3-G1"),
    "modulee": ("E1-S3", "E2-S2", "E1-M1", "E3-M2"),
}
"""Cards that a topic is about."""
BOARDS = ("idea", "cars", "conductors", "route", "coins", "scoring")
"""Topics that a player's board explains."""
SCALE = 1.5
_SAMPLE = Player(
    (Train((7, 4, 2, 1, 1), "M-LOCO", 0, 3), Train((4, 2, 0), "", 0, 2)),
    (5, 2, 0),
    loco=5,
    route=("X1-R2",),
    placed=(Placed("B1-S1", "U1"), Placed("B1-P1", "S0")),
    contracts=("A1-K5",),
    pile=("X1-W1", "X1-C1", "X1-L1"),
    ends=2,
)


def lesson(topic: str, setting: Setting) -> Scene | None:
    if topic == "first":
        return first(setting)
    if topic in SHOWN:
        return _cards(SHOWN[topic], setting)
    return _board(setting) if topic in BOARDS else None


def _cards(shown: tuple[str, ...], setting: Setting) -> Scene:
    """Some cards side by side."""
    ends = shown[0] in ENDS
    face = cards.end_card if ends else cards.action_card
    high = cards.END_H if ends else cards.H
    wide = (cards.END_W if ends else cards.W) * SCALE
    step = (WIDTH - 2 * MARGIN) / len(shown)
    height = int(high * SCALE + 2 * MARGIN)
    items: list[Item] = [
        moved(face(card, setting.words, 0, 0), MARGIN + step * n + (step - wide) / 2, MARGIN, SCALE)
        for n, card in enumerate(shown)
    ]
    return Scene(WIDTH, height, tuple(items), page(WIDTH, height))


def _board(setting: Setting) -> Scene:
    """A player's board in the middle of a game."""
    p = _public()
    plan = layout.plan(p, Seat(0), wide=True)
    height = int(plan.height + 2 * MARGIN)
    board = area(p, Seat(0), replace(setting, waiting=(), recent=()), plan, MARGIN, MARGIN)
    return Scene(WIDTH, height, (board,), page(WIDTH, height))


def _public() -> Public:
    p = RULES.setup(2, {"modules": "AB"}, 1).public
    return replace(p, players=(_SAMPLE, *p.players[1:]), round=3)
