"""What is thought of people for their rated games: derived from results alone, in the order in which they ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openskill.models import BradleyTerryPart

from bot.store.result import EVERYWHERE, OVERALL, Placing, Rating, Result
from bot.tables.moments import DAY
from bot.tables.tenures import REPLACED

MODEL = BradleyTerryPart()
"""Fair at ties, unlike the library's first model: a worse rank never gains more."""
MILLION = 1_000_000
ABSENCE = 14 * DAY
"""Of the games that somebody has lost by one absence only the first counts."""
SHOWN = 5
"""So many rated games until a rating is shown."""
YEAR = 365 * DAY
"""Whoever has not played a rated game for so long stands on no list."""

Pool = tuple[int, str]
"""A server or all of them, a game or all of them: in each, people are compared apart."""
Key = tuple[int, str, int]


def pools(result: Result) -> tuple[Pool, ...]:
    """Where a game counts."""
    return tuple((guild, game) for guild in (result.guild, EVERYWHERE) for game in (result.game, OVERALL))


def rated(result: Result) -> tuple[Placing, ...]:
    return tuple(one for one in result.placings if one.standing is not None and one.person is not None)


class Book:
    """The newest rating of everybody who has one, and the absences that have cost a game."""

    def __init__(self, known: Iterable[Rating] = (), past: Iterable[Result] = ()) -> None:
        """`past`: earlier results of those who may have been absent."""
        self._newest: dict[Key, Rating] = {(one.guild, one.game, one.person): one for one in known}
        self._absences: dict[int, list[int]] = {}
        for result in past:
            self._counting(result)

    def rate(self, result: Result) -> tuple[Rating, ...]:
        """The ratings that come of a game."""
        own = self._counting(result)
        if len(own) < 2:
            return ()
        fresh = [rating for pool in pools(result) for rating in self._rate(pool, result, own)]
        self._newest.update({(one.guild, one.game, one.person): one for one in fresh})
        return tuple(fresh)

    def _rate(self, pool: Pool, result: Result, own: Sequence[Placing]) -> list[Rating]:
        people = [one.person for one in own if one.person is not None]
        before = [self._newest.get((*pool, person)) for person in people]
        teams = [
            [MODEL.rating() if one is None else MODEL.rating(mu=one.mu / MILLION, sigma=one.sigma / MILLION)]
            for one in before
        ]
        after = MODEL.rate(teams, ranks=[float(one.standing or 0) for one in own])
        return [
            Rating(
                *pool, person, 1 if old is None else old.n + 1, result.table, round(new.mu * MILLION),
                round(new.sigma * MILLION), result.finished,
            )
            for person, old, (new,) in zip(people, before, after, strict=True)
        ]  # fmt: skip

    def _counting(self, result: Result) -> tuple[Placing, ...]:
        """Those for whom a game counts."""
        return tuple(one for one in rated(result) if not self._excused(one))

    def _excused(self, one: Placing) -> bool:
        """Has the same absence cost another game?"""
        if one.ended != REPLACED or one.left is None or one.person is None:
            return False
        known = self._absences.setdefault(one.person, [])
        if any(abs(one.left - other) < ABSENCE for other in known):
            return True
        known.append(one.left)
        return False


def shown(mu: int, sigma: int) -> int:
    """A rating as people read it: 1000 to begin with, careful as long as little is known."""
    return 750 + round(30 * (mu - 2 * sigma) / MILLION)
