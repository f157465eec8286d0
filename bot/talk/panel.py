"""The private panel in which a person makes a move: one question after the other, each a menu or a few buttons."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.controls.buttons import ANSWERS, Press, button
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.painter import Painter, Picture
from bot.delivery.posts import heading
from bot.delivery.sentences import story
from bot.store.table import RUNNING, Person, Table
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.finder import Finder
from bot.talk.move_picker import ROOT, Scope, Spot, at_spot, for_good, scopes, spot
from bot.talk.panel_view import Sheet, anytime, asking, confirming, idle, laid
from bot.talk.people import person
from bot.texts import texts
from rules.core import Action
from rules.notation import Question

ANYTIME = 4
"""The most buttons for what may be done at any time."""


class Panel:
    """Opens, shows and hears the panels of all tables; what a panel knows stands in its custom ids."""

    def __init__(self, tables: Tables, painter: Painter, finder: Finder) -> None:
        self._tables = tables
        self._painter = painter
        self._finder = finder

    def register(self, handlers: Handlers) -> None:
        handlers.update(move=self._open, pick=self._pick, step=self._step, do=self._do, takeback=self._takeback)

    # -- hearing

    async def _open(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """*My move*: a new panel for this person."""
        await answering(click)
        await self.present(click, await self._finder.table(click, what.table))

    async def _pick(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """An answer from a menu."""
        at = spot(what.args)
        if len(values) != 1 or not values[0].isdecimal():
            raise refused("old-button")
        await self._go(click, what, replace(at, picked=(*at.picked, int(values[0])), page=0))

    async def _step(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """An answer from a button, another page, one answer back."""
        await self._go(click, what, spot(what.args))

    async def _do(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """A move that had to be confirmed."""
        await self._go(click, what, spot(what.args), sure=True)

    async def _go(self, click: Click, what: Id, at: Spot, sure: bool = False) -> None:
        await changing(click)
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        seat = table.seat_of(who.id)
        if seat is None or table.phase != RUNNING:
            await self.present(click, table)
            return
        if not await self._tables.still(table, what.revision, seat):
            raise refused("board-moved-on")
        found = scopes(table, seat)
        step = at_spot(found, at)
        if isinstance(step, Action) and (
            sure or (at.picked and not await asyncio.to_thread(for_good, table, seat, step))
        ):
            await self.play(click, table, who, step, what.revision)
        else:
            await self.present(click, table, at)

    async def _takeback(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Undo from the panel, which then asks again."""
        await changing(click)
        await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        table = await self._tables.undo(what.table, who, what.revision, interaction=click.id)
        await self.present(click, table, told=texts(who.language, table.game)("undone"))

    async def moved_on(self, click: Click, number: int) -> None:
        """A click came too late: show how things stand now."""
        if not click.response.is_done():
            await answering(click)
        table = await self._finder.table(click, number)
        who = await person(self._tables, click)
        await self.present(click, table, told=texts(who.language, table.game)("board-moved-on"))

    # -- doing

    async def play(self, click: Click, table: Table, who: Person, action: Action, revision: int | None) -> None:
        """Make the move and go on with the next question."""
        seat = table.seat_of(who.id)
        played = await self._tables.play(table.id, who, action, revision, interaction=click.id)
        words = texts(who.language, table.game).among(table.names)
        known = [event for event in played.events if event.to is None or seat in event.to]
        told = story(words, table.rules.telling(known))
        await self.present(click, played.table, told=told or words("move-noted"))

    async def present(self, click: Click, table: Table, at: Spot = ROOT, told: str = "") -> None:
        """Show the panel at a spot. The interaction has been acknowledged."""
        who = await person(self._tables, click)
        seat = table.seat_of(who.id)
        words = texts(who.language, table.game).among(table.names)
        if seat is None or table.match is None or table.phase != RUNNING:
            why = "not-seated" if seat is None and table.phase == RUNNING else f"panel-{table.phase}"
            await show(click, laid([heading(words, table), told, words(why)]))
            return
        found = scopes(table, seat)
        step = at_spot(found, at)
        shown: tuple[Picture, ...] = ()
        if isinstance(step, Question):
            at = replace(at, page=min(at.page, (len(step.answers) - 1) // ANSWERS))
            page = replace(step, answers=step.answers[at.page * ANSWERS : (at.page + 1) * ANSWERS])
            shown = await self._painter.question(table, who.language, seat, page)
        marked = bool(shown)
        shown = shown or await self._painter.hand(table, who.language, seat)
        sheet = Sheet(words, table, seat, told, shown)
        extras = self._extras(sheet, who, found) if at == ROOT else []
        match step:
            case Question():
                view = asking(sheet, found[at.scope], at, step, marked, extras)
            case Action():
                view = confirming(sheet, found[at.scope], at, step)
            case None:
                view = idle(sheet, extras)
        await show(click, view, shown)

    def _extras(self, sheet: Sheet, who: Person, found: Sequence[Scope]) -> list[Press]:
        """What stands below the first question: what may be done at any time, and the way back."""
        extras = [
            button(anytime(sheet.words, scope), sheet.id("step", Spot(number)))
            for number, scope in enumerate(found[: ANYTIME + 1])
            if number
        ]
        if self._tables.can_undo(sheet.table, who):
            extras.append(button(sheet.words("button-undo"), Id("takeback", sheet.table.id, sheet.table.revision)))
        return extras
