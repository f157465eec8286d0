"""The faces of the tiles."""

from __future__ import annotations

import pytest

from render.cube_express.tiles import fields, tile_face
from render.scene import bounds
from rules.cube_express.components import TILES
from rules.cube_express.faces import face


@pytest.mark.parametrize("tile", sorted(TILES))
def test_each_face_stays_inside_its_tile(tile):
    for rotation in range(4):
        for item in tile_face(tile, rotation):
            left, top, right, bottom = bounds(item)
            assert min(left, top) >= -10, (rotation, item)
            assert max(right, bottom) <= 110, (rotation, item)


@pytest.mark.parametrize("tile", sorted(t for t in TILES if TILES[t].kind == "factory"))
def test_value_fields_lie_in_a_green_corner(tile):
    for rotation in range(4):
        light = {corner for zone in face(tile, rotation).zones for corner in zone.corners}
        (x, y), (later, _) = fields(tile, rotation)
        corner = ("N" if y < 50 else "S") + ("W" if x < 50 else "E")
        assert corner not in light
        assert x < later
