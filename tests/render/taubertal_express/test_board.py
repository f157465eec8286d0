"""The central board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.legibility import text_boxes
from render.taubertal_express import board
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
from tests.render.taubertal_express.scenes import setting, sprites
from tests.rules.taubertal_express.positions import scene


def test_dice_and_coins_lie_where_they_are() -> None:
    picture = board(RULES.view(scene(dice=(0, 3, 0, 1, 0)), None), setting(seats=2))
    # Every area shows its own die besides.
    assert [len(sprites(picture, f"area:{face}", "die")) - 1 for face in (1, 2, 4, 5, 6)] == [0, 3, 0, 1, 0]
    assert len(sprites(picture, "area:2", "coin")) == 1
    assert len(sprites(picture, "area:1", "coin")) == 0


def test_points_beyond_fifty_stay_on_the_track() -> None:
    state = scene(others={1: {"points": 60}}, points=107)
    picture = board(RULES.view(state, None), setting(seats=2))
    assert {box.text for box in text_boxes(picture)} >= {"107", "60"}


@pytest.mark.parametrize(
    ("waiting", "several", "told"), [((2,), False, "to play"), ((), True, "waiting"), ((), False, "over")]
)
def test_the_narrow_header_says_who_is_waited_for(waiting: tuple[int, ...], several: bool, told: str) -> None:
    """One person by name; several are not named, for some will have answered before the next picture."""
    state = scene(3)
    if told == "over":
        state = State(replace(state.public, phase="over"), state.hidden)
    around = replace(setting(seats=3, waiting=waiting), form="phone", several=several)
    said = {box.text for box in text_boxes(board(RULES.view(state, None), around))}
    expected = {
        "to play": around.words("picture-turn", name=around.names[2]),
        "waiting": around.words("picture-waiting"),
        "over": "The seventh pass is over",
    }[told]
    assert expected.split()[0] in " ".join(said)
