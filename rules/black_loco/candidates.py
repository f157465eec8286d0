"""What a seat might answer: a cheap superset of the legal moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.black_loco import building, shares
from rules.black_loco.cards import COMPANIES
from rules.black_loco.moves import PAIRS, Also, Bid, Build, Done, Draw, Pair, Pay, Premium, Second, Swap
from rules.black_loco.state import BuildPayment, Part, Public, State
from rules.black_loco.table import plan_of
from rules.core import Action, Decision


def candidates(s: State, d: Decision) -> Iterator[Action]:
    """A cheap superset of the legal answers to an open decision."""
    public = s.public
    hand = s.hidden.hands[d.seat]
    match d.key:
        case "bid":
            yield from map(Bid, hand)
        case "choose":
            yield from map(Pair, PAIRS)
        case "build":
            yield from (Build(part.cell, part.piece) for part in _affordable(public, hand, 1))
            yield Done()
        case "second":
            yield from (Second(part.cell, part.piece) for part in _affordable(public, hand, 0, True))
            yield Done()
        case "pay":
            yield from map(Pay, dict.fromkeys(hand))
            yield from _together(public, hand)
        case "buy":
            yield from shares.candidates(public, hand, d.seat)
            yield Done()
        case "premium":
            yield from map(Premium, COMPANIES)
            yield Done()
        case "swap":
            yield from map(Swap, range(public.seats))
            yield Done()
        case _:
            yield from map(Draw, plan_of(public).stacks)


def _affordable(public: Public, hand: tuple[str, ...], price: int, tracks: bool = False) -> Iterable[Part]:
    return building.candidates(public, tracks) if len(hand) >= price else ()


def _together(public: Public, hand: tuple[str, ...]) -> Iterable[Action]:
    """Second tracks that can be announced with the first: only those on mountains cost extra."""
    payment = public.pending
    if (
        public.mountains
        and isinstance(payment, BuildPayment)
        and payment.left == payment.price < len(hand)
        and len(payment.parts) == 1
    ):
        table = building.placed(public, payment.parts[0])
        for part in building.candidates(table, tracks_only=True):
            if building.surcharge(public, part.cell):
                yield Also(part.cell, part.piece)
