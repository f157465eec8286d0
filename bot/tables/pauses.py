"""Pauses: a table's clocks stand still for a while, because all agree or because one person has to."""

from __future__ import annotations

from dataclasses import replace

from bot.store.table import RUNNING, Due, Pause, PauseKind, Person, Table
from bot.tables.moments import DAY
from bot.tables.paces import LONGEST_PAUSE
from bot.tables.refusals import refused
from bot.tables.seats import own_seat

OVER = "pause-over"
"""The kind of what is due, and its name."""


def current(table: Table, now: int) -> Pause | None:
    """The pause a table is in."""
    return next((pause for pause in table.pauses if pause.begun <= now < pause.ended), None)


def allowed(table: Table, days: int, now: int) -> None:
    """Refuse a pause that cannot be."""
    if table.phase != RUNNING:
        raise refused("table-over")
    if not 1 <= days <= LONGEST_PAUSE:
        raise refused("bad-pause", most=LONGEST_PAUSE)
    if current(table, now) is not None:
        raise refused("paused-already")


def begun(table: Table, by: int, days: int, kind: PauseKind, now: int) -> Table:
    """From now on, if no other has begun meanwhile."""
    allowed(table, days, now)
    end = now + days * DAY
    # One that ends in the second in which it began leaves its place to the next.
    kept = tuple(pause for pause in table.pauses if pause.begun != now)
    table = replace(table, pauses=(*kept, Pause(now, end, kind, by)))
    return table.with_due(Due(OVER, OVER, end))


def emergency(table: Table, by: Person, days: int, now: int) -> Table:
    """Somebody takes a pause alone; nobody does so twice at a table, and nobody after another has."""
    own_seat(table, by)
    if any(pause.kind == "emergency" for pause in table.pauses):
        raise refused("emergency-used")
    return begun(table, by.id, days, "emergency", now)


def ended(table: Table, by: Person, now: int) -> Table:
    """Any one person goes on."""
    own_seat(table, by)
    running = current(table, now)
    if running is None:
        raise refused("not-paused")
    over = replace(running, ended=now)
    kept = tuple(over if pause is running else pause for pause in table.pauses)
    return replace(table, pauses=kept).without_due(OVER)
