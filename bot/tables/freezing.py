"""A running table at which nobody moves and no clock runs, until a moderator says so."""

from __future__ import annotations

from dataclasses import replace

from bot.store.table import RUNNING, Due, Pause, PauseKind, Person, Table
from bot.tables import clocks, pauses, progress
from bot.tables.progress import Progress
from bot.tables.refusals import refused

FROZEN: PauseKind = "frozen"
"""The kind of the pause that is noted when it is over."""
UNMOVED = (clocks.CLOCK, clocks.ROUSE, pauses.OVER)
"""What is due by clocks of its own: it does not come later because of this."""


def frozen(table: Table, now: int) -> Table:
    if table.phase != RUNNING:
        raise refused("not-started" if table.phase == "lobby" else "table-over")
    if table.frozen:
        raise refused("frozen-already")
    return replace(table, frozen=now)


def thawed(table: Table, by: Person, now: int) -> Progress:
    """All goes on as if no time had passed: what was due comes so much later."""
    if not table.frozen or table.phase != RUNNING:
        raise refused("not-frozen")
    stood = now - table.frozen
    later = tuple(due if due.kind in UNMOVED else _later(due, stood) for due in table.dues)
    waiting = tuple(replace(one, ends=one.ends + stood) for one in table.proposals)
    begun = table.frozen
    while any(pause.begun == begun for pause in table.pauses):
        begun += 1
    held = () if begun >= now else (Pause(begun, now, FROZEN, by.id),)
    table = replace(table, frozen=0, dues=later, proposals=waiting, pauses=(*table.pauses, *held))
    return progress.played_on(table, now)


def _later(due: Due, seconds: int) -> Due:
    return replace(due, at=due.at + seconds, since=None if due.since is None else due.since + seconds)
