"""Stand-ins: when one takes a seat, and when its person has it back."""

from __future__ import annotations

from bot.store.table import RUNNING, Due, Person, SeatInfo, Table
from bot.tables import moments, notices
from bot.tables.endings import agreed
from bot.tables.refusals import refused
from bot.tables.seats import in_lobby, own_seat, owner_only, put, running, seat_info, seated, substituted
from rules import search
from rules.core import Seat

STAND_INS = ("greedy", "random", *search.LEVELS)


def with_stand_in(
    table: Table,
    by: Person,
    kind: str,
    seat: int | None,
    now: int,
    gone: bool = False,
    silent: frozenset[int] = frozenset(),
) -> Table:
    """A stand-in takes a free seat in the lobby, or in a running game after a grace the seat of somebody who is silent.

    `gone`: that person has left the server; then there is no grace.
    """
    owner_only(table, by)
    if kind not in STAND_INS:
        raise refused("no-such-stand-in")
    if table.phase == RUNNING:
        info = None if seat is None else seat_info(table, seat)
        if info is None or info.user is None:
            raise refused("nobody-there")
        if info.user == by.id:
            raise refused("leave-is-resign")
        if gone:
            return agreed(substituted(table, info.seat, kind, keep=True), silent)
        return with_grace(table, moments.stand_in_grace(info.seat, info.user, kind, now))
    in_lobby(table)
    free = [info.seat for info in table.seats if info.free]
    if not free:
        raise refused("table-full")
    if seat is not None and seat not in free:
        raise refused("seat-taken")
    return substituted(table, free[0] if seat is None else Seat(seat), kind, keep=False)


def without_stand_in(table: Table, by: Person, seat: int) -> Table:
    """Free the seat in the lobby; in a running game its former player has it back, or the host calls off a grace."""
    info = seat_info(table, seat)
    offer = moments.offered(table, seat)
    if offer is not None and by.id != info.former:
        if by.id != offer.payload["by"]:
            owner_only(table, by)
        return table.without_due(offer.name)
    grace = moments.grace(table, seat)
    if grace is not None and by.id != info.former:
        owner_only(table, by)
        return table.without_due(grace.name)
    if info.stand_in is None:
        raise refused("no-stand-in-there")
    if table.phase == RUNNING:
        if info.former is None:
            raise refused("nobody-there")
        if by.id != info.former:
            raise refused("only-former")
        return seated(table, info.seat, by)
    in_lobby(table)
    owner_only(table, by)
    return put(table, SeatInfo(info.seat))


def here(table: Table, by: Person) -> Table:
    """Somebody who was to lose the seat is still there; that anything was done at all ends the grace."""
    running(table)
    if moments.grace(table, own_seat(table, by)) is None:
        raise refused("nobody-doubts")
    return table


def with_grace(table: Table, grace: Due) -> Table:
    running = table.due(grace.name)
    if running is not None:
        raise refused("grace-running", **notices.at(running.at))
    return table.with_due(grace)
