"""When Python looks for rings of values that nobody holds any more: while it looks, nobody's click is heard."""

from __future__ import annotations

import gc

YOUNG = 5_000
"""So many new values are looked through at a time: most are gone by then, and the rest take a millisecond or two."""
MIDDLE, OLD = 10, 20
"""How much rarer those are looked through that have been there for a while, and all."""


def seldom() -> None:
    """From here on it is rare. Python's own measure is made for programs in which nobody waits."""
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def settled() -> None:
    """What is there now stays: it is never looked through again. It takes a while, so do it before anybody comes."""
    gc.collect()
    gc.freeze()
