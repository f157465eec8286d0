"""Ratings: fair at ties, the same in every order and every time, and nobody loses twice by one absence."""

from __future__ import annotations

from itertools import permutations

import pytest

from bot.store.result import EVERYWHERE, OVERALL, Placing, Rating, Result
from bot.tables.ratings import ABSENCE, MILLION, Book, shown
from bot.tables.tenures import REPLACED
from rules.core import Seat
from tests.bench.ratings import rank_correlation, simulated


def game(table: int, *standings: int, people: tuple[int, ...] = (), guild: int = 1, kind: str = "toy") -> Result:
    people = people or tuple(range(1, len(standings) + 1))
    placings = tuple(
        Placing(Seat(n), 0, person, standing, None, True, standing, "finished")
        for n, (person, standing) in enumerate(zip(people, standings, strict=True))
    )
    return Result(table, guild, kind, {}, len(standings), 100 + table, 9, True, False, placings)


def gains(*standings: int) -> list[int]:
    return [one.mu - 25 * MILLION for one in Book().rate(game(1, *standings)) if one.game and one.guild]


def test_among_equals_better_never_gains_less_and_equal_gains_equal() -> None:
    assert gains(1, 2) == [2635389, -2635389]
    for standings in ((1, 1, 3, 4), (1, 2, 2, 2), (1, 1, 1, 1), (1, 2, 3, 4), (1, 1, 3)):
        for order in permutations(standings):
            found = dict(zip(order, gains(*order), strict=True))
            assert (
                len(found) == len(set(order)) and [found[one] for one in sorted(found)] == sorted(found.values())[::-1]
            )
            assert all(gain == found[standing] for standing, gain in zip(order, gains(*order), strict=True))
    assert gains(1, 1, 1) == [0, 0, 0]


def test_a_game_weighs_the_same_at_each_size() -> None:
    assert gains(1, 2)[0] == gains(1, 2, 3)[0] == gains(1, 2, 3, 4)[0]


def test_each_server_and_each_game_is_a_world_of_its_own() -> None:
    book = Book()
    first = book.rate(game(1, 1, 2))
    assert {(one.guild, one.game) for one in first} == {
        (1, "toy"),
        (1, OVERALL),
        (EVERYWHERE, "toy"),
        (EVERYWHERE, OVERALL),
    }
    other = {(one.guild, one.game): one.n for one in book.rate(game(2, 2, 1, guild=7, kind="other")) if one.person == 1}
    assert other == {(7, "other"): 1, (7, OVERALL): 1, (EVERYWHERE, "other"): 1, (EVERYWHERE, OVERALL): 2}


def test_a_rating_goes_on_from_what_was_kept() -> None:
    games = [game(1, 1, 2), game(2, 2, 1, people=(2, 3)), game(3, 1, 2, 3)]
    whole = Book()
    told = [whole.rate(one) for one in games]
    known: dict[tuple[int, str, int], Rating] = {}
    for result, ratings in zip(games, told, strict=True):
        assert Book(known.values()).rate(result) == ratings
        known |= {(one.guild, one.game, one.person): one for one in ratings}


def lost(table: int, left: int) -> Result:
    """A game that person 1 has lost by absence."""
    result = game(table, 2, 1)
    away = Placing(Seat(0), 0, 1, None, None, False, 2, REPLACED, left)
    return Result(table, 1, "toy", {}, 2, 100 + table, 9, True, False, (away, result.placings[1]))


def test_of_the_games_lost_by_one_absence_only_the_first_counts() -> None:
    book = Book()
    assert book.rate(lost(1, 50)) and not book.rate(lost(2, 60)) and book.rate(lost(3, 50 + ABSENCE))
    assert not Book(past=(lost(1, 50),)).rate(lost(2, 60))


@pytest.mark.parametrize(("mu", "sigma", "told"), [(25.0, 25 / 3, 1000), (30.0, 2.0, 1530), (10.0, 8.0, 570)])
def test_a_rating_as_people_read_it(mu: float, sigma: float, told: int) -> None:
    assert shown(round(mu * MILLION), round(sigma * MILLION)) == told


def test_people_of_known_strength_are_told_apart() -> None:
    strengths, results = simulated(600, people=20)
    book = Book()
    ratings = [one for result in results for one in book.rate(result)]
    newest = {one.person: shown(one.mu, one.sigma) for one in ratings if (one.guild, one.game) == (EVERYWHERE, OVERALL)}
    assert rank_correlation(strengths, newest) >= 0.9
    again = Book()
    assert [one for result in results for one in again.rate(result)] == ratings
