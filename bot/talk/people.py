"""From Discord's user to the person who acts at a table, with the language they read."""

from __future__ import annotations

from dataclasses import replace

import aiohttp
import discord

from bot.controls.hearing import Click, home
from bot.store.table import Person, Table
from bot.tables.writer import Tables
from bot.texts import spoken
from render.wording import cut

NAME = 32
GONE = (10007, 10013)
"""Discord's codes for a member and a user it does not know."""


async def language(tables: Tables, interaction: Click) -> str:
    """What this person has chosen to read, else what their Discord client speaks."""
    return await tables.language_of(interaction.user.id) or spoken(interaction.locale)


async def person(tables: Tables, interaction: Click) -> Person:
    name = cut(interaction.user.display_name, NAME)
    roles = tuple(interaction.user._roles) if isinstance(interaction.user, discord.Member) else ()
    reads = await language(tables, interaction)
    return Person(interaction.user.id, name, reads, moderates(interaction), roles=roles)


def moderates(interaction: Click) -> bool:
    """May this person keep order where they are?"""
    rights = interaction.permissions
    return home(interaction) is not None and (rights.manage_guild or rights.manage_messages)


async def acting(tables: Tables, interaction: Click, table: Table) -> Person:
    """The person who acts; as a deputy if the host of the table has left the server."""
    who = await person(tables, interaction)
    entitled = who.moderator or table.seat_of(who.id) is not None
    if who.id == table.owner or not entitled:
        return who
    return replace(who, deputy=await has_left(interaction, table.owner))


async def has_left(interaction: Click, user: int | None) -> bool:
    """Is somebody no longer in this server? Asked only now: nobody tells us when people leave."""
    # Where the bot is not, nobody can be asked about.
    return user is not None and home(interaction) is not None and await is_gone(interaction.guild, user)


async def is_gone(guild: discord.Guild | None, user: int) -> bool:
    """Is it known that somebody is not in a server, be it that they have left or been banned?"""
    if guild is None:
        return False
    try:
        await guild.fetch_member(user)
    except discord.NotFound as problem:
        return problem.code in GONE
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        # Whoever cannot be asked about counts as there.
        return False
    return False
