"""Notices: what has happened at a table or is about to, said in words, where it is played or in person."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import discord

from bot.controls.buttons import RED, button
from bot.controls.ids import Id
from bot.delivery import lockscreen
from bot.delivery.bare import TEXT, is_plain, view_of, without_buttons
from bot.delivery.courier import Arrived
from bot.delivery.deadlines import terms
from bot.delivery.letters import Letters
from bot.delivery.lockscreen import aloud, by_name
from bot.delivery.messages import Body, Plain
from bot.delivery.novelty import called
from bot.delivery.venue import Venue
from bot.delivery.views import answers, come_out, consent, decisions
from bot.store.clocks import pace_of
from bot.store.draft import Post, Row
from bot.store.table import Table
from bot.tables.announcements import ALARMED, SILENT, TABLES, WAITS
from bot.tables.notices import ASKED_TO_COME, AT_STAKE, CHANNEL, OVER
from bot.tables.rewinds import REWIND
from bot.tables.writer import Tables
from bot.texts import game_name, texts

BESIDE = (*AT_STAKE, ASKED_TO_COME, ALARMED)
"""Keys of letters beside a line in the thread that calls the same person."""
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
        said = [words(key, **data), *(words(line["key"], **line["data"]) for line in row.payload.get("lines", ()))]
        if key == f"notice-proposed-{REWIND}":
            said += come_out(words, table, await self._tables.revealed(table, int(data["to"]), row.revision))
        if "pace" in row.payload:
            said += terms(words, pace_of(row.payload["pace"]))
        below = decisions(words, table, row.payload.get("late", ()))
        if key == "notice-end-proposed":
            agree = button(words("button-agree"), Id("agree", table.id, table.revision), RED)
            below.append([agree, button(words("button-against"), Id("against", table.id, table.revision))])
        if "proposal" in row.payload:
            below.append(consent(words, table, int(row.payload["proposal"])))
        silent = False
        if key in AT_STAKE:
            # Who is about to lose a seat is told at any hour, at night without a sound.
            silent = any([await self._tables.quiet(user) for user in users if user is not None])
        else:
            users = [user for user in users if user is not None and await self._tables.at_any_time(user)]
        below += [[answer] for answer in answers(words, table, key, data)]
        callers = [user for user in dict.fromkeys(users) if user is not None]
        # Whoever it is for is named, also who is not called by it.
        named = [f"<@{user}>" for user in row.payload.get("users", ()) if user not in callers]
        said.append(" ".join(name for name in named if not any(name in line for line in said)))
        text = "\n".join(filter(None, said))
        body = Plain(aloud(text, table, callers), below)
        aside = bool(row.payload.get(CHANNEL))
        return await self._venue.post(row, table, body, (), callers, aside=aside, silent=silent or not callers)

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
            if known.parts is None:
                return
            parts, more = known.parts, words(str(row.payload["key"]))
            if is_plain(parts):
                body: Body = Plain(f"{parts[0][1]}\n{more}")
            else:
                body = view_of([*without_buttons(parts), [TEXT, more]])
            await self._venue.change(table, row.message, there, body, known.files, users=there.called)

    async def call(self, row: Row, table: Table) -> Arrived | None:
        """Tell somebody in person what is about to happen to their seat, unless it is out of date."""
        if WAITS in row.payload and row.tried_revision is None and not called(row, await self._tables.get(table.id)):
            return None
        words = texts(await self._letters.read_by(row.target, table), table.game).among(table.names)
        key, data = str(row.payload["key"]), dict(row.payload["data"])
        first = [lockscreen.to(words, table, row.target, self._tables.now())] if WAITS in row.payload else []
        text = by_name(words(key, **data), table, [row.target])
        about = f"-# {words('thread-name', game=game_name(words, table.game), table=table.id)} · {_place(table)}"
        below = [[answer] for answer in answers(words, table, key, data)]
        if key.startswith(MISSED) and not await self._tables.reachable(row.target):
            # It is worth knowing, but not worth a sound at night.
            row = replace(row, payload={**row.payload, SILENT: True})
        # Whoever is called where it is played is not called by this as well.
        silent = key in BESIDE and (await self._tables.person(row.target)).way != "both"
        return await self._letters.send(row, Plain("\n".join([*first, text, about]), below), silent=silent)

    async def digest(self, row: Row) -> Arrived | None:
        """Tell somebody in one message of the tables that wait for them, least time left first."""
        waiting = await self._tables.waiting_for(row.target, row.payload.get(TABLES))
        if not waiting and row.tried_revision is None:
            return None
        return await self._letters.digest(row, waiting)


def _place(table: Table) -> str:
    return f"<#{table.thread or table.channel}>"
