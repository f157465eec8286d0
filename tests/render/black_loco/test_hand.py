"""The private picture."""

from __future__ import annotations

from render.black_loco import hand
from render.legibility import overlaps
from render.scene import named
from tests.render.black_loco.scenes import HAND, shown, words_of
from tests.rules.black_loco.positions import (
    EX_10,
    table,
)


def test_a_large_hand_is_drawn_whole() -> None:
    view, spoken = shown(table(board=EX_10, hands=(HAND, (), (), ())))
    scene = hand(view, spoken)
    assert scene is not None
    assert len(named(scene, "card:")) == len(HAND)
    assert scene.height <= 1200
    assert overlaps(scene) == []


def test_the_hand_tells_what_own_premiums_bring() -> None:
    s = table(board=EX_10, hands=((), (), (), ()), shares=(("104",), ("125", "130"), (), ()))
    view, spoken = shown(s)
    scene = hand(view, spoken)
    assert scene is not None
    assert len(named(scene, "promise:")) == 1
    assert "4 cards (up to 3 steps), 2 for you" in words_of(scene)
