"""What each player knows, and what might be."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.core import OWN, Rng, Seat
from signals.rules.components import CARDS, HAND
from signals.rules.state import Hidden, Public, State


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    public: Public
    hand: tuple[int, ...] = field(default=(), metadata=OWN)
    choice: int | None = field(default=None, metadata=OWN)


def view(s: State, viewer: Seat | None) -> View:
    if viewer is None:
        return View(None, s.public)
    return View(viewer, s.public, s.hidden.hands[viewer], s.hidden.choices[viewer])


def imagine(v: View, rng: Rng) -> State:
    """Deal to the others what the viewer has not seen."""
    seen = {*v.hand, *(card for cards in v.public.shown for card in cards)}
    deck, _ = rng.shuffled(card for card in CARDS if card not in seen)
    size = HAND - v.public.round
    hands = [tuple(sorted(deck[size * seat : size * (seat + 1)])) for seat in range(v.public.seats)]
    choices = [hand[0] if chosen else None for hand, chosen in zip(hands, v.public.chosen, strict=True)]
    if v.viewer is not None:
        hands[v.viewer], choices[v.viewer] = v.hand, v.choice
    return State(v.public, Hidden(tuple(hands), tuple(choices)))
