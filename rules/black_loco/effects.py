"""What a judged move does."""

from __future__ import annotations

from rules.black_loco import building, draws, memory, premium, routes, shares, turns
from rules.black_loco.moves import (
    BE,
    EB,
    PASS,
    PM,
    Also,
    Bid,
    Build,
    Draw,
    Pair,
    Pay,
    Premium,
    Second,
    Share,
    Swap,
)
from rules.black_loco.scoring import stations
from rules.black_loco.state import (
    BUILD,
    BUY,
    NOBODY,
    PREMIUM,
    SWAP,
    BuildPayment,
    Part,
    Payout,
    Public,
    SharePayment,
    State,
)
from rules.black_loco.table import plan_of, with_hand, without
from rules.copies import replace
from rules.core import Action, Event, Seat, Step, event, put

FIRST_PHASE = {EB: BUILD, BE: BUY, PM: PREMIUM}
SECOND_PHASE = {EB: BUY, BE: BUILD, PM: SWAP}


def apply(s: State, seat: Seat, a: Action) -> Step[State]:
    public = s.public
    match a:
        case Bid(card):
            return _bid(s, seat, card)
        case Pair(pair):
            return _choose(s, seat, pair)
        case Build(cell, piece) | Second(cell, piece):
            return _announce(s, seat, _part(public, cell, piece), isinstance(a, Second))
        case Also(cell, piece):
            return _announce_too(s, seat, _part(public, cell, piece))
        case Share(company, card, seller):
            price = stations(public, company)
            owner = shares.seller_of(public, seller) if seller else NOBODY
            payment = SharePayment(company, card, owner, price, price)
            return Step(
                State(replace(public, pending=payment), s.hidden),
                (event("share-announced", seat=seat, company=company, card=card, price=price),),
            )
        case Pay(card):
            return _pay(s, seat, card)
        case Premium(company):
            return _premium(s, seat, company)
        case Draw(stack):
            return _draw(s, seat, stack)
        case Swap(other):
            return _swap(s, seat, Seat(other))
    return _done(s)


def _part(public: Public, cell: str, piece: str) -> Part:
    shown = building.face_of(plan_of(public), piece)
    return Part(cell, shown.piece if shown else piece)


def _bid(s: State, seat: Seat, card: str) -> Step[State]:
    public, hidden = s.public, s.hidden
    has_bid = put(public.has_bid, seat, True)
    bids = put(hidden.bids, seat, card)
    if not all(has_bid):
        after = State(replace(public, has_bid=has_bid), replace(hidden, bids=bids))
        return Step(after, (event("bid", seat=seat),))
    position = turns.first_order(bids)
    shown = [
        event("bid-shown", seat=who, card=bids[who], position=position[who])
        for who in sorted(range(public.seats), key=lambda who: position[who])
    ]
    public, events = turns.subsidy(replace(public, has_bid=has_bid, shown=bids, position=position, turns=1))
    after = State(public, replace(hidden, bids=("",) * public.seats))
    return Step(after, (event("bid", seat=seat), *shown, *events), sealed=True)


def _choose(s: State, seat: Seat, pair: str) -> Step[State]:
    if pair == PASS:
        return _finish(s, event("passed", seat=seat))
    public = replace(s.public, pair=pair, phase=FIRST_PHASE[pair])
    return Step(State(public, s.hidden), (event("pair", seat=seat, pair=pair),))


def _announce(s: State, seat: Seat, part: Part, second: bool) -> Step[State]:
    price = building.surcharge(s.public, part.cell) + (0 if second else 1)
    payment = BuildPayment((part,), price, price, second)
    if not price:
        after, events = building.carry_out(s, seat, payment)
        return Step(after, tuple(events))
    story = event("announced", seat=seat, cell=part.cell, card=part.piece[:-1], price=price)
    return Step(State(replace(s.public, pending=payment), s.hidden), (story,))


def _announce_too(s: State, seat: Seat, part: Part) -> Step[State]:
    payment = s.public.pending
    assert isinstance(payment, BuildPayment)
    price = payment.price + building.surcharge(s.public, part.cell)
    both = BuildPayment((*payment.parts, part), price, price, False)
    story = event("announced", seat=seat, cell=part.cell, card=part.piece[:-1], price=price)
    return Step(State(replace(s.public, pending=both), s.hidden), (story,))


