"""Who sits where: every change of the seats as a function from a table to a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from bot.store.table import (
    ASK,
    CANCELLED,
    EVERYTHING,
    FINISHED,
    LOBBY,
    RUNNING,
    Access,
    Due,
    Guest,
    Person,
    Place,
    SeatInfo,
    Table,
)  # fmt: skip
from bot.tables import moments, notices, tenures
from bot.tables.refusals import refused
from rules import registry, search
from rules.core import PLAN, Rng, Seat, complete
from rules.match import new, planned

STAND_INS = ("greedy", "random", *search.LEVELS)
STAND_IN_NAMES = ("Adler", "Saxonia", "Rocket", "Mallet", "Crampton", "Pacific")
"""Famous locomotives: the same in every language."""
NAME = 32
FAR = 60 * moments.DAY
"""No table is opened for a moment later than that."""
Begins = Literal["full"] | int | None
"""When a table starts by itself: as soon as no seat is free, at a moment, or not at all."""
BOTH = 2
"""So many seats that one loses by winning nothing and the other wins."""


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
) -> Table:
    """A new table; whoever opens it takes the first seat. `begins`: by itself when it is full, or at a moment.

    `rated`: the result counts; without a word it does where everybody may join.
    """
    rules = registry.GAMES.get(game)
    if rules is None:
        raise refused("no-such-game")
    if seats not in rules.seats:
        raise refused("wrong-number-of-seats", least=min(rules.seats), most=max(rules.seats))
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
        rated=access == "public" if rated is None else rated,
    )
    if isinstance(begins, int):
        if not now < begins <= now + FAR:
            raise refused("bad-moment")
        table = table.with_due(moments.starting(begins))
    return joined(table, by)


def joined(table: Table, by: Person, seat: int | None = None) -> Table:
    """Take a free seat in the lobby, or come back to the seat a stand-in has kept."""
    if table.seat_of(by.id) is not None:
        raise refused("already-seated")
    if table.phase == RUNNING:
        return returned(table, by)
    _in_lobby(table)
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
    _in_lobby(table)
    if table.seat_of(by.id) is not None:
        raise refused("already-seated")
    if not table.may_join(by.id):
        raise refused("not-invited")
    if any(guest.user == by.id for guest in table.queue):
        raise refused("already-queued")
    if any(info.free for info in table.seats):
        raise refused("seat-is-free")
    return replace(table, queue=(*table.queue, Guest(by.id, _name(by))))


def called_up(table: Table) -> Table:
    """Free seats go to those who wait for one, in their order; once the game has begun nobody waits any more."""
    if table.phase != LOBBY:
        return replace(table, queue=()) if table.queue else table
    for info in table.seats:
        if info.free and table.queue:
            first, *rest = table.queue
            table = replace(seated(table, info.seat, Person(first.user, first.name)), queue=tuple(rest))
    return table


def returned(table: Table, by: Person) -> Table:
    kept = next((info for info in table.seats if info.former == by.id), None)
    if kept is None:
        raise refused("already-started")
    return seated(table, kept.seat, by)


def left(table: Table, by: Person) -> Table:
    """Give the seat back before the start. The last one who leaves closes the table."""
    if any(guest.user == by.id for guest in table.queue):
        return replace(table, queue=tuple(guest for guest in table.queue if guest.user != by.id))
    seat = own_seat(table, by)
    if table.phase == RUNNING:
        raise refused("leave-is-resign")
    _in_lobby(table)
    return freed(table, seat, by.id)


def kicked(table: Table, by: Person, user: int) -> Table:
    host_or_moderator(table, by)
    if table.phase == RUNNING:
        raise refused("kick-is-stand-in")
    _in_lobby(table)
    seat = table.seat_of(user)
    if seat is None:
        raise refused("nobody-there")
    if user == by.id:
        raise refused("not-yourself")
    invited = tuple(other for other in table.invited if other != user)
    return replace(_put(table, SeatInfo(seat)), invited=invited)


def invited(table: Table, by: Person, user: int) -> Table:
    owner_only(table, by)
    _in_lobby(table)
    return replace(table, invited=tuple(dict.fromkeys((*table.invited, user))))


def handed_over(table: Table, by: Person, to: Person) -> Table:
    """Before the start: the owner's rights."""
    if by.id == to.id:
        raise refused("not-yourself")
    _in_lobby(table)
    owner_only(table, by)
    if table.seat_of(to.id) is None:
        raise refused("nobody-there")
    return replace(table, owner=to.id)


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
    _in_lobby(table)
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
    _in_lobby(table)
    owner_only(table, by)
    return _put(table, SeatInfo(info.seat))


