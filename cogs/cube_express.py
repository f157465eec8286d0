"""Cube Express in Discord: `/cube place`, `/cube drive`, `/cube build`, `/cube market` …"""

from __future__ import annotations

from bot.games import Game
from bot.talk.house import Carrier
from cogs.game import GameCog
from render import cube_express as pictures
from rules.cube_express.rules import RULES

GAME = Game(RULES, pictures, __name__)


class CubeExpress(GameCog, game=GAME, command="cube"):
    """Cube Express."""


async def setup(client: Carrier) -> None:
    await client.add_cog(CubeExpress(client.house))
