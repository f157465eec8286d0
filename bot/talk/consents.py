"""The buttons below a proposal: for and against."""

from __future__ import annotations

from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.views import heading
from bot.store.table import Person, Table
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, show
from bot.talk.finder import Finder
from bot.talk.panel_view import laid
from bot.talk.people import person
from bot.texts import texts


class Consents:
    """Hears who agrees and who does not."""

    def __init__(self, tables: Tables, finder: Finder) -> None:
        self._tables = tables
        self._finder = finder

    def register(self, handlers: Handlers) -> None:
        handlers.update(consent=self._agree, object=self._object)

    async def _agree(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        after = await self._tables.agree(table.id, who, number(what), interaction=click.id)
        await noted(click, who, after, number(what))

    async def _object(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        after = await self._tables.object(table.id, who, number(what), interaction=click.id)
        words = texts(who.language, after.game).among(after.names)
        await show(click, laid([heading(words, after), words("objection-noted")]))


async def noted(click: Click, who: Person, table: Table, proposal: int) -> None:
    """Somebody has agreed to a proposal, or made it: it happens, or waits for others."""
    words = texts(who.language, table.game).among(table.names)
    waits = any(one.number == proposal for one in table.proposals)
    await show(click, laid([heading(words, table), words("agreement-noted" if waits else "agreement-reached")]))


def number(what: Id) -> int:
    """The number of the proposal a button is about."""
    if len(what.args) != 1 or not what.args[0].isdecimal():
        raise refused("old-button")
    return int(what.args[0])
