"""What may come between a row and Discord, and how long to wait before the next attempt."""

from __future__ import annotations

ATTEMPTS = 8
"""So often an unexpected error may come before a row is given up; a lost connection is no such error."""
MINUTE, LONGEST = 60.0, 3600.0


class Undeliverable(Exception):
    """It can never arrive: a closed DM, a channel that is gone."""

    def __init__(self, reason: str, said: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.said = said
        """What Discord said: status, code, field, text."""


class Rejected(Exception):
    """Discord cannot read it, or not as it is: a fault of ours. Says status, code, field and text."""


class Unreachable(Exception):
    """Discord cannot be reached now; OSError says the same."""

    def __init__(self, reason: str, after: float = 0.0) -> None:
        super().__init__(reason)
        self.after = after
        """Seconds that Discord wants to be left alone."""


class Filtered(Undeliverable):
    """A filter of the server or of a person holds it back: the same again would fare the same."""


class Unopened(Unreachable):
    """No direct message can be written to somebody at present; nothing was sent."""


class Superseded(Exception):
    """Something newer waits that says all of it, and in the right place."""


class OutOfOrder(Exception):
    """The game of the table cannot be shown by this program; nothing was tried."""


class Forbidden(Exception):
    """Nothing came of it, because the bot may not do this at present."""

    def __init__(self, told: str, reason: str = "") -> None:
        super().__init__(told)
        self.reason = reason
        """Why, where it is not for want of a permission."""


def patience(attempts: int) -> float:
    """Seconds until the next attempt after lost connections and errors: up to a minute."""
    return min(MINUTE, 0.5 * 2.0 ** min(attempts, 16))


def long_patience(attempts: int) -> float:
    """Seconds until the next attempt at what somebody has to mend first: from a minute to an hour."""
    return min(LONGEST, MINUTE * 2.0 ** min(attempts, 16))
