"""Who is waited for and since when: opened, kept and closed in the same commit as what a game waits for."""

from __future__ import annotations

from dataclasses import replace

from bot.store.table import RUNNING, Person, Table, Wait
from bot.tables import progress
from bot.tables.moments import GO_ON
from rules.core import Seat


def settled(before: Table | None, after: Table, by: Person | None, now: int) -> Table:
    """The table with its waits after a change. `before`: with the waits up to then."""
    if after.trouble and after.phase == RUNNING:
        # Nobody can say who is waited for; they are, once the table is in order again.
        return after
    kept = tuple(wait for wait in after.waits if _stands(before, after, wait, by))
    if before is not None and before.match is not after.match and by is not None:
        kept = tuple(replace(one, heard=now, acted=after.revision) if one.user == by.id else one for one in kept)
    fresh = () if after.due(GO_ON) is not None else _opened(before, after, kept, now)
    waits = tuple(sorted((*kept, *fresh), key=lambda wait: wait.seat))
    if len(waits) > 1:
        waits = tuple(replace(wait, shared=True) for wait in waits)
    called = any(by is None or wait.user != by.id for wait in fresh)
    return replace(after, waits=waits, called=now if called else after.called)


def of_user(table: Table, user: int) -> Wait | None:
    """The wait for a person at a table."""
    return next((wait for wait in table.waits if wait.user == user), None)


def urgency(table: Table, wait: Wait) -> tuple[int, int]:
    """What waits, by how little time is left: who has waited longest comes first."""
    return wait.opened, table.id


def last_one(table: Table, wait: Wait) -> bool:
    """Have all others answered for whom the table waited at the same time?"""
    return wait.shared and table.waits == (wait,)


def _stands(before: Table | None, after: Table, wait: Wait, by: Person | None) -> bool:
    """A wait ends when its person is not waited for any more, or has completed a turn and begins another one."""
    if wait.seat not in progress.waited_for(after) or after.seats[wait.seat].user != wait.user:
        return False
    own = by is not None and by.id == wait.user
    return not (own and before is not None and _turns(after) > _turns(before))


def _opened(before: Table | None, after: Table, kept: tuple[Wait, ...], now: int) -> tuple[Wait, ...]:
    known = {wait.seat for wait in kept}
    opened = []
    for seat in progress.waited_for(after):
        user = after.seats[seat].user
        if user is not None and seat not in known:
            since = _since(before, seat, user, now)
            opened.append(Wait(seat, user, since, after.revision, since, after.revision))
    return tuple(opened)


def _since(before: Table | None, seat: Seat, user: int, now: int) -> int:
    """Somebody who was waited for already when nobody noted it has been since the last change at least."""
    if before is None or before.trouble or before.due(GO_ON) is not None:
        return now
    noted = any(wait.seat == seat for wait in before.waits)
    waited = seat in progress.waited_for(before) and before.seats[seat].user == user
    return before.updated if waited and not noted else now


def _turns(table: Table) -> int:
    return 0 if table.match is None else table.rules.turn(table.match.state)
