"""What is thought of people for their rated games: derived from results alone, in the order in which they ended."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, permutations

from openskill.models import BradleyTerryPart

from bot.store.result import EVERYWHERE, NEWEST, OVERALL, Placing, Rating, Result
from bot.store.table import FINISHED
from bot.tables.moments import DAY
from bot.tables.tenures import REPLACED

MODEL = BradleyTerryPart()
"""Fair at ties, unlike the library's first model: a worse rank never gains more."""
MILLION = 1_000_000
TWO = 2
"""So many people are rated at least."""
ABSENCE = 14 * DAY
"""Under the oldest ruling, of the games that somebody has lost by one absence only the first counts."""
LATELY = 90 * DAY
"""The second game of the same two within so long weighs 2/3, the third 1/2, the n-th 2/(n+1)."""
LARGE = 8
"""In a cup of so many people, repeated games of two weigh in full: its rounds decide who meets whom."""
KNOWN = 8
"""Against whoever has played so many different people a game weighs in full; against half of that, an eighth.

Squares instead of cubes left three accounts of one's own worth 35 points in a season (`tests.bench.ratings`).
"""
FEW, LEAST = 4, 0.05
"""Whoever has met fewer people is a stranger, and weighs this; all strangers together are one who is met again.

Two friends who play each other alone so move a little, and no more: there is nobody to compare them with.
"""
UNKNOWN = 0
"""Stands for everybody who has had their data deleted in the middle of a game, as if they were one person."""
HALF = 0.5
"""What a game against somebody like this weighs; the next one lately weighs half of that, and so on."""
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
    """Whose game it was. Without a number: somebody who has had their data deleted before its end."""
    return tuple(one for one in result.placings if one.standing is not None)


class Book:
    """The newest rating of everybody who has one, and who has met whom."""

    def __init__(self, known: Iterable[Rating] = (), past: Iterable[Result] = ()) -> None:
        """`past`: all earlier rated results of those who will be rated, in their order."""
        self._newest: dict[Key, Rating] = {(one.guild, one.game, one.person): one for one in known}
        self._absences: dict[int, list[int]] = {}
        self._met: dict[frozenset[int], list[int]] = {}
        self._others: dict[int, set[int]] = {}
        self._strangers: dict[int, list[int]] = {}
        for result in past:
            self._meet(result, _full(self._counting(result)))

    def rate(self, result: Result) -> tuple[Rating, ...]:
        """The ratings that come of a game."""
        all_ = self._counting(result)
        own = _full(all_)
        weights = {one: self.weight(result, one, own) for one in own}
        early = {one: self.weight(result, one, all_) for one in all_ if one.short and one.ended != FINISHED}
        self._meet(result, own)
        fresh = []
        for pool in pools(result):
            fresh += self._rate(pool, result, own, weights) if own else []
            fresh += self._rate(pool, result, all_, early) if early else []
        self._newest.update({(one.guild, one.game, one.person): one for one in fresh})
        return tuple(fresh)

    def weight(self, result: Result, one: Placing, own: Sequence[Placing]) -> float:
        """How much of a game counts for somebody: less against whom they have met often, or whom hardly anybody has."""
        if result.ruling < NEWEST:
            return 1.0
        others = [other for other in own if other.seat != one.seat]
        return sum(self._again(result, one, other) * self._known(one, other) for other in others) / len(others)

    def _again(self, result: Result, one: Placing, other: Placing) -> float:
        """By how often two have met lately."""
        if result.cup >= LARGE and other.person is not None:
            return 1.0
        met = _lately(self._met.get(_pair(one, other), ()), result)
        if other.person is None:
            return HALF ** (1 + met)
        if self._stranger(one, other):
            met = max(met, _lately(self._strangers.get(_number(one), ()), result))
        return 2 / (2 + met)

    def _stranger(self, one: Placing, other: Placing) -> bool:
        return len(self._others.get(_number(other), set()) | {_number(one)}) < FEW

    def _known(self, one: Placing, other: Placing) -> float:
        """By how many different people the other one has met, with this one."""
        if other.person is None:
            return 1.0
        if self._stranger(one, other):
            return LEAST
        return float((min(KNOWN, len(self._others[other.person] | {_number(one)})) / KNOWN) ** 3)

    def _meet(self, result: Result, own: Sequence[Placing]) -> None:
        for one, other in permutations(own, 2):
            if one.seat != other.seat and self._stranger(one, other):
                self._strangers.setdefault(_number(one), []).append(result.finished)
        for one, other in combinations(own, 2):
            if one.seat != other.seat:
                self._met.setdefault(_pair(one, other), []).append(result.finished)
                self._others.setdefault(_number(one), set()).add(_number(other))
                self._others.setdefault(_number(other), set()).add(_number(one))

    def _rate(
        self, pool: Pool, result: Result, own: Sequence[Placing], weights: Mapping[Placing, float]
    ) -> list[Rating]:
        """Of those with a weight. Who has left before they had played enough gains nothing."""
        before = [None if one.person is None else self._newest.get((*pool, one.person)) for one in own]
        teams = [
            [MODEL.rating() if one is None else MODEL.rating(mu=one.mu / MILLION, sigma=one.sigma / MILLION)]
            for one in before
        ]
        after = MODEL.rate(teams, ranks=[float(one.standing or 0) for one in own])
        return [
            Rating(
                *pool, one.person, 1 if old is None else old.n + 1, result.table,
                _part(was.mu, min(was.mu, new.mu) if one.short else new.mu, weights[one]),
                _part(was.sigma, new.sigma, weights[one]), result.finished,
            )
            for one, old, (was,), (new,) in zip(own, before, teams, after, strict=True)
            if one.person is not None and one in weights
        ]  # fmt: skip

    def _counting(self, result: Result) -> tuple[Placing, ...]:
        """Those for whom a game counts."""
        return tuple(one for one in rated(result) if result.ruling >= NEWEST or not self._excused(one))

    def _excused(self, one: Placing) -> bool:
        """Has the same absence cost another game?"""
        if one.ended != REPLACED or one.left is None or one.person is None:
            return False
        known = self._absences.setdefault(one.person, [])
        if any(abs(one.left - other) < ABSENCE for other in known):
            return True
        known.append(one.left)
        return False


def _full(own: Sequence[Placing]) -> tuple[Placing, ...]:
    """Those for whom a game counts in full, if they are enough."""
    found = tuple(one for one in own if not one.short)
    return found if len({one.seat for one in found}) >= TWO else ()


def _lately(moments: Iterable[int], result: Result) -> int:
    return sum(at > result.finished - LATELY for at in moments)


def _number(one: Placing) -> int:
    return UNKNOWN if one.person is None else one.person


def _pair(one: Placing, other: Placing) -> frozenset[int]:
    return frozenset((_number(one), _number(other)))


def _part(old: float, new: float, weight: float) -> int:
    """In millionths: as far on the way from one value to another as a game weighs."""
    return round((new if weight == 1 else old + weight * (new - old)) * MILLION)


def shown(mu: int, sigma: int) -> int:
    """A rating as people read it: 1000 to begin with, careful as long as little is known."""
    return 750 + round(30 * (mu - 2 * sigma) / MILLION)
