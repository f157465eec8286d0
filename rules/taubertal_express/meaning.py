"""What a typed move means: its fields in the spelling of the rules, and whether something is missing."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache

from rules.copies import replace
from rules.core import Action
from rules.taubertal_express.moves import (
    BuildDark,
    BuildGoods,
    BuildHall,
    BuildLight,
    Deliver,
    Paint,
    Sell,
    Shed,
    Supply,
    Yard,
)

_UPPER = frozenset({"ticket", "instead", "stones", "stone", "space", "town", "colour"})
_NEEDED: dict[type[Action], tuple[str, ...]] = {
    BuildLight: ("space",),
    BuildDark: ("building",),
    BuildHall: ("hall", "town"),
    BuildGoods: ("space", "town"),
    Supply: ("town",),
    Deliver: ("ticket",),
    Sell: ("ticket",),
    Paint: ("colour",),
    Yard: ("colour",),
    Shed: ("good",),
}
"""What must be named, of moves that name nothing that may be left out."""


def incomplete(a: Action) -> bool:
    """Is something missing that must be named?"""
    return not all(getattr(a, name) for name in _NEEDED.get(type(a), ()))


@lru_cache(maxsize=1024)
def spelled(a: Action) -> Action:
    """Ids of towns, tickets, spaces and stones are capitals, those of buildings, halls and goods are not."""
    meant = {}
    for field in fields(a):
        value = getattr(a, field.name)
        if isinstance(value, str):
            proper = value.upper() if field.name in _UPPER else value.lower()
            if proper != value:
                meant[field.name] = proper
    return replace(a, **meant) if meant else a
