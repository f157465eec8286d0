"""Stepping through whole games on one core: `python -m tests.bench.lookback [game …]`.

With the most players of each game, as a player with their own hand: seconds until the panel is there the first time,
which replays the game and draws, and for a step from one turn to the next. Bar: half a second of processor time each.
The symbols of the game have been drawn before, as for every lobby.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from statistics import median

from bot.delivery.sketches import sketch_board, sketch_hand, sketch_showcase
from bot.store.match import Line
from bot.store.table import Table, Taste
from bot.tables import history
from bot.tables.lookback import Stop, as_it_was, between, stops
from render import paint
from rules.core import Seat
from tests.bench.films import played
from tests.render.moments import PICTURED

BAR = 0.5
"""Seconds until somebody sees the next picture."""
OWN = Seat(0)


def panel(table: Table, found: Sequence[Stop], lines: Sequence[Line], number: int) -> int:
    """Everything that is told and drawn at a stop; how many bytes."""
    here, earlier = found[number], found[max(0, number - 1)]
    then, events = as_it_was(table, here), history.facts(between(lines, earlier, here), OWN)
    shown = (*sketch_board(then, "de", events), *sketch_hand(then, "de", OWN, Taste()))
    return sum(len(paint.draw(one.scene, one.palette)) for one in shown)


def seconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def main(games: Sequence[str]) -> int:
    print(f"{'':20}{'entries':>8}{'turns':>6}{'first':>8}{'a step':>8}{'worst':>8}")
    failed = 0
    for game in games:
        table, lines = played(game)
        assert table.match is not None
        paint.draw(sketch_showcase(table, Taste())[0].scene)
        found: list[Stop] = []
        first = seconds(lambda: found.extend(stops(table.rules, table.match.header, lines, 0)))  # noqa: B023
        first += seconds(lambda: panel(table, found, lines, len(found) - 1))  # noqa: B023
        steps = [seconds(lambda: panel(table, found, lines, n)) for n in range(len(found))]  # noqa: B023
        good = max(first, *steps) <= BAR
        failed += not good
        told = f"{len(lines):8}{len(found) - 1:6}{first:8.3f}{median(steps):8.3f}{max(steps):8.3f}"
        print(f"{game:20}{told}  {'ok' if good else 'TOO MUCH'}")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or PICTURED))
