"""The result."""

from __future__ import annotations

from rules.core import Outcome, ScoreRow, ranked
from signals.rules.components import HAND
from signals.rules.state import State


def outcome(s: State) -> Outcome | None:
    points = s.public.points
    return Outcome(points, ranked(points), (ScoreRow("points", points),)) if s.public.round == HAND else None
