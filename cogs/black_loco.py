"""The Black Loco in Discord: `/loco turn`, `/loco build`, `/loco pay`, `/loco premium` …"""

from __future__ import annotations

from bot.games import Game
from bot.talk.house import Carrier
from cogs.game import GameCog
from render import black_loco as pictures
from rules.black_loco.rules import RULES

GAME = Game(RULES, pictures, __name__)


class BlackLoco(GameCog, game=GAME, command="loco"):
    """The Black Loco."""


async def setup(client: Carrier) -> None:
    await client.add_cog(BlackLoco(client.house))
