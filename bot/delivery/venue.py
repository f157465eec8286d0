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
from bot.delivery.threads import awake
from bot.store.draft import Attached, Post, Row
from bot.store.table import Table

T = TypeVar("T")
log = logging.getLogger(__name__)
LOCKED = (50083, 160005)


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
        """In the channel."""
        return await do(self.channel(table, table.channel))

    async def where_it_is_played(self, table: Table, do: Callable[[discord.PartialMessageable], Awaitable[T]]) -> T:
        """In the thread; should that be gone or closed to us, in its channel: the game goes on."""
        if table.thread is not None:
            try:
                return await do(self.channel(table, table.thread))
            except discord.HTTPException as problem:
                if problem.status not in (403, 404) and problem.code not in LOCKED:
                    raise
                log.info("table %s: its thread is out of reach", table.id)
        return await do(self.channel(table, table.channel))

    async def where_it_stands(
        self, table: Table, there: Post | None, do: Callable[[discord.PartialMessageable], Awaitable[T]]
    ) -> T:
        """Where a post is known to be, else where it is played; in a thread that sleeps only after it is woken."""

        async def awoken(channel: discord.PartialMessageable) -> T:
            return await awake(self._client, channel.id, lambda: do(channel))

        if there is not None and there.channel:
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
        guild = self._client.get_guild(table.guild)
        channel = None if guild is None else guild.get_channel(table.channel)
        if guild is None or channel is None:
            return False
        may = channel.permissions_for(guild.me)
        return may.view_channel and may.send_messages
