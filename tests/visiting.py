"""A game that has been installed beside the house, played through the sandbox: `python -m tests.visiting`."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED
from cogs.game import GameCog
from tests.protocol.bot import hosted
from tests.protocol.people import PATIENCE
from tests.protocol.plays import play_by_components, play_by_slash

GAME = "signals"


async def main() -> None:
    for way in ("components", "slash"):
        sandbox = Sandbox()
        sandbox.limits.rates = False
        sandbox.interactions.answer_seconds = PATIENCE
        await sandbox.start()
        ada, ben = sandbox.person("ada"), sandbox.person("ben")
        ben.locale = "de"
        with tempfile.TemporaryDirectory() as folder:
            async with hosted(sandbox, Path(folder)) as bot:
                cog = bot.cogs["Signals"]
                assert isinstance(cog, GameCog)
                if way == "components":
                    table = await play_by_components(sandbox, bot, GAME, [ada, ben], language="Deutsch")
                else:
                    table = await play_by_slash(sandbox, bot, type(cog), [ada, ben])
                assert table.phase == FINISHED
                for language in ("en", "de"):
                    assert await bot.painter.board(table, language), "no picture"
        violations = sandbox.exchange.violations
        await sandbox.stop()
        assert not violations, violations
        print(way)


if __name__ == "__main__":
    asyncio.run(main())
