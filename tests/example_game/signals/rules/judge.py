"""The one judge."""

from __future__ import annotations

from rules.core import Action, Seat, Violation, phrase
from signals.rules.components import HAND
from signals.rules.moves import Play
from signals.rules.state import State


def check(s: State, seat: Seat, a: Action) -> Violation | None:
    if s.public.round == HAND:
        return phrase("E_OVER")
    if not isinstance(a, Play):
        return phrase("E_UNKNOWN")
    if not 0 <= seat < s.public.seats:
        return phrase("E_NO_SEAT")
    return None if a.card in s.hidden.hands[seat] else phrase("E_CARD", card=a.card)
