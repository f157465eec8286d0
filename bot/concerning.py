"""What the work at hand is about: every line of the log says which table and which interaction it concerns.

A task hands on what it is about to whatever it begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_TABLE: ContextVar[int] = ContextVar("table", default=0)
_INTERACTION: ContextVar[int] = ContextVar("interaction", default=0)
_HEARD: ContextVar[float] = ContextVar("heard", default=0.0)


def about_table(table: int) -> None:
    """From here on, until its end, the task is about this table."""
    _TABLE.set(table)


def about_interaction(interaction: int, heard: float) -> None:
    """From here on the task is about something a person has done. `heard`: when, by `time.monotonic`."""
    _INTERACTION.set(interaction)
    _HEARD.set(heard)


@contextmanager
def table_at_hand(table: int) -> Iterator[None]:
    before = _TABLE.set(table)
    try:
        yield
    finally:
        _TABLE.reset(before)


def concerned() -> dict[str, int]:
    """What is known of it, by name."""
    found = {"table": _TABLE.get(), "interaction": _INTERACTION.get()}
    return {name: number for name, number in found.items() if number}


def take_heard() -> float:
    """When the interaction was heard, told once: for its first answer; 0.0: there is none, or it has been told."""
    heard = _HEARD.get()
    if heard:
        _HEARD.set(0.0)
    return heard
