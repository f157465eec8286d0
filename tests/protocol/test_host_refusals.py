"""When Discord refuses us: posts wait and none is lost, and at the worst nothing leaves the program at all."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from bot.delivery.breaker import TOKEN, Level
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import custom_id, done, open_lobby, told


async def test_a_post_that_was_refused_for_the_token_waits_and_arrives(
    sandbox: Sandbox, toy: AnyRules, ada: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        place = ada.channel("tables")
        sandbox.faults.fail_next(rf"^POST .*/channels/{place.id}/messages$", status=401)
        await done(await ada.slash("table new", game="toy", seats=2, clock="none"))
        await until(lambda: bot.breaker.level is Level.SILENT, what="the line is silent")
        await bot.outbox.idle()
        assert await bot.breaker.complaint() is not None
        assert not [one for one in ada.messages(place) if not one.ephemeral]
        assert len(await bot.store.waiting()) > 0
        # People are answered all the while.
        assert told(await done(await ada.slash("turns")))
        sandbox.clock.skip(TOKEN + 1)
        await done(await ada.slash("table stand-in"))
        await bot.outbox.idle()
        posts = [one for one in ada.messages(place) if not one.ephemeral]
        assert len(posts) == 1 and bot.outbox.given_up == 0
        assert await bot.breaker.complaint() is None


async def test_when_nearly_everything_was_refused_nothing_is_sent_until_the_refusals_are_forgotten(
    sandbox: Sandbox, toy: AnyRules, ada: Person, tmp_path: Path
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        lobby = await open_lobby(bot, ada, "toy", 2)
        for _ in range(5_000):
            bot.breaker.heard(429)
        before = len(sandbox.exchange.latest)
        with pytest.raises(aiohttp.ClientConnectionError):
            await bot.http.get_message(lobby.channel_id, lobby.id)
        assert len(sandbox.exchange.latest) == before
        sandbox.clock.skip(601)
        assert (await bot.http.get_message(lobby.channel_id, lobby.id))["id"] == str(lobby.id)
        await done(await ada.click(lobby, custom_id(lobby, "standin")))
