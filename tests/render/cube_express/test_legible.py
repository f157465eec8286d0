"""Every word and number can be read where the picture is seen, in both languages, with the longest names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from render import cube_express as pictured
from render.legibility import TextBox, covered, overlaps, text_boxes
from render.scene import Scene, named
from render.stages import NAMES
from rules.core import Seat
from rules.cube_express.components import GOALS, TRACK_TILES
from rules.cube_express.rules import RULES
from tests.render.cube_express.scenes import LONG, board, spoken
from tests.render.moments import WIDE, drawn, sample, setting
from tests.rules.cube_express.positions import LINE, position

SEEN, HAND_HELD = 550, 350
"""So wide a picture is shown in a channel, and on a telephone."""
SHRUNK = 9.6
"""So high are letters at least where long words have been made to fit."""
PEOPLE = {*WIDE, *NAMES, *LONG}


def shown(scene: Scene, below: float) -> Iterator[TextBox]:
    return (box for box in text_boxes(scene) if box.box[1] > below and box.wanted not in PEOPLE)


def small(scene: Scene, width: int, below: float) -> list[tuple[str, int]]:
    return [(box.wanted, box.size) for box in shown(scene, below) if box.size < SHRUNK * scene.width / width]


def cut(scene: Scene, below: float) -> list[str]:
    return [box.wanted for box in shown(scene, below) if box.text != box.wanted and box.text.endswith("…")]


def scenes() -> Iterator[tuple[str, Scene]]:
    for name, scene in drawn("cube_express"):
        if "final" not in name.split("-")[2:]:
            yield name, scene
    for language in ("en", "de"):
        spot = setting(sample("cube_express")[-1], language)
        yield f"legend-{language}", pictured.legend(spot)
        for topic in spot.words("guide-topics").split():
            scene = pictured.lesson(topic, spot)
            if scene is not None:
                yield f"lesson-{topic}-{language}", scene


def test_letters_are_high_enough_in_a_channel() -> None:
    """Signs on the map grow and shrink with it, and station sites have their own numbers: they are in words too."""
    faults = [(name, found) for name, scene in scenes() if (found := small(scene, SEEN, 116))]
    assert not faults, faults[:5]


def test_nothing_is_cut_away() -> None:
    faults = [(name, found) for name, scene in scenes() if (found := cut(scene, 116))]
    assert not faults, faults[:5]


def test_no_words_of_legend_and_lessons_overlap() -> None:
    faults = [(name, fault) for name, scene in scenes() for fault in (*overlaps(scene), *covered(scene))]
    assert not faults, faults[:5]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_goal_and_every_tile_has_room_for_its_words(language: str) -> None:
    """The central board with each card, the hand with each tile, the values of two players with neutral markers."""
    goals = list(GOALS) + list(GOALS)[:2]
    for at in range(0, len(goals), 4):
        s = position(2, goals=tuple(goals[at : at + 4]))
        scene = pictured.areas(RULES.view(s, None), spoken(s, language=language))
        assert not cut(scene, 116), goals[at : at + 4]
        assert not small(scene, SEEN, 116), goals[at : at + 4]
    for at in range(0, len(TRACK_TILES), 3):
        s = position(4, hands={0: tuple(TRACK_TILES[at : at + 3])})
        for seat in (0, 1):
            scene = pictured.hand(RULES.view(s, Seat(seat)), spoken(s, language=language))
            assert scene is not None
            assert not cut(scene, 116)
            assert not small(scene, SEEN, 116)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_held_in_a_hand_is_upright_and_legible(language: str) -> None:
    for stage in sample("cube_express"):
        spot = replace(setting(stage, language, WIDE), form="phone")
        scene = pictured.board(stage.rules.view(stage.state, None), spot)
        assert scene.width == 900
        assert scene.height > scene.width
        assert not overlaps(scene)
        assert not covered(scene)
        assert not cut(scene, 150)
        assert not small(scene, HAND_HELD, 150)


def test_what_scores_stands_on_the_board() -> None:
    """Section 6.2: 3 for each house of a station's city; the same for houses that no station has yet."""
    s = position(4, *LINE, stations={"N3": 1})
    scene = board(s)
    signs = {group.name.removeprefix("city:"): group for group in named(scene, "city:")}
    site = s.public.atlas.site
    assert {"N1", "N3"} <= set(signs)
    for cell in ("N1", "N3"):
        (box,) = text_boxes(Scene(1600, 1190, (signs[cell],)))
        assert box.wanted == str(3 * s.public.atlas.cities[site[cell]].size)
    for city in s.public.atlas.cities.values():
        free = not any(s.public.station(cell) is not None for cell in city.sites)
        assert (city.size > 1 and free) == any(house in signs for house in city.houses)


def test_the_central_board_is_shown_once_a_round() -> None:
    first, later = position(), position(players={0: {"turns": 1}})
    assert pictured.chapter(RULES.view(first, None)) != pictured.chapter(RULES.view(later, None))
    assert pictured.chapter(RULES.view(first, None)) == pictured.chapter(RULES.view(position(phase="market"), None))
