"""The way from *My move* to a move: at most three choices, at most 25 answers each."""

from __future__ import annotations

import pytest

from rules import battery, core
from rules.black_loco.plans import BENELUX, GERMANY, USA
from rules.black_loco.rules import RULES
from rules.core import Action
from rules.notation import Token, drill

MOST_ANSWERS, MOST_CHOICES = 25, 3


def ways(options: tuple[Action, ...]) -> list[tuple[int, int]]:
    """For each move the number of choices that lead to it, and the longest list of answers on the way."""
    found: list[tuple[int, int]] = []
    trails: list[tuple[tuple[Token, ...], int, int]] = [((), 0, 0)]
    while trails:
        prefix, choices, longest = trails.pop()
        asked = drill(options, prefix)
        if isinstance(asked, Action):
            found.append((choices, longest))
        else:
            longest = max(longest, len(asked.answers))
            trails += [((*asked.prefix, answer), choices + 1, longest) for answer in asked.answers]
    return found


@pytest.mark.parametrize("plan", [GERMANY, BENELUX, USA])
def test_three_choices_lead_to_any_move(plan: str) -> None:
    case = battery.Case("black_loco", 3, {"map": plan, "length": "long", "mountains": "yes"}, RULES)
    for now, seat, legal, _ in battery.walk(case, 4):
        assert core.legal(RULES, now.state, seat) == legal
        if len(legal) > 1:
            choices, answers = map(max, zip(*ways(legal), strict=True))
            assert choices <= MOST_CHOICES
            assert answers <= MOST_ANSWERS
