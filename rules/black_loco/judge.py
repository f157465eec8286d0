"""The judge: may this seat make this move now, and if not, why."""

from __future__ import annotations

from rules.black_loco import building, premium, shares
from rules.black_loco.moves import (
    PAIRS,
    PASS,
    PM,
    Also,
    Bid,
    Build,
    Done,
    Draw,
    Pair,
    Pay,
    Premium,
    Second,
    Share,
    Swap,
)
from rules.black_loco.state import (
    BID,
    BUILD,
    BUY,
    CHOOSE,
    NOBODY,
    OVER,
    PREMIUM,
    SWAP,
    BuildPayment,
    Part,
    Payout,
    Public,
    SharePayment,
    State,
    WestBonus,
)
from rules.black_loco.table import plan_of
from rules.black_loco.turns import on_turn
from rules.core import Action, Seat, Violation, phrase

ACTION_ORDER = phrase("E_ACTION_ORDER")
USE_SECOND = phrase("E_USE_SECOND")
"""A second track that costs nothing extra is laid once the first one lies."""


def check(s: State, seat: Seat, move: Action) -> Violation | None:
    public = s.public
    if public.phase == OVER or not 0 <= seat < public.seats:
        return phrase("E_NOT_YOUR_TURN")
    hand = s.hidden.hands[seat]
    if isinstance(move, Bid):
        open_ = public.phase == BID and not public.has_bid[seat] and move.card in hand
        return None if open_ else phrase("E_BID")
    if public.phase == BID:
        return ACTION_ORDER
    if seat != on_turn(public):
        return phrase("E_NOT_YOUR_TURN")
    match public.pending:
        case Payout() | WestBonus():
            return _draw(public, move)
        case BuildPayment() | SharePayment():
            return _payment(public, hand, public.pending, move)
    if public.phase == BUILD and not public.opened:
        return _opening(public, hand, move)
    return _turn(public, hand, seat, move)


def _draw(public: Public, move: Action) -> Violation | None:
    if not isinstance(move, Draw):
        return ACTION_ORDER
    codes = plan_of(public).stacks
    if move.stack not in codes or not public.stacks[codes.index(move.stack)]:
        return phrase("E_EMPTY_STACK", S=move.stack)
    return None


def _payment(
    public: Public, hand: tuple[str, ...], payment: BuildPayment | SharePayment, move: Action
) -> Violation | None:
    match move:
        case Pay(card):
            if card not in hand:
                return phrase("E_PAYMENT", k=payment.price)
            still = list(wanted(public, payment))
            if card in still:
                still.remove(card)
            if len(still) >= payment.left:
                return phrase("E_NOT_IN_STACK", N=still[0], S=plan_of(public).deck[still[0]].stack)
            return None
        case Also(cell, piece) if isinstance(payment, BuildPayment):
            return _also(public, hand, payment, Part(cell, piece))
        case Second():
            return USE_SECOND
    return ACTION_ORDER


def wanted(public: Public, payment: BuildPayment | SharePayment) -> tuple[str, ...]:
    """Numbers that must come into their stacks by what is still to pay."""
    if isinstance(payment, BuildPayment):
        return building.missing(public, payment.parts)
    return shares.lacking(public, payment.card) if payment.seller == NOBODY else ()


def _also(public: Public, hand: tuple[str, ...], payment: BuildPayment, part: Part) -> Violation | None:
    """Announcing two tracks at once matters only if the second costs extra; else it is chosen when the first lies."""
    first = payment.parts[0]
    fresh = payment.left == payment.price and len(payment.parts) == 1 and not payment.second
    if not fresh or building.opens_west(public, first.cell):
        return ACTION_ORDER
    if not _both_tracks(public, first.piece, part.piece):
        return phrase("E_SECOND_TRACK")
    extra = building.surcharge(public, part.cell)
    why = building.check_place(public, hand, part, payment.price + extra, first)
    return why or (None if extra else USE_SECOND)


def _both_tracks(public: Public, *pieces: str) -> bool:
    deck = plan_of(public).deck
    return all(piece[:-1] not in deck or deck[piece[:-1]].cls == "track" for piece in pieces)


def _opening(public: Public, hand: tuple[str, ...], move: Action) -> Violation | None:
    """The start player's first build is a station on a start cell."""
    match move:
        case Build(cell, piece) if cell in plan_of(public).start:
            return building.check_place(public, hand, Part(cell, piece), 1 + building.surcharge(public, cell))
    return phrase("E_FIRST_STATION")


def _turn(public: Public, hand: tuple[str, ...], seat: Seat, move: Action) -> Violation | None:
    phase = public.phase
    match move:
        case Pair(pair) if phase == CHOOSE and pair in PAIRS:
            return phrase("E_FIRST_STATION") if pair in (PM, PASS) and not public.opened else None
        case Second(cell, piece) if phase == BUILD:
            if not public.second_open or not _both_tracks(public, piece):
                return phrase("E_SECOND_TRACK")
            return building.check_place(public, hand, Part(cell, piece), building.surcharge(public, cell))
        case Also() if public.second_open:
            return USE_SECOND
        case Build(cell, piece) if phase == BUILD and not public.second_open:
            return building.check_place(public, hand, Part(cell, piece), 1 + building.surcharge(public, cell))
        case Share() if phase == BUY:
            return shares.check_share(public, hand, seat, move)
        case Premium(company) if phase == PREMIUM or (phase == SWAP and public.premium_used):
            return premium.check_premium(public, seat, company)
        case Swap(other) if phase == SWAP:
            return None if other != seat and 0 <= other < public.seats else phrase("E_SWAP_SELF")
        case Done() if phase in (BUILD, BUY, PREMIUM, SWAP):
            return None
    return ACTION_ORDER
