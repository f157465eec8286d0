"""The usual answers, each whole: a premium, a card built and paid, shares with the end of the turn, a position."""

from __future__ import annotations

from collections.abc import Iterable

from rules.black_loco.build_offers import builds, seconds
from rules.black_loco.cards import COMPANIES
from rules.black_loco.draws import STANDING, need, stack, stocked
from rules.black_loco.judge import wanted
from rules.black_loco.moves import PM, Bid, Done, Draw, Pair, Pay, Premium, Swap
from rules.black_loco.payments import proposals, to_player
from rules.black_loco.premium import queue
from rules.black_loco.routes import length, total
from rules.black_loco.share_offers import purchases
from rules.black_loco.state import (
    BID,
    CHOOSE,
    NOBODY,
    OVER,
    PREMIUM,
    SWAP,
    BuildPayment,
    Public,
    SharePayment,
    State,
)
from rules.black_loco.table import plan_of
from rules.black_loco.trial import Trial, to_build, to_buy, to_end
from rules.black_loco.turns import on_turn
from rules.core import Menu, Offer, Seat, clause


def menus(s: State, seat: Seat) -> tuple[Menu, ...]:
    public = s.public
    if public.phase == BID:
        return () if public.has_bid[seat] else _given(("bid", _bids(s, seat)))
    if public.phase == OVER or seat != on_turn(public):
        return ()
    match public.pending:
        case BuildPayment() | SharePayment():
            return _given(("pay", _payments(s, seat, public.pending)))
        case None:
            return _turn(Trial(s, seat))
    return _given(("draw", _draws(public, seat)))


def _given(*found: tuple[str, Iterable[Offer]]) -> tuple[Menu, ...]:
    listed = [(key, tuple(offers)) for key, offers in found]
    return tuple(Menu(key, offers) for key, offers in listed if offers)


def _turn(trial: Trial) -> tuple[Menu, ...]:
    """What the turn may go on with; the end of it last."""
    public = trial.public
    if public.phase == PREMIUM:
        return _given(("premium", _premiums(trial)), ("swap", _swaps(trial.then(Done()))))
    if public.phase == SWAP:
        return _given(("swap", _swaps(trial)))
    building, buying = to_build(trial), to_buy(trial)
    return _given(
        ("premium", _premiums(trial.then(Pair(PM))) if public.phase == CHOOSE and public.opened else ()),
        ("second", seconds(trial)) if public.second_open else ("build", builds(building) if building else ()),
        ("shares", purchases(buying) if buying else ()),
        ("end", _ends(trial) if public.opened else ()),
    )


def _bids(s: State, seat: Seat) -> tuple[Offer, ...]:
    """The cards of the hand, the highest first: it moves first."""
    cards = sorted(set(s.hidden.hands[seat]), reverse=True)
    deck = plan_of(s.public).deck
    last = sum(s.public.has_bid) == s.public.seats - 1
    key = "offer-bid-last" if last else "offer-bid"
    return tuple(Offer((Bid(card),), clause(key, card=card, company=deck[card].share), sure=True) for card in cards)


def _premiums(trial: Trial) -> tuple[Offer, ...]:
    """Every premium, the one that brings most first."""
    public, seat = trial.public, trial.seat
    found = []
    for company in COMPANIES:
        if trial.may(Premium(company)):
            cards = total(public, company)
            takers = queue(public, seat, company, cards)
            own = takers.count(seat)
            others = [other for other in dict.fromkeys(takers) if other != seat]
            note = clause(
                "note-premium",
                n=length(public, company),
                others=len(others),
                seat_count=tuple(part for other in others for part in (other, takers.count(other))),
                ends="yes" if 0 < need(public) <= len(takers) else "no",
            )
            label = clause("offer-premium", company=company, total=cards, own=own)
            found.append((own - (cards - own), Offer((*trial.moves, Premium(company)), label, note)))
    return tuple(offer for _, offer in sorted(found, key=lambda pair: -pair[0]))


def _swaps(trial: Trial) -> tuple[Offer, ...]:
    """Keep the position, or take another one: the turn is over with it."""
    public, seat = trial.public, trial.seat
    others = sorted((other for other in range(public.seats) if other != seat), key=lambda o: public.position[o])
    keep = Offer(trial.then(Done()).moves, clause("offer-keep", position=public.position[seat]))
    return (
        keep,
        *(
            Offer((*trial.moves, Swap(other)), clause("offer-swap", seat=other, position=public.position[other]))
            for other in others
        ),
    )


def _ends(trial: Trial) -> tuple[Offer, ...]:
    """The end of the turn; before anything has been done, a change of position alone or nothing at all."""
    over = to_end(trial).moves
    if trial.public.phase != CHOOSE:
        return (Offer(over, clause("offer-end")),)
    path = (clause("offer-swap-alone"),)
    swaps = _swaps(trial.then(Pair(PM), Done()))[1:]
    alone = tuple(Offer(offer.moves, offer.label, offer.note, path) for offer in swaps) if len(swaps) > 1 else swaps
    return (*alone, Offer(over, clause("offer-pass"), clause("note-pass")))


def _draws(public: Public, seat: Seat) -> tuple[Offer, ...]:
    """The stacks, the one that suits how the capital stands first."""
    plan, first = plan_of(public), stack(public, seat, STANDING)
    found = []
    for code in sorted(stocked(public), key=lambda code: code != first):
        pile = public.stacks[plan.stacks.index(code)]
        card = plan.deck[pile[0]]
        label = clause(
            "offer-draw",
            stack=code,
            count=len(pile),
            card=pile[0],
            kind="share" if card.share else "station",
            company=card.share or card.stations[0].company,
        )
        found.append(Offer((Draw(code),), label, clause("note-dry") if len(pile) == 1 else None))
    return tuple(found)


def _payments(s: State, seat: Seat, payment: BuildPayment | SharePayment) -> tuple[Offer, ...]:
    """The whole rest of a price."""
    public, hand = s.public, s.hidden.hands[seat]
    seller = payment.seller if isinstance(payment, SharePayment) else NOBODY
    if seller == NOBODY:
        found = proposals(public, hand, wanted(public, payment), payment.left)
    else:
        found = (to_player(public, hand, payment.left),)
    key = "offer-pay" if seller == NOBODY else "offer-pay-player"
    return tuple(
        Offer(tuple(map(Pay, cards)), clause(key, card_list=cards, seller_seat=seller), sure=seller != NOBODY)
        for cards in found
    )
