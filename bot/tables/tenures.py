"""Who plays what part of a game: a tenure for each person and each stand-in that has had a seat."""

from __future__ import annotations

from dataclasses import replace

from bot.store.table import CANCELLED, FINISHED, LOBBY, RUNNING, SeatInfo, Table, Tenure
from bot.tables import seals
from bot.tables.progress import turn_number
from bot.tables.refusals import refused
from rules.core import Seat

REPLACED, RESIGNED, CONCEDED, HANDED_OVER = "replaced", "resigned", "conceded", "handed-over"
"""How the time of a person ends: a stand-in keeps the seat, or has it for good, or another person."""
RETURNED, TAKEN_OVER = "returned", "taken-over"
"""How the time of a stand-in ends: its former person is back, or another one has come."""


def settled(before: Table, after: Table) -> Table:
    """The table with the tenures that have begun and ended in a change."""
    if after.match is None or after.phase == LOBBY:
        return after
    entries = 0 if before.match is None else len(before.match.log)
    kept: list[Tenure] = []
    for info in after.seats:
        own = list(of_seat(after, info.seat))
        running = own.pop() if own and own[-1].last is None else None
        if running is not None and not _holds(running, info):
            own.append(replace(running, last=entries, turns=turn_number(before), ended=_why(before, running, info)))
            running = None
        if running is None and (after.phase == RUNNING or not own or not _holds(own[-1], info)):
            running = _sworn(Tenure(info.seat, info.user, info.name, info.stand_in, entries + 1), info)
        if running is not None:
            own.append(_over(running, after) if after.phase in (FINISHED, CANCELLED) else _named(running, info))
        kept += own
    return after if after.tenures == tuple(kept) else replace(after, tenures=tuple(kept))


def given_up(table: Table, seat: Seat) -> Table:
    """Whoever sits there declares the game lost."""
    assert table.match is not None
    last, turn = len(table.match.log), turn_number(table)
    return replace(
        table,
        tenures=tuple(
            replace(one, last=last, turns=turn, ended=CONCEDED) if one.seat == seat and one.last is None else one
            for one in table.tenures
        ),
    )


def of_seat(table: Table, seat: Seat) -> tuple[Tenure, ...]:
    """Who has had a seat, in their order."""
    return tuple(one for one in table.tenures if one.seat == seat)


def may_sit(table: Table, user: int, seat: Seat) -> None:
    """Whoever has left a seat of a running game takes no other one there, and their own only while it is kept."""
    left = any(one.person == user for one in table.tenures)
    if left and table.seats[seat].former != user:
        raise refused("has-left-a-seat")


def conceded(table: Table) -> tuple[Seat, ...]:
    """The seats whose people have declared the game lost."""
    return tuple(dict.fromkeys(one.seat for one in table.tenures if one.ended == CONCEDED))


def _holds(tenure: Tenure, info: SeatInfo) -> bool:
    return (tenure.person, tenure.stand_in) == (info.user, info.stand_in)


def _why(before: Table, tenure: Tenure, info: SeatInfo) -> str:
    if tenure.stand_in is not None:
        return RETURNED if before.seats[info.seat].former == info.user else TAKEN_OVER
    if info.stand_in is None:
        return HANDED_OVER
    return REPLACED if info.former is not None else RESIGNED


def _sworn(tenure: Tenure, info: SeatInfo) -> Tenure:
    """With the name sealed by which its person goes now."""
    if info.user is None or not info.salt:
        return tenure
    return replace(tenure, sworn=info.name, salt=info.salt, seal=seals.of_name(info.salt, info.name))


def _named(tenure: Tenure, info: SeatInfo) -> Tenure:
    return tenure if tenure.name == info.name else replace(tenure, name=info.name)


def _over(tenure: Tenure, table: Table) -> Tenure:
    assert table.match is not None
    return replace(tenure, last=len(table.match.log), turns=turn_number(table), ended=table.phase)
