"""Lessons are judged by the state that an answer leads to; each can be solved, and missed in ways that have names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import battery, school
from rules.core import IllegalMove
from rules.lesson import Lesson
from rules.registry import GAMES
from rules.school import lessons, solutions, stand

EVERY = [(game, lesson) for game in sorted(GAMES) for lesson in lessons(GAMES[game])]


def lesson(game: str, name: str) -> Lesson:
    return next(one for one in lessons(GAMES[game]) if one.name == name)


@pytest.mark.parametrize(("game", "one"), EVERY, ids=[f"{game}-{one.name}" for game, one in EVERY])
def test_a_lesson_can_be_solved_and_missed(game: str, one: Lesson) -> None:
    battery.check_lesson(GAMES[game], one)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_school_has_six_to_ten_lessons_each_with_a_name_of_its_own(game: str) -> None:
    names = [one.name for one in lessons(GAMES[game])]
    assert 6 <= len(names) <= 10
    assert len(set(names)) == len(names)


def test_every_answer_that_meets_the_goal_is_right_not_only_the_one_in_mind() -> None:
    rules, one = GAMES["rail_line"], lesson("rail_line", "goods")
    # Two cards of the hand and one of the display show two goods on the learner's track.
    for card in ("A11", "A12", "B05"):
        assert stand(rules, one, (f"play {card};extra pass",)).lack == ""
    assert stand(rules, one, ("play A02;extra pass",)).lack == "none"
    assert stand(rules, one, ("play B08;extra pass",)).lack == "one"


def test_step_by_step_is_as_good_as_whole() -> None:
    rules, one = GAMES["rail_line"], lesson("rail_line", "second")
    way = ("extra play B22", "local 1 WO")
    assert stand(rules, one, way[:1]).lack == ""
    assert stand(rules, replace(one, answers=2), way).lack == ""


def test_a_lesson_of_several_answers_goes_on_until_they_are_used_up() -> None:
    rules, one = GAMES["black_loco"], lesson("black_loco", "tracks")
    first, second = next(solutions(rules, one))
    after = stand(rules, one, (first,))
    assert (after.lack, after.over) == ("one", False)
    assert stand(rules, one, (first, second)).over
    # A station in between is a second payment.
    assert stand(rules, one, (first, "done")).lack == "one"


def test_moves_that_the_position_does_not_allow_are_refused() -> None:
    with pytest.raises(IllegalMove):
        stand(GAMES["rail_line"], lesson("rail_line", "coin"), ("play A02",))


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        ({"goal": lambda before, after: "none"}, "no answer reaches its goal"),
        ({"goal": lambda before, after: ""}, "every answer reaches its goal"),
        ({"lacks": ()}, "is none of its lacks"),
        ({"lacks": ("none", "never")}, "nobody can miss"),
    ],
)
def test_the_battery_notices_a_lesson_that_teaches_nothing(broken: dict[str, object], told: str) -> None:
    one = replace(lesson("rail_line", "coin"), **broken)  # type: ignore[arg-type]
    with pytest.raises(AssertionError, match=told):
        battery.check_lesson(GAMES["rail_line"], one)


def test_a_game_needs_no_lessons() -> None:
    class Plain:
        id = "plain"

    assert school.lessons(Plain()) == ()  # type: ignore[arg-type]
