"""Standing orders of a seat, and the wish to be asked everything."""

from __future__ import annotations

from dataclasses import replace

from bot.store.table import ASK, EVERYTHING, Person, Table
from bot.tables.refusals import refused
from bot.tables.seats import own_seat, running
from rules.core import PLAN, Seat
from rules.match import planned


def ordered(table: Table, by: Person, decision: str, name: str | None) -> Table:
    """Set or drop a standing order."""
    running(table)
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
