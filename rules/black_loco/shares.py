"""Acquiring shares: from the stacks, or from another display once the stacks hold none."""

from __future__ import annotations

from collections.abc import Iterator

from rules.black_loco.building import payable
from rules.black_loco.cards import COMPANIES
from rules.black_loco.moves import Share
from rules.black_loco.scoring import stations
from rules.black_loco.state import NOBODY, Public, SharePayment, State
from rules.black_loco.table import give, in_stack, plan_of, taken, without
from rules.copies import replace
from rules.core import Event, Seat, Violation, event, phrase, put


def share_in_stacks(public: Public, company: str) -> bool:
    return any(in_stack(public, number) for number in plan_of(public).shares[company])


def seller_of(public: Public, name: str) -> Seat:
    """The seat a purchase names; NOBODY for something that is no seat."""
    return Seat(int(name)) if name in map(str, range(public.seats)) else NOBODY


def check_share(public: Public, hand: tuple[str, ...], seat: Seat, move: Share) -> Violation | None:
    company, plan = move.company, plan_of(public)
    if company not in COMPANIES or not stations(public, company):
        return phrase("E_NO_STATION_OF_COMPANY", C=company)
    price = stations(public, company)
    if len(hand) < price:
        return phrase("E_COST", k=price, h=len(hand))
    if not move.seller:
        if move.card not in plan.shares[company]:
            return phrase("E_WRONG_SHARE", N=move.card, C=company)
        if not payable(hand, lacking(public, move.card), price):
            return phrase("E_NOT_IN_STACK", N=move.card, S=plan.deck[move.card].stack)
        return None
    if share_in_stacks(public, company):
        return phrase("E_SHARE_IN_STACK", C=company)
    seller = seller_of(public, move.seller)
    if seller == seat:
        return phrase("E_OWN_SHARE")
    if seller != NOBODY and seller == public.loco:
        return phrase("E_BLACK_LOCO_PROTECTED")
    if seller == NOBODY or move.card not in plan.shares[company] or move.card not in public.shares[seller]:
        return phrase("E_NO_SHARE_LEFT", C=company)
    return None


def lacking(public: Public, number: str) -> tuple[str, ...]:
    """The share itself if it must be paid into its stack first."""
    return () if in_stack(public, number) else (number,)


def candidates(public: Public, hand: tuple[str, ...], seat: Seat) -> Iterator[Share]:
    plan = plan_of(public)
    for company in COMPANIES:
        if not 0 < stations(public, company) <= len(hand):
            continue
        for number in sorted(plan.shares[company]):
            yield Share(company, number)
        for other in range(public.seats):
            if other != seat:
                for number in sorted({n for n in public.shares[other] if plan.deck[n].share == company}):
                    yield Share(company, number, str(other))


def hand_over(s: State, seat: Seat, payment: SharePayment) -> tuple[State, list[Event]]:
    """Everything is paid: the share goes into the buyer's display."""
    public, own, rows = s.public, payment.seller, s.public.shares
    if own == NOBODY:
        story = event("share", seat=seat, company=payment.company, card=payment.card)
        public = replace(
            public,
            pending=None,
            stacks=taken(public, payment.card),
            progress=True,
            shares=give(rows, seat, payment.card),
        )
    else:
        story = event("share-from", seat=seat, company=payment.company, card=payment.card, seller_seat=own)
        rows = put(rows, own, without(rows[own], payment.card))
        public = replace(public, pending=None, shares=give(rows, seat, payment.card))
    return State(public, s.hidden), [story]
