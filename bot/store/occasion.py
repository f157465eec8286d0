"""One commit about what has come due of a server, or of nobody. Values only."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.draft import Draft
from bot.store.seeker import Bell
from bot.store.server import ServerRecord
from bot.store.table import Due


@dataclass(frozen=True, slots=True)
class Occasion:
    """One commit about no single table: what is due is worked off with all that comes of it."""

    done: Due | None = None
    """Worked off by this; if it does not stand as it was, nothing happens."""
    again: Due | None = None
    """What is due from now on, in place of what had this name."""
    ended: str = ""
    """The name of what is not due any more."""
    server: ServerRecord | None = None
    drafts: tuple[tuple[int, Draft], ...] = ()
    """What must reach Discord, each with the table to which it belongs."""
    rung: tuple[Bell, ...] = ()
    """As these are from now on, if they are still wanted."""
    made: int = 0
    """When it is kept."""
