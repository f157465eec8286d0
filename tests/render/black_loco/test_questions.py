"""Pictures that help to answer."""

from __future__ import annotations

import pytest

from render.black_loco import question
from render.black_loco.questions import announced
from render.legibility import overlaps
from render.scene import named
from rules.black_loco.components import PLANS
from rules.black_loco.state import Payout, State
from rules.notation import Question
from tests.render.black_loco.scenes import HAND, shown
from tests.rules.black_loco.positions import (
    BUILDING,
    BUYING,
    EX_10,
    SWAPPING,
    A,
    asked,
    play,
    table,
)


@pytest.mark.parametrize(
    ("s", "asked_for", "count"),
    [
        (table(board=EX_10, hands=(HAND, (), (), ()), **BUILDING), Question(("build",), "cell", ("008", "014")), 2),
        (
            table(board=EX_10, hands=(HAND, (), (), ()), **BUILDING),
            Question(("build", "014"), "piece", ("128^", "128v", "127^")),
            3,
        ),
        (
            table(board=EX_10, hands=(HAND, (), (), ()), **BUYING),
            Question(("share",), "company", ("violet", "green")),
            2,
        ),
        (
            table(board=EX_10, hands=((), (), (), ()), pending=Payout("violet", 1, (A,)), **SWAPPING),
            Question(("draw",), "stack", ("T1", "D1", "H3")),
            3,
        ),
        (table(board=EX_10, hands=((), (), (), ()), **SWAPPING), Question(("swap",), "seat", (1, 2, 3)), 3),
        (
            play(table(board=EX_10, hands=(HAND, (), (), ()), **BUYING), A, "share green 101"),
            Question(("pay",), "card", HAND),
            30,
        ),
    ],
    ids=["cell", "piece", "company", "stack", "seat", "card"],
)
def test_questions_are_numbered(s: State, asked_for: Question, count: int) -> None:
    view, spoken = shown(s)
    scene = question(view, asked_for, spoken)
    assert scene is not None
    assert len(named(scene, "answer:")) == count
    assert overlaps(scene) == []


def test_a_track_being_paid_is_shown_as_laid_when_the_second_is_chosen() -> None:
    s = table(board={"013": "604^"}, hands=(HAND, (), (), ()), mountains=True, **BUILDING)
    s = play(s, A, "build 014 102^")
    assert asked(s) == [(A, "pay")]
    public = announced(s.public)
    assert public.board[PLANS["germany"].index["014"]] == "102^"
