from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from tests.drills.stable import Stable, stable


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox of which violations are expected: whoever is in trouble cannot answer in time."""
    server = Sandbox()
    # Bots follow each other faster and more often here than Discord allows.
    server.gateway.starts.seconds = 0.0
    server.gateway.starts.total = 1_000_000
    # So are its rates: with them on, fifty tables take 125 seconds instead of 44.
    server.limits.rates = False
    await server.start()
    yield server
    await server.stop()


@pytest.fixture
async def horses(tmp_path: Path) -> AsyncIterator[Stable]:
    """Where processes of the bot come from."""
    async with stable(tmp_path / "stable") as made:
        yield made


@pytest.fixture
def ada(sandbox: Sandbox) -> Person:
    return sandbox.person("ada")


@pytest.fixture
def ben(sandbox: Sandbox) -> Person:
    return sandbox.person("ben")
