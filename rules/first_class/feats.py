"""What is told of a game of First Class beside its result."""

from __future__ import annotations

from rules.core import Seat
from rules.feats import Feat, Story, whisker

MAIL = 4


def _escaped(story: Story, seat: Seat) -> bool:
    """The murderer was not found."""
    return bool(story.all("escaped", seat))


def _journey(story: Story, seat: Seat) -> bool:
    """The first in Constantinople, and not the winner."""
    first = any(one["place"] == 1 for one in story.all("constantinople", seat))
    return first and story.outcome.ranks[seat] > 1


def _post(story: Story, seat: Seat) -> bool:
    """Many mail cars."""
    return len(story.all("mail", seat)) >= MAIL


FEATS = (Feat("escaped", _escaped), Feat("journey", _journey), Feat("post", _post), Feat("whisker", whisker))
