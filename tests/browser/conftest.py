"""A sandbox with the echo bot in it, and a browser to look at it."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser

from bot.sandbox.server import Sandbox
from tests.browser.driver import CHROMIUM, browsing
from tests.protocol.conftest import running
from tests.protocol.people import PATIENCE


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    server = Sandbox()
    # Bots follow each other faster here than Discord allows.
    server.gateway.starts.seconds = 0.0
    server.limits.rates = False
    server.interactions.answer_seconds = PATIENCE
    await server.start()
    async with running(server):
        yield server
    await server.stop()


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip("no Chromium on this machine")
    async with browsing() as opened:
        yield opened
