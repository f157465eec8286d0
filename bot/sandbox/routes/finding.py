"""Finding what a path names, as far as the bot may see it."""

from collections.abc import Callable
from typing import Any

from bot.sandbox.entities import Channel, Guild
from bot.sandbox.errors import ApiError, Refusal
from bot.sandbox.permissions import Permission, in_channel, sees_channel
from bot.sandbox.wire import Request
from bot.sandbox.world import World

Handler = Callable[[Request], Any]
Table = list[tuple[str, str, Handler]]


def channel_of(world: World, call: Request) -> Channel:
    channel = world.channels.get(call.id("channel"))
    if channel is None:
        raise ApiError(Refusal.UNKNOWN_CHANNEL)
    if not sees_channel(world, world.bot.id, channel):
        raise ApiError(Refusal.MISSING_ACCESS)
    return channel


def guild_of(world: World, call: Request) -> Guild:
    guild = world.guilds.get(call.id("guild"))
    if guild is None or world.bot.id not in guild.members:
        raise ApiError(Refusal.UNKNOWN_GUILD)
    return guild


def check_application(world: World, call: Request) -> None:
    if call.id("app") != world.bot.id:
        raise ApiError(Refusal.MISSING_ACCESS)


def need(world: World, channel: Channel, *needed: Permission) -> None:
    """Refuse what the bot may not do here; in a direct message it may do all that can be done there."""
    granted = in_channel(world, world.bot.id, channel)
    if any(one not in granted for one in needed):
        raise ApiError(Refusal.MISSING_PERMISSIONS)