def substituted(table: Table, seat: Seat, kind: str, keep: bool) -> Table:
    """A stand-in on this seat; `keep` lets the person come back."""
    former = table.seats[seat].user
    taken = {info.name for info in table.seats}
    name = next((name for name in STAND_IN_NAMES if name not in taken), f"{kind} {seat + 1}")
    reserve = table.seats[seat].reserve if keep else None
    table = _put(table, SeatInfo(seat, None, name, kind, former if keep else None, reserve=reserve))
    return table if former is None else without_orders(table, seat)


def resigned(table: Table, by: Person, silent: frozenset[int] = frozenset()) -> Table:
    """The seat goes to a stand-in for good. The last person who leaves ends the game."""
    _running(table)
    return agreed(removed(table, own_seat(table, by), by.id), silent)


def removed(table: Table, seat: Seat, user: int) -> Table:
    """The seat of a running game goes to a stand-in for good."""
    return _orphaned(substituted(table, seat, "greedy", keep=False), user)


def freed(table: Table, seat: Seat, user: int) -> Table:
    """A seat is given back before the start. The last one who leaves closes the table."""
    return _orphaned(called_up(_put(table, SeatInfo(seat))), user)


def conceded(table: Table, by: Person, silent: frozenset[int] = frozenset()) -> Table:
    """The game is lost for whoever says so. With two seats it is over; else a stand-in plays the seat to the end."""
    _running(table)
    seat = own_seat(table, by)
    table = tenures.given_up(table, seat)
    if len(table.seats) == BOTH:
        return replace(table, phase=FINISHED)
    return agreed(_orphaned(substituted(table, seat, "greedy", keep=False), by.id), silent)


def arranged(table: Table, order: tuple[int, ...] | None, seed: int) -> Table:
    """The seats as they will be in the game: free ones gone, in the given order or shuffled."""
    taken = [info for info in table.seats if not info.free]
    if len(taken) not in table.rules.seats:
        raise refused("too-few-players", least=min(table.rules.seats))
    if order is None:
        shuffled, _ = Rng(seed ^ 0x5345_4154).shuffled(taken)
    elif sorted(order) == [info.seat for info in taken]:
        shuffled = tuple(table.seats[seat] for seat in order)
    else:
        raise refused("bad-order")
    return replace(table, seats=tuple(replace(info, seat=Seat(n)) for n, info in enumerate(shuffled)))


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
    return replace(table, phase=RUNNING, match=new(table.rules, len(table.seats), seed, table.options))


def cancelled(table: Table, by: Person) -> Table:
    """The host closes a table that has not started, or one that is out of order."""
    host_or_moderator(table, by)
    if table.trouble and table.phase == RUNNING:
        return replace(table, phase=CANCELLED)
    _in_lobby(table)
    return replace(table, phase=CANCELLED)


def extended(table: Table, by: Person) -> Table:
    """Anybody who sits here keeps the lobby open."""
    _in_lobby(table)
    own_seat(table, by)
    return table


def here(table: Table, by: Person) -> Table:
    """Somebody who was to lose the seat is still there; that anything was done at all ends the grace."""
    _running(table)
    if moments.grace(table, own_seat(table, by)) is None:
        raise refused("nobody-doubts")
    return table


def moved(table: Table, by: Person, place: Place) -> Table:
    """The table goes on in another channel of its server, in a thread that is yet to be made."""
    host_or_moderator(table, by)
    if table.phase not in (LOBBY, RUNNING):
        raise refused("table-over")
    if place.channel == table.channel and table.phase == LOBBY:
        raise refused("here-already")
    if place.guild != table.guild:
        raise refused("no-such-table", table=table.id)
    return replace(table, channel=place.channel, thread=None)


def ending(table: Table, by: Person, agrees: bool, silent: frozenset[int] = frozenset()) -> Table:
    """Agree to end the game without a result, or take it back. It ends when all people who are still there agree."""
    _running(table)
    if table.trouble:
        return cancelled(table, by)
    seat = own_seat(table, by)
    if agrees == table.seats[seat].ending:
        raise refused("already-agreed" if agrees else "not-agreed")
    return agreed(_put(table, replace(table.seats[seat], ending=agrees)), silent - {by.id})


