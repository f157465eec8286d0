"""Whoever plays is a member of the thread, and it is awake when somebody is called or has little time left."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import Person as TablePerson
from bot.tables.moments import DAY
from bot.tables.paces import HOUR, TO_ROUSE
from rules.core import AnyRules
from tests.protocol.bot import hosted, later
from tests.protocol.plays import open_table
from tests.protocol.test_host_calls import plays, thread_of


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


def wakings(sandbox: Sandbox, thread: int) -> int:
    """How often the bot has woken a thread by a request of its own."""
    asked = [one for one in sandbox.exchange.latest if (one.method, one.path) == ("PATCH", f"/channels/{thread}")]
    return sum(isinstance(one.body, dict) and one.body.get("archived") is False for one in asked)


async def test_all_players_are_members_from_the_start_also_who_is_never_called(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    cleo = sandbox.person("cleo")
    await bot.tables.set_way(cleo.id, "digest", "")
    table = await open_table(sandbox, bot, [ada, ben, cleo], "rail_line")
    thread = await thread_of(sandbox, bot, table)
    assert set(thread.members) == {ada.id, ben.id, cleo.id, sandbox.world.bot.id}


async def test_whoever_takes_a_seat_later_becomes_a_member_and_a_stand_in_does_not(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    cleo = sandbox.person("cleo")
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    before = set(thread.members)
    await bot.tables.resign(table.id, TablePerson(ben.id, "Ben"))
    await bot.outbox.idle()
    assert set(thread.members) == before
    (seat,) = [info.seat for info in (await bot.tables.get(table.id)).seats if info.stand_in is not None]
    await bot.tables.offer_seat(table.id, TablePerson(ada.id, "Ada"), seat)
    await bot.tables.take_over(table.id, TablePerson(cleo.id, "Cleo"), seat)
    await bot.outbox.idle()
    assert cleo.id in thread.members


async def test_somebody_who_cannot_be_a_member_keeps_out_nobody_else(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    cleo = sandbox.person("cleo")
    sandbox.faults.fail_next(rf"PUT .*/thread-members/({ada.id}|{ben.id})$", status=404, code=10007, times=2)
    await bot.tables.set_way(cleo.id, "digest", "")
    table = await open_table(sandbox, bot, [ada, ben, cleo], "rail_line")
    thread = await thread_of(sandbox, bot, table)
    assert cleo.id in thread.members and bot.outbox.given_up == 0
    assert await bot.store.waiting() == ()


async def test_a_thread_that_sleeps_is_woken_for_who_is_called_by_a_letter(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    for person in (ada, ben):
        await bot.tables.set_way(person.id, "dm", "")
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = await thread_of(sandbox, bot, table)
    sandbox.world.archive(thread, True)
    letter, posts = ben.messages(ben.dm())[-1], len(ben.messages(thread))
    await later(sandbox, bot, 2 * DAY)
    assert ben.messages(ben.dm())[-1].id != letter.id, "a reminder has come"
    assert len(ben.messages(thread)) == posts and not thread.archived


async def test_a_thread_that_sleeps_is_woken_before_a_clock_runs_out_in_it_and_one_that_is_awake_is_left_alone(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy", clock="daily")
    thread = await thread_of(sandbox, bot, table)
    now = await bot.tables.get(table.id)
    (end,) = {int(due.payload["end"]) for due in now.dues if due.kind == "clock"}
    await later(sandbox, bot, end - TO_ROUSE - HOUR - sandbox.clock.now())
    sandbox.world.archive(thread, True)
    await later(sandbox, bot, HOUR - 60)
    assert thread.archived
    await later(sandbox, bot, 120)
    assert not thread.archived and wakings(sandbox, thread.id) == 1
    await plays(bot, table, ada, "bid")
    await plays(bot, table, ben, "bid")
    now = await bot.tables.get(table.id)
    (end,) = {int(due.payload["end"]) for due in now.dues if due.kind == "clock"}
    await later(sandbox, bot, end - HOUR - sandbox.clock.now())
    assert wakings(sandbox, thread.id) == 1, "it has been awake all the time"
