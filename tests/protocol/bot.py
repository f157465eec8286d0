"""The real client against a sandbox, in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import cogs
from bot.client import Stellwerk, build
from bot.sandbox.server import Sandbox
from bot.settings import Settings
from cogs.game import GameCog
from rules import registry
from tests import toy
from tests.protocol.people import until


class ToyCog(GameCog):
    game = "toy"
    command = "toy"


def setup(client: Stellwerk) -> None:
    """The cogs of the house, and the toy's when it is registered."""
    cogs.setup(client)
    if toy.RULES.id in registry.GAMES:
        ToyCog(client).register()


@asynccontextmanager
async def hosted(sandbox: Sandbox, folder: Path) -> AsyncIterator[Stellwerk]:
    """A bot that has logged in and told its commands; retired in good order at the end."""
    client = build(
        Settings(sandbox.token, folder, api_base=sandbox.api_base, gateway_url=sandbox.gateway_url), cogs=__name__
    )
    stop = asyncio.Event()
    task = asyncio.create_task(client.run_until_stopped(stop))
    try:
        await until(
            lambda: task.done() or (sandbox.gateway.connected and client.ready_to_serve), what="the bot is online"
        )
        if task.done():
            task.result()
        yield client
    finally:
        stop.set()
        await task
