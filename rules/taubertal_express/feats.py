"""What is told of a game of Der Taubertal-Express beside its result."""

from __future__ import annotations

from rules.core import Seat
from rules.feats import Feat, Story, whisker

REGIONS, UNTHROWN = 4, 6


def _police(story: Story, seat: Seat) -> bool:
    """Won, although the police have taken a ticket off the train."""
    return story.won(seat) and bool(story.all("police", seat))


def _everywhere(story: Story, seat: Seat) -> bool:
    """The first to complete several regions."""
    return len(story.all("region-first", seat)) >= REGIONS


def _unthrown(story: Story, seat: Seat) -> bool:
    """The dice were left alone again and again, and the game won."""
    return story.won(seat) and len(story.all("no-dice", seat)) >= UNTHROWN


FEATS = (
    Feat("police", _police), Feat("everywhere", _everywhere), Feat("unthrown", _unthrown), Feat("whisker", whisker),
)  # fmt: skip
