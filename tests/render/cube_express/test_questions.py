"""Numbered markers lie where the answers are."""

from __future__ import annotations

from itertools import pairwise

import pytest

from render import cube_express as pictured
from render.legibility import overlaps, text_boxes, too_small
from render.scene import Scene, bounds, named
from rules import core, notation
from rules.cube_express.rules import RULES
from rules.cube_express.state import SIDE, TRAINS, State
from rules.notation import Question
from tests.render.cube_express.scenes import asked, middle, spoken
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
    question, scene = asked(QUESTIONS["cell"][0], "place", "C01")
    for n, cell in enumerate(question.answers, 1):
        (marker,), (there,) = named(scene, f"answer:{n}"), named(scene, f"open:{cell}")
        assert middle(marker) == pytest.approx(middle(there), abs=1)


def test_the_tile_that_is_laid_is_shown_beside_the_map():
    _, scene = asked(QUESTIONS["cell"][0], "place", "C01")
    assert "C01" in {box.wanted for box in text_boxes(scene)}


def test_house_markers_lie_on_their_houses():
    question, scene = asked(QUESTIONS["house"][0], "passenger")
    assert question.answers == ("N1.NW", "N1.NE")
    tile = named(scene, "cell:N1")[0]
    size = bounds(tile)[2] - bounds(tile)[0]
    for n, (x, y) in enumerate(((0.2, 0.2), (0.8, 0.2)), 1):
        (marker,) = named(scene, f"answer:{n}")
        assert middle(marker) == pytest.approx((tile.x + x * size, tile.y + y * size), abs=3)


def journeys(state: State, *wholes: tuple[str, ...]) -> tuple[Scene | None, tuple[str, ...]]:
    """The picture for whole journeys, of the menu if none are given, and where each answer's number is."""
    seat = core.waiting(RULES, state)[0]
    if not wholes:
        (menu,) = (menu for menu in RULES.menus(state, seat) if menu.key == "journey")
        wholes = tuple(tuple(map(notation.notation, offer.moves)) for offer in menu.offers)
    question = Question(("journey",), "menu", tuple(moves[0] for moves in wholes), wholes)
    scene = pictured.question(RULES.view(state, seat), question, spoken(state))
    cells = {group.name.partition(":")[2]: group for group in named(scene, "cell:")} if scene else {}
    found = []
    for marker in named(scene, "answer:") if scene else ():
        x, y = middle(marker)
        found += [
            f"{marker.name.partition(':')[2]} {cell}"
            for cell, group in cells.items()
            for left, top, right, bottom in [bounds(group)]
            if left <= x <= right and top <= y <= bottom
        ]
    return scene, tuple(dict.fromkeys(found))


DRIVING = position(4, "C01@N2 r0", "C02@N3 r0", phase=TRAINS, points=3, players={0: {"trains": ("N1", "")}})


def test_journeys_have_their_numbers_where_they_end():
    scene, there = journeys(DRIVING, ("step 1 N", "step 1 N", "finish"), ("step 1 N", "finish"), ("finish",))
    assert there == ("1 N3", "2 N2", "3 N1")
    assert scene is not None
    assert overlaps(scene) == []


def test_a_journey_of_both_trains_has_its_number_on_both_cells():
    both = position(4, "C01@N2 r0", phase=TRAINS, points=3, players={0: {"trains": ("N1", "0")}})
    _, there = journeys(both, ("step 1 N", "step 2 S", "finish"))
    assert sorted(there) == ["1 N2", "1 S1"]


def test_every_journey_that_is_offered_has_a_number_in_letters_that_can_be_read():
    scene, there = journeys(DRIVING)
    assert scene is not None
    (menu,) = (menu for menu in RULES.menus(DRIVING, core.waiting(RULES, DRIVING)[0]) if menu.key == "journey")
    assert {entry.split(" ")[0] for entry in there} == {str(n) for n in range(1, len(menu.offers) + 1)}
    assert too_small(scene) == ()
    assert overlaps(scene) == []


def test_a_journey_is_chosen_with_the_own_stores_and_what_the_factories_want_in_view():
    """Numbers stand on tiles; what is delivered for what is told below the map, undimmed."""
    there = ("F01@N2 r0", "C02@N3 r0")
    state = position(4, *there, phase=TRAINS, points=3, players={0: {"trains": ("N1", "")}})
    scene, _ = journeys(state)
    assert scene is not None and overlaps(scene) == []
    *_, told = named(scene, "factory:N2")
    lowest = max(bounds(marker)[3] for marker in named(scene, "answer:"))
    assert bounds(told)[1] > lowest and named(scene, "panel:0")


def test_no_number_covers_a_column_of_the_market():
    """Both values of a goal, the tile and its number stay to be seen."""
    state = position(phase="market")
    seat = core.waiting(RULES, state)[0]
    (menu,) = (menu for menu in RULES.menus(state, seat) if menu.key == "market")
    wholes = tuple(tuple(map(notation.notation, offer.moves)) for offer in menu.offers)
    question = Question(("market",), "menu", tuple(moves[0] for moves in wholes), wholes)
    scene = pictured.question(RULES.view(state, seat), question, spoken(state))
    assert scene is not None
    columns = [bounds(column) for column in named(scene, "column:")]
    markers = [bounds(marker) for marker in named(scene, "answer:")]
    assert set(columns) == set(columns[:4]) and markers
    assert all(marker[1] >= column[3] - 4 for marker in markers for column in columns)
