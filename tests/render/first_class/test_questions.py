"""Pictures for questions: a number on every answer that lies somewhere."""

from __future__ import annotations

import pytest

from render.first_class import layout
from render.legibility import overlaps
from render.parts import TOP
from render.scene import Text as Words
from render.scene import named
from render.theme import MARGIN
from rules.core import Seat
from rules.first_class.rules import RULES
from tests.render.first_class.scenes import asked, busy
from tests.rules.first_class.positions import (
    hold_tokens,
    play,
    position,
    scoring,
    with_player,
)


def test_the_draft_is_chosen_from_a_picture() -> None:
    s = RULES.setup(3, {"modules": "AB"}, 4)
    question, scene = asked(s, "draft")
    assert scene is not None
    assert len(named(scene, "answer:")) == len(question.answers) == 4


@pytest.mark.parametrize(
    ("prefix", "field"),
    [
        (("execute",), "card"),
        (("decline",), "card"),
        (("execute", "B1-S2"), "place"),
        (("execute", "B1-P2"), "place"),
        (("execute", "E1-S2"), "place"),
        (("coin car",), "train"),
        (("coin conductor",), "train"),
        (("coin upgrade",), "what"),
        (("coin upgrade", "4"), "train"),
        (("coin upgrade", "new"), "train"),
        (("coin point",), "column"),
        (("coin end",), "card"),
    ],
)
def test_markers_for_every_question_about_a_place(prefix: tuple[str, ...], field: str) -> None:
    question, scene = asked(busy(), *prefix)
    assert question.field == field
    assert scene is not None
    assert len(named(scene, "answer:")) == len(question.answers)
    assert not overlaps(scene)


def test_a_marker_stands_on_its_car() -> None:
    s = busy()
    question, scene = asked(s, "execute", "B1-S2")
    assert scene is not None
    plan = layout.plan(s.public, Seat(0))
    for n, answer in enumerate(question.answers, 1):
        train, place = "UL".index(str(answer)[0]), int(str(answer)[1:])
        x, y, w, h = layout.car_box(train, place, plan)
        (mark,) = named(scene, f"answer:{n}")
        middle = next(item for item in mark.items if not isinstance(item, Words))
        assert MARGIN + 2 * x < middle.x < MARGIN + 2 * (x + w)
        assert TOP + 2 * y < middle.y < TOP + 2 * (y + h)


def test_bonus_cities_and_steps_are_marked_on_the_route() -> None:
    s = scoring(with_player(busy(), 0, loco=8))
    question, scene = asked(s, "bonus city")
    assert question.answers == (3, 5, 7)
    assert scene is not None and len(named(scene, "answer:")) == 3
    s = play(position(2, show=("X1-L3",)), "0 execute X1-L3")
    question, scene = asked(s, "loco")
    assert scene is not None and len(named(scene, "answer:")) == 3


def test_tokens_and_contracts_are_marked() -> None:
    s = hold_tokens(position(2, "AC", show=("C3-A1",)), ("EV01", "EV20"), ("EV02",))
    s = play(s, "0 execute C3-A1", "0 evidence return")
    question, scene = asked(s, "evidence token")
    assert scene is not None and len(named(scene, "answer:")) == len(question.answers) == 2
    s = position(2, upper="2,2,1", contracts=("A1-K2", "A1-K3"))
    question, scene = asked(s, "contract")
    assert scene is not None and len(named(scene, "answer:")) == 2
