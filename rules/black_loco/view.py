"""What one viewer may know, and a state that fits it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from rules.black_loco.components import HAND
from rules.black_loco.state import BID, Hidden, Public, State
from rules.black_loco.table import plan_of
from rules.core import OWN, Rng, Seat


@dataclass(frozen=True, slots=True)
class View:
    """Everything that lies open, and the viewer's own hand and bid."""

    viewer: Seat | None
    public: Public
    hand: tuple[str, ...] = field(default=(), metadata=OWN)
    bid: str = field(default="", metadata=OWN)


def view(s: State, viewer: Seat | None) -> View:
    if viewer is None:
        return View(None, s.public)
    return View(viewer, s.public, s.hidden.hands[viewer], s.hidden.bids[viewer])


def unseen(v: View) -> tuple[str, ...]:
    """The cards that must be in other hands, sorted."""
    deck: Counter[str] = Counter({card.number: card.copies for card in plan_of(v.public).deck.values()})
    for cards in (*v.public.stacks, *v.public.shares, v.hand, [piece[:-1] for piece in v.public.board if piece]):
        deck.subtract(cards)
    return tuple(sorted(deck.elements()))


def imagine(v: View, rng: Rng) -> State:
    """Deal the unseen cards to the other hands; a secret bid is some card of the hand dealt.

    A card that was shown for the first order stays with its owner as long as that is known.
    """
    pool = list(unseen(v))
    kept: dict[int, tuple[str, ...]] = {}
    for seat, number in enumerate(v.public.shown):
        if number and seat != v.viewer:
            pool.remove(number)
            kept[seat] = (number,)
    deck, rng = rng.shuffled(pool)
    hands, bids = [], []
    for seat, count in enumerate(v.public.held):
        if seat == v.viewer:
            hands.append(v.hand)
            bids.append(v.bid)
            continue
        own = kept.get(seat, ())
        room = count - len(own)
        hand, deck = tuple(sorted(own + deck[:room])), deck[room:]
        hands.append(hand)
        bids.append(hand[HAND // 2] if v.public.phase == BID and v.public.has_bid[seat] else "")
    return State(v.public, Hidden(tuple(hands), tuple(bids)))
