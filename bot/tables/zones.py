"""Local time: names of zones, never offsets, and what a time of day means where clocks are changed."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

MINUTES = 24 * 60
"""Of a day, as clocks on the wall show it."""
UNKNOWN = "Etc/UTC"
"""The zone of somebody about whom nobody knows anything."""
GUESSES = {
    "bg": "Europe/Sofia", "cs": "Europe/Prague", "da": "Europe/Copenhagen", "de": "Europe/Berlin",
    "el": "Europe/Athens", "en-GB": "Europe/London", "en-US": "America/New_York", "es-419": "America/Mexico_City",
    "es-ES": "Europe/Madrid", "fi": "Europe/Helsinki", "fr": "Europe/Paris", "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb", "hu": "Europe/Budapest", "id": "Asia/Jakarta", "it": "Europe/Rome", "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul", "lt": "Europe/Vilnius", "nl": "Europe/Amsterdam", "no": "Europe/Oslo", "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo", "ro": "Europe/Bucharest", "ru": "Europe/Moscow", "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok", "tr": "Europe/Istanbul", "uk": "Europe/Kyiv", "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai", "zh-TW": "Asia/Taipei",
}  # fmt: skip
"""Where most people live whose Discord speaks like that."""
COMMON = (
    "Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "Europe/London", "Europe/Paris", "Europe/Amsterdam",
    "Europe/Madrid", "Europe/Rome", "Europe/Warsaw", "Europe/Athens", "Europe/Moscow", "America/New_York",
    "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Toronto", "America/Sao_Paulo",
    "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Asia/Seoul", "Australia/Sydney", "Pacific/Auckland", "Etc/UTC",
)  # fmt: skip
"""Enough for a menu; every other one can be typed."""

_TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*(?:h|uhr)?")
_TO = re.compile(r"\s*(?:-|–|to|bis)\s*")


@cache
def names() -> tuple[str, ...]:
    """Every zone a person may live in."""
    areas = (
        "Africa",
        "America",
        "Antarctica",
        "Arctic",
        "Asia",
        "Atlantic",
        "Australia",
        "Europe",
        "Indian",
        "Pacific",
    )
    return (*sorted(name for name in available_timezones() if name.partition("/")[0] in areas), UNKNOWN)


@cache
def named(name: str) -> ZoneInfo:
    """The zone of this name; one that this machine does not know counts as none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo(UNKNOWN)


def guess(locale: str) -> str:
    """The zone of somebody whose Discord speaks like this, as long as they have chosen none."""
    return GUESSES.get(locale, UNKNOWN)


def local(zone: ZoneInfo, now: int) -> datetime:
    return datetime.fromtimestamp(now, zone)


def today(zone: ZoneInfo, now: int) -> date:
    return local(zone, now).date()


def instant(zone: ZoneInfo, day: date, minutes: int) -> int:
    """A time of day on a date: what does not exist is the first instant after the gap, of two the first."""
    there = datetime.combine(day, time(minutes // 60, minutes % 60), zone)
    late, early = int(there.timestamp()), int(there.replace(fold=1).timestamp())
    if late <= early:
        return late
    # In a gap the two readings lie on both sides of the change: find it between them.
    before = _offset(zone, early)
    while late - early > 1:
        middle = (early + late) // 2
        early, late = (middle, late) if _offset(zone, middle) == before else (early, middle)
    return late


def following(zone: ZoneInfo, minutes: int, now: int, after: date | None = None) -> tuple[date, int]:
    """The next date, later than `after`, on which a time of day is still to come, and when that is."""
    day = today(zone, now) if after is None else max(today(zone, now), after + timedelta(1))
    while instant(zone, day, minutes) <= now:
        day += timedelta(1)
    return day, instant(zone, day, minutes)


def read(text: str) -> date | None:
    """A date as it is written, year first; none that no calendar of ours will reach."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if 1970 < day.year < 3000 else None


def minutes(text: str) -> int | None:
    """A time of day as people write it: 20:00, 7.30, 22 Uhr, 22h; in minutes."""
    found = _TIME.fullmatch(text.strip().casefold())
    if found is None or int(found[1]) > 23 or int(found[2] or 0) > 59:
        return None
    return int(found[1]) * 60 + int(found[2] or 0)


def span(text: str) -> tuple[int, int] | None:
    """From one time of day to another as people write it: 22:30-7:00, 22 bis 7."""
    ends = [minutes(one) for one in _TO.split(text.strip().casefold())]
    match ends:
        case [int(begin), int(end)]:
            return begin, end
    return None


def shown(minutes: int) -> str:
    """A time of day as everybody reads it."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _offset(zone: ZoneInfo, moment: int) -> timedelta | None:
    return datetime.fromtimestamp(moment, UTC).astimezone(zone).utcoffset()
