"""Stand-ins that search are waited for, think of their own view, and move if nothing has happened meanwhile."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
import pytest_asyncio

from bot.clock.kinds import handlers
from bot.delivery.thinkers import Thinkers
from bot.delivery.worker import Lost
from bot.store.table import Person, Table
from bot.tables import thoughts
from bot.tables.clocks import TooEarly
from bot.tables.thoughts import THINK, Question
from bot.tables.writer import Tables
from rules import core
from rules.core import AnyRules, Seat
from rules.match import PLAYER, STAND_IN
from tests.bot.house import ADA, HERE, begins, house, refusal

T = TypeVar("T")


@pytest_asyncio.fixture
async def tables(tmp_path: Path, toy: AnyRules) -> AsyncIterator[Tables]:
    async with house(tmp_path) as made:
        yield made


class Inside:
    """A worker that takes part in this process, and what it was asked."""

    def __init__(self, broken: bool = False) -> None:
        self.asked: list[Question] = []
        self.may = asyncio.Event()
        self.may.set()
        self.broken = broken

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        self.asked += given
        await self.may.wait()
        if self.broken:
            raise Lost
        return work(*pickle.loads(pickle.dumps(given)))

    def end(self) -> None:
        pass


async def begun(tables: Tables, kind: str = "easy", game: str = "rail_line") -> Table:
    """Ada on the first seat, a stand-in on the second."""
    table = await tables.open(ADA, HERE, game, 2)
    await tables.add_stand_in(table.id, ADA, kind)
    return await begins(tables, table.id, ADA, (0, 1))


async def until_it_thinks(tables: Tables, table: Table) -> Table:
    """Ada plays the first move she has until the stand-in has a choice."""
    for _ in range(30):
        if thoughts.thinker(table) is not None:
            return table
        assert table.match is not None
        if Seat(0) not in core.waiting(table.rules, table.match.state):
            break
        table = (await tables.play(table.id, ADA, core.legal(table.rules, table.match.state, Seat(0))[0])).table
    raise AssertionError("it never has a choice")


async def looked(thinkers: Thinkers, table: Table) -> None:
    """The clock comes to what is due."""
    due = table.due(THINK)
    assert due is not None
    with pytest.raises(TooEarly):
        await thinkers.due(table.id, due)


async def test_a_move_commits_and_the_stand_in_is_waited_for(tables: Tables) -> None:
    """Nothing of the search happens inside the person's wish."""
    table = await until_it_thinks(tables, await begun(tables))
    assert table.match is not None
    assert Seat(1) in core.waiting(table.rules, table.match.state)
    assert table.match.log[-1].by == PLAYER
    due = table.due(THINK)
    assert due is not None and due.at <= tables._now()
    assert THINK not in handlers(tables), "who thinks is told by the process"


async def test_it_plays_its_turn_apart_and_the_person_is_asked_again(tables: Tables) -> None:
    table, inside = await until_it_thinks(tables, await begun(tables)), Inside()
    thinkers = Thinkers(tables, tables._now, inside)
    await looked(thinkers, table)
    await looked(thinkers, table)
    await thinkers.idle()
    after = await tables.get(table.id)
    assert after.match is not None and table.match is not None
    assert {entry.by for entry in after.match.log[len(table.match.log) :]} >= {STAND_IN}
    assert core.waiting(after.rules, after.match.state) == (Seat(0),)
    assert after.due(THINK) is None
    assert after.revision == table.revision + 1, "a whole turn is one commit, however often it was looked at"
    first = inside.asked[0]
    assert first.view == table.rules.view(table.match.state, Seat(1)), "its own view and nothing else"
    assert first.seed != table.match.header.seed


async def test_what_was_thought_of_another_position_is_thrown_away(tables: Tables) -> None:
    """The person takes the move back while the stand-in thinks."""
    table, inside = await until_it_thinks(tables, await begun(tables)), Inside()
    inside.may.clear()
    thinkers = Thinkers(tables, tables._now, inside)
    await looked(thinkers, table)
    assert tables.can_undo(table, ADA)
    while not inside.asked:  # noqa: ASYNC110
        await asyncio.sleep(0)
    undone = await tables.undo(table.id, ADA)
    inside.may.set()
    await thinkers.idle()
    after = await tables.get(table.id)
    assert after.match is not None and undone.match is not None
    assert after.match.log == undone.match.log
    move = core.legal(table.rules, table.match.state, Seat(1))[0] if table.match else None
    assert move is not None and table.match is not None
    assert await refusal(tables.thought(table.id, [(Seat(1), move)], len(table.match.log))) == "board-moved-on"


async def test_a_start_picks_up_what_was_due_before(tables: Tables) -> None:
    """Who was thinking when the program ended left the row behind."""
    table, inside = await until_it_thinks(tables, await begun(tables)), Inside()
    inside.may.clear()
    first = Thinkers(tables, tables._now, inside)
    await looked(first, table)
    first.close()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.gather(*first._at_work.values())
    rows = await tables.store.due(tables._now())
    assert [(number, due.kind) for number, due in rows if due.kind == THINK] == [(table.id, THINK)]
    again = Thinkers(tables, tables._now, Inside())
    await looked(again, table)
    await again.idle()
    after = await tables.get(table.id)
    assert after.match is not None
    assert core.waiting(after.rules, after.match.state) == (Seat(0),)


async def test_the_game_goes_on_when_the_search_breaks(tables: Tables) -> None:
    table = await until_it_thinks(tables, await begun(tables, "hard"))
    thinkers = Thinkers(tables, tables._now, Inside(broken=True))
    await looked(thinkers, table)
    await thinkers.idle()
    after = await tables.get(table.id)
    assert after.match is not None
    assert core.waiting(after.rules, after.match.state) == (Seat(0),)


async def test_where_answers_are_given_at_the_same_time_the_person_need_not_wait(tables: Tables) -> None:
    """In the toy both bid in secret: whoever answers first."""
    table = await begun(tables, "easy", "toy")
    assert table.match is not None
    assert core.waiting(table.rules, table.match.state) == (Seat(0), Seat(1))
    thinkers = Thinkers(tables, tables._now, Inside())
    await looked(thinkers, table)
    await thinkers.idle()
    after = await tables.get(table.id)
    assert after.match is not None
    assert core.waiting(after.rules, after.match.state) == (Seat(0),)


async def test_as_long_as_a_move_can_be_taken_back_it_waits(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        tables.grace = 60
        table = await until_it_thinks(tables, await begun(tables))
        due = table.due(THINK)
        assert due is not None and due.at > tables._now() + 50
        thinkers = Thinkers(tables, tables._now, Inside())
        await looked(thinkers, table)
        await thinkers.idle()
        assert (await tables.get(table.id)).match == table.match


async def test_nobody_thinks_at_a_frozen_table(tables: Tables) -> None:
    table = await until_it_thinks(tables, await begun(tables))
    frozen = await tables.freeze(table.id, Person(1, "Mod", moderator=True))
    assert frozen.due(THINK) is None
    thawed = await tables.thaw(table.id, Person(1, "Mod", moderator=True))
    assert thawed.due(THINK) is not None
