"""The first message in a server: how to begin, said once, where the bot may write."""

from __future__ import annotations

import logging
import secrets

import discord

from bot.delivery.messages import post
from bot.delivery.rights import lacking
from bot.store.protocol import Store
from bot.talk.answers import note
from bot.texts import spoken, texts

log = logging.getLogger(__name__)
NEEDED = ("view_channel", "send_messages")


def greeted(guild: int) -> str:
    """Under this name the store knows that a server has been greeted."""
    return f"greeted:{guild}"


async def greet(server: discord.Guild, store: Store) -> None:
    """Say in the server's language how to begin. Where the bot may not write nothing is said, to no person either."""
    if await store.meta(greeted(server.id)):
        return
    channel = doorstep(server)
    if channel is None:
        log.info("server %s: nowhere to say how to begin", server.id)
        return
    words = texts(spoken(server.preferred_locale))
    # Said before it is sent: rather nothing than twice.
    await store.set_meta(greeted(server.id), "yes")
    try:
        await post(channel, note(words("welcome")), secrets.token_hex(10), silent=True)
    except (discord.Forbidden, discord.NotFound) as problem:
        log.info("server %s: how to begin could not be said: %s", server.id, problem)


def doorstep(server: discord.Guild) -> discord.TextChannel | None:
    """Where Discord itself greets people, else the first channel in which people talk, if everybody sees it."""
    own = (server.rules_channel, server.public_updates_channel)
    talks = [one for one in server.text_channels if not one.is_news() and one not in own]
    public = [one for one in talks if one.permissions_for(server.default_role).view_channel]
    first = [] if server.system_channel is None else [server.system_channel]
    return next((one for one in (*first, *public, *talks) if not lacking(one, NEEDED)), None)
