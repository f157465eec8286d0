"""A lesson of a game: a set position with a task in it, judged by the state it leads to, not by the move.

A game that teaches has `lessons`, in the order in which they are learnt. The words of a lesson are its texts:
`school-<name>-title`; `school-<name>`, the rule; `school-<name>-task`; `school-<name>-done`; and for everything that
`goal` may miss `school-<name>-<lack>`, which explains the rule once more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules import notation
from rules.agreement import begun
from rules.core import Seat, judge

State = Any
"""Any: the state of whichever game it is."""
Goal = Callable[[State, State], str]
"""What is still missing in the second state, which came of the first one: the key of a lack; nothing: it is reached."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, what is to be done in it, and when it is done."""

    name: str
    position: Callable[[], State]
    goal: Goal
    lacks: tuple[str, ...]
    """All that the goal may miss."""
    seats: int = 2
    seat: Seat = Seat(0)
    """Whose part the learner plays."""
    answers: int = 1
    """So many answers the learner has."""


def played(game: str, seats: int, seed: int, moves: Sequence[tuple[int, str]], options: Mapping[str, str]) -> State:
    """The state after these moves, each by a seat and as it is written."""
    from rules.registry import GAMES  # noqa: PLC0415 - the games import this module, and are found by that one

    rules = GAMES[game]
    s = rules.setup(seats, begun(rules, options), seed)
    for seat, text in moves:
        action = notation.read(rules, text)
        judge(rules, s, Seat(seat), action)
        s = rules.apply(s, Seat(seat), action).state
    return s
