"""What a server allows at its tables, and what its moderators do. Values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Opening = Literal["everybody", "role", "moderators"]
"""Who may open tables."""
HOUR, DAY = 3_600, 86_400
IMPORT = "import"
"""What a change is called that brings in a game from a file."""


@dataclass(frozen=True, slots=True)
class Charter:
    """Where and what is played in a server, and how much at once."""

    channels: tuple[int, ...] = ()
    """Where tables may be opened; none named: everywhere."""
    barred: tuple[str, ...] = ()
    """The games that are not played here."""
    language: str | None = None
    """Of new tables; None: as whoever opens one reads."""
    opening: Opening = "everybody"
    role: int = 0
    """Who has it may open tables, where that is what counts."""
    each: int = 15
    """So many open and running tables one person may have opened."""
    place: int = 60
    """So many open and running tables may stand in one channel."""
    hour: int = 10
    """So many tables one person may open within an hour."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a moderator has done."""

    guild: int
    person: int | None
    """None: somebody whose data were deleted."""
    what: str
    made: int
    table: int | None = None
    about: int | None = None
    """Whom it concerns; None: nobody in particular, or somebody whose data were deleted."""
    reason: str = ""
    detail: Mapping[str, Any] = field(default_factory=dict)
    called: Mapping[int, str] = field(default_factory=dict)
    """What those are called at this moment whom it names; kept beside it."""


@dataclass(frozen=True, slots=True)
class Backlog:
    """Something of a table that has not reached Discord."""

    kind: str
    attempts: int
    due: int
    """Not before this second; 0: at once."""
    given_up: str
    """Why nobody tries any more; empty: it waits."""


class Barred(Exception):
    """Somebody who is banned from the tables of a server wants to sit down there."""


IMPORTS = {"imports-each": 5, "imports": 20}
"""So many games are brought in from files within a day: by one person, and to one server."""


class Crowded(Exception):
    """There are as many tables as a server allows; nothing has happened."""

    def __init__(self, limit: str, most: int, free: int = 0) -> None:
        super().__init__(limit)
        self.limit = limit
        """Which of the limits: `each`, `place`, `hour`, `imports-each` or `imports`."""
        self.most = most
        self.free = free
        """When there is room again, if that is known."""
