"""How good a position looks for a seat: capital, and what the next premiums promise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.black_loco import building, shares
from rules.black_loco.components import END, PLANS
from rules.black_loco.judge import wanted
from rules.black_loco.orders import payment_rank
from rules.black_loco.plans import NOWHERE
from rules.black_loco.premium import LOCO_SHARES, own_part, payout_order
from rules.black_loco.routes import totals
from rules.black_loco.scoring import capitals, loco_points, share_counts, station_counts, trophy_kinds
from rules.black_loco.state import BUILD, BUY, NOBODY, OVER, PREMIUM, BuildPayment, Payout, Public, SharePayment, State
from rules.black_loco.table import with_hand, without
from rules.core import Seat

POINT = 100
"""One point of capital."""
PROMISE = 200
"""A card that every premium of later turns will bring; a premium can be had in many rounds."""
HOPE = 150
"""The same where one more share must be bought first."""
INITIATIVE = 150
"""What a turn of building and buying is worth compared with one of premium and swap."""
RESERVE = 30
"""The first hand cards are worth more than their point: without them nothing can be built or bought."""
PROSPECT = 60
"""An exit towards a place where a station can stand."""
URGENCY = 60
"""Keeping the game going when behind."""
TRUST = 50
"""Per cent of their promises that others are expected to act on."""
COMPANION = 30
"""A second track that is still free; one that makes another unequal pair is worth its point."""
LOOK = 9
"""The longest route that is looked at; beyond it more length hardly changes which move is better."""


def worth(s: State, seat: int) -> int:
    """A seat's own value, once what is announced has been paid and what is due has been drawn."""
    return own(paid_off(s).public, seat)


def advantage(s: State, seat: int) -> int:
    """The own value less the average of the others: what the greedy stand-in goes by."""
    public = paid_off(s).public
    others = [other for other in range(public.seats) if other != seat]
    return own(public, seat) * len(others) - sum(value(public, other, TRUST) for other in others)


def prospects(s: State) -> tuple[int, ...]:
    """Everybody's own value in hundredths of a point: what a search compares."""
    public = paid_off(s).public
    return tuple(own(public, seat) for seat in range(public.seats))


def own(public: Public, seat: int) -> int:
    return value(public, seat, 100) + (0 if public.phase == OVER else prospect(public) + urgency(public, seat))


def urgency(public: Public, seat: int) -> int:
    """Who is behind must not let the game die of idleness."""
    alive = public.progress or isinstance(public.pending, Payout)
    if not alive:
        return 0
    found = capitals(public)
    behind = found[seat] <= max(found[:seat] + found[seat + 1 :])
    return URGENCY * (1 + public.idle_rounds) if behind else 0


def prospect(public: Public) -> int:
    """Before the first route: exits that face a station cell, where one more card makes a route."""
    return _prospect(public.plan, public.board)


@lru_cache(maxsize=1024)
def _prospect(plan_id: str, board: tuple[str, ...]) -> int:
    plan, facing = PLANS[plan_id], 0
    for cell, piece in zip(plan.cells, board, strict=True):
        for station in plan.faces[piece].stations if piece else ():
            for side, neighbour in enumerate(cell.around):
                if station.exits >> side & 1 and neighbour != NOWHERE and not plan.cells[neighbour].is_track:
                    facing += 1
    return PROSPECT * min(facing, 3)


def paid_off(s: State) -> State:
    """The state after an announced purchase, paid with the cards that are needed or else the least useful ones."""
    payment, seat = s.public.pending, s.public.active
    if not isinstance(payment, BuildPayment | SharePayment):
        return s
    seller = payment.seller if isinstance(payment, SharePayment) else NOBODY
    due = list(wanted(s.public, payment))
    hand = s.hidden.hands[seat]
    spare = hand
    for number in due:
        spare = without(spare, number)
    due += sorted(spare, key=payment_rank(s.public, "stations"))[: payment.left - len(due)]
    for number in due:
        hand = without(hand, number)
    if seller != NOBODY:
        s = with_hand(s, seller, (*s.hidden.hands[seller], *due))
    s = with_hand(s, seat, hand, paid=due if seller == NOBODY else ())
    if isinstance(payment, BuildPayment):
        return building.carry_out(s, seat, payment)[0]
    return shares.hand_over(s, seat, payment)[0]


def value(public: Public, seat: int, trust: int) -> int:
    """Capital and promises; promises count fully for somebody who will act on them, less for others."""
    if public.phase == OVER:
        return POINT * capitals(public)[seat]
    # The loco may change hands whenever a round ends: it must not make ending a turn look good or bad.
    points = POINT * (capitals(public)[seat] - loco_points(public, seat))
    due = 0
    if isinstance(public.pending, Payout):
        due = public.pending.queue.count(Seat(seat))
        points += POINT * due
    now, soon = premiums(public, seat, NOBODY)
    points += RESERVE * min(public.held[seat] + due, 4)
    if public.active == seat:
        if public.phase == PREMIUM:
            points += POINT * premiums(public, seat, public.loco)[0] // 2 - (INITIATIVE if public.held[seat] else 0)
        elif public.phase in (BUILD, BUY) and (public.opened or public.phase == BUILD):
            points += 1
        if public.second_open:
            tracks, others = trophy_kinds(public, seat)
            points += COMPANION + (POINT if tracks < others else 0)
    last_round = public.replaced >= END[public.length][0]
    if not last_round or not public.moved[seat]:
        points += max(PROMISE * now, HOPE * soon) * trust // 200
    return points


def premiums(public: Public, seat: int, loco: Seat) -> tuple[int, int]:
    """Most cards a premium of the seat's choice would bring, less what the others gain from it on average.

    First with the shares it has, then with one more share of some company that it can pay.
    """
    now, prices = _premiums(public.plan, public.board, public.shares, public.position, loco, seat)
    return now, max([gained for price, gained in prices if price <= public.held[seat]], default=0)


@lru_cache(maxsize=1024)
def _premiums(
    plan: str,
    board: tuple[str, ...],
    shares: tuple[tuple[str, ...], ...],
    position: tuple[int, ...],
    loco: Seat,
    seat: int,
) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The best premium with the shares there are; for every company that has stations their price and the premium."""
    counts, there = share_counts(plan, shares), station_counts(plan, board)
    order = payout_order(position, Seat(seat))
    lengths = [sum(column) for column in zip(*counts, strict=True)]
    limit = min(max(lengths) + 1, LOOK)
    table = totals(plan, board, limit)
    now, prices = 0, []
    for at, (best, n, price) in enumerate(zip(table, lengths, there, strict=True)):
        rooms = [counts[other][at] + (LOCO_SHARES if other == loco else 0) for other in order]
        if counts[seat][at]:
            now = max(now, gain(rooms, best[min(n, limit)]))
        if price:
            rooms[0] += 1
            prices.append((price, max(0, gain(rooms, best[min(n + 1, limit)]))))
    return now, tuple(prices)


def gain(rooms: Sequence[int], total: int) -> int:
    """Twice the own cards of a premium less the average of the others.

    Cards for everybody are good news for somebody who knows what to do with them.
    """
    own = own_part(rooms, total)
    return 2 * own - (total - own) // (len(rooms) - 1)
