"""Every word and number can be read where the picture is seen, in both languages, with the longest names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from render import rail_line as pictured
from render.legibility import covered, overlaps, shortened, too_small
from render.pictures import Form
from render.scene import Scene, named
from render.stages import NAMES
from rules import core
from rules.core import Seat
from rules.notation import Question, drill
from rules.rail_line.components import CARDS
from rules.rail_line.rules import RULES
from rules.rail_line.state import PLAY, State
from tests.render.moments import WIDE, sample, setting
from tests.render.rail_line.scenes import begun, spoken

FORMS: tuple[Form, ...] = ("full", "phone")
every_language = pytest.mark.parametrize("language", ["en", "de"])


def faults(scene: Scene) -> list[str]:
    """What is wrong with the words of a scene; a name as wide as names can be may be cut."""
    cut = [box.text for box in shortened(scene) if not any(wide in box.wanted for wide in WIDE)]
    return [*cut, *(f"{box.text} {box.size}" for box in too_small(scene)), *overlaps(scene), *covered(scene)]


def explained() -> Iterator[Scene]:
    for language in ("en", "de"):
        spot = setting(sample("rail_line")[-1], language)
        yield pictured.legend(spot)
        yield from filter(None, (pictured.lesson(topic, spot) for topic in spot.words("guide-topics").split()))


def test_legend_and_lessons_can_be_read() -> None:
    assert not [fault for scene in explained() for fault in faults(scene)]


@every_language
@pytest.mark.parametrize("form", ["full", "phone"])
@pytest.mark.parametrize("held", [1, 2, 4])
def test_every_card_has_room_for_its_name(held: int, form: Form, language: str) -> None:
    """All 37, some at a time on a hand; the page is as wide as these need."""
    state = begun(2)
    cards = list(CARDS)
    for at in range(0, len(cards), held):
        hand = tuple(cards[at : at + held])
        now = State(replace(state.public, phase=PLAY, display=()), replace(state.hidden, hands=(hand, ())))
        scene = pictured.hand(RULES.view(now, Seat(0)), replace(spoken(now, language=language), form=form))
        assert scene is not None
        assert scene.width == (1600 if form == "full" and len(hand) > 2 else 900), hand
        assert not faults(scene), hand


@every_language
def test_the_board_held_in_a_hand_is_upright_and_legible(language: str) -> None:
    for stage in sample("rail_line"):
        spot = replace(setting(stage, language, WIDE), form="phone")
        scene = pictured.board(stage.rules.view(stage.state, None), spot)
        assert scene.width == 900
        assert scene.height > scene.width
        assert not faults(scene)


@every_language
def test_the_sheets_held_in_a_hand_are_upright_legible_and_tell_the_same(language: str) -> None:
    for stage in sample("rail_line"):
        view = stage.rules.view(stage.state, None)
        for names in (None, WIDE):
            spot = setting(stage, language, names)
            wide, upright = (pictured.areas(view, replace(spot, form=form)) for form in FORMS)
            assert (wide.width, upright.width) == (1600, 900)
            assert upright.height > upright.width
            assert not faults(upright)
            assert marks(upright) == marks(wide)
            assert len(named(upright, "recent")) == len(named(wide, "recent"))


def marks(scene: Scene) -> set[str]:
    return {group.name for group in named(scene, "mark:")}


@every_language
@pytest.mark.parametrize("form", FORMS)
def test_side_and_track_are_chosen_from_what_can_be_read(form: Form, language: str) -> None:
    state = RULES.setup(3, {"sheet": "1"}, 1)
    for _ in range(3):
        (seat,) = core.waiting(RULES, state)
        legal = core.legal(RULES, state, seat)
        question = drill(legal)
        assert isinstance(question, Question)
        view, spot = RULES.view(state, seat), replace(spoken(state, language=language), form=form)
        scene = pictured.question(view, question, replace(spot, names=(NAMES[0], *spot.names[1:])))
        assert scene is not None and scene.width == (900 if form == "phone" else 1600)
        assert not faults(scene), question
        state = RULES.apply(state, seat, legal[0]).state
