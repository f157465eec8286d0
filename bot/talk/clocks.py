"""The clock of a table, private: what has been agreed, and everything that can be done about time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace

from discord import ui

from bot.controls.buttons import Press, button, menu, row, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery import showcase
from bot.delivery.deadlines import deadlines, duration, lasts, terms
from bot.delivery.sentences import mark
from bot.delivery.views import heading
from bot.store.table import LOBBY, RUNNING, Pace, Table
from bot.tables import pauses
from bot.tables.moments import DAY
from bot.tables.paces import GIFTS, LAPSES, LONGEST_PAUSE, NONE, PRESETS, like, name_of, preset
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.finder import Finder
from bot.talk.panel_view import laid
from bot.talk.people import acting, person
from bot.texts import Words, texts

LENGTHS = (1, 3, 7, 14, LONGEST_PAUSE)
"""Days of a pause that are offered."""
Row = ui.ActionRow[ui.LayoutView]


class Clocks:
    """Shows and changes it."""

    def __init__(self, tables: Tables, finder: Finder) -> None:
        self._tables = tables
        self._finder = finder

    def register(self, handlers: Handlers) -> None:
        handlers.update(
            clock=self._open, pace=self._pace, lapse=self._lapse, pause=self._pause, emergency=self._emergency,
            unpause=self._unpause, give=self._give, decide=self._decide, wake=self._wake,
        )  # fmt: skip

    async def _open(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.show(click, await self._finder.table(click, what.table))

    async def show(self, click: Click, table: Table, told: str = "") -> None:
        """What has been agreed, how it stands, and what this person can do about it."""
        who = await person(self._tables, click)
        words = texts(who.language, table.game).among(table.names)
        lines = [heading(words, table), told, *terms(words, table.pace), *deadlines(words, table)]
        if table.phase == LOBBY:
            turns = await asyncio.to_thread(showcase.turns, table.game, len(table.seats), table.options)
            lines += lasts(words, table, turns)
        controls: list[Row] = []
        if table.seat_of(who.id) is not None and table.phase in (LOBBY, RUNNING):
            lines.append(words("clock-lobby" if table.phase == LOBBY else "clock-running"))
            controls = _controls(words, table, who.id)
        await show(click, laid(lines, (), controls))

    # -- which clock

    async def _pace(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        table = await self._finder.table(click, what.table)
        await self.change(click, table, like(preset("".join(values)), table.pace))

    async def _lapse(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        table = await self._finder.table(click, what.table)
        mode = next((mode for mode in LAPSES if values == (mode,)), None)
        if table.pace is None or mode is None:
            raise refused("old-button")
        await self.change(click, table, replace(table.pace, lapse=mode))

    async def change(self, click: Click, table: Table, pace: Pace | None) -> None:
        """Before the start the host's choice holds at once; in a running game it is proposed."""
        if pace == table.pace:
            raise refused("same-clock")
        who = await acting(self._tables, click, table)
        table = await self._tables.set_pace(table.id, who, pace, interaction=click.id)
        words = texts(who.language, table.game)
        await self.show(click, table, words("noted" if table.pace == pace else "agreement-noted"))

    # -- pauses

    async def _pause(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        if len(values) != 1 or not values[0].isdecimal():
            raise refused("old-button")
        await self.pause(click, await self._finder.table(click, what.table), int(values[0]))

    async def pause(self, click: Click, table: Table, days: int) -> None:
        """Propose a pause to the others."""
        who = await person(self._tables, click)
        table = await self._tables.propose_pause(table.id, who, days, interaction=click.id)
        words = texts(who.language, table.game)
        await self.show(click, table, words("noted" if table.due(pauses.OVER) is not None else "agreement-noted"))

    async def _emergency(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        table = await self._tables.take_pause(table.id, who, interaction=click.id)
        await self.show(click, table, texts(who.language, table.game)("noted"))

    async def _unpause(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        await self.unpause(click, await self._finder.table(click, what.table))

    async def unpause(self, click: Click, table: Table) -> None:
        """Go on before a pause is over."""
        who = await person(self._tables, click)
        table = await self._tables.end_pause(table.id, who, interaction=click.id)
        await self.show(click, table, texts(who.language, table.game)("noted"))

    # -- other people's time

    async def _give(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        if len(values) != 1 or not values[0].isdecimal():
            raise refused("old-button")
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        table = await self._tables.give_time(table.id, who, int(values[0]), interaction=click.id)
        await self.show(click, table, texts(who.language, table.game)("noted"))

    async def _decide(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._finder.table(click, what.table)
        if len(what.args) != 3 or not all(one.isdecimal() for one in what.args[1:]):
            raise refused("old-button")
        who = await person(self._tables, click)
        seat, wait = int(what.args[1]), int(what.args[2])
        after = await self._tables.decide(table.id, who, what.args[0], seat, wait, interaction=click.id)
        words = texts(who.language, after.game).among(after.names)
        waits = any(one.kind == what.args[0] and who.id in one.agreed for one in after.proposals)
        await show(click, laid([heading(words, after), words("agreement-noted" if waits else "agreement-reached")]))

    async def _wake(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        table = await self._tables.wake(table.id, who, interaction=click.id)
        words = texts(who.language, table.game).among(table.names)
        await show(click, laid([heading(words, table), words("woken")]))


def _controls(words: Words, table: Table, user: int) -> list[Row]:
    def what(action: str) -> Id:
        return Id(action, table.id, table.revision)

    clocks = {name: words(f"clock-{name}") for name in (NONE, *PRESETS)}
    found = [_choice(words("clock-choose"), what("pace"), clocks, name_of(table.pace))]
    if table.pace is not None:
        ends: dict[str, str] = {mode: words(f"lapse-{mode}") for mode in LAPSES}
        found.append(_choice(words("lapse-choose"), what("lapse"), ends, table.pace.lapse))
    if table.phase != RUNNING:
        return found
    paused = table.due(pauses.OVER) is not None
    if not paused:
        lengths = {str(days): duration(words, days * DAY) for days in LENGTHS}
        found.append(_choice(words("pause-choose"), what("pause"), lengths, ""))
    others = {
        str(wait.seat): f"{mark(wait.seat)} {table.seats[wait.seat].name}"
        for wait in table.waits
        if wait.user != user and wait.allowance and not wait.lapsed and wait.given < GIFTS
    }
    if others and not table.asleep:
        found.append(_choice(words("give-choose"), what("give"), others, ""))
    presses: list[Press] = []
    if paused:
        presses.append(button(words("button-unpause"), what("unpause")))
    elif not any(pause.kind == "emergency" for pause in table.pauses):
        presses.append(button(words("button-emergency"), what("emergency")))
    if table.asleep:
        presses.append(button(words("button-wake"), what("wake")))
    return [*found, *rows(presses)]


def _choice(title: str, what: Id, answers: Mapping[str, str], chosen: str) -> Row:
    said = f"{title}: {answers[chosen]}" if chosen in answers else title
    return row(menu(said, what, [(value, label, "") for value, label in answers.items()]))
