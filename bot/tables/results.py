"""How a game has ended, and for whom: ranks by the rules, and those who had declared it lost behind all others."""

from __future__ import annotations

from dataclasses import replace

from bot.store.table import FINISHED, Table
from bot.tables import bearers
from bot.tables.tenures import conceded
from rules.core import Outcome, Seat


def outcome(table: Table) -> Outcome | None:
    """The result of a game that was not broken off. Without scores where it was declared lost before its end."""
    if table.match is None or table.phase != FINISHED:
        return None
    played, lost = table.rules.outcome(table.match.state), conceded(table)
    if played is None and bearers.lost(table):
        return _left(table)
    if not lost:
        return played
    seats = [Seat(seat) for seat in range(len(table.seats))]
    ranks = played.ranks if played is not None else tuple(1 for _ in seats)
    left = [seat for seat in seats if seat not in lost]
    behind = tuple(
        len(left) + 1 if seat in lost else 1 + sum(ranks[other] < ranks[seat] for other in left) for seat in seats
    )
    return Outcome((), behind, reason="conceded") if played is None else replace(played, ranks=behind)


def _left(table: Table) -> Outcome:
    """People have left until it was over: whoever had a seat to the end is first, then who left last."""
    when = [bearers.left(table, info.seat) for info in table.seats]
    keys = [(one is not None, -(one or 0)) for one in when]
    ranks = tuple(1 + sum(other < own for other in keys) for own in keys)
    return Outcome((), ranks, reason="conceded" if conceded(table) else "left")
