"""Standing orders: questions that answer themselves, by a person's own word or by the house's."""

from __future__ import annotations

from collections.abc import Mapping

from bot.controls.buttons import button, menu, row
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.views import heading
from bot.store.table import ASK, EVERYTHING, Table
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.finder import Finder
from bot.talk.panel_view import laid
from bot.talk.people import language, person
from bot.texts import Words, texts
from rules.core import PLAN

HOUSE = "house"
"""The answer of the house, where it has one."""
QUICK, ALL = "quick", "all"
"""Profiles: the house answers where nobody loses by it, or the person is asked everything."""


class Orders:
    """Shows and changes what answers for somebody."""

    def __init__(self, tables: Tables, finder: Finder) -> None:
        self._tables = tables
        self._finder = finder

    def register(self, handlers: Handlers) -> None:
        handlers.update(orders=self._open, order=self._pick, profile=self._profile)

    async def _open(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.show(click, await self._finder.table(click, what.table))

    async def show(self, click: Click, table: Table, told: str = "") -> None:
        """Every question that could answer itself, with what answers it now."""
        who = await person(self._tables, click)
        words = texts(who.language, table.game).among(table.names)
        seat = table.seat_of(who.id)
        if seat is None:
            raise refused("not-seated")
        if table.match is None:
            raise refused("not-started")
        given, asked = self._tables.orders_of(table, seat), seat in table.asked
        controls = []
        for number, decision in enumerate(answerable(table)):
            labels = answers(words, table, decision)
            title = f"{words(f'decision-{decision}')} – {labels[_current(table, given, asked, decision)]}"
            choices = [(name, text, "") for name, text in labels.items()]
            controls.append(row(menu(title, Id("order", table.id, table.revision, (str(number),)), choices)))
        if table.rules.house:
            to = QUICK if asked else ALL
            controls.append(row(button(words(f"button-{to}"), Id("profile", table.id, table.revision, (to,)))))
        about = words("orders-none" if not controls else "orders-asked" if asked else "orders-about")
        await show(click, laid([heading(words, table), told, about], (), controls))

    async def _pick(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        table = await self._finder.table(click, what.table)
        if len(values) != 1:
            raise refused("old-button")
        await self.give(click, table, numbered(table, what), values[0])

    async def give(self, click: Click, table: Table, decision: str, name: str) -> None:
        """Set an order. What goes without saying is not kept."""
        plain = HOUSE if decision in table.rules.house else ASK
        who = await person(self._tables, click)
        kept = None if name == plain else name
        table = await self._tables.set_order(table.id, who, decision, kept, interaction=click.id)
        await self.show(click, table, texts(who.language, table.game)("order-noted"))

    async def _profile(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Be asked everything in this game, or let the house answer; remembered for the next table too."""
        await changing(click)
        table = await self._finder.table(click, what.table)
        if what.args not in ((QUICK,), (ALL,)):
            raise refused("old-button")
        who = await person(self._tables, click)
        asked = what.args == (ALL,)
        await self._tables.set_profile(who, table.game, asked)
        words = texts(await language(self._tables, click), table.game)
        if table.match is not None and table.seat_of(who.id) is not None:
            order = ASK if asked else None
            table = await self._tables.set_order(table.id, who, EVERYTHING, order, interaction=click.id)
            await self.show(click, table, words("order-noted"))
        else:
            await show(click, laid([heading(words, table), words(f"profile-{what.args[0]}")]))


def numbered(table: Table, what: Id) -> str:
    """The question that a button or menu is about."""
    decisions = dict(enumerate(answerable(table)))
    number = int(what.args[0]) if len(what.args) == 1 and what.args[0].isdecimal() else -1
    if number not in decisions:
        raise refused("old-button")
    return decisions[number]


def answerable(table: Table) -> tuple[str, ...]:
    """The questions that an order or the house can answer."""
    return tuple(dict.fromkeys((*table.rules.orders, *table.rules.house)))


def answers(words: Words, table: Table, decision: str) -> dict[str, str]:
    """What can be chosen as the answer to a question: the house's first, then to be asked, then the game's orders."""
    rules = table.rules
    named = {name: words(f"order-{decision}-{name}") for name in rules.orders.get(decision, ())}
    house = rules.house.get(decision)
    first = {} if house is None else {HOUSE: words("order-house", order=words(f"order-{decision}-{house}"))}
    return {**first, ASK: words("order-ask"), **named}


def _current(table: Table, given: Mapping[str, str], asked: bool, decision: str) -> str:
    order = given.get(decision, "")
    if order and not order.startswith(PLAN):
        return order
    return ASK if asked or decision not in table.rules.house else HOUSE
