"""A part of `/table`: the commands and buttons of one noun, and how all of them answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.controls.hearing import Click, Handlers, home
from bot.delivery.sentences import mark
from bot.delivery.views import heading
from bot.store.table import Person, Table
from bot.tables.refusals import refused
from bot.tables.successors import asked
from bot.talk.answers import show
from bot.talk.commands import matching
from bot.talk.house import House
from bot.talk.panel_view import laid
from bot.talk.people import language
from bot.talk.undone import of_now
from bot.texts import texts


class Part:
    """Some of the commands of `/table`, with the buttons that do the same."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.table = house.desk.table_parameter()

    def commands(self) -> Iterable[app_commands.Command[Any, ..., None]]:
        """What is added to `/table`."""
        return ()

    def buttons(self) -> Handlers:
        """Who answers to which button."""
        return {}

    async def say(
        self, click: Click, who: Person, table: Table, key: str, **data: str | int
    ) -> None:  # fmt: skip
        words = texts(who.language, table.game).among(table.names)
        place = f"<#{table.thread or table.channel}>"
        await show(click, laid([heading(words, table), words(key, place=place, **data)]))

    async def seats(self, click: Click, current: str) -> list[Choice[int]]:
        table = await self.completing(click)
        if table is None:
            return []
        words = texts(await language(self.house.tables, click))
        labels = {
            str(info.seat + 1): f"{info.seat + 1} {mark(info.seat)} {info.name or words('seat-free')}"
            for info in table.seats
        }
        return [Choice(name=found.name, value=int(found.value)) for found in matching(labels, current)]

    async def completing(self, click: Click) -> Table | None:
        number: Any = click.namespace.table
        return await self.house.finder.likely(click, number if isinstance(number, int) else None)

    async def own(self, click: Click, number: int) -> Table:
        """The table a button is about that also stands in direct messages, for those it concerns."""
        if home(click) is not None:
            return await self.house.finder.table(click, number)
        table = await self.house.tables.get(number)
        if not asked(table, click.user.id) and not any(
            click.user.id in (info.user, info.former) for info in table.seats
        ):
            raise refused("no-longer-possible")
        await of_now(click, self.house.tables, table)
        return table
