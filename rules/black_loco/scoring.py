"""Capital: what each player is worth, during the subsidies and at the end."""

from __future__ import annotations

from functools import lru_cache

from rules.black_loco.cards import COMPANIES
from rules.black_loco.components import LOCO_POINTS, PLANS
from rules.black_loco.state import OVER, Public, State
from rules.core import Outcome, ScoreRow, latest, ranked

_AT = {company: at for at, company in enumerate(COMPANIES)}


@lru_cache(maxsize=1024)
def station_counts(plan: str, board: tuple[str, ...]) -> tuple[int, ...]:
    """Station symbols of each company."""
    faces = PLANS[plan].faces
    count = dict.fromkeys(COMPANIES, 0)
    for piece in board:
        if piece:
            for station in faces[piece].stations:
                count[station.company] += 1
    return tuple(count.values())


@lru_cache(maxsize=1024)
def share_counts(plan: str, shares: tuple[tuple[str, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """How many of each company, by seat."""
    deck = PLANS[plan].deck
    rows = [[deck[number].share for number in row] for row in shares]
    return tuple(tuple(row.count(company) for company in COMPANIES) for row in rows)


def stations(public: Public, company: str) -> int:
    """Station symbols of a company on the plan: the price and the value of its share."""
    return station_counts(public.plan, public.board)[_AT[company]]


def shares_of(public: Public, seat: int, company: str) -> int:
    return share_counts(public.plan, public.shares)[seat][_AT[company]]


def issued(public: Public, company: str) -> int:
    """Shares of a company in all displays."""
    at = _AT[company]
    return sum([row[at] for row in share_counts(public.plan, public.shares)])


def share_value(public: Public, seat: int) -> int:
    own, count = share_counts(public.plan, public.shares)[seat], station_counts(public.plan, public.board)
    return sum([number * value for number, value in zip(own, count, strict=True)])


def trophy_kinds(public: Public, seat: int) -> tuple[int, int]:
    """Track and station base cards a seat has replaced."""
    return _kinds(public.plan, public.trophies[seat])


@lru_cache(maxsize=1024)
def _kinds(plan_id: str, trophies: tuple[str, ...]) -> tuple[int, int]:
    plan = PLANS[plan_id]
    tracks = sum(plan.cells[plan.index[cell]].is_track for cell in trophies)
    return tracks, len(trophies) - tracks


def unequal_pairs(public: Public, seat: int) -> int:
    return min(trophy_kinds(public, seat))


def loco_points(public: Public, seat: int) -> int:
    return LOCO_POINTS if public.loco == seat else 0


def capital(public: Public, seat: int) -> int:
    """Active capital (hand cards) and passive capital (shares, unequal pairs, black loco)."""
    return public.held[seat] + share_value(public, seat) + unequal_pairs(public, seat) + loco_points(public, seat)


@latest
def capitals(public: Public) -> tuple[int, ...]:
    """Everybody's, for many questions in a row."""
    return tuple([capital(public, seat) for seat in range(public.seats)])


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
