"""`/learn`: the school of a game."""

from __future__ import annotations

from bot.talk.commands import EVERYWHERE, Loose, command
from bot.talk.house import Carrier
from cogs.parameters import game_parameter


class Learning(Loose):
    """Everywhere: whoever learns needs nobody else."""

    def __init__(self, carrier: Carrier) -> None:
        house = carrier.house
        learn = command("learn", house.school.open, [game_parameter(house)], reach=EVERYWHERE)
        super().__init__(carrier.tree, learn)


async def setup(client: Carrier) -> None:
    await client.add_cog(Learning(client))
