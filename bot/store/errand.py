"""One commit about a person. Values only."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.call import Call
from bot.store.draft import Draft
from bot.store.person import PersonRecord
from bot.store.table import Due


@dataclass(frozen=True, slots=True)
class Errand:
    """One commit about a person and no single table: what is due is worked off with all that comes of it.

    While calls of the person are held back, it is also due when the first of them may go out.
    """

    user: int
    done: Due | None = None
    """Worked off by this; if it does not stand as it was, nothing happens."""
    dues: tuple[Due, ...] = ()
    """What is due from now on; the same name again replaces it."""
    drafts: tuple[tuple[int, Draft], ...] = ()
    """What must reach Discord, each with the table it is about."""
    calls: tuple[Call, ...] = ()
    """As they are from now on."""
    dropped: tuple[Call, ...] = ()
    """Nobody needs to be called any more."""
    person: PersonRecord | None = None
    digested: str | None = None
    """The local date of which the person has been told everything."""
    made: int = 0
    """When it is run."""
