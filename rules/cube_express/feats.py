"""What is told of a game of Cube Express beside its result."""

from __future__ import annotations

from rules.core import Seat
from rules.feats import Feat, Story, whisker

STATIONS, DELIVERIES, GUESTS = 6, 4, 5


def _stations(story: Story, seat: Seat) -> bool:
    """Every station is built."""
    return story.row("stations-built", seat) >= STATIONS


def _express(story: Story, seat: Seat) -> bool:
    """Many deliveries."""
    return len(story.all("delivered", seat)) >= DELIVERIES


def _host(story: Story, seat: Seat) -> bool:
    """Own passengers have paid for the stations of others, again and again."""
    paid = [dict(one.data) for one in story.facts if one.key == "passenger-paid"]
    return sum(one["owner_seat"] == seat != one["seat"] for one in paid) >= GUESTS


FEATS = (Feat("stations", _stations), Feat("express", _express), Feat("host", _host), Feat("whisker", whisker))
