"""The greedy stand-in's eyes, and those of a search."""

from __future__ import annotations

from collections import deque

import pytest

from rules import bots, core
from rules.copies import replace
from rules.core import Rng, Seat
from rules.first_class import arrest
from rules.first_class.components import FINGERPRINTS
from rules.first_class.rules import RULES
from rules.first_class.state import NOBODY, TURN, State


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


def with_evidence(*prints: int, blanks: int = 0, murderer: int = 0, modules: str = "CE") -> State:
    """A game of module C in its first turn: so many fingerprints by seat, and blanks for the first seat."""
    s, printed, empty = RULES.setup(len(prints), {"modules": modules}, 1), deque(PRINTED), deque(BLANK)
    while s.public.phase != TURN:
        seat = core.waiting(RULES, s)[0]
        s = RULES.apply(s, seat, core.legal(RULES, s, seat)[0]).state
    tokens = [tuple(printed.popleft() for _ in range(number)) for number in prints]
    tokens[0] += tuple(empty.popleft() for _ in range(blanks))
    return replace(s, hidden=replace(s.hidden, tokens=tuple(tokens), murderer=Seat(murderer)))


PRINTED = [token for token, printed in FINGERPRINTS.items() if printed]
BLANK = [token for token, printed in FINGERPRINTS.items() if not printed]


def test_a_search_fears_fingerprints_and_no_blanks():
    """RU-24: the most fingerprints arrest; what bears none does no harm where all of it is known."""
    even, marked, blank = (
        arrest.costs(s) for s in (with_evidence(1, 1), with_evidence(2, 1), with_evidence(1, 1, blanks=2))
    )
    assert marked[0] - even[0] == arrest.COSTS[0] == even[1] - marked[1]
    assert blank == even


def test_a_search_knows_that_the_murderer_draws_at_the_end():
    free, murderer = arrest.costs(with_evidence(1, 1, murderer=1)), arrest.costs(with_evidence(1, 1, murderer=0))
    assert murderer[0] > free[0]
    assert murderer == free[::-1]


def test_only_who_has_more_than_all_others_is_in_danger():
    """Three seats: each is measured by whoever has the most of the rest; out of reach nothing more can happen."""
    found = arrest.costs(with_evidence(0, 5, 5, murderer=2))
    assert found[0] == 0 < found[1] < found[2]
    assert arrest.costs(with_evidence(9, 0))[0] == arrest.costs(with_evidence(7, 0))[0]


def test_whoever_is_arrested_has_lost_whatever_the_points():
    """At the end: to a search it is worse than to have no points at all."""
    for seed in range(20):
        s, rng = RULES.setup(2, {"modules": "CE"}, seed), Rng(seed)
        while seats := core.waiting(RULES, s):
            move, rng = rng.choice(core.legal(RULES, s, seats[0]))
            s = RULES.apply(s, seats[0], move).state
        arrested = s.public.reveal.arrested
        if arrested != NOBODY:
            found = RULES.prospects(s)
            assert (
                found[arrested] == -arrest.LOST < 0 < found[1 - arrested] == 100 * RULES.outcome(s).scores[1 - arrested]
            )
            return
    raise AssertionError("nobody was arrested")
