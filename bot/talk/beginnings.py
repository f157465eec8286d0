"""When a table is to start by itself, as people type it."""

from __future__ import annotations

import re
from zoneinfo import ZoneInfo

from bot.controls.hearing import Click
from bot.tables import zones
from bot.tables.lobbies import Begins
from bot.tables.refusals import refused
from bot.tables.writer import Tables

FULL = "full"
"""As soon as no seat is free."""
ALSO = ("full", "voll")
"""How it is typed."""
SPANS = ("1h", "3h", "1d", "2d", "7d")
"""What is offered; any other may be typed."""
UNITS = {"m": 60, "h": 3_600, "d": 86_400, "w": 604_800}
_SPAN = re.compile(r"(?:\d{1,4}\s*[mhdw]\s*)+", re.IGNORECASE)
_PART = re.compile(r"(\d{1,4})\s*([mhdw])", re.IGNORECASE)
_MOMENT = re.compile(r"<t:(\d{1,12})(?::\w)?>|(\d{9,12})")

_CLOCK = re.compile(r"[:.]|uhr", re.IGNORECASE)
"""What tells a time of day from a number of hours."""


async def where(tables: Tables, click: Click) -> ZoneInfo:
    """By whose clocks somebody tells the time: those of the place they have chosen, or probably live in."""
    chosen = (await tables.person(click.user.id)).zone
    return zones.named(chosen or zones.guess(str(click.locale)))


def begins(text: str | None, now: int, there: ZoneInfo) -> Begins:
    """`full`, a span from now on like `2h` or `1d 12h`, a time of day like `20:00`, or a moment: `<t:1700000000>`.

    `there`: by the clocks of which place; the next such time is meant.
    """
    if text is None or not text.strip():
        return None
    said = text.strip()
    if said.casefold() in ALSO:
        return "full"
    moment = _MOMENT.fullmatch(said)
    if moment is not None:
        return int(moment[1] or moment[2])
    if _SPAN.fullmatch(said):
        return now + sum(int(number) * UNITS[unit.lower()] for number, unit in _PART.findall(said))
    minutes = zones.minutes(said) if _CLOCK.search(said) else None
    if minutes is not None:
        return zones.following(there, minutes, now)[1]
    raise refused("bad-start")
