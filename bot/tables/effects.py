"""What happens when something is due: for every kind a function from a table to a table, with its notices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.store.draft import Payload
from bot.store.table import CANCELLED, LOBBY, RUNNING, Due, Person, Table
from bot.tables import endings, moments, notices, pauses, progress, proposals, reminders, rest, rewinds, successors
from bot.tables import seats as seating
from bot.tables.progress import Progress

Happened = tuple[Progress | Table, tuple[Payload, ...]]
Effect = Callable[[Table, Due, int, frozenset[int]], Happened]
"""From the table without the row, the row, the moment, and the people of whom nothing is heard."""


def lobby_warned(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """Nobody has come or gone for days: say when the table closes."""
    if table.phase != LOBBY:
        return table, ()
    end = moments.last_call(now)
    return table.with_due(end), (notices.notice("notice-lobby-ends", user=table.owner, **notices.at(end.at)),)


def lobby_ended(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    if table.phase != LOBBY:
        return table, ()
    return replace(table, phase=CANCELLED), (notices.notice("notice-lobby-ended"),)


def stand_in_came(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """The person has not objected: a stand-in takes the seat and plays from now on."""
    seat, kind = moments.seat_of(due), str(due.payload["kind"])
    after = endings.agreed(seating.substituted(table, seat, kind, keep=True), silent)
    told = notices.replaced(table, after)
    return (progress.played_on(after, now) if after.phase == RUNNING else after), told


def successor_came(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """The seat's own person has not shown up: another one takes it, unless that one sits here already."""
    to = Person(int(due.payload["to"]), str(due.payload["name"]))
    left = any(one.person == to.id for one in table.tenures)
    if table.seat_of(to.id) is not None or (left and table.seats[moments.seat_of(due)].former != to.id):
        return table, ()
    after = successors.handed_over(table, moments.seat_of(due), to)
    return after, (*notices.returned(table, after), *notices.handed_over(table, after))


def offer_ended(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """Nobody has taken the seat that was offered."""
    return table, (notices.notice("notice-seat-stays", seat=moments.seat_of(due)),)


def full_reminded(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """A full table has waited a day: its host is called."""
    if table.phase != LOBBY:
        return table, ()
    return table.with_due(moments.full_for(1, now)), (notices.notice("notice-lobby-full", user=table.owner),)


def full_for_all(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """It has waited two days: whoever sits there may start it."""
    if table.phase != LOBBY:
        return table, ()
    others = [user for user in table.people if user != table.owner]
    said = {**notices.notice("notice-lobby-full-for-all"), "users": others}
    return table.with_due(moments.full_for(2, now)), (said,)


def went_on(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """Nobody has changed their mind: what has been held back happens."""
    return (progress.played_on(table, now) if table.phase == RUNNING else table), ()


def reminded(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    return reminders.reminded(table, due, now), ()


def came_together(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """People who have found each other had time to take their seats: now the others are open to everybody."""
    if table.phase != LOBBY:
        return table, ()
    gone = [f"<@{user}>" for user in table.invited if table.seat_of(user) is None]
    notes = (notices.notice("notice-together-over", people=", ".join(gone)),) if gone else ()
    return replace(table, access="public", invited=()), notes


def proposal_lapsed(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """Not enough people have agreed in time."""
    return proposals.without(table, int(due.payload["number"])), (notices.notice("notice-proposal-lapsed"),)


def fell_asleep(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """Nobody has done anything for a month."""
    return rest.fell_asleep(table, now)


def closed(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """Nobody has woken it."""
    return rest.closed(table, now)


def pause_over(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    told = {**notices.notice("notice-pause-over"), "users": [wait.user for wait in table.waits]}
    return table, (told,) if table.phase == RUNNING else ()


def forgotten(table: Table, due: Due, now: int, silent: frozenset[int]) -> Happened:
    """What was to be remembered for a while need not be any more."""
    return table, ()


EFFECTS: dict[str, Effect] = {
    moments.GO_ON: went_on,
    moments.FULL: full_reminded,
    moments.FULL_FOR_ALL: full_for_all,
    moments.FULL_FREE: forgotten,
    moments.LOBBY_WARNING: lobby_warned,
    moments.LOBBY_END: lobby_ended,
    moments.OFFER: offer_ended,
    moments.STAND_IN: stand_in_came,
    moments.SUCCESSOR: successor_came,
    moments.TOGETHER: came_together,
    reminders.REMINDER: reminded,
    proposals.LAPSE: proposal_lapsed,
    rest.SLEEP: fell_asleep,
    rest.CLOSE: closed,
    pauses.OVER: pause_over,
    rewinds.REFUSED: forgotten,
}
