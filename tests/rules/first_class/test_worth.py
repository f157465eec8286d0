"""The greedy stand-in's eyes."""

from __future__ import annotations

import pytest

from rules import bots, core
from rules.core import Rng
from rules.first_class.rules import RULES


@pytest.mark.parametrize("modules", ["AB", "BD", "CE"])
def test_greedy_beats_random(modules):
    """The stand-in sees its own view alone and outplays chance."""
    wins = 0
    for seed in range(4):
        s, me, moves = RULES.setup(2, {"modules": modules}, seed), seed % 2, 0
        while seats := core.waiting(RULES, s):
            seat, legal = seats[0], core.legal(RULES, s, seats[0])
            bot = bots.greedy if seat == me else bots.random
            moves += 1
            action = bot(RULES, RULES.view(s, seat), seat, legal, Rng(seed, moves << 24))
            s = RULES.apply(s, seat, action).state
        wins += RULES.outcome(s).ranks[me] == 1
    assert wins >= 3
