"""Discord's REST v10 as far as the bot uses it; every other route is refused and reported."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from bot.sandbox import threads
from bot.sandbox.commands import CommandBook
from bot.sandbox.entities import Channel, Guild
from bot.sandbox.errors import MISTAKES, ApiError, Field, Json, Refusal
from bot.sandbox.exchange import Exchange, ExchangeLog
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.interactions import Interactions
from bot.sandbox.messages import Messages
from bot.sandbox.payloads import (
    application_json,
    channel_json,
    guild_json,
    member_json,
    message_json,
    role_json,
    thread_member_json,
    user_json,
)
from bot.sandbox.permissions import Permission, in_channel, sees_channel
from bot.sandbox.starts import Starts
from bot.sandbox.submission import Submission
from bot.sandbox.wire import NOTHING, Request, read, respond
from bot.sandbox.world import What, World

PREFIX = "/api/v10"
MOST_PINS = 50
PAGING = ("limit", "before", "after", "around")
WITHOUT_TOKEN = ("/interactions/", "/webhooks/")
Handler = Callable[[Request], Any]


class Rest:
    def __init__(
        self,
        world: World,
        messages: Messages,
        commands: CommandBook,
        interactions: Interactions,
        faults: Faults,
        log: ExchangeLog,
        settled: Callable[[], Awaitable[None]],
        starts: Starts,
    ) -> None:
        self._world = world
        self._starts = starts
        self._messages = messages
        self._commands = commands
        self._interactions = interactions
        self._faults = faults
        self._log = log
        self._settled = settled

    def add_routes(self, app: web.Application) -> None:
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/users/@me", lambda call: user_json(self._world.bot) | {"mfa_enabled": False, "locale": "en-US"}),
            ("GET", "/oauth2/applications/@me", lambda call: application_json(self._world)),
            ("GET", "/applications/@me", lambda call: application_json(self._world)),
            ("GET", "/gateway", lambda call: {"url": self._gateway_url()}),
            ("GET", "/gateway/bot", self._gateway_bot),
            ("GET", "/users/@me/guilds", self._guilds),
            ("DELETE", "/users/@me/guilds/{guild}", self._leave_guild),
            ("POST", "/users/@me/channels", self._open_dm),
            ("GET", "/users/{user}", self._user),
            ("GET", "/guilds/{guild}", lambda call: guild_json(self._world, self._guild(call))),
            ("GET", "/guilds/{guild}/channels", self._channels),
            ("GET", "/guilds/{guild}/roles", self._roles),
            ("GET", "/guilds/{guild}/threads/active", self._active_threads),
            ("GET", "/guilds/{guild}/members/{user}", self._member),
            ("GET", "/channels/{channel}", lambda call: channel_json(self._world, self._channel(call))),
            ("PATCH", "/channels/{channel}", self._change_channel),
            ("DELETE", "/channels/{channel}", self._delete_channel),
            ("POST", "/channels/{channel}/typing", self._typing),
            ("GET", "/channels/{channel}/messages", self._list_messages),
            ("POST", "/channels/{channel}/messages", self._create_message),
            ("GET", "/channels/{channel}/messages/pins", self._list_pins),
            ("PUT", "/channels/{channel}/messages/pins/{message}", lambda call: self._pin(call, True)),
            ("DELETE", "/channels/{channel}/messages/pins/{message}", lambda call: self._pin(call, False)),
            ("GET", "/channels/{channel}/messages/{message}", self._get_message),
            ("PATCH", "/channels/{channel}/messages/{message}", self._edit_message),
            ("DELETE", "/channels/{channel}/messages/{message}", self._delete_message),
            ("POST", "/channels/{channel}/messages/bulk-delete", self._delete_messages),
            ("POST", "/channels/{channel}/threads", self._create_thread),
            ("POST", "/channels/{channel}/messages/{message}/threads", self._create_thread),
            ("GET", "/channels/{channel}/threads/archived/{which}", self._archived_threads),
            ("GET", "/channels/{channel}/thread-members", self._thread_members),
            ("PUT", "/channels/{channel}/thread-members/{user}", self._add_thread_member),
            ("DELETE", "/channels/{channel}/thread-members/{user}", self._remove_thread_member),
            ("GET", "/applications/{app}/emojis", lambda call: {"items": []}),
            ("POST", "/interactions/{interaction}/{token}/callback", self._answer),
            ("POST", "/webhooks/{app}/{token}", self._follow_up),
            ("GET", "/webhooks/{app}/{token}/messages/{which}", self._get_answer),
            ("PATCH", "/webhooks/{app}/{token}/messages/{which}", self._edit_answer),
            ("DELETE", "/webhooks/{app}/{token}/messages/{which}", self._delete_answer),
        ]
        for base in ("/applications/{app}/commands", "/applications/{app}/guilds/{guild}/commands"):
            table += [
                ("GET", base, lambda call: self._commands.registered.get(self._book(call), [])),
                ("PUT", base, self._replace_commands),
                ("POST", base, lambda call: (201, self._commands.add(self._book(call), call.body))),
                ("GET", base + "/{command}", lambda call: self._commands.by_id(self._book(call), call.id("command"))),
                ("DELETE", base + "/{command}", self._remove_command),
            ]
        for method, path, handler in table:
            app.router.add_route(method, PREFIX + path, self._serve(path, handler))
        app.router.add_route("*", "/api/{rest:.*}", self._serve("unknown", self._unknown))

    # One request, from its line to its answer

    def _serve(self, route: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            started = time.perf_counter()
            line = f"{request.method} {request.path}"
            fault = self._faults.take(line)
            submission = Submission({})
            if fault is not None:
                await asyncio.sleep(fault.delay)
                if fault.drop == "before":
                    return self._cut(request)
                if fault.garbage:
                    return web.Response(text="<html><body>One moment please</body></html>", content_type="text/html")
                if fault.status is not None:
                    return self._faulty(fault)
            try:
                self._authorise(request)
                submission = await read(request)
                call = Request(dict(request.match_info), dict(request.query), submission)
                answer = handler(call)
                status, body = answer if isinstance(answer, tuple) else (200, answer)
                await self._settled()
            except ApiError as error:
                status, body = error.refusal.status, error.body()
                if error.refusal in MISTAKES:
                    self._log.report(error.refusal.message, line, error.errors)
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                # A value of another type than Discord documents, somewhere in the body.
                status, body = Refusal.INVALID_FORM.status, ApiError(Refusal.INVALID_FORM).body()
                self._log.report("malformed body", f"{line}: {error!r}")
            files = tuple((upload.filename, len(upload.data)) for upload in submission.uploads.values())
            took = time.perf_counter() - started
            path = request.path.removeprefix(PREFIX)
            self._log.record(Exchange(request.method, path, route, submission.body, files, status, body, took))
            if fault is not None and fault.drop == "after":
                return self._cut(request)
            return respond(status, body, {"X-RateLimit-Bucket": f"{request.method}:{route}"})

        return serve

    def _authorise(self, request: web.Request) -> None:
        path = request.path.removeprefix(PREFIX)
        if not path.startswith(WITHOUT_TOKEN) and request.headers.get("Authorization") != f"Bot {self._world.token}":
            raise ApiError(Refusal.UNAUTHORIZED)

    def _cut(self, request: web.Request) -> web.Response:
        if request.transport is not None:
            request.transport.abort()
        return web.Response()

    def _faulty(self, fault: Fault) -> web.Response:
        status = fault.status or 500
        body: Json = {"message": "You are being rate limited." if status == 429 else "Injected", "code": fault.code}
        headers = {}
        if status == 429:
            headers = {"Via": "1.1 google"} if fault.via else {}
            body |= {"retry_after": fault.retry_after, "global": fault.is_global}
        return respond(status, body, headers)

    def _unknown(self, call: Request) -> Json:
        raise ApiError(Refusal.UNKNOWN_ROUTE)

    # Finding what a path names

    def _channel(self, call: Request) -> Channel:
        channel = self._world.channels.get(call.id("channel"))
        if channel is None:
            raise ApiError(Refusal.UNKNOWN_CHANNEL)
        if not sees_channel(self._world, self._world.bot.id, channel):
            raise ApiError(Refusal.MISSING_ACCESS)
        return channel

    def _guild(self, call: Request) -> Guild:
        guild = self._world.guilds.get(call.id("guild"))
        if guild is None or self._world.bot.id not in guild.members:
            raise ApiError(Refusal.UNKNOWN_GUILD)
        return guild

    def _book(self, call: Request) -> int | None:
        """Whose commands are meant: a guild's or, None, everybody's."""
        if call.id("app") != self._world.bot.id:
            raise ApiError(Refusal.MISSING_ACCESS)
        return self._guild(call).id if "guild" in call.names else None

    # The bot itself, people and guilds

    def _gateway_url(self) -> str:
        return self._world.base_url.replace("http", "ws", 1) + "/gateway"

    def _gateway_bot(self, call: Request) -> Json:
        return self._starts.told(self._gateway_url())

    def _guilds(self, call: Request) -> list[Json]:
        return [
            {"id": str(guild.id), "name": guild.name, "icon": None, "owner": False, "permissions": "0", "features": []}
            for guild in self._world.guilds.values()
            if self._world.bot.id in guild.members
        ]

    def _leave_guild(self, call: Request) -> tuple[int, None]:
        self._world.leave_guild(self._guild(call), self._world.bot)
        return NOTHING, None

    def _open_dm(self, call: Request) -> Json:
        recipient = self._world.users.get(int(call.body.get("recipient_id", 0)))
        if recipient is None or recipient.bot:
            raise ApiError(Refusal.UNKNOWN_USER)
        return channel_json(self._world, self._world.open_dm(recipient))

    def _user(self, call: Request) -> Json:
        user = self._world.users.get(call.id("user"))
        if user is None:
            raise ApiError(Refusal.UNKNOWN_USER)
        return user_json(user)

    def _member(self, call: Request) -> Json:
        member = self._guild(call).members.get(call.id("user"))
        if member is None:
            raise ApiError(Refusal.UNKNOWN_MEMBER)
        return member_json(self._world, member)

    def _roles(self, call: Request) -> list[Json]:
        return [role_json(role) for role in self._guild(call).roles.values()]

    def _channels(self, call: Request) -> list[Json]:
        guild = guild_json(self._world, self._guild(call))
        return list(guild["channels"])

    # Channels and threads

    def _change_channel(self, call: Request) -> Json:
        return channel_json(self._world, threads.change(self._world, self._channel(call), call.body))

    def _delete_channel(self, call: Request) -> Json:
        channel = self._channel(call)
        needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
        if needed not in in_channel(self._world, self._world.bot.id, channel):
            raise ApiError(Refusal.MISSING_PERMISSIONS)
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
        active = guild_json(self._world, self._guild(call))["threads"]
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

    # Messages

    def _create_message(self, call: Request) -> Json:
        return message_json(self._world, self._messages.create(self._channel(call), call.submission))

    def _get_message(self, call: Request) -> Json:
        return message_json(self._world, self._messages.find(self._channel(call), call.id("message")))

    def _edit_message(self, call: Request) -> Json:
        message = self._messages.find(self._channel(call), call.id("message"))
        if message.author_id != self._world.bot.id:
            raise ApiError(Refusal.NOT_YOUR_MESSAGE)
        return message_json(self._world, self._messages.edit(message, call.submission))

    def _delete_message(self, call: Request) -> tuple[int, None]:
        channel = self._channel(call)
        self._messages.delete(channel, self._messages.find(channel, call.id("message")))
        return NOTHING, None

    def _delete_messages(self, call: Request) -> tuple[int, None]:
        channel = self._channel(call)
        for message_id in call.body.get("messages", []):
            self._messages.delete(channel, self._messages.find(channel, int(message_id)))
        return NOTHING, None

    def _list_messages(self, call: Request) -> list[Json]:
        query = {name: int(value) for name, value in call.query.items() if name in PAGING}
        limit = Field().at("limit").number(query.get("limit", 50), 1, 100)
        visible = [one for one in self._world.messages_in(self._channel(call)) if not one.ephemeral]
        before = [one for one in visible if one.id < query.get("before", 1 << 63)]
        if "after" in query:
            chosen = [one for one in before if one.id > query["after"]][:limit]
        elif "around" in query:
            chosen = sorted(before, key=lambda one: abs(one.id - query["around"]))[:limit]
            chosen.sort(key=lambda one: one.id)
        else:
            chosen = before[-limit:]
        return [message_json(self._world, message) for message in reversed(chosen)]

    def _list_pins(self, call: Request) -> Json:
        pinned = [one for one in self._world.messages_in(self._channel(call)) if one.pinned]
        bodies = [message_json(self._world, message) for message in reversed(pinned)]
        return {"items": [{"message": body, "pinned_at": body["timestamp"]} for body in bodies], "has_more": False}

    def _pin(self, call: Request, pinned: bool) -> tuple[int, None]:
        channel = self._channel(call)
        message = self._messages.find(channel, call.id("message"))
        granted = in_channel(self._world, self._world.bot.id, channel)
        if not channel.is_dm and not granted & (Permission.PIN_MESSAGES | Permission.MANAGE_MESSAGES):
            raise ApiError(Refusal.MISSING_PERMISSIONS)
        if pinned and sum(one.pinned for one in self._world.messages_in(channel)) >= MOST_PINS:
            raise ApiError(Refusal.TOO_MANY_PINS)
        message.pinned = pinned
        self._world.change(message, edited=False)
        return NOTHING, None

    # Commands and interactions

    def _replace_commands(self, call: Request) -> list[Json]:
        return self._commands.replace(self._book(call), call.body.get("list"))

    def _remove_command(self, call: Request) -> tuple[int, None]:
        self._commands.remove(self._book(call), call.id("command"))
        return NOTHING, None

    def _answer(self, call: Request) -> tuple[int, Json | None]:
        told = self._interactions.answer(call.id("interaction"), call.names["token"], call.submission)
        return (200, told) if call.query.get("with_response") in ("1", "true") else (NOTHING, None)

    def _follow_up(self, call: Request) -> tuple[int, Json | None]:
        one = self._interactions.by_token(call.id("app"), call.names["token"])
        message = self._interactions.follow_up(one, call.submission)
        wait = call.query.get("wait") in ("1", "true")
        return (200, message_json(self._world, message)) if wait else (NOTHING, None)

    def _get_answer(self, call: Request) -> Json:
        one = self._interactions.by_token(call.id("app"), call.names["token"])
        return message_json(self._world, self._interactions.message(one, call.names["which"]))

    def _edit_answer(self, call: Request) -> Json:
        one = self._interactions.by_token(call.id("app"), call.names["token"])
        return message_json(self._world, self._interactions.edit(one, call.names["which"], call.submission))

    def _delete_answer(self, call: Request) -> tuple[int, None]:
        one = self._interactions.by_token(call.id("app"), call.names["token"])
        self._interactions.delete(one, call.names["which"])
        return NOTHING, None
