"""What a person's client does with channels and threads."""

from collections.abc import Collection

from bot.sandbox.entities import Channel, ChannelKind, Message, User
from bot.sandbox.errors import ApiError
from bot.sandbox.permissions import Permission, in_channel, sees_channel
from bot.sandbox.refusals import CannotDo
from bot.sandbox.threads import KINDS, check_room
from bot.sandbox.world import World


class Rooms:
    """One person's ways in and out of threads."""

    def __init__(self, world: World, user: User) -> None:
        self._world = world
        self._user = user

    def _granted(self, channel: Channel) -> Permission:
        if not sees_channel(self._world, self._user.id, channel):
            raise CannotDo(f"{self._user.display} does not see this channel")
        return in_channel(self._world, self._user.id, channel)

    def wake(self, place: Channel, by_writing: bool = False) -> None:
        """Open a sleeping thread again, as a client does before it sends a click in one.

        Where that is refused, the client says "An error occurred" and the bot never hears of it (api-docs #8474).
        Threads, "Editing & Deleting Threads": it takes who "has already been added to the thread"; with a locked one,
        who manages threads. Writing in it opens it for whoever may write there.
        """
        if not place.archived:
            return
        granted = self._granted(place)
        added = (by_writing or self._user.id in place.members) and Permission.SEND_MESSAGES_IN_THREADS in granted
        if Permission.MANAGE_THREADS not in granted and (place.locked or not added):
            raise CannotDo(f"An error occurred: {self._user.display} may not wake this thread", "asleep")
        self._check_room(place)
        self._world.archive(place, False)

    def _check_room(self, thread: Channel) -> None:
        try:
            check_room(self._world, thread.guild_id, thread.kind)
        except ApiError as refusal:
            raise CannotDo(f"An error occurred: {refusal.refusal.message}", "asleep") from None

    def join(self, thread: Channel) -> None:
        self._granted(thread)
        if thread.archived:
            raise CannotDo("Nobody joins a sleeping thread", "asleep")
        self._world.join_thread(thread, self._user.id)

    def leave(self, thread: Channel) -> None:
        self._world.leave_thread(thread, self._user.id)

    def start(self, starter: Message, name: str) -> Channel:
        """Open a thread on a message."""
        channel = self._world.channels[starter.channel_id]
        kinds = KINDS.get(channel.kind, ())
        if not kinds or Permission.CREATE_PUBLIC_THREADS not in self._granted(channel):
            raise CannotDo(f"{self._user.display} may not open threads here")
        if starter.id in self._world.channels:
            raise CannotDo("This message has a thread already")
        return self._world.add_thread(channel, self._user.id, name, kinds[0], starter.id)

    def post(self, forum: Channel, name: str, text: str, tags: Collection[str] = ()) -> Channel:
        """Open a post in a forum, with tags named by their names."""
        if not forum.is_forum or Permission.SEND_MESSAGES not in self._granted(forum):
            raise CannotDo(f"{self._user.display} may not open posts here")
        known = {tag.name: tag.id for tag in forum.tags}
        if any(tag not in known for tag in tags) or (forum.requires_tag and not tags):
            raise CannotDo(f"Tags {tags!r} of {list(known)}")
        message = self._world.new_message(forum, self._user.id)
        applied = [known[tag] for tag in tags]
        thread = self._world.add_thread(
            forum, self._user.id, name, ChannelKind.PUBLIC_THREAD, message.id, applied=applied
        )
        message.channel_id, message.content = thread.id, text
        self._world.post(message)
        return thread
