"""The central board."""

from __future__ import annotations

from render.legibility import text_boxes
from render.taubertal_express import board
from rules.taubertal_express.rules import RULES
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
