"""What may be tried."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core import Action, Decision
from signals.rules.moves import Play
from signals.rules.state import State


def candidates(s: State, d: Decision) -> Iterable[Action]:
    return [Play(card) for card in s.hidden.hands[d.seat]]
