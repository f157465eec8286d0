"""Whoever plays with a telephone: the pictures beside whole answers, on the way through a game."""

from __future__ import annotations

import pytest

from bot.talk.offers import begin
from bot.texts import texts
from render.legibility import PHONE, covered, overlaps, shortened, too_small
from render.pictures import Setting, pictures
from render.stages import NAMES
from rules import battery, core
from rules.notation import Question, notation
from rules.registry import GAMES
from tests.render.moments import PICTURED

PAGE, EVERY = 25, 5
"""Answers of a page, and of how many moves one is looked at."""


@pytest.mark.parametrize("game", PICTURED)
def test_the_pictures_of_whole_answers_are_narrow_and_can_be_read(game: str) -> None:
    case = battery.cases(GAMES[game])[-1]
    names = NAMES[: case.seats]
    words = texts("de", game).among(names, plain=True)
    drawn = 0
    for number, (now, seat, _, _) in enumerate(battery.walk(case, 3)):
        if number % EVERY:
            continue
        setting = Setting(words, names, waiting=core.waiting(case.rules, now.state), form="phone")
        view = case.rules.view(now.state, seat)
        for menu in case.rules.menus(now.state, seat):
            entries = begin(menu).entries[:PAGE]
            wholes = tuple(
                tuple(map(notation, one.whole.moves if one.whole else one.offers[0].moves[:1])) for one in entries
            )
            question = Question((menu.key,), "menu", tuple(moves[0] for moves in wholes), wholes)
            scene = pictures(game).question(view, question, setting)
            if scene is not None:
                drawn += 1
                faults = (*overlaps(scene), *covered(scene), *shortened(scene), *too_small(scene))
                assert scene.width <= PHONE and not faults, (number, menu.key, faults[:3])
    assert drawn > 8
