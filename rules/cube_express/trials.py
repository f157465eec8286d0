"""Moves tried out: what an answer would lead to, before anybody chooses it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules.copies import replace
from rules.core import Action, Clause, Datum, Seat, clause, signed
from rules.cube_express import scoring, worth
from rules.cube_express.effects import apply
from rules.cube_express.state import Public, State
from rules.cube_express.turns import halted

SPARE = 8
"""So many markers beside those a journey may need: with them in the reserve, taking one more costs nothing later."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Where moves of the active player lead."""

    state: State
    moves: tuple[Action, ...] = ()

    @property
    def public(self) -> Public:
        return self.state.public

    def then(self, *actions: Action) -> Trial:
        """More moves, none of which reveals anything."""
        state = self.state
        for action in actions:
            state = apply(state, state.public.active, action).state
        return Trial(state, (*self.moves, *actions))


def value(s: State, phase: str) -> int:
    """How good a state is, as if the turn stood at this step, apart from its market: what offers are sorted by."""
    return worth.worth(replace(s, public=replace(halted(s.public, phase), market=False)), s.public.active)


_totals = lru_cache(maxsize=1)(scoring.totals)
"""Of the position that all offers start from."""


def plenty(public: Public) -> bool:
    """Does the reserve hold so many markers that nothing is lost by what was just taken from it?"""
    return public.player.reserve >= public.moves + public.player.coal + SPARE


def note(key: str, before: Public, after: Public, data: Mapping[str, Datum] | None = None) -> Clause:
    """What moves change in the scores, as if the game ended now."""
    seat = before.active
    gains = [new - old for old, new in zip(_totals(before), scoring.totals(after), strict=True)]
    others = [(Seat(other), signed(gain)) for other, gain in enumerate(gains) if gain and other != seat]
    flat = tuple(part for pair in others for part in pair)
    return clause(key, by=signed(gains[seat]), others=len(others), seat_count=flat, **(data or {}))
