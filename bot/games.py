"""A game as one value: its rules, its pictures, its words, its commands. And which games this house has."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.texts import texts
from render.pictures import Pictures
from rules import registry
from rules.core import Rules

S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Game(Generic[S, V]):
    """Everything a game consists of; the type checker holds its rules and pictures against the contract."""

    rules: Rules[S, V]
    pictures: Pictures[V]
    cog: str
    """Name of the extension with its commands. Its words are found by its id, see `bot.texts`."""

    @property
    def id(self) -> str:
        return self.rules.id


class Games:
    """The games that are offered, and those that are out of order."""

    def __init__(self, extensions: Mapping[str, str] | None = None, withdrawn: Iterable[str] = ()) -> None:
        self.extensions = extensions if extensions is not None else found()
        """Game -> the extension with its commands."""
        self.broken: set[str] = set(registry.BROKEN)
        """Games of which a part could not be loaded."""
        self.withdrawn = frozenset(withdrawn)
        """Games of which nothing new is begun, because whoever runs the bot wants that."""

    def offers(self, game: str) -> bool:
        """May something new be begun with it?"""
        return self.works(game) and game not in self.withdrawn

    def works(self, game: str) -> bool:
        return game in registry.GAMES and game not in self.broken

    def known(self) -> tuple[str, ...]:
        """The games that have a name, whether they work or not."""
        return tuple(game for game in sorted({*registry.GAMES, *self.broken}) if texts(game=game).has("game-name"))


def found() -> dict[str, str]:
    """The extension of every game that has one."""
    games = sorted({*registry.GAMES, *registry.BROKEN})
    names = {game: f"{registry.PACKAGES[game]}.cog" if game in registry.PACKAGES else f"cogs.{game}" for game in games}
    return {game: name for game, name in names.items() if importlib.util.find_spec(name) is not None}
