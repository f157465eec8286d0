"""A lane in which something waits to reach Discord, and how long it waits."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from bot.delivery.courier import Outcome
from bot.delivery.gate import Need


@dataclass(frozen=True, slots=True)
class Pause:
    """How long a lane waits before it goes on."""

    seconds: float = 0.0
    aside: bool = False
    """Somebody has to mend something first."""


@dataclass(slots=True)
class Lane:
    """A lane in which something waits, while it is served."""

    newest: int
    """The newest row it has been told of."""
    seen: int = 0
    """The same when it last began to look for what waits."""
    guild: int = 0
    prodded: asyncio.Event = field(default_factory=asyncio.Event)
    """What keeps it waiting may be over."""
    resting: asyncio.Event = field(default_factory=asyncio.Event)
    """Nothing can be done at present."""
    since: float = field(default_factory=time.monotonic)
    """When it began to wait for what it waits for now."""
    need: Need = Need.CALL
    """What the next thing in it is wanted for."""
    fresh: bool = True
    """Nothing has been tried here since the start."""
    forbidden: bool = False
    stumbles: int = 0
    """Failures of our own in a row: reading the table, keeping what has happened."""
    unkept: Outcome | None = None
    """What has arrived and is not kept yet: it must not be brought again."""
