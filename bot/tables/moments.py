"""What is due at a table, and when: the grace before a seat is lost, the end of a lobby that nobody fills."""

from __future__ import annotations

from dataclasses import replace

from bot.store.draft import Payload
from bot.store.table import CANCELLED, FINISHED, LOBBY, RUNNING, Due, Person, Table
from rules.core import Seat

DAY = 86_400
LOBBY_WARNING, LOBBY_END = "lobby-warning", "lobby-end"
STAND_IN, SUCCESSOR = "grace", "succession"
OFFER = "offered"
FULL, FULL_FOR_ALL, FULL_FREE = "full", "full-for-all", "full-free"
START = "start"
SERVER_GONE = "server-gone"
GO_ON = "go-on"
BELL, WEEK, TOGETHER = "bell", "week", "together"
CUP, CUP_TABLE = "cup", "cup-table"
"""The kinds of what can be due."""
QUIET = 6 * DAY
"""After so long without a change people are told that a lobby ends."""
LAST_CALL = DAY
"""Between telling so and the end."""
GRACE = DAY
"""How long somebody has to object before the seat goes to another."""
WITHOUT_SERVER = 30 * DAY
"""How long the tables of a server that is gone wait for it to come back."""
BUSTLE = 120
"""Seconds after which a table that has opened is worth telling others of."""
CONFIRM = DAY
"""How long the seats of people who have found each other are kept for them."""
OFFERED = 7 * DAY
"""How long a seat is offered."""
FIRM = "firm"
"""In what is due of an offer: a moderator has made it."""
OPEN = "lobby"
"""The name of what is due at a table that has not started."""


def stand_in_grace(seat: Seat, user: int, kind: str, now: int) -> Due:
    """A stand-in may take the seat of a person who does not object."""
    return Due(_of(seat), STAND_IN, now + GRACE, now, {"seat": seat, "user": user, "kind": kind})


def successor_grace(seat: Seat, former: int, to: Person, now: int) -> Due:
    """Another person may take a seat whose own, `former`, may come back or say that they are here before."""
    return Due(
        _of(seat), SUCCESSOR, now + GRACE, now, {"seat": seat, "user": former, "to": to.id, "name": to.name}
    )  # fmt: skip


def offer(seat: Seat, by: int, to: int, now: int, firm: bool = False) -> Due:
    """A seat is open to whoever wants it, or to one person. `to`: 0 for anybody; `firm`: a moderator has decided it."""
    payload = {"seat": seat, "by": by, "to": to, **({FIRM: True} if firm else {})}
    return Due(_offer_of(seat), OFFER, now + OFFERED, now, payload)


def offered(table: Table, seat: int) -> Due | None:
    """The offer that stands for a seat."""
    return table.due(_offer_of(seat))


def starting(at: int) -> Due:
    """A table starts by itself at a moment."""
    return Due(START, START, at)


def anybody_starts(table: Table) -> bool:
    """Has a full table waited so long for its host that everybody who sits there may start it?"""
    due = table.due(FULL)
    return due is not None and due.kind == FULL_FREE


def full_for(days: int, now: int) -> Due:
    """What happens a day later at a table that is full and does not start."""
    kind = {0: FULL, 1: FULL_FOR_ALL}.get(days, FULL_FREE)
    return Due(FULL, kind, now + (DAY if kind != FULL_FREE else WITHOUT_SERVER), now)


def grace(table: Table, seat: int) -> Due | None:
    """The grace that runs for a seat."""
    return table.due(_of(seat))


def seat_of(due: Due) -> Seat:
    return Seat(int(due.payload["seat"]))


def going_on(table: Table, held: bool, now: int, grace: int, told: Payload) -> Table:
    """What would come by itself, but could not be taken back, comes after a while, unless it has come already.

    `told`: what people have been told of before.
    """
    if not held:
        return table.without_due(GO_ON)
    return table if table.due(GO_ON) is not None else table.with_due(Due(GO_ON, GO_ON, now + grace, payload=told))


