"""SPEC.md section 3: set-up."""

from __future__ import annotations

import pytest

from rules.first_class import components
from rules.first_class.components import START_COINS
from rules.first_class.rules import RULES
from tests.rules.first_class.positions import (
    drafted,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_state_after_set_up(seats):
    s = drafted(seats)
    for player in s.public.players:
        assert [train.cars for train in player.trains] == [(0,), (0,)]
        assert [train.conductor for train in player.trains] == [0, 0]
        assert (player.coins, player.loco, player.score) == ((START_COINS, 0, 0), 0, 0)
    assert [sum(card != "" for card in row) for row in s.public.rows] == [6, 6, 6]
    assert all(components.CARDS[card].stack == 1 for row in s.public.rows for card in row)


def test_random_modules_are_drawn_by_chance():
    pairs = {RULES.setup(2, {"modules": "random"}, seed).public.modules for seed in range(80)}
    assert pairs == set(components.PAIRS)