def dissenting(table: Table, silent: frozenset[int]) -> int:
    """How many people who are still there have not agreed to end the game."""
    return sum(not info.ending for info in table.seats if info.user is not None and info.user not in silent)


def agreed(table: Table, silent: frozenset[int]) -> Table:
    """A running game is over when somebody, and all people who are still there, have agreed to end it."""
    asked = any(info.ending for info in table.seats if info.user is not None)
    nobody = not table.people
    return replace(table, phase=CANCELLED) if nobody or (asked and not dissenting(table, silent)) else table


def ordered(table: Table, by: Person, decision: str, name: str | None) -> Table:
    """Set or drop a standing order."""
    _running(table)
    seat = own_seat(table, by)
    if name is not None and not _may_order(table, seat, decision, name):
        raise refused("no-such-order")
    own = {key: value for key, value in table.orders.get(seat, {}).items() if key != decision}
    if name is not None:
        own[decision] = name
    return replace(table, orders={**table.orders, seat: own})


def to_be_asked(table: Table, people: frozenset[int]) -> Table:
    """These people want to be asked everything."""
    orders = {info.seat: {EVERYTHING: ASK} for info in table.seats if info.user in people}
    return replace(table, orders={**table.orders, **orders})


def _may_order(table: Table, seat: Seat, decision: str, name: str) -> bool:
    """An order that the game knows, a plan for what the seat may answer ahead now, or the wish to be asked."""
    rules = table.rules
    if name.startswith(PLAN):
        assert table.match is not None
        words = tuple(name.removeprefix(PLAN).split())
        invited = any(ask.seat == seat and ask.key == decision for ask in rules.ahead(table.match.state))
        return invited and planned(rules, table.match.state, seat, decision, words)
    if name == ASK:
        return decision == EVERYTHING or decision in rules.house
    return name in rules.orders.get(decision, ())


def without_orders(table: Table, seat: Seat) -> Table:
    return replace(table, orders={other: own for other, own in table.orders.items() if other != seat})


def renamed(table: Table, by: Person) -> Table:
    """The table with the name the person goes by now."""
    seat = table.seat_of(by.id)
    if seat is None or not by.name or table.seats[seat].name == _name(by):
        return table
    return _put(table, replace(table.seats[seat], name=_name(by)))


def own_seat(table: Table, by: Person) -> Seat:
    """From the table, never from what was clicked."""
    seat = table.seat_of(by.id)
    if seat is None:
        raise refused("not-seated")
    return seat


def owner_only(table: Table, by: Person) -> None:
    """The host, or somebody who acts for a host who has vanished."""
    if by.id != table.owner and not by.deputy:
        raise refused("owner-only")


def host_or_moderator(table: Table, by: Person) -> None:
    if not by.moderator:
        owner_only(table, by)


def with_grace(table: Table, grace: Due) -> Table:
    running = table.due(grace.name)
    if running is not None:
        raise refused("grace-running", **notices.at(running.at))
    return table.with_due(grace)


def _in_lobby(table: Table) -> None:
    if table.phase != LOBBY:
        raise refused("already-started" if table.phase == RUNNING else "table-over")


def _running(table: Table) -> None:
    if table.phase != RUNNING:
        raise refused("not-started" if table.phase == LOBBY else "table-over")


def seat_info(table: Table, seat: int) -> SeatInfo:
    if not 0 <= seat < len(table.seats):
        raise refused("no-such-seat")
    return table.seats[seat]


def _name(person: Person) -> str:
    return " ".join(person.name.split())[:NAME] or "?"


def seated(table: Table, seat: Seat, person: Person) -> Table:
    """A person takes a seat; whoever comes back has the time that was left."""
    info = table.seats[seat]
    reserve = info.reserve if info.former == person.id else None
    return without_orders(_put(table, SeatInfo(seat, person.id, _name(person), reserve=reserve)), seat)


def _put(table: Table, info: SeatInfo) -> Table:
    seats = tuple(info if other.seat == info.seat else other for other in table.seats)
    return replace(table, seats=seats)


def _orphaned(table: Table, gone: int) -> Table:
    """The owner's rights go to the next person; without any, the table is over."""
    if not table.people:
        return replace(table, phase=CANCELLED)
    return replace(table, owner=table.people[0]) if table.owner == gone else table
