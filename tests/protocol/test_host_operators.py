"""Whoever runs the bot: sees how it is, mends what was given up, and is told of trouble before the players notice."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.process import abandoned, status
from bot.process.client import Stellwerk
from bot.process.settings import DATABASE
from bot.process.window import Window
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import done, newest_board, open_lobby, open_table, told

POSTS = r"POST /api/v10/channels/{channel}/messages"


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path, alarm_seconds=0) as client:
        yield client


async def asked(bot: Stellwerk, tmp_path: Path) -> dict[str, Any]:
    """What `stellwerk status --json` tells beside the running bot."""
    await bot.heart.look()
    said: list[str] = []
    assert await asyncio.to_thread(status.status, bot.settings, "1", True, said.append) in (0, 1)
    return dict(json.loads(said[0]))


async def test_status_tells_of_a_running_bot_and_of_one_that_stands_still(
    sandbox: Sandbox, toy: AnyRules, ada: Person, ben: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        await open_table(sandbox, bot, [ada, ben], "toy")
        await open_lobby(bot, ada, "toy", 2)
        await bot.outbox.idle()
        found = await asked(bot, tmp_path)
        assert found["running"] and found["well"] and found["database"]["tables"] == {"lobby": 1, "running": 1}
        assert found["database"]["outbox"]["waiting"] == 0 and found["process"]["calls"]["acknowledge"]["calls"] > 0
        settings = bot.settings
    said: list[str] = []
    assert await asyncio.to_thread(status.status, settings, "1", False, said.append) == 0
    text = "\n".join(said)
    assert "not running" in text and "1 lobby, 1 running" in text and "last backup: none" in text


async def test_what_was_given_up_is_listed_and_sent_again_while_the_bot_runs(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    database, place = bot.settings.data / DATABASE, ada.channel("tables")
    sandbox.faults.fail_next(POSTS.format(channel=place.id), status=404)
    ada.at = place
    await done(await ada.slash("table new", options={"game": "toy", "seats": 2}))
    await bot.outbox.idle()
    said: list[str] = []
    await asyncio.to_thread(abandoned.listed, database, False, said.append)
    assert "table 1 (toy), lobby, given up" in said[0] and "gone" in said[0]
    number, posts = said[0].partition(":")[0], [message for message in ada.messages(place) if not message.ephemeral]
    assert posts == [] and (await asked(bot, bot.settings.data))["database"]["outbox"]["given_up"] == {"gone": 1}
    assert await asyncio.to_thread(abandoned.resent, database, [number], said.append) == 0
    bot.outbox.kick()
    await until(lambda: [message for message in ada.messages(place) if not message.ephemeral], what="the post")
    await bot.outbox.idle()
    assert await bot.store.abandoned() == () and await bot.store.waiting() == ()
    assert await asyncio.to_thread(abandoned.resent, database, [number], said.append) == 1
    assert await asyncio.to_thread(abandoned.dropped, database, ["one"], said.append) == 1


def letters(person: Person) -> list[str]:
    return [told(message) for message in person.messages(person.dm())]


async def test_the_operator_is_told_once_that_delivery_stands_still_and_once_that_it_goes_on(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.process.client.WAITING", 0.0)
    await until(lambda: bot.silent() is None, what="Discord has answered once")
    owner = sandbox.person(next(user.name for user in sandbox.world.users.values() if not user.bot))
    owner.locale = "de"
    lobby = await open_lobby(bot, ben, "toy", 2)
    await bot.outbox.idle()
    sandbox.faults.fail_next(POSTS.format(channel=ada.channel("tables").id), status=500, times=1000)
    ada.at = ada.channel("tables")
    await done(await ada.slash("table new", options={"game": "toy", "seats": 2}))
    await until(lambda: bot.outbox.standing(0.0), what="it waits")
    for _ in range(3):
        await bot.heart.look()
    alarms = [text for text in letters(owner) if "stands still" in text or "steht still" in text]
    assert len(alarms) == 1 and "stellwerk status" in alarms[0]
    found = await asked(bot, bot.settings.data)
    assert found["database"]["outbox"]["waiting"] > 0
    sandbox.faults.planned.clear()
    await until(lambda: not bot.outbox.standing(0.0), 20, "it goes on")
    for _ in range(3):
        await bot.heart.look()
    assert sum("It is over" in text or "Es ist vorbei" in text for text in letters(owner)) == 1
    assert lobby.id


async def test_monitoring_reads_figures_and_none_of_them_names_anybody(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    window = Window(bot, "1.2")
    address = await window.open("127.0.0.1", 0)
    try:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        board = await newest_board(sandbox, bot, ada, table)
        await done(await ada.click(board, "My hand"))
        await bot.at_rest()
        async with aiohttp.ClientSession() as session:

            async def get(path: str) -> tuple[int, str]:
                async with session.get(address + path) as answer:
                    return answer.status, await answer.text()

            assert await get("/healthz") == (200, "alive\n")
            assert await get("/readyz") == (200, "ready\n")
            code, text = await get("/metrics")
            sandbox.gateway.trouble = "drop"
            sandbox.gateway.drop()
            await until(lambda: not sandbox.gateway.connected, what="Discord is away")
            await until(lambda: bot.silent() is not None, what="the bot has noticed")
            away = await get("/readyz")
            assert away[0] == 503 and "Discord" in away[1] and (await get("/healthz"))[0] == 200
            sandbox.gateway.trouble = None
    finally:
        await window.close()
    assert code == 200
    for line in (
        'stellwerk_tables{phase="running"} 1.0',
        'stellwerk_commits_total{result="ok"}',
        "stellwerk_acknowledge_seconds_bucket",
        'stellwerk_requests_total{method="POST",route="interaction",status="200"}',
        "stellwerk_outbox_oldest_seconds 0.0",
        "process_resident_memory_bytes",
        'stellwerk_build_info{schema="',
    ):
        assert line in text, line
    ids = {str(person.id) for person in (ada, ben)} | {str(table.guild), str(table.thread), str(table.channel)}
    assert not [line for line in text.splitlines() if any(number in line for number in ids)]
