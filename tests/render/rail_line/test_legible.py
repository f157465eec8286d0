"""Every word and number can be read where the picture is seen, in both languages, with the longest names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from render import rail_line as pictured
from render.legibility import TextBox, covered, overlaps, text_boxes
from render.scene import Scene
from render.stages import NAMES
from rules.core import Seat
from rules.rail_line.components import CARDS
from rules.rail_line.rules import RULES
from rules.rail_line.state import PLAY, State
from tests.render.moments import WIDE, drawn, sample, setting
from tests.render.rail_line.scenes import begun, spoken

SEEN, HAND_HELD = 550, 350
"""So wide a picture is shown in a channel, and on a telephone."""
LEGIBLE, SHRUNK = 11, 9.6
"""So high letters are there, and so high where a long word has been made to fit."""
PEOPLE = {*WIDE, *NAMES}


def small(scene: Scene, width: int, below: float) -> list[tuple[str, int]]:
    """Words below the header whose letters are too low, people's names excepted."""
    least = SHRUNK * scene.width / width
    return [
        (box.wanted, box.size)
        for box in text_boxes(scene)
        if box.box[1] > below and box.size < least and box.wanted not in PEOPLE
    ]


def cut(scene: Scene, below: float) -> list[str]:
    return [box.text for box in shown(scene, below) if box.text != box.wanted and box.text.endswith("…")]


def shown(scene: Scene, below: float) -> Iterator[TextBox]:
    return (box for box in text_boxes(scene) if box.box[1] > below and box.wanted not in PEOPLE)


def scenes() -> Iterator[tuple[str, Scene]]:
    for name, scene in drawn("rail_line"):
        if "final" not in name.split("-")[2:]:
            yield name, scene
    for language in ("en", "de"):
        spot = setting(sample("rail_line")[-1], language)
        yield f"legend-{language}", pictured.legend(spot)
        for topic in spot.words("guide-topics").split():
            scene = pictured.lesson(topic, spot)
            if scene is not None:
                yield f"lesson-{topic}-{language}", scene


def usual(scene: Scene, width: int, below: float) -> float:
    """The share of words whose letters need not be made smaller to fit."""
    boxes = list(shown(scene, below))
    return sum(box.size >= LEGIBLE * scene.width / width for box in boxes) / max(1, len(boxes))


def test_letters_are_high_enough_in_a_channel() -> None:
    faults = [(name, found) for name, scene in scenes() if (found := small(scene, SEEN, 116))]
    assert not faults, faults[:5]
    rare = [(name, usual(scene, SEEN, 116)) for name, scene in scenes() if usual(scene, SEEN, 116) < 0.8]
    assert not rare, rare


def test_nothing_is_cut_away() -> None:
    faults = [(name, found) for name, scene in scenes() if (found := cut(scene, 116))]
    assert not faults, faults[:5]


def test_no_words_of_legend_and_lessons_overlap() -> None:
    faults = [(name, fault) for name, scene in scenes() for fault in (*overlaps(scene), *covered(scene))]
    assert not faults, faults[:5]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_has_room_for_its_name(language: str) -> None:
    """All 37, four at a time on a hand."""
    state = begun(2)
    cards = list(CARDS)
    for at in range(0, len(cards), 4):
        held = tuple(cards[at : at + 4])
        now = State(replace(state.public, phase=PLAY, display=()), replace(state.hidden, hands=(held, ())))
        scene = pictured.hand(RULES.view(now, Seat(0)), spoken(now, language=language))
        assert scene is not None
        assert not cut(scene, 116), held
        assert not small(scene, SEEN, 116), held


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_held_in_a_hand_is_upright_and_legible(language: str) -> None:
    for stage in sample("rail_line"):
        spot = replace(setting(stage, language, WIDE), form="phone")
        scene = pictured.board(stage.rules.view(stage.state, None), spot)
        assert scene.width == 900
        assert scene.height > scene.width
        assert not overlaps(scene)
        assert not covered(scene)
        assert not cut(scene, 150)
        assert not small(scene, HAND_HELD, 150)
