"""Who meets whom: pure functions from people and what they have played to the pods of a round.

Everything is decided by what is given and by a number for lots: the same again gives the same pods.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations

Group = tuple[int, ...]
Cost = Callable[[int, int], int]
"""What it costs to have two people at one table."""
Met = Mapping[frozenset[int], int]
"""How many times two people have met."""
Sat = Mapping[tuple[int, int], int]
"""How many times somebody has had a seat."""

REPEAT = 10**9
"""No difference of points outweighs that two meet once more."""
EXACT_PAIRS, EXACT_GROUPS = 16, 11
"""Up to so many people the best pairing is found among all; beyond that by swaps."""
STARTS = 4
"""From so many beginnings swaps are tried."""
PAIR = 2


def lot(seed: int, *about: int) -> int:
    """A number nobody can foresee, and that is the same whenever it is asked for."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, (seed, *about))).encode()).digest()[:8])


def drawn(people: Iterable[int], seed: int, *about: int) -> Group:
    """People in an order by lot."""
    return tuple(sorted(people, key=lambda person: (lot(seed, *about, person), person)))


@cache
def sizes(people: int, allowed: tuple[int, ...], best: int) -> tuple[int, ...]:
    """How large the tables of a round are: as few as can be sit out, then the nearer to the best size the better.

    Tables of one, and larger ones than the best size, there are none.
    """
    known: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    usable = [size for size in allowed if PAIR <= size <= best]
    for count in range(1, people + 1):
        out, cost, few = known[-1]
        choices = [(out + 1, cost, few)]
        for size in usable:
            if size <= count:
                out, cost, few = known[count - size]
                choices.append((out, cost + (best - size) ** 2, tuple(sorted((*few, size), reverse=True))))
        known.append(min(choices, key=lambda one: (one[0], one[1], len(one[2]))))
    return known[people][2]


def grouped(people: Sequence[int], tables: Sequence[int], cost: Cost, seed: int) -> tuple[Group, ...]:
    """People at tables of these sizes, so that all tables together cost as little as can be.

    `people`: in an order in which neighbours had better meet; the sizes add up to their number.
    """
    if not people:
        return ()
    most = EXACT_PAIRS if max(tables) == PAIR else EXACT_GROUPS
    return _best(people, tables, cost) if len(people) <= most else _good(people, tables, cost, seed)


def _best(people: Sequence[int], tables: Sequence[int], cost: Cost) -> tuple[Group, ...]:
    """The cheapest of all possible groupings."""
    costs = [[cost(a, b) if a != b else 0 for b in people] for a in people]
    kinds = sorted(set(tables), reverse=True)

    @cache
    def solved(left: int, counts: tuple[int, ...]) -> tuple[int, tuple[tuple[int, ...], ...]]:
        if not left:
            return 0, ()
        first, *others = [n for n in range(len(people)) if left >> n & 1]
        found: tuple[int, tuple[tuple[int, ...], ...]] | None = None
        for kind, size in enumerate(kinds):
            if not counts[kind]:
                continue
            fewer = (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])
            for rest in combinations(others, size - 1):
                group = (first, *rest)
                price = sum(costs[a][b] for a, b in combinations(group, 2))
                if found is not None and price >= found[0]:
                    continue
                more, pods = solved(left & ~sum(1 << n for n in group), fewer)
                if found is None or price + more < found[0]:
                    found = price + more, (group, *pods)
        assert found is not None
        return found

    counts = tuple(list(tables).count(size) for size in kinds)
    return tuple(tuple(people[n] for n in group) for group in solved((1 << len(people)) - 1, counts)[1])


def _good(people: Sequence[int], tables: Sequence[int], cost: Cost, seed: int) -> tuple[Group, ...]:
    """A grouping that no swap of two people makes cheaper, the best from several beginnings.

    With tables of two and more than twice as many people as anybody has met, no two meet again: for somebody who would,
    there is always a swap.
    """
    costs = {(a, b): cost(a, b) for a in people for b in people if a != b}
    found: tuple[int, tuple[Group, ...]] | None = None
    for start in range(STARTS):
        order = list(people) if start == 0 else list(drawn(people, seed, start))
        groups: list[list[int]] = []
        for size in tables:
            groups.append(order[:size])
            order = order[size:]
        _swap(groups, costs)
        price = sum(costs[pair] for group in groups for pair in combinations(group, 2))
        if found is None or price < found[0]:
            found = price, tuple(tuple(group) for group in groups)
        if found[0] < REPEAT:
            # Whoever is near in points is near in the first order: no other one is better.
            break
    assert found is not None
    return found[1]


def _swap(groups: list[list[int]], costs: Mapping[tuple[int, int], int]) -> None:
    """Exchange people as long as that makes it cheaper."""

    def gain(one: list[int], two: list[int], a: int, b: int) -> int:
        before = sum(costs[a, x] for x in one if x != a) + sum(costs[b, x] for x in two if x != b)
        after = sum(costs[b, x] for x in one if x != a) + sum(costs[a, x] for x in two if x != b)
        return before - after

    better = True
    while better:
        better = False
        for one, two in combinations(groups, 2):
            for i, j in ((i, j) for i in range(len(one)) for j in range(len(two))):
                if gain(one, two, one[i], two[j]) > 0:
                    one[i], two[j] = two[j], one[i]
                    better = True


