"""Stand-ins that play sensibly."""

from __future__ import annotations

import pytest

from rules import match
from rules.core import Seat, Standing
from rules.taubertal_express.rules import RULES


@pytest.mark.parametrize("seed", range(4))
def test_greedy_beats_random(seed: int) -> None:
    """A thinking stand-in wins, with points from tickets and regions."""
    better = Seat(seed % 2)
    kinds = {better: "greedy", Seat(1 - better): "random"}
    played, _ = match.settle(RULES, match.new(RULES, 2, seed), Standing(stand_ins=kinds))
    outcome = RULES.outcome(played.state)
    assert outcome is not None
    assert outcome.ranks[better] == 1
    assert outcome.scores[better] >= 20
    earned = {row.key: row.values[better] for row in outcome.rows}
    assert earned["tickets"] > 0 and earned["regions"] > 0
