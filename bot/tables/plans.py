"""What a seat has planned for its next turn: lines that are tried in order when it is asked, kept among its orders."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import astuple, dataclass, replace

from bot.store.draft import Payload
from bot.store.table import RUNNING, Table
from bot.tables import notices
from bot.tables.refusals import refused
from rules.core import PLAN, AnyRules, Seat, waiting
from rules.match import Match
from rules.notation import notation, read

NEXT = "+"
"""Under this name a seat's orders keep its planned moves: no decision is called so."""
MISSED = "missed "
"""What stands there once none of them could be made; then why."""
LINES = 5
"""The most lines of a plan."""
MOVES = 60
"""The most moves of a line: a whole answer of Schwarze Lok has come to seventeen."""
REFUSED, OTHER, REVEALED, REVEALING, UNDONE = "refused", "other", "revealed", "revealing", "undone"
"""Why a plan was dropped: no line was possible; something else is asked; chance or hidden cards came out since it was
made, or would come out by it, and its person had not said that this does not matter; what it built upon was undone."""


@dataclass(frozen=True, slots=True)
class Intent:
    """One line of a plan: an answer, made if it is possible then."""

    moves: tuple[str, ...]
    """In notation."""
    key: str = ""
    """The decision it answers; empty: whichever there is."""
    even_so: bool = False
    """It holds whatever chance or hidden cards bring in between or by it."""
    at: int = 0
    """How long the log was when it was entered."""


def intents(table: Table, seat: Seat) -> tuple[Intent, ...]:
    """The lines of a seat's plan."""
    kept = table.orders.get(seat, {}).get(NEXT, "")
    if not kept.startswith(PLAN):
        return ()
    return tuple(Intent(tuple(moves), key, even_so, at) for moves, key, even_so, at in json.loads(kept[len(PLAN) :]))


def missed(table: Table, seat: Seat) -> str:
    """Why a seat's last plan was dropped, until its person moves or plans again."""
    kept = table.orders.get(seat, {}).get(NEXT, "")
    return kept.removeprefix(MISSED) if kept.startswith(MISSED) else ""


def planned(table: Table, seat: Seat, intent: Intent) -> Table:
    """With one more line at the end of a seat's plan."""
    if table.phase != RUNNING or table.match is None:
        raise refused("not-started" if table.match is None else "table-over")
    if seat in waiting(table.rules, table.match.state):
        raise refused("plan-your-turn")
    if intent.at != len(table.match.log):
        raise refused("board-moved-on")
    before = intents(table, seat)
    if len(before) >= LINES or len(intent.moves) > MOVES:
        raise refused("plan-full")
    # What is no move at all is told at once.
    moves = tuple(notation(read(table.rules, text)) for text in intent.moves)
    return _kept(table, seat, (*before, replace(intent, moves=moves)))


def without(table: Table, seat: Seat, why: str = "") -> Table:
    """A seat's plan is over. `why`: it was dropped, and its person is told the reason."""
    own = {key: order for key, order in table.orders.get(seat, {}).items() if key != NEXT}
    if why:
        own[NEXT] = MISSED + why
    return table if own == table.orders.get(seat, {}) else replace(table, orders={**table.orders, seat: own})


def undone(table: Table, entries: int) -> Table:
    """The game has gone back to where its log had so many entries: plans made later are over."""
    for info in table.seats:
        if any(intent.at > entries for intent in intents(table, info.seat)):
            table = without(table, info.seat, UNDONE)
    return table


def revealed(match: Match[object], intent: Intent) -> bool:
    """Has chance or hidden information come out since a line was entered?"""
    return any(entry.sealed for entry in match.log[intent.at :])


def open_keys(rules: AnyRules, state: object, seat: Seat) -> frozenset[str]:
    """What a seat is asked."""
    return frozenset(one.key for one in rules.decisions(state) if one.seat == seat and one.waiting)


def told(before: Table | None, after: Table) -> tuple[tuple[int, Payload], ...]:
    """Whose plan was dropped by a change, and what they are told: they alone."""
    found = []
    for info in after.seats:
        why = missed(after, info.seat)
        if why and info.user is not None and (before is None or why != missed(before, info.seat)):
            found.append((info.user, notices.notice(f"plan-missed-{why}")))
    return tuple(found)


def _kept(table: Table, seat: Seat, lines: Iterable[Intent]) -> Table:
    kept = PLAN + json.dumps([astuple(line) for line in lines])
    return replace(table, orders={**table.orders, seat: {**table.orders.get(seat, {}), NEXT: kept}})
