"""Who may do and see what in which channel."""

from enum import IntFlag

from bot.sandbox.entities import SPOKEN, Channel, ChannelKind, Guild, Message
from bot.sandbox.world import World


class Permission(IntFlag):
    MANAGE_CHANNELS = 1 << 4
    ADD_REACTIONS = 1 << 6
    ADMINISTRATOR = 1 << 3
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL = Permission((1 << 53) - 1)
EVERYONE = (
    Permission.VIEW_CHANNEL
    | Permission.ADD_REACTIONS
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.CONNECT
    | Permission.USE_EXTERNAL_APPS
)
BOT_ROLE = Permission(309_237_763_072)
"""What the link asks for by which the bot is invited, and nothing else: the role an installation makes has no more."""


def in_guild(guild: Guild, user_id: int) -> Permission:
    """What a member may do by roles alone; nothing for a stranger."""
    member = guild.members.get(user_id)
    if member is None:
        return Permission(0)
    if guild.owner_id == user_id:
        return ALL
    granted = Permission(guild.roles[guild.id].permissions)
    for role_id in member.roles:
        granted |= Permission(guild.roles[role_id].permissions)
    return ALL if Permission.ADMINISTRATOR in granted else granted


def in_channel(world: World, user_id: int, channel: Channel) -> Permission:
    """What a person may do in a channel; a thread has its parent's rights, a DM all for its two people."""
    if channel.kind is ChannelKind.GROUP_DM:
        return ALL if user_id in channel.members else Permission(0)
    if channel.guild_id is None:
        return ALL if user_id in (channel.recipient_id, world.bot.id) else Permission(0)
    guild = world.guilds.get(channel.guild_id)
    place = world.channels.get(channel.parent_id) if channel.is_thread and channel.parent_id else channel
    if guild is None or place is None:
        return Permission(0)
    granted = in_guild(guild, user_id)
    if granted in (ALL, Permission(0)):
        return granted
    roles = guild.members[user_id].roles
    layers = ([guild.id], roles, [user_id])
    for layer in layers:
        rules = [place.overwrites[target] for target in layer if target in place.overwrites]
        for rule in rules:
            granted &= ~Permission(rule.deny)
        for rule in rules:
            granted |= Permission(rule.allow)
    if place.kind in SPOKEN and Permission.CONNECT not in granted:
        # Permissions, "Implicit Permissions": without it nothing else counts in voice and stage channels.
        granted &= Permission.VIEW_CHANNEL
    return granted if Permission.VIEW_CHANNEL in granted else Permission(0)


def sees_channel(world: World, user_id: int, channel: Channel) -> bool:
    granted = in_channel(world, user_id, channel)
    if channel.kind is ChannelKind.PRIVATE_THREAD:
        return user_id in channel.members or Permission.MANAGE_THREADS in granted
    return bool(granted)


def sees_message(world: World, user_id: int, message: Message) -> bool:
    channel = world.channels.get(message.channel_id)
    if channel is None or message.deleted:
        return False
    if message.only_for is not None:
        return message.only_for == user_id
    return sees_channel(world, user_id, channel)


def may_write(world: World, user_id: int, channel: Channel) -> bool:
    granted = in_channel(world, user_id, channel)
    if channel.is_forum or channel.kind is ChannelKind.CATEGORY:
        return False
    if channel.is_thread:
        locked_out = channel.locked and Permission.MANAGE_THREADS not in granted
        return Permission.SEND_MESSAGES_IN_THREADS in granted and not locked_out
    return Permission.SEND_MESSAGES in granted
