"""What holds at every state of Signals."""

from __future__ import annotations

from signals.rules.components import HAND
from signals.rules.state import State


def violated(s: State) -> list[str]:
    wrong = []
    if any(len(hand) != HAND - s.public.round for hand in s.hidden.hands):
        wrong.append("a hand has another number of cards than there are rounds to come")
    if sum(s.public.points) != sum(range(1, s.public.round + 1)):
        wrong.append("points and rounds do not agree")
    return wrong


def conserved(s: State) -> object:
    """All cards that were dealt."""
    return sorted(card for cards in (*s.hidden.hands, *s.public.shown) for card in cards)
