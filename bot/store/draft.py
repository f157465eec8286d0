"""What must reach Discord, what of it waits, and where the newest message of each kind stands. Values only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

Payload = Mapping[str, Any]
BOARD, OLD = "board", "old"
"""Under which kind the newest board is remembered, and boards before it as long as they have buttons."""
Kind = Literal[
    "lobby",
    "thread",
    "line",
    "members",
    "rouse",
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
    "again",
    "seals",
]
"""What may have to reach Discord."""
AGAIN: Kind = "again"
"""A post that is there already is brought up to date, for it may name somebody who has been forgotten."""
POST = "post"
"""In such a payload: of which kind it is."""


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
class Spoken:
    """A message that has called people, and becomes the post it is about."""

    kind: Kind
    """Of the row that it was sent for."""
    channel: int
    message: int
    users: tuple[int, ...]
    """Whom it has called."""


@dataclass(frozen=True, slots=True)
class Attached:
    """A picture in a message of ours, by which an edit keeps it."""

    id: int
    name: str
    size: int = 0
    alt: str = ""


Parts = Sequence[Any]
"""What a message shows, piece by piece, as plain JSON: `bot/delivery/bare.py` makes and reads it."""


@dataclass(frozen=True, slots=True)
class Post:
    """The newest message of a kind."""

    message: int
    revision: int
    digest: str = ""
    """Of what it shows, where equal content is not worth a message."""
    channel: int = 0
    """Where it stands; 0: where its table is played."""
    files: tuple[Attached, ...] | None = None
    """Its pictures; None: nobody knows."""
    parts: Parts | None = None
    """What it shows; None: nobody knows."""
    called: tuple[int, ...] = ()
    """Whom it has called."""


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
    rejections: int = 0
    """Forms of the message that Discord has refused as wrong: a fault of ours."""
    complaint: str = ""
    """What Discord said about it."""
    spoken: Spoken | None = None
    """The words that have called people already."""
    there: Post | None = None
    """The newest message of its kind."""

    @property
    def post(self) -> str:
        """Under which kind the message is remembered."""
        return {"turn": BOARD, "final": BOARD, "wait": BOARD, "strip": OLD}.get(self.kind, self.kind)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A lane of a table in which something waits to reach Discord."""

    table: int
    lane: int
    newest: int
    """The id of its newest row."""