def last_call(now: int) -> Due:
    return Due(OPEN, LOBBY_END, now + LAST_CALL, now)


def bell(guild: int, at: int) -> Due:
    """People are called who want to know when a table opens in a server."""
    return Due(f"{BELL}-{guild}", BELL, at, payload={"guild": guild})


def opens_up(before: Table | None, after: Table, now: int) -> tuple[Due, ...]:
    """What is due when a table has become open to everybody."""
    open_ = after.phase == LOBBY and after.access == "public"
    was = before is not None and before.access == "public"
    return (bell(after.guild, now + BUSTLE),) if open_ and not was else ()


def cup_goes_on(before: Table, after: Table, now: int) -> tuple[Due, ...]:
    """What is due when a table of a cup is over or sleeps: the cup has to know."""
    over = (before.phase == RUNNING or before.starting) and after.phase in (FINISHED, CANCELLED)
    slept = after.phase == RUNNING and after.asleep and not before.asleep
    if not after.cup or not (over or slept):
        return ()
    name = f"{CUP}-{after.cup}-{after.id}-{after.revision}"
    return (Due(name, CUP_TABLE, now, payload={"cup": after.cup, "table": after.id}),)


def together(now: int) -> Due:
    return Due(TOGETHER, TOGETHER, now + CONFIRM, now)


def server_gone(guild: int, now: int) -> Due:
    return Due(server(guild), SERVER_GONE, now + WITHOUT_SERVER, now, {"guild": guild})


def server(guild: int) -> str:
    """The name of what is due when a server is gone."""
    return f"server-{guild}"


def settled(before: Table | None, after: Table, by: Person | None, now: int) -> Table:
    """The table with what is due after a change: whatever its ground has been taken from is gone."""
    after = _seated_since(before, after, now)
    if after.phase != RUNNING and after.frozen:
        after = replace(after, frozen=0)
    if after.phase != LOBBY:
        after = after.without_due(OPEN).without_due(TOGETHER).without_due(START)
    elif by is not None:
        after = after.with_due(Due(OPEN, LOBBY_WARNING, now + QUIET, now))
    if after.starting:
        after = after.without_due(TOGETHER).without_due(START)
    after = _filled(after, now)
    for due in after.dues:
        if due.kind == OFFER and not _still_offered(before, after, due):
            after = after.without_due(due.name)
        if due.kind in (STAND_IN, SUCCESSOR) and not _stands(before, after, due, by):
            after = after.without_due(due.name)
    return after


def _filled(table: Table, now: int) -> Table:
    """A full table whose host does not start it is not forgotten."""
    if table.phase != LOBBY or table.starting or table.due(START) is not None or any(info.free for info in table.seats):
        return table.without_due(FULL)
    return table if table.due(FULL) is not None else table.with_due(full_for(0, now))


def _still_offered(before: Table | None, after: Table, due: Due) -> bool:
    """An offer ends when the seat has changed hands."""
    if before is None or after.phase != RUNNING:
        return False
    old, new = before.seats[seat_of(due)], after.seats[seat_of(due)]
    return (old.user, old.stand_in) == (new.user, new.stand_in)


def _offer_of(seat: int) -> str:
    return f"offer-{seat}"


def _of(seat: int) -> str:
    return f"seat-{seat}"


def _stands(before: Table | None, after: Table, due: Due, by: Person | None) -> bool:
    """Does a grace still run? It ends when its person does anything at all, or when the seat has changed hands."""
    person, info = due.payload["user"], after.seats[seat_of(due)]
    known = before is not None and due in before.dues
    acted = known and by is not None and by.id == person
    kept = due.kind == SUCCESSOR and info.stand_in is not None and info.former == person
    holds = info.user == person or kept
    return after.phase == RUNNING and holds and not acted


def _seated_since(before: Table | None, after: Table, now: int) -> Table:
    old = {} if before is None else {info.user: info.since for info in before.seats if info.user is not None}
    seats = tuple(replace(info, since=old.get(info.user, now) if info.user is not None else 0) for info in after.seats)
    return after if seats == after.seats else replace(after, seats=seats)
