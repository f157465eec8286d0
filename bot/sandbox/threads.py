"""Threads as they are made."""

from bot.sandbox.entities import THREADS, Channel, ChannelKind, Message, MessageKind
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.permissions import Permission, in_channel
from bot.sandbox.world import World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
KINDS = {
    ChannelKind.TEXT: (ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD),
    ChannelKind.ANNOUNCEMENT: (ChannelKind.ANNOUNCEMENT_THREAD,),
}
"""The threads that each kind of channel has; on a message, the first of them."""
OLD = 60.0
"""Seconds after which a message is an old one: "currently set to a very small value" (Threads, "New Message Types")."""


def check_room(world: World, guild_id: int | None, kind: ChannelKind) -> None:
    """Refuse one more active thread in a guild that is full of them (160006; 160007 for those of announcements)."""
    announced = kind is ChannelKind.ANNOUNCEMENT_THREAD
    active = [
        one
        for one in world.channels.values()
        if one.guild_id == guild_id
        and one.is_thread
        and not one.archived
        and (one.kind is ChannelKind.ANNOUNCEMENT_THREAD) == announced
    ]
    if len(active) >= world.most_threads:
        raise ApiError(Refusal.TOO_MANY_ANNOUNCEMENT_THREADS if announced else Refusal.TOO_MANY_THREADS)


def head(body: Json, form: Field) -> tuple[str, int]:
    """The name and the minutes that every new thread brings."""
    name = form.at("name").length(body.get("name"), 1, 100)
    minutes = body.get("auto_archive_duration") or 1440
    form.at("auto_archive_duration").one_of(minutes, ARCHIVE_MINUTES)
    return name, minutes


def create(world: World, parent: Channel, body: Json, starter: Message | None = None) -> Channel:
    """Open a thread in a channel, on a message of it if one is given.

    Text channels have public and private threads, announcement channels their own kind; no others have any (Threads,
    "Public & Private Threads").
    """
    form = Field()
    name, minutes = head(body, form)
    wanted = body.get("type", ChannelKind.PRIVATE_THREAD)
    if starter is None:
        form.at("type").one_of(wanted, [int(kind) for kind in THREADS])
    form.check()
    kinds = KINDS.get(parent.kind, ())
    kind = kinds[0] if starter is not None and kinds else ChannelKind(wanted)
    if kind not in kinds:
        raise ApiError(Refusal.WRONG_CHANNEL_TYPE)
    granted = in_channel(world, world.bot.id, parent)
    private = kind is ChannelKind.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if needed not in granted:
        raise ApiError(Refusal.MISSING_PERMISSIONS)
    if starter is not None and starter.id in world.channels:
        raise ApiError(Refusal.THREAD_EXISTS)
    check_room(world, parent.guild_id, kind)
    number, invitable = starter.id if starter else None, body.get("invitable", True)
    thread = world.add_thread(parent, world.bot.id, name, kind, number, minutes, invitable)
    if starter is not None:
        world.change(starter, edited=False)
    if kind is ChannelKind.PUBLIC_THREAD and (starter is None or starter.created < world.clock.now() - OLD):
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
