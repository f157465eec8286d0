"""What is told of a game of Rail Line beside its result."""

from __future__ import annotations

from rules.core import Seat
from rules.feats import Feat, Story, whisker


def _chain(story: Story, seat: Seat) -> bool:
    """Three columns of coal, iron ore and steel."""
    return len(story.all("chain", seat)) >= 3


def _glass(story: Story, seat: Seat) -> bool:
    """The row of the Glassworks is full."""
    return bool(story.all("glass", seat))


def _spent(story: Story, seat: Seat) -> bool:
    """Won without a coin that was left."""
    return story.won(seat) and story.row("unspent", seat) == 0


FEATS = (Feat("chain", _chain), Feat("glass", _glass), Feat("spent", _spent), Feat("whisker", whisker))
