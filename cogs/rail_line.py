"""Rail Line in Discord: `/rail side`, `/rail play`, `/rail extra local` …"""

from __future__ import annotations

from bot.games import Game
from bot.talk.house import Carrier
from cogs.game import GameCog
from render import rail_line as pictures
from rules.rail_line.rules import RULES

GAME = Game(RULES, pictures, __name__)


class RailLine(GameCog, game=GAME, command="rail", grouped=("extra",)):
    """Rail Line."""


async def setup(client: Carrier) -> None:
    await client.add_cog(RailLine(client.house))
