"""Is another `worth` better? `python -m tests.bench.arena GAME [NAME=NUMBER …] [--games N] [--seats K]
[--climb STEPS | --scatter N]`

Greedy stand-ins that differ in nothing but constants of the game's `worth.py` meet; each deal is played from every
seat, in all variants in turn. Prints won games with Wilson's interval and the mean lead with its standard error.
A number in a table is named by its key as well: `PER_TURN.kiosk`. `--climb` looks for better constants by itself: a
step changes one of them by chance, and is kept where the mean lead is more than a standard error above nothing.
`--scatter` changes all of them at once, for each seat by chances of its own, and tells how the lead in the end went
with each; those that went with it clearly are moved, by short and by long steps. What was found is then measured on
deals it has not seen. The same seed gives the same course.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import log2, sqrt
from pathlib import Path
from types import ModuleType

from rules import agreement, bots, core
from rules.core import AnyRules, Rng, Seat
from rules.registry import GAMES, variants
from tests.bench.strength import Tally

FACTORS = (50, 70, 85, 120, 145, 200)
"""Per cent by which a constant may be changed in a step."""
NEAR = (70, 85, 120, 145)
"""And when all of them are changed at once. Of very small constants little is left of that: all numbers are whole."""
UNIT = "POINT"
"""What all the others are measured in: changing it says nothing that they do not say."""
FRESH = 1_000_000
"""Deals that no step has seen begin here."""
CLEAR = 1.5
"""So many standard errors from nothing, and a constant that was scattered is moved."""
STEPS = (0.25, 0.5, 1.0)
"""By how much the one that matters most is moved, in doublings; the others in proportion."""


def constants(module: ModuleType) -> dict[str, int]:
    """The numbers of a `worth.py` that can be tuned, those in tables too."""
    found: dict[str, int] = {}
    for name, value in vars(module).items():
        if name.lstrip("_").isupper():
            entries = {f"{name}.{key}": one for key, one in value.items()} if isinstance(value, dict) else {name: value}
            found |= {each: one for each, one in entries.items() if type(one) is int and one > 1}
    return found


def own_constants(game: str) -> tuple[ModuleType, dict[str, int]]:
    """The module, and what it defines itself: numbers of the rules are no matter of taste."""
    module = importlib.import_module(f"rules.{game}.worth")
    lines = Path(str(module.__file__)).read_text(encoding="utf-8").splitlines()
    heads = [line.split(" = ")[0].split(":")[0] for line in lines if " = " in line]
    written = {word.strip() for head in heads for word in head.split(",")}
    return module, {name: value for name, value in constants(module).items() if name.split(".")[0] in written}


@contextmanager
def with_constants(module: ModuleType, changed: Mapping[str, int]) -> Iterator[None]:
    """For one decision."""
    before = {name: found for name, found in constants(module).items() if name in changed}
    try:
        _set(module, changed)
        yield
    finally:
        _set(module, before)


def _set(module: ModuleType, numbers: Mapping[str, int]) -> None:
    """What the module remembers was reckoned with other numbers, and is forgotten."""
    for name, number in numbers.items():
        table, _, key = name.partition(".")
        if key:
            vars(module)[table][key] = number
        else:
            vars(module)[name] = number
    for found in vars(module).values() if numbers else ():
        if hasattr(found, "cache_clear"):
            found.cache_clear()


def play(
    rules: AnyRules, module: ModuleType, sides: Sequence[Mapping[str, int]], seed: int, options: Mapping[str, str]
) -> core.Outcome:
    """A game of greedy stand-ins, each with constants of its own."""
    s, moves = rules.setup(len(sides), agreement.begun(rules, options), seed), 0
    while waiting := core.waiting(rules, s):
        seat = waiting[0]
        legal = core.legal(rules, s, seat)
        with with_constants(module, sides[seat]):
            chance = Rng(seed ^ 0x5354_414E_4449_4E53, moves << 24)
            move = legal[0] if len(legal) == 1 else bots.greedy(rules, rules.view(s, seat), seat, legal, chance)
        s, moves = rules.apply(s, seat, move).state, moves + 1
    outcome = rules.outcome(s)
    assert outcome is not None
    return outcome


def meet(
    game: str, module: ModuleType, one: Mapping[str, int], other: Mapping[str, int], games: int, seats: int, first: int
) -> Tally:
    """One side in each seat in turn, the other on all the rest."""
    rules, found = GAMES[game], Tally()
    choices = variants(rules)
    for number in range(games):
        deal, own = first + number // seats, Seat(number % seats)
        sides = [one if seat == own else other for seat in range(seats)]
        outcome = play(rules, module, sides, deal, choices[deal % len(choices)])
        found.count(outcome, [own], [Seat(seat) for seat in range(seats) if seat != own])
    return found


def climb(
    game: str, module: ModuleType, stock: Mapping[str, int], steps: int, games: int, seats: int, seed: int
) -> dict[str, int]:
    """Better constants, as far as so many steps find any."""
    best, rng = dict[str, int](), Rng(seed)
    names = sorted(stock)
    for step in range(steps):
        name, rng = rng.choice(names)
        factor, rng = rng.choice(FACTORS)
        tried = {**best, name: max(1, best.get(name, stock[name]) * factor // 100)}
        found = meet(game, module, tried, best, games, seats, seed + step * games)
        kept = found.lead > found.error
        print(f"  {name} {tried[name]}: {found}{' kept' if kept else ''}", flush=True)
        best = tried if kept else best
    return best


def scatter(
    game: str, module: ModuleType, stock: Mapping[str, int], games: int, seats: int, seed: int
) -> dict[str, float]:
    """The slopes of those constants that clearly went with a lead when all of them were changed by chance."""
    rules, choices, rng = GAMES[game], variants(GAMES[game]), Rng(seed)
    seen: dict[str, list[tuple[float, int]]] = {name: [] for name in stock}
    for number in range(games):
        sides: list[dict[str, int]] = []
        for _ in range(seats):
            factors = dict[str, int]()
            for name in stock:
                factors[name], rng = rng.choice(NEAR)
            sides.append(factors)
        numbers = [{name: max(1, stock[name] * side[name] // 100) for name in stock} for side in sides]
        scores = play(rules, module, numbers, seed + number, choices[(seed + number) % len(choices)]).scores
        for at, side in enumerate(sides):
            lead = scores[at] - (sum(scores) - scores[at]) / (seats - 1)
            for name in stock:
                own, all_seats = log2(side[name]), sum(log2(other[name]) for other in sides)
                # Two seats say the same twice.
                if seats > 2 or not at:
                    seen[name].append((own - (all_seats - own) / (seats - 1), lead))
    slopes = {name: _slope(pairs) for name, pairs in seen.items()}
    for name, (slope, error) in sorted(slopes.items(), key=lambda pair: -abs(pair[1][0] / (pair[1][1] or 1.0))):
        print(f"  {name} {stock[name]}: {slope:+.2f} ± {error:.2f} points a doubling", flush=True)
    return {name: slope for name, (slope, error) in slopes.items() if abs(slope) > CLEAR * error}


def moved(stock: Mapping[str, int], slopes: Mapping[str, float], step: float) -> dict[str, int]:
    """Constants moved along their slopes, the steepest by the whole step."""
    most = max(map(abs, slopes.values()), default=1.0)
    return {name: max(1, round(stock[name] * 2 ** (step * slope / most))) for name, slope in slopes.items()}


def _slope(pairs: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """Of a line through nothing, with its standard error: what is changed by chance is bound to nothing else."""
    square = sum(x * x for x, _ in pairs)
    slope = sum(x * y for x, y in pairs) / square
    rest = sum((y - slope * x) ** 2 for x, y in pairs) / max(1, len(pairs) - 1)
    return slope, sqrt(rest / square)


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="tests.bench.arena")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("changes", nargs="*", metavar="NAME=NUMBER")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--climb", type=int, default=0, metavar="STEPS")
    parser.add_argument("--scatter", type=int, default=0, metavar="N", help="so many games")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    args = parser.parse_args(given)
    module, stock = own_constants(args.game)
    changed = {name: int(value) for name, _, value in (change.partition("=") for change in args.changes)}
    if unknown := changed.keys() - stock.keys():
        parser.error(f"{', '.join(sorted(unknown))}: not among {', '.join(sorted(stock))}")
    tried = [changed]
    if args.climb:
        tried = [changed | climb(args.game, module, stock, args.climb, args.games, args.seats, args.seed)]
    if args.scatter:
        centre = {name: number for name, number in (stock | changed).items() if name != UNIT}
        slopes = scatter(args.game, module, centre, args.scatter, args.seats, args.seed)
        tried = [changed | moved(centre, slopes, step) for step in STEPS]
    first = FRESH if args.climb or args.scatter else args.seed
    for one in tried:
        found = meet(args.game, module, one, {}, args.games, args.seats, first)
        told = " ".join(f"{name}={value}" for name, value in sorted(one.items())) or "nothing changed"
        print(f"{args.game} {told}: {found} against what is", flush=True)


if __name__ == "__main__":
    main()
