"""A sandbox for each test, and the echo bot in it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import aiohttp
import pytest

from bot.sandbox.exchange import Violation
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.protocol.echo_bot import EchoBot, use
from tests.protocol.people import PATIENCE, until
from tests.protocol.raw import Raw

logging.getLogger("discord").setLevel(logging.ERROR)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A fresh sandbox in memory; a violation that the test has not forgiven fails it."""
    server = Sandbox()
    # Bots follow each other faster here than Discord allows, and write faster: with its rates on, the tests of this
    # folder take several times as long. Those that are about rates switch them on.
    server.gateway.starts.seconds = 0.0
    server.limits.rates = False
    # Nobody is late because the machine has other things to do.
    server.interactions.answer_seconds = PATIENCE
    await server.start()
    use(server.api_base, server.gateway_url)
    yield server
    violations: list[Violation] = server.exchange.violations
    await server.stop()
    assert not violations


@pytest.fixture
def ada(sandbox: Sandbox) -> Person:
    return sandbox.person("ada")


@pytest.fixture
def ben(sandbox: Sandbox) -> Person:
    return sandbox.person("ben")


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    """A client without manners: what it provokes is expected."""
    async with aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)
    sandbox.exchange.forgive()


@asynccontextmanager
async def running(sandbox: Sandbox, bot: EchoBot | None = None) -> AsyncIterator[EchoBot]:
    """A bot that has logged in and synced its commands; closed at the end."""
    use(sandbox.api_base, sandbox.gateway_url)
    client = bot or EchoBot()
    task = asyncio.create_task(client.start(sandbox.token))
    ready = lambda: task.done() or (sandbox.gateway.connected and client.user and sandbox.commands.registered)  # noqa: E731
    try:
        await until(ready, what="the bot is online")
        yield client
    finally:
        await client.close()
        await asyncio.gather(task, return_exceptions=True)


Runner = Callable[..., AbstractAsyncContextManager[EchoBot]]


@pytest.fixture
def run() -> Runner:
    return running


@pytest.fixture
async def echo(sandbox: Sandbox) -> AsyncIterator[EchoBot]:
    async with running(sandbox) as bot:
        yield bot
