"""Films of whole random games on one core: `python -m tests.bench.films [game …]`.

With the most players of each game: turns, frames, seconds and bytes. Bars: 20 s for 100 turns, 8 MB.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from bot.delivery.films import MOST, ending, opening, reel, shot
from bot.store.match import Line
from bot.store.table import FINISHED, SeatInfo, Table
from bot.tables.lookback import stops
from render import film
from rules import match as matches
from rules.core import Rng, Seat, legal, waiting
from rules.registry import GAMES, variants
from tests.render.moments import PICTURED

BAR = 0.2
"""Seconds of a turn."""


def played(game: str, seed: int = 1, seats: int = 0) -> tuple[Table, tuple[Line, ...]]:
    """A table after a whole random game of so many people, or the most, and its log."""
    rules, rng = GAMES[game], Rng(seed)
    seats, options = seats or max(rules.seats), variants(rules)[-1]
    match, lines = matches.new(rules, seats, seed, options), list[Line]()
    while who := waiting(rules, match.state):
        seat, rng = rng.choice(who)
        move, rng = rng.choice(legal(rules, match.state, seat))
        match, events = matches.play(rules, match, seat, move)
        lines.append(Line(match.log[-1], len(lines) + 1, False, events, len(lines)))
    people = tuple(SeatInfo(Seat(n), 100 + n, name) for n, name in enumerate(("Ada", "Ben", "Cleo", "Dora")[:seats]))
    table = Table(
        1, 1, 2, 3, game, options, "de", "public", (), 100, FINISHED, len(lines), people, match, 0, len(lines)
    )
    return table, tuple(lines)


def main(games: Sequence[str]) -> int:
    print(f"{'':20}{'turns':>6}{'frames':>7}{'seconds':>9}{'a turn':>8}{'KB':>7}")
    failed = 0
    for game in games:
        table, lines = played(game)
        assert table.match is not None
        begun = time.process_time()
        found = stops(table.rules, table.match.header, lines, 0)
        frames = [film.frame(game, shot(table, earlier, here, lines, "de")) for earlier, here in reel(found)]
        last = ending(table, "de")
        assert last is not None
        first, end = (film.page(game, scene, film.room(frames)) for scene in (opening(table, "de"), last))
        data = film.bound([frames[-1], first, *frames, end], MOST)
        taken = time.process_time() - begun
        assert data is not None
        turns = len(found) - 1
        good = taken / turns <= BAR and len(data) <= MOST
        failed += not good
        print(
            f"{game:20}{turns:6}{len(frames) + 3:7}{taken:9.1f}{taken / turns:8.3f}{len(data) // 1024:7}"
            f"  {'ok' if good else 'TOO MUCH'}"
        )
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or PICTURED))
