"""The lobby: open a table, come, go, invite, start."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel

from bot.controls.buttons import button, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.chance import fair
from bot.delivery.listing import begun
from bot.delivery.views import heading
from bot.store.table import LOBBY, Table
from bot.tables.fairness import word_of
from bot.tables.refusals import refused
from bot.talk.answers import answering, show
from bot.talk.commands import Parameter, command
from bot.talk.orders import ALL, QUICK
from bot.talk.panel_view import laid
from bot.talk.people import acting, person
from bot.talk.places import allowed, threadless
from bot.texts import texts
from cogs.parameters import game_parameter, seats_parameter, variants_of, variants_parameter
from cogs.part import Part


class Lobby(Part):
    """Before the start."""

    def commands(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        player = Parameter("player", discord.Member, required=True)
        yield command("new", self._new, self._new_parameters())
        yield command("join", self._join, [self.table])
        yield command("leave", self._leave, [self.table])
        yield command("start", self._start, [Parameter("seating"), self.table])
        yield command("invite", self._invite, [player, self.table])
        yield command("kick", self._kick, [player, self.table])
        yield command("word", self._word, [Parameter("word", required=True), self.table])
        yield command("cancel", self._cancel, [self.table])

    def buttons(self) -> Handlers:
        return {
            "join": self._join_click,
            "enlist": self._enlist_click,
            "leave": self._leave_click,
            "start": self._start_click,
            "counting": self._counting_click,
            "extend": self._extend_click,
            "hints": self._hints_click,
            "return": self._return_click,
        }

    def _new_parameters(self) -> list[Parameter]:
        desk = self.house.desk
        return [
            game_parameter(self.house),
            seats_parameter(),
            variants_parameter(self.house),
            desk.access_parameter(),
            desk.language_parameter(),
            Parameter("reveal", bool),
            Parameter("rated", bool),
            desk.clock_parameter(),
            desk.start_parameter(),
            Parameter("hints", bool),
            desk.alone_parameter(),
            desk.room_parameter(),
        ]

    async def _new(
        self, click: Click, game: str, seats: int | None, variants: str | None, access: str | None,
        language: str | None, reveal: bool | None, rated: bool | None, clock: str | None, start: str | None,
        hints: bool | None, alone: str | None, channel: AppCommandChannel | None,
    ) -> None:  # fmt: skip
        chosen = variants_of(variants)
        await self.house.desk.open(
            click, game, seats, chosen, access, language, bool(reveal), clock, start, rated, hints, alone, channel
        )

    async def _join(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self._joining(click, await self.house.finder.nearby(click, table))

    async def _join_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._joining(click, await self.house.finder.table(click, what.table))

    async def _enlist_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """A name on the list of a table that is full."""
        await answering(click)
        table = await self.house.finder.table(click, what.table)
        who = await person(self.house.tables, click)
        table = await self.house.tables.enlist(table.id, who, interaction=click.id)
        await self.say(click, who, table, "queued", place_number=len(table.queue))

    async def _return_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._joining(click, await self.own(click, what.table))

    async def _joining(self, click: Click, table: Table) -> None:
        who = await person(self.house.tables, click)
        key = "joined" if table.phase == LOBBY else "came-back"
        table = await self.house.tables.join(table.id, who, interaction=click.id)
        if table.phase != LOBBY:
            await self.say(click, who, table, key)
            return
        words = texts(who.language, table.game).among(table.names)
        if not table.rules.house:
            await show(
                click, laid([heading(words, table), words(key, place=f"<#{table.lobby_channel}>"), *fair(words, table)])
            )
            return
        ways = {way: Id("profile", table.id, table.revision, (way,)) for way in (QUICK, ALL)}
        profiles = [button(words(f"button-{way}"), what) for way, what in ways.items()]
        lines = [heading(words, table), words("joined", place=f"<#{table.lobby_channel}>"), words("profile-about")]
        lines += fair(words, table)
        await show(click, laid(lines, (), rows(profiles)))

    async def _word(self, click: Click, word: str, table: int | None) -> None:
        """Something of one's own for what chance comes from."""
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await person(self.house.tables, click)
        found = await self.house.tables.word(found.id, who, word, interaction=click.id)
        given = word_of(found, who.id)
        if given is None or given.told:
            await self.say(click, who, found, "word-told")
        elif given.own:
            await self.say(click, who, found, "word-own")
        else:
            await self.say(click, who, found, "word-sealed", seal=given.seal, salt=given.salt)

    async def _leave(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self._leaving(click, await self.house.finder.find(click, table))

    async def _leave_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._leaving(click, await self.house.finder.table(click, what.table))

    async def _leaving(self, click: Click, table: Table) -> None:
        who = await person(self.house.tables, click)
        table = await self.house.tables.leave(table.id, who, interaction=click.id)
        await self.say(click, who, table, "left")

    async def _start(self, click: Click, seating: str | None, table: int | None) -> None:
        await answering(click)
        seats = None
        if seating is not None:
            words = seating.replace(",", " ").split()
            if not all(word.isdecimal() for word in words):
                raise refused("bad-order")
            seats = tuple(int(word) - 1 for word in words)
        await self._starting(click, await self.house.finder.find(click, table), seats)

    async def _start_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self._starting(click, await self.house.finder.table(click, what.table), None)

    async def _starting(self, click: Click, table: Table, order: tuple[int, ...] | None) -> None:
        who = await acting(self.house.tables, click, table)
        words = texts(who.language, table.game).among(table.names)
        allowed(click, words, table.spot)
        table = await self.house.tables.start(table.id, who, order, interaction=click.id)
        there = begun(table, (await self.house.tables.posts(table.id)).get("lobby"))
        said = words("start-sealed" if table.starting else "started", place=there)
        await show(click, laid([heading(words, table), said, threadless(click, words, table.spot)]))

    async def _counting_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Whether the result counts for ratings, as long as the game has not begun."""
        await answering(click)
        if what.args not in (("rated",), ("friendly",)):
            raise refused("old-button")
        table = await self.house.finder.table(click, what.table)
        who = await acting(self.house.tables, click, table)
        table = await self.house.tables.set_rated(table.id, who, what.args == ("rated",), interaction=click.id)
        await self.say(click, who, table, "rated" if table.rated else "friendly")

    async def _invite(self, click: Click, player: discord.Member, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await acting(self.house.tables, click, found)
        found = await self.house.tables.invite(found.id, who, player.id, interaction=click.id)
        await self.say(click, who, found, "invited-player", user=player.id)

    async def _kick(self, click: Click, player: discord.Member, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await acting(self.house.tables, click, found)
        found = await self.house.tables.kick(found.id, who, player.id, interaction=click.id)
        await self.say(click, who, found, "kicked-player", user=player.id)

    async def _cancel(self, click: Click, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table, closing=True)
        who = await acting(self.house.tables, click, found)
        found = await self.house.tables.cancel(found.id, who, interaction=click.id)
        await self.say(click, who, found, "closed-table")

    async def _hints_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self.house.finder.table(click, what.table)
        who = await acting(self.house.tables, click, table)
        table = await self.house.tables.allow_hints(table.id, who, interaction=click.id)
        await self.say(click, who, table, "hints-on" if table.hints else "hints-off")

    async def _extend_click(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self.house.finder.table(click, what.table)
        who = await person(self.house.tables, click)
        table = await self.house.tables.extend(table.id, who, interaction=click.id)
        await self.say(click, who, table, "extended")
