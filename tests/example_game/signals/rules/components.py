"""What is in the box."""

from __future__ import annotations

SEATS = (2, 3, 4)
CARDS = tuple(range(1, 41))
HAND = 5
"""Cards in a hand at the start: as many rounds are played."""
