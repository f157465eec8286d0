"""What a page is told of the world, for one person."""

from dataclasses import asdict

from bot.sandbox import built_in
from bot.sandbox.entities import Channel, ChannelKind, Push, User
from bot.sandbox.errors import Json
from bot.sandbox.people import Person
from bot.sandbox.permissions import may_write
from bot.sandbox.world import World


def profile(user: User) -> Json:
    names = {"id": str(user.id), "name": user.name, "display": user.display, "bot": user.bot}
    return names | {"locale": user.locale, "dms_open": user.dms_open}


def places(world: World, person: Person) -> list[Json]:
    """The person's list of channels, with what they have not read there."""
    mentions = world.unread_mentions(person.id)
    return [_place(world, person, channel, mentions.get(channel.id, 0)) for channel in person.channels()]


def _place(world: World, person: Person, channel: Channel, mentions: int) -> Json:
    guild, writable = world.guilds.get(channel.guild_id or 0), may_write(world, person.id, channel)
    return {
        "id": str(channel.id),
        "kind": int(channel.kind),
        "name": world.bot.display if channel.is_dm else channel.name,
        "topic": channel.topic,
        "guild": guild.name if guild is not None else None,
        "parent": str(channel.parent_id) if channel.parent_id else None,
        "archived": channel.archived,
        "writable": writable,
        "private": channel.kind is ChannelKind.PRIVATE_THREAD,
        "nsfw": channel.nsfw,
        "last": str(channel.last_message_id or 0),
        "read": str(world.read.get(person.id, {}).get(channel.id, 0)),
        "mentions": mentions,
        "commands": [command["id"] for command in person.commands(channel)] + (built_in.IDS if writable else []),
    }


def push(one: Push) -> Json:
    """A push as a phone shows it, with all that can be asked about it."""
    body = asdict(one) | {"title": one.title, "line": one.line}
    return body | {name: str(body[name]) for name in ("id", "user_id", "message_id", "channel_id")}
