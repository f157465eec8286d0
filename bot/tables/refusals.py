"""A wish that cannot be fulfilled, with the reason a person can act on."""

from __future__ import annotations

from rules.core import Phrase, phrase


class Refused(Exception):
    """A wish was refused; nothing has changed."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why.key)
        self.why = why


def refused(key: str, **data: str | int) -> Refused:
    return Refused(phrase(key, **data))
