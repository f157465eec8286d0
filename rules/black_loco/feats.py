"""What is told of a game of The Black Loco beside its result."""

from __future__ import annotations

from rules.core import Seat
from rules.feats import Feat, Story, whisker

POOREST, TAKEN, PAYDAY = 3, 2, 12


def _rags(story: Story, seat: Seat) -> bool:
    """Poorest in several rounds, and won."""
    return story.won(seat) and len(story.all("loco", seat)) >= POOREST


def _west(story: Story, seat: Seat) -> bool:
    """The first in the West."""
    return bool(story.all("west-bonus", seat))


def _takeover(story: Story, seat: Seat) -> bool:
    """Shares taken from others."""
    return len(story.all("share-from", seat)) >= TAKEN


def _payday(story: Story, seat: Seat) -> bool:
    """A premium that pays everybody a lot."""
    return any(int(one["total"]) >= PAYDAY for one in story.all("premium", seat))


FEATS = (
    Feat("rags", _rags), Feat("west", _west), Feat("takeover", _takeover), Feat("payday", _payday),
    Feat("whisker", whisker),
)  # fmt: skip
