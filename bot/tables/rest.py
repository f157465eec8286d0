"""When nobody has done anything at a running game for long: it sleeps, and in the end it is closed."""

from __future__ import annotations

from dataclasses import replace

from bot.store.draft import Payload
from bot.store.table import CANCELLED, FINISHED, RUNNING, Due, Person, Table
from bot.tables import bearers, notices
from bot.tables import seats as seating
from bot.tables.moments import DAY
from bot.tables.refusals import refused

SLEEP, CLOSE = "sleep", "sleep-ends"
"""The kinds of what is due."""
SILENCE, END = 30 * DAY, 90 * DAY
"""After so long without a sign of life a table sleeps, and is closed."""
KEPT = 365 * DAY
"""So long a table that was closed can be woken."""
NAME = "rest"
STAND_IN = "greedy"


def settled(after: Table, by: Person | None, now: int) -> Table:
    """Whoever does anything at a table wakes it; from then on silence is counted anew."""
    if after.phase != RUNNING:
        return after.without_due(NAME)
    here = by is not None and after.seat_of(by.id) is not None
    if here:
        after = replace(after, asleep=0)
    if here or after.due(NAME) is None:
        last = max((now, *(pause.ended for pause in after.pauses)))
        after = after.with_due(Due(NAME, SLEEP, last + SILENCE, last))
    return after


def fell_asleep(table: Table, now: int) -> tuple[Table, tuple[Payload, ...]]:
    """Nothing runs any more and nobody is reminded, until somebody comes."""
    if table.phase != RUNNING:
        return table, ()
    end = Due(NAME, CLOSE, now + END - SILENCE, now)
    told = notices.notice("notice-asleep", **notices.at(end.at))
    return replace(table, asleep=table.asleep or now).with_due(end), ({**told, "users": [*table.people]},)


def closed(table: Table, now: int) -> tuple[Table, tuple[Payload, ...]]:
    """Nobody has come: it is over without a result, but can be woken for a year.

    A rated game that counts is lost for those whom it has waited for, if it has not waited for everybody.
    """
    if table.phase != RUNNING:
        return table, ()
    late = [wait.seat for wait in table.waits]
    if late and {wait.user for wait in table.waits} < set(table.people) and bearers.counts(table):
        said = {**notices.notice("notice-closed-lost"), "users": [*table.people]}
        for seat in late:
            table = seating.substituted(table, seat, STAND_IN, keep=False)
        return replace(table, phase=FINISHED, asleep=0), (said,)
    told = notices.notice("notice-closed-asleep", **notices.at(now + KEPT))
    return replace(table, phase=CANCELLED, asleep=now), ({**told, "users": [*table.people]},)


def woken(table: Table, by: Person, now: int) -> Table:
    """Somebody who sits here is back."""
    if table.seat_of(by.id) is None:
        raise refused("not-seated")
    if table.phase == RUNNING and table.asleep:
        return replace(table, asleep=0)
    if table.phase != CANCELLED or not table.asleep or table.match is None:
        raise refused("not-asleep")
    if now > table.asleep + KEPT:
        raise refused("table-over")
    return replace(table, phase=RUNNING, asleep=0)
