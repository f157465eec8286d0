"""Ratings: fair at ties, the same in every order and every time, and nobody loses twice by one absence."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from bot.store.result import EVERYWHERE, NEWEST, OLDEST, OVERALL, Placing, Rating, Result
from bot.tables.moments import DAY
from bot.tables.ratings import ABSENCE, KNOWN, LARGE, LATELY, LEAST, MILLION, Book, shown
from bot.tables.tenures import REPLACED
from rules.core import Seat
from tests.bench import season
from tests.bench.ratings import COUNTING, SLACK, rank_correlation, simulated


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


def ruled(table: int, *standings: int, people: tuple[int, ...] = (), cup: int = 0, finished: int = 0) -> Result:
    """The same by the newest ruling."""
    one = game(table, *standings, people=people)
    return replace(one, ruling=NEWEST, cup=cup, finished=finished or one.finished)


def known(*people: int) -> list[Result]:
    """Games long ago by which people have met enough others."""
    met = [(person, 10_000 + 100 * n + m) for n, person in enumerate(people, 1) for m in range(KNOWN)]
    return [ruled(n, 1, 1, people=two) for n, two in enumerate(met, 1)]


def weights(book: Book, result: Result) -> list[float]:
    return [round(book.weight(result, one, result.placings), 4) for one in result.placings]


def test_the_second_game_of_two_weighs_less_and_after_a_while_as_much_as_ever() -> None:
    book, first = Book(past=known(1, 2)), 400 * DAY
    for number, wanted in enumerate((1.0, 2 / 3, 1 / 2, 2 / 5)):
        again = ruled(5_000 + number, 1, 2, finished=first + number)
        assert weights(book, again) == [round(wanted, 4)] * 2
        book.rate(again)
    assert weights(book, ruled(6_000, 1, 2, finished=first + LATELY + 9)) == [1.0, 1.0]
    assert weights(book, ruled(6_000, 1, 2, finished=first + 9, cup=LARGE)) == [1.0, 1.0]
    assert weights(book, ruled(6_000, 1, 2, finished=first + 9, cup=LARGE - 1)) == [round(2 / 6, 4)] * 2


def test_a_game_weighs_little_for_who_has_met_somebody_nobody_knows() -> None:
    book = Book(past=known(1))
    assert weights(book, ruled(5_000, 1, 2, finished=400 * DAY)) == [LEAST, 1.0], "the stranger moves in full"
    assert all(one > 0 for one in weights(Book(), ruled(1, 1, 2))), "never nothing"


def test_who_has_met_whom_is_known_again_from_what_was_kept() -> None:
    games = [*known(1, 2), *(ruled(5_000 + n, 1, 2) for n in range(3))]
    whole = Book()
    told = [whole.rate(one) for one in games]
    newest = {(one.guild, one.game, one.person): one for own in told[:-1] for one in own}
    assert Book(newest.values(), games[:-1]).rate(games[-1]) == told[-1]


def test_wins_against_accounts_of_ones_own_come_to_nothing() -> None:
    """Sixty conceded games made 1745 of 1000 against one account, and 2121 against fresh ones."""
    for accounts, before in ((1, 1745), (60, 2121)):
        found = {}
        for ruling in (OLDEST, NEWEST):
            book = Book()
            for n in range(60):
                mine, _ = book.rate(replace(ruled(n + 1, 1, 2, people=(1, 2 + n % accounts)), ruling=ruling))[:2]
            found[ruling] = shown(mine.mu, mine.sigma)
        assert abs(found[OLDEST] - before) <= 1 and found[NEWEST] <= 1040


def test_every_game_lost_by_absence_counts() -> None:
    """Ten wins and ten games left to lapse within a fortnight made 1517, where an honest loser had 1160."""
    ended = {}
    for ruling in (OLDEST, NEWEST):
        book = Book(past=known(*range(1, 22)))
        for n in range(20):
            away = replace(lost(5_000 + n, n * DAY // 2), ruling=ruling)
            other = replace(away.placings[1], person=2 + n)
            won = replace(ruled(5_000 + n, 1, 2, people=(1, 2 + n)), ruling=ruling)
            told = book.rate(won if n % 2 else replace(away, placings=(away.placings[0], other)))
            ended[ruling] = next((one for one in told if one.person == 1), ended.get(ruling))
    honest, dodged = (shown(one.mu, one.sigma) for one in (ended[NEWEST], ended[OLDEST]) if one is not None)
    assert honest < 1_300 < dodged


def test_who_leaves_early_loses_alone() -> None:
    early = replace(ruled(1, 2, 1).placings[0], short=True, ended=REPLACED, whole=False)
    stays = replace(ruled(1, 2, 1).placings[1], short=True)
    found = Book(past=known(1, 2)).rate(replace(ruled(5_000, 2, 1), placings=(early, stays)))
    assert {one.person for one in found} == {1} and all(one.mu < 25 * MILLION for one in found)


def test_nobody_stands_higher_by_dodging_or_farming() -> None:
    """A short season of the same 200 people; `python -m tests.bench.ratings` plays long ones."""
    now = season.compared(NEWEST, (1,), games=600, farmed=20)
    assert now.gain[season.DODGING] < 0 and now.gain[season.FARMING] < SLACK and now.counted >= COUNTING
    before = season.compared(OLDEST, (1,), games=600, farmed=20)
    assert before.gain[season.FARMING] > 5 * SLACK and before.correlation < now.correlation
