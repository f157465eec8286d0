"""What a first game needs, in set positions: stones, driving, delivering, a hall, goods, loading, workers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from rules.core import Seat, put
from rules.lesson import Lesson, played
from rules.taubertal_express.components import AT, KINDS
from rules.taubertal_express.state import Player, State

YOU = Seat(0)
SEED = 5
TICKET = "T23"
"""From Mergentheim to Schwäbisch Hall."""
DRAFTED = ((0, f"keep {TICKET}"), (1, "keep T02"))
BEGUN = (*DRAFTED, (0, "hire 0"), (1, "hire 0"))
FIELD = "TBB"
"""Tauberbischofsheim, where the learner has built."""


@cache
def _played(moves: Sequence[tuple[int, str]]) -> State:
    s: State = played("taubertal_express", 2, SEED, moves, {"draft": "printed"})
    return s


def _position(moves: Sequence[tuple[int, str]] = BEGUN, **learner: Any) -> State:
    """After these moves, with another train of the learner. Any: the fields of a player."""
    s = _played(moves)
    you, rival = s.public.players
    return replace(s, public=replace(s.public, players=(replace(you, **learner), rival)))


def _you(s: State) -> Player:
    return s.public.players[YOU]


def _stones(before: State, after: State) -> str:
    found = sum(_you(after).stones) - sum(_you(before).stones)
    if not after.public.stepped and after.public.turns == before.public.turns:
        return "none"
    return "" if found >= 5 else "less"


def _boarded(before: State, after: State) -> str:
    if TICKET in _you(after).aboard:
        return ""
    return "stays" if _you(after).town == _you(before).town else "elsewhere"


def _delivered(before: State, after: State) -> str:
    if TICKET not in _you(after).tickets:
        return ""
    if _you(after).town == "SHA":
        return "kept"
    return "stays" if _you(after).town == _you(before).town else "elsewhere"


def _hall(before: State, after: State) -> str:
    return "" if "brown" in _you(after).sites else "none"


def _goods(before: State, after: State) -> str:
    return "" if any(site in KINDS for site in _you(after).sites) else "none"


def _supplied(before: State, after: State) -> str:
    return "" if any(_you(after).waiting) else "none"


def _loaded(before: State, after: State) -> str:
    if sum(_you(after).cargo):
        return ""
    return "there" if _you(after).town == FIELD else "away"


def _hired(before: State, after: State) -> str:
    found = _you(after).hired
    return "" if found == 1 else "many" if found > 1 else "none"


def _with_pasture(waiting: bool = False, **learner: Any) -> State:
    here = AT[FIELD]
    sites, there = _you(_played(BEGUN)).sites, _you(_played(BEGUN)).waiting
    return _position(sites=put(sites, here, "pasture"), waiting=put(there, here, waiting), **learner)


LESSONS: tuple[Lesson, ...] = (
    Lesson("hired", lambda: _position(DRAFTED), _hired, ("many", "none")),
    Lesson("stones", _position, _stones, ("none", "less")),
    Lesson("boarded", lambda: _position(stones=(0, 0, 0, 0, 3)), _boarded, ("stays", "elsewhere")),
    Lesson(
        "delivered", lambda: _position(stones=(0, 0, 0, 0, 3), town="MER", aboard=(TICKET,)), _delivered,
        ("stays", "elsewhere", "kept"),
    ),
    Lesson("hall", lambda: _position(stones=(0, 2, 2, 0, 1)), _hall, ("none",)),
    Lesson("goods", lambda: _position(stones=(2, 1, 0, 0, 0)), _goods, ("none",)),
    Lesson("supplied", lambda: _with_pasture(stones=(1, 1, 0, 0, 0)), _supplied, ("none",)),
    Lesson(
        "loaded", lambda: _with_pasture(waiting=True, stones=(0, 0, 0, 0, 2), freight_wagons=1, hired=1), _loaded,
        ("there", "away"), answers=2,
    ),
)  # fmt: skip
