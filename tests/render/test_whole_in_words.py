"""The text board is the whole board: whoever has only that knows all there is to know, and so can choose every move."""

from __future__ import annotations

import pytest

from bot.texts import texts
from render.pictures import Setting, pictures
from render.stages import NAMES
from render.wording import TEXT_LIMIT
from rules import battery, core
from rules.core import Seat
from rules.registry import GAMES
from tests.render.moments import PICTURED

WHOLE = ("black_loco", "first_class", "taubertal_express")
"""All of a view is on the board; the tests of the others name what is not."""
CASES = [case for game in PICTURED for case in battery.cases(GAMES[game])[-2:]]


@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_a_whole_game_can_be_played_from_the_text_alone(case: battery.Case) -> None:
    """Wherever a seat reads the same words, the same is known and the same moves are legal; nothing is cut."""
    game = case.rules.id
    names = NAMES[: case.seats]
    words = texts("de", game).among(names, plain=True)
    seen: dict[tuple[Seat, str], tuple[object, tuple[core.Action, ...]]] = {}
    for now, _, _, _ in battery.walk(case, 4):
        setting = Setting(words, names, waiting=core.waiting(case.rules, now.state))
        for seat in map(Seat, range(case.seats)):
            view = case.rules.view(now.state, seat)
            told = pictures(game).text(view, setting)
            assert len(told) <= TEXT_LIMIT and not told.endswith("…")
            facts = (view if game in WHOLE else None, core.legal(case.rules, now.state, seat))
            assert seen.setdefault((seat, told), facts) == facts, told
