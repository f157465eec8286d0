"""Pictures that help to answer."""

from __future__ import annotations

from dataclasses import replace

from render.scene import named
from render.taubertal_express import question
from render.taubertal_express.tableau import frame_of
from rules import core
from rules.core import Seat
from rules.notation import Question, drill
from rules.taubertal_express.components import DARK
from rules.taubertal_express.rules import RULES
from rules.taubertal_express.state import State
from tests.render.taubertal_express.scenes import setting
from tests.rules.taubertal_express.positions import own, scene


def test_questions_about_towns_mark_each_town() -> None:
    state = scene(stones="K")
    asked = drill([a for a in core.legal(RULES, state, Seat(0)) if a.tag == "move"])
    assert isinstance(asked, Question) and asked.field == "town"
    picture = question(RULES.view(state, Seat(0)), asked, setting(seats=2))
    assert picture is not None
    marks = named(picture, "answer:")
    assert len(marks) == len(asked.answers) == 3
    for number, town in enumerate(asked.answers, 1):
        (mark,) = named(picture, f"answer:{number}")
        x, y = frame_of(setting(seats=2)).spot(str(town))
        disc = mark.items[0]
        assert abs(disc.x + mark.x - x) < 100 and abs(disc.y + mark.y - y) < 60  # type: ignore[union-attr]


def test_questions_about_the_board_mark_its_pieces() -> None:
    state = scene(points=0)
    state = State(replace(state.public, players=(replace(own(state), coins=20), own(state, 1))), state.hidden)
    asked = Question(("build dark",), "building", DARK)
    picture = question(RULES.view(state, Seat(0)), asked, setting(seats=2))
    assert picture is not None and len(named(picture, "answer:")) == len(DARK)
