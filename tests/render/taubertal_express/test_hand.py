"""The private picture: the draft."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render import fonts
from render.legibility import overlaps, text_boxes
from render.scene import named
from render.taubertal_express import hand
from rules import core
from rules.core import Seat
from rules.taubertal_express.components import TICKETS
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
from tests.render.taubertal_express.scenes import setting
from tests.rules.taubertal_express.positions import core_step, fresh


def test_the_draft_hand_is_drawn_for_its_holder_only() -> None:
    state = fresh(3)
    mine = hand(RULES.view(state, Seat(0)), setting(seats=3))
    assert mine is not None
    assert {each.name for each in named(mine, "ticket:")} == {f"ticket:{ticket}" for ticket in state.hidden.hand}
    assert hand(RULES.view(state, Seat(1)), setting(seats=3)) is None
    assert hand(RULES.view(state, None), setting(seats=3)) is None


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_on_the_hand_is_cut(language: str) -> None:
    """Every ticket of the game, in the full and in the phone form; and all who rank see it at once (RU-56)."""
    state = RULES.setup(3, {"draft": "together"}, 5)
    state = state if not state.public.stack else core_step(state, core.legal(RULES, state, Seat(1))[0])
    names = tuple(TICKETS)
    for at in range(0, len(names), 4):
        dealt = State(state.public, replace(state.hidden, hand=names[at : at + 4]))
        for form in ("full", "phone"):
            picture = hand(RULES.view(dealt, Seat(2)), replace(setting(language, 3), form=form))
            assert picture is not None
            assert overlaps(picture) == []
            cut = {box.wanted for box in text_boxes(picture) if box.text.endswith(fonts.ELLIPSIS)}
            assert {told for told in cut if "Taubertal" not in told and "Jörg" not in told and "1" not in told} == set()
