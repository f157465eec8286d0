"""The wide game in Discord: `/wide take`."""

from __future__ import annotations

from bot.games import Game
from bot.talk.house import Carrier
from cogs.game import GameCog
from tests.protocol import no_pictures, wide

GAME = Game(wide.RULES, no_pictures, __name__)


class WideCog(GameCog, game=GAME, command="wide"):
    """The wide game."""


async def setup(client: Carrier) -> None:
    await client.add_cog(WideCog(client.house))
