"""How a cup stands: points, tie-breaks, places. Pure functions from a cup."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from bot.store.cup import BYE, KNOCK_OUT, ROUND_ROBIN, WALKOVER, Cup, Pod
from bot.tables.pairing import PAIR, lot

HALF = Fraction(1, 2)
WHOLE = 24
"""Points are compared in parts of so many: shares of one to four opponents, ties half."""


@dataclass(frozen=True, slots=True)
class Line:
    """How somebody stands."""

    person: int
    name: str
    place: int
    """Equal for those whom no tie-break tells apart."""
    points: Fraction
    strength: Fraction
    """The first tie-break: the points of those met, on average; in a league those of the ones beaten."""
    wins: int
    """How often alone or with others in the first place of a table."""
    games: int
    survived: int
    """Rounds after which the person was still in a knock-out."""
    left: bool


def shares(ranks: Sequence[int]) -> tuple[Fraction, ...]:
    """What each place at a table is worth: the share of the opponents who were beaten; level ones count half."""
    others = len(ranks) - 1
    return tuple(
        Fraction(2 * sum(one < other for other in ranks) + (sum(one == other for other in ranks) - 1), 2 * others)
        if others
        else Fraction(1)
        for one in ranks
    )


def earned(cup: Cup, pod: Pod) -> tuple[Fraction, ...]:
    """What the people of a pod get for it."""
    if not pod.done:
        return tuple(Fraction(0) for _ in pod.people)
    if pod.how == BYE:
        # In a league of two at a table everybody rests equally often.
        rest = Fraction(0) if cup.form == ROUND_ROBIN and cup.seats == PAIR else HALF
        return tuple(rest for _ in pod.people)
    return shares(pod.ranks)


def points(cup: Cup, upto: int | None = None) -> Mapping[int, Fraction]:
    found = {one.person: Fraction(0) for one in cup.entrants}
    for pod in _until(cup, upto):
        for person, share in zip(pod.people, earned(cup, pod), strict=True):
            found[person] = found.get(person, Fraction(0)) + share
    return found


def met(cup: Cup) -> Mapping[frozenset[int], int]:
    """How often two people have been paired."""
    return Counter(frozenset(pair) for pod in cup.pods for pair in combinations(pod.people, 2))


def byes(cup: Cup) -> Mapping[int, int]:
    return Counter(person for pod in cup.pods if pod.how == BYE for person in pod.people)


def sat(cup: Cup) -> Mapping[tuple[int, int], int]:
    """How often somebody has had which seat."""
    return Counter(
        (person, seat) for pod in cup.pods if pod.how not in (BYE, WALKOVER) for seat, person in enumerate(pod.people)
    )


def winner(cup: Cup, pod: Pod) -> int | None:
    """Who goes on in a knock-out: the best, of level ones the one with more points so far, then by lot."""
    if not pod.done:
        return None
    if pod.how == BYE:
        return pod.people[0]
    so_far = points(cup, pod.round - 1)
    order = sorted(
        zip(pod.ranks, pod.people, strict=True),
        key=lambda one: (one[0], -so_far.get(one[1], Fraction(0)), lot(cup.seed, pod.round, one[1])),
    )
    return order[0][1]


def survivors(cup: Cup, number: int) -> tuple[int, ...]:
    """Who is still in a knock-out after a round, in the order of the pods; at first everybody."""
    if number < 1:
        return tuple(one.person for one in cup.entrants)
    return tuple(person for pod in cup.of_round(number) if (person := winner(cup, pod)) is not None)


def standings(cup: Cup, upto: int | None = None) -> tuple[Line, ...]:
    """Everybody, best first, after the given round or now."""
    pods = tuple(_until(cup, upto))
    have = points(cup, upto)
    firsts, games = Counter[int](), Counter[int]()
    for pod in pods:
        if pod.how in ("", BYE):
            continue
        for person, rank in zip(pod.people, pod.ranks, strict=True):
            games[person] += pod.how != WALKOVER
            firsts[person] += rank == 1
    lasted = Counter[int]()
    if cup.form == KNOCK_OUT:
        for number in range(1, (cup.round if upto is None else upto) + 1):
            lasted.update(survivors(cup, number))
    strong = _beaten(cup, pods, have) if cup.form == ROUND_ROBIN else _opponents(pods, have)

    def merit(person: int) -> tuple[Fraction, ...]:
        one = cup.entrant(person)
        stays = Fraction(int(one is not None and not one.left)) if cup.form == KNOCK_OUT else Fraction(0)
        return (Fraction(lasted[person]), stays, have[person], strong[person], Fraction(firsts[person]))

    order = sorted(
        (one.person for one in cup.entrants),
        key=lambda person: (*(-part for part in merit(person)), lot(cup.seed, 0, person)),
    )
    found: list[Line] = []
    for n, person in enumerate(order):
        # In a knock-out there is one winner, if need be by lot.
        level = n > 0 and merit(order[n - 1]) == merit(person) and not (cup.form == KNOCK_OUT and n == 1)
        entrant = cup.entrant(person)
        found.append(
            Line(
                person, cup.name_of(person), found[-1].place if level else n + 1, have[person], strong[person],
                firsts[person], games[person], lasted[person], entrant is not None and bool(entrant.left),
            )
        )  # fmt: skip
    return tuple(found)


def _until(cup: Cup, upto: int | None) -> Iterable[Pod]:
    return (pod for pod in cup.pods if upto is None or pod.round <= upto)


def _opponents(pods: Iterable[Pod], have: Mapping[int, Fraction]) -> Mapping[int, Fraction]:
    """The points of those whom somebody has met, on average."""
    found: dict[int, list[Fraction]] = {person: [] for person in have}
    for pod in pods:
        if pod.how in ("", BYE, WALKOVER):
            continue
        for person in pod.people:
            found[person] += [have[other] for other in pod.people if other != person]
    return {person: sum(all_, Fraction(0)) / len(all_) if all_ else Fraction(0) for person, all_ in found.items()}


def _beaten(cup: Cup, pods: Iterable[Pod], have: Mapping[int, Fraction]) -> Mapping[int, Fraction]:
    """The points of those whom somebody has beaten, and half of those they were level with."""
    found = dict.fromkeys(have, Fraction(0))
    for pod in pods:
        if pod.how in ("", BYE):
            continue
        for person, rank in zip(pod.people, pod.ranks, strict=True):
            for other, theirs in zip(pod.people, pod.ranks, strict=True):
                if other != person and rank <= theirs:
                    found[person] += have[other] * (1 if rank < theirs else HALF)
    return found
