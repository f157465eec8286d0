"""Somebody else takes over a seat of a running game: offered first, to one person or to all, and agreed to."""

from __future__ import annotations

from dataclasses import replace

from bot.store.draft import Payload
from bot.store.table import RUNNING, Person, Table
from bot.tables import moments, notices
from bot.tables.notices import ASKED_TO_COME, CHANNEL, OFFERS
from bot.tables.refusals import refused
from bot.tables.seats import own_seat, owner_only, seat_info, seated
from bot.tables.stand_ins import with_grace
from bot.tables.tenures import may_sit
from rules.core import Seat

PROMISED = notices.PROMISED
OPENED = "notice-seat-open"
"""The key of a notice that anybody may come."""


def offered(table: Table, by: Person, seat: int, to: Person | None, now: int) -> Table:
    """The host offers a seat that a stand-in plays, or somebody their own; `to`: None for whoever wants it."""
    _running(table)
    info = seat_info(table, seat)
    if info.user == by.id and to is not None and to.id == by.id:
        raise refused("not-yourself")
    if info.user != by.id:
        owner_only(table, by)
        if info.user is not None:
            raise refused("seat-taken")
    if to is None:
        if table.access != "public":
            raise refused("name-a-successor")
    else:
        _may_come(table, to, info.seat)
    running = moments.grace(table, seat)
    if running is not None and info.user != by.id:
        raise refused("grace-running", **notices.at(running.at))
    return table.with_due(moments.offer(info.seat, by.id, 0 if to is None else to.id, now))


def promised(table: Table, by: Person, seat: int, to: Person, now: int) -> Table:
    """A moderator offers somebody a seat; once they agree, whoever has it or may come back to it has a day to do so."""
    _running(table)
    if to.id == by.id:
        # By right of office nobody gets to see a hidden hand.
        raise refused("not-yourself")
    info = seat_info(table, seat)
    _may_come(table, to, info.seat)
    return table.with_due(moments.offer(info.seat, by.id, to.id, now, firm=True))


def taken_over(table: Table, by: Person, seat: int, now: int, gone: bool = False) -> Table:
    """Somebody accepts: at once what its person gives away or nobody may come back to, everything else after a grace.

    `gone`: whoever has the seat, or has left it, has left the server.
    """
    _running(table)
    info = seat_info(table, seat)
    offer = moments.offered(table, seat)
    if offer is None:
        raise refused("seat-not-open")
    if offer.payload["to"] not in (0, by.id):
        raise refused("seat-for-another")
    _may_come(table, by, info.seat)
    table = table.without_due(offer.name)
    holder = info.former if info.user is None else info.user
    given_away = info.user is not None and offer.payload["by"] == info.user
    if holder is None or holder == by.id or given_away or gone:
        return handed_over(table, info.seat, by)
    return with_grace(table, moments.successor_grace(info.seat, holder, by, now))


def handed_over(table: Table, seat: Seat, to: Person) -> Table:
    """Somebody has a seat now, and is the host if its person was."""
    before = table.seats[seat].user
    after = seated(table, seat, to)
    return replace(after, owner=to.id) if before is not None and table.owner == before else after


def told(before: Table, after: Table) -> tuple[Payload, ...]:
    """An offer is posted where everybody sees it, or calls the one person it is for; a seat handed over is told."""
    said: list[Payload] = []
    for due in after.dues:
        if due.kind == moments.OFFER and due not in before.dues:
            data = {"seat": moments.seat_of(due), "by_user": int(due.payload["by"]), **notices.at(due.at)}
            to = int(due.payload["to"])
            offers = {OFFERS: moments.seat_of(due) + 1}
            if to:
                said.append({**notices.notice(ASKED_TO_COME, user=to, **data), **offers})
            else:
                said.append({**notices.notice(OPENED, **data), **offers, CHANNEL: True})
            holder = after.seats[moments.seat_of(due)].user
            if due.payload.get(moments.FIRM) and holder is not None:
                said.append(notices.notice(PROMISED, user=holder, to_user=to, **data))
    return (*said, *notices.handed_over(before, after))


def asked(table: Table, user: int) -> bool:
    """Is a seat of this table offered to somebody in person?"""
    return any(due.kind == moments.OFFER and due.payload["to"] == user for due in table.dues)


def own(table: Table, by: Person) -> Seat:
    _running(table)
    return own_seat(table, by)


def _may_come(table: Table, person: Person, seat: Seat) -> None:
    if table.seat_of(person.id) is not None:
        raise refused("already-seated-other")
    may_sit(table, person.id, seat)


def _running(table: Table) -> None:
    if table.phase != RUNNING:
        raise refused("not-started" if table.phase == "lobby" else "table-over")
