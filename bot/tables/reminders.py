"""Who is waited for long is reminded: at first after a day, less and less often, never twice within a short time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.store.table import RUNNING, Due, Person, Table, Wait
from bot.tables import notices, pauses
from bot.tables.moments import DAY
from bot.tables.refusals import refused
from bot.tables.seats import own_seat

REMINDER = "reminder"
"""The kind of what is due."""
EVERY = "every"
"""In what is due: after how many hours each the person wants to be reminded."""
HOUR = 3_600
OFTEN = 6
"""So often a person is reminded who wants it every few hours."""
STAGES = (DAY, 3 * DAY, 7 * DAY, 14 * DAY)
"""After so long somebody is reminded; then nobody insists any more."""
APART = 2 * 3_600
"""At least so long lies between two calls at a table."""
AGAIN = 12 * 3_600
"""At least so long lies between two times that others have somebody reminded of the same thing."""


def settled(before: Table | None, table: Table, now: int, tastes: Mapping[int, int | None] | None = None) -> Table:
    """The table with a reminder due for every new wait and after every act in it, and for none that is over.

    With a clock it is the clock that reminds, and nobody is reminded where nobody has been for long.
    `tastes`: after how many hours each person wants to be reminded again and again; 0: never; None: as usual.
    """
    if table.pace is not None or table.asleep:
        return replace(table, dues=tuple(due for due in table.dues if due.kind != REMINDER))
    tastes = tastes or {}
    for due in table.dues:
        if due.kind == REMINDER and _wait(table, due) is None:
            table = table.without_due(due.name)
    anew = before is not None and (before.pace is not None or before.asleep > 0)
    for wait in table.waits:
        armed = table.due(_name(wait))
        known = None if armed is None else armed.payload.get(EVERY)
        every = tastes.get(wait.user, known)
        if anew or wait.acted == table.revision or armed is None or every != known:
            ahead = [stage for stage, after in enumerate(_stages(every)) if wait.heard + after > now]
            table = _armed(table, wait, ahead[0] if ahead else -1, every)
    return table


def reminded(table: Table, due: Due, now: int) -> Table:
    """Somebody has been waited for long. Whoever would be reminded soon after is reminded now."""
    wait = _wait(table, due)
    if wait is None:
        return table
    if now < table.called + APART:
        return table.with_due(replace(due, at=table.called + APART, since=table.called))
    paused = pauses.current(table, now)
    if paused is not None:
        return table.with_due(replace(due, at=paused.ended, since=None))
    # Their time began later, so no more absences of the host have put theirs off: it is really not later than this.
    soon = [
        other for other in table.dues
        if other.kind == REMINDER and other.at <= due.at + APART and (other.since or 0) >= (due.since or 0)
    ]  # fmt: skip
    called = [(one, found) for one in (due, *soon) if (found := _wait(table, one)) is not None]
    for one, found in called:
        table = _armed(table, found, int(one.payload["stage"]) + 1, one.payload.get(EVERY))
    return _marked(table, {found.seat for _, found in called}, now)


def asked_for(table: Table, by: Person, now: int) -> Table:
    """Another person at the table has those reminded who are waited for."""
    own = own_seat(table, by)
    others = [wait for wait in table.waits if wait.seat != own]
    if table.phase != RUNNING or not others:
        raise refused("nobody-to-remind")
    free = {wait.seat: wait.nudged + AGAIN if wait.nudged else 0 for wait in others}
    ready = max(table.called + APART, min(free.values()))
    if now < ready:
        raise refused("reminded-lately", **notices.at(ready))
    seats = {seat for seat, at in free.items() if at <= now}
    table = _marked(table, seats, now)
    return replace(
        table, waits=tuple(replace(wait, nudged=now) if wait.seat in seats else wait for wait in table.waits)
    )


def newly(before: Table | None, after: Table) -> tuple[Wait, ...]:
    """The waits of which a change reminds."""
    known = {} if before is None else {(wait.seat, wait.revision): wait.reminded for wait in before.waits}
    return tuple(wait for wait in after.waits if wait.reminded > known.get((wait.seat, wait.revision), wait.reminded))


def _marked(table: Table, seats: Iterable[int], now: int) -> Table:
    marked = tuple(replace(wait, reminded=now) if wait.seat in seats else wait for wait in table.waits)
    return replace(table, waits=marked, called=now)


def _armed(table: Table, wait: Wait, stage: int, every: int | None) -> Table:
    """With the next reminder, if there is one."""
    stages = _stages(every)
    if not 0 <= stage < len(stages):
        return table.without_due(_name(wait))
    payload = {"seat": wait.seat, "acted": wait.acted, "stage": stage}
    payload |= {} if every is None else {EVERY: every}
    return table.with_due(Due(_name(wait), REMINDER, wait.heard + stages[stage], wait.heard, payload))


def _stages(every: int | None) -> tuple[int, ...]:
    if every is None:
        return STAGES
    return tuple(number * every * HOUR for number in range(1, OFTEN + 1)) if every else ()


def _name(wait: Wait) -> str:
    return f"{REMINDER}-{wait.seat}"


def _wait(table: Table, due: Due) -> Wait | None:
    """What a reminder is about, if it is still so."""
    about = due.payload["seat"], due.payload["acted"]
    return next((wait for wait in table.waits if (wait.seat, wait.acted) == about), None)
