"""The private picture: the draft."""

from __future__ import annotations

from render.scene import named
from render.taubertal_express import hand
from rules.core import Seat
from rules.taubertal_express.rules import RULES
from tests.render.taubertal_express.scenes import setting
from tests.rules.taubertal_express.positions import fresh


def test_the_draft_hand_is_drawn_for_its_holder_only() -> None:
    state = fresh(3)
    mine = hand(RULES.view(state, Seat(0)), setting(seats=3))
    assert mine is not None
    assert {each.name for each in named(mine, "ticket:")} == {f"ticket:{ticket}" for ticket in state.hidden.hand}
    assert hand(RULES.view(state, Seat(1)), setting(seats=3)) is None
    assert hand(RULES.view(state, None), setting(seats=3)) is None
