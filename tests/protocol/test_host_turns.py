"""Where it is my turn: `/turns` here and in direct messages, and the button to the next table that waits."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.tables import waits
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.plays import answer, buttons, custom_id, done, newest_board, open_lobby, open_table, told


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def bids(sandbox: Sandbox, bot: Stellwerk, person: Person, number: int) -> None:
    """The first bid by *My move*."""
    board = await newest_board(sandbox, bot, person, await bot.tables.get(number))
    panel = await done(await person.click(board, "My move"))
    await answer(person, panel, 0)
    await bot.at_rest()


async def test_those_that_wait_for_me_come_first_with_since_when_and_a_link(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    first = await open_table(sandbox, bot, [ada, ben], "toy")
    second = await open_table(sandbox, bot, [ben, ada], "toy")
    await open_lobby(bot, ada, "toy", 2)
    await bids(sandbox, bot, ada, second.id)
    board = await newest_board(sandbox, bot, ada, first)
    listed = told(await done(await ada.slash("turns")))
    wait = waits.of_user(await bot.tables.get(first.id), ada.id)
    assert wait is not None
    mine, others = listed.split("Your other tables:")
    assert "One table waits" in mine and f"<t:{wait.opened}:R>" in mine
    assert f"/{board.channel_id}/{board.id}" in mine
    assert f"**{second.id}**" in others and "waiting for Ben" in others and "one free seat" in others
    assert f"**{second.id}**" not in mine


async def test_in_direct_messages_all_servers_are_listed_and_nobody_else_s_tables(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    listed = told(await done(await ben.slash("turns", channel=ben.dm())))
    assert "One table waits" in listed and f"**{table.id}**" in listed
    cleo = sandbox.person("Cleo")
    assert "do not sit" in told(await done(await cleo.slash("turns", channel=cleo.dm())))


async def test_after_the_move_a_button_leads_to_the_next_table_of_this_server(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    assert "No table of this server waits" in told(await done(await ada.slash("queue")))
    first = await open_table(sandbox, bot, [ada, ben], "toy")
    second = await open_table(sandbox, bot, [ada, ben], "toy")
    queue = told(await done(await ada.slash("queue")))
    assert "Your next table" in queue and f"Table {first.id}" in queue
    board = await newest_board(sandbox, bot, ada, second)
    panel = await done(await ada.click(board, "My move"))
    assert not any("s1:next" in one for one in buttons(panel))
    await answer(ada, panel, 0)
    await bot.at_rest()
    await ada.click(panel, custom_id(panel, "next"))
    await bot.at_rest()
    assert "Your next table" in told(panel)
    await answer(ada, panel, 0)
    await bot.at_rest()
    now = await bot.tables.get(first.id)
    assert waits.of_user(now, ada.id) is None
    assert not any("s1:next" in one for one in buttons(panel))
