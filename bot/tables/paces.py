"""The clocks a table can choose from, and every number that belongs to them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from bot.store.table import Hours, LapseMode, Pace
from bot.tables import zones
from bot.tables.moments import DAY
from bot.tables.refusals import refused
from bot.tables.zones import MINUTES

MINUTE, HOUR = 60, 3_600
NONE, OWN = "none", "own"
"""The names of no clock, and of one that is none of the presets."""
DEFAULT = "normal"
"""The clock of a public table, unless its host chooses another; by invitation there is none."""
TO_REMIND, TO_ALARM = 0.5, 0.8
"""After these parts of the time somebody is reminded, and called with a direct message besides."""
TO_ROUSE = 2 * HOUR
"""So long before its end a thread that sleeps is woken: in one, buttons may do nothing (api-docs #8474)."""
SHORT = 4 * HOUR
"""Who has less time than this is not reminded halfway."""
GRACE = MINUTE
"""So long after its end time has really run out."""
CLICKED = 15 * MINUTE
"""A click can be carried out at most so long after it was made."""
MORE = DAY
"""So much time others can give."""
GIFTS = 3
"""So often somebody can be given it while they are waited for once."""
IN_A_ROW = 3
"""When the time has run out so many times in a row, the stand-in that answers keeps the seat."""
LONGEST_PAUSE, EMERGENCY = 30, 3
"""Days of a pause that all have agreed on, at most; of one that somebody takes alone, once a table."""
FINISHED_TABLES = 3
"""Whoever takes such a pause alone has played so many games to the end."""
LEAST_TIME, MOST_TIME = MINUTE, 60 * DAY
LEAST_HOURS = 60
"""Minutes of agreed hours, at least."""
LAPSES: tuple[LapseMode, ...] = ("ask", "once", "seat")
WEEK, WEEKDAYS, WEEKEND = (0, 1, 2, 3, 4, 5, 6), (0, 1, 2, 3, 4), (5, 6)
DAYS: Mapping[str, tuple[int, ...]] = {"all": WEEK, "weekdays": WEEKDAYS, "weekend": WEEKEND}
"""On which days clocks run, by the names of the choices."""

_LENGTH = re.compile(r"(\d{1,4})\s*([a-zäöü]*)")
_UNITS = {"m": MINUTE, "h": HOUR, "s": HOUR, "d": DAY, "t": DAY, "w": 7 * DAY}
"""By the first letter: minutes, hours and Stunden, days and Tage, weeks and Wochen."""
_TIMES = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*(?:-|–|to|bis)\s*(\d{1,2})(?:[:.](\d{2}))?")


def per_turn(turn: int, bank: int = 0) -> Pace:
    """So much time for every turn, and a bank for those that take longer; quick turns fill it again."""
    return Pace(turn + bank, turn, turn + bank, turn)


PRESETS: Mapping[str, Pace] = {
    "live": per_turn(5 * MINUTE),
    "daily": per_turn(DAY),
    "weekly": per_turn(3 * DAY, 7 * DAY),
    "fast": Pace(36 * HOUR, 8 * HOUR, 3 * DAY, 4 * HOUR),
    "normal": Pace(4 * DAY, DAY, 6 * DAY, 12 * HOUR),
    "slow": Pace(7 * DAY, 36 * HOUR, 10 * DAY, DAY),
}


def preset(name: str | None) -> Pace | None:
    """The clock of this name."""
    if name is None or name == NONE:
        return None
    if name not in PRESETS:
        raise refused("no-such-clock")
    return PRESETS[name]


def name_of(pace: Pace | None) -> str:
    """The name of the preset a clock is, whatever else has been agreed."""
    if pace is None:
        return NONE
    bare = replace(PRESETS[DEFAULT], start=pace.start, bonus=pace.bonus, cap=pace.cap, floor=pace.floor)
    return next((name for name, known in PRESETS.items() if known == bare), OWN)


def like(pace: Pace | None, old: Pace | None) -> Pace | None:
    """A clock with what had been agreed besides: hours, what happens at its end, people who sign off."""
    return pace if pace is None or old is None else replace(pace, hours=old.hours, lapse=old.lapse, away=old.away)


def length(text: str) -> int:
    """Seconds, from what somebody has typed: 3d, 12 h, 30 min, 2 Tage, 90m."""
    found = _LENGTH.fullmatch(text.strip().casefold())
    unit = None if found is None else _UNITS.get(found[2][:1])
    if found is None or unit is None:
        raise refused("bad-length")
    return int(found[1]) * unit


def timed(turn: int, bank: int) -> Pace:
    """A clock of one's own, if it makes sense."""
    if not LEAST_TIME <= turn <= MOST_TIME or not 0 <= bank <= MOST_TIME:
        raise refused("bad-length")
    return per_turn(turn, bank)


def agreed_hours(
    times: str | None, days: str | None, where: str | None, old: Hours | None, here: str = zones.UNKNOWN
) -> Hours | None:
    """When clocks run, from what somebody has typed; what is not said stays. All day, every day: no hours at all.

    `here`: the zone, if none has been named.
    """
    hours = old or Hours(here)
    if where is not None:
        if where not in zones.names():
            raise refused("no-such-zone")
        hours = replace(hours, zone=where)
    if times is not None:
        start, span = _times(times)
        hours = replace(hours, start=start, length=span)
    if days is not None:
        if days not in DAYS:
            raise refused("bad-hours")
        hours = replace(hours, days=DAYS[days])
    return None if hours.length == MINUTES and hours.days == WEEK else hours


def _times(text: str) -> tuple[int, int]:
    if text.strip() in ("0", "-", "0-24"):
        return 0, MINUTES
    found = _TIMES.fullmatch(text.strip().casefold())
    if found is None:
        raise refused("bad-hours")
    first, last = int(found[1]) * 60 + int(found[2] or 0), int(found[3]) * 60 + int(found[4] or 0)
    span = (last - first) % MINUTES or MINUTES
    if max(first, last) > MINUTES or int(found[2] or 0) > 59 or int(found[4] or 0) > 59 or span < LEAST_HOURS:
        raise refused("bad-hours")
    return first % MINUTES, span
