"""How often people are called and how much they click: whole games through the host stay within what is promised."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

from tests.bench.flow import BUDGETS, played

pytestmark = pytest.mark.drill
ROUNDS = {"first_class": 6}
"""Rounds that end with a board of their own."""


@pytest.mark.parametrize(("game", "seats"), BUDGETS)
async def test_a_game_costs_no_more_calls_and_clicks_than_promised(game: str, seats: int, tmp_path: Path) -> None:
    calls, clicks = BUDGETS[game, seats]
    counted = await played(tmp_path, game, seats, {}, 1)
    assert counted.calls <= calls
    assert mean(counted.turns) <= clicks
    assert counted.posts <= len(counted.turns) + len(counted.others) + ROUNDS.get(game, 0) + 1
