"""Pictures that help to answer."""

from __future__ import annotations

from dataclasses import replace

from render.scene import Scene, named
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


def numbers(picture: Scene | None) -> int:
    return 0 if picture is None else len(named(picture, "answer:"))


def test_the_menus_of_a_turn_show_the_board() -> None:
    """Dice and displays: what the answer depends on; no numbers, for several menus stand side by side."""
    view = RULES.view(scene(stones="WYB"), Seat(0))
    picture = question(view, Question((), "menu", ("finish", "dice", "drive", "build")), setting(seats=2))
    assert picture is not None and numbers(picture) == 0 and named(picture, "area:1")


def test_rankings_and_drafts_are_marked_on_the_tickets() -> None:
    state = RULES.setup(3, {"draft": "together"}, 5)
    hand = state.hidden.hand
    asked = Question(("draft",), "wish", tuple(f"1.{ticket}" for ticket in hand))
    assert numbers(question(RULES.view(state, Seat(2)), asked, setting())) == len(hand)
    kept = Question(("draft",), "menu", tuple(f"keep {ticket}" for ticket in hand))
    assert numbers(question(RULES.view(state, Seat(0)), kept, setting())) == len(hand)
    assert question(RULES.view(state, Seat(2)), Question(("hire",), "wish", ("1.0", "1.1")), setting()) is None


def test_whole_answers_are_marked_where_they_begin() -> None:
    view = RULES.view(scene(stones="WYB", stepped=True, sites={"KOE": "winery"}), Seat(0))
    around = setting(seats=2)
    build = Question(
        ("build",), "menu", ("build light L1", "build dark kiosk", "build goods G1 KOE", "ticket 2", "yard W")
    )
    assert numbers(question(view, build, around)) == 4
    joker = Question(("joker",), "menu", ("choose joker 1", "choose joker 2", "choose joker 1"))
    assert numbers(question(view, joker, around)) == 3
    assert numbers(question(view, Question(("goods",), "menu", ("choose goods KOE", "choose goods")), around)) == 1
    sets = Question(("dice",), "menu", tuple(f"dice driver W{stone}" for stone in "WYBPK"))
    assert question(view, sets, around) is None
