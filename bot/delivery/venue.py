"""Where a table is played: its thread, or its channel."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

import discord
from discord import ui

from bot.controls import ids
from bot.delivery.courier import Arrived
from bot.delivery.picture import Picture
from bot.delivery.rights import Channel, lacking, needed
from bot.delivery.threads import awake
from bot.store.draft import Row
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
        self, row: Row, table: Table, view: ui.LayoutView, shown: Sequence[Picture], callers: Sequence[int | None],
        aside: bool = False, silent: bool = False,
    ) -> Arrived:  # fmt: skip
        """Post where it is played. `aside`: in the channel, for those who do not play; `silent`: without a sound."""
        users = [user for user in dict.fromkeys(callers) if user is not None]

        async def send(channel: discord.PartialMessageable) -> discord.Message:
            return await channel.send(
                view=view,
                files=[picture.file() for picture in shown],
                nonce=row.nonce,
                silent=silent,
                allowed_mentions=only(users),
            )

        channel = self.channel(table, table.lobby_channel)
        message = await send(channel) if aside else await self.where_it_is_played(table, send)
        return replace(arrived(message), channel=message.channel.id)

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
                (problem.status == FORBIDDEN or problem.code in LOCKED) and self.complete(table)
            ):
                raise Lost from problem
            raise

    async def edit(self, channel: discord.PartialMessageable, message: int, view: ui.LayoutView) -> None:
        """Change a post, also in a thread that sleeps."""
        await awake(self._client, channel.id, lambda: channel.get_partial_message(message).edit(view=view))

    def channel(self, table: Table, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=table.guild)

    def may_write(self, table: Table) -> bool:
        """May the bot write in a table's channel, as far as it has been told?"""
        channel = self.known(table)
        if channel is None:
            return False
        may = channel.permissions_for(channel.guild.me)
        return may.view_channel and may.send_messages

    def complete(self, table: Table) -> bool:
        """Has the bot all it needs in a table's channel, as far as it has been told?"""
        channel = self.known(table)
        return channel is not None and not lacking(channel, needed(table.ground))

    def known(self, table: Table) -> Channel | None:
        guild = self._client.get_guild(table.guild)
        return None if guild is None else guild.get_channel(table.channel)


def arrived(message: discord.Message) -> Arrived:
    """A post, and the revision it shows: for a nonce it knows Discord gives the message of an earlier attempt."""
    for item in ui.LayoutView.from_message(message, timeout=None).walk_children():
        what = ids.parse(str(getattr(item, "custom_id", "")))
        if what is not None:
            return Arrived(message.id, what.revision)
    return Arrived(message.id)


def only(users: Iterable[int]) -> discord.AllowedMentions:
    """A post may call these people and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
