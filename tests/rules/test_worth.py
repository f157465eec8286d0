"""What stand-ins go by: each seat's own value in hundredths of a point, which nothing but its own means change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules import core, playout
from rules.core import AnyRules, Rng, Seat
from rules.registry import GAMES, variants
from rules.taubertal_express import passes, scoring
from rules.taubertal_express.components import PASSES, ROUNDS
from rules.taubertal_express.worth import turns_left

SEATS = 3


def course(rules: AnyRules, seed: int) -> Iterator[tuple[Any, Seat, Any]]:
    """A game of three by chance: each state, who moves, and the state after the move."""
    s, rng = rules.setup(SEATS, dict(variants(rules)[seed % len(variants(rules))]), seed), Rng(seed)
    while seats := core.waiting(rules, s):
        move, rng = rng.choice(core.legal(rules, s, seats[0]))
        after = rules.apply(s, seats[0], move).state
        yield s, seats[0], after
        s = after


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_search_compares_what_stand_ins_go_by(game: str) -> None:
    """Everybody's prospects are everybody's worth, also while somebody is about to pay."""
    rules, compared = GAMES[game], 0
    for _, _, s in course(rules, 3):
        found = playout.prospects(rules, s, SEATS)
        assert found == tuple(rules.worth(s, Seat(seat)) for seat in range(SEATS))
        compared += 1
    assert compared > 20


def test_worth_does_not_jump_when_the_last_worker_is_hired() -> None:
    """Taubertal, 4.2: hiring ends with the last who hires, and changes nothing for the others."""
    rules, ended = GAMES["taubertal_express"], 0
    for seed in range(4):
        for before, seat, after in course(rules, seed):
            if before.public.phase == "hire" and after.public.phase == "turn":
                ended += 1
                for other in range(SEATS):
                    if other != seat:
                        assert rules.worth(before, Seat(other)) == rules.worth(after, Seat(other))
    assert ended > 20


def test_worth_does_not_jump_when_the_game_ends() -> None:
    """Taubertal, 6: after the last turn all counts what it scores; ending it gains but the half point of a stone."""
    rules, compared = GAMES["taubertal_express"], 0
    for seed in range(3):
        for before, seat, after in course(rules, seed):
            if before.public.number < PASSES or before.public.phase != "turn":
                continue
            for other in range(SEATS):
                risen = rules.worth(after, Seat(other)) - rules.worth(before, Seat(other))
                if after.public.phase == "over":
                    compared += 1
                    assert risen <= 50 if other == seat else not risen
                elif after.public.turns > before.public.turns and other == seat and after.public.round == ROUNDS:
                    assert risen <= 50
    assert compared == 3 * SEATS


def test_worth_in_the_last_turn_is_what_the_scoring_gives() -> None:
    """Taubertal, 4.6 and 6: once one's last turn is over, with the wages that are due."""
    rules, compared = GAMES["taubertal_express"], 0
    for seed in range(3):
        for _, _, s in course(rules, seed):
            done = [Seat(at) for at in range(SEATS) if s.public.phase == "turn" and not turns_left(s.public, Seat(at))]
            for seat in done:
                if seat != s.public.active:
                    player = s.public.players[seat]
                    scored, worth = 100 * scoring.result(s.public).scores[seat], rules.worth(s, seat)
                    assert worth <= scored if any(passes.affordable(player)) else worth == scored
                    compared += 1
    assert compared > 6


def test_worth_is_in_points_at_the_end() -> None:
    """Hundredths of what was scored, in every game."""
    for game, rules in sorted(GAMES.items()):
        *_, (_, _, last) = course(rules, 5)
        outcome = rules.outcome(last)
        assert outcome is not None, game
        assert tuple(rules.worth(last, Seat(seat)) for seat in range(SEATS)) == tuple(100 * n for n in outcome.scores)
