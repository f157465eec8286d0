"""What a first game needs, in set positions: cars, conductors, the locomotive, declining, coins, contracts, ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from rules.core import Seat
from rules.first_class import trains
from rules.first_class.cards import KINDS
from rules.first_class.scoring import multiplied
from rules.first_class.state import TALLY, Player, State, Train
from rules.lesson import Lesson, played

YOU = Seat(0)
SEED = 1
DRAFTED = ((1, "draft E-W6"), (0, "draft E-C5"))
CITY = TALLY.index("cities")


@cache
def _begun(moves: Sequence[tuple[int, str]]) -> State:
    s: State = played("first_class", 2, SEED, moves, {"modules": "AB"})
    return s


def _position(**learner: Any) -> State:
    """The first turn, with another board of the learner. Any: the fields of a player."""
    s = _begun(DRAFTED)
    you, rival = s.public.players
    return replace(s, public=replace(s.public, players=(replace(you, **learner), rival)))


def _you(s: State) -> Player:
    return s.public.players[YOU]


def _cars(s: State) -> int:
    return sum(len(train.cars) for train in _you(s).trains)


def _counted(s: State) -> int:
    return sum(map(trains.points, _you(s).trains))


def _raised(before: State, after: State) -> str:
    better = sum(max(train.cars) > 0 for train in _you(after).trains)
    return "" if better == len(_you(after).trains) else "one" if better else "none"


def _walked(before: State, after: State) -> str:
    if [train.conductor for train in _you(after).trains] == [train.conductor for train in _you(before).trains]:
        return "none"
    return "" if _counted(after) >= 4 else "less"


def _travelled(before: State, after: State) -> str:
    if _you(after).loco == _you(before).loco:
        return "none"
    return "" if _you(after).tally[CITY] > _you(before).tally[CITY] else "short"


def _declined(before: State, after: State) -> str:
    if 7 in (car for train in _you(after).trains for car in train.cars):
        return ""
    return "other" if len(_you(after).pile) > len(_you(before).pile) else "none"


def _spent(before: State, after: State) -> str:
    if sum(_you(after).coins) >= sum(_you(before).coins):
        return "kept"
    return "" if _cars(after) > _cars(before) else "other"


def _fulfilled(before: State, after: State) -> str:
    return "" if not _you(after).contracts else "none"


def _ended(before: State, after: State) -> str:
    def brings(s: State) -> int:
        return sum(multiplied(_you(s).pile, s.hidden.hands[YOU], kind) for kind in KINDS)

    if _you(after).ends == _you(before).ends:
        return "none"
    return "" if brings(after) - brings(before) >= 6 else "less"


GOOD = (Train((4, 0), conductor=1), Train((1,)))
LOCOMOTIVES = ("X1-L1", "X1-L3", "X1-L4")
LESSONS: tuple[Lesson, ...] = (
    Lesson("raised", _position, _raised, ("none", "one")),
    Lesson("walked", lambda: _position(trains=(Train((2, 1, 0)), Train((1, 0)))), _walked, ("none", "less")),
    Lesson("travelled", _position, _travelled, ("none",)),
    Lesson("declined", lambda: _position(trains=GOOD), _declined, ("other", "none")),
    Lesson("spent", _position, _spent, ("kept", "other")),
    Lesson("fulfilled", lambda: _position(contracts=("A1-K6",), loco=3), _fulfilled, ("none",)),
    Lesson("ended", lambda: _position(coins=(4, 0, 0), pile=LOCOMOTIVES), _ended, ("none", "less")),
)  # fmt: skip
