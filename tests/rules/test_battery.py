"""Every registered game, and the toy, passes the same checks: see `rules.battery`."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from dataclasses import dataclass
from types import ModuleType

import pytest

from rules import battery
from rules.battery import Case
from rules.core import Seat
from rules.registry import GAMES
from tests import toy

ALL = {"toy": toy.RULES, **GAMES}
CASES = battery.cases(*ALL.values())


def own_checks(game: str) -> ModuleType | None:
    return None if game == "toy" else importlib.import_module(f"tests.rules.{game}.invariants")


@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_every_state_of_a_random_game(case: Case) -> None:
    for seed in range(battery.games(1)):
        battery.check_walk(case, seed + 100, own_checks(case.game))


@pytest.mark.parametrize("case", CASES, ids=battery.name)
def test_a_whole_match_replays_to_the_same_digests(case: Case) -> None:
    battery.check_replay(case)


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
    battery.check_stand_ins(case, own_checks(case.game))


@pytest.mark.parametrize("game", ALL)
def test_wrong_numbers_of_seats_are_refused(game: str) -> None:
    battery.check_seats(ALL[game])


@pytest.mark.parametrize("game", ALL)
def test_after_the_end_every_move_is_refused(game: str) -> None:
    battery.check_end(battery.cases(ALL[game])[0])


class Lenient(toy.Toy):
    """Accepts a piece that is never offered."""

    def check(self, s: toy.State, seat: Seat, a: battery.Action) -> toy.Phrase | None:
        if isinstance(a, toy.Lay) and a.piece == "?":
            a = toy.Lay("rail", a.cell, a.turned)
        return super().check(s, seat, a)


def test_a_move_that_is_accepted_and_not_offered_is_noticed() -> None:
    with pytest.raises(AssertionError, match="accepted and not offered"):
        for seed in range(20):
            battery.check_walk(battery.cases(Lenient())[0], seed)


@dataclass(frozen=True, slots=True)
class Bare:
    """A view that declares nothing."""

    viewer: Seat | None
    hand: tuple[int, ...]


class Undeclared(toy.Toy):
    def view(self, s: toy.State, viewer: Seat | None) -> Bare:  # type: ignore[override]
        return Bare(viewer, () if viewer is None else s.hidden.hands[viewer])


def test_a_view_that_does_not_declare_what_is_its_seats_own_is_noticed() -> None:
    state = toy.RULES.setup(2, {"length": "short"}, 1)
    with pytest.raises(AssertionError, match="declare it"):
        battery.check_own(Undeclared(), state, 2)
    battery.check_own(toy.RULES, state, 2)


def test_hash_seeds_make_no_difference() -> None:
    program = (
        "from rules import battery\n"
        "from tests.rules.test_battery import ALL\n"
        "for game, rules in ALL.items():\n"
        "    case = battery.cases(rules)[-1]\n"
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
