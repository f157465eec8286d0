"""Where somebody is who clicks or types: the server, and the channel a table can have, if the bot may work there."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel

from bot.controls.hearing import Click, home
from bot.delivery.forum import fitting, game_tags, insists, state_tags
from bot.delivery.rights import (
    CHANNELS,
    CHATS,
    FORUMS,
    THREADS,
    Channel,
    explicit,
    ground_of,
    missing,
    named,
    needed,
)
from bot.store.table import IN_CHAT, IN_THREAD, LOBBY, Ground, Place
from bot.tables.refusals import refused
from bot.texts import Words, game_name

ACTIVE = 1_000
"""Threads that a server may have awake at the same time; the next one is refused (160006)."""


class Rooms(app_commands.Transformer):
    """An option for a channel in which something can be posted. Whoever is asked for it judges it."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [*CHANNELS, *FORUMS, *CHATS]

    async def transform(self, interaction: Click, value: Any, /) -> Any:
        return value


ROOM = app_commands.Transform[AppCommandChannel, Rooms]


def server_of(click: Click) -> int:
    """The server; refused outside of one."""
    guild = home(click)
    if guild is None:
        raise refused("only-in-servers")
    return guild


def managed(click: Click) -> int:
    """The server, for those who may manage it."""
    guild = server_of(click)
    if not click.permissions.manage_guild:
        raise refused("managers-only")
    return guild


def place_of(
    click: Click, words: Words, game: str | None, chosen: AppCommandChannel | None = None, own: bool = True
) -> Place:
    """The channel in which something new is to stand: the chosen one, else where the person is.

    In a post of a forum that is the forum, in which there will be a post of its own. Refused where the bot lacks what
    it needs; the words are those of whom it is said to. `game`: which one is to be played, if any is. `own`: whoever
    chooses a channel must be allowed to write there too.
    """
    guild = server_of(click)
    channel, ground = _room(click, chosen)
    if chosen is not None and own and not _writes(chosen):
        raise refused("not-your-channel", place=f"<#{channel}>")
    place = Place(guild, channel, ground)
    allowed(click, words, place)
    forum = known(click, place)
    if isinstance(forum, discord.ForumChannel):
        _takes(forum, words, game)
    return place


def spot_of(click: Click) -> Place:
    """The channel somebody is in, or the one their thread belongs to, whatever the bot may do there."""
    channel: Any = click.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent or channel
    if channel is None:
        raise refused("only-in-servers")
    return Place(server_of(click), channel.id, ground_of(channel.type) or IN_THREAD)


def _takes(forum: discord.ForumChannel, words: Words, game: str | None) -> None:
    """Refuse a forum that Discord would let no post be made in."""
    state = "week" if game is None else LOBBY
    tags = () if game is None else (game_tags(game),)
    if insists(forum) and not fitting(forum, *tags, state_tags(state)):
        first = words(f"tag-{state}").partition(",")[0]
        named_ = first if game is None else f"{game_name(words, game)}, {first}"
        raise refused("forum-needs-tag", place=f"<#{forum.id}>", tags=named_)
    if len(forum.guild.threads) >= ACTIVE:
        raise refused("forum-full", place=f"<#{forum.id}>")


def allowed(click: Click, words: Words, place: Place) -> None:
    """Refuse what the bot could not post, with the names of what is missing and where to set it."""
    lacks = _lacking(click, place, needed(place.ground))
    if lacks:
        rights = named(words, lacks, place.ground)
        raise refused(
            "rights-missing", place=f"<#{place.channel}>", rights=rights, role=role(click.guild, click.client)
        )


def threadless(click: Click, words: Words, place: Place) -> str:
    """Why a game that starts in a place will have no thread, if that is known already; else nothing."""
    if place.ground == IN_CHAT:
        return words("no-thread-chat")
    if place.ground != IN_THREAD:
        return ""
    lacks = _lacking(click, place, THREADS)
    if lacks:
        rights = named(words, lacks, place.ground)
        return words(
            "no-thread-rights", place=f"<#{place.channel}>", rights=rights, role=role(click.guild, click.client)
        )
    server = click.client.get_guild(place.guild)
    return words("no-thread-full") if server is not None and len(server.threads) >= ACTIVE else ""


def known(click: Click, place: Place) -> Channel | None:
    """A channel, as far as the bot has been told of it."""
    server = click.client.get_guild(place.guild)
    return None if server is None else server.get_channel(place.channel)


def role(server: discord.Guild | None, client: discord.Client) -> str:
    """Whom people find in the settings of a channel: the role that came with the bot."""
    own = None if server is None else server.self_role
    assert client.user is not None
    return f"**@{client.user.name}**" if own is None else f"<@&{own.id}>"


def _room(click: Click, chosen: AppCommandChannel | None) -> tuple[int, Ground]:
    """The channel that is meant, and how a game would be played there."""
    channel: Any = chosen or click.channel
    if channel is None:
        raise refused("only-in-servers")
    if isinstance(channel, discord.Thread):
        parent = channel.parent
        if not isinstance(parent, discord.ForumChannel):
            raise refused("not-in-threads")
        channel = parent
    ground = ground_of(channel.type)
    if ground is None:
        raise refused("no-table-here")
    return int(channel.id), ground


def _writes(chosen: AppCommandChannel) -> bool:
    """May whoever has chosen a channel write there? In a forum that is to make a post."""
    return chosen.permissions.view_channel and chosen.permissions.send_messages


def _lacking(click: Click, place: Place, wanted: tuple[str, ...]) -> list[str]:
    """What the bot lacks in a place: as Discord says with the click, or as it has been told of another channel."""
    channel = known(click, place)
    given = None if channel is None else explicit(channel)
    if place.channel in (click.channel_id, getattr(click.channel, "parent_id", None)):
        return missing(click.app_permissions, wanted, given)
    # Of a channel that nobody has told of yet nothing is promised, and nothing refused.
    return [] if given is None else missing(given, wanted, given)
