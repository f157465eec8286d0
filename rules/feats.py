"""What may be told of a game that is over, beside its result: rare things that make people smile.

A game declares its own in a module `feats` beside its rules, as `FEATS`; its texts say each in a few words, by the key
`feat-<name>`. They are judged by what everybody could see.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from rules import registry
from rules.core import Event, Outcome, Seat


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is over, as everybody could see it."""

    outcome: Outcome
    facts: tuple[Event, ...]
    """In order, without what was taken back."""

    def all(self, key: str, seat: Seat) -> tuple[Mapping[str, str | int], ...]:
        """What was told under a key of a seat."""
        told = (dict(one.data) for one in self.facts if one.key == key)
        return tuple(data for data in told if data.get("seat") == seat)

    def row(self, key: str, seat: Seat) -> int:
        """A seat's points of a category, or what broke ties; 0 where there is none."""
        rows = (*self.outcome.rows, *self.outcome.ties)
        return next((row.values[seat] for row in rows if row.key == key), 0)

    def won(self, seat: Seat) -> bool:
        """Has a seat won alone?"""
        return self.outcome.ranks[seat] == 1 and self.outcome.ranks.count(1) == 1


@dataclass(frozen=True, slots=True)
class Feat:
    name: str
    """Of its text; kept with results for ever."""
    earned: Callable[[Story, Seat], bool]


def whisker(story: Story, seat: Seat) -> bool:
    """Won by a single point."""
    scores = story.outcome.scores
    others = [score for other, score in enumerate(scores) if other != seat]
    return story.won(seat) and bool(others) and scores[seat] - max(others) == 1


@cache
def feats(game: str) -> tuple[Feat, ...]:
    """What can be earned in a game; nothing where it declares none."""
    name = f"{registry.PACKAGES.get(game, f'rules.{game}')}.feats"
    try:
        known = importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        # A game that has no package of its own.
        return ()
    found: tuple[Feat, ...] = importlib.import_module(name).FEATS if known else ()
    return found


def earned(game: str, story: Story, seat: Seat) -> tuple[str, ...]:
    """The names of what a seat has earned."""
    return tuple(feat.name for feat in feats(game) if feat.earned(story, seat))
