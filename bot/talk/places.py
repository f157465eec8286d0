"""Where somebody is who clicks or types: the server, and the channel a table can have."""

from __future__ import annotations

import discord

from bot.controls.hearing import Click
from bot.store.table import Place
from bot.tables.refusals import refused


def server_of(click: Click) -> int:
    """The server; refused outside of one."""
    if click.guild_id is None:
        raise refused("only-in-servers")
    return click.guild_id


def managed(click: Click) -> int:
    """The server, for those who may manage it."""
    guild = server_of(click)
    if not click.permissions.manage_guild:
        raise refused("managers-only")
    return guild


def place_of(click: Click) -> Place:
    """The channel in which something new is to stand; refused in threads."""
    guild = server_of(click)
    if click.channel_id is None:
        raise refused("only-in-servers")
    if isinstance(click.channel, discord.Thread):
        raise refused("not-in-threads")
    return Place(guild, click.channel_id)
