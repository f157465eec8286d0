"""The private picture."""

from __future__ import annotations

from render import cube_express as pictured
from render.cube_express.layout import frame
from render.legibility import covered, overlaps
from render.scene import named
from rules.core import Seat
from rules.cube_express.rules import RULES
from rules.cube_express.state import TRAINS
from tests.render.cube_express.scenes import middle, spoken
from tests.rules.cube_express.positions import play, position


def test_in_the_middle_of_a_turn_the_private_picture_shows_the_map():
    """The public picture is as old as the turn; whoever drives sees where the trains are now."""
    s = play(position(4, "P01@N2 r0", phase=TRAINS, hands={0: ("S05", "C01")}), "0 step 1 N")
    scene = pictured.hand(RULES.view(s, Seat(0)), spoken(s))
    (train,), (tile,) = named(scene, "train:0:1"), named(scene, "cell:N2")
    assert tile.y < middle(train)[1] < tile.y + frame(s.public.map).size
    assert [group.name for group in named(scene, "tile:")] == ["tile:S05", "tile:C01"]
    assert overlaps(scene) == covered(scene) == []
    other = pictured.hand(RULES.view(s, Seat(1)), spoken(s))
    assert named(other, "cell:") == ()
