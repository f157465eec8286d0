"""A small game that uses everything the contract offers at once: the engine is proved with it.

Each of four rounds: all bid a hand card in secret, and may replace the bid until the last one is in; the highest bid
lays a piece on a cell; on the middle row everybody else must answer a toll (nested decisions, any order), then the
layer rolls a die. At any time a seat may swap a hand card for the top of the stack, once a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from rules import flow
from rules.core import (
    OWN,
    PLAN,
    Action,
    Ask,
    Decision,
    Event,
    IllegalMove,
    Menu,
    Offer,
    Option,
    Outcome,
    Phrase,
    Rng,
    ScoreRow,
    Seat,
    Step,
    Wish,
    clause,
    event,
    phrase,
    put,
    ranked,
)

ROUNDS, HAND, CELLS = 4, 5, ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3")


@dataclass(frozen=True, slots=True)
class Bid(Action):
    tag: ClassVar[str] = "bid"
    card: int


@dataclass(frozen=True, slots=True)
class Lay(Action):
    tag: ClassVar[str] = "lay"
    piece: str
    cell: str
    turned: int


@dataclass(frozen=True, slots=True)
class Toll(Action):
    tag: ClassVar[str] = "toll"
    answer: str


@dataclass(frozen=True, slots=True)
class Roll(Action):
    tag: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class Swap(Action):
    tag: ClassVar[str] = "swap out"
    card: int


@dataclass(frozen=True, slots=True)
class Bidding:
    pass


@dataclass(frozen=True, slots=True)
class Laying:
    seat: int


@dataclass(frozen=True, slots=True)
class Tolls:
    seat: int
    open: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rolling:
    seat: int


Frame = Bidding | Laying | Tolls | Rolling


@dataclass(frozen=True, slots=True)
class Public:
    seats: int
    round: int
    stack: tuple[Frame, ...]
    board: tuple[tuple[str, str], ...]
    points: tuple[int, ...]
    swapped: tuple[bool, ...]
    has_bid: tuple[bool, ...]
    spent: tuple[int, ...]
    deck: int
    long: bool


@dataclass(frozen=True, slots=True)
class Hidden:
    hands: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    deck: tuple[int, ...]
    rng: Rng


@dataclass(frozen=True, slots=True)
class State:
    public: Public
    hidden: Hidden


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    public: Public
    hand: tuple[int, ...] = field(metadata=OWN)
    bid: int | None = field(metadata=OWN)
    hand_sizes: tuple[int, ...]


class Toy:
    id = "toy"
    version = 1
    seats = (2, 3)
    options = (Option("length", ("short", "long")),)
    orders: Mapping[str, tuple[str, ...]] = {"toll": ("pay", "pay-when-ahead")}
    house: Mapping[str, str] = {}
    plans: Mapping[str, bool] = {"toll": True}
    telling = staticmethod(flow.plainly)
    unknown = "E_UNKNOWN"
    state = State
    actions: tuple[type[Action], ...] = (Bid, Lay, Toll, Roll, Swap)

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> State:
        if seats not in self.seats:
            raise IllegalMove(phrase("E_SEATS", seats=seats))
        deck, rng = Rng(seed).shuffled(range(1, 31))
        hands = tuple(tuple(sorted(deck[i * HAND : (i + 1) * HAND])) for i in range(seats))
        rest = deck[seats * HAND :]
        public = Public(
            seats, 1, (Bidding(),), (), (0,) * seats, (False,) * seats, (False,) * seats, (), len(rest),
            options["length"] == "long",
        )  # fmt: skip
        return State(public, Hidden(hands, (None,) * seats, rest, rng))

    def decisions(self, s: State) -> tuple[Decision, ...]:
        p = s.public
        if not p.stack:
            return ()
        anytime = tuple(Decision(Seat(i), "swap", waiting=False) for i in range(p.seats) if not p.swapped[i])
        match p.stack[-1]:
            case Bidding():
                open_ = tuple(Decision(Seat(i), "bid", waiting=not p.has_bid[i], secret=True) for i in range(p.seats))
            case Laying(seat):
                open_ = (Decision(Seat(seat), "lay"),)
            case Tolls(_, waiting):
                open_ = tuple(Decision(Seat(i), "toll") for i in waiting)
            case Rolling(seat):
                open_ = (Decision(Seat(seat), "roll"),)
        return open_ + anytime

    def candidates(self, s: State, d: Decision) -> Iterable[Action]:
        match d.key:
            case "bid":
                return [Bid(card) for card in s.hidden.hands[d.seat]]
            case "lay":
                return [Lay(kind, cell, turn) for kind in ("rail", "yard") for cell in CELLS for turn in (0, 1)]
            case "toll":
                return [Toll("pay"), Toll("refuse")]
            case "roll":
                return [Roll()]
            case _:
                return [Swap(card) for card in s.hidden.hands[d.seat]]

    def check(self, s: State, seat: Seat, a: Action) -> Phrase | None:
        p = s.public
        if not p.stack:
            return phrase("E_OVER")
        if not 0 <= seat < p.seats:
            return phrase("E_NOT_NOW")
        top = p.stack[-1]
        match a, top:
            case Bid(card), Bidding():
                return None if card in s.hidden.hands[seat] else phrase("E_CARD", card=card)
            case Lay(kind, cell, turned), Laying(layer) if layer == seat:
                if kind not in ("rail", "yard") or cell not in CELLS or turned not in (0, 1):
                    return phrase("E_UNKNOWN")
                if kind == "yard" and turned:
                    return phrase("E_TURNED")
                return phrase("E_TAKEN", cell=cell) if cell in dict(p.board) else None
            case Toll(answer), Tolls(_, waiting) if seat in waiting:
                return None if answer in ("pay", "refuse") else phrase("E_UNKNOWN")
            case Roll(), Rolling(roller) if roller == seat:
                return None
            case Swap(card), _:
                if p.swapped[seat]:
                    return phrase("E_SWAPPED")
                if s.hidden.bids[seat] == card:
                    return phrase("E_BID_LIES")
                return None if card in s.hidden.hands[seat] else phrase("E_CARD", card=card)
        return phrase("E_NOT_NOW")

    def apply(self, s: State, seat: Seat, a: Action) -> Step[State]:
        match a:
            case Bid(card):
                return self._bid(s, seat, card)
            case Lay(kind, cell, _):
                board = (*s.public.board, (cell, kind))
                others = tuple(i for i in range(s.public.seats) if i != seat)
                top: tuple[Frame, ...] = (Rolling(seat), Tolls(seat, others)) if cell[0] == "b" else ()
                public = replace(s.public, board=board, stack=s.public.stack[:-1] + top)
                public = _scored(public, {seat: 1})
                laid = event("laid", seat=seat, piece=kind, cell=cell)
                return Step(self._next(State(public, s.hidden)), (laid,))
            case Toll(answer):
                frame = s.public.stack[-1]
                assert isinstance(frame, Tolls)
                left = tuple(i for i in frame.open if i != seat)
                stack = s.public.stack[:-1] + ((Tolls(frame.seat, left),) if left else ())
                gain = {frame.seat: 1, int(seat): -1} if answer == "pay" else {}
                public = _scored(replace(s.public, stack=stack), gain)
                return Step(State(public, s.hidden), (event("toll", seat=seat, answer=answer),))
            case Roll():
                pips, rng = s.hidden.rng.below(6)
                public = _scored(replace(s.public, stack=s.public.stack[:-1]), {seat: pips})
                state = self._next(State(public, replace(s.hidden, rng=rng)))
                return Step(state, (event("rolled", seat=seat, pips=pips + 1),), sealed=True)
            case Swap(card):
                hand = tuple(sorted([c for c in s.hidden.hands[seat] if c != card] + [s.hidden.deck[0]]))
                hidden = replace(s.hidden, hands=put(s.hidden.hands, seat, hand), deck=s.hidden.deck[1:])
                public = replace(
                    s.public, swapped=put(s.public.swapped, seat, True), deck=s.public.deck - 1,
                    spent=tuple(sorted((*s.public.spent, card))),
                )  # fmt: skip
                drawn = event("drawn", (seat,), card=s.hidden.deck[0])
                return Step(State(public, hidden), (event("swapped", seat=seat, card=card), drawn), sealed=True)
        raise AssertionError(a)

    def _bid(self, s: State, seat: Seat, card: int) -> Step[State]:
        bids = put(s.hidden.bids, seat, card)
        if None in bids:
            public = replace(s.public, has_bid=put(s.public.has_bid, seat, True))
            return Step(State(public, replace(s.hidden, bids=bids)))
        shown = [bid for bid in bids if bid is not None]
        winner = shown.index(max(shown))
        hands = tuple(tuple(c for c in hand if c != bid) for hand, bid in zip(s.hidden.hands, bids, strict=True))
        public = replace(
            s.public, stack=(Laying(winner),), has_bid=(False,) * s.public.seats,
            spent=tuple(sorted((*s.public.spent, *shown))),
        )  # fmt: skip
        events = tuple(event("bid", seat=i, card=bid) for i, bid in enumerate(shown))
        hidden = replace(s.hidden, hands=hands, bids=(None,) * s.public.seats)
        return Step(State(public, hidden), (*events, Event("won", (("seat", winner),))), sealed=True)

    def _next(self, s: State) -> State:
        p = s.public
        if p.stack:
            return s
        last = p.round == (ROUNDS if p.long else ROUNDS - 1)
        return State(replace(p, round=p.round + 1, stack=() if last else (Bidding(),)), s.hidden)

    def outcome(self, s: State) -> Outcome | None:
        if s.public.stack:
            return None
        points = s.public.points
        return Outcome(points, ranked(points), (ScoreRow("points", points),))

    def turn(self, s: State) -> int:
        return s.public.round

    def upgrade(self, version: int, data: Any) -> Any:
        return data

    def view(self, s: State, viewer: Seat | None) -> View:
        hand = () if viewer is None else s.hidden.hands[viewer]
        bid = None if viewer is None else s.hidden.bids[viewer]
        return View(viewer, s.public, hand, bid, tuple(len(h) for h in s.hidden.hands))

    def imagine(self, v: View, rng: Rng) -> State:
        unseen = [c for c in range(1, 31) if c not in v.hand and c not in v.public.spent]
        deck, rng = rng.shuffled(unseen)
        hands: list[tuple[int, ...]] = []
        bids: list[int | None] = []
        for i, size in enumerate(v.hand_sizes):
            own = i == v.viewer
            hand = v.hand if own else tuple(sorted(deck[:size]))
            deck = deck if own else deck[size:]
            hands.append(hand)
            bids.append(v.bid if own else (hand[0] if v.public.has_bid[i] else None))
        return State(v.public, Hidden(tuple(hands), tuple(bids), deck, rng))

    def worth(self, s: State, seat: Seat) -> int:
        best = max(s.public.points[i] for i in range(s.public.seats) if i != seat)
        return 10 * (s.public.points[seat] - best) + (s.hidden.bids[seat] or 0)

    def menus(self, s: State, seat: Seat) -> tuple[Menu, ...]:
        """Lay a rail and bid at once for the next round; or swap the lowest card first."""
        p, hand = s.public, s.hidden.hands[seat]
        if not p.stack or p.stack[-1] != Laying(seat) or p.round == (ROUNDS if p.long else ROUNDS - 1) or not hand:
            return ()
        free = [cell for cell in CELLS if cell[0] != "b" and cell not in dict(p.board)]
        offers = [
            Offer(
                (Lay("rail", cell, 0), Bid(card)),
                clause("offer-lay", cell=cell, card=card),
                path=(clause("offer-cell", cell=cell),),
            )
            for cell in free
            for card in hand
        ]
        swap = [Offer((Swap(hand[0]), Lay("rail", free[0], 0)), clause("offer-swap", card=hand[0]), sure=True)]
        return (Menu("lay", tuple(offers)), *([] if p.swapped[seat] or not free else [Menu("swap", tuple(swap))]))

    def ahead(self, s: State) -> tuple[Ask, ...]:
        p = s.public
        if not p.stack or not isinstance(p.stack[-1], Laying):
            return ()
        return tuple(Ask(Seat(i), "toll") for i in range(p.seats) if i != p.stack[-1].seat)

    def wishes(self, v: View, seat: Seat, key: str, said: tuple[str, ...]) -> tuple[Wish, ...]:
        """A plan holds for one round: its first word is the round, its second the answer."""
        if not said:
            return (Wish(str(v.public.round), clause("wish-round", number=v.public.round)),)
        return tuple(Wish(word, clause(f"wish-{word}")) for word in ("pay", "refuse")) if len(said) == 1 else ()

    def obey(self, v: View, seat: Seat, key: str, order: str, options: tuple[Action, ...]) -> Action | None:
        if order.startswith(PLAN):
            number, answer = order.removeprefix(PLAN).split()
            return Toll(answer) if number == str(v.public.round) else None
        ahead = v.public.points[seat] >= max(v.public.points)
        return Toll("pay") if order == "pay" or ahead else None

    def caption(self, v: View, prefix: tuple[str | int, ...], name: str, value: str | int) -> Phrase | None:
        return phrase("caption-card", card=value) if name == "card" else None


def _scored(public: Public, gain: Mapping[int, int]) -> Public:
    return replace(public, points=tuple(n + gain.get(i, 0) for i, n in enumerate(public.points)))


RULES = Toy()
