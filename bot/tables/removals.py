"""Somebody is taken from a table by those who keep order, or the table is closed because of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from bot.store.table import CANCELLED, LOBBY, RUNNING, Table
from bot.tables import progress
from bot.tables import seats as seating
from bot.tables.moments import SUCCESSOR
from bot.tables.progress import Progress

Sweep = Literal["keep", "lobbies", "all"]
"""What a ban does to the tables of its person: seats stay; lobbies are left and closed; running games as well."""
SWEEPS: tuple[Sweep, ...] = ("keep", "lobbies", "all")


def without(table: Table, user: int, sweep: Sweep, now: int, silent: frozenset[int]) -> Progress | Table | None:
    """The table without somebody, as far as a sweep goes; None: there is nothing to do."""
    after = replace(table, queue=tuple(guest for guest in table.queue if guest.user != user))
    for due in table.dues:
        if due.kind == SUCCESSOR and due.payload["to"] == user:
            after = after.without_due(due.name)
    seat = after.seat_of(user)
    if after.phase == LOBBY and sweep != "keep":
        if after.owner == user:
            return replace(after, phase=CANCELLED)
        after = replace(after, invited=tuple(other for other in after.invited if other != user))
        if seat is not None:
            after = seating.freed(after, seat, user)
    if after.phase == RUNNING and sweep == "all" and seat is not None:
        after = seating.agreed(seating.removed(after, seat, user), silent)
        return progress.played_on(after, now) if after.phase == RUNNING and after.match is not None else after
    return None if after == table else after
