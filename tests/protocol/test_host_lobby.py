"""Tables before the start: what people see and are told."""

from __future__ import annotations

from pathlib import Path

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until


async def test_a_table_is_opened_joined_and_started(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        opened = await ada.slash("table new", game="toy", seats=2)
        await opened.finished()
        await bot.outbox.idle()
        post = ada.messages(ada.at)[-1]
        print(post, post.components)
        joined = await ben.click(post, "Join")
        await joined.finished()
        started = await ada.click(post, "Start")
        print(await started.finished())
        await bot.outbox.idle()
        for c in ada.channels():
            for m in ada.messages(c):
                print(c.name, m.id, m.components)
        assert 0
