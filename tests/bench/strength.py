"""How strong are the stand-ins? `python -m tests.bench.strength GAME N [--seconds S | --worlds W] [--seats K] …`

Prints `GAME search W of N against greedy`: games of two with the seats alternating, each deal played from both of
them. The level *hard* searches, and takes a second of processor time a move at most. A shared victory counts half.
With more seats one searches against greedy ones on all others. `--robin` lets all kinds play each other, with more
than two seats all at one table in turn. In brackets the interval that holds the true share in 95 of 100 such series
(Wilson's), the mean lead in points with its standard error, and what a decision took. With `--worlds` and the same
`--seed` all of it comes out the same again.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Any

from rules import agreement, bots, core, playout
from rules.core import Action, AnyRules, Rng, Seat
from rules.registry import GAMES, variants
from rules.search import LEVELS, Level, search

clock = time.process_time
Choices = Sequence[Mapping[str, str]]
"""The variants that are played in turn."""
SEARCH, GREEDY, RANDOM = "search", "greedy", "random"


@dataclass
class Effort:
    """How much a search may take, and what it took."""

    seconds: float
    worlds: int
    ahead: int
    decisions: int = 0
    looked: int = 0
    spent: float = 0.0
    longest: float = 0.0

    def choose(
        self, rules: AnyRules, view: Any, seats: int, seat: Seat, options: Sequence[Action], seed: int
    ) -> Action:
        if len(options) == 1:
            return options[0]
        begun = clock()
        end = begun + self.seconds
        stop: Callable[[], bool] = (lambda: clock() >= end) if self.seconds else playout.never
        found = search(rules, view, seats, seat, options, seed, Level(self.worlds, self.ahead), stop)
        took = clock() - begun
        self.decisions, self.looked = self.decisions + 1, self.looked + found.worlds
        self.spent, self.longest = self.spent + took, max(self.longest, took)
        return found.move

    def __str__(self) -> str:
        n = max(1, self.decisions)
        taken = f"{1e3 * self.spent / n:.0f} ms (at most {1e3 * self.longest:.0f})"
        return f"{taken}, {self.looked / n:.1f} worlds a decision"


@dataclass
class Tally:
    """What came of some games for one side."""

    games: int = 0
    won: float = 0.0
    leads: list[float] = field(default_factory=list)

    def count(self, outcome: core.Outcome, own: Sequence[Seat], others: Sequence[Seat]) -> None:
        first = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        self.games += 1
        self.won += sum(seat in own for seat in first) / len(first)
        self.leads.append(max(outcome.scores[seat] for seat in own) - max(outcome.scores[seat] for seat in others))

    @property
    def lead(self) -> float:
        """On average."""
        return sum(self.leads) / len(self.leads)

    @property
    def error(self) -> float:
        """Of the mean lead."""
        spread = sum((lead - self.lead) ** 2 for lead in self.leads) / max(1, len(self.leads) - 1)
        return sqrt(spread / len(self.leads))

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        return f"{self.won:g} of {self.games} ({low:.0%}-{high:.0%}, lead {self.lead:+.1f} ± {self.error:.1f})"


def wilson(won: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Where the true share lies, most likely."""
    share, square = won / games, z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = z * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def chosen(rules: AnyRules, only: Sequence[str], edition: str | None = None) -> Choices:
    """The variants in which each named option has one of the values given, `NAME=VALUE,VALUE`; with their edition."""
    several = edition or len(agreement.editions(rules)) > 1
    given = {agreement.EDITION: edition or agreement.current(rules)} if several else {}
    wanted = {name: values.split(",") for name, values in (part.split("=", 1) for part in only)}
    found = [one for one in variants(rules) if all(one.get(name) in values for name, values in wanted.items())]
    return [{**one, **given} for one in found]


