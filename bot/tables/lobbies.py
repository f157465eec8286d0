"""A table until it starts: how it opens, fills, empties and begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from bot.store.result import NEWEST
from bot.store.table import LOBBY, RUNNING, Access, Guest, Person, Place, SeatInfo, Table
from bot.tables import moments, seals
from bot.tables.refusals import refused
from bot.tables.seats import _name, freed, in_lobby, own_seat, owner_only, returned, seated, substituted
from bot.tables.stand_ins import STAND_INS
from rules import registry
from rules.agreement import complete
from rules.core import Seat
from rules.match import new

FAR = 60 * moments.DAY
"""No table is opened for a moment later than that."""
Begins = Literal["full"] | int | None
"""When a table starts by itself: as soon as no seat is free, at a moment, or not at all."""


def opened(
    by: Person,
    place: Place,
    game: str,
    seats: int,
    options: Mapping[str, str],
    language: str,
    access: Access,
    invited: tuple[int, ...],
    now: int,
    open_hands: bool = False,
    begins: Begins = None,
    rated: bool | None = None,
    hints: bool = False,
) -> Table:
    """A new table; whoever opens it takes the first seat. `begins`: by itself when it is full, or at a moment.

    `rated`: the result counts; without a word it does where everybody may join, unless there are hints.
    """
    rules = registry.GAMES.get(game)
    if rules is None:
        raise refused("no-such-game")
    if seats not in rules.seats:
        raise refused("wrong-number-of-seats", least=min(rules.seats), most=max(rules.seats))
    if rated and hints:
        raise refused("hints-rated")
    chosen = complete(rules, options)
    free = tuple(SeatInfo(Seat(n)) for n in range(seats))
    table = Table(
        id=0,
        guild=place.guild,
        channel=place.channel,
        thread=None,
        game=game,
        options=chosen,
        language=language,
        access=access,
        invited=invited,
        owner=by.id,
        phase=LOBBY,
        revision=1,
        seats=free,
        match=None,
        created=now,
        updated=now,
        open_hands=open_hands,
        when_full=begins == "full",
        rated=(access == "public" and not hints) if rated is None else rated,
        hints=hints,
        ground=place.ground,
    )
    if isinstance(begins, int):
        if not now < begins <= now + FAR:
            raise refused("bad-moment")
        table = table.with_due(moments.starting(begins))
    return joined(table, by)


def opened_alone(
    by: Person, place: Place, game: str, kind: str, seats: int | None, options: Mapping[str, str], language: str,
    now: int, hints: bool,
) -> Table:  # fmt: skip
    """A new table with stand-ins on all seats but one; without a word as few of them as can be."""
    if kind not in STAND_INS:
        raise refused("no-such-stand-in")
    rules = registry.GAMES.get(game)
    size = seats if seats is not None or rules is None else min(n for n in rules.seats if n > 1)
    table = opened(by, place, game, size or 0, options, language, "invited", (), now, rated=False, hints=hints)
    for info in table.seats:
        if info.free:
            table = substituted(table, info.seat, kind, keep=False)
    return table


def joined(table: Table, by: Person, seat: int | None = None) -> Table:
    """Take a free seat in the lobby, or come back to the seat a stand-in has kept."""
    if table.seat_of(by.id) is not None:
        raise refused("already-seated")
    if table.phase == RUNNING:
        return returned(table, by)
    in_lobby(table)
    if not table.may_join(by.id):
        raise refused("not-invited")
    free = [info.seat for info in table.seats if info.free]
    if not free:
        raise refused("table-full")
    if seat is not None and seat not in free:
        raise refused("seat-taken")
    return seated(table, free[0] if seat is None else Seat(seat), by)


def queued(table: Table, by: Person) -> Table:
    """Wait for a seat at a table that is full."""
    in_lobby(table)
    if table.seat_of(by.id) is not None:
        raise refused("already-seated")
    if not table.may_join(by.id):
        raise refused("not-invited")
    if any(guest.user == by.id for guest in table.queue):
        raise refused("already-queued")
    if any(info.free for info in table.seats):
        raise refused("seat-is-free")
    return replace(table, queue=(*table.queue, Guest(by.id, _name(by))))


def left(table: Table, by: Person) -> Table:
    """Give the seat back before the start. The last one who leaves closes the table."""
    if any(guest.user == by.id for guest in table.queue):
        return replace(table, queue=tuple(guest for guest in table.queue if guest.user != by.id))
    seat = own_seat(table, by)
    if table.phase == RUNNING:
        raise refused("leave-is-resign")
    in_lobby(table)
    return freed(table, seat, by.id)


def extended(table: Table, by: Person) -> Table:
    """Anybody who sits here keeps the lobby open."""
    in_lobby(table)
    own_seat(table, by)
    return table


def arranged(table: Table, order: tuple[int, ...] | None, seed: int) -> Table:
    """The seats as they will be in the game: free ones gone, in the given order or shuffled."""
    taken = [info for info in table.seats if not info.free]
    if len(taken) not in table.rules.seats:
        raise refused("too-few-players", least=min(table.rules.seats))
    if order is None:
        order = seals.lot(seed, [info.seat for info in taken])
    elif sorted(order) != [info.seat for info in taken]:
        raise refused("bad-order")
    return replace(table, seats=tuple(replace(table.seats[old], seat=Seat(new)) for new, old in enumerate(order)))


def by_lot(table: Table) -> bool:
    """Do lots decide who sits where, whatever anybody would like? In cups they are balanced instead."""
    return table.rated and not table.cup


def enough(table: Table) -> bool:
    """May the game begin with those who are there?"""
    return bool(table.people) and sum(not info.free for info in table.seats) in table.rules.seats


def started(table: Table, by: Person, order: tuple[int, ...] | None, seed: int) -> Table:
    if table.seat_of(by.id) is None or not moments.anybody_starts(table):
        owner_only(table, by)
    if table.phase != LOBBY:
        raise refused("already-started")
    if not table.people:
        raise refused("nobody-plays")
    table = arranged(table, order, seed)
    match = new(table.rules, len(table.seats), seed, table.options)
    # The rules may have learnt options since the table was opened: from now on it is known how they were chosen.
    return replace(table, phase=RUNNING, match=match, options=dict(match.header.options), ruling=NEWEST)
