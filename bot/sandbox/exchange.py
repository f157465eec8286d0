"""What went over the wire, and what a well-written client would not have sent."""

import logging
from collections import deque
from dataclasses import dataclass, field

from bot.sandbox.errors import Json

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Exchange:
    """One request and its answer; `route` is the path with its ids left as names."""

    method: str
    path: str
    route: str
    body: object
    files: tuple[tuple[str, int], ...]
    status: int
    answer: object
    seconds: float


@dataclass(frozen=True, slots=True)
class Violation:
    """Something the client did that Discord refuses or punishes."""

    kind: str
    detail: str
    errors: Json | None = None


@dataclass(slots=True)
class ExchangeLog:
    """The latest exchanges, and every violation since the start or the last `forgive`."""

    latest: deque[Exchange] = field(default_factory=lambda: deque(maxlen=2000))
    violations: list[Violation] = field(default_factory=list)

    def keep_everything(self) -> None:
        """From here on, forget no exchange."""
        self.latest = deque(self.latest)

    def record(self, exchange: Exchange) -> None:
        self.latest.append(exchange)

    def report(self, kind: str, detail: str, errors: Json | None = None) -> None:
        self.violations.append(Violation(kind, detail, errors))
        log.warning("%s: %s %s", kind, detail, errors or "")

    def forgive(self, kind: str = "") -> list[Violation]:
        """Take the violations of this kind (or all) off the list: a test expected them."""
        forgiven = [violation for violation in self.violations if kind in violation.kind]
        self.violations = [violation for violation in self.violations if kind not in violation.kind]
        return forgiven
