"""Threads as the bot makes and changes them."""

from bot.sandbox.entities import Channel, ChannelKind, Message, MessageKind
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.permissions import Permission, in_channel
from bot.sandbox.world import World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
OLD = 60.0
"""Seconds after which a message is an old one: "currently set to a very small value" (Threads, "New Message Types")."""


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
    number, invitable = starter.id if starter else None, body.get("invitable", True)
    thread = world.add_thread(parent, world.bot.id, name, kind, number, minutes, invitable)
    if starter is not None:
        world.change(starter, edited=False)
    if not private and (starter is None or starter.created < world.clock.now() - OLD):
        _tell(world, parent, thread)
    return thread


def _tell(world: World, parent: Channel, thread: Channel) -> None:
    """Say in the channel that there is a new thread.

    Message page, "Thread Created messages": "automatic messages sent when a public thread is created from an old
    message or without a message"; they point to the thread.
    """
    note = world.new_message(parent, world.bot.id, MessageKind.THREAD_CREATED)
    note.content, note.thread = thread.name, thread.id
    world.post(note)


def change(world: World, channel: Channel, body: Json) -> Channel:
    """Rename, archive or lock a thread, or rename a channel."""
    if channel.guild_id is None:
        raise ApiError(Refusal.WRONG_CHANNEL_TYPE)
    form = Field()
    if "name" in body:
        form.at("name").length(body["name"], 1, 100)
    if "auto_archive_duration" in body:
        form.at("auto_archive_duration").one_of(body["auto_archive_duration"], ARCHIVE_MINUTES)
    form.check()
    if channel.is_thread:
        return _change_thread(world, channel, body)
    if Permission.MANAGE_CHANNELS not in in_channel(world, world.bot.id, channel):
        raise ApiError(Refusal.MISSING_PERMISSIONS)
    channel.name = body.get("name", channel.name)
    channel.topic = body.get("topic", channel.topic)
    world.update_channel(channel)
    return channel


def _change_thread(world: World, thread: Channel, body: Json) -> Channel:
    _may_change(world, thread, body)
    thread.name = body.get("name", thread.name)
    thread.invitable = body.get("invitable", thread.invitable)
    if body.get("auto_archive_duration", thread.archive_minutes) != thread.archive_minutes:
        thread.archive_minutes = body["auto_archive_duration"]
        thread.archive_changed = world.clock.now()
    if "archived" in body or "locked" in body:
        world.archive(thread, body.get("archived", thread.archived), body.get("locked"))
    else:
        world.update_channel(thread)
    return thread


def _may_change(world: World, thread: Channel, body: Json) -> None:
    """Modify Channel (Thread), and Threads, "Editing & Deleting Threads".

    The pages differ on who may open a thread again: "only requires the current user has already been added", or "only
    the SEND_MESSAGES permission", which in threads is SEND_MESSAGES_IN_THREADS. Here it takes both. The same for a
    locked one: "can only be unarchived by a user with the MANAGE_THREADS permission" is the stricter sentence.
    """
    granted = in_channel(world, world.bot.id, thread)
    if Permission.MANAGE_THREADS not in granted:
        if "locked" in body or "rate_limit_per_user" in body:
            raise ApiError(Refusal.MISSING_PERMISSIONS)
        if thread.locked:
            raise ApiError(Refusal.THREAD_LOCKED)
        if thread.owner_id != world.bot.id and set(body) - {"archived"}:
            raise ApiError(Refusal.MISSING_PERMISSIONS)
        if thread.owner_id != world.bot.id and body.get("archived", True):
            raise ApiError(Refusal.MISSING_PERMISSIONS)
        if thread.archived and world.bot.id not in thread.members:
            raise ApiError(Refusal.MISSING_ACCESS)
        if thread.archived and Permission.SEND_MESSAGES_IN_THREADS not in granted:
            raise ApiError(Refusal.MISSING_PERMISSIONS)
    if thread.archived and body.get("archived") is not False:
        raise ApiError(Refusal.ARCHIVED_THREAD)
