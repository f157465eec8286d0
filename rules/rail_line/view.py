"""What a viewer may know, and states that fit it."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.core import OWN, Rng, Seat
from rules.rail_line.components import A_CARDS, B_CARDS
from rules.rail_line.state import SIDE, Hidden, Public, State


@dataclass(frozen=True, slots=True)
class View:
    """What one player, or with viewer None everybody, may know."""

    viewer: Seat | None
    public: Public
    hand: tuple[str, ...] = field(metadata=OWN)


def view(s: State, viewer: Seat | None) -> View:
    """Before the side of the start card is chosen nobody looks at a hand."""
    blind = viewer is None or s.public.phase == SIDE
    return View(viewer, s.public, () if blind or viewer is None else s.hidden.hands[viewer])


def imagine(v: View, rng: Rng) -> State:
    """Deal what the viewer does not see: the A cards among hands and box, the B cards in the stack."""
    public = v.public
    seen = {*v.hand, *public.line, *public.discards, *public.display}
    a_cards, rng = rng.shuffled(card for card in A_CARDS if card not in seen)
    hands = []
    for at, player in enumerate(public.players):
        if at == v.viewer and v.hand:
            hands.append(v.hand)
        else:
            hands.append(tuple(sorted(a_cards[: player.hand])))
            a_cards = a_cards[player.hand :]
    stack, _ = rng.shuffled(card for card in B_CARDS if card not in seen)
    return State(public, Hidden(tuple(hands), stack, a_cards))
