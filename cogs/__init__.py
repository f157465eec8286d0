"""The cogs: which commands there are in Discord. A module here with the name of a game holds the cog of that game."""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING

from bot.talk.commands import playable
from cogs.game import GameCog
from cogs.profile import Profile
from cogs.tables import TableCommands

if TYPE_CHECKING:
    from bot.process.client import Stellwerk


def setup(client: Stellwerk) -> None:
    """Give the client all its commands and the buttons that belong to them."""
    TableCommands(client).register()
    Profile(client).register()
    for cog in game_cogs(client):
        cog.register()


def game_cogs(client: Stellwerk) -> list[GameCog]:
    """The cog of every registered game that has one."""
    found = []
    for game in playable():
        if importlib.util.find_spec(f"cogs.{game}") is not None:
            kind: type[GameCog] = importlib.import_module(f"cogs.{game}").COG
            found.append(kind(client))
    return found
