"""Who may act now, and about what."""

from __future__ import annotations

from rules.black_loco.state import BID, NOBODY, OVER, BuildPayment, Payout, Public, SharePayment, State, WestBonus
from rules.black_loco.turns import on_turn
from rules.core import Decision, Seat


def decisions(s: State) -> tuple[Decision, ...]:
    return asked(s.public)


def asked(public: Public) -> tuple[Decision, ...]:
    """The same, as everybody sees it."""
    if public.phase == OVER:
        return ()
    if public.phase == BID:
        return tuple(Decision(Seat(seat), "bid", secret=True) for seat, done in enumerate(public.has_bid) if not done)
    seat = on_turn(public)
    match public.pending:
        case Payout(closing=closing):
            return (Decision(seat, "closing-draw" if closing and seat != public.active else "draw"),)
        case WestBonus():
            return (Decision(seat, "west-draw"),)
        case BuildPayment():
            return (Decision(seat, "pay"),)
        case SharePayment(seller=seller):
            return (Decision(seat, "pay", secret=seller != NOBODY),)
    return (Decision(seat, "second" if public.second_open else public.phase),)
