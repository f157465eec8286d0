"""Standing orders of a seat, and the wish to be asked everything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.store.match import Line
from bot.store.table import ASK, EVERYTHING, Person, Table
from bot.tables.refusals import refused
from bot.tables.seats import own_seat, running
from rules.core import PLAN, AnyRules, Seat, answers
from rules.match import HOUSE, Diverged, Entry, planned, replayed
from rules.notation import read


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


def first_answered(table: Table, seat: Seat, since: Sequence[Line]) -> tuple[str, ...]:
    """The questions that the house has answered for a seat since then, of those it had never answered for it before."""
    assert table.match is not None
    found = {line.entry.n for line in since if line.entry.by == HOUSE and line.entry.seat == seat}
    rules, log, begun = table.rules, table.match.log, min(found, default=0)
    before: set[str] = set()
    now: dict[str, None] = {}
    if not found:
        return ()
    try:
        # What was asked is not kept: it is seen again where it was.
        for entry, match in zip(
            log[: max(found)], replayed(rules, table.match.header, log, hashed=False), strict=False
        ):
            if entry.by == HOUSE and entry.seat == seat:
                key = _asked(rules, match.state, entry)
                before |= {key} if entry.n < begun else set()
                now |= {key: None} if entry.n in found else {}
    except Diverged:
        # Rules that have changed since do not lead there any more.
        return ()
    return tuple(key for key in now if key and key not in before)


def _asked(rules: AnyRules, state: Any, entry: Entry) -> str:
    """The question that an entry of the log has answered."""
    own = (one for one in rules.decisions(state) if one.seat == entry.seat and one.waiting and one.key in rules.house)
    move = read(rules, entry.move)
    return next((one.key for one in own if move in answers(rules, state, one)), "")


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
