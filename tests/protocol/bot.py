"""The real client against a sandbox, in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import cogs
from bot import texts
from bot.process.client import Stellwerk, build
from bot.process.life import Life
from bot.process.settings import Settings
from bot.sandbox.server import Sandbox
from cogs.game import GameCog
from rules import registry
from rules.core import AnyRules
from tests.protocol import wide
from tests.protocol.people import until


class ToyCog(GameCog):
    game = "toy"
    command = "toy"


class WideCog(GameCog):
    game = "wide"
    command = "wide"


def setup(client: Stellwerk) -> None:
    """The cogs of the house, and those of the games of the tests that are registered."""
    cogs.setup(client)
    for cog in (ToyCog, WideCog):
        if cog.game in registry.GAMES:
            cog(client).register()


@contextmanager
def wide_game() -> Iterator[AnyRules]:
    """The wide game as a game of the house, with its texts."""
    root = Path(__file__).parent / "texts"
    registry.GAMES[wide.RULES.id] = wide.RULES
    texts.ROOTS.append(root)
    _forget_texts()
    yield wide.RULES
    del registry.GAMES[wide.RULES.id]
    texts.ROOTS.remove(root)
    _forget_texts()


def _forget_texts() -> None:
    texts.bundle.cache_clear()
    texts._texts.cache_clear()


@asynccontextmanager
async def hosted(sandbox: Sandbox, folder: Path) -> AsyncIterator[Stellwerk]:
    """A bot that has logged in and told its commands; retired in good order at the end."""
    client = build(
        Settings(sandbox.token, folder, api_base=sandbox.api_base, gateway_url=sandbox.gateway_url), cogs=__name__
    )
    stop = asyncio.Event()
    task = asyncio.create_task(Life(client).run(stop))
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
