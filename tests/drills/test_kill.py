"""The bot is killed without warning, again and again; the game goes on as if nothing had been."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable
from itertools import chain, count, repeat
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from bot.process.settings import DATABASE
from bot.sandbox.people import Outcome, Person
from bot.sandbox.server import Sandbox
from bot.store.protocol import Stored
from bot.store.sqlite import SqliteStore, _read
from bot.store.table import FINISHED, LOBBY
from bot.tables.progress import revived
from bot.talk.commands import option_name
from cogs.rail_line import RailLine
from rules.core import Rng, legal, waiting
from rules.notation import NOTHING, key, names
from tests.drills.chronicle import Chronicle, is_whole
from tests.drills.victim import KINDS
from tests.protocol.people import until

GAME = "rail_line"
DEATHS = 24
pytestmark = pytest.mark.drill


class Bot:
    """The process of the bot, started again whenever it has died."""

    def __init__(self, sandbox: Sandbox, data: Path, kind: str) -> None:
        self._sandbox, self._data, self._kind = sandbox, data, kind
        self._steps = chain(range(1, DEATHS + 1), repeat(None))
        self.deaths = 0
        self.process: asyncio.subprocess.Process | None = None

    async def alive(self) -> asyncio.subprocess.Process:
        while self.process is None or self.process.returncode is not None:
            if self.process is not None:
                assert self.process.returncode == -signal.SIGKILL
                self.deaths += 1
                await until(lambda: not self._sandbox.gateway.connected, what="the old connection is gone")
            last = next(self._steps)
            step = [] if last is None else [self._kind, str(last)]
            self.process = await self._start(*step)
        return self.process

    async def _start(self, *step: str) -> asyncio.subprocess.Process:
        command = (sys.executable, "-m", "tests.drills.victim", *step)
        nothing = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(*command, env=self._environment(), stdout=nothing)
        online = self._sandbox.gateway
        await until(lambda: process.returncode is not None or online.connected, 30, "the bot is online")
        return process

    def _environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "DISCORD_TOKEN": self._sandbox.token,
            "STELLWERK_DATA": str(self._data),
            "STELLWERK_API_BASE": self._sandbox.api_base,
            "STELLWERK_GATEWAY_URL": self._sandbox.gateway_url,
            "STELLWERK_LOG_LEVEL": "ERROR",
        }

    async def during(self, act: Awaitable[Outcome]) -> None:
        """Somebody does something; it may be the bot's death."""
        process = await self.alive()
        doing = asyncio.ensure_future(self._answered(act))
        dying = asyncio.ensure_future(process.wait())
        await asyncio.wait({doing, dying}, return_when=asyncio.FIRST_COMPLETED)
        for task in (doing, dying):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await doing
        await self.alive()

    async def _answered(self, act: Awaitable[Outcome]) -> None:
        outcome = await act
        assert not outcome.failed
        await outcome.finished()

    async def stop(self) -> int:
        process = await self.alive()
        process.terminate()
        return await process.wait()


@contextlib.asynccontextmanager
async def world(data: Path, kind: str) -> AsyncIterator[tuple[Sandbox, Bot]]:
    sandbox = Sandbox()
    await sandbox.start()
    bot = Bot(sandbox, data, kind)
    try:
        yield sandbox, bot
    finally:
        if bot.process is not None and bot.process.returncode is None:
            bot.process.kill()
            await bot.process.wait()
        await sandbox.stop()


async def look(data: Path) -> tuple[Stored | None, int]:
    """The table as it is on the disk, and how much waits for Discord."""
    file = data / DATABASE
    if not file.exists():
        return None, 0
    async with aiosqlite.connect(file) as database:
        try:
            rows = await database.execute_fetchall("SELECT count(*) FROM outbox WHERE given_up IS NULL")
        except sqlite3.OperationalError:
            return None, 0
        return await _read(database, 1), next(iter(rows))[0]


def next_act(stored: Stored | None, ada: Person, ben: Person, rng: Rng) -> tuple[Person, str, dict[str, Any]] | None:
    """What somebody would do now: person, command, options."""
    if stored is None:
        return ada, "table new", {"game": GAME, "seats": 2}
    table = revived(stored)
    if table.phase == LOBBY:
        if ben.id not in table.people:
            return ben, "table join", {"table": 1}
        return ada, "table start", {"table": 1}
    if table.phase == FINISHED or table.match is None:
        return None
    seat = waiting(table.rules, table.match.state)[0]
    person = ada if table.seats[seat].user == ada.id else ben
    move, _ = rng.choice(legal(table.rules, table.match.state, seat))
    path = RailLine.path(type(move))
    given = {
        str(option_name(name, GAME)): NOTHING if token == "" else str(token)
        for name, token in zip(names(type(move)), key(move)[1:], strict=True)
    }
    return person, path, given | {"table": 1}


@pytest.mark.parametrize("kind", KINDS)
async def test_a_game_survives_any_number_of_deaths(tmp_path: Path, kind: str) -> None:
    async with world(tmp_path, kind) as (sandbox, bot):
        ada, ben = sandbox.person("ada"), sandbox.person("ben")
        ada.at = ben.at = ada.channel("tables")
        chronicle = Chronicle(sandbox)
        await bot.alive()
        for n in count():
            act = next_act((await look(tmp_path))[0], ada, ben, Rng(n))
            if act is None:
                break
            person, path, options = act
            await bot.during(person.slash(path, options=options))
        while (await look(tmp_path))[1]:
            await bot.alive()
            await asyncio.sleep(0.05)
        assert bot.deaths >= DEATHS // 3
        assert await bot.stop() in (0, -signal.SIGKILL)
        store = await SqliteStore.open(tmp_path / DATABASE)
        stored, lines, rows = await store.table(1), await store.lines(1), await store.waiting()
        await store.close()
        assert stored is not None and rows == ()
        table = revived(stored)
        is_whole(table)
        chronicle.agrees_with(table, lines)

        # Nothing is left to click, nothing posted twice.
        assert table.thread is not None
        thread = ada.messages(sandbox.world.channels[table.thread])
        assert [message for message in thread if "s1:move" in str(message.components)] == []
        public = [message for message in ada.messages(ada.channel("tables")) if not message.ephemeral]
        assert len(public) == 1 and "s1:join" not in str(public[0].components)
