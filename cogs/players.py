"""`/play`: who plays, who would like to."""

from __future__ import annotations

from dataclasses import replace

from bot.talk.commands import Loose, command
from bot.talk.house import Carrier
from cogs.parameters import game_parameter


class Players(Loose):
    """In servers: everybody finds others where they are."""

    def __init__(self, carrier: Carrier) -> None:
        game = replace(game_parameter(carrier.house), required=False)
        super().__init__(carrier.tree, command("play", carrier.house.players.open, [game]))


async def setup(client: Carrier) -> None:
    await client.add_cog(Players(client))
