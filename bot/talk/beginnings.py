"""When a table is to start by itself, as people type it."""

from __future__ import annotations

import re

from bot.tables.refusals import refused
from bot.tables.seats import Begins

FULL = "full"
"""As soon as no seat is free."""
SPANS = ("1h", "3h", "1d", "2d", "7d")
"""What is offered; any other may be typed."""
UNITS = {"m": 60, "h": 3_600, "d": 86_400, "w": 604_800}
_SPAN = re.compile(r"(?:\d{1,4}\s*[mhdw]\s*)+", re.IGNORECASE)
_PART = re.compile(r"(\d{1,4})\s*([mhdw])", re.IGNORECASE)
_MOMENT = re.compile(r"<t:(\d{1,12})(?::\w)?>|(\d{9,12})")


def begins(text: str | None, now: int) -> Begins:
    """`full`, a span from now on like `2h` or `1d 12h`, or a moment as Discord writes it: `<t:1700000000>`."""
    if text is None or not text.strip():
        return None
    said = text.strip()
    if said.casefold() == FULL:
        return "full"
    moment = _MOMENT.fullmatch(said)
    if moment is not None:
        return int(moment[1] or moment[2])
    if _SPAN.fullmatch(said):
        return now + sum(int(number) * UNITS[unit.lower()] for number, unit in _PART.findall(said))
    raise refused("bad-start")
