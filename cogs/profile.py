"""What concerns one person: the language they read, and help."""

from __future__ import annotations

from discord.ext import commands

from bot.controls.hearing import Click
from bot.talk.answers import answering, show
from bot.talk.commands import EVERYWHERE, LETTERS, Loose, Parameter, choice, command, described, named, reaching
from bot.talk.house import Carrier, House
from bot.talk.panel_view import laid
from bot.talk.people import language
from bot.talk.places import managed
from bot.texts import LANGUAGES, spoken, texts
from cogs.weekly import Weekly
from render.looks import PALETTES, Palette

OF_DISCORD = "discord"
"""The choice to follow the language of the Discord client."""


@reaching(LETTERS)
class Settings(
    commands.GroupCog,
    group_name=named("command-settings", "settings"),
    group_description=described("command-settings-description"),
):
    """`/settings`, everywhere."""

    def __init__(self, house: House) -> None:
        self.house = house
        whole = self.app_command
        assert whole is not None
        languages = [choice(texts()("language-discord"), OF_DISCORD, "language-discord")]
        languages += [choice(name, value) for value, name in LANGUAGES.items()]
        whole.add_command(
            command("language", self._language, [Parameter("language", required=True, choices=languages)])
        )
        palettes = [choice(texts()(f"palette-{name}"), name, f"palette-{name}") for name in PALETTES]
        whole.add_command(command("pictures", self._pictures, [Parameter("palette", required=True, choices=palettes)]))

        whole.add_command(Weekly(house).command())
        whole.add_command(command("achievements", self._achievements, [Parameter("told", bool, required=True)]))

    async def _language(self, click: Click, language: str) -> None:
        await answering(click)
        chosen = None if language == OF_DISCORD else language
        await self.house.tables.set_language(click.user.id, chosen)
        await show(click, laid([texts(chosen or spoken(click.locale))("language-noted")]))

    async def _pictures(self, click: Click, palette: Palette) -> None:
        """Public pictures of this server; private ones are everybody's own choice."""
        await answering(click)
        guild = managed(click)
        await self.house.tables.set_server_palette(guild, palette)
        await show(click, laid([texts(await language(self.house.tables, click))(f"pictures-{palette}")]))

    async def _achievements(self, click: Click, told: bool) -> None:
        """Whether the end of a game tells in this server what people have achieved beside the result."""
        await answering(click)
        guild = managed(click)
        await self.house.tables.set_feats(guild, told)
        words = texts(await language(self.house.tables, click))
        await show(click, laid([words("achievements-on" if told else "achievements-off")]))


class Help(Loose):
    """`/help` and `/me`, everywhere."""

    def __init__(self, carrier: Carrier) -> None:
        self.house = carrier.house
        mine = self.house.preferences
        own = [Parameter("zone", complete=mine.zones), Parameter("quiet"), Parameter("daily")]
        super().__init__(
            carrier.tree,
            command("help", self._help, reach=EVERYWHERE),
            command("me", mine.open, own, reach=EVERYWHERE),
        )

    async def _help(self, click: Click) -> None:
        await answering(click)
        reads = await language(self.house.tables, click)
        words = texts(reads)
        games = [
            words("help-game", game=texts(reads, game)("game-name"), tagline=texts(reads, game)("game-tagline"))
            for game in self.house.games.known()
            if self.house.games.offers(game)
        ]
        await show(click, laid([words("help"), *games]))


async def setup(client: Carrier) -> None:
    await client.add_cog(Settings(client.house))
    await client.add_cog(Help(client))
