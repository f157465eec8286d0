"""Every word and number can be read where the picture is seen, in both languages and forms, and none is cut."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from render import black_loco as pictured
from render import paint
from render.legibility import covered, overlaps, text_boxes
from render.scene import Scene, named
from render.stages import Stage, course
from rules.black_loco.plans import MAPS
from rules.black_loco.rules import RULES
from rules.core import Seat
from tests.render.black_loco.scenes import LONG, setting, shown
from tests.rules.black_loco.positions import EX_10, table

SEEN, HAND_HELD = 550, 350
"""So wide a picture is shown in a channel, and on a telephone."""
LEGIBLE = 10
"""So high letters are there at least, faces of small cards excepted: their numbers stand beside them."""
HEADER = 130


@cache
def stages(plan: str) -> tuple[Stage, ...]:
    found = course("black_loco", 4, {"map": plan, "length": "long", "mountains": "yes"}, 3, "greedy")
    return (found[0], found[len(found) // 2], found[-1])


def scenes(plan: str, language: str) -> Iterator[tuple[str, Scene]]:
    for n, stage in enumerate(stages(plan)):
        spoken, view = setting(stage, language), RULES.view(stage.state, None)
        yield f"board {n}", pictured.board(view, spoken)
        yield f"areas {n}", pictured.areas(view, spoken)
        yield f"phone {n}", pictured.board(view, replace(spoken, form="phone"))
        own = pictured.hand(RULES.view(stage.state, Seat(0)), spoken)
        assert own is not None
        yield f"hand {n}", own
    yield "legend", pictured.legend(spoken)
    for topic in spoken.words("guide-topics").split():
        scene = pictured.lesson(topic, spoken)
        if scene is not None:
            yield f"lesson {topic}", scene


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("plan", MAPS)
def test_words_are_high_enough_and_whole(plan: str, language: str) -> None:
    for name, scene in scenes(plan, language):
        seen = HAND_HELD if scene.width == 900 else SEEN
        faces = {box.wanted for box in text_boxes(scene) if "areas" in name or "hand" in name or name == "legend"}
        for box in text_boxes(scene):
            if box.box[1] < HEADER or LONG.startswith(box.wanted.split(" ")[0]):
                continue
            assert not box.text.endswith("…"), (name, box.wanted)
            if box.wanted not in faces and not name.startswith("phone") and not box.level:
                assert box.size * seen / scene.width >= LEGIBLE - 1, (name, box.wanted, box.size)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("plan", MAPS)
def test_nothing_overlaps_on_phones_legend_and_lessons(plan: str, language: str) -> None:
    for name, scene in scenes(plan, language):
        if name.startswith(("phone", "legend", "lesson")):
            assert overlaps(scene) == [], name
            assert covered(scene) == [], name
        assert len(paint.draw(scene)) <= 250 * 1024, name


def test_a_phone_shows_the_plan_as_far_as_it_is_built() -> None:
    """One place more on every side; the words are large."""
    view, spoken = shown(table(board=EX_10, hands=((), (), (), ())))
    scene = pictured.board(view, replace(spoken, form="phone"))
    assert scene.width == 900
    cells = {group.name for group in named(scene, "cell:")}
    assert {"cell:013", "cell:020"} <= cells
    assert "cell:034" not in cells


def test_a_small_hand_has_a_small_picture() -> None:
    scene = pictured.hand(*shown(table(board=EX_10, hands=(("201",), (), (), ()))))
    assert scene is not None
    assert scene.width == 1040


def test_the_second_picture_is_worth_showing_once_a_round() -> None:
    s = table(board=EX_10, hands=((), (), (), ()), round=3)
    assert pictured.chapter(RULES.view(s, None)) == "3"


def test_shares_and_stacks_are_drawn_as_cards() -> None:
    view, spoken = shown(table(board=EX_10, hands=((), (), (), ()), shares=(("104", "125"), (), (), ())))
    scene = pictured.areas(view, spoken)
    assert {group.name for group in named(scene, "share:")} == {"share:104", "share:125"}
    assert len(named(scene, "top:")) == 12
