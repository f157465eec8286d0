"""Notices: what has happened at a table or is about to, said in words, where it is played or in person."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import discord
from discord import ui

from bot.controls.buttons import RED, button, rows
from bot.controls.ids import Id
from bot.delivery.bare import TEXT, view_of, without_buttons
from bot.delivery.courier import Arrived
from bot.delivery.deadlines import terms
from bot.delivery.letters import Letters
from bot.delivery.novelty import called
from bot.delivery.venue import Venue
from bot.delivery.views import answers, come_out, consent, decisions, heading
from bot.store.clocks import pace_of
from bot.store.draft import Post, Row
from bot.store.table import Table
from bot.tables.announcements import SILENT, TABLES, WAITS
from bot.tables.notices import AT_STAKE, CHANNEL, OVER
from bot.tables.rewinds import REWIND
from bot.tables.writer import Tables
from bot.texts import texts

MISSED = "plan-missed"
"""So begins the key of a notice about a plan that has come to nothing."""


class Notices:
    """Says what stands in rows, in the words of those who read it."""

    def __init__(self, tables: Tables, letters: Letters, venue: Venue) -> None:
        self._tables = tables
        self._letters = letters
        self._venue = venue

    async def notice(self, row: Row, table: Table) -> Arrived | None:
        if row.payload.get(OVER):
            await self.offer_over(row, table)
            return None
        words = texts(table.language, table.game).among(table.names)
        data: dict[str, str | int] = dict(row.payload["data"])
        users: list[int | None] = [*row.payload.get("users", ())]
        if "user" in data and not row.payload.get(SILENT):
            users.append(int(data["user"]))
        key = str(row.payload["key"])
        view = ui.LayoutView(timeout=None)
        said = [words(key, **data), *(words(line["key"], **line["data"]) for line in row.payload.get("lines", ()))]
        if key == f"notice-proposed-{REWIND}":
            said += come_out(words, table, await self._tables.revealed(table, int(data["to"]), row.revision))
        if "pace" in row.payload:
            said += terms(words, pace_of(row.payload["pace"]))
        # Only who is named can be called.
        named = [f"<@{user}>" for user in row.payload.get("users", ())]
        said.append(" ".join(name for name in named if not any(name in line for line in said)))
        view.add_item(ui.TextDisplay("\n".join(filter(None, said))))
        for presses in decisions(words, table, row.payload.get("late", ())):
            view.add_item(rows(presses)[0])
        if key == "notice-end-proposed":
            agree = button(words("button-agree"), Id("agree", table.id, table.revision), RED)
            against = button(words("button-against"), Id("against", table.id, table.revision))
            view.add_item(rows([agree, against])[0])
        if "proposal" in row.payload:
            view.add_item(rows(consent(words, table, int(row.payload["proposal"])))[0])
        silent = False
        if key in AT_STAKE:
            # Who is about to lose a seat is told at any hour, at night without a sound.
            silent = any([await self._tables.quiet(user) for user in users if user is not None])
        else:
            users = [user for user in users if user is not None and await self._tables.at_any_time(user)]
        for answer in answers(words, table, key, data):
            view.add_item(rows([answer])[0])
        return await self._venue.post(row, table, view, (), users, aside=bool(row.payload.get(CHANNEL)), silent=silent)

    async def offer_over(self, row: Row, table: Table) -> None:
        """Whoever comes too late sees it before pressing: the post about a seat has no buttons and says why."""
        if row.message is None:
            return
        words = texts(table.language, table.game)
        there = row.there or Post(row.message, 0)
        if row.payload.get(CHANNEL):
            there = replace(there, channel=there.channel or table.lobby_channel)
        with contextlib.suppress(discord.NotFound):
            known = await self._venue.known(table, row.message, there)
            view = view_of([*without_buttons(known.parts or ()), [TEXT, words(str(row.payload["key"]))]])
            await self._venue.change(table, row.message, there, view, known.files)

    async def call(self, row: Row, table: Table) -> Arrived | None:
        """Tell somebody in person what is about to happen to their seat, unless it is out of date."""
        if WAITS in row.payload and row.tried_revision is None and not called(row, await self._tables.get(table.id)):
            return None
        words = texts(await self._letters.read_by(row.target, table), table.game).among(table.names)
        key, data = str(row.payload["key"]), dict(row.payload["data"])
        place = f"<#{table.thread or table.channel}>"
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"{heading(words, table)}\n{place}\n{words(key, **data)}"))
        for answer in answers(words, table, key, data):
            view.add_item(rows([answer])[0])
        if key.startswith(MISSED) and not await self._tables.reachable(row.target):
            # It is worth knowing, but not worth a sound at night.
            row = replace(row, payload={**row.payload, SILENT: True})
        return await self._letters.send(row, view, ())

    async def digest(self, row: Row) -> Arrived | None:
        """Tell somebody in one message of the tables that wait for them, least time left first."""
        waiting = await self._tables.waiting_for(row.target, row.payload.get(TABLES))
        if not waiting and row.tried_revision is None:
            return None
        return await self._letters.digest(row, waiting)
