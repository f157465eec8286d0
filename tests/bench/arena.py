"""Is another `worth` better? `python -m tests.bench.arena GAME [NAME=NUMBER …] [--games N] [--climb STEPS] [--seats K]`

Greedy stand-ins that differ in nothing but constants of the game's `worth.py` meet; each deal is played from every
seat, in all variants in turn. Prints won games with Wilson's interval and the mean lead with its standard error.
`--climb` looks for better constants by itself: a step changes one of them by chance, and is kept where the mean lead
is more than a standard error above nothing. What was found is then measured on deals it has not seen. The same seed
gives the same course.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from rules import bots, core
from rules.core import AnyRules, Rng, Seat
from rules.registry import GAMES, variants
from tests.bench.strength import Tally

FACTORS = (50, 70, 85, 120, 145, 200)
"""Per cent by which a constant may be changed in a step."""
FRESH = 1_000_000
"""Deals that no step has seen begin here."""


def constants(module: ModuleType) -> dict[str, int]:
    """The numbers of a `worth.py` that can be tuned."""
    return {name: value for name, value in vars(module).items() if name.isupper() and type(value) is int and value > 1}


def own_constants(game: str) -> tuple[ModuleType, dict[str, int]]:
    """The module, and what it defines itself: numbers of the rules are no matter of taste."""
    module = importlib.import_module(f"rules.{game}.worth")
    lines = Path(str(module.__file__)).read_text(encoding="utf-8").splitlines()
    written = {word.strip() for line in lines if " = " in line for word in line.split(" = ")[0].split(",")}
    return module, {name: value for name, value in constants(module).items() if name in written}


@contextmanager
def with_constants(module: ModuleType, changed: Mapping[str, int]) -> Iterator[None]:
    """For one decision."""
    before = {name: getattr(module, name) for name in changed}
    try:
        _set(module, changed)
        yield
    finally:
        _set(module, before)


def _set(module: ModuleType, numbers: Mapping[str, int]) -> None:
    """What the module remembers was reckoned with other numbers, and is forgotten."""
    vars(module).update(numbers)
    for found in vars(module).values() if numbers else ():
        if hasattr(found, "cache_clear"):
            found.cache_clear()


def play(
    rules: AnyRules, module: ModuleType, sides: Sequence[Mapping[str, int]], seed: int, options: Mapping[str, str]
) -> core.Outcome:
    """A game of greedy stand-ins, each with constants of its own."""
    s, moves = rules.setup(len(sides), core.begun(rules, options), seed), 0
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


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="tests.bench.arena")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("changes", nargs="*", metavar="NAME=NUMBER")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--climb", type=int, default=0, metavar="STEPS")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    args = parser.parse_args(given)
    module, stock = own_constants(args.game)
    changed = {name: int(value) for name, _, value in (change.partition("=") for change in args.changes)}
    if unknown := changed.keys() - stock.keys():
        parser.error(f"{', '.join(sorted(unknown))}: not among {', '.join(sorted(stock))}")
    if args.climb:
        changed |= climb(args.game, module, stock, args.climb, args.games, args.seats, args.seed)
    first = FRESH if args.climb else args.seed
    found = meet(args.game, module, changed, {}, args.games, args.seats, first)
    told = " ".join(f"{name}={value}" for name, value in sorted(changed.items())) or "nothing changed"
    print(f"{args.game} {told}: {found} against what is")


if __name__ == "__main__":
    main()
