"""Whose result a rated game is: a seat's belongs to whoever has made most of its moves, and who leaves has lost.

`rating-terms` in the texts says the same to players.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.result import NEWEST
from bot.store.table import FINISHED, Table, Tenure
from bot.tables.tenures import CONCEDED, HANDED_OVER, REPLACED, RESIGNED, of_seat
from rules.core import AnyRules, Outcome, Seat
from rules.match import BY_PERSON, course

LEAST = 3
"""So many moves somebody has to make at least in a game that does not say how many (`least` of its rules)."""
TWO = 2
"""A game counts between people on so many seats."""
LEFT = (REPLACED, RESIGNED, CONCEDED)
"""Whoever ends like this has given up the game, whether they come back or not."""

Spot = tuple[int, int]
"""A tenure: its seat, and its place in the row of those who have had it."""
Key = tuple[bool, int]
"""The less, the better: has somebody left, and if so when; else the rank."""


@dataclass(frozen=True, slots=True)
class Part:
    """What somebody has had of a seat."""

    place: int
    """Of their first tenure."""
    tenures: tuple[Tenure, ...]
    moves: int
    """That they have made and that were not taken back."""

    @property
    def left(self) -> int | None:
        """After which entry they gave it up to nobody; None: they have not."""
        return next((one.last for one in self.tenures if one.ended in LEFT), None)

    @property
    def gone(self) -> bool:
        return self.left is not None or self.tenures[-1].ended == HANDED_OVER


def least(rules: AnyRules) -> int:
    """How many moves somebody has to make for a rated game to be theirs."""
    return int(getattr(rules, "least", LEAST))


def counts(table: Table) -> bool:
    """Has a rated game been played for long enough to end with a result for its people, whatever they do?"""
    if not table.rated or table.ruling < NEWEST or table.match is None:
        return False
    enough = least(table.rules)
    return sum(any(one.moves >= enough for one in parts(table, info.seat)) for info in table.seats) >= TWO


def lost(table: Table) -> bool:
    """Has a rated game been lost for somebody, even if it does not count for all?"""
    if not table.rated or table.ruling < NEWEST or table.match is None:
        return False
    return counts(table) or any(
        one.moves and one.gone for info in table.seats for one in parts(table, info.seat)
    )  # fmt: skip


def parts(table: Table, seat: Seat) -> tuple[Part, ...]:
    """The people who have had a seat, in their order."""
    assert table.match is not None
    stood = set(course(table.match.log))
    own = [one.n for one in table.match.log if one.seat == seat and one.by in BY_PERSON and one.n in stood]
    found: dict[object, list[tuple[int, Tenure]]] = {}
    for place, tenure in enumerate(of_seat(table, seat)):
        if tenure.stand_in is None:
            # Whoever has had their data deleted is nobody else.
            found.setdefault(tenure.person or ("gone", place), []).append((place, tenure))
    return tuple(
        Part(of[0][0], tuple(one for _, one in of), sum(_within(n, one) for n in own for _, one in of))
        for of in found.values()
    )


@dataclass(frozen=True, slots=True)
class Claim:
    """What a game is for one of its people."""

    rank: int
    """Among all of them."""
    short: bool
    """They have not played for long enough to win by it."""


def claims(table: Table, outcome: Outcome) -> Mapping[Spot, Claim]:
    """For each person at their first tenure; none where it is nobody's.

    Whoever has left after a first move has lost, also if the game does not count for the others.
    """
    found: dict[Spot, tuple[Key, Part]] = {}
    for info in table.seats:
        people = parts(table, info.seat)
        for one in people:
            key = _key(table, one, one is max(people, key=lambda part: (part.moves, -part.place)), outcome)
            if key is not None:
                found[info.seat, one.place] = key, one
    short = {spot: not _enough(table, one) for spot, (_, one) in found.items()}
    full = len({seat for seat, place in found if not short[seat, place]}) >= TWO
    early = any(short[spot] and one.gone for spot, (_, one) in found.items())
    if not (full or early) or len({seat for seat, _ in found}) < TWO:
        return {}
    keys = [key for key, _ in found.values()]
    return {
        spot: Claim(1 + sum(other < key for other in keys), short[spot])
        for spot, (key, one) in found.items()
        if early or not short[spot]
    }


def _enough(table: Table, one: Part) -> bool:
    """Have they made the least moves, or sat there from the first entry to an end by the rules?"""
    whole = one.tenures[0].begun == 1 and one.tenures[0].ended == FINISHED
    return one.moves >= least(table.rules) or (whole and _by_rules(table))


def _by_rules(table: Table) -> bool:
    return table.match is not None and table.rules.outcome(table.match.state) is not None


def _key(table: Table, one: Part, holder: bool, outcome: Outcome) -> Key | None:
    seat = one.tenures[0].seat
    if not one.moves and not _enough(table, one):
        return None
    if one.left is not None:
        return True, -one.left
    if holder:
        lost = left(table, seat)
        return (False, outcome.ranks[seat]) if lost is None else (True, -lost)
    # Given away before most of it was played; who has only finished it has no part in the result.
    return (True, -(one.tenures[-1].last or 0)) if one.gone else None


def left(table: Table, seat: Seat) -> int | None:
    """After which entry nobody had a seat any more, or it was conceded; None: somebody had it to the end."""
    own = of_seat(table, seat)
    given_up = next((one.last for one in own if one.ended == CONCEDED), None)
    if given_up is not None or own[-1].stand_in is None:
        return given_up
    return max((one.last or 0 for one in own if one.stand_in is None), default=0)


def _within(n: int, tenure: Tenure) -> bool:
    return tenure.begun <= n and (tenure.last is None or n <= tenure.last)
