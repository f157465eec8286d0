"""Speed of the rules, as ratios in one run: `python -m tests.bench.engine [game …]`.

The yardstick is catanatron (`pip install .[bench]`): four-player Catan in pure Python, random players.
Bars: random play at 0.30 of its decisions a second or more; a validated replay of a whole match in 40 ms or less; the
slowest `legal` in 10 ms or less (cold caches count; pauses of the garbage collector hit any line and do not); JSON of
a state of 16 KB or less, out and in within 3 ms.
"""

from __future__ import annotations

import gc
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules import codec, core, match
from rules.core import AnyRules
from rules.registry import GAMES, variants

SECONDS = 3.0
REPEATS = 5
clock = time.process_time


def milliseconds(work: Callable[[], object]) -> float:
    """Median of a few runs."""
    taken = []
    for _ in range(REPEATS):
        start = clock()
        work()
        taken.append((clock() - start) * 1e3)
    return statistics.median(taken)


def yardstick() -> float | None:
    """Decisions a second of catanatron; None if it is not installed."""
    try:
        from catanatron.game import Game
        from catanatron.models.player import Color, RandomPlayer
    except ImportError:
        return None
    random.seed(1)

    def play() -> int:
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    play()
    start, decisions = clock(), 0
    while clock() - start < SECONDS:
        decisions += play()
    return decisions / (clock() - start)


@dataclass
class Figures:
    decisions: float
    worst_legal: float
    replay: float
    entries: int
    size: int
    code: float


def measure(rules: AnyRules) -> Figures:
    """Random play over all numbers of seats and variants; replay and size of the longest match seen."""
    cases = [(seats, options) for seats in rules.seats for options in variants(rules)]
    choose, longest, size, code = random.Random(1), None, 0, 0.0
    decisions, spent, worst, number = 0, 0.0, 0.0, 0
    while spent < SECONDS or number < len(cases):
        seats, options = cases[number % len(cases)]
        now = match.new(rules, seats, number, options)
        gc.collect()
        gc.disable()
        start = clock()
        while waiting := core.waiting(rules, now.state):
            seat = choose.choice(waiting)
            before = clock()
            legal = core.legal(rules, now.state, seat)
            worst = max(worst, clock() - before)
            now, _ = match.play(rules, now, seat, choose.choice(legal), hashed=False)
            decisions += 1
        gc.enable()
        spent += clock() - start
        number += 1
        if longest is None or len(now.log) > len(longest.log):
            longest = now
    assert longest is not None
    states: list[Any] = []
    again = match.begin(rules, longest.header)
    for entry in longest.log:
        again = match.follow(rules, again, entry, hashed=False)
        states.append(again.state)
    fullest = max(states, key=lambda state: len(codec.dumps(state)))
    size = len(codec.dumps(fullest).encode())
    code = milliseconds(lambda: codec.loads(rules.state, codec.dumps(fullest)))
    replayed = milliseconds(lambda: match.replay(rules, longest.header, longest.log, hashed=False))
    return Figures(decisions / spent, worst * 1e3, replayed, len(longest.log), size, code)


def verdict(good: bool) -> str:
    return "" if good else " (!)"


def main(games: list[str]) -> None:
    base = yardstick()
    print(f"catanatron: {base:,.0f} decisions/s" if base else "catanatron is not installed: no ratio")
    print(f"{'game':20}{'decisions/s':>14}{'ratio':>10}{'worst legal':>16}{'replay':>22}{'JSON':>12}{'out and in':>14}")
    for game in games or sorted(GAMES):
        f = measure(GAMES[game])
        ratio = f"{f.decisions / base:.2f}{verdict(f.decisions / base >= 0.3)}" if base else "-"
        print(
            f"{game:20}{f.decisions:14,.0f}{ratio:>10}"
            f"{f'{f.worst_legal:.1f} ms{verdict(f.worst_legal <= 10)}':>16}"
            f"{f'{f.replay:.1f} ms/{f.entries}{verdict(f.replay <= 40)}':>22}"
            f"{f'{f.size / 1024:.1f} KB{verdict(f.size <= 16384)}':>12}{f'{f.code:.1f} ms{verdict(f.code <= 3)}':>14}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
