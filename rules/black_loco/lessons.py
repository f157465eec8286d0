"""What a first game needs, in set positions: first choice, station, tracks, shares, premium, position, stages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules.black_loco.scoring import stations
from rules.black_loco.state import Payout, State
from rules.core import Seat
from rules.lesson import Lesson, played

YOU, RIVAL = Seat(0), Seat(1)
SEED = 1
OPTIONS = (("map", "germany"), ("length", "short"), ("mountains", "no"))
CHOSEN = ((0, "bid 230"), (1, "bid 204"))
HANOVER = (*CHOSEN, (0, "pair EB"), (0, "build 013 604^"), (0, "pay 208"))
TRACKS = (*HANOVER, (0, "build 014 106^"), (0, "pay 215"), (0, "second 015 102^"), (0, "done"))
FIRST = (*TRACKS, (0, "share violet 104"), (0, "pay 219"), (0, "done"))
LEIPZIG = (
    *TRACKS, (0, "share violet 104"), (0, "pay 219"), (0, "share violet 205"), (0, "pay 221"), (0, "share violet 210"),
    (0, "pay 223"), (0, "done"), (1, "pair EB"), (1, "build 016 408v"), (1, "pay 204"), (1, "done"), (1, "done"),
)  # fmt: skip
VIOLET = "violet"


@cache
def _position(moves: Sequence[tuple[int, str]] = ()) -> State:
    s: State = played("black_loco", 2, SEED, moves, dict(OPTIONS))
    return s


def _bid(before: State, after: State) -> str:
    # Once all have chosen the cards are back in the hands: then the order tells.
    own = after.hidden.bids[YOU]
    return "" if own == max(before.hidden.hands[YOU]) or (not own and after.public.position[YOU] == 1) else "lower"


def _station(before: State, after: State) -> str:
    if not any(after.public.board):
        return "none"
    return "" if stations(after.public, VIOLET) else "other"


def _tracks(before: State, after: State) -> str:
    laid = set(after.public.board) - set(before.public.board)
    tracks = [piece for piece in laid if piece.startswith("1")]
    if len(tracks) < 2:
        return "one" if tracks else "none"
    return "" if before.public.held[YOU] - after.public.held[YOU] == 1 else "twice"


def _shares(before: State, after: State) -> str:
    bought = len(after.public.shares[YOU])
    if not bought:
        return "none"
    return "one" if bought < 2 else "" if after.public.held[YOU] >= 2 else "broke"


def _premium(before: State, after: State) -> str:
    if isinstance(after.public.pending, Payout) or after.public.held[YOU] > before.public.held[YOU]:
        return ""
    return "none"


def _swapped(before: State, after: State) -> str:
    return "" if after.public.position[RIVAL] == 1 else "none"


def _raised(before: State, after: State) -> str:
    red = any(piece.startswith("6") for piece in set(after.public.board) - set(before.public.board))
    return "" if red else "none"


LESSONS: tuple[Lesson, ...] = (
    Lesson("bid", _position, _bid, ("lower",)),
    Lesson("station", lambda: _position(CHOSEN), _station, ("none", "other")),
    Lesson("tracks", lambda: _position(HANOVER), _tracks, ("none", "one", "twice"), answers=2),
    Lesson("shares", lambda: _position(TRACKS), _shares, ("none", "one", "broke")),
    Lesson("raised", lambda: _position(FIRST), _raised, ("none",), seat=RIVAL),
    Lesson("swapped", lambda: _position(FIRST), _swapped, ("none",), seat=RIVAL),
    Lesson("premium", lambda: _position(LEIPZIG), _premium, ("none",)),
)
