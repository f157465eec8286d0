"""The turn to come is imagined in every game: from what a seat sees, with a choice to make, always the same."""

from __future__ import annotations

import pytest

from rules import match
from rules.core import Rng, Seat, legal, resample, waiting
from rules.outlook import next_turn
from rules.registry import GAMES
from tests.toy import RULES as TOY

MOVES, EVERY = 60, 12


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_it_depends_on_the_own_view_alone_and_leaves_a_choice(game: str) -> None:
    rules = GAMES.get(game, TOY)
    now, rng, found = match.new(rules, max(rules.seats), 5), Rng(3), 0
    for number in range(MOVES):
        asked = waiting(rules, now.state)
        if not asked:
            break
        if number % EVERY == 0:
            for at in range(max(rules.seats)):
                seat = Seat(at)
                ahead = next_turn(rules, now.state, seat, number)
                if seat in asked:
                    assert ahead is None
                elif ahead is not None:
                    found += 1
                    assert seat in waiting(rules, ahead) and len(legal(rules, ahead, seat)) > 1
                    other = resample(rules, now.state, seat, Rng(number))
                    assert next_turn(rules, other, seat, number) == ahead
        move, rng = rng.choice(legal(rules, now.state, asked[0]))
        now, _ = match.play(rules, now, asked[0], move, hashed=False)
    assert found
