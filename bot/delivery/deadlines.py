"""Until when those who are asked have time, what happens then, and what a clock is in words."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.delivery.sentences import awaited, away
from bot.store.table import Hours, Pace, Table
from bot.tables import clocks, elapsed, notices, pauses, zones
from bot.tables.paces import DAYS, HOUR, MINUTE, OWN, name_of
from bot.texts import Words

DAY = 24 * HOUR
WEEK = 7 * DAY


def asked(words: Words, table: Table) -> str:
    """Who is waited for, for what, and until when."""
    who = awaited(words, table)
    return "\n".join([who, *deadlines(words, table)]) if who else ""


def status(words: Words, table: Table, gone: Mapping[int, int]) -> str:
    """Who is waited for, for what and until when, and who of all is away until when."""
    return "\n".join(filter(None, [asked(words, table), *away(words, table, gone)]))


def deadlines(words: Words, table: Table, users: Collection[int] | None = None) -> list[str]:
    """How long people have, in moments that Discord shows everybody in their own time."""
    if table.asleep:
        return [words("table-asleep")]
    if table.frozen:
        return [words("table-frozen")]
    lines, running = [], False
    for wait in table.waits:
        end = clocks.end(table, wait)
        if users is not None and wait.user not in users:
            continue
        if wait.lapsed:
            lines.append(words("deadline-late", seat=wait.seat, **notices.at(wait.lapsed)))
        elif end is not None:
            running = True
            lines.append(words("deadline", seat=wait.seat, **notices.at(end)))
    if running and table.pace is not None:
        lines.append(words(f"deadline-then-{table.pace.lapse}"))
    pause = table.due(pauses.OVER)
    if pause is not None:
        lines.insert(0, words("table-paused", **notices.at(pause.at)))
    return lines


def clock_words(words: Words, pace: Pace | None) -> str:
    """A clock in one line."""
    name = name_of(pace)
    if pace is None or name != OWN:
        return words(f"clock-{name}")
    said = words("clock-turn", length=duration(words, pace.floor))
    bank = pace.start - pace.floor
    return said + (words("clock-bank", length=duration(words, bank)) if bank > 0 else "")


def terms(words: Words, pace: Pace | None) -> list[str]:
    """A clock with all that has been agreed besides."""
    lines = [words("clock-line", said=clock_words(words, pace))]
    if pace is not None:
        if pace.hours is not None:
            lines.append(words("clock-hours", said=_hours(words, pace.hours)))
        lines.append(words(f"clock-lapse-{pace.lapse}"))
        if not pace.away:
            lines.append(words("clock-away-off"))
    return lines


def lasts(words: Words, table: Table, turns: int) -> list[str]:
    """How long a game of so many turns may last with the table's clock, if all people take all the time there is."""
    pace, people = table.pace, [info for info in table.seats if info.stand_in is None]
    if pace is None or not people:
        return []
    each = -(-turns // len(table.seats))
    total = len(people) * (pace.start + each * pace.bonus)
    span = elapsed.due_at(table.updated, total, pace.hours, ()) - table.updated
    return [words("clock-lasts", length=roughly(words, span))]


def roughly(words: Words, seconds: int) -> str:
    """A length of time in a unit that needs few of it, rounded up."""
    if seconds > 3 * WEEK:
        return words("length-weeks", count=-(-seconds // WEEK))
    if seconds > 2 * DAY:
        return words("length-days", count=-(-seconds // DAY))
    return words("length-hours", count=-(-seconds // HOUR))


def duration(words: Words, seconds: int) -> str:
    """A length of time in its largest whole unit."""
    if seconds % DAY == 0:
        return words("length-days", count=seconds // DAY)
    if seconds % HOUR == 0:
        return words("length-hours", count=seconds // HOUR)
    return words("length-minutes", count=seconds // MINUTE)


def _hours(words: Words, hours: Hours) -> str:
    days = next((name for name, known in DAYS.items() if known == hours.days), "all")
    last = (hours.start + hours.length) % zones.MINUTES
    times = f"{zones.shown(hours.start)}–{zones.shown(last)}"
    return f"{words(f'days-{days}')}, {times} ({hours.zone})"
