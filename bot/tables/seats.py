"""Who sits where: the changes of seats that everything else is made of."""

from __future__ import annotations

from dataclasses import replace

from bot.store.table import CANCELLED, LOBBY, RUNNING, Person, SeatInfo, Table
from bot.tables.refusals import refused
from rules.core import Seat

STAND_IN_NAMES = ("Adler", "Saxonia", "Rocket", "Mallet", "Crampton", "Pacific")
"""Famous locomotives: the same in every language."""
NAME = 32


def own_seat(table: Table, by: Person) -> Seat:
    """From the table, never from what was clicked."""
    seat = table.seat_of(by.id)
    if seat is None:
        raise refused("not-seated")
    return seat


def seat_info(table: Table, seat: int) -> SeatInfo:
    if not 0 <= seat < len(table.seats):
        raise refused("no-such-seat")
    return table.seats[seat]


def owner_only(table: Table, by: Person) -> None:
    """The host, or somebody who acts for a host who has vanished."""
    if by.id != table.owner and not by.deputy:
        raise refused("owner-only")


def host_or_moderator(table: Table, by: Person) -> None:
    if not by.moderator:
        owner_only(table, by)


def in_lobby(table: Table) -> None:
    if table.phase != LOBBY:
        raise refused("already-started" if table.phase == RUNNING else "table-over")


def running(table: Table) -> None:
    if table.phase != RUNNING:
        raise refused("not-started" if table.phase == LOBBY else "table-over")


def seated(table: Table, seat: Seat, person: Person) -> Table:
    """A person takes a seat; whoever comes back has the time that was left."""
    info = table.seats[seat]
    reserve = info.reserve if info.former == person.id else None
    return without_orders(put(table, SeatInfo(seat, person.id, _name(person), reserve=reserve)), seat)


def returned(table: Table, by: Person) -> Table:
    kept = next((info for info in table.seats if info.former == by.id), None)
    if kept is None:
        raise refused("already-started")
    return seated(table, kept.seat, by)


def renamed(table: Table, by: Person) -> Table:
    """The table with the name the person goes by now."""
    seat = table.seat_of(by.id)
    if seat is None or not by.name or table.seats[seat].name == _name(by):
        return table
    return put(table, replace(table.seats[seat], name=_name(by)))


def substituted(table: Table, seat: Seat, kind: str, keep: bool) -> Table:
    """A stand-in on this seat; `keep` lets the person come back."""
    former = table.seats[seat].user
    taken = {info.name for info in table.seats}
    name = next((name for name in STAND_IN_NAMES if name not in taken), f"{kind} {seat + 1}")
    reserve = table.seats[seat].reserve if keep else None
    table = put(table, SeatInfo(seat, None, name, kind, former if keep else None, reserve=reserve))
    return table if former is None else without_orders(table, seat)


def freed(table: Table, seat: Seat, user: int) -> Table:
    """A seat is given back before the start. The last one who leaves closes the table."""
    return orphaned(called_up(put(table, SeatInfo(seat))), user)


def called_up(table: Table) -> Table:
    """Free seats go to those who wait for one, in their order; once the game has begun nobody waits any more."""
    if table.phase != LOBBY:
        return replace(table, queue=()) if table.queue else table
    for info in table.seats:
        if info.free and table.queue:
            first, *rest = table.queue
            table = replace(seated(table, info.seat, Person(first.user, first.name)), queue=tuple(rest))
    return table


def without_orders(table: Table, seat: Seat) -> Table:
    return replace(table, orders={other: own for other, own in table.orders.items() if other != seat})


def put(table: Table, info: SeatInfo) -> Table:
    seats = tuple(info if other.seat == info.seat else other for other in table.seats)
    return replace(table, seats=seats)


def orphaned(table: Table, gone: int) -> Table:
    """The owner's rights go to the next person; without any, the table is over."""
    if not table.people:
        return replace(table, phase=CANCELLED)
    return replace(table, owner=table.people[0]) if table.owner == gone else table


def _name(person: Person) -> str:
    return " ".join(person.name.split())[:NAME] or "?"
