"""What a server has chosen. Values only."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.charter import Charter
from render.looks import Palette


@dataclass(frozen=True, slots=True)
class Week:
    """Where and when a server is told of its week."""

    channel: int
    day: int
    """0: Monday."""
    minute: int
    """Of the day."""
    zone: str
    language: str


@dataclass(frozen=True, slots=True)
class ServerRecord:
    guild: int
    palette: Palette | None = None
    """What public pictures look like."""
    week: Week | None = None
    feats: bool = True
    """What people earn beside the result is told."""
    charter: Charter = Charter()
    """What is allowed at its tables."""
