"""A table without somebody who is to be forgotten: their seat goes to a stand-in, and nothing on it is theirs."""

from __future__ import annotations

from dataclasses import replace

from bot.store.draft import Draft, Payload
from bot.store.forgotten import NOBODY, Forgotten, concerns, scrubbed
from bot.store.holdings import paths
from bot.store.outgoing import without as unnamed
from bot.store.table import CANCELLED, LOBBY, RUNNING, Due, SeatInfo, Table
from bot.tables import endings, notices, proposals
from bot.tables import seats as seating

STAND_IN = "greedy"


def without(table: Table, gone: Forgotten, silent: frozenset[int]) -> Table:
    """Before the start the seat is free; in a game that goes on, or may be woken, a stand-in has it for good."""
    user, seat, before = gone.user, table.seat_of(gone.user), table
    table = replace(
        table,
        invited=tuple(one for one in table.invited if one != user),
        queue=tuple(guest for guest in table.queue if guest.user != user),
    )
    if seat is not None:
        if table.phase == LOBBY:
            seats = tuple(SeatInfo(info.seat) if info.seat == seat else info for info in table.seats)
            table = seating.called_up(replace(table, seats=seats))
        else:
            table = seating.substituted(table, seat, STAND_IN, keep=False)
    seats = tuple(replace(info, former=None) if info.former == user else info for info in table.seats)
    table = _passed_on(_unproposed(replace(table, seats=seats), user), user)
    table = replace(
        table,
        dues=tuple(after for due in table.dues if (after := _due(table, due, gone)) is not None),
        pauses=tuple(replace(one, by=NOBODY) if one.by == user else one for one in table.pauses),
        past=tuple(wait for wait in table.past if wait.user != user),
        tenures=tuple(
            replace(one, person=None, name=gone.in_words(table.language), sworn="", salt="")
            if one.person == user
            else one
            for one in table.tenures
        ),
        words=tuple(
            replace(one, user=None, said="", salt="") if one.user == user and table.phase != LOBBY else one
            for one in table.words
        ),
    )
    table = endings.over(before, table)
    return endings.agreed(table, silent) if table.phase == RUNNING and not table.trouble else table


def told(before: Table, after: Table) -> tuple[Payload, ...]:
    """A stand-in has come; for whom, nobody is told."""
    return tuple(
        notices.notice("notice-forgotten", seat=new.seat)
        for old, new in zip(before.seats, after.seats, strict=True)
        if before.phase == RUNNING and old.user is not None and new.stand_in is not None
    )


def unaddressed(drafts: tuple[Draft, ...], gone: Forgotten, language: str) -> tuple[Draft, ...]:
    """What is to reach Discord, but nothing for somebody whom nobody knows any more."""
    return tuple(
        replace(one, payload=unnamed(one.kind, one.payload, gone, language))
        for one in drafts
        if gone.user not in (one.target, one.lane)
    )


def _passed_on(table: Table, user: int) -> Table:
    """The host's rights go to the next person; where nobody is left, it is over."""
    if table.phase in (LOBBY, RUNNING) and not table.people:
        table = replace(table, phase=CANCELLED)
    if table.owner != user:
        return table
    return replace(table, owner=table.people[0] if table.people else NOBODY)


def _unproposed(table: Table, user: int) -> Table:
    """What somebody has proposed is proposed no more, and their agreement is none."""
    for one in table.proposals:
        if one.by == user:
            table = proposals.without(table, one.number)
    agreed = (replace(one, agreed=tuple(other for other in one.agreed if other != user)) for one in table.proposals)
    return replace(table, proposals=tuple(agreed))


def _due(table: Table, due: Due, gone: Forgotten) -> Due | None:
    there = paths("due", "payload", due.kind)
    if concerns(due.payload, there, gone) or due.name == f"{due.kind}-{gone.user}":
        return None
    return replace(due, payload=scrubbed(dict(due.payload), there, gone, table.language))
