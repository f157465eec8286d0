"""An answer that everybody in a channel sees. Values only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

LEADERS, FIGURES = "leaders", "figures"
"""The kinds of answers: who leads; what somebody's games have come to."""


@dataclass(frozen=True, slots=True)
class Answer:
    message: int
    guild: int
    channel: int
    kind: str
    people: tuple[int, ...]
    """Whom it names."""
    made: int
    about: Mapping[str, Any] = field(default_factory=dict)
    """What it tells of, to draw it once more: never a person."""
