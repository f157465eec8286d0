"""Options that commands of several cogs have."""

from __future__ import annotations

from collections.abc import Mapping

from discord.app_commands import Choice

from bot.controls.hearing import Click
from bot.talk.commands import Parameter, choice, matching
from bot.talk.house import House
from bot.talk.people import language
from bot.texts import texts
from rules import registry


def game_parameter(house: House) -> Parameter:
    """Which game, of all that the house knows and has not withdrawn."""
    known = [game for game in house.games.known() if game not in house.games.withdrawn]
    names = [choice(texts(game=game)("game-name"), game, "game-name", game) for game in known]
    return Parameter("game", required=True, choices=names)


def seats_parameter() -> Parameter:
    """How many seats, of those that the named game can have."""

    async def numbers(click: Click, current: str) -> list[Choice[int]]:
        game = registry.GAMES.get(str(click.namespace.game))
        return [Choice(name=str(number), value=number) for number in game.seats] if game is not None else []

    return Parameter("seats", int, complete=numbers)


def variants_parameter(house: House) -> Parameter:
    """Variants of the named game, one after the other."""

    async def complete(click: Click, current: str) -> list[Choice[str]]:
        game = registry.GAMES.get(str(click.namespace.game))
        if game is None:
            return []
        words = texts(await language(house.tables, click), game.id)
        done = current.split()[:-1] if not current.endswith(" ") else current.split()
        taken = {part.partition("=")[0] for part in done}
        answers = {
            " ".join([*done, f"{option.name}={value}"]): f"{words(f'option-{option.name}')}: "
            f"{words(f'option-{option.name}-{value}')}"
            for option in game.options
            if option.name not in taken
            for value in option.values
        }
        return matching(
            answers, current.rsplit(maxsplit=1)[-1] if current.split() and not current.endswith(" ") else ""
        )

    return Parameter("variants", complete=complete)


def variants_of(text: str | None) -> Mapping[str, str]:
    """What has been typed there, by the names of the options."""
    chosen: dict[str, str] = {}
    for part in (text or "").split():
        name, _, value = part.partition("=")
        chosen[name] = value
    return chosen
