"""Discord tells the date with every answer: a machine's clock that is far from it is not followed."""

from __future__ import annotations

from pathlib import Path

from bot.sandbox.server import Sandbox
from tests.protocol.bot import hosted

FAR = 400 * 86_400


async def test_a_clock_that_jumps_is_asked_about_at_discord_and_not_followed(sandbox: Sandbox, tmp_path: Path) -> None:
    async with hosted(sandbox, tmp_path) as client:
        assert client.wall is not None
        assert await client.time_complaint() is None
        true = client.wall._wall
        client.wall._wall = lambda: true() + FAR
        asked = len([one for one in sandbox.exchange.latest if one.path.endswith("/gateway")])
        complaint = await client.time_complaint()
        assert complaint is not None and "400.0 days ahead of Discord's" in complaint
        assert len([one for one in sandbox.exchange.latest if one.path.endswith("/gateway")]) == asked + 1
        assert abs(client.wall.now() - sandbox.clock.now()) < 5
        # A machine that has slept: Discord's time has gone on as well, the steady clock has not.
        client.wall._wall = true
        steady = client.wall._steady
        assert steady is not None
        held = steady()
        client.wall._steady = lambda: held
        sandbox.clock.skip(FAR)
        assert await client.time_complaint() is None
        assert abs(client.wall.now() - sandbox.clock.now()) < 5
