"""Threads as the bot makes and changes them."""

from bot.sandbox.entities import Channel, ChannelKind, Message, MessageKind
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.permissions import Permission, in_channel, sees_channel
from bot.sandbox.world import World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


def create(world: World, parent: Channel, body: Json, starter: Message | None = None) -> Channel:
    """Open a thread in a channel, on a message of it if one is given."""
    if parent.guild_id is None or parent.is_thread:
        raise ApiError(Refusal.WRONG_CHANNEL_TYPE)
    form = Field()
    name = form.at("name").length(body.get("name"), 1, 100)
    minutes = body.get("auto_archive_duration") or 1440
    form.at("auto_archive_duration").one_of(minutes, ARCHIVE_MINUTES)
    kind = ChannelKind.PUBLIC_THREAD
    if starter is None:
        wanted = body.get("type", ChannelKind.PRIVATE_THREAD)
        form.at("type").one_of(wanted, (11, 12))
        kind = ChannelKind.PRIVATE_THREAD if wanted == ChannelKind.PRIVATE_THREAD else kind
    form.check()
    granted = in_channel(world, world.bot.id, parent)
    private = kind is ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if not granted:
        raise ApiError(Refusal.MISSING_ACCESS)
    if needed not in granted:
        raise ApiError(Refusal.MISSING_PERMISSIONS)
    if starter is not None and starter.id in world.channels:
        raise ApiError(Refusal.THREAD_EXISTS)
    thread = world.add_thread(parent, world.bot.id, name, kind, starter.id if starter else None)
    thread.archive_minutes = minutes
    thread.invitable = body.get("invitable", True)
    if starter is not None:
        world.change(starter, edited=False)
    elif not private:
        note = world.new_message(parent, world.bot.id, MessageKind.THREAD_CREATED)
        note.content, note.reference = name, thread.id
        world.post(note)
    return thread


def change(world: World, channel: Channel, body: Json) -> Channel:
    """Rename, archive or lock a thread, or rename a channel."""
    if channel.guild_id is None:
        raise ApiError(Refusal.WRONG_CHANNEL_TYPE)
    form = Field()
    if "name" in body:
        name = form.at("name").length(body["name"], 1, 100)
    if "auto_archive_duration" in body:
        form.at("auto_archive_duration").one_of(body["auto_archive_duration"], ARCHIVE_MINUTES)
    form.check()
    granted = in_channel(world, world.bot.id, channel)
    managed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    owner = channel.is_thread and channel.owner_id == world.bot.id and "locked" not in body
    if not sees_channel(world, world.bot.id, channel):
        raise ApiError(Refusal.MISSING_ACCESS)
    if managed not in granted and not owner:
        raise ApiError(Refusal.MISSING_PERMISSIONS)
    opens = body.get("archived") is False or "locked" in body
    if channel.archived and not opens:
        raise ApiError(Refusal.ARCHIVED_THREAD)
    if "name" in body:
        channel.name = name
    channel.topic = body.get("topic", channel.topic)
    channel.archive_minutes = body.get("auto_archive_duration", channel.archive_minutes)
    channel.invitable = body.get("invitable", channel.invitable)
    if channel.is_thread and ("archived" in body or "locked" in body):
        world.archive(channel, body.get("archived", channel.archived), body.get("locked"))
    else:
        world.update_channel(channel)
    return channel


def add_member(world: World, thread: Channel, user_id: int) -> None:
    """Take a person into a thread, who must be able to see the channel it belongs to."""
    _writable(world, thread)
    parent = world.channels[thread.parent_id or 0]
    if user_id not in world.users or not sees_channel(world, user_id, parent):
        raise ApiError(Refusal.UNKNOWN_MEMBER)
    if user_id in thread.members:
        return
    world.join_thread(thread, user_id)
    note = world.new_message(thread, world.bot.id, MessageKind.RECIPIENT_ADD)
    note.mentions = [user_id]
    world.post(note)


def remove_member(world: World, thread: Channel, user_id: int) -> None:
    _writable(world, thread)
    granted = in_channel(world, world.bot.id, thread)
    own = thread.kind is ChannelKind.PRIVATE_THREAD and thread.owner_id == world.bot.id
    if user_id != world.bot.id and Permission.MANAGE_THREADS not in granted and not own:
        raise ApiError(Refusal.MISSING_PERMISSIONS)
    world.leave_thread(thread, user_id)


def _writable(world: World, thread: Channel) -> None:
    if not thread.is_thread:
        raise ApiError(Refusal.WRONG_CHANNEL_TYPE)
    if not sees_channel(world, world.bot.id, thread):
        raise ApiError(Refusal.MISSING_ACCESS)
    if thread.archived:
        raise ApiError(Refusal.ARCHIVED_THREAD)
