"""On all three plans nothing overlaps and nothing is covered."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from render import paint
from render.black_loco import areas, board, hand, question
from render.legibility import covered, overlaps
from render.scene import Scene
from render.stages import Stage, course, questions
from rules.black_loco.plans import MAPS
from rules.black_loco.rules import RULES
from rules.core import Seat
from tests.render.black_loco.scenes import setting


@cache
def moments(plan: str, seats: int) -> tuple[Stage, ...]:
    """A busy moment and the end of a game with mountains."""
    stages = course("black_loco", seats, {"map": plan, "length": "long", "mountains": "yes"}, 3, "greedy")
    return (stages[1], stages[len(stages) // 2], stages[-1])


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


@pytest.mark.parametrize(("plan", "seats", "language"), tuple(product(MAPS, RULES.seats, ("en", "de"))))
def test_no_words_overlap_or_are_covered_with_long_names(plan: str, seats: int, language: str) -> None:
    for stage in moments(plan, seats):
        for scene in all_scenes(stage, language):
            assert overlaps(scene) == []
            assert covered(scene) == []
            assert len(paint.draw(scene)) <= 400 * 1024
