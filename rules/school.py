"""What becomes of a lesson: where a learner stands after some answers, and which ways lead to the goal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules import notation
from rules.advice import answers
from rules.core import Action, AnyRules, Event, Seat, judge, legal, waiting
from rules.lesson import Lesson, State

FORCED = 40
"""More moves without a choice than any game makes in a row."""
UNTRIED = "untried"
"""What is missing before the first answer."""


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


def stand(rules: AnyRules, lesson: Lesson, moves: Sequence[str]) -> Stand:
    """After the answers of a learner, each as it is written with `;` between its moves. Raises IllegalMove."""
    begun = lesson.position()
    s, events = begun, list[Event]()
    for answer in moves:
        for at, text in enumerate(answer.split(";")):
            action = notation.read(rules, text)
            if at and rules.check(s, lesson.seat, action) is not None:
                # What chance has brought made the rest impossible.
                break
            judge(rules, s, lesson.seat, action)
            step = rules.apply(s, lesson.seat, action)
            s = step.state
            events += step.events
        s, more = _forced(rules, s, lesson.seat)
        events += more
    lack = lesson.goal(begun, s) if moves else UNTRIED
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
