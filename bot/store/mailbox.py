"""What is known of a person's direct messages, and how far new conversations may be opened. Values only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

HOUR, DAY = 3_600, 86_400
Valve = Literal["opening", "writing"]
"""What Discord may refuse for all people at once: to open conversations, or to write into those that are open."""


@dataclass(frozen=True, slots=True)
class Mailbox:
    """A person's direct messages."""

    user: int
    channel: int | None = None
    """Where they are; None: no conversation is known."""
    shut: int = 0
    """Not before this second."""


@dataclass(frozen=True, slots=True)
class Shut:
    """How a valve stands."""

    until: int = 0
    """Not before this second."""
    why: str = ""
    """What Discord said when it was shut."""
    doubts: int = 0
    """Refusals in a row of which nobody knows whether they are about the person or about the bot."""


OPEN = Shut()


@dataclass(frozen=True, slots=True)
class Budget:
    """So many conversations may be opened, by all processes together."""

    hour: int = 20
    day: int = 100

    def wait(self, openings: Iterable[int], now: int) -> int:
        """Seconds until one more may be opened after these; 0: now."""
        known = sorted(openings)
        return max(_left(known, now, self.hour, HOUR), _left(known, now, self.day, DAY))


def _left(openings: list[int], now: int, most: int, seconds: int) -> int:
    recent = [made for made in openings if made > now - seconds]
    if len(recent) < most:
        return 0
    # As soon as so many are too long ago that one more may be added.
    return recent[len(recent) - most] + seconds - now if most else seconds
