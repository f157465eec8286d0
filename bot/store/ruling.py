"""One commit of a moderator. Values only."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.charter import Act
from bot.store.server import ServerRecord
from bot.store.table import Due


@dataclass(frozen=True, slots=True)
class Ruling:
    """One commit of a moderator about no single table."""

    act: Act
    server: ServerRecord | None = None
    banned: int | None = None
    """From now on this person sits down at no table; whom they seek or want to be called by is forgotten."""
    freed: int | None = None
    due: Due | None = None
    """What is still to be done because of it; the same name again replaces it."""
