"""The greedy stand-in plays sensibly: against random with two players it wins at least 95 of 100, First Class 93."""

from __future__ import annotations

import time

import pytest

from rules import bots, core, match
from rules.core import Rng, Seat, Standing
from rules.registry import GAMES, variants

MATCHES = 100
FEWEST = {"first_class": 93}
"""With module C the two tokens that a murderer of two draws in the end lead to an arrest whatever either did before."""


@pytest.mark.drill
@pytest.mark.parametrize("game", sorted(GAMES))
def test_greedy_beats_random(game: str) -> None:
    rules, won = GAMES[game], 0
    choices = variants(rules)
    for seed in range(MATCHES):
        greedy = Seat(seed % 2)
        kinds = {greedy: "greedy", Seat(1 - greedy): "random"}
        start = match.new(rules, 2, seed, choices[seed % len(choices)])
        played, _ = match.settle(rules, start, Standing(stand_ins=kinds))
        outcome = rules.outcome(played.state)
        assert outcome is not None
        won += outcome.ranks[greedy] == 1
    assert won >= FEWEST.get(game, 95), f"{won} of {MATCHES}"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_greedy_chooses_from_the_view_alone(game: str) -> None:
    """Two states that a seat cannot tell apart lead to the same choice."""
    rules = GAMES[game]
    now = match.new(rules, max(rules.seats), 5).state
    rng = Rng(8)
    for _ in range(25):
        waiting = core.waiting(rules, now)
        if not waiting:
            break
        seat = waiting[0]
        other = core.resample(rules, now, seat, Rng(99))
        options = core.legal(rules, now, seat)
        mine = bots.greedy(rules, rules.view(now, seat), seat, options, rng)
        assert mine == bots.greedy(rules, rules.view(other, seat), seat, options, rng)
        now = rules.apply(now, seat, mine).state


def slowest(game: str) -> float:
    """Seconds of the slowest greedy choice of some matches; printed by `python -m tests.rules.test_stand_ins`."""
    rules, worst = GAMES[game], 0.0
    for seed in range(3):
        now = match.new(rules, max(rules.seats), seed, variants(rules)[-1]).state
        while waiting := core.waiting(rules, now):
            seat = waiting[0]
            options = core.legal(rules, now, seat)
            start = time.perf_counter()
            choice = bots.greedy(rules, rules.view(now, seat), seat, options, Rng(seed))
            worst = max(worst, time.perf_counter() - start)
            now = rules.apply(now, seat, choice).state
    return worst


if __name__ == "__main__":
    for name in sorted(GAMES):
        print(f"{name:20} slowest greedy choice {slowest(name) * 1e3:.0f} ms")
