"""The front door of a table: the post of its lobby, kept up to date, and the thread on it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

import discord

from bot.delivery import showcase
from bot.delivery.courier import Arrived
from bot.delivery.forum import FULL, Forums
from bot.delivery.painter import Painter
from bot.delivery.patience import Undeliverable
from bot.delivery.picture import Picture
from bot.delivery.rights import THREADS, lacking
from bot.delivery.venue import Lost, Venue
from bot.delivery.views import lobby
from bot.store.draft import Attached, Post, Row
from bot.store.table import CANCELLED, IN_CHAT, IN_FORUM, LOBBY, NO_RIGHT, NO_ROOM, RUNNING, Ground, Table
from bot.tables.announcements import ANEW, REMOVED
from bot.tables.writer import Tables
from bot.texts import texts
from render.wording import cut

THREAD_NAME = 100
"""Discord's longest name of a thread."""
THREAD_EXISTS = 160004
NO_THREADS: dict[int, Ground] = {**dict.fromkeys(FULL, NO_ROOM), 50024: IN_CHAT}
"""What its refusals of a thread mean for the game, which is then played in the channel."""
WEEK: Literal[10080] = 10080
"""Minutes after which Discord archives a silent thread."""


class Front:
    def __init__(self, tables: Tables, painter: Painter, venue: Venue, forums: Forums) -> None:
        self._tables = tables
        self._painter = painter
        self._venue = venue
        self._forums = forums

    async def lobby(self, row: Row, table: Table) -> Arrived | None:
        """The lobby's one post, kept up to date.

        A post that somebody has deleted does not come back: a table that has not started is closed by that, and its
        people are told so in person; after the start it goes on without that post.
        """
        never = row.message is None and row.tried_revision is None
        if row.payload.get(REMOVED) or (table.phase == CANCELLED and never):
            await self._removed(row, table)
            return None
        if row.payload.get(ANEW):
            # In its new place the game gets a post of its own, and with it a thread.
            row = replace(row, message=None)
        if table.ground == IN_FORUM and row.message is None:
            # Kept already, though its first attempt has not been told.
            row = replace(row, message=table.thread)
        shown = await self._painter.showcase(table, await self._tables.public_taste(table.guild))
        board = (await self._tables.posts(table.id)).get("board")
        gone = await self._tables.gone(table) if table.phase in (LOBBY, RUNNING) else {}
        clocked = table.phase == LOBBY and table.pace is not None
        turns = await asyncio.to_thread(showcase.turns, table.game, len(table.seats), table.options) if clocked else 0
        view = lobby(table, shown, None if board is None else board.message, gone, turns)
        if row.message is not None:
            try:
                # Its picture stays as it is; what nobody knows of is uploaded once more.
                there = row.there or Post(row.message, 0)
                there = replace(there, channel=there.channel or table.lobby_channel)
                kept = staying(shown, there)
                fresh = [one for one in shown if one.name not in {file.name for file in kept}]
                arrived = await self._venue.change(table, row.message, there, view, kept, fresh)
            except (discord.NotFound, Lost) as problem:
                if table.phase == LOBBY:
                    await self._tables.post_gone(table.id)
                elif isinstance(problem, Lost):
                    raise
                return None
            else:
                if table.ground == IN_FORUM:
                    await self._forums.told(table, row.message)
                return arrived
        if table.ground != IN_FORUM:
            return await self._venue.post(row, table, view, shown, (), aside=True)
        arrived = await self._forums.table(row, table, _thread_name(table), view, shown)
        await self._tables.thread_made(table.id, arrived.message)
        return arrived

    async def _removed(self, row: Row, table: Table) -> None:
        """The post of a table that was closed goes; one that was never there does not come."""
        if row.message is None:
            return
        if table.ground == IN_FORUM:
            await self._forums.remove(table.guild, table.channel, row.message)
        else:
            with contextlib.suppress(discord.NotFound):
                await self._venue.channel(table, table.channel).get_partial_message(row.message).delete()

    async def thread(self, table: Table) -> Arrived | None:
        """A thread on the lobby post, whose id it has. Where there can be none, the game is played in the channel."""
        if table.ground == IN_FORUM and table.thread is not None:
            return Arrived(table.thread)
        post = (await self._tables.posts(table.id)).get("lobby")
        if post is None:
            raise Undeliverable("gone")
        channel = self._venue.room(table)
        if channel is not None and self._venue.may_write(table) and lacking(channel, THREADS):
            await self._tables.thread_refused(table.id, NO_RIGHT)
            return None
        try:
            message = self._venue.channel(table, table.channel).get_partial_message(post.message)
            await message.create_thread(name=_thread_name(table), auto_archive_duration=WEEK)
        except discord.HTTPException as problem:
            refused = isinstance(problem, discord.Forbidden) and self._venue.may_write(table)
            why = NO_RIGHT if refused else NO_THREADS.get(problem.code)
            if why is not None:
                await self._tables.thread_refused(table.id, why)
                return None
            if problem.code != THREAD_EXISTS:
                raise
        await self._tables.thread_made(table.id, post.message)
        return Arrived(post.message)


def _thread_name(table: Table) -> str:
    words = texts(table.language, table.game)
    return cut(words("thread-name", game=words("game-name"), table=table.id), THREAD_NAME)


def staying(shown: Iterable[Picture], there: Post) -> list[Attached]:
    """The pictures of a post that stay in it."""
    names = {one.name for one in shown}
    return [one for one in there.files or () if one.name in names]
