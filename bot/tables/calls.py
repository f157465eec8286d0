"""Whether somebody is called now, later or not at all: by their own taste, never too often. Pure answers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from zoneinfo import ZoneInfo

from bot.store.call import Call
from bot.store.person import PersonRecord
from bot.store.table import Away, Table, Wait
from bot.tables import zones
from bot.tables.quiet import Quiet

CAP = 8
"""So often a person is called on one date; alarms do not count."""
BURST = 300
"""Somebody who was called and has not answered is not called again for so long."""
GATHER = 3_600
"""After the last call of a date one message tells of all tables that came meanwhile, so much later."""
MORNING = 9 * 60
"""At this minute of the next day what came after that is told."""
QUIET, BURST_OF, CAPPED = "quiet", "burst", "cap"
"""Why a call is held back."""
MERGED = (BURST_OF, CAPPED)
"""What is held back for these reasons is told in one message."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How somebody is called; nothing of all this: they are only named."""

    thread: bool = False
    letter: bool = False
    """By direct message."""
    held: int | None = None
    """Not before this second."""
    why: str = ""


def zone_of(person: PersonRecord) -> ZoneInfo:
    return zones.named(person.zone or zones.guess(person.locale or ""))


def quiet_of(person: PersonRecord) -> Quiet | None:
    return None if person.quiet is None else Quiet(zone_of(person), *person.quiet)


def quiet_until(person: PersonRecord, now: int) -> int | None:
    """When the quiet hours end that somebody is in."""
    quiet = quiet_of(person)
    return None if quiet is None else quiet.until(now)


def away_until(aways: Iterable[Away], now: int) -> int | None:
    """Until when somebody is away."""
    return next((away.end for away in aways if away.holds(now)), None)


def reachable(person: PersonRecord, aways: Iterable[Away], now: int) -> bool:
    """May somebody be disturbed at all?"""
    return away_until(aways, now) is None and quiet_until(person, now) is None


def way(person: PersonRecord) -> Verdict:
    """How somebody is called whom nothing keeps from it; whose direct messages are closed, where it is played."""
    letter = person.way in ("dm", "both") and not person.dm_closed
    return Verdict(thread=person.way in ("thread", "both") or not letter, letter=letter)


def verdict(
    person: PersonRecord, aways: Iterable[Away], calls: Iterable[Call], unanswered: int | None, now: int
) -> Verdict:
    """How to call somebody now. `unanswered`: when they were called last about what still waits for them."""
    if (person.way == "digest" and not person.dm_closed) or away_until(aways, now) is not None:
        return Verdict()
    quiet = quiet_until(person, now)
    if quiet is not None:
        return Verdict(held=quiet, why=QUIET)
    if unanswered is not None and unanswered > now - BURST:
        return Verdict(held=unanswered + BURST, why=BURST_OF)
    known = tuple(calls)
    if made_today(person, known, now) >= CAP:
        return Verdict(held=_after_the_cap(person, known, now), why=CAPPED)
    return way(person)


def made_today(person: PersonRecord, calls: Iterable[Call], now: int) -> int:
    """How often somebody has been called on this date of theirs; one message about several tables is one."""
    sent = [call for call in calls if call.held is None and call.made >= _midnight(person, now)]
    return sum(call.why not in MERGED for call in sent) + len({call.made for call in sent if call.why == BURST_OF})


def begin_of(person: PersonRecord, now: int) -> int:
    """Since when calls have to be known to judge."""
    return min(_midnight(person, now), now - BURST)


def wait_of(table: Table, call: Call) -> Wait | None:
    """What a call is about, if it still waits."""
    about = call.user, call.acted
    return next((wait for wait in table.waits if (wait.user, wait.acted) == about), None)


def _after_the_cap(person: PersonRecord, calls: Iterable[Call], now: int) -> int:
    midnight = _midnight(person, now)
    told = any(call.why == CAPPED and call.held is None and call.made >= midnight for call in calls)
    # Whom no message reaches is called where it is played, as often as on any date.
    return morning(person, now) if told or person.dm_closed else now + GATHER


def morning(person: PersonRecord, now: int) -> int:
    """When what was too much for a date is told on the next."""
    zone = zone_of(person)
    return zones.instant(zone, zones.today(zone, now) + timedelta(1), MORNING)


def _midnight(person: PersonRecord, now: int) -> int:
    zone = zone_of(person)
    return zones.instant(zone, zones.today(zone, now), 0)
