"""Whose result a rated game is: a seat's belongs to whoever has made most of its moves, and who leaves has lost.

`rating-terms` in the texts says the same to players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


def least(rules: AnyRules) -> int:
    """How many moves somebody has to make for a rated game to be theirs."""
    return int(getattr(rules, "least", LEAST))


def counts(table: Table) -> bool:
    """Has a rated game been played for long enough to end with a result for its people, whatever they do?"""
    if not table.rated or table.ruling < NEWEST or table.match is None:
        return False
    enough = least(table.rules)
    return sum(any(one.moves >= enough for one in parts(table, info.seat)) for info in table.seats) >= TWO


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


def claims(table: Table, outcome: Outcome) -> Mapping[Spot, int]:
    """The ranks among those whose game it is, at the first tenure of each; none where there is nobody to compare."""
    keys = {
        (seat, part.place): key
        for seat in range(len(table.seats))
        for part, key in _of_seat(table, Seat(seat), outcome)
    }
    if len({seat for seat, _ in keys}) < TWO:
        return {}
    return {spot: 1 + sum(other < key for other in keys.values()) for spot, key in keys.items()}


def _of_seat(table: Table, seat: Seat, outcome: Outcome) -> Sequence[tuple[Part, Key]]:
    people = parts(table, seat)
    if not people:
        return ()
    holder = max(people, key=lambda one: (one.moves, -one.place))
    kept = [(one, _key(table, one, one is holder, outcome)) for one in people if _played(table, one)]
    return [(one, key) for one, key in kept if key is not None]


def _played(table: Table, one: Part) -> bool:
    """Have they made the least moves, or sat there from the first entry to an end by the rules?"""
    whole = one.tenures[0].begun == 1 and one.tenures[0].ended == FINISHED
    return one.moves >= least(table.rules) or (whole and _by_rules(table))


def _by_rules(table: Table) -> bool:
    return table.match is not None and table.rules.outcome(table.match.state) is not None


def _key(table: Table, one: Part, holder: bool, outcome: Outcome) -> Key | None:
    seat = one.tenures[0].seat
    if one.left is not None:
        return True, -one.left
    if holder:
        lost = left(table, seat)
        return (False, outcome.ranks[seat]) if lost is None else (True, -lost)
    last = one.tenures[-1]
    # Given away before most of it was played.
    return (True, -(last.last or 0)) if last.ended == HANDED_OVER else None


def left(table: Table, seat: Seat) -> int | None:
    """After which entry nobody had a seat any more, or it was conceded; None: somebody had it to the end."""
    own = of_seat(table, seat)
    given_up = next((one.last for one in own if one.ended == CONCEDED), None)
    if given_up is not None or own[-1].stand_in is None:
        return given_up
    return max((one.last or 0 for one in own if one.stand_in is None), default=0)


def _within(n: int, tenure: Tenure) -> bool:
    return tenure.begun <= n and (tenure.last is None or n <= tenure.last)
