"""Hours in which nobody wants to be called, and when an alarm rings that must not come too late for that."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from zoneinfo import ZoneInfo

from bot.tables import zones

ROOM = 2 * 3_600
"""So long somebody needs between the end of the quiet hours and a time-out, or a second call."""
BEFORE = 300
"""An alarm that cannot wait for their end rings so long before they begin."""

EDGE = 60
"""A call takes some time to arrive: so long before the quiet hours none is made any more."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """Quiet hours by the clock on somebody's wall, in minutes of the day; they may go past midnight."""

    zone: ZoneInfo
    begin: int
    end: int

    def around(self, now: int) -> tuple[int, int] | None:
        """Begin and end of the quiet hours that hold a moment."""
        today = zones.today(self.zone, now)
        for day in (today - timedelta(1), today):
            last = day if self.end > self.begin else day + timedelta(1)
            begin, end = zones.instant(self.zone, day, self.begin), zones.instant(self.zone, last, self.end)
            if begin <= now < end:
                return begin, end
        return None

    def until(self, now: int) -> int | None:
        """When the quiet hours end that hold a moment."""
        held = self.around(now)
        return None if held is None else held[1]


def alarm_at(planned: int, time_out: int, opened: int, now: int, quiet: Quiet | None) -> int:
    """When an alarm is given: as planned, after the quiet hours if there is time left then, else just before them.

    If they have begun and the time ends within them, it is too late for that: as planned, but nobody may be called.
    What has been `opened` within them calls somebody at their end; an alarm soon after is that call.
    """
    if quiet is None:
        return planned
    ringing = max(planned, now)
    held = quiet.around(ringing) or quiet.around(ringing + EDGE)
    if held is None:
        morning = quiet.until(opened)
        return morning if morning is not None and planned < morning + ROOM else planned
    begin, end = held
    if time_out >= end + ROOM:
        return end
    if now < begin:
        return begin - BEFORE
    return end if time_out > end else planned
