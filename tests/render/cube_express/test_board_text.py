"""The board in words."""

from __future__ import annotations

from render import cube_express as pictured
from render.legibility import text_boxes
from rules.cube_express.rules import RULES
from tests.render.cube_express.scenes import board, spoken
from tests.rules.cube_express.positions import LINE, position


def test_a_long_map_keeps_its_coordinates_and_its_words():
    """Fifteen cells across and a whole game's tiles: no coordinate is cut, and the text board is complete."""
    row = [f"{tile}@E{n} r1" for n, tile in enumerate(("P01", "P02", "P06", "P09", "P11", "F01", "F04"), 2)]
    row += [f"{tile}@W{n} r1" for n, tile in enumerate(("F06", "F08", "F10", "S01", "S02", "S03", "S09"), 2)]
    s = position(4, *row, *LINE[-2:], "S14@S2 r0", passengers={"N1.NW": 1, "N1.NE": 0})
    scene = board(s)
    cut = [box.wanted for box in text_boxes(scene) if box.text != box.wanted and "…" in box.text]
    assert cut == []
    assert {"W9", "E9", "N2", "S3"} <= {box.text for box in text_boxes(scene)}
    words = pictured.text(RULES.view(s, None), spoken(s))
    assert "…" not in words
    assert all(f"\n{text.split()[1]} {text.split()[0]} " in words for text in s.public.map)
