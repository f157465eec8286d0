"""The private picture."""

from __future__ import annotations

from render import first_class as pictured
from render.scene import named
from rules.core import Seat
from rules.first_class.rules import RULES
from tests.render.first_class.scenes import spoken, words_of
from tests.rules.first_class.positions import (
    hold_tokens,
    position,
)


def test_spectators_see_no_hand_and_players_their_own() -> None:
    s = hold_tokens(position(2, "AC"), ("EV01", "EV20"), ("EV02",))
    assert pictured.hand(RULES.view(s, None), spoken(s)) is None
    scene = pictured.hand(RULES.view(s, Seat(0)), spoken(s))
    assert scene is not None
    (card,) = s.hidden.hands[0]
    assert named(scene, f"card:{card}")
    assert [group.name for group in named(scene, "token:")] == ["token:EV01", "token:EV20"]
    role = "The murderer" if s.hidden.murderer == 0 else "Innocent"
    assert role in words_of(scene)
