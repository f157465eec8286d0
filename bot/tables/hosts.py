"""What the host of a table does to it: whom they send away, invite or make host, where it goes on, and its closing."""

from __future__ import annotations

from dataclasses import replace

from bot.store.table import CANCELLED, LOBBY, RUNNING, Person, Place, SeatInfo, Table
from bot.tables.refusals import refused
from bot.tables.seats import host_or_moderator, in_lobby, owner_only, put


def kicked(table: Table, by: Person, user: int) -> Table:
    host_or_moderator(table, by)
    if table.phase == RUNNING:
        raise refused("kick-is-stand-in")
    in_lobby(table)
    seat = table.seat_of(user)
    if seat is None:
        raise refused("nobody-there")
    if user == by.id:
        raise refused("not-yourself")
    invited = tuple(other for other in table.invited if other != user)
    return replace(put(table, SeatInfo(seat)), invited=invited)


def invited(table: Table, by: Person, user: int) -> Table:
    owner_only(table, by)
    in_lobby(table)
    return replace(table, invited=tuple(dict.fromkeys((*table.invited, user))))


def counted(table: Table, by: Person, rated: bool) -> Table:
    """Before the start: whether the result counts for ratings; where it does, nobody is given hints."""
    owner_only(table, by)
    in_lobby(table)
    return replace(table, rated=rated, hints=table.hints and not rated)


def handed_over(table: Table, by: Person, to: Person) -> Table:
    """Before the start: the owner's rights."""
    if by.id == to.id:
        raise refused("not-yourself")
    in_lobby(table)
    owner_only(table, by)
    if table.seat_of(to.id) is None:
        raise refused("nobody-there")
    return replace(table, owner=to.id)


def moved(table: Table, by: Person, place: Place) -> Table:
    """The table goes on in another channel of its server, in a thread that is yet to be made."""
    host_or_moderator(table, by)
    if table.phase not in (LOBBY, RUNNING):
        raise refused("table-over")
    if place.channel == table.channel and table.phase == LOBBY:
        raise refused("here-already")
    if place.guild != table.guild:
        raise refused("no-such-table", table=table.id)
    return replace(table, channel=place.channel, thread=None, ground=place.ground)


def cancelled(table: Table, by: Person) -> Table:
    """The host closes a table that has not started, or one that is out of order."""
    host_or_moderator(table, by)
    if table.trouble and table.phase == RUNNING:
        return replace(table, phase=CANCELLED)
    in_lobby(table)
    return replace(table, phase=CANCELLED)
