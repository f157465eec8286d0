"""Hints: only where they were agreed, never where a result counts, each question counted once, and told at the end."""

from __future__ import annotations

import json

import pytest

from bot.delivery.views import final
from bot.store.table import Table
from bot.tables import hints, record
from bot.tables.refusals import Refused
from bot.tables.writer import Tables
from rules.core import Rng, Seat, legal, waiting
from tests.bot.house import ADA, BEN, HERE, play_on, refusal


async def begun(tables: Tables, allowed: bool = True) -> Table:
    table = await tables.open(ADA, HERE, "rail_line", 2, rated=False, hints=allowed)
    await tables.join(table.id, BEN)
    return await tables.start(table.id, ADA, (0, 1))


def entries(table: Table) -> int:
    assert table.match is not None
    return len(table.match.log)


async def test_a_hint_is_counted_once_for_each_question_and_outlives_a_restart(tables: Tables) -> None:
    table = await begun(tables)
    for _ in range(2):
        await tables.hinted(table.id, ADA, entries(table))
    table = await tables.get(table.id)
    assert hints.counts(table) == (1, 0)
    assert table.match is not None
    table = (await tables.play(table.id, ADA, legal(table.rules, table.match.state, Seat(0))[0])).table
    if hints.may_ask(table, Seat(0)):
        await tables.hinted(table.id, ADA, entries(table))
    kept = await tables.store.table(table.id)
    assert kept is not None
    assert kept.table.hints
    assert kept.table.hinted == (await tables.get(table.id)).hinted


async def test_a_hint_about_a_question_that_has_passed_is_neither_told_nor_counted(tables: Tables) -> None:
    table = await begun(tables)
    before = entries(table)
    assert table.match is not None
    await tables.play(table.id, ADA, legal(table.rules, table.match.state, Seat(0))[0])
    assert await refusal(tables.hinted(table.id, ADA, before)) == "board-moved-on"
    assert hints.counts(await tables.get(table.id)) == (0, 0)


async def test_a_hint_leaves_everything_else_as_it_is(tables: Tables) -> None:
    """A panel that was open stays good, and nobody is told anything."""
    table = await begun(tables)
    waiting_before = await tables.store.waiting()
    after = await tables.hinted(table.id, ADA, entries(table))
    assert await tables.still(after, table.revision, Seat(0))
    assert after.match == table.match
    assert await tables.store.waiting() == waiting_before


async def test_where_none_were_agreed_nobody_gets_one(tables: Tables) -> None:
    table = await begun(tables, allowed=False)
    assert not hints.may_ask(table, Seat(0))
    with pytest.raises(Refused, match="no-hints"):
        hints.question(table, Seat(0))


async def test_there_are_none_where_a_result_counts(tables: Tables) -> None:
    assert await refusal(tables.open(ADA, HERE, "rail_line", 2, rated=True, hints=True)) == "hints-rated"
    rated = await tables.open(ADA, HERE, "rail_line", 2)
    assert rated.rated
    assert await refusal(tables.allow_hints(rated.id, ADA)) == "hints-rated"
    quietly = await tables.open(ADA, HERE, "rail_line", 2, hints=True)
    assert quietly.hints and not quietly.rated


async def test_the_host_says_so_before_the_start_and_may_change_it(tables: Tables) -> None:
    table = await tables.open(ADA, HERE, "rail_line", 2, rated=False)
    await tables.join(table.id, BEN)
    assert await refusal(tables.allow_hints(table.id, BEN)) == "owner-only"
    assert (await tables.allow_hints(table.id, ADA)).hints
    assert not (await tables.allow_hints(table.id, ADA)).hints
    await tables.start(table.id, ADA)
    assert await refusal(tables.allow_hints(table.id, ADA)) == "already-started"


async def test_who_has_nothing_to_choose_gets_none(tables: Tables) -> None:
    table = await begun(tables)
    assert table.match is not None
    idle = next(Seat(seat) for seat in range(2) if seat not in waiting(table.rules, table.match.state))
    assert not hints.may_ask(table, idle)
    with pytest.raises(Refused, match="hint-not-asked"):
        hints.question(table, idle)


async def test_the_question_is_the_persons_own_view(tables: Tables) -> None:
    table = await begun(tables)
    assert table.match is not None
    asked = hints.question(table, Seat(0))
    assert asked.view == table.rules.view(table.match.state, Seat(0))
    assert asked.seed not in (table.match.header.seed, table.match.header.seed ^ hints.ADVICE)


async def test_the_end_and_the_record_tell_how_many_there_were(tables: Tables) -> None:
    table = await begun(tables)
    await tables.hinted(table.id, ADA, entries(table))
    table = await play_on(tables, table.id, Rng(5))
    shown = json.dumps(final(table, (), ()).to_components(), ensure_ascii=False)
    assert "Hints: ● Ada 1" in shown
    last = json.loads(record.written(table, await tables.store.lines(table.id)).splitlines()[-1])
    assert last["hints"] == [1, 0]
