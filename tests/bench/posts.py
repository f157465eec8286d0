"""How often a whole game calls and posts: `python -m tests.bench.posts [GAME …]`, people in all seats, greedy choices.

One line for each game: boards with pictures, lines that call between them, and calls of one person, beside the
complete turns.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace

from bot.store.table import RUNNING, SeatInfo, Table
from bot.tables import progress
from bot.tables.announcements import announcements
from rules import bots, registry
from rules.agreement import complete
from rules.core import Rng, Seat, legal, waiting
from rules.match import new

SEATS = 3
LIMIT = 5_000


@dataclass(slots=True)
class Told:
    """What a game has brought."""

    turns: int = 0
    boards: int = 0
    lines: int = 0
    calls: int = 0


def play(game: str, seats: int = SEATS, seed: int = 1, bot: str = "greedy") -> Told:
    """A whole game; nobody answers ahead, everybody answers at once."""
    rules = registry.GAMES[game]
    people = tuple(SeatInfo(Seat(n), 100 + n, f"P{n}") for n in range(seats))
    match = new(rules, seats, seed, complete(rules, {}))
    lobby = Table(
        1, 1, 2, None, game, dict(match.header.options), "en", "public", (), 100, RUNNING, 1, people, None, 0, 0
    )
    table = progress.played_on(replace(lobby, match=match), 0).table
    told = Told()
    _count(told, lobby, table, 100)
    rng = Rng(seed)
    for _ in range(LIMIT):
        if table.phase != RUNNING or table.match is None:
            break
        seat = waiting(rules, table.match.state)[0]
        options = legal(rules, table.match.state, seat)
        action = bots.BOTS[bot](rules, rules.view(table.match.state, seat), seat, options, rng)
        _, rng = rng.below(2)
        before, step = table, progress.moved(table, seat, action, 0)
        table = replace(step.table, revision=before.revision + 1)
        assert before.match is not None and table.match is not None
        told.turns += max(0, rules.turn(table.match.state) - rules.turn(before.match.state))
        _count(told, before, table, 100 + seat)
    return told


def _count(told: Told, before: Table, after: Table, by: int) -> None:
    for draft in announcements(before, after, by=by):
        told.boards += draft.kind in ("turn", "final")
        told.lines += draft.kind == "nudge"
        told.calls += len(draft.payload.get("called", ())) if draft.kind in ("turn", "nudge") else 0


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(registry.GAMES):
        told = play(name)
        print(f"{name} {SEATS} turns {told.turns} boards {told.boards} lines {told.lines} calls {told.calls}")
