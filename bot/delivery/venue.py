"""Where a table is played: its thread, or its channel."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import discord

from bot.delivery.courier import Arrived
from bot.delivery.messages import Body, change, post, read
from bot.delivery.novelty import marked
from bot.delivery.picture import Picture
from bot.delivery.rights import Channel, lacking, needed
from bot.delivery.threads import awake
from bot.store.draft import Attached, Post, Row
from bot.store.table import IN_FORUM, Table

T = TypeVar("T")
log = logging.getLogger(__name__)
LOCKED = (50083, 160005)
UNKNOWN_CHANNEL, FORBIDDEN = 10003, 403


class Lost(Exception):
    """The post of a forum in which a game was played is gone or closed to us; there is no channel to fall back on."""


class Venue:
    """Posts where a table is played, and reaches what stands there."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def post(
        self, row: Row, table: Table, body: Body, shown: Sequence[Picture], callers: Sequence[int | None],
        aside: bool = False, silent: bool = False,
    ) -> Arrived:  # fmt: skip
        """Post where it is played. `aside`: in the channel, for those who do not play; `silent`: without a sound."""
        users = [user for user in dict.fromkeys(callers) if user is not None]

        async def send(channel: discord.PartialMessageable) -> Arrived:
            return await post(channel, body, row.nonce, shown, users, silent)

        return await (self.aside(table, send) if aside else self.where_it_is_played(table, send))

    async def complete(self, row: Row, table: Table, view: Body, shown: Sequence[Picture]) -> Arrived:
        """Put a post in place of the words that have called to it. If there are none, or no more, it stands by itself.

        Whoever was called stays marked; it makes no sound.
        """
        said = row.spoken
        if said is None or not said.message:
            return await self.post(row, table, view, shown, ())
        try:
            there = Post(said.message, 0, channel=said.channel)
            return await self.change(table, said.message, there, view, (), shown, marked(row))
        except discord.HTTPException as problem:
            if problem.status not in (403, 404) and problem.code not in LOCKED:
                raise
            log.info("table %s: the words that have called are out of reach: %s", table.id, problem)
        return await self.post(row, table, view, shown, marked(row))

    async def aside(self, table: Table, do: Callable[[discord.PartialMessageable], Awaitable[T]]) -> T:
        """In the channel; in a forum that is the table's own post."""
        return await do(self.channel(table, table.lobby_channel))

    async def where_it_is_played(self, table: Table, do: Callable[[discord.PartialMessageable], Awaitable[T]]) -> T:
        """In the thread; should that be gone or closed to us, in its channel: the game goes on.

        A forum is no place for messages: raises Lost there.
        """
        if table.ground == IN_FORUM:
            return await self._in_post(table, do)
        if table.thread is not None:
            try:
                return await do(self.channel(table, table.thread))
            except discord.HTTPException as problem:
                if problem.status not in (403, 404) and problem.code not in LOCKED:
                    raise
                log.info("table %s: its thread is out of reach", table.id)
        return await do(self.channel(table, table.channel))

    async def _in_post(self, table: Table, do: Callable[[discord.PartialMessageable], Awaitable[T]]) -> T:
        if table.thread is None:
            raise Lost
        try:
            return await do(self.channel(table, table.thread))
        except discord.HTTPException as problem:
            if problem.code == UNKNOWN_CHANNEL or (
                (problem.status == FORBIDDEN or problem.code in LOCKED) and self.has_rights(table)
            ):
                raise Lost from problem
            raise

    async def where_it_stands(
        self, table: Table, there: Post | None, do: Callable[[discord.PartialMessageable], Awaitable[T]]
    ) -> T:
        """Where a post is known to be, else where it is played; in a thread that sleeps only after it is woken."""

        async def awoken(channel: discord.PartialMessageable) -> T:
            return await awake(self._client, channel.id, lambda: do(channel))

        if there is not None and there.channel and not (table.ground == IN_FORUM and there.channel == table.thread):
            return await awoken(self.channel(table, there.channel))
        return await self.where_it_is_played(table, awoken)

    async def change(
        self, table: Table, message: int, there: Post | None, body: Body, files: Sequence[Attached] | None = (),
        shown: Sequence[Picture] = (), users: Sequence[int] = (),
    ) -> Arrived:  # fmt: skip
        """Put this in place of what a post shows. `files`: as in `messages.change`."""
        return await self.where_it_stands(
            table, there,
            lambda channel: change(self._client, channel.get_partial_message(message), body, files, shown, users),
        )  # fmt: skip

    async def known(self, table: Table, message: int, there: Post | None) -> Arrived:
        """What a post shows, from the store; what an earlier version has posted is read once."""
        if there is not None and there.parts is not None and there.files is not None:
            return Arrived(message, None, there.channel, files=there.files, parts=there.parts, called=there.called)
        return await self.where_it_stands(
            table, there, lambda channel: read(channel.get_partial_message(message))
        )  # fmt: skip

    def channel(self, table: Table, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=table.guild)

    def may_write(self, table: Table) -> bool:
        """May the bot write in a table's channel, as far as it has been told?"""
        channel = self.room(table)
        if channel is None:
            return False
        may = channel.permissions_for(channel.guild.me)
        return may.view_channel and may.send_messages

    def has_rights(self, table: Table) -> bool:
        """Has the bot all it needs in a table's channel, as far as it has been told?"""
        channel = self.room(table)
        return channel is not None and not lacking(channel, needed(table.ground))

    def room(self, table: Table) -> Channel | None:
        """A table's channel, as far as the bot has been told of it."""
        guild = self._client.get_guild(table.guild)
        return None if guild is None else guild.get_channel(table.channel)
