"""What one viewer may know, and a state that fits it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from rules.black_loco import memory
from rules.black_loco.state import BID, Public, State
from rules.black_loco.table import plan_of
from rules.core import OWN, Rng, Seat


@dataclass(frozen=True, slots=True)
class View:
    """Everything that lies open, and the viewer's own hand and bid."""

    viewer: Seat | None
    public: Public
    hand: tuple[str, ...] = field(default=(), metadata=OWN)
    bid: str = field(default="", metadata=OWN)
    seen: tuple[tuple[str, ...], ...] = field(default=(), metadata=OWN)
    """By owner: cards in other hands that the viewer knows of."""


def view(s: State, viewer: Seat | None) -> View:
    if viewer is None:
        return View(None, s.public)
    seen = s.hidden.seen[viewer] if s.hidden.seen else ()
    return View(viewer, s.public, s.hidden.hands[viewer], s.hidden.bids[viewer], seen)


def unseen(v: View) -> tuple[str, ...]:
    """The cards that must be in other hands, sorted."""
    deck: Counter[str] = Counter({card.number: card.copies for card in plan_of(v.public).deck.values()})
    for cards in (*v.public.stacks, *v.public.shares, v.hand, [piece[:-1] for piece in v.public.board if piece]):
        deck.subtract(cards)
    return tuple(sorted(deck.elements()))


def imagine(v: View, rng: Rng) -> State:
    """Deal the unseen cards to the other hands; a secret bid is some card of the hand dealt.

    What the viewer has seen going into a hand, and not out of it again, is there.
    """
    pool = list(unseen(v))
    kept = v.seen or memory.shown(v.public, v.viewer)
    for number in (number for cards in kept for number in cards):
        pool.remove(number)
    deck, rng = rng.shuffled(pool)
    hands, bids = [], []
    for seat, count in enumerate(v.public.held):
        if seat == v.viewer:
            hands.append(v.hand)
            bids.append(v.bid)
            continue
        own = kept[seat]
        room = count - len(own)
        hand, deck = tuple(sorted(own + deck[:room])), deck[room:]
        hands.append(hand)
        bid = ""
        if v.public.phase == BID and v.public.has_bid[seat]:
            bid, rng = rng.choice(hand)
        bids.append(bid)
    return State(v.public, memory.imagined(tuple(hands), tuple(bids), v.viewer, v.seen))


def certain(v: View) -> bool:
    """What a single rival holds is all that lies nowhere else; only its secret bid is not known."""
    return v.viewer is not None and v.public.seats == 2 and v.public.phase != BID


def stale(v: View) -> bool:
    """A round has brought nothing: one more, and the game is over (6.5)."""
    return v.public.idle_rounds > 0
