"""That somebody is called because a table waits for them. Values only."""

from __future__ import annotations

from dataclasses import dataclass

MAKE_UP = "make-up"
"""The kind of what is due for somebody with calls that are held back."""


@dataclass(frozen=True, slots=True)
class Call:
    """That a person is called about a wait."""

    user: int
    table: int
    acted: int
    """Of the table when the person last did something in the wait."""
    stage: int
    """0: it is the person's turn; else the revision of the table that reminds of it."""
    made: int
    """When it went out, or was held back."""
    held: int | None = None
    """Not before this second; None: it has gone out."""
    why: str = ""
    """Why it was held back, also after it has gone out."""

    @property
    def key(self) -> tuple[int, int, int, int]:
        return self.user, self.table, self.acted, self.stage


def made_up(user: int) -> str:
    """The name of what is due while calls of a person are held back."""
    return f"{MAKE_UP}-{user}"
