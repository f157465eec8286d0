"""The line that Discord leaves in a channel where a thread was made on a post that had stood for a while."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import discord

from bot.store.draft import Row
from bot.store.table import Table

log = logging.getLogger(__name__)
NEAR = 100
"""So many messages after the moment at which a thread was wanted are looked at."""
EARLIER = 60
"""Seconds by which a line may seem older than that moment: two clocks are never quite together."""


async def line_taken(client: discord.Client, row: Row, table: Table) -> None:
    """Take away «Stellwerk started a thread»: the post itself leads to the thread.

    It is a message of the bot's own: its type 18 can be deleted, and only of type 24 it is said that this takes Manage
    Messages (resources/message, Message Types), which otherwise is asked for messages of others alone (Delete Message).
    Where Discord thinks otherwise, the line stays.
    """
    assert client.user is not None
    channel = client.get_partial_messageable(row.payload["channel"], guild_id=table.guild)
    wanted = datetime.fromtimestamp(row.made - EARLIER, UTC)
    since = discord.Object(discord.utils.time_snowflake(wanted))
    try:
        async for message in channel.history(limit=NEAR, after=since):
            about = message.reference.channel_id if message.reference is not None else None
            own = message.type is discord.MessageType.thread_created and message.author.id == client.user.id
            if own and about == row.target:
                await message.delete()
                return
    except (discord.Forbidden, discord.NotFound) as problem:
        log.info("table %s: the line about its thread stays: %s", table.id, problem)
