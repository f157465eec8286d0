"""What a first game needs, in set positions: the highest card, and what it costs to win with it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from rules.lesson import Lesson
from signals.rules import setup
from signals.rules.state import Hidden, State


def _position(round_: int, own: tuple[int, ...], other: int) -> State:
    """The other seat has chosen a card already."""
    s = setup.setup(2, {}, 1)
    rest = tuple(card for card in range(1, 41) if card not in (*own, other))[: len(own) - 1]
    hands = (own, tuple(sorted((*rest, other))))
    return State(replace(s.public, round=round_, chosen=(False, True)), Hidden(hands, (None, other)))


def _won(before: State, after: State) -> str:
    return "" if after.public.points[0] > before.public.points[0] else "low"


def _saved(before: State, after: State) -> str:
    if _won(before, after):
        return "low"
    return "" if max(before.hidden.hands[0]) in after.hidden.hands[0] else "dear"


LESSONS: tuple[Lesson, ...] = (
    Lesson("won", partial(_position, 0, (3, 12, 20, 28, 35), 30), _won, ("low",)),
    Lesson("saved", partial(_position, 1, (3, 12, 28, 35), 20), _saved, ("low", "dear")),
)
