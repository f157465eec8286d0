"""What must reach Discord, what of it waits, and where the newest message of each kind stands. Values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Payload = Mapping[str, Any]
Kind = Literal[
    "lobby",
    "thread",
    "turn",
    "wait",
    "nudge",
    "hush",
    "strip",
    "hand",
    "notice",
    "final",
    "alarm",
    "call",
    "digest",
    "bell",
    "week",
    "film",
    "moved",
    "cup",
    "cup-news",
    "seals",
]
"""What may have to reach Discord."""


@dataclass(frozen=True, slots=True)
class Draft:
    """Something that must reach Discord."""

    kind: Kind
    target: int = 0
    """A user or a message; 0 where the kind says it all."""
    payload: Payload = field(default_factory=dict)
    lane: int = 0
    """What has the same lane of a table arrives in order; a closed DM holds up nobody else."""


@dataclass(frozen=True, slots=True)
class Row:
    """Something that waits to reach Discord."""

    id: int
    table: int
    kind: Kind
    target: int
    payload: Payload
    lane: int
    revision: int
    """Of the table after the commit that brought it."""
    nonce: str
    attempts: int = 0
    tried_revision: int | None = None
    """What the first attempt showed: its message may exist although nobody told us."""
    message: int | None = None
    """The message this is about: to edit, or to take the buttons from."""
    since: int = 0
    """The revision the previous picture of the board showed."""
    due: int = 0
    """Not before this second."""
    failures: int = 0
    """Unexpected errors so far; lost connections are none."""
    refusals: int = 0
    """Attempts that Discord did not permit."""
    made: int = 0
    """Since when it waits."""

    @property
    def post(self) -> str:
        """Under which kind the message is remembered."""
        return {"turn": "board", "final": "board", "wait": "board"}.get(self.kind, self.kind)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A lane of a table in which something waits to reach Discord."""

    table: int
    lane: int
    newest: int
    """The id of its newest row."""


@dataclass(frozen=True, slots=True)
class Post:
    """The newest message of a kind."""

    message: int
    revision: int
    digest: str = ""
    """Of what it shows, where equal content is not worth a message."""
