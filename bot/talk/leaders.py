"""What somebody's games have come to, and who leads: figures for the asker alone, the leaderboard for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord.app_commands import Choice

from bot.controls.buttons import button, rows
from bot.controls.hearing import Click, Handlers, home
from bot.controls.ids import Id
from bot.delivery import records
from bot.delivery.painter import Painter
from bot.delivery.picture import Picture
from bot.delivery.records import Sheet
from bot.games import Games
from bot.store.answer import FIGURES, LEADERS, Answer
from bot.store.paths import MENTION
from bot.store.table import Taste
from bot.tables.ratings import SHOWN
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, publicly, show
from bot.talk.commands import Parameter, choice, matching
from bot.talk.panel_view import laid
from bot.talk.people import language
from bot.talk.places import server_of
from bot.texts import cleaned, game_name, texts
from render.leaders import MOST
from render.wording import cut

HERE, EVERYWHERE = "here", "everywhere"
"""Games of the server, games of all servers."""
STATS, PROFILE = "s", "p"
"""What a button shows to everybody."""
ALL = "-"
"""Instead of a game: all of them."""
LONG = 3_800
"""Characters of a message; Discord takes 4,000."""

Drawn = tuple[list[str], tuple[Picture, ...]]


class Leaders:
    """Tells nobody of a server about people or games of another one; only oneself sees one's games of all servers."""

    def __init__(self, tables: Tables, painter: Painter, games: Games) -> None:
        self._tables = tables
        self._painter = painter
        self._games = games

    def register(self, handlers: Handlers) -> None:
        handlers.update(showfigures=self._show_all)

    def parameters(self) -> list[Parameter]:
        """What figures are wanted."""
        return [*self.board_parameters(), Parameter("player", discord.User)]

    def board_parameters(self) -> list[Parameter]:
        words = texts()
        scopes = [choice(words(f"scope-{one}"), one, f"scope-{one}") for one in (HERE, EVERYWHERE)]
        return [Parameter("game", complete=self._complete), Parameter("scope", choices=scopes)]

    async def stats(
        self, click: Click, game: str | None, scope: str | None, player: discord.User | discord.Member | None
    ) -> None:
        await self._answer(click, STATS, game, scope, player or click.user)

    async def profile(
        self, click: Click, game: str | None, scope: str | None, player: discord.User | discord.Member | None
    ) -> None:
        await self._answer(click, PROFILE, game, scope, player or click.user)

    async def leaderboard(self, click: Click, game: str | None, scope: str | None) -> None:
        """Who is rated best, for everybody in the channel."""
        # What can be refused is refused before, so that only whoever asks reads it.
        wanted, guild = self._game(game), server_of(click)
        await publicly(click)
        tables, everywhere = self._tables, scope == EVERYWHERE
        words = texts(await language(tables, click), wanted)
        found = await tables.records.leaders(guild, wanted, everywhere, tables.now())
        if not found:
            await show(click, laid([words("leaders-none", game=records.title(words, wanted), count=SHOWN)]))
            return
        taste, now = Taste((await tables.public_taste(guild)).palette), tables.now()
        key = ("leaders", found, wanted, everywhere, words.language, taste.palette, now // 86_400)
        shown = await self._painter.other(
            key, lambda: records.draw_leaders(words, found, wanted, everywhere, now, taste)
        )
        about = records.about(words, wanted)
        answer = await show(click, laid([about], shown), shown)
        told = {"game": wanted, "everywhere": everywhere, "language": words.language}
        await self._remember(answer, guild, LEADERS, tuple(one.person for one in found[:MOST]), told)

    async def _remember(
        self, answer: discord.InteractionMessage, guild: int, kind: str, people: tuple[int, ...],
        about: Mapping[str, Any],
    ) -> None:  # fmt: skip
        """What everybody sees changes when somebody goes whom it names."""
        kept = Answer(answer.id, guild, answer.channel.id, kind, people, self._tables.now(), about)
        await self._tables.store.keep_answer(kept)

    async def _answer(
        self, click: Click, kind: str, game: str | None, scope: str | None, player: discord.User | discord.Member
    ) -> None:
        await answering(click)
        wanted = self._game(game)
        guild = None if scope == EVERYWHERE else home(click)
        lines, shown = await self._drawn(click, kind, wanted, guild, player.id, player.display_name)
        words = texts(await language(self._tables, click))
        args = (kind, wanted or ALL, str(player.id), EVERYWHERE if guild is None else HERE)
        controls = rows([button(words("button-show-all"), Id("showfigures", args=args))]) if home(click) else []
        await show(click, laid(lines, shown, controls), shown)

    async def _show_all(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """The same for everybody in the channel."""
        match what.args:
            case (kind, game, person, scope) if kind in (STATS, PROFILE) and person.isdecimal():
                guild = None if scope == EVERYWHERE else home(click)
                user, wanted = int(person), None if game == ALL else self._game(game)
            case _:
                raise refused("old-button")
        # What can be refused is refused before, so that only whoever asks reads it.
        await self._permitted(click, guild, user)
        # The answer is what all see, and no message of its own: filled twice it is still one.
        await publicly(click)
        known = {} if click.guild_id is None else await self._tables.store.names(click.guild_id, (user,))
        name = click.user.display_name if user == click.user.id else known.get(user, "")
        lines, shown = await self._drawn(click, kind, wanted, guild, user, name)
        answer = await show(click, laid(lines, shown), shown)
        if click.guild_id is not None:
            named = {int(one) for one in MENTION.findall("\n".join(lines))} | {user}
            reads = await language(self._tables, click)
            await self._remember(answer, click.guild_id, FIGURES, tuple(sorted(named)), {"language": reads})

    async def _permitted(self, click: Click, guild: int | None, user: int) -> None:
        """Whose records are told to whom."""
        if user == click.user.id:
            return
        if guild is None:
            raise refused("records-own-only")
        if await self._tables.records.hidden(user):
            raise refused("records-hidden")

    async def _drawn(self, click: Click, kind: str, game: str | None, guild: int | None, user: int, name: str) -> Drawn:
        """What is told of a person, and the picture if it is wanted."""
        tables = self._tables
        await self._permitted(click, guild, user)
        words = texts(await language(tables, click), game)
        figures = await tables.records.figures(user, guild, game)
        sheet = Sheet(
            user, name, game, guild, figures,
            await tables.records.habit(user, guild, game), await tables.records.ratings(user, guild, game),
            click.guild_id is None or await tables.tells_feats(click.guild_id),
        )  # fmt: skip
        if kind == STATS or not figures.games:
            hidden = await tables.store.unlisted([one.person for one in figures.rivals]) - {click.user.id}
            nobody = words("somebody")

            def named(person: int) -> str:
                return nobody if person < 0 or person in hidden else f"<@{person}>"

            return [cut("\n".join(records.told(words, sheet, named)), LONG)], ()
        taste = Taste((await tables.taste(click.user.id, click.guild_id)).palette)
        seen, now = records.portrait(words, sheet), tables.now()
        key = ("profile", user, name, game, guild, seen.tiles, seen.ratings, seen.points, words.language, taste.palette)
        shown = await self._painter.other(key, lambda: records.draw_profile(words, sheet, seen, now, taste))
        about = words("profile-of", player=f"<@{user}>", game=records.title(words, game))
        return [about, *records.earned(words, sheet)], shown

    def _game(self, given: str | None) -> str | None:
        """The game that is meant, by its id or by its name in any language."""
        if given is None:
            return None
        known = self._games.known()
        wanted = given.strip().casefold()
        names = {
            game: {game.casefold(), *(_name(language, game).casefold() for language in ("en", "de"))} for game in known
        }
        found = next((game for game, own in names.items() if wanted in own), None)
        if found is None:
            raise refused("no-such-game")
        return found

    async def _complete(self, click: Click, current: str) -> list[Choice[str]]:
        reads = await language(self._tables, click)
        return matching({game: _name(reads, game) for game in self._games.known()}, current)


def _name(language: str, game: str) -> str:
    return cleaned(game_name(texts(language, game), game))
