"""The private picture shows the own cards, and what each card would bring."""

from __future__ import annotations

from render import rail_line as pictured
from render.scene import Sprite, named
from rules.core import Seat
from rules.rail_line import line
from rules.rail_line.rules import RULES
from tests.render.rail_line.scenes import EX_6, begun, laid, spoken


def test_the_hand_is_the_viewers_with_what_each_card_brings_everybody() -> None:
    state = laid(begun(), EX_6, 12)
    scene = pictured.hand(RULES.view(state, Seat(1)), spoken(state))
    assert scene is not None
    shown = {group.name.removeprefix("card:") for group in named(scene, "card:")}
    assert shown == {*state.hidden.hands[1], *state.public.display}
    for card in shown:
        (cell,) = named(scene, f"card:{card}")
        symbols = sum(len(found) for found in line.preview(state.public, card))
        icons = [item for item in cell.items if isinstance(item, Sprite) and item.kind != "token"]
        assert len(icons) == symbols, card
        assert sum(isinstance(item, Sprite) and item.kind == "token" for item in cell.items) == 3


def test_nobody_sees_a_hand_before_the_side_is_chosen_ru_34() -> None:
    state = RULES.setup(2, {"sheet": "1"}, 1)
    assert pictured.hand(RULES.view(state, Seat(0)), spoken(state)) is None
