"""First Class in Discord: `/first-class execute`, `/first-class coin car`, `/first-class bonus city` …"""

from __future__ import annotations

from bot.games import Game
from bot.talk.house import Carrier
from cogs.game import GameCog
from render import first_class as pictures
from rules.first_class.rules import RULES

GAME = Game(RULES, pictures, __name__)


class FirstClass(GameCog, game=GAME, command="first-class", grouped=("coin", "evidence", "bonus")):
    """First Class."""


async def setup(client: Carrier) -> None:
    await client.add_cog(FirstClass(client.house))
