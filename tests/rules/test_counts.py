"""Numbers of moves summed over a few plies from fixed positions: the cheapest net for an accidental change of rules.

`python -m tests.rules.test_counts` writes `tests/playthroughs/counts.json` anew.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules import battery, core, match
from rules.core import AnyRules
from rules.registry import GAMES
from tests.rules.transcript import FOLDER

FILE = FOLDER / "counts.json"
POSITIONS = (0, 5, 17, 40, 90)
DEPTH, WIDE = 3, 6
"""Below the first ply only so many moves, evenly spread, are followed."""


def count(rules: AnyRules, state: Any, depth: int) -> int:
    total = 0
    for seat in core.waiting(rules, state):
        moves = core.legal(rules, state, seat)
        total += len(moves)
        if depth > 1:
            for move in moves[:: max(1, len(moves) // WIDE)]:
                total += count(rules, rules.apply(state, seat, move).state, depth - 1)
    return total


def counts(game: str) -> list[int]:
    case = battery.cases(GAMES[game])[-1]
    states = [now.state for now, *_ in battery.walk(case, 9)]
    return [count(GAMES[game], states[min(at, len(states) - 1)], DEPTH) for at in POSITIONS]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_counts(game: str) -> None:
    known = json.loads(FILE.read_text(encoding="utf-8"))
    assert counts(game) == known[game]


def test_counts_notice_a_missing_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """The net is not full of holes: one refused move more changes the count."""
    rules = GAMES["rail_line"]
    before = count(rules, match.new(rules, 2, 1).state, 3)
    real = rules.check

    def stricter(s: Any, seat: core.Seat, a: core.Action) -> core.Violation | None:
        return core.phrase("E_X") if (a.tag, getattr(a, "track", 0)) == ("track", 3) else real(s, seat, a)

    monkeypatch.setattr(rules, "check", stricter)
    assert count(rules, match.new(rules, 2, 1).state, 3) != before


if __name__ == "__main__":
    FILE.write_text(json.dumps({game: counts(game) for game in sorted(GAMES)}, indent=1) + "\n", encoding="utf-8")
