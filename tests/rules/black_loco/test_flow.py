"""Whole games of people: how often somebody is called, and how many answers a turn takes."""

from __future__ import annotations

from statistics import mean

import pytest

from tests.rules.black_loco.flowing import Flow

SECONDS = 0.1


@pytest.mark.parametrize(("seats", "calls", "presses"), [(4, 30, 4.5), (3, 24, 4), (2, 14, 3.5)])
def test_few_calls_and_few_clicks(seats: int, calls: int, presses: float) -> None:
    """Short games: four people are called 30 times at most and click 4.5 times a turn; answers are ready at once."""
    games = [Flow(seats, seed) for seed in (1, 2, 3)]
    for game in games:
        assert game.play().state.public.reason
    assert mean(game.calls for game in games) <= calls
    assert mean(clicks for game in games for clicks in game.by_turn) <= presses
    assert max(game.slowest for game in games) <= SECONDS


def test_double_stations_and_mountains_flow_as_well() -> None:
    """RU-53 and the surcharge: nothing has to be chosen step by step."""
    game = Flow(3, 1, {"map": "usa", "mountains": "yes"})
    assert game.play().state.public.reason
    assert game.slowest <= SECONDS
