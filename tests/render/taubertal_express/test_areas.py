"""The second public picture."""

from __future__ import annotations

from render.scene import named
from render.taubertal_express import areas
from rules import core
from rules.core import Seat
from rules.taubertal_express.rules import RULES
from tests.render.taubertal_express.scenes import setting
from tests.rules.taubertal_express.positions import play, scene


def test_the_second_picture_shows_who_is_on_turn() -> None:
    state = play(play(scene(), "dice three W YB"), "end")
    picture = areas(RULES.view(state, None), setting(seats=2, waiting=(1,)))
    assert named(picture, "locomotive:1")
    assert not named(picture, "locomotive:0")


def test_the_last_move_is_marked() -> None:
    state = scene(stones="K")
    done = RULES.apply(state, Seat(0), next(a for a in core.legal(RULES, state, Seat(0)) if a.tag == "move"))
    view = RULES.view(done.state, None)
    assert named(areas(view, setting("en", 2, *done.events)), "recent")
    assert not named(areas(view, setting("en", 2)), "recent")