def play(rules: AnyRules, kinds: Sequence[str], seed: int, options: Mapping[str, str], effort: Effort) -> core.Outcome:
    """A game among stand-ins, by seat."""
    s, moves = rules.setup(len(kinds), agreement.begun(rules, options), seed), 0
    while waiting := core.waiting(rules, s):
        seat = waiting[0]
        legal, view = core.legal(rules, s, seat), rules.view(s, seat)
        source = Rng(seed ^ 0x5354_414E_4449_4E53, moves << 24)
        if kinds[seat] in bots.BOTS:
            move = bots.BOTS[kinds[seat]](rules, view, seat, legal, source)
        else:
            # Chance of its own: nothing that the deal came from.
            chance, _ = Rng(0x5345_4152_4348, seed * 10_000 + moves).below(1 << 62)
            move = effort.choose(rules, view, len(kinds), seat, legal, chance)
        s, moves = rules.apply(s, seat, move).state, moves + 1
    outcome = rules.outcome(s)
    assert outcome is not None
    return outcome


def series(
    rules: AnyRules, one: str, other: str, games: int, seats: int, first: int, effort: Effort, choices: Choices,
    tell: bool = False,
) -> Tally:  # fmt: skip
    """One against others on all other seats; every deal is played from each seat, in all variants in turn."""
    found = Tally()
    for number in range(games):
        deal, own = first + number // seats, Seat(number % seats)
        kinds = [one if seat == own else other for seat in range(seats)]
        outcome = play(rules, kinds, deal, choices[deal % len(choices)], effort)
        found.count(outcome, [own], [Seat(seat) for seat in range(seats) if seat != own])
        if tell:
            print(f"  deal {deal} seat {own}: {outcome.scores} ranks {outcome.ranks}", flush=True)
    return found


def robin(
    rules: AnyRules, kinds: Sequence[str], games: int, seats: int, first: int, effort: Effort, choices: Choices
) -> None:  # fmt: skip
    """Two seats: each against each. More: all kinds in turn at one table, each deal in every order of turning."""
    if seats == 2:
        for one, other in combinations(kinds, 2):
            found = series(rules, one, other, games, 2, first, effort, choices)
            print(f"{rules.id} {one} {found} against {other}", flush=True)
        return
    tallies = {kind: Tally() for kind in kinds}
    for number in range(games):
        deal, turned = first + number // seats, number % seats
        seated = [kinds[(seat + turned) % len(kinds)] for seat in range(seats)]
        outcome = play(rules, seated, deal, choices[deal % len(choices)], effort)
        for kind, tally in tallies.items():
            own = [Seat(seat) for seat in range(seats) if seated[seat] == kind]
            rest = [Seat(seat) for seat in range(seats) if seated[seat] != kind]
            if own and rest:
                tally.count(outcome, own, rest)
    for kind, tally in tallies.items():
        print(f"{rules.id} {kind} {tally} at tables of {seats}", flush=True)


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="tests.bench.strength")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("games", type=int)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time a move at most; 0: no limit")
    parser.add_argument("--worlds", type=int, help="a fixed number of worlds, however long they take")
    parser.add_argument("--rounds", type=int, help="at most so many rounds ahead, instead of the level's")
    parser.add_argument("--level", choices=sorted(LEVELS), default="hard", help="worlds and rounds")
    parser.add_argument("--against", choices=sorted(bots.BOTS), default=GREEDY)
    parser.add_argument("--robin", action="store_true", help="search, greedy and random, all against each other")
    parser.add_argument("--seed", type=int, default=1, help="the first deal")
    parser.add_argument("--only", nargs="*", default=[], help="variants with these values: modules=AB,AC")
    parser.add_argument("--edition", help="of the game's own data; the newest unless given")
    parser.add_argument("--tell", action="store_true", help="every game")
    args = parser.parse_args(given)
    rules, level = GAMES[args.game], LEVELS[args.level]
    if args.seats not in rules.seats:
        parser.error(f"{args.game} is played by {', '.join(map(str, rules.seats))}")
    ahead = level.rounds if args.rounds is None else args.rounds
    effort = Effort(0.0 if args.worlds else args.seconds, args.worlds or level.worlds, ahead)
    choices = chosen(rules, args.only, args.edition)
    if args.robin:
        robin(rules, (SEARCH, GREEDY, RANDOM), args.games, args.seats, args.seed, effort, choices)
    else:
        found = series(rules, SEARCH, args.against, args.games, args.seats, args.seed, effort, choices, args.tell)
        print(f"{args.game} search {found} against {args.against}")
    print(f"  {effort}", flush=True)


if __name__ == "__main__":
    main()
