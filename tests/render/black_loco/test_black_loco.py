"""The Black Loco's pictures on all three plans: nothing overlaps, everything that matters is there."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from bot.texts import texts
from render import paint
from render.black_loco import areas, board, faces, hand, question, text
from render.black_loco.layout import layout
from render.black_loco.questions import _announced
from render.legibility import covered, overlaps, text_boxes
from render.pictures import Setting
from render.scene import Scene, Text, everything, named
from render.stages import NAMES, Stage, course, questions
from rules.black_loco.components import PLANS
from rules.black_loco.plans import USA
from rules.black_loco.rules import RULES
from rules.black_loco.state import Payout, State
from rules.black_loco.view import View
from rules.core import Seat
from rules.notation import Question
from tests.rules.black_loco.positions import (
    BUILDING,
    BUYING,
    EX_10,
    PAYING_OUT,
    SWAPPING,
    A,
    asked,
    play,
    table,
)

LONG = "Maximiliane Österreicher-Großweil"[:32]
HAND = tuple(str(n) for n in range(201, 231))


@cache
def moments(plan: str, seats: int) -> tuple[Stage, ...]:
    """A busy moment and the end of a game with mountains."""
    stages = course("black_loco", seats, {"map": plan, "length": "long", "mountains": "yes"}, 3, "greedy")
    return (stages[1], stages[len(stages) // 2], stages[-1])


def setting(stage: Stage, language: str) -> Setting:
    names = (LONG,) * stage.seats
    return Setting(
        texts(language, "black_loco").among(names, plain=True),
        names,
        stage.recent,
        12,
        "18.11.2026 12:30",
        stage.waiting,
    )


def all_scenes(stage: Stage, language: str) -> list[Scene]:
    spoken = setting(stage, language)
    public = RULES.view(stage.state, None)
    scenes = [board(public, spoken), areas(public, spoken)]
    for seat in map(Seat, range(stage.seats)):
        view = RULES.view(stage.state, seat)
        scenes += [scene for scene in (hand(view, spoken),) if scene]
        if seat in stage.waiting:
            scenes += [scene for q in questions(stage, seat, 30) if (scene := question(view, q, spoken))]
    return scenes


@pytest.mark.parametrize(("plan", "seats", "language"), tuple(product(PLANS, RULES.seats, ("en", "de"))))
def test_no_words_overlap_or_are_covered_with_long_names(plan: str, seats: int, language: str) -> None:
    for stage in moments(plan, seats):
        for scene in all_scenes(stage, language):
            assert overlaps(scene) == []
            assert covered(scene) == []
            assert len(paint.draw(scene)) <= 400 * 1024


@pytest.mark.parametrize("plan", PLANS)
def test_every_card_can_be_drawn_and_read(plan: str) -> None:
    """Each card in each orientation: number and companies stand clear."""
    for shown in PLANS[plan].faces.values():
        face = Scene(200, 260, (faces.upgrade(shown, 10, 10, 1.3),))
        assert overlaps(face) == [], shown.piece
        assert covered(face) == [], shown.piece
        words = [placed.item.text for placed in everything(face) if isinstance(placed.item, Text)]
        assert shown.card.number in words
        for station in shown.stations:
            assert station.company[0].upper() in words
            assert not station.bonus or f"+{station.bonus}" in words


@pytest.mark.parametrize("plan", PLANS)
def test_every_cell_lies_on_the_ground_and_no_two_at_one_place(plan: str) -> None:
    s = table(plan, hands=((), (), (), ()))
    spoken = Setting(texts("en", "black_loco").among(NAMES[:4], plain=True), NAMES[:4])
    cells = named(board(RULES.view(s, None), spoken), "cell:")
    ground = layout(plan, 4).ground
    assert len(cells) == len(PLANS[plan].cells)
    assert len({(cell.x, cell.y) for cell in cells}) == len(cells)
    assert all(
        ground.x <= cell.x <= ground.x + ground.w and ground.y <= cell.y <= ground.y + ground.h for cell in cells
    )


def shown(s: State, seats: int = 4) -> tuple[View, Setting]:
    spoken = Setting(texts("en", "black_loco").among(NAMES[:seats], plain=True), NAMES[:seats], waiting=(A,))
    return RULES.view(s, A), spoken


def words_of(scene: Scene) -> list[str]:
    return [placed.item.text for placed in everything(scene) if isinstance(placed.item, Text)]


def test_the_board_shows_companies_with_stations_shares_and_premium() -> None:
    """EX-10: violet has 3 stations; with two shares its premium is 4."""
    view, spoken = shown(table(board=EX_10, hands=((), (), (), ()), shares=(("104",), ("125",), (), ())))
    (row,) = named(board(view, spoken), "company:violet")
    assert [item.text for item in row.items if isinstance(item, Text)] == ["3", "2", "4"]


def test_a_capital_above_thirty_stands_beside_the_track() -> None:
    """RU-40."""
    view, spoken = shown(table(board=EX_10, hands=(HAND, (), (), ()), markers=(35, 30, 4, 4)))
    assert "35" in words_of(areas(view, spoken))


def test_a_large_hand_is_drawn_whole() -> None:
    view, spoken = shown(table(board=EX_10, hands=(HAND, (), (), ())))
    scene = hand(view, spoken)
    assert scene is not None
    assert len(named(scene, "card:")) == len(HAND)
    assert scene.height <= 1200
    assert overlaps(scene) == []


def test_the_hand_tells_what_own_premiums_bring() -> None:
    s = table(board=EX_10, hands=((), (), (), ()), shares=(("104",), ("125", "130"), (), ()))
    view, spoken = shown(s)
    scene = hand(view, spoken)
    assert scene is not None
    assert len(named(scene, "promise:")) == 1
    assert "4 cards in 3 steps, 2 for you" in words_of(scene)


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
    public = _announced(s.public)
    assert public.board[PLANS["germany"].index["014"]] == "102^"


def test_the_stick_is_drawn_on_the_usa_plan_only() -> None:
    """RU-36."""
    usa = board(*shown(table(USA, hands=((), (), (), ()))))
    germany = board(*shown(table(hands=((), (), (), ()))))
    assert len(named(usa, "stick")) == 1
    assert named(germany, "stick") == ()


def test_the_text_board_names_stacks_shares_and_loco() -> None:
    s = table(board=EX_10, hands=((), (), (), ()), shares=(("104",), (), (), ()), loco=A, **PAYING_OUT)
    told = text(*shown(s))
    assert "shares V1" in told
    assert "black loco" in told
    assert "013 Hanover: 604^ V NE" in told
    assert "T1 21 (101)" in told


@pytest.mark.parametrize(("plan", "language"), tuple(product(PLANS, ("en", "de"))))
def test_no_place_name_and_no_list_of_numbers_is_cut(plan: str, language: str) -> None:
    names = ("Ada", "Ben", "Cleo")
    spoken = Setting(texts(language, "black_loco").among(names, plain=True), names)
    scene = board(RULES.view(table(plan, hands=((), (), ()), mountains=True), None), spoken)
    assert [found.wanted for found in text_boxes(scene) if "…" in found.text] == []
