"""What the gateway says and the library cannot read is left aside: logged, counted, told to the operator, survived."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from bot.figures import FIGURES
from bot.tasks import Seldom, told

log = logging.getLogger(__name__)

CLICKED = "INTERACTION_CREATE"
"""The kind of event behind which a person waits for an answer."""
ELSE = "other"
"""Stands in the figures for whatever is no event that the library knows."""
FRESH = 3600.0
"""Seconds after which what could not be read is no trouble any more."""

Read = Callable[[Any], None]
"""Reads the data of an event. Any: nobody knows what they are before they have been read."""


class Guard:
    """Stands before everything that reads events."""

    def __init__(self, known: Callable[[str], bool], clock: Callable[[], float] = time.monotonic) -> None:
        """`known`: is there an event of this name?"""
        self.waits: Callable[[Any], None] = lambda data: None
        """Called with what a person has done who waits for an answer."""
        self.count = 0
        self._known = known
        self._clock = clock
        self._latest: tuple[float, str] | None = None
        self._tell: dict[str, Seldom] = {}

    def around(self, kind: str, read: Read) -> Read:
        """The same, but what it cannot read is left aside."""

        def guarded(data: Any) -> None:
            try:
                read(data)
            except Exception as problem:  # noqa: BLE001 - whatever it is, the other events are read all the same
                self.leave_aside(kind, problem, data)

        return guarded

    def leave_aside(self, kind: object, problem: Exception, data: Any = None) -> None:
        name = kind if isinstance(kind, str) and self._known(kind) else ELSE
        what = f"{type(problem).__name__}: {told(problem)}"
        self.count += 1
        self._latest = self._clock(), f"{name}, {what}"
        FIGURES.count("unreadable", name)
        # One whole trace a minute of each kind: what cannot be read once often comes again and again.
        if self._tell.setdefault(name, Seldom())():
            log.error("event %s cannot be read and is left aside", name, exc_info=problem)
        else:
            log.warning("event %s cannot be read either (%s)", name, what)
        if kind == CLICKED and data is not None:
            self.waits(data)

    def complaint(self, fresh: float = FRESH) -> str | None:
        """What could not be read lately, for whoever looks after the program; None: everything could."""
        if self._latest is None or self._clock() - self._latest[0] > fresh:
            return None
        return f"{self.count} since the start, the last: {self._latest[1]}; the log tells more"
