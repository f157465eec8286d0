"""The first question of a turn."""

from __future__ import annotations

from dataclasses import replace

from render.legibility import overlaps
from render.scene import named
from render.taubertal_express import question
from rules import core
from rules.core import Seat
from rules.notation import Question, drill
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
from tests.render.taubertal_express.scenes import full, setting


def test_the_first_question_of_a_turn_has_a_place_for_every_kind_of_move() -> None:
    state = full(2)
    state = State(replace(state.public, stepped=False, dice=(1, 1, 1, 1, 0)), state.hidden)
    asked = drill(core.legal(RULES, state, Seat(0)))
    assert isinstance(asked, Question) and asked.field == "move"
    picture = question(RULES.view(state, Seat(0)), asked, setting(seats=2))
    assert picture is not None
    assert len(named(picture, "answer:")) == len(asked.answers) <= 25
    assert overlaps(picture) == []
