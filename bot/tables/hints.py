"""Hints: where they are allowed, what is asked, and how they are counted."""

from __future__ import annotations

from dataclasses import replace

from bot.store.table import LOBBY, RUNNING, Person, Table
from bot.tables.refusals import refused
from bot.tables.seats import in_lobby, owner_only
from rules.advice import Question
from rules.core import Rng, Seat, legal, waiting

ADVICE = 0x4144_5649_4345
"""What a search for a hint calls chance comes from the match, but in another way than its cards."""


def allowed(table: Table, by: Person) -> Table:
    owner_only(table, by)
    in_lobby(table)
    if table.rated:
        raise refused("hints-rated")
    return replace(table, hints=not table.hints)


def may_ask(table: Table, seat: Seat) -> bool:
    """May a seat ask for a hint now: is it allowed here, and is there a choice?"""
    if not table.hints or table.rated or table.phase != RUNNING or table.match is None:
        return False
    state = table.match.state
    return seat in waiting(table.rules, state) and len(legal(table.rules, state, seat)) > 1


def question(table: Table, seat: Seat) -> Question:
    """What somebody asks: their own view of the position as it is."""
    if table.phase != RUNNING or table.match is None:
        raise refused("not-started" if table.phase == LOBBY else "table-over")
    if not table.hints or table.rated:
        raise refused("no-hints")
    if not may_ask(table, seat):
        raise refused("hint-not-asked")
    match = table.match
    seed, _ = Rng(match.header.seed ^ ADVICE, len(match.log) << 24).below(1 << 62)
    return Question(table.game, table.rules.view(match.state, seat), match.header.seats, seat, seed)


def counted(table: Table, seat: Seat) -> Table:
    """One more hint, unless there has been one about the same question."""
    assert table.match is not None
    one = (int(seat), len(table.match.log))
    return table if one in table.hinted else replace(table, hinted=(*table.hinted, one))


def counts(table: Table) -> tuple[int, ...]:
    """How many hints each seat has had."""
    return tuple(sum(seat == info.seat for seat, _ in table.hinted) for info in table.seats)
