"""Channels and threads."""

from bot.sandbox import threads
from bot.sandbox.entities import Channel
from bot.sandbox.errors import Json
from bot.sandbox.messages import Messages
from bot.sandbox.payloads import channel_json, guild_json, thread_member_json
from bot.sandbox.permissions import Permission
from bot.sandbox.routes.finding import Table, channel_of, guild_of, need
from bot.sandbox.wire import NOTHING, Request
from bot.sandbox.world import What, World


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
            ("GET", "/channels/{channel}/thread-members", self._thread_members),
            ("PUT", "/channels/{channel}/thread-members/{user}", self._add_thread_member),
            ("DELETE", "/channels/{channel}/thread-members/{user}", self._remove_thread_member),
        ]

    def _channel(self, call: Request) -> Channel:
        return channel_of(self._world, call)

    def _change_channel(self, call: Request) -> Json:
        return channel_json(self._world, threads.change(self._world, self._channel(call), call.body))

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
        return 201, channel_json(self._world, threads.create(self._world, channel, call.body, starter))

    def _thread_list(self, found: list[Channel]) -> Json:
        mine = [thread_member_json(one, self._world.bot.id) for one in found if self._world.bot.id in one.members]
        return {"threads": [channel_json(self._world, one) for one in found], "members": mine}

    def _active_threads(self, call: Request) -> Json:
        active = guild_json(self._world, guild_of(self._world, call))["threads"]
        return self._thread_list([self._world.channels[int(thread["id"])] for thread in active])

    def _archived_threads(self, call: Request) -> Json:
        parent = self._channel(call)
        kind = {"public": 11, "private": 12}.get(call.names["which"])
        found = [
            thread
            for thread in self._world.channels.values()
            if thread.parent_id == parent.id and thread.archived and thread.kind == kind
        ]
        return self._thread_list(found) | {"has_more": False}

    def _thread_members(self, call: Request) -> list[Json]:
        thread = self._channel(call)
        return [thread_member_json(thread, user_id) for user_id in thread.members]

    def _person_of(self, call: Request) -> int:
        return self._world.bot.id if call.names["user"] == "@me" else call.id("user")

    def _add_thread_member(self, call: Request) -> tuple[int, None]:
        threads.add_member(self._world, self._channel(call), self._person_of(call))
        return NOTHING, None

    def _remove_thread_member(self, call: Request) -> tuple[int, None]:
        threads.remove_member(self._world, self._channel(call), self._person_of(call))
        return NOTHING, None
