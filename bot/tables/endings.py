"""How people leave a running game, alone or all together."""

from __future__ import annotations

from dataclasses import replace

from bot.store.table import CANCELLED, FINISHED, RUNNING, Person, Table
from bot.tables import bearers, tenures
from bot.tables.hosts import cancelled
from bot.tables.refusals import refused
from bot.tables.seats import orphaned, own_seat, put, running, substituted
from rules.core import Seat

BOTH = 2
"""So many seats that one loses by winning nothing and the other wins."""


def resigned(table: Table, by: Person, silent: frozenset[int] = frozenset()) -> Table:
    """The seat goes to a stand-in for good. The last person who leaves ends the game."""
    running(table)
    return agreed(removed(table, own_seat(table, by), by.id), silent)


def removed(table: Table, seat: Seat, user: int) -> Table:
    """The seat of a running game goes to a stand-in for good."""
    return over(table, orphaned(substituted(table, seat, "greedy", keep=False), user))


def over(before: Table, after: Table) -> Table:
    """Where the last person has left a rated game that counts, it ends with its result: who stayed longest is first."""
    last = before.phase == RUNNING and after.phase == CANCELLED and not before.trouble and bearers.lost(before)
    return replace(after, phase=FINISHED) if last else after


def conceded(table: Table, by: Person, silent: frozenset[int] = frozenset()) -> Table:
    """The game is lost for whoever says so. With two seats it is over; else a stand-in plays the seat to the end."""
    running(table)
    seat = own_seat(table, by)
    table = tenures.given_up(table, seat)
    if len(table.seats) == BOTH:
        return replace(table, phase=FINISHED)
    return agreed(removed(table, seat, by.id), silent)


def ending(table: Table, by: Person, agrees: bool, silent: frozenset[int] = frozenset()) -> Table:
    """Agree to end the game without a result, or take it back. It ends when all people who are still there agree.

    A rated game that counts ends like this only for the last one who is there, and with its result.
    """
    running(table)
    if table.trouble:
        return cancelled(table, by)
    seat = own_seat(table, by)
    if agrees == table.seats[seat].ending:
        raise refused("already-agreed" if agrees else "not-agreed")
    if agrees and len(table.people) > 1 and bearers.counts(table):
        raise refused("rated-goes-on")
    return agreed(put(table, replace(table.seats[seat], ending=agrees)), silent - {by.id})


def dissenting(table: Table, silent: frozenset[int]) -> int:
    """How many people who are still there have not agreed to end the game."""
    return sum(not info.ending for info in table.seats if info.user is not None and info.user not in silent)


def agreed(table: Table, silent: frozenset[int]) -> Table:
    """A running game is over when somebody, and all people who are still there, have agreed to end it."""
    if table.phase != RUNNING:
        return table
    asked = any(info.ending for info in table.seats if info.user is not None)
    if table.people and (not asked or dissenting(table, silent)):
        return table
    if len(table.people) <= 1:
        return replace(table, phase=FINISHED if bearers.lost(table) else CANCELLED)
    return table if bearers.counts(table) else replace(table, phase=CANCELLED)
