"""What concerns one person: the language they read, and help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.talk.answers import answering, show
from bot.talk.commands import Parameter, choice, command, group, playable
from bot.talk.desk import LANGUAGE_NAMES
from bot.talk.panel_view import laid
from bot.talk.people import language, spoken
from bot.texts import texts

if TYPE_CHECKING:
    from bot.process.client import Click, Stellwerk

OF_DISCORD = "discord"
"""The choice to follow the language of the Discord client."""


class Profile:
    def __init__(self, client: Stellwerk) -> None:
        self.client = client

    def register(self) -> None:
        words = texts("en")
        languages = [choice(words("language-discord"), OF_DISCORD, "language-discord")]
        languages += [choice(name, value) for value, name in LANGUAGE_NAMES.items()]
        settings = group("settings", servers=False)
        settings.add_command(
            command("language", self._language, [Parameter("language", required=True, choices=languages)])
        )
        self.client.tree.add_command(settings)
        self.client.tree.add_command(command("help", self._help))

    async def _language(self, click: Click, language: str) -> None:
        await answering(click)
        chosen = None if language == OF_DISCORD else language
        await self.client.tables.set_language(click.user.id, chosen)
        await show(click, laid([texts(chosen or spoken(click.locale))("language-noted")]))

    async def _help(self, click: Click) -> None:
        await answering(click)
        reads = await language(self.client.tables, click)
        words = texts(reads)
        games = [
            words("help-game", game=texts(reads, game)("game-name"), tagline=texts(reads, game)("game-tagline"))
            for game in playable()
        ]
        await show(click, laid([words("help"), *games]))
