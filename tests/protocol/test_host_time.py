"""Time as people live through it: what is due happens while hours and days pass in a moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.tables.moments import DAY
from tests.protocol.bot import hosted, later
from tests.protocol.plays import open_table, told

pytestmark = pytest.mark.usefixtures("toy")


async def test_who_is_waited_for_is_reminded_after_a_day_and_not_before_also_after_a_restart(
    sandbox: Sandbox, tmp_path: Path, ada: Person, ben: Person
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        table = await bot.tables.get((await open_table(sandbox, bot, [ada, ben], "toy")).id)
        thread = sandbox.world.channels[table.thread or 0]
        posts = len(ada.messages(thread))
        await later(sandbox, bot, DAY - 60)
        assert len(ada.messages(thread)) == posts
    async with hosted(sandbox, tmp_path) as bot:
        await later(sandbox, bot, 60)
        awaited = {f"<@{wait.user}>" for wait in (await bot.tables.get(table.id)).waits}
        (reminder,) = ada.messages(thread)[posts:]
        assert awaited and all(user in told(reminder) for user in awaited)
