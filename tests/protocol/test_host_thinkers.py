"""An opponent that searches, in Discord: chosen in the lobby, thinking in a process of its own, over a restart."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bot.process.client import Stellwerk
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import Table
from bot.tables import thoughts
from bot.tables.thoughts import THINK
from rules import core
from rules.core import Seat
from rules.match import STAND_IN
from tests.protocol.bot import hosted, later
from tests.protocol.people import until
from tests.protocol.plays import done, move_by_components, open_lobby, told

T = TypeVar("T")


class Held:
    """A worker that thinks for as long as the program runs."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.on = asyncio.Event()

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        self.asked += given
        await self.on.wait()
        raise AssertionError("it was to think for ever")

    def end(self) -> None:
        pass


async def asked(sandbox: Sandbox, bot: Stellwerk, ada: Person, table: Table) -> Table:
    """Ada moves until the stand-in has a choice; each of her answers comes at once."""
    chance = random.Random(5)
    for _ in range(30):
        if thoughts.thinker(table) is not None:
            return table
        table = await move_by_components(sandbox, bot, table, ada, chance)
    raise AssertionError("the stand-in is never asked")


async def test_an_opponent_thinks_apart_and_goes_on_after_a_restart(
    sandbox: Sandbox, ada: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        post = await open_lobby(bot, ada, "rail_line", 2)
        assert "joined" in told(await done(await ada.slash("table stand-in", kind="easy")))
        await bot.outbox.idle()
        assert "easy stand-in" in told(ada.messages(ada.at)[0]) or "easy stand-in" in told(post)
        bot.thinkers._worker, held = Held(), bot.thinkers._worker
        await done(await ada.click(post, "Play friendly"))
        await done(await ada.slash("table start", seating="1 2"))
        table = await asked(sandbox, bot, ada, await bot.tables.get(1))
        await until(lambda: bool(bot.thinkers._at_work), what="it thinks")
        held.end()
    assert table.match is not None
    async with hosted(sandbox, tmp_path) as bot:
        await later(sandbox, bot, 30)

        async def moved() -> bool:
            now = await bot.tables.get(1)
            return now.due(THINK) is None and now.match is not None and len(now.match.log) > len(table.match.log)

        await until(moved, what="the stand-in has moved")
        await bot.thinkers.idle()
        await bot.outbox.idle()
        after = await bot.tables.get(1)
        assert after.match is not None
        assert after.match.log[len(table.match.log)].by == STAND_IN
        assert core.waiting(after.rules, after.match.state) == (Seat(0),)
        board = ada.messages(sandbox.world.channels[after.thread or 0])[-1]
        assert ada.mention in told(board), "the board calls the person when it is their turn again"
