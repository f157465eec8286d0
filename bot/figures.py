"""What the program counts and times about itself: plain numbers since the start, for whoever asks.

Labels are few and known beforehand: a kind, a game, a status. Never who, never which table.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds: how many calls took at most so long is counted for each."""
SLOW_KEPT = 20
COUNTED: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "interactions": ("Interactions by kind and what came of them.", ("kind", "result")),
    "commits": ("Commits by what came of them.", ("result",)),
    "deliveries": ("Attempts to bring something to Discord, by kind and what came of them.", ("kind", "result")),
    "doubled": ("Interactions that were delivered more than once.", ()),
    "finished": ("Answers that were given for a process that had ended.", ()),
    "unreadable": ("Events from Discord that could not be read, by kind.", ("kind",)),
    "requests": ("Requests to Discord by method, route and status.", ("method", "route", "status")),
}
"""What is counted: what it means, and its labels."""
TIMED: Mapping[str, tuple[str, tuple[str, ...], float]] = {
    "acknowledge": ("From hearing an interaction until Discord has its first answer.", (), 1.0),
    "answer": ("From hearing an interaction until everything it asks for is done.", ("kind",), 5.0),
    "commit": ("A commit, with the wait for the one before.", (), 0.5),
    "draw": ("A set of pictures, with the wait for the one before.", ("what",), 5.0),
    "turn": ("How long a request to Discord waits until it may go out, by its rank.", ("rank",), 30.0),
    "request": ("A request to Discord, until the head of its answer.", ("route",), 5.0),
}
"""What is timed: what it means, its labels, and after how many seconds it counts as slow."""


@dataclass(slots=True)
class Timing:
    calls: int = 0
    seconds: float = 0.0
    within: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    """How many calls ended between the bound before and this one; the last: later than all."""

    def quantile(self, share: float) -> float:
        """A bound that so large a share of the calls kept; the largest bound where none is known."""
        rest = share * self.calls
        for bound, calls in zip(BOUNDS, self.within, strict=False):
            rest -= calls
            if rest <= 0:
                return bound
        return BOUNDS[-1]


@dataclass(frozen=True, slots=True)
class Slow:
    """A call that took long."""

    at: float
    what: str
    seconds: float


class Figures:
    def __init__(self) -> None:
        self.begun = time.time()
        self.counts: dict[str, dict[tuple[str, ...], int]] = {name: {} for name in COUNTED}
        self.times: dict[str, dict[tuple[str, ...], Timing]] = {name: {} for name in TIMED}
        self.slow: deque[Slow] = deque(maxlen=SLOW_KEPT)
        """The latest calls that took long."""

    def count(self, name: str, *labels: str) -> None:
        counts = self.counts[name]
        counts[labels] = counts.get(labels, 0) + 1

    def took(self, name: str, seconds: float, *labels: str) -> None:
        timing = self.times[name].setdefault(labels, Timing())
        timing.calls += 1
        timing.seconds += seconds
        timing.within[bisect_left(BOUNDS, seconds)] += 1
        if seconds >= TIMED[name][2]:
            self.slow.append(Slow(time.time(), " ".join((name, *labels)), seconds))

    @contextmanager
    def timed(self, name: str, *labels: str) -> Iterator[None]:
        begun = time.monotonic()
        try:
            yield
        finally:
            self.took(name, time.monotonic() - begun, *labels)


FIGURES = Figures()
"""Those of this process."""
