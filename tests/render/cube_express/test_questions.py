"""Numbered markers lie where the answers are."""

from __future__ import annotations

from itertools import pairwise

import pytest

from render.cube_express.layout import frame
from render.legibility import overlaps
from render.scene import named
from rules.cube_express.state import SIDE, TRAINS
from tests.render.cube_express.scenes import asked, middle
from tests.rules.cube_express.positions import LINE, position

QUESTIONS = {
    "cell": (position(hands={0: ("C01", "S01", "S02")}), ("place", "C01")),
    "rotation": (position(hands={0: ("C03", "S01", "S02")}), ("place", "C03", "N2")),
    "tile": (position(), ("place",)),
    "side": (position(4, "C01@N2 r0", phase=TRAINS, points=3), ("step", 1)),
    "train": (position(phase=TRAINS, points=3, players={0: {"trains": ("N1", "N1")}}), ("step",)),
    "house": (position(phase=SIDE, entered="N1"), ("passenger",)),
    "column": (position(phase="market"), ("market",)),
    "second": (
        position(4, *LINE, stations={"N3": 0}, phase=TRAINS, players={0: {"coal": 1, "iron": 1}}),
        ("second",),
    ),
    "goal": (position(4, "F01@N2 r0", phase=SIDE, entered="N2", players={0: {"coal": 3}}), ("deliver",)),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_has_its_number(name):
    question, scene = asked(*(QUESTIONS[name][0], *QUESTIONS[name][1]))
    markers = named(scene, "answer:")
    assert [group.name for group in markers] == [f"answer:{n}" for n in range(1, len(question.answers) + 1)]
    assert overlaps(scene) == []
    for first, second in pairwise(markers):
        assert middle(first) != middle(second)


def test_cell_markers_lie_on_their_cells():
    s = QUESTIONS["cell"][0]
    question, scene = asked(s, "place", "C01")
    where = frame(s.public.map)
    for n, cell in enumerate(question.answers, 1):
        (marker,) = named(scene, f"answer:{n}")
        assert middle(marker) == pytest.approx(where.at(str(cell)), abs=1)


def test_house_markers_lie_on_their_houses():
    s = QUESTIONS["house"][0]
    question, scene = asked(s, "passenger")
    where = frame(s.public.map)
    assert question.answers == ("N1.NW", "N1.NE")
    for n, house in enumerate(question.answers, 1):
        (marker,) = named(scene, f"answer:{n}")
        assert middle(marker) == pytest.approx(where.house(str(house)), abs=1)
