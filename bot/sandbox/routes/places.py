"""Channels and threads."""

from bot.sandbox import changes, forums, memberships, threads
from bot.sandbox.entities import Channel, ChannelKind
from bot.sandbox.errors import ApiError, Json, Refusal
from bot.sandbox.messages import Messages
from bot.sandbox.payloads import channel_json, guild_json, message_json, thread_member_json
from bot.sandbox.permissions import Permission
from bot.sandbox.routes.finding import Table, channel_of, guild_of, need
from bot.sandbox.wire import NOTHING, Request
from bot.sandbox.world import What, World

GUILD_MEMBERS = 1 << 1


class PlaceRoutes:
    def __init__(self, world: World, messages: Messages) -> None:
        self._world = world
        self._messages = messages

    def table(self) -> Table:
        return [
            ("GET", "/guilds/{guild}/threads/active", self._active_threads),
            ("GET", "/channels/{channel}", lambda call: channel_json(self._world, self._channel(call))),
            ("PATCH", "/channels/{channel}", self._change_channel),
            ("DELETE", "/channels/{channel}", self._delete_channel),
            ("POST", "/channels/{channel}/typing", self._typing),
            ("POST", "/channels/{channel}/threads", self._create_thread),
            ("POST", "/channels/{channel}/messages/{message}/threads", self._create_thread),
            ("GET", "/channels/{channel}/threads/archived/{which}", self._archived_threads),
        ]

    def _channel(self, call: Request) -> Channel:
        return channel_of(self._world, call)

    def _change_channel(self, call: Request) -> Json:
        return channel_json(self._world, changes.change(self._world, self._channel(call), call.body))

    def _delete_channel(self, call: Request) -> Json:
        channel = self._channel(call)
        need(self._world, channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
        body = channel_json(self._world, channel)
        self._world.delete_channel(channel)
        return body

    def _typing(self, call: Request) -> tuple[int, None]:
        self._world.tell(What.TYPING_START, self._channel(call))
        return NOTHING, None

    def _create_thread(self, call: Request) -> tuple[int, Json]:
        channel = self._channel(call)
        starter = self._messages.find(channel, call.id("message")) if "message" in call.names else None
        if channel.is_forum:
            thread, message = forums.create(self._world, self._messages, channel, call.submission)
            return 201, channel_json(self._world, thread) | {"message": message_json(self._world, message)}
        return 201, channel_json(self._world, threads.create(self._world, channel, call.body, starter))

    def _thread_list(self, found: list[Channel]) -> Json:
        mine = [thread_member_json(one, self._world.bot.id) for one in found if self._world.bot.id in one.members]
        return {"threads": [channel_json(self._world, one) for one in found], "members": mine, "has_more": False}

    def _active_threads(self, call: Request) -> Json:
        active = guild_json(self._world, guild_of(self._world, call))["threads"]
        return self._thread_list([self._world.channels[int(thread["id"])] for thread in active])

    def _archived_threads(self, call: Request) -> Json:
        """List Public and Private Archived Threads: READ_MESSAGE_HISTORY, for private ones MANAGE_THREADS as well."""
        parent = self._channel(call)
        private = call.names["which"] == "private"
        need(self._world, parent, Permission.READ_MESSAGE_HISTORY, *([Permission.MANAGE_THREADS] if private else []))
        found = [
            thread
            for thread in self._world.channels.values()
            if thread.parent_id == parent.id
            and thread.archived
            and (thread.kind is ChannelKind.PRIVATE_THREAD) == private
        ]
        found.sort(key=lambda thread: thread.archive_changed, reverse=True)
        return self._thread_list(found)


class MemberRoutes:
    """Who is in a thread."""

    def __init__(self, world: World) -> None:
        self._world = world

    def table(self) -> Table:
        return [
            ("GET", "/channels/{channel}/thread-members", self._list),
            ("GET", "/channels/{channel}/thread-members/{user}", self._get),
            ("PUT", "/channels/{channel}/thread-members/@me", self._join),
            ("PUT", "/channels/{channel}/thread-members/{user}", self._add),
            ("DELETE", "/channels/{channel}/thread-members/{user}", self._remove),
        ]

    def _thread(self, call: Request) -> Channel:
        return channel_of(self._world, call)

    def _person(self, call: Request) -> int:
        return self._world.bot.id if call.names["user"] == "@me" else call.id("user")

    def _list(self, call: Request) -> list[Json]:
        """List Thread Members: "restricted according to whether the GUILD_MEMBERS Privileged Intent is enabled"."""
        thread = self._thread(call)
        if not self._world.privileged & GUILD_MEMBERS:
            raise ApiError(Refusal.MISSING_ACCESS)
        return [thread_member_json(thread, user_id) for user_id in thread.members]

    def _get(self, call: Request) -> Json:
        thread, user_id = self._thread(call), self._person(call)
        if user_id not in thread.members:
            raise ApiError(Refusal.UNKNOWN_MEMBER)
        return thread_member_json(thread, user_id)

    def _join(self, call: Request) -> tuple[int, None]:
        memberships.join(self._world, self._thread(call))
        return NOTHING, None

    def _add(self, call: Request) -> tuple[int, None]:
        memberships.add(self._world, self._thread(call), self._person(call))
        return NOTHING, None

    def _remove(self, call: Request) -> tuple[int, None]:
        memberships.remove(self._world, self._thread(call), self._person(call))
        return NOTHING, None
