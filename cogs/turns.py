"""`/turns`: where one is waited for, here or on all servers; `/queue`: on to the next of these tables."""

from __future__ import annotations

from bot.controls.hearing import Click
from bot.talk.commands import EVERYWHERE, Loose, command
from bot.talk.house import Carrier


class Turns(Loose):
    """Everywhere: in a server about its tables, in direct messages and where the bot is not about all."""

    def __init__(self, carrier: Carrier) -> None:
        self.house = carrier.house
        super().__init__(
            carrier.tree,
            command("turns", self._turns, reach=EVERYWHERE),
            command("queue", self._queue, reach=EVERYWHERE),
        )

    async def _turns(self, click: Click) -> None:
        await self.house.turns.show(click)

    async def _queue(self, click: Click) -> None:
        await self.house.panel.queue(click)


async def setup(client: Carrier) -> None:
    await client.add_cog(Turns(client))
