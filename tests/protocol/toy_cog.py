"""The toy game in Discord: `/toy bid`, `/toy lay` …"""

from __future__ import annotations

from bot.games import Game
from bot.talk.house import Carrier
from cogs.game import GameCog
from tests import toy
from tests.protocol import no_pictures

GAME = Game(toy.RULES, no_pictures, __name__)


class ToyCog(GameCog, game=GAME, command="toy"):
    """The toy game."""


async def setup(client: Carrier) -> None:
    await client.add_cog(ToyCog(client.house))
