"""What a first game needs, in set positions: a site, a station, a journey, passengers, a delivery, coal, the market."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from rules.core import Seat
from rules.cube_express.state import Player, State
from rules.lesson import Lesson, played

YOU = Seat(0)
SEED = 27
"""The learner holds a factory, a station and a coal site."""
SITE = ((0, "place P01 N2 0"), (0, "claim"))
STATION = ((0, "place S07 W2 0"), (0, "build 1"))
FACTORY = ((0, "place F09 N2 1"), (0, "bonus"))
DRIVEN = (*SITE, (0, "step 1 N"), (0, "take"), (0, "finish"))


@cache
def _position(moves: Sequence[tuple[int, str]] = (), wood: int = 0, iron: int = 0, coal: int = 0) -> State:
    s: State = played("cube_express", 2, SEED, moves, {"arms": "opposite"})
    player = replace(s.public.players[YOU], wood=wood, iron=iron, coal=s.public.players[YOU].coal + coal)
    return replace(s, public=replace(s.public, players=(player, *s.public.players[1:])))


def _you(s: State) -> Player:
    return s.public.players[YOU]


def _claimed(before: State, after: State) -> str:
    if any(piece.seat == YOU for piece in after.public.owners):
        return ""
    return "declined" if "P01" not in after.hidden.hands[YOU] and "P01" not in after.hidden.face_down else "other"


def _built(before: State, after: State) -> str:
    return "" if _you(after).level > _you(before).level else "none"


def _fetched(before: State, after: State) -> str:
    return "" if _you(after).coal > _you(before).coal else "none"


def _aboard(before: State, after: State) -> str:
    return "" if any(piece.seat == YOU for piece in after.public.passengers) else "none"


def _delivered(before: State, after: State) -> str:
    if any(piece.seat == YOU for piece in (*after.public.first, *after.public.later)):
        return ""
    return "past" if "N2" in _you(after).trains else "away"


def _far(before: State, after: State) -> str:
    if not _aboard(before, after):
        return ""
    return "short" if _you(after).coal >= _you(before).coal else "none"


def _bid(before: State, after: State) -> str:
    return "" if sum(bids[YOU] for bids in after.public.bids) else "tile"


LESSONS: tuple[Lesson, ...] = (
    Lesson("claimed", _position, _claimed, ("declined", "other")),
    Lesson("built", _position, _built, ("none",)),
    Lesson("fetched", lambda: _position(SITE), _fetched, ("none",)),
    Lesson("aboard", lambda: _position(STATION), _aboard, ("none",)),
    Lesson("far", lambda: _position(SITE, coal=1), _far, ("none", "short")),
    Lesson("delivered", lambda: _position(FACTORY, wood=1, iron=2), _delivered, ("past", "away")),
    Lesson("bid", lambda: _position(DRIVEN), _bid, ("tile",)),
)
