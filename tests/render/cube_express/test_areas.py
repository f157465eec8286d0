"""The central board shows bids, goals and their values."""

from __future__ import annotations

from render import cube_express as pictured
from render.legibility import text_boxes
from render.scene import Scene, named
from rules.cube_express.rules import RULES
from tests.render.cube_express.scenes import spoken
from tests.rules.cube_express.positions import position


def test_the_central_board_shows_bids_and_values():
    s = position(2, bids=((2, 1), (0, 0), (0, 0), (0, 0)), goals=("G12", "G02", "G03", "G04"))
    scene = pictured.areas(RULES.view(s, None), spoken(s))
    (column,) = named(scene, "column:1")
    words = [box.wanted for box in text_boxes(Scene(1600, 1190, (column,)))]
    assert {"2", "1", "3", "Full till", s.public.display[0]} <= set(words)
    assert words.count("2/5") == 2, "how far the goal is met, for both"
