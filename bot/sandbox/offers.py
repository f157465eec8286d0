"""Where a command may be used, by whom, and on whose behalf the bot is there (Application Commands, "Contexts")."""

from enum import IntEnum

from bot.sandbox.commands import CommandBook
from bot.sandbox.entities import Channel, ChannelKind, User
from bot.sandbox.errors import Json
from bot.sandbox.permissions import Permission, in_channel
from bot.sandbox.world import World

FOR_GUILDS, FOR_USERS = 0, 1
"""Integration types: installed in a guild, or by a person for themselves."""
IN_DMS = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE


class Context(IntEnum):
    """Where an interaction happens."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


def context_of(channel: Channel) -> Context:
    if channel.guild_id is not None:
        return Context.GUILD
    return Context.BOT_DM if channel.kind is ChannelKind.DM else Context.PRIVATE_CHANNEL


def owners(world: World, user: User, channel: Channel, types: list[int]) -> dict[str, str]:
    """Authorizing Integration Owners Object: a key for each installation that brings the bot here.

    In a guild the guild, in the bot's own direct messages "0"; for an installation of a person's own, that person.
    """
    found: dict[str, str] = {}
    guild = world.guilds.get(channel.guild_id or 0)
    if FOR_GUILDS in types and guild is not None and world.bot.id in guild.members:
        found[str(FOR_GUILDS)] = str(guild.id)
    in_bot_dm = context_of(channel) is Context.BOT_DM
    if FOR_GUILDS in types and in_bot_dm and world.shares_guild(user.id, world.bot.id):
        found[str(FOR_GUILDS)] = "0"
    if FOR_USERS in types and user.installed:
        found[str(FOR_USERS)] = str(user.id)
    return found


def app_permissions(world: World, user: User, channel: Channel) -> Permission:
    """What the app may do where an interaction happens.

    Interaction Object: in direct messages the same always; where it is not installed in the guild, an app is "forced to
    respect the user's permissions" (Application, "User Context").
    """
    guild = world.guilds.get(channel.guild_id or 0)
    if guild is None:
        return IN_DMS | (Permission.USE_EXTERNAL_EMOJIS if channel.kind is ChannelKind.DM else Permission(0))
    return in_channel(world, world.bot.id if world.bot.id in guild.members else user.id, channel)


def offered(world: World, book: CommandBook, user: User, channel: Channel) -> list[Json]:
    """The commands a person's client offers in a channel."""
    granted = in_channel(world, user.id, channel)
    nowhere = channel.is_forum or channel.kind is ChannelKind.CATEGORY or channel.archived
    if Permission.USE_APPLICATION_COMMANDS not in granted or nowhere:
        return []
    own = book.registered.get(channel.guild_id, []) if channel.guild_id is not None else []
    parent = world.channels.get(channel.parent_id or 0, channel)
    return [
        command
        for command in (*own, *book.registered.get(None, []))
        if _fits(command, context_of(channel))
        and owners(world, user, channel, types_of(command))
        and _allowed(command, granted if channel.guild_id else None)
        # "Using Age-Restricted Commands": in age-restricted channels, whose threads inherit it.
        and (parent.nsfw or not command["nsfw"])
    ]


def types_of(command: Json) -> list[int]:
    """The installations that bring a command along."""
    return list(command.get("integration_types") or (FOR_GUILDS,))


def _fits(command: Json, context: Context) -> bool:
    contexts = command.get("contexts")
    if contexts is None:
        return context is not Context.BOT_DM or command.get("dm_permission") is not False
    return context in contexts


def _allowed(command: Json, granted: Permission | None) -> bool:
    """By the rights it needs by default; they count in guilds only."""
    needed = command["default_member_permissions"]
    if needed is None or granted is None or Permission.ADMINISTRATOR in granted:
        return True
    # Nobody but administrators is offered a command whose needed permissions are "0".
    return int(needed) != 0 and Permission(int(needed)) in granted
