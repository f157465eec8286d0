"""Every registered game, and the toy, passes the same checks: see `battery`."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from rules import core, match
from rules.core import IllegalMove, Rng, Seat
from rules.registry import GAMES
from tests.rules import battery
from tests.rules.battery import Case, rules_of

CASES = battery.cases()


@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_every_state_of_a_random_game(case: Case) -> None:
    rules, own = rules_of(case[0]), battery.own_checks(case[0])
    rng, conserved, events = Rng(5), None, 0
    for seed in range(battery.games(1)):
        turn = -1
        for now, seat, legal, chosen in battery.walk(case, seed + 100):
            state = now.state
            assert rules.outcome(state) is None
            assert rules.turn(state) >= turn
            turn = rules.turn(state)
            if own is not None:
                assert own.violated(state) == []
                conserved = own.conserved(state) if not now.log else conserved
                assert own.conserved(state) == conserved
            battery.check_codec(rules, state)
            if len(now.log) % 3 == 0:
                battery.check_offers(rules, state, seat, legal)
                battery.check_strangers(rules, state, case[1], legal)
                battery.check_menus(rules, state, seat)
                battery.check_plans(rules, state)
                battery.check_undo(rules, now, seat, chosen)
                battery.check_arrival(rules, now, rng)
            if len(now.log) % 5 == 0:
                battery.check_secrecy(rules, state, case[1], rng)
                _, rng = rng.below(2)
            events += len(rules.apply(state, seat, chosen).events)
    assert events


@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_a_whole_match_replays_to_the_same_digests(case: Case) -> None:
    rules = rules_of(case[0])
    played = battery.end(case, 3)
    again = match.replay(rules, played.header, played.log)
    assert again.state == played.state
    assert again.log == played.log


@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_random_games_never_jam(case: Case) -> None:
    for seed in range(battery.games(4)):
        for _ in battery.walk(case, seed):
            pass


@pytest.mark.drill
@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_500_random_games_never_jam(case: Case) -> None:
    for seed in range(1000, 1000 + battery.games(500)):
        for _ in battery.walk(case, seed):
            pass


@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_stand_ins_finish_a_match_by_themselves(case: Case) -> None:
    rules, seats = rules_of(case[0]), case[1]
    kinds = {Seat(i): ("greedy", "random")[i % 2] for i in range(seats)}
    played, events = match.settle(rules, match.new(rules, seats, 11, case[2]), core.Standing(stand_ins=kinds))
    outcome = rules.outcome(played.state)
    assert outcome is not None
    assert min(outcome.ranks) == 1
    assert tuple(map(sum, zip(*(row.values for row in outcome.rows), strict=True))) == outcome.scores
    assert events
    own = battery.own_checks(case[0])
    assert own is None or own.violated(played.state) == []


@pytest.mark.parametrize("game", ["toy", *GAMES])
def test_wrong_numbers_of_seats_are_refused(game: str) -> None:
    rules = rules_of(game)
    for seats in set(range(8)) - set(rules.seats):
        with pytest.raises(IllegalMove, match="E_"):
            match.new(rules, seats, 1)


@pytest.mark.parametrize("game", ["toy", *GAMES])
def test_after_the_end_every_move_is_refused(game: str) -> None:
    rules = rules_of(game)
    case = next(case for case in CASES if case[0] == game)
    last = battery.end(case, 1)
    assert rules.decisions(last.state) == ()
    for entry in last.log[-10:]:
        with pytest.raises(IllegalMove, match="E_"):
            match.follow(rules, last, entry)


def test_hash_seeds_make_no_difference() -> None:
    program = (
        "from tests.rules import battery\n"
        "from rules.registry import GAMES\n"
        "for game in ('toy', *GAMES):\n"
        "    case = battery.cases([game])[-1]\n"
        "    print(game, battery.end(case, 5).log[-1].digest)\n"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].count("\n") == 1 + len(GAMES)
