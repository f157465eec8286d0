"""A seat's next turn as it may come: others are imagined to move, from what the seat knows and no more."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from typing import Any

from rules import codec
from rules.core import Rng, Rules, S, Seat, Step, V, legal, waiting

TRIES = 7
"""So many courses are imagined; of those that lead to the usual question the one that changes least is taken."""
LENGTH = 400
"""Moves after which a course leads nowhere."""
LOOK = 6
"""Moves of another seat that are compared at each step."""


def next_turn(rules: Rules[S, V], state: S, seat: Seat, seed: int) -> S | None:
    """A state in which the seat has a choice to make; None: it is asked already, or no such state has been found.

    It depends on the seat's view and the seed alone: whatever is hidden from the seat is not in it.
    """
    if seat in waiting(rules, state):
        return None
    view = rules.view(state, seat)
    ends = []
    for number in range(TRIES):
        end = _course(rules, rules.imagine(view, Rng(seed, number << 32)), seat, Rng(seed, number << 32 | 1 << 31))
        if end is not None:
            ends.append((_question(rules, end, seat), end))
    if not ends:
        return None
    usual = Counter(asked for asked, _ in ends).most_common(1)[0][0]
    known = codec.plain(view)
    usually = [end for asked, end in ends if asked == usual]
    return min(usually, key=lambda end: _differences(known, codec.plain(rules.view(end, seat))))


def _question(rules: Rules[S, V], state: S, seat: Seat) -> tuple[str, ...]:
    return tuple(one.key for one in rules.decisions(state) if one.seat == seat and one.waiting)


def _course(rules: Rules[S, V], state: S, seat: Seat, rng: Rng) -> S | None:
    """Others move, as shortly as possible, until the seat has a choice."""
    for _ in range(LENGTH):
        who = waiting(rules, state)
        if not who:
            return None
        mover = seat if seat in who else who[0]
        options = legal(rules, state, mover)
        if mover == seat and len(options) > 1:
            return state
        shuffled, rng = rng.shuffled(options)
        steps = [rules.apply(state, mover, option) for option in shuffled[:LOOK]]
        state = min(steps, key=lambda step: _haste(rules, step, mover, seat)).state
    return None


def _haste(rules: Rules[S, V], step: Step[S], mover: Seat, seat: Seat) -> tuple[bool, int]:
    """The less comes out and the sooner it is the seat's turn, the better."""
    who = waiting(rules, step.state)
    return step.sealed, 0 if seat in who else 1 if mover not in who else 2


def _differences(one: Any, other: Any) -> int:
    """In how many places two JSON values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        return sum(_differences(one.get(name), other.get(name)) for name in {*one, *other})
    if isinstance(one, list) and isinstance(other, list):
        return sum(_differences(*pair) for pair in zip_longest(one, other))
    return int(one != other)
