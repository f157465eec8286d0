"""What another process has kept, as far as somebody here may remember something else. Values only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal["table", "cup", "due", "person", "server", "gone", "epoch"]
"""Gone: somebody has been forgotten; what is on its way may name them. Epoch: the data have gone back."""


@dataclass(frozen=True, slots=True)
class News:
    changed: tuple[tuple[Kind, int], ...] = ()
    missed: bool = False
    """Nobody has listened for a while: anything may have changed."""


GONE_BACK = News((("epoch", 0),))

Hear = Callable[[News], None]
KINDS: tuple[Kind, ...] = get_args(Kind)


def worded(sender: str, told: set[tuple[Kind, int]]) -> str:
    """A message; without details where there are too many of them."""
    details = ",".join(f"{kind[0]}{number}" for kind, number in sorted(told))
    return f"{sender} {details if len(details) < 7000 else '*'}"


def read(message: str, own: str) -> News | None:
    """What a message says; None: it comes from here, or nobody understands it."""
    sender, _, details = message.partition(" ")
    if sender == own:
        return None
    if details == "*":
        return News(missed=True)
    names = {kind[0]: kind for kind in KINDS}
    found = [(names[one[0]], int(one[1:])) for one in details.split(",") if one and one[0] in names]
    return News(tuple(found))
