"""Who is in a thread: by being added, by joining, and by leaving (Channel page, thread members)."""

from bot.sandbox.entities import Channel, ChannelKind, MessageKind
from bot.sandbox.errors import ApiError, Refusal
from bot.sandbox.permissions import Permission, in_channel, sees_channel
from bot.sandbox.world import World

MOST = 1_000
"""30033: "Maximum number of thread participants has been reached (1000)"."""


def add(world: World, thread: Channel, user_id: int) -> None:
    """Add Thread Member: "Requires the ability to send messages in the thread", and that it is not archived.

    Whoever is in it already is added once more without any complaint.
    """
    _awake(thread)
    granted = in_channel(world, world.bot.id, thread)
    if Permission.SEND_MESSAGES_IN_THREADS not in granted:
        raise ApiError(Refusal.MISSING_PERMISSIONS)
    closed = thread.kind is ChannelKind.PRIVATE_THREAD and not thread.invitable
    if closed and Permission.MANAGE_THREADS not in granted:
        raise ApiError(Refusal.MISSING_PERMISSIONS)
    # Permissions, "Inherited Permissions": nobody sees a thread of a channel they do not see, even if added.
    parent = world.channels[thread.parent_id or 0]
    if user_id not in world.users or not sees_channel(world, user_id, parent):
        raise ApiError(Refusal.UNKNOWN_MEMBER)
    if user_id in thread.members:
        return
    if len(thread.members) >= MOST:
        raise ApiError(Refusal.TOO_MANY_PARTICIPANTS)
    world.join_thread(thread, user_id)
    _note(world, thread, MessageKind.RECIPIENT_ADD, user_id)


def join(world: World, thread: Channel) -> None:
    """Join Thread: for the bot itself, in a thread that it sees and that is not archived."""
    _awake(thread)
    world.join_thread(thread, world.bot.id)


def remove(world: World, thread: Channel, user_id: int) -> None:
    """Remove Thread Member: MANAGE_THREADS, or to have made it if it is private; one may always leave."""
    _awake(thread)
    if user_id == world.bot.id:
        world.leave_thread(thread, user_id)
        return
    own = thread.kind is ChannelKind.PRIVATE_THREAD and thread.owner_id == world.bot.id
    if not own and Permission.MANAGE_THREADS not in in_channel(world, world.bot.id, thread):
        raise ApiError(Refusal.MISSING_PERMISSIONS)
    if user_id in thread.members:
        world.leave_thread(thread, user_id)
        _note(world, thread, MessageKind.RECIPIENT_REMOVE, user_id)


def _awake(thread: Channel) -> None:
    if not thread.is_thread:
        raise ApiError(Refusal.WRONG_CHANNEL_TYPE)
    if thread.archived:
        raise ApiError(Refusal.ARCHIVED_THREAD)


def _note(world: World, thread: Channel, kind: MessageKind, user_id: int) -> None:
    """Threads, "New Message Types": the thread says who was added or removed by somebody else."""
    note = world.new_message(thread, world.bot.id, kind)
    note.mentions = [user_id]
    world.post(note, takes_in=False)
