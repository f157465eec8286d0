"""What the bot must be allowed to do where a game is played, what of it is missing, and how the client calls it."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.store.table import IN_CHAT, IN_FORUM, IN_THREAD, Ground
from bot.texts import Words

SEES = "view_channel"
WRITES = (SEES, "send_messages", "attach_files", "read_message_history")
NEEDED: dict[Ground, tuple[str, ...]] = {
    IN_THREAD: WRITES,
    IN_FORUM: (SEES, "send_messages", "send_messages_in_threads", "attach_files", "read_message_history"),
    # Who may not connect to a voice or stage channel may do nothing there: topics/permissions, Implicit Permissions.
    IN_CHAT: (SEES, "connect", "send_messages", "attach_files", "read_message_history"),
}
"""Without these nothing appears. A post in a forum takes Send Messages: resources/channel, Start Thread in Forum."""
THREADS = ("create_public_threads", "send_messages_in_threads")
"""Without these a game is played in the channel itself, not in a thread. They hold for announcement threads too."""
OWN_NAMES = ("send_messages", "send_messages_in_threads", "read_message_history")
"""What the client calls otherwise where the channel is a forum."""
FORUMS = (discord.ChannelType.forum,)
CHATS = (discord.ChannelType.voice, discord.ChannelType.stage_voice)
CHANNELS = (discord.ChannelType.text, discord.ChannelType.news)
"""Where threads are made on messages; on an announcement they are of a kind of their own, and behave the same."""
Channel = discord.abc.GuildChannel


def ground_of(kind: discord.ChannelType) -> Ground | None:
    """How a game would be played in a channel of this kind; None: not at all.

    Media channels are for pictures that people post; categories and directories hold no messages.
    """
    if kind in CHANNELS:
        return IN_THREAD
    if kind in FORUMS:
        return IN_FORUM
    return IN_CHAT if kind in CHATS else None


def needed(ground: Ground) -> tuple[str, ...]:
    return NEEDED.get(ground, WRITES)


def explicit(channel: Channel) -> discord.Permissions:
    """What the bot has been given in a channel, without what Discord takes away because something else is missing."""
    return Channel.permissions_for(channel, channel.guild.me)


def missing(may: discord.Permissions, wanted: Iterable[str], given: discord.Permissions | None = None) -> list[str]:
    """What is not allowed, in the order in which people should see to it.

    Who may not see a channel may do nothing there, and who may not write sends no files: only the cause is named, as
    far as `given`, what was given explicitly, tells it from what follows.
    """
    lacks = [name for name in wanted if not getattr(may, name)]
    if SEES in lacks:
        return [SEES]
    causes = [name for name in lacks if given is not None and not getattr(given, name)]
    return causes or lacks


def lacking(channel: Channel, wanted: Iterable[str]) -> list[str]:
    """What of this is missing in a channel, as far as the bot has been told."""
    may = explicit(channel)
    return missing(may, wanted, may)


def named(words: Words, lacks: Iterable[str], ground: Ground) -> str:
    """Permissions by the names that people find in their client."""
    shown = []
    for name in lacks:
        key = f"right-{name.replace('_', '-')}"
        shown.append(f"**{words(f'{key}-forum' if ground == IN_FORUM and name in OWN_NAMES else key)}**")
    return ", ".join(shown)
