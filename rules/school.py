"""Lessons of a game: set positions with tasks in them, judged by the state they lead to, not by the move.

A game that teaches has `lessons`, in the order in which they are learnt. The words of a lesson are its texts:
`school-<name>-title`; `school-<name>`, the rule; `school-<name>-task`; `school-<name>-done`; and for everything that
`goal` may miss `school-<name>-<lack>`, which explains the rule once more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules import notation, registry
from rules.advice import answers
from rules.core import Action, AnyRules, Event, Seat, complete, judge, legal, waiting

State = Any
"""Any: the state of whichever game it is."""
Goal = Callable[[State, State], str]
"""What is still missing in the second state, which came of the first one: the key of a lack; nothing: it is reached."""
FORCED = 40
"""More moves without a choice than any game makes in a row."""
WRONG = "wrong"
"""A lack that every lesson has: the turn is over, and the goal was missed in a way it has no words for."""


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


@dataclass(frozen=True, slots=True)
class Stand:
    """Where somebody is in a lesson."""

    state: State
    events: tuple[Event, ...]
    """Of the moves made in it."""
    lack: str
    """What is missing still; empty: the goal is reached."""
    over: bool
    """There is no answer left, or nothing to answer."""


def lessons(rules: AnyRules) -> tuple[Lesson, ...]:
    found: tuple[Lesson, ...] = getattr(rules, "lessons", ())
    return found


def played(game: str, seats: int, seed: int, moves: Sequence[tuple[int, str]], options: Mapping[str, str]) -> State:
    """The state after these moves, each by a seat and as it is written."""
    rules = registry.GAMES[game]
    s = rules.setup(seats, complete(rules, options), seed)
    for seat, text in moves:
        action = notation.read(rules, text)
        judge(rules, s, Seat(seat), action)
        s = rules.apply(s, Seat(seat), action).state
    return s


def stand(rules: AnyRules, lesson: Lesson, moves: Sequence[str]) -> Stand:
    """After the answers of a learner, each as it is written with `;` between its moves. Raises IllegalMove."""
    begun = lesson.position()
    s, events = begun, list[Event]()
    for answer in moves:
        for text in answer.split(";"):
            action = notation.read(rules, text)
            if text is not answer and rules.check(s, lesson.seat, action) is not None:
                # What chance has brought made the rest impossible.
                break
            judge(rules, s, lesson.seat, action)
            step = rules.apply(s, lesson.seat, action)
            s = step.state
            events += step.events
        s, more = _forced(rules, s, lesson.seat)
        events += more
    lack = lesson.goal(begun, s) if moves else WRONG
    over = len(moves) >= lesson.answers or lesson.seat not in waiting(rules, s)
    return Stand(s, tuple(events), lack, over or not lack)


def _forced(rules: AnyRules, s: State, seat: Seat) -> tuple[State, list[Event]]:
    """Moves of the learner without a choice are made by themselves, as everywhere."""
    events: list[Event] = []
    for _ in range(FORCED):
        options = legal(rules, s, seat) if seat in waiting(rules, s) else ()
        if len(options) != 1:
            break
        step = rules.apply(s, seat, options[0])
        s = step.state
        events += step.events
    return s, events


def written(moves: Sequence[Action]) -> str:
    """An answer as it is kept."""
    return ";".join(map(notation.notation, moves))


def solutions(rules: AnyRules, lesson: Lesson, moves: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Ways that reach the goal from where the learner is, the shortest first."""
    ways = [moves]
    while ways:
        longer: list[tuple[str, ...]] = []
        for way in ways:
            now = stand(rules, lesson, way)
            if now.over:
                continue
            for answer in answers(rules, now.state, lesson.seat):
                further = (*way, written(answer.moves))
                if not stand(rules, lesson, further).lack:
                    yield further
                else:
                    longer.append(further)
        ways = longer
