"""What is known of a person, wherever they play. Values only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from render.looks import Palette
from render.pictures import Form

HandDms = Literal["call", "deal", "never"]
"""Hands as direct messages: with every call, only at the deal, never."""
Way = Literal["thread", "dm", "both", "digest"]
"""How somebody wants to be called: mentioned where it is played, by direct message, both, or by the daily one alone."""


@dataclass(frozen=True, slots=True)
class PersonRecord:
    user: int
    language: str | None = None
    """What the person has chosen."""
    locale: str | None = None
    """What the person's client spoke last."""
    dm_closed: bool = False
    hand_dms: HandDms = "call"
    """When the person's hand comes as a direct message."""
    palette: Palette | None = None
    """What private pictures look like; None: as on the server."""
    form: Form | None = None
    zone: str | None = None
    """The name of the time zone the person lives in."""
    way: Way = "thread"
    reminders: int | None = None
    """Hours between two reminders; 0: none; None: as the house does."""
    quiet: tuple[int, int] | None = None
    """Between these minutes of the day nobody calls the person."""
    digest: int | None = None
    """At this minute of the day one message tells of all tables that wait."""
    unlisted: bool = False
    """Nobody else sees the person's name in records."""
