"""How good a state looks."""

from __future__ import annotations

from rules.core import Seat
from signals.rules.state import State


def worth(s: State, seat: Seat) -> int:
    best = max(points for other, points in enumerate(s.public.points) if other != seat)
    return 100 * (s.public.points[seat] - best) + sum(s.hidden.hands[seat])
