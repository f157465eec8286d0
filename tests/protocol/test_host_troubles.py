"""Small troubles of the host: a foreign lock, a log that anybody may read."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import discord
import pytest

from bot.process import logs
from bot.process.client import Stellwerk
from bot.process.settings import DATABASE, Settings
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.talk import waiting
from rules.core import AnyRules
from tests.protocol.bot import hosted, locked
from tests.protocol.people import PATIENCE, until
from tests.protocol.plays import done, move_by_components, newest_board, open_table, to_move, told
from tests.protocol.test_host_lookback import played_out


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def test_a_foreign_lock_is_waited_for_and_the_person_told(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting, "LONG", 0.2)
    async with locked(bot.settings.database) as foreign:
        asking = await ada.slash("table new", options={"game": "toy", "seats": 2})
        await until(lambda: asking.message is not None and "Still at it" in told(asking.message), what="she is told")
        assert await bot.tables.of_user(ada.id) == ()
        foreign.execute("ROLLBACK")
    await bot.at_rest()
    (table,) = await bot.tables.of_user(ada.id)
    assert table.owner == ada.id
    assert asking.message is not None and "Still at it" not in told(asking.message)


async def test_after_a_stop_nothing_of_the_library_goes_on(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits some seconds for more servers; a bot that is stopped before leaves nothing behind that would fail."""
    begin = discord.Client.__init__
    longer = {"guild_ready_timeout": PATIENCE}
    monkeypatch.setattr(discord.Client, "__init__", lambda self, **given: begin(self, **given, **longer))

    def waiting_for_servers() -> list[asyncio.Task[object]]:
        return [task for task in asyncio.all_tasks() if "_delay_ready" in repr(task)]

    async with hosted(sandbox, tmp_path):
        await until(waiting_for_servers, what="the library waits")
    await until(lambda: not waiting_for_servers(), PATIENCE / 4, "it has ended with the rest")


async def test_the_log_of_a_game_holds_no_secret_at_any_level(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    root = logging.getLogger()
    before, names = root.level, {name: logging.getLogger(name).level for name in (*logs.QUIET, "discord.client")}
    logs.set_up(Settings(sandbox.token, log_level="DEBUG"))
    handler.setFormatter(root.handlers[0].formatter)
    root.addHandler(handler)
    try:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        chance = Random(1)
        for _ in range(4):
            person, _seat = to_move(table, [ada, ben], chance)
            table = await move_by_components(sandbox, bot, table, person, chance)
        sandbox.faults.fail_next("PATCH /api/v10/webhooks/", status=429)
        board = await newest_board(sandbox, bot, ada, table)
        await done(await ada.click(board, "My hand"))
        logging.getLogger("anything").debug("https://discord.com/api/webhooks/12/abc-DEF/messages/@original")
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
        for name, level in names.items():
            logging.getLogger(name).setLevel(level)
    with closing(sqlite3.connect(bot.settings.database)) as database:
        seeds = [row[0] for row in database.execute("SELECT seed FROM game_match")]
        states = [row[0] for row in database.execute("SELECT state FROM game_match")]
    text = written.getvalue()
    assert "rate limited" in text and "Dispatching event" in text and "/webhooks/12/[token]" in text
    tokens = {one.token for one in sandbox.interactions.open}
    for secret in (sandbox.token, "abc-DEF", *seeds, *states, *tokens):
        assert secret and secret not in text
    for person in (ada, ben):
        assert not re.search(rf"\b{person.user.display}\b|{person.id}", text)


@pytest.fixture(scope="module")
def connected() -> Callable[[], set[str]]:
    """To which addresses anything of this process connects from now on, names that are looked up included."""
    found: set[str] = set()

    def notice(event: str, given: tuple[object, ...]) -> None:
        if event == "socket.connect" and isinstance(given[1], tuple):
            found.add(str(given[1][0]))
        elif event in ("socket.getaddrinfo", "socket.gethostbyname"):
            found.add(str(given[0]))

    # Nobody can take such a hook away again; it costs next to nothing.
    sys.addaudithook(notice)

    def begin() -> set[str]:
        found.clear()
        return found

    return begin


async def test_a_game_talks_to_discord_and_to_nobody_else(
    sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path, toy: AnyRules, connected: Callable[[], set[str]]
) -> None:
    """From the start of the bot to the end of a game, with pictures, a film, a backup and a stop."""
    found = connected()
    async with hosted(sandbox, tmp_path) as bot:
        table = await played_out(bot, await open_table(sandbox, bot, [ada, ben], "toy"))
        await done(await ada.slash("history export", form="file", table=table.id))
        await bot.outbox.idle()
    assert found == {urlsplit(sandbox.page_url).hostname}


def modes(folder: Path) -> list[str]:
    """The rights of all files of the database."""
    return [oct(file.stat().st_mode & 0o777) for file in folder.iterdir() if file.name.startswith(DATABASE)]


async def test_the_data_are_their_owners_alone(bot: Stellwerk) -> None:
    await bot.store.set_meta("anything", json.dumps(1))
    found = modes(bot.settings.data)
    assert len(found) >= 3 and set(found) == {"0o600"}
