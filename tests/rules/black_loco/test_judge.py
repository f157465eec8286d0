"""The judge answers every well-typed move, and accepts exactly what is offered."""

from __future__ import annotations

from dataclasses import fields
from typing import get_type_hints

import pytest

from rules import battery, core
from rules.black_loco.components import PLANS
from rules.black_loco.plans import BENELUX, GERMANY, USA
from rules.black_loco.rules import RULES
from rules.black_loco.state import State
from rules.core import Action, Rng, Seat
from tests.rules.black_loco.positions import BUILDING, EX_10, A, refusal, table

JUNK = ("", "XYZ", "999", "102", "^", "v", "0", "3", "9", "-1", "T1", "violet", "EB", "pass", "999^", "🚂")


def anything(s: State, rng: Rng, kind: type[Action]) -> tuple[Action, Rng]:
    """A move of that kind with fields that may mean something, or nothing."""
    plan = PLANS[s.public.plan]
    words = (
        *JUNK,
        *plan.index,
        *plan.stacks,
        *plan.shares,
        *(number for row in s.hidden.hands for number in row),
        *(shown.piece for shown in plan.faces.values()),
        *plan.deck,
    )
    values: list[str | int] = []
    for field in fields(kind):
        if get_type_hints(kind)[field.name] is int:
            value, rng = rng.below(9)
            values.append(value - 3)
        else:
            word, rng = rng.choice(words)
            values.append(word)
    return kind(*values), rng


@pytest.mark.parametrize("plan", [GERMANY, BENELUX, USA])
@pytest.mark.parametrize("mountains", ["no", "yes"])
def test_every_move_gets_an_answer_and_what_is_accepted_is_offered(plan: str, mountains: str) -> None:
    case = battery.Case("black_loco", 3, {"map": plan, "length": "short", "mountains": mountains}, RULES)
    rng = Rng(17)
    for seed in range(battery.games(3)):
        for now, seat, legal, _ in battery.walk(case, seed + 30):
            for kind in RULES.actions:
                for _ in range(12):
                    action, rng = anything(now.state, rng, kind)
                    for asked in map(Seat, range(-1, 4)):
                        why = RULES.check(now.state, asked, action)
                        assert why is None or why.key.startswith("E_")
                    if RULES.check(now.state, seat, action) is None:
                        upright = RULES.apply(now.state, seat, action).state
                        assert action in legal or any(RULES.apply(now.state, seat, a).state == upright for a in legal)


@pytest.mark.parametrize("tag", ["build", "second", "also"])
@pytest.mark.parametrize("mountains", [False, True])
def test_a_cell_that_does_not_exist_is_refused(tag: str, mountains: bool) -> None:
    s = table(board=EX_10, hands=(("201", "202"), ()), mountains=mountains, **BUILDING)
    if tag == "second":
        s = table(board=EX_10, hands=(("201", "202"), ()), mountains=mountains, second_open=True, **BUILDING)
    if tag == "also":
        s = RULES.apply(s, A, core.legal(RULES, s, A)[0]).state
        assert refusal(s, A, "also XYZ 102^") in ("E_NOT_LISTED", "E_SECOND_TRACK")
    else:
        assert refusal(s, A, f"{tag} XYZ 102^") == "E_NOT_LISTED"
