"""Who may act now."""

from __future__ import annotations

from rules.core import Decision, Seat
from signals.rules.components import HAND
from signals.rules.state import State


def decisions(s: State) -> tuple[Decision, ...]:
    if s.public.round == HAND:
        return ()
    return tuple(
        Decision(Seat(seat), "play", waiting=not chosen, secret=True) for seat, chosen in enumerate(s.public.chosen)
    )
