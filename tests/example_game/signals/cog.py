"""Signals in Discord: `/signals play`."""

from __future__ import annotations

from bot.games import Game
from bot.talk.house import Carrier
from cogs.game import GameCog
from signals import pictures
from signals.rules import RULES

GAME = Game(RULES, pictures, __name__)


class Signals(GameCog, game=GAME, command="signals"):
    """Signals."""


async def setup(client: Carrier) -> None:
    await client.add_cog(Signals(client.house))
