"""The rules of The Black Loco as the house plays them; the words of the rules are in SPEC.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import cast

from rules.black_loco import building, captions, judge, orders, premium, routes, scoring, shares, turns, worth
from rules.black_loco.cards import COMPANIES
from rules.black_loco.components import HAND, PLANS
from rules.black_loco.moves import (
    BE,
    EB,
    MOVES,
    PAIRS,
    PASS,
    PM,
    Also,
    Bid,
    Build,
    Done,
    Draw,
    Move,
    Pair,
    Pay,
    Premium,
    Second,
    Share,
    Swap,
)
from rules.black_loco.plans import BENELUX, GERMANY, USA
from rules.black_loco.state import (
    BASE,
    BID,
    BUILD,
    BUY,
    NOBODY,
    OVER,
    PREMIUM,
    SWAP,
    BuildPayment,
    Hidden,
    Part,
    Payout,
    Public,
    SharePayment,
    State,
    WestBonus,
    plan_of,
    put_on_stack,
    with_hand,
    without,
)
from rules.black_loco.view import View, imagine, view
from rules.core import (
    Action,
    Decision,
    Event,
    IllegalMove,
    Option,
    Outcome,
    Phrase,
    Rng,
    Rules,
    Seat,
    Step,
    Violation,
    event,
    phrase,
)

FIRST_PHASE = {EB: BUILD, BE: BUY, PM: PREMIUM}
SECOND_PHASE = {EB: BUY, BE: BUILD, PM: SWAP}


class BlackLoco(Rules[State, View]):
    id = "black_loco"
    version = 1
    seats = (2, 3, 4)
    options = (
        Option("map", (GERMANY, BENELUX, USA)),
        Option("length", ("short", "long")),
        Option("mountains", ("no", "yes")),
    )
    orders: Mapping[str, tuple[str, ...]] = orders.ORDERS
    unknown = "E_INPUT"
    state = State
    actions = MOVES

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        allowed = {option.name: option.values for option in self.options}
        if seats not in self.seats or any(options[name] not in values for name, values in allowed.items()):
            raise IllegalMove(phrase("E_SETUP"))
        plan, rng = PLANS[options["map"]], Rng(seed)
        stacks = []
        for code in plan.stacks:
            cards = [card.number for card in plan.deck.values() if card.stack == code for _ in range(card.copies)]
            stack, rng = rng.shuffled(cards)
            stacks.append(stack)
        dealt = plan.stacks.index("T3")
        hands = tuple(tuple(sorted(stacks[dealt][seat * HAND : (seat + 1) * HAND])) for seat in range(seats))
        stacks[dealt] = stacks[dealt][seats * HAND :]
        public = Public(
            plan=plan.id,
            mountains=options["mountains"] == "yes",
            length=options["length"],
            board=(BASE,) * len(plan.cells),
            stacks=tuple(stacks),
            held=(HAND,) * seats,
            shares=((),) * seats,
            trophies=((),) * seats,
            position=tuple(range(1, seats + 1)),
            moved=(False,) * seats,
            markers=(0,) * seats,
            has_bid=(False,) * seats,
            west_open=bool(plan.west),
        )
        return State(public, Hidden(hands, ("",) * seats))

    def decisions(self, s: State) -> tuple[Decision, ...]:
        public = s.public
        if public.phase == OVER:
            return ()
        if public.phase == BID:
            return tuple(
                Decision(Seat(seat), "bid", secret=True) for seat, done in enumerate(public.has_bid) if not done
            )
        seat = judge.on_turn(public)
        match public.pending:
            case Payout():
                return (Decision(seat, "draw"),)
            case WestBonus():
                return (Decision(seat, "west-draw"),)
            case BuildPayment():
                return (Decision(seat, "pay"),)
            case SharePayment(seller=seller):
                return (Decision(seat, "pay", secret=seller != NOBODY),)
        return (Decision(seat, "second" if public.second_open else public.phase),)

    def candidates(self, s: State, d: Decision) -> Iterable[Action]:
        public = s.public
        hand = s.hidden.hands[d.seat]
        match d.key:
            case "bid":
                yield from map(Bid, hand)
            case "choose":
                yield from map(Pair, PAIRS)
            case "build":
                yield from (Build(part.cell, part.piece) for part in self._affordable(public, hand, 1))
                yield Done()
            case "second":
                yield from (Second(part.cell, part.piece) for part in self._affordable(public, hand, 0, True))
                yield Done()
            case "pay":
                yield from map(Pay, dict.fromkeys(hand))
                yield from self._together(public, hand)
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

    def _affordable(self, public: Public, hand: tuple[str, ...], price: int, tracks: bool = False) -> Iterable[Part]:
        return building.candidates(public, tracks) if len(hand) >= price else ()

    def _together(self, public: Public, hand: tuple[str, ...]) -> Iterable[Action]:
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

    def check(self, s: State, seat: Seat, a: Action) -> Violation | None:
        return judge.check(s, seat, cast(Move, a))

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State]:
        public = s.public
        match a:
            case Bid(card):
                return self._bid(s, seat, card)
            case Pair(pair):
                return self._choose(s, seat, pair)
            case Build(cell, piece) | Second(cell, piece):
                return self._announce(s, seat, self._part(public, cell, piece), isinstance(a, Second))
            case Also(cell, piece):
                return self._announce_too(s, seat, self._part(public, cell, piece))
            case Share(company, card, seller):
                price = scoring.stations(public, company)
                owner = shares.seller_of(public, seller) if seller else NOBODY
                payment = SharePayment(company, card, owner, price, price)
                return Step(
                    State(replace(public, pending=payment), s.hidden),
                    (event("share-announced", seat=seat, company=company, card=card, price=price),),
                )
            case Pay(card):
                return self._pay(s, seat, card)
            case Premium(company):
                return self._premium(s, seat, company)
            case Draw(stack):
                return self._draw(s, seat, stack)
            case Swap(other):
                return self._swap(s, seat, Seat(other))
        return self._done(s)

    def _part(self, public: Public, cell: str, piece: str) -> Part:
        shown = building.face_of(plan_of(public), piece)
        return Part(cell, shown.piece if shown else piece)

    def _bid(self, s: State, seat: Seat, card: str) -> Step[State]:
        public, hidden = s.public, s.hidden
        has_bid = (*public.has_bid[:seat], True, *public.has_bid[seat + 1 :])
        bids = (*hidden.bids[:seat], card, *hidden.bids[seat + 1 :])
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

    def _choose(self, s: State, seat: Seat, pair: str) -> Step[State]:
        if pair == PASS:
            return self._finish(s, event("passed", seat=seat))
        public = replace(s.public, pair=pair, phase=FIRST_PHASE[pair])
        return Step(State(public, s.hidden), (event("pair", seat=seat, pair=pair),))

    def _announce(self, s: State, seat: Seat, part: Part, second: bool) -> Step[State]:
        price = building.surcharge(s.public, part.cell) + (0 if second else 1)
        payment = BuildPayment((part,), price, price, second)
        if not price:
            after, events = building.carry_out(s, seat, payment)
            return Step(after, tuple(events))
        story = event("announced", seat=seat, cell=part.cell, card=part.piece[:-1], price=price)
        return Step(State(replace(s.public, pending=payment), s.hidden), (story,))

    def _announce_too(self, s: State, seat: Seat, part: Part) -> Step[State]:
        payment = s.public.pending
        assert isinstance(payment, BuildPayment)
        price = payment.price + building.surcharge(s.public, part.cell)
        both = BuildPayment((*payment.parts, part), price, price, False)
        story = event("announced", seat=seat, cell=part.cell, card=part.piece[:-1], price=price)
        return Step(State(replace(s.public, pending=both), s.hidden), (story,))

    def _pay(self, s: State, seat: Seat, card: str) -> Step[State]:
        """A paid card goes onto its stack, or to the seller: then somebody else has seen it, and undo stops."""
        payment = s.public.pending
        assert isinstance(payment, BuildPayment | SharePayment)
        s = with_hand(s, seat, without(s.hidden.hands[seat], card))
        seller = payment.seller if isinstance(payment, SharePayment) else NOBODY
        events: list[Event]
        if seller == NOBODY:
            events = [event("paid", seat=seat, card=card, stack=plan_of(s.public).deck[card].stack)]
            s = State(put_on_stack(s.public, card), s.hidden)
        else:
            events = [
                event("paid-to", seat=seat, seller_seat=seller),
                event("paid-card", (seat, seller), seat=seat, seller_seat=seller, card=card),
            ]
            s = with_hand(s, seller, (*s.hidden.hands[seller], card))
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

    def _premium(self, s: State, seat: Seat, company: str) -> Step[State]:
        total = routes.total(s.public, company)
        queue = premium.queue(s.public, seat, company, total)
        story = [event("premium", seat=seat, company=company, n=routes.length(s.public, company), total=total)]
        public = replace(s.public, premium_used=True, phase=SWAP)
        if any(public.stacks):
            public = replace(public, pending=Payout(company, total, queue))
        else:
            story.append(event("payout-stopped", left=total))
        return Step(State(public, s.hidden), tuple(story))

    def _draw(self, s: State, seat: Seat, code: str) -> Step[State]:
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
        return Step(s, tuple(events))

    def _swap(self, s: State, seat: Seat, other: Seat) -> Step[State]:
        """Only the numbers change hands; who has moved stays with the players."""
        position = list(s.public.position)
        position[seat], position[other] = position[other], position[seat]
        story = event("swap", seat=seat, other_seat=other, position=position[seat], other=position[other])
        return self._finish(State(replace(s.public, position=tuple(position)), s.hidden), story)

    def _done(self, s: State) -> Step[State]:
        public = s.public
        if public.second_open:
            return Step(State(replace(public, second_open=False), s.hidden))
        if public.phase == FIRST_PHASE[public.pair]:
            return Step(State(replace(public, phase=SECOND_PHASE[public.pair]), s.hidden))
        return self._finish(s)

    def _finish(self, s: State, *story: Event) -> Step[State]:
        public, events = turns.end_turn(s.public)
        return Step(State(public, s.hidden), (*story, *events))

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s.public)

    def turn(self, s: State) -> int:
        return s.public.turns

    def view(self, s: State, viewer: Seat | None) -> View:
        return view(s, viewer)

    def imagine(self, v: View, rng: Rng) -> State:
        return imagine(v, rng)

    def worth(self, s: State, seat: Seat) -> int:
        return worth.worth(s, seat)

    def obey(self, v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
        return orders.obey(v.public, order, options)

    def caption(self, v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
        return captions.caption(v, prefix, name, value)


def _forgotten(public: Public, seat: Seat) -> Public:
    """The card a seat showed for the first order has left its hand, or may have: what a seller got is secret."""
    shown = public.shown
    return replace(public, shown=(*shown[:seat], "", *shown[seat + 1 :]) if shown else ())


RULES = BlackLoco()
