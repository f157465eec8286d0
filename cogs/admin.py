"""`/admin`: for those who keep order in a server."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel, Choice
from discord.ext import commands

from bot.controls.hearing import Click
from bot.delivery.bulletins import about
from bot.delivery.views import heading
from bot.store.charter import Charter, Opening
from bot.store.table import LOBBY, RUNNING, Person, Table
from bot.tables.refusals import refused
from bot.tables.removals import REACHES, Reach
from bot.talk.answers import answering, show
from bot.talk.commands import SERVERS, Parameter, choice, command, described, matching, named, reaching
from bot.talk.finder import sees
from bot.talk.house import Carrier, House
from bot.talk.panel_view import laid
from bot.talk.people import NAME, language
from bot.talk.places import ROOM, place_of, threadless
from bot.talk.reasons import reason_of
from bot.texts import LANGUAGES, texts
from cogs.parameters import game_parameter
from render.wording import cut

OPENINGS: tuple[Opening, ...] = ("everybody", "role", "moderators")
LONGEST = 7 * 24 * 60
"""Minutes of which everything that was opened can be closed at once."""
NO_LANGUAGE = "own"
"""The choice that a table speaks as whoever opens it."""


@reaching(SERVERS)
@app_commands.default_permissions(manage_guild=True)
class Admin(
    commands.GroupCog,
    group_name=named("command-admin", "admin"),
    group_description=described("command-admin-description"),
):
    """Discord offers it to those who may manage the server; who may really do something is judged each time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._desk = house.moderation
        whole = self.app_command
        assert whole is not None
        for one in (*self._server(), *self._table(), *self._person()):
            whole.add_command(one)

    def _server(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        words = texts()
        openings = [choice(words(f"opening-{one}"), one, f"opening-{one}") for one in OPENINGS]
        languages = [choice(words("admin-language-own"), NO_LANGUAGE, "admin-language-own")]
        languages += [choice(name, value) for value, name in LANGUAGES.items()]
        allowed = Parameter("allowed", bool, required=True)
        yield command("admin-settings", self._settings, [
            Parameter("opening", choices=openings),
            Parameter("role", discord.Role),
            Parameter("each", int),
            Parameter("hourly", int),
            Parameter("crowd", int),
            Parameter("language", choices=languages),
        ], shown="settings")  # fmt: skip
        place = Parameter("channel", ROOM, required=True, told="parameter-admin-channel-description")
        yield command("admin-channel", self._channel, [place, allowed], shown="channel")
        yield command("admin-game", self._game, [game_parameter(self.house), allowed], shown="game")
        yield command("admin-audit", self._audit, shown="audit")
        yield command("admin-check", self._check, shown="check")

    def _table(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        table, reason = self._table_parameter(), Parameter("reason")
        place = Parameter("channel", ROOM, required=True, told="parameter-admin-place-description")
        seat = Parameter("seat", int, required=True, complete=self._seats)
        player = Parameter("player", discord.Member, required=True)
        yield command("admin-inspect", self._inspect, [table], shown="inspect")
        yield command("admin-freeze", self._freeze, [table, reason], shown="freeze")
        yield command("admin-unfreeze", self._unfreeze, [table, reason], shown="unfreeze")
        yield command("admin-move", self._move, [table, place, reason], shown="move")
        yield command("admin-end", self._end, [table, reason], shown="end")
        yield command("admin-seat", self._seat, [table, seat, player, reason], shown="seat")

    def _person(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        words = texts()
        reaches = [choice(words(f"reach-{one}"), one, f"reach-{one}") for one in REACHES]
        # Also somebody who has left the server.
        whom, reason = Parameter("player", discord.User, required=True), Parameter("reason")
        yield command("admin-ban", self._ban, [whom, Parameter("tables", choices=reaches), reason], shown="ban")
        yield command("admin-unban", self._unban, [whom, reason], shown="unban")
        anybody, minutes = Parameter("player", discord.User), Parameter("minutes", int)
        yield command("admin-close", self._close, [anybody, minutes, reason], shown="close")

    # -- the server

    async def _settings(
        self, click: Click, opening: Opening | None, role: discord.Role | None, each: int | None,
        hourly: int | None, crowd: int | None, language: str | None,
    ) -> None:  # fmt: skip
        """Without any option what is so now."""
        await answering(click)
        who, guild, words = await self._desk.keeper(click)
        now = await self.house.tables.charter(guild)
        given: dict[str, str | int | None] = {
            "opening": "role" if role is not None and opening is None else opening,
            "role": None if role is None else role.id,
            "each": each, "hour": hourly, "place": crowd, "language": language,
        }  # fmt: skip
        chosen = {name: value for name, value in given.items() if value is not None}
        if not chosen:
            await self._desk.rules(click)
            return
        after = replace(now, **{**chosen, "language": _language(now, language)})  # type: ignore[arg-type]
        await self._set(click, who, guild, after, chosen)
        await self._desk.rules(click, words("noted"))

    async def _channel(self, click: Click, channel: AppCommandChannel, allowed: bool) -> None:
        """The first channel that is named closes all others."""
        await answering(click)
        who, guild, words = await self._desk.keeper(click)
        now = await self.house.tables.charter(guild)
        others = tuple(one for one in now.channels if one != channel.id)
        if not allowed and channel.id not in now.channels:
            raise refused("name-the-channels")
        after = replace(now, channels=(*others, channel.id) if allowed else others)
        await self._set(click, who, guild, after, {f"#{cut(channel.name, NAME)}": "✓" if allowed else "✗"})
        await self._desk.rules(click, words("noted"))

    async def _game(self, click: Click, game: str, allowed: bool) -> None:
        await answering(click)
        who, guild, words = await self._desk.keeper(click)
        now = await self.house.tables.charter(guild)
        others = tuple(one for one in now.barred if one != game)
        after = replace(now, barred=others if allowed else (*others, game))
        await self._set(click, who, guild, after, {game: "✓" if allowed else "✗"})
        await self._desk.rules(click, words("noted"))

    async def _set(
        self, click: Click, who: Person, guild: int, charter: Charter, chosen: dict[str, str | int]
    ) -> None:  # fmt: skip
        """Settings are for those who may manage the server, as Discord's own are."""
        if not click.permissions.manage_guild:
            raise refused("managers-only")
        await self.house.tables.set_charter(who, guild, charter, {"set": chosen})

    async def _audit(self, click: Click) -> None:
        await answering(click)
        await self._desk.trail(click)

    async def _check(self, click: Click) -> None:
        """Where the bot lacks permissions."""
        await answering(click)
        await self.house.checks.show(click)

    # -- a table

    async def _inspect(self, click: Click, table: int) -> None:
        await answering(click)
        await self._desk.inspect(click, await self._found(click, table))

    async def _freeze(self, click: Click, table: int, reason: str | None) -> None:
        await answering(click)
        found, (who, _, _) = await self._found(click, table), await self._desk.keeper(click)
        after = await self.house.tables.freeze(found.id, who, reason_of(reason), interaction=click.id)
        await self._say(click, who, after, "freeze-done")

    async def _unfreeze(self, click: Click, table: int, reason: str | None) -> None:
        await answering(click)
        found, (who, _, _) = await self._found(click, table), await self._desk.keeper(click)
        after = await self.house.tables.thaw(found.id, who, reason_of(reason), interaction=click.id)
        await self._say(click, who, after, "unfreeze-done")

    async def _move(self, click: Click, table: int, channel: AppCommandChannel, reason: str | None) -> None:
        await answering(click)
        found, (who, _, _) = await self._found(click, table), await self._desk.keeper(click)
        words = texts(who.language, found.game)
        # Moderators bring tables also where they do not write themselves.
        there = place_of(click, words, found.game, channel, own=False)
        after = await self.house.tables.move(found.id, who, there, reason_of(reason), interaction=click.id)
        told = words("moved-table-to", place=f"<#{there.channel}>")
        await show(click, laid([heading(words, after), told, threadless(click, words, there)]))

    async def _end(self, click: Click, table: int, reason: str | None) -> None:
        await answering(click)
        await self._desk.ask_shut(click, await self._found(click, table), reason_of(reason))

    async def _seat(
        self, click: Click, table: int, seat: int, player: discord.Member, reason: str | None
    ) -> None:  # fmt: skip
        await answering(click)
        found, (who, _, _) = await self._found(click, table), await self._desk.keeper(click)
        if player.bot:
            raise refused("not-a-person")
        to = Person(player.id, cut(player.display_name, NAME))
        after = await self.house.tables.hand_seat(
            found.id, who, seat - 1, to, reason_of(reason), interaction=click.id
        )  # fmt: skip
        await self._say(click, who, after, "seat-promised", user=player.id)

    async def _found(self, click: Click, table: int) -> Table:
        await self._desk.keeper(click)
        return await self.house.finder.table(click, table, closing=True)

    async def _say(self, click: Click, who: Person, table: Table, key: str, **data: str | int) -> None:
        words = texts(who.language, table.game).among(table.names)
        place = f"<#{table.thread or table.channel}>"
        await show(click, laid([heading(words, table), words(key, place=place, **data)]))

    # -- a person

    async def _ban(self, click: Click, player: discord.User, tables: Reach | None, reason: str | None) -> None:
        await answering(click)
        name = cut(player.display_name, NAME)
        await self._desk.ask_ban(click, player.id, tables or "keep", reason_of(reason), name)

    async def _unban(self, click: Click, player: discord.User, reason: str | None) -> None:
        await answering(click)
        who, guild, words = await self._desk.keeper(click)
        await self.house.tables.unban(who, guild, player.id, reason_of(reason))
        await show(click, laid([words("unban-done", user=player.id)]))

    async def _close(
        self, click: Click, player: discord.User | None, minutes: int | None, reason: str | None
    ) -> None:  # fmt: skip
        """Of one person or of everybody; everything, or what was opened in the last minutes."""
        await answering(click)
        if minutes is not None and not 1 <= minutes <= LONGEST:
            raise refused("bad-limit", least=1, most=LONGEST)
        await self._desk.ask_close(click, 0 if player is None else player.id, minutes, reason_of(reason))

    # -- completions

    def _table_parameter(self) -> Parameter:
        return Parameter(
            "table", int, required=True, complete=self._numbers, told="parameter-admin-table-description"
        )  # fmt: skip

    async def _numbers(self, click: Click, current: str) -> list[Choice[int]]:
        """All open and running tables that this person may know of."""
        if click.guild_id is None:
            return []
        reads = await language(self.house.tables, click)
        words = texts(reads)
        found = [one for one in await self.house.tables.in_guild(click.guild_id, LOBBY, RUNNING) if sees(click, one)]
        labels = {str(one.id): words(f"admin-table-{one.phase}", **about(reads, one)) for one in found}
        return [Choice(name=one.name, value=int(one.value)) for one in matching(labels, current)]

    async def _seats(self, click: Click, current: str) -> list[Choice[int]]:
        number: Any = click.namespace.table
        table = await self.house.finder.likely(click, number if isinstance(number, int) else None)
        names = [] if table is None else [f"{info.seat + 1} {info.name}" for info in table.seats]
        found = matching({str(seat + 1): name for seat, name in enumerate(names)}, current)
        return [Choice(name=one.name, value=int(one.value)) for one in found]


def _language(now: Charter, chosen: str | None) -> str | None:
    return now.language if chosen is None else None if chosen == NO_LANGUAGE else chosen


async def setup(client: Carrier) -> None:
    await client.add_cog(Admin(client.house))
