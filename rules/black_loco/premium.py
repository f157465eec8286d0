"""Premium payments: who may initiate one, and who takes the cards in which order."""

from __future__ import annotations

from collections.abc import Sequence

from rules.black_loco.cards import COMPANIES
from rules.black_loco.routes import has_route, length
from rules.black_loco.scoring import shares_of, stations
from rules.black_loco.state import Public
from rules.core import Seat, Violation, phrase

LOCO_SHARES = 1
"""The black loco counts as that many shares at the payout, and nowhere else (RU-8)."""


def check_premium(public: Public, seat: Seat, company: str) -> Violation | None:
    if public.premium_used:
        return phrase("E_PREMIUM_USED")
    if company not in COMPANIES or not stations(public, company):
        return phrase("E_NO_STATION_OF_COMPANY", C=company)
    if not shares_of(public, seat, company):
        return phrase("E_NEED_OWN_SHARE", C=company)
    if not has_route(public, company):
        return phrase("E_NO_ROUTE", C=company, n=length(public, company))
    return None


def payout_order(position: tuple[int, ...], initiator: Seat) -> tuple[Seat, ...]:
    """The initiator, then ascending positions, then from position 1 upwards."""
    by_position = [Seat(seat) for _, seat in sorted(zip(position, range(len(position)), strict=True))]
    start = by_position.index(initiator)
    return (*by_position[start:], *by_position[:start])


def cap(public: Public, seat: Seat, company: str) -> int:
    return shares_of(public, seat, company) + (LOCO_SHARES if public.loco == seat else 0)


def queue(public: Public, initiator: Seat, company: str, total: int, extra: int = 0) -> tuple[Seat, ...]:
    """Who takes each card of a premium, in order; what nobody else may take belongs to the initiator.

    `extra` are shares the initiator does not have yet: what if.
    """
    order = payout_order(public.position, initiator)
    room = {seat: cap(public, seat, company) for seat in order}
    room[initiator] += extra
    takers: list[Seat] = []
    while len(takers) < total and any(room.values()):
        for seat in order:
            if room[seat] and len(takers) < total:
                room[seat] -= 1
                takers.append(seat)
    return (*takers, *[initiator] * (total - len(takers)))


def own_part(rooms: Sequence[int], total: int) -> int:
    """How many cards of a premium its initiator takes, from the caps of all seats in the order of the payout."""
    own, left, taken = 0, total, 0
    while left and taken < max(rooms):
        taken += 1
        own += rooms[0] >= taken
        left -= min(left, sum([room >= taken for room in rooms]))
    return own + left
