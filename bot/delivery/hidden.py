"""Which games have something that only one seat may see."""

from __future__ import annotations

from dataclasses import fields
from functools import cache

from bot.delivery.showcase import played
from rules.core import Seat
from rules.registry import GAMES, variants


@cache
def hides(game: str) -> bool:
    """Can a seat have anything in hand that nobody else sees, at some moment of some game of this kind?"""
    rules = GAMES[game]
    view = rules.view(played(game, min(rules.seats), variants(rules)[0], moves=0).state, Seat(0))
    return any("own" in field.metadata for field in fields(view))
