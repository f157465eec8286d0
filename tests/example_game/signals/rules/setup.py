"""The deal."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core import IllegalMove, Rng, phrase
from signals.rules.components import CARDS, HAND, SEATS
from signals.rules.state import Hidden, Public, State


def setup(seats: int, options: Mapping[str, str], seed: int) -> State:
    if seats not in SEATS:
        raise IllegalMove(phrase("E_SEATS"))
    deck, _ = Rng(seed).shuffled(CARDS)
    hands = tuple(tuple(sorted(deck[HAND * seat : HAND * (seat + 1)])) for seat in range(seats))
    return State(Public(0, (0,) * seats, (False,) * seats), Hidden(hands, (None,) * seats))
