"""How well does a look ahead foretell? `python -m tests.bench.foresight GAME N [--seats K] [--looks WAYS/ROUNDS …]`

At N positions of greedy games, in which one move of ten comes by chance, a few promising moves are compared: by looks
that imagine others in some ways (`worth`, `own`, `greedy`, `chance`, of `rules/playout.py`; with `+` a world each in
turn) up to so many rounds ahead or to the `end`, and by what becomes of the moves when greedy stand-ins play on from
the true state, each several times with a chance of its own. Prints for each look what the move it chooses comes to
more than the compared moves on average: points ahead of the others and victories, with standard errors; from the
second look on how far it is better than the first. Whole games between searches tell less: their luck is greater than
what a look is better by. The same seed gives the same figures again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules import agreement, bots, core
from rules.core import Action, AnyRules, Rng, Seat
from rules.playout import CHANCE, END, GREEDY, OWN, WORTH, is_weighty, margin, rounds, ways
from rules.registry import GAMES
from rules.search import Look
from tests.bench.forced import mean
from tests.bench.strength import Choices, chosen

NAMES = {"worth": WORTH, "own": OWN, "greedy": GREEDY, "chance": CHANCE}
APART = 13
"""One weighty decision of so many is looked at."""
STRAY = 10
"""One move of so many comes by chance."""
MOST, BY_ADVANTAGE, BY_WORTH = 5, 3, 4
"""So many moves are compared, and the first of those that look best by either."""


@dataclass(frozen=True, slots=True)
class Place:
    """A position with a choice that matters."""

    state: Any
    seat: Seat
    moves: tuple[Action, ...]
    deal: int
    number: int
    """Of moves before it."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What each move came to on average: hundredths of a point ahead, and parts of a victory."""

    ahead: tuple[float, ...]
    won: tuple[float, ...]


def places(rules: AnyRules, seats: int, first: int, choices: Choices) -> Iterator[Place]:
    """Positions of one deal after the other, without end."""
    deal = first
    while True:
        s, number, met = rules.setup(seats, agreement.begun(rules, choices[deal % len(choices)]), deal), 0, 0
        while waiting := core.waiting(rules, s):
            seat, stray = waiting[0], Rng(deal ^ 0x5354_5241_59, number << 24)
            legal, view = core.legal(rules, s, seat), rules.view(s, seat)
            if len(legal) > 3 and is_weighty(rules, s, seat):
                met += 1
                if met % APART == deal % APART:
                    yield Place(s, seat, compared(rules, s, seat, legal), deal, number)
            astray, stray = stray.below(STRAY)
            move = bots.greedy(rules, view, seat, legal, stray) if astray else stray.choice(legal)[0]
            s, number = rules.apply(s, seat, move).state, number + 1
        deal += 1


def compared(rules: AnyRules, s: Any, seat: Seat, legal: Sequence[Action]) -> tuple[Action, ...]:
    after = {move: rules.apply(s, seat, move).state for move in legal}
    by_advantage = sorted(legal, key=lambda move: -bots.advantage(rules, after[move], seat))
    by_worth = sorted(legal, key=lambda move: -rules.worth(after[move], seat))
    return tuple(dict.fromkeys((*by_advantage[:BY_ADVANTAGE], *by_worth[:BY_WORTH])))[:MOST]


def truth(rules: AnyRules, seats: int, place: Place, times: int) -> Worth:
    """What becomes of the moves."""
    ahead, won = [], []
    for move in place.moves:
        ends = [_end(rules, place, move, time) for time in range(times)]
        ahead.append(sum(margin(rules, end, place.seat, seats) for end in ends) / times)
        ranks = [outcome.ranks for end in ends if (outcome := rules.outcome(end))]
        won.append(sum((row[place.seat] == 1) / row.count(1) for row in ranks) / times)
    return Worth(tuple(ahead), tuple(won))


def _end(rules: AnyRules, place: Place, move: Action, time: int) -> Any:
    s, number = rules.apply(place.state, place.seat, move).state, place.number + 1
    while waiting := core.waiting(rules, s):
        seat, chance = waiting[0], Rng(place.deal * 1000 + time, number << 24)
        s = rules.apply(
            s, seat, bots.greedy(rules, rules.view(s, seat), seat, core.legal(rules, s, seat), chance)
        ).state
        number += 1
    return s


def look(rules: AnyRules, seats: int, place: Place, name: str, worlds: int) -> tuple[float, ...]:
    """What a look foretells of the moves, on average."""
    habits, _, ahead = name.partition("/")
    until = END if ahead == "end" else rules.turn(place.state) + int(ahead) * seats
    imagined = tuple(NAMES[habit] for habit in habits.split("+"))
    view = rules.view(place.state, place.seat)
    task = Look(rules, view, seats, place.seat, place.deal, place.moves, until, imagined)
    rows = [task(world) for world in range(worlds)]
    return tuple(sum(column) / worlds for column in zip(*rows, strict=True))


def gained(foretold: Sequence[float], came: Sequence[float]) -> float:
    """What the chosen move, or each of those that look equal, is better by than all."""
    best = [value for said, value in zip(foretold, came, strict=True) if said == max(foretold)]
    return sum(best) / len(best) - sum(came) / len(came)


def told(values: Sequence[float], unit: str) -> str:
    return f"{mean(values, 2)} {unit}"


def usual(rules: AnyRules) -> str:
    """How a search looks ahead in this game."""
    names = {way: name for name, way in NAMES.items()}
    return f"{'+'.join(names[way] for way in ways(rules))}/{rounds(rules)}"


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="tests.bench.foresight")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("positions", type=int)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--looks", nargs="+", default=[], help="worth/2 worth+chance/2 own/end; the search's own first")
    parser.add_argument("--worlds", type=int, default=4, help="that a look imagines")
    parser.add_argument("--times", type=int, default=6, help="that each move is played on in truth")
    parser.add_argument("--only", nargs="*", default=[], help="variants with these values: length=short")
    parser.add_argument("--edition", help="of the game's own data; the newest unless given")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    args = parser.parse_args(given)
    rules = GAMES[args.game]
    looks = [usual(rules), *args.looks]
    points: Mapping[str, list[float]] = {name: [] for name in looks}
    victories: Mapping[str, list[float]] = {name: [] for name in looks}
    found = places(rules, args.seats, args.seed, chosen(rules, args.only, args.edition))
    for _, place in zip(range(args.positions), found, strict=False):
        came = truth(rules, args.seats, place, args.times)
        for name in looks:
            foretold = look(rules, args.seats, place, name, args.worlds)
            points[name].append(gained(foretold, came.ahead) / 100)
            victories[name].append(100 * gained(foretold, came.won))
    print(f"{args.game}, {args.seats} seats, {args.positions} positions")
    for name in looks:
        line = f"  {name}: {told(points[name], 'points')}, {told(victories[name], '% of victories')}"
        if name != looks[0]:
            better = [one - other for one, other in zip(points[name], points[looks[0]], strict=True)]
            wins = [one - other for one, other in zip(victories[name], victories[looks[0]], strict=True)]
            line += f"; than the first {told(better, 'points')}, {told(wins, '%')}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
