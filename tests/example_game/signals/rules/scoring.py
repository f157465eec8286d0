"""The result."""

from __future__ import annotations

from rules.core import Outcome, ScoreRow, ranked
from signals.rules.components import HAND
from signals.rules.state import State


def standing(s: State) -> tuple[ScoreRow, ...]:
    return (ScoreRow("points", s.public.points),)


def outcome(s: State) -> Outcome | None:
    points = s.public.points
    return Outcome(points, ranked(points), standing(s)) if s.public.round == HAND else None
