"""`/turns`: where one is waited for, here or on all servers; `/queue`: on to the next of these tables."""

from __future__ import annotations

from bot.controls.hearing import Click
from bot.talk.commands import Loose, command
from bot.talk.house import Carrier


class Turns(Loose):
    """The list everywhere: in a server its tables, in direct messages all. The way on within a server."""

    def __init__(self, carrier: Carrier) -> None:
        self.house = carrier.house
        super().__init__(carrier.tree, command("turns", self._turns), command("queue", self._queue, servers=True))

    async def _turns(self, click: Click) -> None:
        await self.house.turns.show(click)

    async def _queue(self, click: Click) -> None:
        await self.house.panel.queue(click)


async def setup(client: Carrier) -> None:
    await client.add_cog(Turns(client))
