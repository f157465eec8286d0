"""Reading what a row holds: a text that nobody can read any more is told of once, and stands alone with it."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")
UNREADABLE = (ValueError, TypeError, KeyError, AttributeError, IndexError)
"""What reading raises where a text is not of its form."""
_told: set[str] = set()


def read(text: str, otherwise: T, where: str) -> T:
    """A JSON value; `otherwise`, which tells of what form it should be, if it cannot be read. `where`: for the log."""
    return legible(lambda: _of_form(json.loads(text), otherwise), otherwise, where)


def legible(reading: Callable[[], T], otherwise: T, where: str) -> T:
    """What comes of reading, else `otherwise`."""
    try:
        return reading()
    except UNREADABLE as problem:
        tell(where, problem)
        return otherwise


def tell(where: str, problem: Exception) -> None:
    """Once in the life of the program. What stands there may be secret: only the kind of fault is told."""
    if where not in _told:
        _told.add(where)
        log.error("%s cannot be read: %s", where, type(problem).__name__)


def _of_form(value: Any, form: T) -> T:
    """Any: whatever stands there."""
    kind: type[Any] = list if isinstance(form, tuple) else type(form)
    if not isinstance(value, kind):
        raise TypeError(type(value).__name__)
    found: T = type(form)(value)  # type: ignore[call-arg]
    return found


class Reading:
    """Reads a table part by part; what could not be read is known afterwards."""

    def __init__(self) -> None:
        self.damage: list[str] = []

    def of(self, what: str, reading: Callable[[], T], otherwise: T) -> T:
        try:
            return reading()
        except UNREADABLE:
            self.damage.append(what)
            return otherwise