def seated(group: Group, sat: Sat, seed: int) -> Group:
    """The people of a table in the order of their seats: who has had a seat seldom gets it before others."""
    orders = permutations(drawn(group, seed))
    return min(orders, key=lambda order: sum(sat.get((person, seat), 0) for seat, person in enumerate(order)))


def resting(people: Iterable[int], count: int, byes: Mapping[int, int], seed: int) -> Group:
    """Who sits out: those who have done so least; among these the ones named first."""
    order = {person: n for n, person in enumerate(people)}
    return tuple(sorted(order, key=lambda person: (byes.get(person, 0), order[person]))[:count])


def swiss(
    ranking: Sequence[int],
    points: Mapping[int, int],
    met: Met,
    byes: Mapping[int, int],
    allowed: tuple[int, ...],
    best: int,
    seed: int,
) -> tuple[tuple[Group, ...], Group]:
    """Those with equal points meet, but nobody meets again as long as that can be avoided; and who sits out.

    `ranking`: the people, best first.
    """
    tables = sizes(len(ranking), allowed, best)
    out = len(ranking) - sum(tables)

    def cost(a: int, b: int) -> int:
        return REPEAT * met.get(frozenset((a, b)), 0) + (points.get(a, 0) - points.get(b, 0)) ** 2

    def tried(rest: Group) -> tuple[tuple[Group, ...], int]:
        groups = grouped([person for person in ranking if person not in rest], tables, cost, seed)
        return groups, sum(cost(a, b) for group in groups for a, b in combinations(group, 2)) // REPEAT

    last_first = list(reversed(ranking))
    rest = resting(last_first, out, byes, seed)
    groups, repeats = tried(rest)
    if out == 1 and repeats:
        # Another one who has not sat out more often may do so, if then nobody meets again.
        for other in last_first:
            if byes.get(other, 0) == byes.get(rest[0], 0) and other != rest[0]:
                again, more = tried((other,))
                if more < repeats:
                    groups, rest, repeats = again, (other,), more
                if not repeats:
                    break
    return groups, rest


def knocked_out(
    ranking: Sequence[int], byes: Mapping[int, int], allowed: tuple[int, ...], best: int, seed: int
) -> tuple[tuple[Group, ...], Group]:
    """Those who are left, at tables by lot; who sits out, if it does not come out even, goes on.

    `ranking`: the people, best first.
    """
    tables = sizes(len(ranking), allowed, best)
    rest = resting(ranking, len(ranking) - sum(tables), byes, seed)
    order = [person for person in drawn(ranking, seed) if person not in rest]
    groups: list[Group] = []
    for size in tables:
        groups.append(tuple(order[:size]))
        order = order[size:]
    return tuple(groups), rest


def circle(people: Sequence[int]) -> tuple[tuple[Group, ...], ...]:
    """Rounds in which everybody meets everybody else once; an odd number rests one after the other.

    In pairs, each of them in the order of the seats: nobody sits first more than once more often than second.
    """
    odd = len(people) % 2 == 1
    fixed, turning = (None, list(people)) if odd else (people[-1], list(people[:-1])) if people else (None, [])
    count, rounds = len(turning), list[tuple[Group, ...]]()
    for r in range(count):
        pairs: list[Group] = []
        if fixed is not None:
            pairs.append((fixed, turning[r]) if r % 2 else (turning[r], fixed))
        for i in range(1, (count - 1) // 2 + 1):
            a, b = turning[(r + i) % count], turning[(r - i) % count]
            pairs.append((a, b) if i % 2 else (b, a))
        rounds.append(tuple(pairs))
    return tuple(rounds)


def league_pairs(people: Sequence[int], met: Met) -> tuple[Group, ...]:
    """The next round of a league of two at a table: everybody meets everybody once, whoever has come later too.

    Empty when all have met.
    """
    rounds = [tuple(pair for pair in one if not met.get(frozenset(pair))) for one in circle(people)]
    return max(rounds, key=len, default=())


def league_groups(
    people: Sequence[int], met: Met, byes: Mapping[int, int], allowed: tuple[int, ...], best: int, seed: int
) -> tuple[tuple[Group, ...], Group]:
    """The next round of a league of larger tables: as many as can be meet who have not yet; empty when all have met."""
    missing = [(a, b) for a, b in combinations(people, 2) if not met.get(frozenset((a, b)))]
    if not missing:
        return (), ()
    tables = sizes(len(people), allowed, best)
    order = drawn(people, seed)
    rest = resting(order, len(people) - sum(tables), byes, seed)

    def cost(a: int, b: int) -> int:
        times = met.get(frozenset((a, b)), 0)
        return REPEAT * (1000 + times) if times else 0

    groups = grouped([person for person in order if person not in rest], tables, cost, seed)
    if any(set(pair) <= set(group) for pair in missing for group in groups):
        return groups, rest
    # Nobody new would meet: two who have not do, whatever the rest does.
    a, b = missing[0]
    others = [person for person in order if person not in (a, b)]
    return _filled([a, b, *others], tables)


def _filled(people: Sequence[int], tables: Sequence[int]) -> tuple[tuple[Group, ...], Group]:
    groups: list[Group] = []
    left = list(people)
    for size in tables:
        groups.append(tuple(left[:size]))
        left = left[size:]
    return tuple(groups), tuple(left)
