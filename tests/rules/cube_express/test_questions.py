"""Choosing a move of Cube Express takes few and short questions."""

from __future__ import annotations

import pytest

from rules import core
from rules.core import Action
from rules.cube_express.rules import RULES
from rules.notation import drill, key
from tests.rules.cube_express.positions import centre_open, position
from tests.rules.cube_express.test_invariants import game

MENU = 25


def questions(options: tuple[Action, ...], wanted: Action) -> list[int]:
    """How many answers each question on the way to a move has."""
    sizes: list[int] = []
    asked = drill(options)
    while not isinstance(asked, Action):
        sizes.append(len(asked.answers))
        asked = drill(options, (*asked.prefix, key(wanted)[len(asked.prefix)]))
    assert asked == wanted
    return sizes


@pytest.mark.parametrize(("seats", "kinds"), [(2, ("slow",)), (3, ("random",)), (4, ("greedy", "slow"))])
def test_three_choices_lead_to_any_move(seats, kinds):
    """Of each decision: at most three questions, none of one or of too many answers."""
    for s, _, _, _ in game(seats, 17, kinds):
        for decision in RULES.decisions(s):
            options = core.answers(RULES, s, decision)
            for action in options[:: max(1, len(options) // 10)]:
                sizes = questions(options, action)
                assert len(sizes) <= 3
                assert all(1 < size <= MENU for size in sizes), (action, sizes)


def test_every_answer_that_needs_one_has_a_label():
    """Captions name tiles, columns, goals and ways from what the viewer may see."""
    s = position(phase="market")
    view = RULES.view(s, core.Seat(0))
    assert RULES.caption(view, ("market",), "column", 2).key == "caption-column"
    assert dict(RULES.caption(view, ("market", 2), "goal", "goal").data)["goal"] == s.public.goals[1]
    assert RULES.caption(view, ("market", 2), "goal", "").key == "caption-no-bid"
    assert dict(RULES.caption(view, ("step", 1), "side", "S").data) == {"cell": "0", "tile": "X0"}
    assert dict(RULES.caption(view, ("place",), "tile", "S01b").data) == {"tile": "S01"}
    assert RULES.caption(view, ("sell",), "steps", 1).data == (("steps", 1), ("points", 0))
    assert RULES.caption(view, (), "move", "market") is None
    crossing = centre_open(position(4, "C01@N2 r0", "P06@E1N2 r1"), "N2")
    told = RULES.caption(RULES.view(crossing, core.Seat(0)), (), "move", "collect")
    assert (told.key, dict(told.data)) == ("caption-collect", {"count": 4})
    factory = position(4, "F04@N2 r0", first={"N2": 1}, phase="side", entered="N2")
    assert dict(RULES.caption(RULES.view(factory, core.Seat(0)), (), "move", "deliver").data) == {"value": 3}
