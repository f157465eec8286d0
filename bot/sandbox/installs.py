"""Where an app is installed: in a server, or by a person for themselves (Application page, Installation Context)."""

from bot.sandbox.commands import DM_CONTEXT, GUILD_CONTEXT
from bot.sandbox.entities import Channel, User
from bot.sandbox.errors import Json
from bot.sandbox.world import World

SERVER, PERSON = 0, 1


def owners(world: World, user: User, channel: Channel, command: Json | None = None) -> dict[str, str]:
    """Who has let the app in, by the kind of installation (Authorizing Integration Owners Object).

    "A key will only be present if … the command must be supported in the installation context."
    """
    found = {}
    if channel.guild_id is None:
        if world.shares_guild(user.id, world.bot.id):
            found[SERVER] = "0"
    elif world.bot.id in world.guilds[channel.guild_id].members:
        found[SERVER] = str(channel.guild_id)
    if user.id in world.installed:
        found[PERSON] = str(user.id)
    supported = (SERVER, PERSON) if command is None else types_of(command)
    return {str(kind): owner for kind, owner in found.items() if kind in supported}


def types_of(command: Json) -> list[int]:
    """For whom a command is; a guild's own commands are for the guild."""
    kinds: list[int] = command.get("integration_types") or [SERVER]
    return [SERVER] if "guild_id" in command else kinds


def offered(world: World, user: User, channel: Channel, commands: list[Json]) -> list[Json]:
    """Of the commands for this kind of place those that somebody has let in there."""
    context = DM_CONTEXT if channel.guild_id is None else GUILD_CONTEXT
    return [
        command
        for command in commands
        if owners(world, user, channel, command) and context in (command.get("contexts") or (context,))
    ]
