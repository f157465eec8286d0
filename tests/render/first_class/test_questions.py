"""Pictures for questions: a number on every answer that lies somewhere."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render import first_class as pictured
from render.first_class import layout
from render.legibility import overlaps, text_boxes
from render.parts import TOP
from render.pictures import Form
from render.scene import Text as Words
from render.scene import named
from render.theme import MARGIN
from rules import agreement, core
from rules.core import Seat
from rules.first_class.rules import RULES
from rules.notation import Question, drill, notation
from tests.render.first_class.scenes import asked, busy, spoken
from tests.rules.first_class.positions import (
    hold_tokens,
    play,
    position,
    scoring,
    waiting,
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
    plan = layout.plan(s.public, Seat(0), wide=False)
    for n, answer in enumerate(question.answers, 1):
        train, place = "UL".index(str(answer)[0]), int(str(answer)[1:])
        x, y, w, h = layout.car_box(train, place, plan)
        (mark,) = named(scene, f"answer:{n}")
        middle = next(item for item in mark.items if not isinstance(item, Words))
        assert MARGIN + x < middle.x < MARGIN + x + w
        assert TOP + y < middle.y < TOP + y + h


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


@pytest.mark.parametrize("form", ["full", "phone"])
def test_the_first_question_shows_the_display_and_the_own_board(form: Form) -> None:
    """What the answer depends on, and not the game end cards."""
    s = busy(3)
    seat = Seat(waiting(s))
    question = drill(core.legal(RULES, s, seat))
    assert isinstance(question, Question)
    scene = pictured.question(RULES.view(s, seat), question, replace(spoken(s), form=form))
    assert scene is not None
    assert all(named(scene, f"card:{card}") for row in s.public.rows for card in row)
    assert [panel.name for panel in named(scene, "panel:")] == [f"panel:{seat}"]
    assert not any(named(scene, f"card:{card}") for card in s.public.open_ends)
    assert not overlaps(scene)


def test_no_number_of_an_answer_covers_the_value_of_a_car() -> None:
    s = play(position(2, show=("X1-W8",), upper="2,1,0", lower="1,0"), "0 execute X1-W8")
    _, scene = asked(s, "any")
    assert scene is not None
    values = [box for box in text_boxes(scene) if box.size >= 41 and not box.level and box.text in "012"]
    numbers = [box for box in text_boxes(scene) if box.level and box.size < 40]
    assert values and numbers
    for value in values:
        for number in numbers:
            assert not (
                value.ink[0] < number.ink[2]
                and number.ink[0] < value.ink[2]
                and value.ink[1] < number.ink[3]
                and number.ink[1] < value.ink[3]
            )


def test_whole_answers_are_chosen_before_the_display_and_the_own_board() -> None:
    s = position(2)
    menus = RULES.menus(s, Seat(0))
    view = RULES.view(s, Seat(0))
    keys = tuple(menu.key for menu in menus)
    assert {"card", "decline"} <= set(keys)
    together = pictured.question(view, Question((), "menu", keys), spoken(s))
    assert together is not None and named(together, "panel:0")
    cards = tuple(dict.fromkeys(notation(offer.moves[0]) for offer in menus[keys.index("card")].offers))
    firsts = tuple(text for text in cards if text.startswith("execute"))
    alone = pictured.question(view, Question(("card",), "menu", firsts), spoken(s))
    assert alone is not None and not overlaps(alone)


def test_a_scoring_is_planned_before_the_own_board() -> None:
    """Not before the game end cards in hand: the plan is about trains, cities and coins."""
    s = busy(3)
    scene = pictured.question(RULES.view(s, Seat(0)), Question(("scoring",), "wish", ("a", "b")), spoken(s))
    assert scene is not None and not overlaps(scene)
    assert named(scene, "panel:0") and named(scene, "car:") and not named(scene, "answer:")
    draft = RULES.setup(3, agreement.complete(RULES, {}), 1)
    asked_ = Question(("draft",), "wish", ("W2", "L3"))
    assert pictured.question(RULES.view(draft, Seat(0)), asked_, spoken(draft)) is None
