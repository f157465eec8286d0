"""Capital: what each player is worth, during the subsidies and at the end."""

from __future__ import annotations

from functools import lru_cache

from rules.black_loco.cards import COMPANIES
from rules.black_loco.components import LOCO_POINTS, PLANS
from rules.black_loco.state import OVER, Public, State
from rules.black_loco.table import plan_of
from rules.core import Outcome, ScoreRow, ranked


@lru_cache(maxsize=1024)
def _stations(plan: str, board: tuple[str, ...]) -> tuple[int, ...]:
    faces = PLANS[plan].faces
    count = dict.fromkeys(COMPANIES, 0)
    for piece in board:
        if piece:
            for station in faces[piece].stations:
                count[station.company] += 1
    return tuple(count.values())


def stations(public: Public, company: str) -> int:
    """Station symbols of a company on the plan: the price and the value of its share."""
    return _stations(public.plan, public.board)[COMPANIES.index(company)]


def shares_of(public: Public, seat: int, company: str) -> int:
    deck = plan_of(public).deck
    return sum(deck[number].share == company for number in public.shares[seat])


def issued(public: Public, company: str) -> int:
    """Shares of a company in all displays."""
    return sum(shares_of(public, seat, company) for seat in range(public.seats))


def share_value(public: Public, seat: int) -> int:
    deck, count = plan_of(public).deck, _stations(public.plan, public.board)
    return sum(count[COMPANIES.index(deck[number].share)] for number in public.shares[seat])


def trophy_kinds(public: Public, seat: int) -> tuple[int, int]:
    """Track and station base cards a seat has replaced."""
    plan = plan_of(public)
    tracks = sum(plan.cells[plan.index[cell]].is_track for cell in public.trophies[seat])
    return tracks, len(public.trophies[seat]) - tracks


def unequal_pairs(public: Public, seat: int) -> int:
    return min(trophy_kinds(public, seat))


def loco_points(public: Public, seat: int) -> int:
    return LOCO_POINTS if public.loco == seat else 0


def capital(public: Public, seat: int) -> int:
    """Active capital (hand cards) and passive capital (shares, unequal pairs, black loco)."""
    return public.held[seat] + share_value(public, seat) + unequal_pairs(public, seat) + loco_points(public, seat)


def outcome(s: State) -> Outcome | None:
    return result(s.public)


def result(public: Public) -> Outcome | None:
    """The outcome as everybody sees it; None: the game goes on."""
    if public.phase != OVER:
        return None
    seats = range(public.seats)
    scores = tuple(capital(public, seat) for seat in seats)
    count = tuple(len(public.shares[seat]) for seat in seats)
    return Outcome(scores, ranked(scores, count), rows(public), (ScoreRow("share-count", count),), public.reason)


def rows(public: Public) -> tuple[ScoreRow, ...]:
    """What the capital consists of, as it is."""
    seats = range(public.seats)
    return (
        ScoreRow("hand", public.held),
        ScoreRow("shares", tuple(share_value(public, seat) for seat in seats)),
        ScoreRow("pairs", tuple(unequal_pairs(public, seat) for seat in seats)),
        ScoreRow("loco", tuple(loco_points(public, seat) for seat in seats)),
    )


def standing(s: State) -> tuple[ScoreRow, ...]:
    return rows(s.public)