def _pay(s: State, seat: Seat, card: str) -> Step[State]:
    """A paid card goes onto its stack, or to the seller: then somebody else has seen it, and undo stops."""
    payment = s.public.pending
    assert isinstance(payment, BuildPayment | SharePayment)
    seller = payment.seller if isinstance(payment, SharePayment) else NOBODY
    s = with_hand(s, seat, without(s.hidden.hands[seat], card), paid=(card,) if seller == NOBODY else ())
    events: list[Event]
    if seller == NOBODY:
        events = [event("paid", seat=seat, card=card, stack=plan_of(s.public).deck[card].stack)]
        s = memory.paid(s, seat, card)
    else:
        events = [
            event("paid-to", seat=seat, seller_seat=seller),
            event("paid-card", (seat, seller), seat=seat, seller_seat=seller, card=card),
        ]
        s = with_hand(s, seller, (*s.hidden.hands[seller], card))
        s = memory.handed(s, seat, seller, card)
    if seller != NOBODY or s.public.shown[seat : seat + 1] == (card,):
        s = State(_forgotten(s.public, seat), s.hidden)
    payment = replace(payment, left=payment.left - 1)
    if payment.left:
        s = State(replace(s.public, pending=payment), s.hidden)
    else:
        if isinstance(payment, BuildPayment):
            s, more = building.carry_out(s, seat, payment)
        else:
            s, more = shares.hand_over(s, seat, payment)
        events += more
    return Step(s, tuple(events), sealed=seller != NOBODY)


def _premium(s: State, seat: Seat, company: str) -> Step[State]:
    total = routes.total(s.public, company)
    queue = premium.queue(s.public, seat, company, total)
    story = [event("premium", seat=seat, company=company, n=routes.length(s.public, company), total=total)]
    public = replace(s.public, premium_used=True, phase=SWAP)
    if any(public.stacks):
        public = replace(public, pending=Payout(company, total, queue, draws.closing(public, seat, queue)))
    else:
        story.append(event("payout-stopped", left=total))
    return Step(State(public, s.hidden), tuple(story))


def _draw(s: State, seat: Seat, code: str) -> Step[State]:
    """The top card of an open stack: everybody has seen it, so nothing comes out."""
    public, i = s.public, plan_of(s.public).stacks.index(code)
    card, rest = public.stacks[i][0], public.stacks[i][1:]
    public = replace(public, stacks=(*public.stacks[:i], rest, *public.stacks[i + 1 :]), progress=True)
    events = [event("drew", seat=seat, stack=code), event("drew-card", (seat,), seat=seat, stack=code, card=card)]
    payout = public.pending
    if isinstance(payout, Payout):
        left = payout.queue[1:]
        going_on = bool(left) and any(public.stacks)
        if left and not going_on:
            events.append(event("payout-stopped", left=len(left)))
        public = replace(public, pending=replace(payout, queue=left) if going_on else None)
    else:
        public = replace(public, pending=None)
    s = with_hand(State(public, s.hidden), seat, (*s.hidden.hands[seat], card))
    return Step(memory.drew(s, seat, card), tuple(events))


def _swap(s: State, seat: Seat, other: Seat) -> Step[State]:
    """Only the numbers change hands; who has moved stays with the players."""
    position = list(s.public.position)
    position[seat], position[other] = position[other], position[seat]
    story = event("swap", seat=seat, other_seat=other, position=position[seat], other=position[other])
    return _finish(State(replace(s.public, position=tuple(position)), s.hidden), story)


def _done(s: State) -> Step[State]:
    public = s.public
    if public.second_open:
        return Step(State(replace(public, second_open=False), s.hidden))
    if public.phase == FIRST_PHASE[public.pair]:
        return Step(State(replace(public, phase=SECOND_PHASE[public.pair]), s.hidden))
    return _finish(s)


def _finish(s: State, *story: Event) -> Step[State]:
    public, events = turns.end_turn(s.public)
    return Step(State(public, s.hidden), (*story, *events))


def _forgotten(public: Public, seat: Seat) -> Public:
    """The card a seat showed for the first order has left its hand, or may have: what a seller got is secret."""
    shown = public.shown
    return replace(public, shown=put(shown, seat, "") if shown else ())
