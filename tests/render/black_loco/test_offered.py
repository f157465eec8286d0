"""Pictures for whole answers: numbers where a card would lie, on cards, at companies."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.talk.offers import begin, deeper
from render.black_loco import question
from render.legibility import overlaps, text_boxes
from render.scene import bounds, named
from rules.black_loco.build_offers import FIRST
from rules.black_loco.menus import menus
from rules.black_loco.state import Payout, State
from rules.notation import Question, notation
from tests.render.black_loco.scenes import shown
from tests.rules.black_loco.positions import BUILDING, BUYING, EX_10, SWAPPING, A, table


def asked(s: State, key: str, *picked: int) -> Question:
    """The answers of a menu as the panel shows them, a page of them."""
    now = begin(next(menu for menu in menus(s, A) if menu.key == key))
    for number in picked:
        now = deeper(now, number)  # type: ignore[assignment]
    wholes = tuple(
        tuple(map(notation, entry.whole.moves if entry.whole else entry.offers[0].moves[:1])) for entry in now.entries
    )
    return Question((key,), "menu", tuple(moves[0] for moves in wholes), wholes)


EDGE = 4
"""The white ring around a number."""
HAND = ("201", "207", "501", "502")
CHOOSING = table(board=EX_10, hands=(HAND, (), (), ()), shares=(("104", "125"), ("130",), (), ()))
BEGINNING = table(board=dict(list(EX_10.items())[:4]), hands=(HAND, (), (), ()))
LAYING = table(board=EX_10, hands=(HAND, (), (), ()), **BUILDING)
MANY = table(board=EX_10, hands=((*HAND, "101", "127"), (), (), ()), **BUILDING)
OPENING = table(hands=(HAND, (), (), ()), opened=False)
BUYING_ONE = table(board=EX_10, hands=(HAND[:2], (), (), ()), **BUYING)
TRACK = table(board=EX_10, hands=(HAND, (), (), ()), second_open=True, **BUILDING)


@pytest.mark.parametrize(
    ("s", "key", "picked", "numbers"),
    [
        (LAYING, "build", (), True),
        (MANY, "build", (), True),
        (MANY, "build", (FIRST,), True),
        (BEGINNING, "build", (), True),
        (OPENING, "build", (), True),
        (OPENING, "build", (0,), True),
        (TRACK, "second", (), True),
        (BUYING_ONE, "shares", (), True),
        (CHOOSING, "shares", (), False),
        (CHOOSING, "premium", (), True),
        (CHOOSING, "end", (), False),
        (CHOOSING, "end", (0,), True),
    ],
    ids=["builds", "builds and places", "cards of a place", "builds after few", "places at the beginning",
         "cards at the beginning", "second tracks", "shares", "more shares than have room",
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


def test_no_number_covers_what_a_place_or_a_stack_says() -> None:
    """Which stations a place lists, and whose share the top card of a stack is, is what one chooses by."""
    drawing = table(board=EX_10, hands=((), (), (), ()), pending=Payout("violet", 1, (A,)), **SWAPPING)
    for s, key, words in (
        (BEGINNING, "build", r"\d{3}(–\d{3})?(, .*)?|[KDH]"),
        (drawing, "draw", r"[A-Z]\d|\+\d|\d{3}"),
    ):
        view, spoken = shown(s)
        scene = question(view, asked(s, key), spoken)
        assert scene is not None
        markers = [bounds(marker) for marker in named(scene, "answer:")]
        said = [box for box in text_boxes(scene) if not box.level and re.fullmatch(words, box.text)]
        assert markers and said
        for left, top, right, bottom in markers:
            covered = [
                box.text
                for box in said
                if left + EDGE < box.ink[2] and box.ink[0] < right - EDGE
                and top + EDGE < box.ink[3] and box.ink[1] < bottom - EDGE
            ]  # fmt: skip
            assert covered == []


def test_several_menus_side_by_side_show_the_board_and_the_own_hand() -> None:
    view, spoken = shown(CHOOSING)
    scene = question(view, Question((), "menu", ("build", "shares")), spoken)
    assert scene is not None and overlaps(scene) == []
    assert named(scene, "cell:002") and named(scene, "stack:T1")
    assert [card.name for card in named(scene, "card:")] == [f"card:{number}" for number in HAND]
    empty = question(replace(view, hand=()), Question((), "menu", ("build", "shares")), spoken)
    assert empty is not None and not named(empty, "card:") and empty.height < scene.height


def test_draws_are_planned_before_the_stacks_and_positions_before_the_board() -> None:
    view, spoken = shown(CHOOSING)
    for key in ("draw", "closing-draw"):
        scene = question(view, Question((key,), "wish", ("standing", "open")), spoken)
        assert scene is not None and named(scene, "pile:T1") and not named(scene, "answer:")
    scene = question(view, Question(("swap",), "wish", ("keep.1", "2.1")), spoken)
    assert scene is not None and named(scene, "panel:0")
