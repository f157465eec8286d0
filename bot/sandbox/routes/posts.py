"""Messages and pins."""

from bot.sandbox.entities import Channel, Message
from bot.sandbox.errors import ApiError, Field, Json, Refusal
from bot.sandbox.messages import Messages
from bot.sandbox.payloads import message_json
from bot.sandbox.permissions import Permission, in_channel
from bot.sandbox.routes.finding import Table, channel_of, need
from bot.sandbox.snowflake import moment
from bot.sandbox.starters import starter_json
from bot.sandbox.wire import NOTHING, Request
from bot.sandbox.world import World

MOST_PINS = 250
"""Opcodes and Status Codes: 30003, "Maximum number of pins reached for the channel (250)"."""
LEAST_DELETED, MOST_DELETED = 2, 100
TOO_OLD = 14 * 86_400.0
"""Bulk Delete Messages: "will not delete messages older than 2 weeks"."""
PAGING = ("limit", "before", "after", "around")


class PostRoutes:
    def __init__(self, world: World, messages: Messages) -> None:
        self._world = world
        self._messages = messages

    def table(self) -> Table:
        return [
            ("GET", "/channels/{channel}/messages", self._list_messages),
            ("POST", "/channels/{channel}/messages", self._create_message),
            ("GET", "/channels/{channel}/messages/pins", self._list_pins),
            ("PUT", "/channels/{channel}/messages/pins/{message}", lambda call: self._pin(call, True)),
            ("DELETE", "/channels/{channel}/messages/pins/{message}", lambda call: self._pin(call, False)),
            ("GET", "/channels/{channel}/messages/{message}", self._get_message),
            ("PATCH", "/channels/{channel}/messages/{message}", self._edit_message),
            ("DELETE", "/channels/{channel}/messages/{message}", self._delete_message),
            ("POST", "/channels/{channel}/messages/bulk-delete", self._delete_messages),
        ]

    def _channel(self, call: Request) -> Channel:
        return channel_of(self._world, call)

    def _message(self, call: Request) -> Message:
        return self._messages.find(self._channel(call), call.id("message"))

    def _create_message(self, call: Request) -> Json:
        return message_json(self._world, self._messages.create(self._channel(call), call.submission))

    def _reads(self, channel: Channel) -> bool:
        """Whether the bot may look back here.

        Get Channel Message requires READ_MESSAGE_HISTORY; without it, Get Channel Messages and Get Channel Pins answer
        that there is nothing.
        """
        return Permission.READ_MESSAGE_HISTORY in in_channel(self._world, self._world.bot.id, channel)

    def _get_message(self, call: Request) -> Json:
        if not self._reads(self._channel(call)):
            raise ApiError(Refusal.MISSING_PERMISSIONS)
        return message_json(self._world, self._message(call))

    def _edit_message(self, call: Request) -> Json:
        message = self._message(call)
        if message.author_id != self._world.bot.id:
            raise ApiError(Refusal.NOT_YOUR_MESSAGE)
        self._messages.check_lock(self._channel(call))
        if call.submission.uploads:
            # The pages are silent on whether an edit asks for it as well; whoever has it is right in both cases.
            need(self._world, self._channel(call), Permission.ATTACH_FILES)
        return message_json(self._world, self._messages.edit(message, call.submission))

    def _delete_message(self, call: Request) -> tuple[int, None]:
        self._messages.delete(self._channel(call), self._message(call))
        return NOTHING, None

    def _delete_messages(self, call: Request) -> tuple[int, None]:
        """Bulk Delete Messages: MANAGE_MESSAGES even for one's own, 2 to 100, none twice and none of weeks ago."""
        channel = self._channel(call)
        if channel.guild_id is None:
            raise ApiError(Refusal.NOT_IN_DM)
        need(self._world, channel, Permission.MANAGE_MESSAGES)
        numbers = [int(one) for one in call.body.get("messages") or ()]
        if not LEAST_DELETED <= len(numbers) <= MOST_DELETED or len(set(numbers)) < len(numbers):
            raise ApiError(Refusal.TOO_FEW_TO_DELETE)
        if any(moment(one) < self._world.clock.now() - TOO_OLD for one in numbers):
            raise ApiError(Refusal.TOO_OLD_TO_DELETE)
        for message in [one for one in self._world.messages_in(channel) if one.id in numbers]:
            self._messages.delete(channel, message)
        return NOTHING, None

    def _list_messages(self, call: Request) -> list[Json]:
        query = {name: int(value) for name, value in call.query.items() if name in PAGING}
        limit = Field().at("limit").number(query.get("limit", 50), 1, 100)
        channel = self._channel(call)
        there = self._world.messages_in(channel) if self._reads(channel) else ()
        visible = [one for one in there if not one.ephemeral]
        before = [one for one in visible if one.id < query.get("before", 1 << 63)]
        if "after" in query:
            chosen = [one for one in before if one.id > query["after"]][:limit]
        elif "around" in query:
            chosen = sorted(before, key=lambda one: abs(one.id - query["around"]))[:limit]
            chosen.sort(key=lambda one: one.id)
        else:
            chosen = before[-limit:]
        listed = [message_json(self._world, message) for message in reversed(chosen)]
        starter = starter_json(self._world, channel) if self._reads(channel) else None
        oldest = "after" not in query and "around" not in query and query.get("before", 1 << 63) > channel.id
        return [*listed, starter] if starter is not None and oldest and len(listed) < limit else listed

    def _list_pins(self, call: Request) -> Json:
        channel = self._channel(call)
        there = self._world.messages_in(channel) if self._reads(channel) else ()
        bodies = [message_json(self._world, one) for one in reversed([one for one in there if one.pinned])]
        return {"items": [{"message": body, "pinned_at": body["timestamp"]} for body in bodies], "has_more": False}

    def _pin(self, call: Request, pinned: bool) -> tuple[int, None]:
        """Pin Message and Unpin Message: PIN_MESSAGES, which MANAGE_MESSAGES does not bring along any more."""
        channel, message = self._channel(call), self._message(call)
        need(self._world, channel, Permission.PIN_MESSAGES)
        if pinned and sum(one.pinned for one in self._world.messages_in(channel)) >= MOST_PINS:
            raise ApiError(Refusal.TOO_MANY_PINS)
        message.pinned = pinned
        self._world.change(message, edited=False)
        return NOTHING, None
