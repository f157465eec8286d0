"""How many car cards are left of each supply."""

from __future__ import annotations

from rules.first_class.components import SUPPLIES
from rules.first_class.state import Public


def supplies(p: Public) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The values on the two sides of its cards, and how many lie there."""
    held = [value for player in p.players for train in player.trains for value in train.cars]
    return tuple((sides, printed - sum(value in sides for value in held)) for sides, printed in SUPPLIES)
