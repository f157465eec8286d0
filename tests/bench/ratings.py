"""Do ratings order people of known strength, are they the same when made again, and does cheating pay?

`python -m tests.bench.ratings [games] [seasons]`: so many games of two to four, at two servers and in three games; then
so many seasons of honest people, dodgers and farmers (`tests/bench/season.py`), under the rules of before and of now.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from math import log

from bot.store.result import EVERYWHERE, OVERALL, Placing, Rating, Result
from bot.tables.ratings import Book, shown
from rules.core import Rng, Seat
from tests.bench import season

GAMES, PEOPLE = 5_000, 40
WANTED = 0.95
SPREAD = 3.0
"""The best is so many usual deviations of a single game above the weakest."""
GRAIN = 1 << 30
SEASONS = 5
COUNTING = 0.95
"""Share of honest games that have to count."""
SLACK = 15.0
"""Points that are none: chance alone makes two equals differ by ten times as much after a season."""


def simulated(games: int, people: int = PEOPLE, seed: int = 11) -> tuple[Mapping[int, float], tuple[Result, ...]]:
    """The strength of each person, and results that come of it by chance; some share a rank."""
    rng, results = Rng(seed), list[Result]()
    strengths = {person: SPREAD * person / people for person in range(1, people + 1)}
    for table in range(1, games + 1):
        drawn, rng = rng.below(3)
        order, rng = rng.shuffled(strengths)
        seated = order[: 2 + drawn]
        form = []
        for person in seated:
            luck, rng = rng.below(GRAIN)
            # Gumbel's distribution: whoever is stronger by one wins against the other with 73 %.
            value = strengths[person] - log(-log((luck + 0.5) / GRAIN))
            form.append(round(3 * value))
        place, rng = rng.below(6)
        results.append(_result(table, seated, form, place))
    return strengths, tuple(results)


def _result(table: int, seated: Sequence[int], form: Sequence[int], place: int) -> Result:
    ranks = [1 + sum(other > own for other in form) for own in form]
    placings = tuple(
        Placing(Seat(n), 0, person, rank, None, True, rank, "finished")
        for n, (person, rank) in enumerate(zip(seated, ranks, strict=True))
    )
    return Result(table, 1 + place % 2, f"game{place // 2}", {}, len(seated), 1000 + table, 9, True, False, placings)


def rank_correlation(strengths: Mapping[int, float], found: Mapping[int, float]) -> float:
    """Spearman's: 1 if both order people in the same way."""
    people = sorted(found)
    one, other = (_ranks([values[person] for person in people]) for values in (strengths, found))
    mean = (len(people) + 1) / 2
    both = sum((a - mean) * (b - mean) for a, b in zip(one, other, strict=True))
    return both / (sum((a - mean) ** 2 for a in one) * sum((b - mean) ** 2 for b in other)) ** 0.5


def _ranks(values: Sequence[float]) -> list[float]:
    return [1 + sum(other < own for other in values) + (values.count(own) - 1) / 2 for own in values]


def rated(results: Sequence[Result]) -> list[Rating]:
    book = Book()
    return [one for result in results for one in book.rate(result)]


def pays(seeds: Sequence[int], games: int = season.GAMES, farmed: int = season.FARMED) -> int:
    """Print what cheating brings in a season; 0: nothing, and honest people lose nothing by it."""
    before, now = season.both(seeds, games, farmed)
    print(f"{len(seeds)} seasons of {season.HONEST} honest people, {season.DODGERS} dodgers, {season.FARMERS} farmers:")
    print("points ahead of honest people of the same strength (± standard error); gained over playing honestly")
    for way in season.GROUPS:
        told = [f"{one.ahead[way]:7.1f} ±{one.doubt[way]:5.1f} {one.gain[way]:7.1f}" for one in (before, now)]
        print(f"  {way:20} before: {told[0]}   now: {told[1]}")
    print(f"  honest games that count: before {before.counted:.1%}, now {now.counted:.1%} (wanted: {COUNTING:.0%});")
    told = f"before {before.correlation:.3f}, now {now.correlation:.3f}"
    print(f"  one weighs {now.weight:.2f} now; rank correlation with true strength: {told}")
    worst = max(now.gain[way] for way in season.GROUPS)
    fair = worst <= SLACK and max(now.ahead[season.DODGING], now.ahead[season.FARMING]) <= SLACK
    print(f"  most gained by cheating: {worst:.1f} (allowed: {SLACK})")
    return 0 if fair and now.counted >= COUNTING and now.correlation >= before.correlation else 1


def main(games: int = GAMES, seasons: int = SEASONS) -> int:
    strengths, results = simulated(games)
    begun = time.process_time()
    ratings = rated(results)
    took = time.process_time() - begun
    newest = {one.person: shown(one.mu, one.sigma) for one in ratings if (one.guild, one.game) == (EVERYWHERE, OVERALL)}
    same = rated(results) == ratings
    correlation = rank_correlation(strengths, newest)
    ties = sum(len({one.standing for one in result.placings}) < len(result.placings) for result in results)
    print(
        f"{games} games of {len(strengths)} people, {ties / games:.0%} with ties: {took:.2f} s, {len(ratings)} ratings"
    )
    print(
        f"rank correlation {correlation:.4f} (wanted: {WANTED}); made again: {'the same' if same else 'NOT the same'}"
    )
    ordered = same and correlation >= WANTED
    return pays(range(seasons)) if ordered and seasons else int(not ordered)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
