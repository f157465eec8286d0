"""`/turns`: where one is waited for, here or on all servers."""

from __future__ import annotations

from bot.controls.hearing import Click
from bot.talk.commands import Loose, command
from bot.talk.house import Carrier


class Turns(Loose):
    """Everywhere: in a server its tables, in direct messages all."""

    def __init__(self, carrier: Carrier) -> None:
        self.house = carrier.house
        super().__init__(carrier.tree, command("turns", self._turns))

    async def _turns(self, click: Click) -> None:
        await self.house.turns.show(click)


async def setup(client: Carrier) -> None:
    await client.add_cog(Turns(client))
