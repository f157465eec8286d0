"""Cups as values: whoever comes, wins and leaves, the pairings are fair and every cup comes to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store.cup import BYE, KNOCK_OUT, OVER, PLAYED, ROUND_ROBIN, SWISS, UNDER_WAY, WALKOVER, Cup, CupForm
from bot.store.table import Person, Place
from bot.tables import pairing, rounds, standings
from rules.core import Rng

GAME = "cube_express"
"""Two to four can play it."""


def a_cup(form: CupForm, people: int, seats: int, seed: int = 7, **more: int) -> Cup:
    cup = rounds.opened(
        Person(1, "Ada"), Place(1, 2), "Cup", form, GAME, seats, {}, None, "en", seed, 100, people=None, **more
    )
    for n in range(people):
        cup = rounds.joined(cup, Person(1000 + n, f"P{n}"))
    return rounds.on(rounds.started(cup))


def played(cup: Cup, rng: Rng) -> tuple[Cup, Rng]:
    """All tables of the round come to an end, with ties now and then."""
    for pod in cup.of_round(cup.round):
        if not pod.done:
            scores = []
            for _ in pod.people:
                score, rng = rng.below(5)
                scores.append(score)
            ranks = tuple(1 + sum(other > one for other in scores) for one in scores)
            cup = rounds.put(cup, replace(pod, ranks=ranks, how=PLAYED))
    return rounds.on(cup), rng


def to_the_end(cup: Cup, seed: int = 3, leaving: Sequence[int] = ()) -> Cup:
    """Play it; after each round the next of those who leave is gone."""
    rng, gone = Rng(seed), list(leaving)
    for _ in range(200):
        if cup.phase != UNDER_WAY:
            return cup
        if gone and cup.entrant(1000 + gone[0]) is not None:
            cup = rounds.left(cup, 1000 + gone.pop(0))
        cup, rng = played(cup, rng)
    raise AssertionError("a cup without an end")


def is_sound(cup: Cup) -> None:
    """In each round everybody is in one pod at most, and nobody is paired who has left."""
    for number in range(1, cup.round + 1):
        people = [person for pod in cup.of_round(number) for person in pod.people]
        assert len(people) == len(set(people))
        for pod in cup.of_round(number):
            assert len(pod.ranks) == len(pod.people)
            assert pod.how in (BYE, WALKOVER) or 2 <= len(pod.people) <= cup.seats


forms = st.sampled_from((KNOCK_OUT, ROUND_ROBIN, SWISS))
seeds = st.integers(0, 10**9)


@settings(max_examples=60, deadline=None)
@given(form=forms, people=st.integers(2, 14), seats=st.integers(2, 4), seed=seeds)
def test_every_cup_ends_and_the_same_again_is_the_same(form: CupForm, people: int, seats: int, seed: int) -> None:
    cup = to_the_end(a_cup(form, people, seats, seed), seed)
    assert cup.phase == OVER and cup == to_the_end(a_cup(form, people, seats, seed), seed)
    is_sound(cup)
    lines = standings.standings(cup)
    assert len(lines) == people and lines[0].place == 1
    assert [line.place for line in lines] == sorted(line.place for line in lines)


@settings(max_examples=60, deadline=None)
@given(people=st.integers(2, 40), seats=st.integers(2, 4), seed=seeds)
def test_a_knock_out_ends_with_one_winner_who_has_won_all_tables(people: int, seats: int, seed: int) -> None:
    cup = to_the_end(a_cup(KNOCK_OUT, people, seats, seed), seed)
    lines = standings.standings(cup)
    assert [line.place for line in lines].count(1) == 1
    assert standings.survivors(cup, cup.round) == (lines[0].person,)
    assert max(standings.met(cup).values()) == 1, "nobody meets twice"
    assert lines[0].survived == cup.round > (lines[1].survived)
    for number in range(1, cup.round + 1):
        assert sum(pod.how == BYE for pod in cup.of_round(number)) <= 1


@settings(max_examples=40, deadline=None)
@given(people=st.integers(2, 16), seed=seeds)
def test_in_a_league_of_two_everybody_plays_everybody_once(people: int, seed: int) -> None:
    cup = to_the_end(a_cup(ROUND_ROBIN, people, 2, seed), seed)
    met = standings.met(cup)
    assert len(met) == people * (people - 1) // 2 and set(met.values()) == {1}
    assert cup.round == people - 1 + people % 2
    byes = standings.byes(cup)
    assert all(byes.get(person, 0) == people % 2 for person in cup.present)
    sat = standings.sat(cup)
    assert all(abs(sat.get((person, 0), 0) - sat.get((person, 1), 0)) <= 1 for person in cup.present)


@settings(max_examples=40, deadline=None)
@given(people=st.integers(3, 15), seed=seeds, late=st.integers(1, 3), gone=st.integers(0, 2))
def test_a_league_is_whole_for_those_who_come_late_and_goes_on_without_those_who_leave(
    people: int, seed: int, late: int, gone: int
) -> None:
    cup = a_cup(ROUND_ROBIN, people, 2, seed)
    late = min(late, rounds.LEAGUE - people)
    for n in range(late):
        cup = rounds.joined(cup, Person(5000 + n, f"L{n}"))
    cup = to_the_end(cup, seed, range(min(gone, people - 2)))
    met = standings.met(cup)
    present = cup.present
    assert all(met.get(frozenset(pair)) == 1 for pair in combinations(present, 2))
    # Whoever has stayed has a result against everybody, be it without a game.
    for person in present:
        assert sum(met.get(frozenset((person, other.person)), 0) for other in cup.entrants) == len(cup.entrants) - 1
    is_sound(cup)


@settings(max_examples=25, deadline=None)
@given(people=st.integers(3, 12), seats=st.integers(3, 4), seed=seeds)
def test_in_a_league_of_larger_tables_everybody_meets_everybody(people: int, seats: int, seed: int) -> None:
    cup = to_the_end(a_cup(ROUND_ROBIN, people, seats, seed), seed)
    met = standings.met(cup)
    assert len(met) == people * (people - 1) // 2
    assert cup.round <= people + 2


def test_nine_people_at_tables_of_three_meet_exactly_once() -> None:
    cup = to_the_end(a_cup(ROUND_ROBIN, 9, 3))
    assert cup.round == 4 and set(standings.met(cup).values()) == {1}


def pairable(people: tuple[int, ...], met: set[frozenset[int]]) -> bool:
    """Is there any way at all in which nobody meets again?"""
    if not people:
        return True
    first, *others = people
    return any(
        frozenset((first, other)) not in met and pairable(tuple(one for one in others if one != other), met)
        for other in others
    )


@settings(max_examples=60, deadline=None)
@given(people=st.integers(2, 11), seed=seeds, count=st.integers(1, 9))
def test_by_the_swiss_system_nobody_meets_again_as_long_as_that_can_be_avoided(
    people: int, seed: int, count: int
) -> None:
    cup, rng = a_cup(SWISS, people, 2, seed, rounds=count), Rng(seed)
    while cup.phase == UNDER_WAY:
        before: set[frozenset[int]] = {
            frozenset(pair) for pod in cup.pods if pod.round < cup.round for pair in combinations(pod.people, 2)
        }
        now = [pod for pod in cup.of_round(cup.round) if pod.how != BYE]
        rests = [pod.people[0] for pod in cup.of_round(cup.round) if pod.how == BYE]
        if any(frozenset(pod.people) in before for pod in now):
            earlier = Counter(pod.people[0] for pod in cup.pods if pod.how == BYE and pod.round < cup.round)
            least = min((earlier[person] for person in cup.present), default=0)
            ways = [one for one in cup.present if earlier[one] == least] if rests else [None]
            for out in ways:
                assert not pairable(tuple(one for one in cup.present if one != out), before)
        cup, rng = played(cup, rng)
    byes = standings.byes(cup)
    assert max(byes.values(), default=0) - min(byes.get(one, 0) for one in cup.present) <= 1, "byes go round"


@settings(max_examples=15, deadline=None)
@given(people=st.integers(17, 64), seed=seeds)
def test_large_cups_by_the_swiss_system_never_repeat_a_pairing(people: int, seed: int) -> None:
    cup = to_the_end(a_cup(SWISS, people, 2, seed, rounds=8), seed)
    assert cup.round == 8 and max(standings.met(cup).values()) == 1
    sat = standings.sat(cup)
    assert all(abs(sat.get((one, 0), 0) - sat.get((one, 1), 0)) <= 4 for one in cup.present)


@settings(max_examples=30, deadline=None)
@given(people=st.integers(4, 20), seats=st.integers(2, 4), seed=seeds, gone=st.integers(0, 3), form=forms)
def test_people_who_leave_are_not_paired_any_more(people: int, seats: int, seed: int, gone: int, form: CupForm) -> None:
    if form == ROUND_ROBIN:
        people = min(people, 10)
    cup = to_the_end(a_cup(form, people, seats, seed), seed, range(gone))
    assert cup.phase == OVER
    for one in cup.entrants:
        if one.left:
            later = [pod for pod in cup.pods if one.person in pod.people and pod.round >= one.left]
            assert all(pod.how == WALKOVER for pod in later)


def test_points_are_the_share_of_opponents_beaten() -> None:
    assert standings.shares((1, 2)) == (1, 0)
    assert standings.shares((1, 2, 3, 4)) == (1, Fraction(2, 3), Fraction(1, 3), 0)
    assert standings.shares((1, 1)) == (Fraction(1, 2), Fraction(1, 2))
    assert standings.shares((1, 2, 2, 2)) == (1, Fraction(1, 3), Fraction(1, 3), Fraction(1, 3))


@pytest.mark.parametrize(
    ("people", "best", "expected"),
    [(5, 4, (3, 2)), (6, 4, (3, 3)), (7, 4, (4, 3)), (9, 4, (3, 3, 3)), (7, 2, (2, 2, 2)), (2, 4, (2,)), (1, 4, ())],
)
def test_the_tables_of_a_round_are_as_near_to_the_best_size_as_can_be(
    people: int, best: int, expected: tuple[int, ...]
) -> None:
    assert pairing.sizes(people, (2, 3, 4), best) == expected


def test_those_with_equal_points_meet() -> None:
    cup = a_cup(SWISS, 8, 2)
    for pod in cup.of_round(1):
        cup = rounds.put(cup, replace(pod, ranks=(1, 2), how=PLAYED))
    cup = rounds.on(cup)
    have = standings.points(cup)
    assert all(len({have[person] for person in pod.people}) == 1 for pod in cup.of_round(2))
