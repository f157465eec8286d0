"""The text board is the whole board: whoever has only that can choose every move."""

from __future__ import annotations

import pytest

from render import rail_line as pictured
from rules import battery, core
from rules.core import Seat
from rules.rail_line.rules import RULES
from tests.render.rail_line.scenes import spoken


@pytest.mark.parametrize("case", battery.cases(RULES), ids=battery.name)
def test_what_is_legal_follows_from_the_text(case: battery.Case) -> None:
    """Whole games by the text: wherever a player reads the same words, the same moves are legal."""
    seen: dict[tuple[int, str], tuple[core.Action, ...]] = {}
    for seed in range(6):
        for now, _, _, _ in battery.walk(case, seed):
            for at in range(case[1]):
                seat = Seat(at)
                told = pictured.text(RULES.view(now.state, seat), spoken(now.state))
                assert not told.endswith("…")
                legal = core.legal(RULES, now.state, seat)
                assert seen.setdefault((at, told), legal) == legal, told


@pytest.mark.parametrize("case", battery.cases(RULES), ids=battery.name)
def test_whatever_a_player_may_know_is_in_the_text(case: battery.Case) -> None:
    """Two positions with different views have different texts; spent coins and who may look are not on the board."""
    seen: dict[str, object] = {}
    for now, seat, _, _ in battery.walk(case, 4):
        view = RULES.view(now.state, seat)
        told = pictured.text(view, spoken(now.state))
        public = view.public
        players = [
            (p.track, p.express, p.local, p.marks, p.coins, p.substitutions, p.box_used, p.tasks)
            for p in public.players
        ]
        table = (public.line, public.display, public.stack, public.discards, public.phase, public.turn, public.ending)
        known = (table, view.hand, players)
        assert seen.setdefault(told, known) == known
