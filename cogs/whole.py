"""A table as a whole: found, shown, moved, ended, and what is to be answered at it without asking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.controls.hearing import Click
from bot.delivery.bulletins import about
from bot.delivery.views import heading
from bot.store.table import IN_FORUM, LOBBY, RUNNING
from bot.talk.answers import answering, show
from bot.talk.commands import Parameter, command, matching
from bot.talk.finder import sees
from bot.talk.orders import answerable, answers
from bot.talk.panel_view import laid
from bot.talk.people import acting, language, person
from bot.talk.places import place_of, threadless
from bot.texts import texts
from cogs.part import Part

LISTED = 20
"""Tables in a list."""


class Whole(Part):
    """What concerns nobody's seat alone."""

    def commands(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        decision = Parameter("decision", complete=self._decisions)
        order = Parameter("order", complete=self._order_names)
        yield command("list", self._list)
        yield command("show", self._show, [self.table])
        yield command("orders", self._orders, [decision, order, self.table])
        yield command("end", self._end, [self.table])
        yield command("move", self._move, [self.table])

    async def _list(self, click: Click) -> None:
        await answering(click)
        who = await person(self.house.tables, click)
        words = texts(who.language)
        assert click.guild_id is not None
        found = [
            table for table in await self.house.tables.in_guild(click.guild_id, LOBBY, RUNNING) if sees(click, table)
        ]
        lines = [
            words(
                "list-out-of-order" if self.house.finder.stuck(table) else f"list-{table.phase}",
                **about(who.language, table),
                place=f"<#{table.thread or table.channel}>",
            )
            for table in found[:LISTED]
        ]
        await show(click, laid(lines or [words("list-empty")]))

    async def _show(self, click: Click, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.nearby(click, table)
        if found.match is not None:
            await self.house.desk.board(click, found)
            return
        who = await person(self.house.tables, click)
        await self.say(click, who, found, f"panel-{found.phase}")

    async def _orders(self, click: Click, decision: str | None, order: str | None, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        if decision is None or order is None:
            await self.house.orders.show(click, found)
        else:
            await self.house.orders.give(click, found, decision, order)

    async def _end(self, click: Click, table: int | None) -> None:
        await answering(click)
        await self.house.desk.end(click, await self.house.finder.find(click, table, closing=True))

    async def _move(self, click: Click, table: int | None) -> None:
        await answering(click)
        found = await self.house.finder.find(click, table)
        who = await acting(self.house.tables, click, found)
        words = texts(who.language, found.game).among(found.names)
        place = place_of(click, words, found.game)
        found = await self.house.tables.move(found.id, who, place, interaction=click.id)
        if place.ground == IN_FORUM:
            told = words("moved-table-to", place=f"<#{place.channel}>")
        else:
            told = words("moved-table")
        await show(click, laid([heading(words, found), told, threadless(click, words, place)]))

    # -- completions

    async def _decisions(self, click: Click, current: str) -> list[Choice[str]]:
        table = await self.completing(click)
        if table is None:
            return []
        words = texts(await language(self.house.tables, click), table.game)
        return matching({decision: words(f"decision-{decision}") for decision in answerable(table)}, current)

    async def _order_names(self, click: Click, current: str) -> list[Choice[str]]:
        table = await self.completing(click)
        decision = str(click.namespace.decision)
        if table is None or decision not in answerable(table):
            return []
        words = texts(await language(self.house.tables, click), table.game)
        return matching(answers(words, table, decision), current)
