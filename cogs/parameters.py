"""Options that commands of several cogs have."""

from __future__ import annotations

from bot.talk.commands import Parameter, choice
from bot.talk.house import House
from bot.texts import texts


def game_parameter(house: House) -> Parameter:
    """Which game, of all that the house knows."""
    names = [choice(texts(game=game)("game-name"), game, "game-name", game) for game in house.games.known()]
    return Parameter("game", required=True, choices=names)
