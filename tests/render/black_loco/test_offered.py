"""Pictures for whole answers: numbers where a card would lie, on cards, at companies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.talk.offers import begin, deeper
from render.black_loco import question
from render.legibility import overlaps
from render.scene import named
from rules.black_loco.menus import menus
from rules.black_loco.state import Payout, State
from rules.notation import Question, notation
from tests.render.black_loco.scenes import shown
from tests.rules.black_loco.positions import BUILDING, EX_10, SWAPPING, A, table


def asked(s: State, key: str, *picked: int) -> Question:
    """The answers of a menu as the panel shows them, a page of them."""
    now = begin(next(menu for menu in menus(s, A) if menu.key == key))
    for number in picked:
        now = deeper(now, number)  # type: ignore[assignment]
    wholes = tuple(
        tuple(map(notation, entry.whole.moves if entry.whole else entry.offers[0].moves[:1])) for entry in now.entries
    )
    return Question((key,), "menu", tuple(moves[0] for moves in wholes), wholes)


HAND = ("201", "207", "501", "502")
CHOOSING = table(board=EX_10, hands=(HAND, (), (), ()), shares=(("104", "125"), ("130",), (), ()))
BEGINNING = table(board=dict(list(EX_10.items())[:4]), hands=(HAND, (), (), ()))
LAYING = table(board=EX_10, hands=(HAND, (), (), ()), **BUILDING)
TRACK = table(board=EX_10, hands=(HAND, (), (), ()), second_open=True, **BUILDING)


@pytest.mark.parametrize(
    ("s", "key", "picked", "numbers"),
    [
        (LAYING, "build", (), True),
        (LAYING, "build", (0,), True),
        (BEGINNING, "build", (), True),
        (BEGINNING, "build", (0,), True),
        (TRACK, "second", (), True),
        (CHOOSING, "shares", (), True),
        (CHOOSING, "premium", (), True),
        (CHOOSING, "end", (), False),
        (CHOOSING, "end", (0,), True),
    ],
    ids=["places", "cards of a place", "places at the beginning", "cards at the beginning", "second tracks", "shares",
         "premiums", "end", "positions"],
)  # fmt: skip
def test_answers_that_belong_to_a_place_have_their_numbers(
    s: State, key: str, picked: tuple[int, ...], numbers: bool
) -> None:
    view, spoken = shown(s)
    question_ = asked(s, key, *picked)
    scene = question(view, question_, spoken)
    assert (scene is not None) == numbers
    if scene is not None:
        assert len(named(scene, "answer:")) == len(question_.answers)
        assert overlaps(scene) == []


def test_a_page_of_the_answers_has_its_numbers_too() -> None:
    view, spoken = shown(LAYING)
    whole = asked(LAYING, "build")
    page = replace(whole, answers=whole.answers[1:], wholes=whole.wholes[1:])
    scene = question(view, page, spoken)
    assert scene is not None
    assert len(named(scene, "answer:")) == len(page.answers) >= 2


def test_stacks_to_draw_from_show_their_top_cards() -> None:
    s = table(board=EX_10, hands=((), (), (), ()), pending=Payout("violet", 1, (A,)), **SWAPPING)
    question_ = asked(s, "draw")
    scene = question(shown(s)[0], question_, shown(s)[1])
    assert scene is not None
    assert len(named(scene, "answer:")) == len(question_.answers)


def test_several_menus_side_by_side_have_no_picture() -> None:
    view, spoken = shown(CHOOSING)
    assert question(view, Question((), "menu", ("build", "shares")), spoken) is None
