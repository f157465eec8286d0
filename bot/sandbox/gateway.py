"""The gateway: sessions of the bot's shards, what happened sent to each of them, and told again after a gap."""

import asyncio
import contextlib
import json
import zlib
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from secrets import token_hex
from typing import Any, Literal

from aiohttp import WSMsgType, web

from bot.sandbox.entities import Channel, ChannelKind, Guild, Message
from bot.sandbox.errors import Json
from bot.sandbox.exchange import ExchangeLog
from bot.sandbox.faults import Faults
from bot.sandbox.interactions import Interaction
from bot.sandbox.payloads import (
    channel_json,
    guild_json,
    member_json,
    message_json,
    thread_member_json,
    user_json,
)
from bot.sandbox.permissions import in_channel, sees_channel
from bot.sandbox.snowflake import shard_of
from bot.sandbox.starts import Starts
from bot.sandbox.wire import loaded
from bot.sandbox.world import Change, What, World

HEARTBEAT_SECONDS = 41.25
ROUND_TRIP = 0.02
"""Seconds that a heartbeat is on its way: answered at once, the library takes the answer for one to the last beat."""
SENDS_A_MINUTE = 120
KEPT_SECONDS = 180.0
KEPT_EVENTS = 5000
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15


Trouble = Literal["drop", "silence", "revoked"]


class Op(IntEnum):
    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    RATE_LIMITED = 4008
    SESSION_TIMED_OUT = 4009
    INVALID_SHARD = 4010
    SHARDING_REQUIRED = 4011


class Line:
    """One open socket to the client: frames go out in order, packed when the client asked for it."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.BaseTransport | None, packed: bool) -> None:
        self.socket = socket
        self.transport = transport
        self._packer = zlib.compressobj() if packed else None
        self._frames: asyncio.Queue[str] = asyncio.Queue()
        self.session: Session | None = None

    def send(self, op: Op, data: object = None, sequence: int | None = None, name: str | None = None) -> None:
        self.send_text(json.dumps({"op": int(op), "d": data, "s": sequence, "t": name}))

    def send_text(self, frame: str) -> None:
        self._frames.put_nowait(frame)

    async def pump(self) -> None:
        """Write the waiting frames until the socket is gone."""
        while True:
            frame = await self._frames.get()
            with contextlib.suppress(ConnectionError):
                if self._packer is None:
                    await self.socket.send_str(frame)
                else:
                    packed = self._packer.compress(frame.encode()) + self._packer.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)


@dataclass(slots=True, eq=False)
class Session:
    """What one shard has been told; it outlives its socket for a while, so that a gap can be told again."""

    id: str
    shard: int
    shards: int
    intents: int
    line: Line | None
    faults: Faults
    sequence: int = 0
    told: deque[tuple[int, str, Json]] = field(default_factory=lambda: deque(maxlen=KEPT_EVENTS))
    left: float = 0.0

    def tell(self, name: str, data: Json) -> None:
        data = self.faults.spoil(name, data)
        self.sequence += 1
        self.told.append((self.sequence, name, data))
        if self.line is not None:
            self.line.send(Op.DISPATCH, data, self.sequence, name)

    def missed(self, sequence: int) -> list[tuple[int, str, Json]] | None:
        """What was told after this sequence number; None when that is not all known any more."""
        first = self.sequence - len(self.told)
        return [event for event in self.told if event[0] > sequence] if first <= sequence <= self.sequence else None

    def cares_for(self, guild_id: int | None) -> bool:
        """Guilds are spread over the shards; everything without a guild goes to the first."""
        return self.shard == (0 if guild_id is None else shard_of(guild_id, self.shards))


class Gateway:
    def __init__(self, world: World, log: ExchangeLog, faults: Faults) -> None:
        self._world = world
        self._log = log
        self._faults = faults
        self.sessions: dict[str, Session] = {}
        self.starts = Starts(world)
        self.identifies = 0
        self.resumes = 0
        self.heartbeat_seconds = HEARTBEAT_SECONDS
        self.trouble: Trouble | None = None
        """What every new connection suffers."""
        world.listen(self.changed)

    @property
    def connected(self) -> bool:
        return any(session.line is not None for session in self.sessions.values())

    # What happened, to those who care

    def tell(self, name: str, data: Json, guild_id: int | None, intent: int = 0) -> None:
        limit = self._world.clock.steady() - KEPT_SECONDS
        for session in list(self.sessions.values()):
            if session.line is None and session.left < limit:
                del self.sessions[session.id]
            elif session.cares_for(guild_id) and (not intent or session.intents & intent):
                session.tell(name, data)

    def interaction(self, one: Interaction, payload: Json) -> None:
        self.tell("INTERACTION_CREATE", payload, one.channel.guild_id)

    def changed(self, change: Change) -> None:
        match change.subject:
            case Message() as message if not message.ephemeral:
                self._tell_message(change.what, message)
            case Channel() as channel if channel.guild_id is not None:
                self._tell_channel(change, channel)
            case Guild() as guild:
                self._tell_guild(change, guild)

    def _tell_message(self, what: What, message: Message) -> None:
        channel = self._world.channels.get(message.channel_id)
        if channel is None or not sees_channel(self._world, self._world.bot.id, channel):
            return
        guild_id = channel.guild_id
        body: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if what is not What.MESSAGE_DELETE:
            body = message_json(self._world, message)
        if guild_id is not None:
            body["guild_id"] = str(guild_id)
            author = self._world.guilds[guild_id].members.get(message.author_id)
            if what is not What.MESSAGE_DELETE and author is not None:
                body["member"] = member_json(self._world, author, with_user=False)
        intent = DIRECT_MESSAGES if channel.is_dm else GUILD_MESSAGES
        readable = channel.is_dm or self._world.bot.id in (message.author_id, *message.mentions)
        for session in self.sessions.values():
            if session.cares_for(guild_id) and session.intents & intent:
                hidden = {} if readable or session.intents & MESSAGE_CONTENT else _without_content(body)
                session.tell(what, body | hidden)

    def _tell_channel(self, change: Change, channel: Channel) -> None:
        bot_id = self._world.bot.id
        member = channel.kind is not ChannelKind.PRIVATE_THREAD or bot_id in channel.members
        if change.what in (What.CHANNEL_DELETE, What.THREAD_DELETE):
            body: Json = {"id": str(channel.id), "guild_id": str(channel.guild_id), "type": int(channel.kind)}
            body |= {"parent_id": str(channel.parent_id)} if channel.parent_id else {}
        elif change.what is What.THREAD_MEMBERS_UPDATE:
            body = {
                "id": str(channel.id),
                "guild_id": str(channel.guild_id),
                "member_count": min(len(channel.members), 50),
                "added_members": [thread_member_json(channel, user_id) for user_id in change.joined],
                "removed_member_ids": [str(user_id) for user_id in change.left],
            }
            member = member or bot_id in change.left
        elif change.what is What.THREAD_MEMBER_UPDATE:
            if bot_id not in channel.members:
                return
            body = thread_member_json(channel, bot_id) | {"guild_id": str(channel.guild_id)}
        else:
            body = channel_json(self._world, channel)
            if change.what is What.THREAD_CREATE:
                body["newly_created"] = True
        if not member or not (in_channel(self._world, bot_id, channel) or change.what.endswith("DELETE")):
            return
        intent = GUILDS
        if change.what is What.THREAD_MEMBERS_UPDATE:
            if bot_id in change.joined:
                self.tell("THREAD_CREATE", channel_json(self._world, channel), channel.guild_id, GUILDS)
            # Gateway Events: without GUILD_MEMBERS it is sent only if the bot itself was added or removed.
            intent = GUILDS if bot_id in (*change.joined, *change.left) else GUILD_MEMBERS
        self.tell(change.what, body, channel.guild_id, intent)

    def _tell_guild(self, change: Change, guild: Guild) -> None:
        bot_id = self._world.bot.id
        if change.what is What.GUILD_DELETE:
            self.tell("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS)
        elif change.what is What.GUILD_CREATE:
            # Libraries know a new server by the lack of `unavailable` (discord.py, `parse_guild_create`).
            body = {key: value for key, value in guild_json(self._world, guild).items() if key != "unavailable"}
            self.tell("GUILD_CREATE", body, guild.id, GUILDS)
        elif bot_id in guild.members:
            for user_id in change.joined:
                body = member_json(self._world, guild.members[user_id]) | {"guild_id": str(guild.id)}
                self.tell("GUILD_MEMBER_ADD", body, guild.id, GUILD_MEMBERS)
            for user_id in change.left:
                body = {"guild_id": str(guild.id), "user": user_json(self._world.users[user_id])}
                self.tell("GUILD_MEMBER_REMOVE", body, guild.id, GUILD_MEMBERS)

    # The socket

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False, max_msg_size=4096 * 4)
        await socket.prepare(request)
        if self.trouble == "drop" and request.transport is not None:
            request.transport.close()
            return socket
        if self.trouble == "silence":
            # Nothing is said, nothing is heard, not even a goodbye.
            await asyncio.Event().wait()
        line = Line(socket, request.transport, request.query.get("compress") == "zlib-stream")
        pump = asyncio.create_task(line.pump())
        line.send(Op.HELLO, {"heartbeat_interval": int(self.heartbeat_seconds * 1000), "_trace": []})
        try:
            await self._listen(line)
        finally:
            pump.cancel()
            if line.session is not None and line.session.line is line:
                line.session.line = None
                line.session.left = self._world.clock.steady()
                self._world.tell(What.PRESENCE_UPDATE, None)
        return socket

    async def _listen(self, line: Line) -> None:
        heard: list[float] = []
        while True:
            try:
                frame = await line.socket.receive(timeout=self.heartbeat_seconds * 2)
            except TimeoutError:
                await line.socket.close(code=Close.SESSION_TIMED_OUT)
                return
            if frame.type is not WSMsgType.TEXT:
                return
            now = self._world.clock.steady()
            heard = [moment for moment in heard if moment > now - 60] + [now]
            try:
                message = loaded(frame.data)
                code = Close.RATE_LIMITED if len(heard) > SENDS_A_MINUTE else self._take(line, message)
            except (ValueError, KeyError, TypeError):
                code = Close.DECODE_ERROR
            if code is not None:
                self._log.report("gateway closed", f"{int(code)} {code.name}")
                await line.socket.close(code=code)
                return

    def _take(self, line: Line, message: Json) -> Close | None:
        """Act on what the client sent; a code means that its connection is closed for it."""
        data = message.get("d")
        match message["op"]:
            case Op.HEARTBEAT:
                # At once it would come before the library has noted that it has sent anything.
                asyncio.get_running_loop().call_later(ROUND_TRIP, line.send, Op.HEARTBEAT_ACK)
            case Op.IDENTIFY:
                return Close.ALREADY_AUTHENTICATED if line.session else self._identify(line, data or {})
            case Op.RESUME:
                return self._resume(line, data or {})
            case Op.PRESENCE | Op.REQUEST_MEMBERS if line.session is None:
                return Close.NOT_AUTHENTICATED
            case Op.REQUEST_MEMBERS:
                self._send_members(line, data or {})
            case Op.PRESENCE:
                pass
            case _:
                return Close.UNKNOWN_OPCODE
        return None

    def _identify(self, line: Line, data: Json) -> Close | None:
        self.identifies += 1
        shard, shards = data.get("shard") or (0, 1)
        if self.trouble == "revoked" or self.starts.spent or data.get("token") != self._world.token:
            return Close.AUTHENTICATION_FAILED
        if not 0 <= shard < shards:
            return Close.INVALID_SHARD
        session = Session(token_hex(16), shard, shards, int(data["intents"]), line, self._faults)
        world = self._world
        guilds = [one for one in world.guilds.values() if world.bot.id in one.members and session.cares_for(one.id)]
        if len(guilds) > self.starts.most_guilds:
            return Close.SHARDING_REQUIRED
        early = self.starts.begin(shard)
        if early:
            self._log.report("identified too soon", f"shard {shard} of {shards}, {early:.1f} s early")
            line.send(Op.INVALID_SESSION, False)
            return None
        line.session = self.sessions[session.id] = session
        ready = {
            "v": 10,
            "user": user_json(world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": world.base_url.replace("http", "ws", 1) + "/gateway",
            "application": {"id": str(world.bot.id), "flags": 0},
            "shard": [shard, shards],
            "private_channels": [],
        }
        session.tell("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                session.tell("GUILD_CREATE", guild_json(world, guild))
        world.tell(What.PRESENCE_UPDATE, None)
        return None

    def _resume(self, line: Line, data: Json) -> Close | None:
        if data.get("token") != self._world.token:
            return Close.AUTHENTICATION_FAILED
        session = self.sessions.get(str(data["session_id"]))
        missed = session.missed(int(data["seq"])) if session is not None else None
        if session is None or missed is None:
            line.send(Op.INVALID_SESSION, False)
            return None
        self.resumes += 1
        line.session, session.line = session, line
        for sequence, name, told in missed:
            line.send(Op.DISPATCH, told, sequence, name)
        session.tell("RESUMED", {"_trace": []})
        self._world.tell(What.PRESENCE_UPDATE, None)
        return None

    def _send_members(self, line: Line, data: Json) -> None:
        guild = self._world.guilds.get(int(data["guild_id"]))
        if guild is None or line.session is None:
            return
        wanted = {int(user_id) for user_id in _listed(data.get("user_ids"))}
        start = str(data.get("query") or "")
        members = [
            member_json(self._world, member)
            for member in guild.members.values()
            if (member.user_id in wanted if wanted else self._world.users[member.user_id].name.startswith(start))
        ]
        body = {"guild_id": str(guild.id), "members": members, "chunk_index": 0, "chunk_count": 1}
        line.session.tell("GUILD_MEMBERS_CHUNK", body | ({"nonce": data["nonce"]} if data.get("nonce") else {}))

    # Trouble on request

    def _lines(self) -> list[Line]:
        return [session.line for session in self.sessions.values() if session.line is not None]

    def drop(self) -> None:
        """Cut every connection without a word."""
        for line in self._lines():
            if isinstance(line.transport, asyncio.Transport):
                line.transport.abort()

    async def close(self, code: int = 4000) -> None:
        for line in self._lines():
            await line.socket.close(code=code)

    def babble(self, frame: str) -> None:
        """Say something on every connection that is no event at all."""
        for line in self._lines():
            line.send_text(frame)

    def ask_reconnect(self) -> None:
        for line in self._lines():
            line.send(Op.RECONNECT)

    def invalidate(self) -> None:
        """Forget every session: the client must identify anew, and what it missed is lost."""
        lines = self._lines()
        for session in self.sessions.values():
            session.line = None
        self.sessions.clear()
        for line in lines:
            line.session = None
            line.send(Op.INVALID_SESSION, False)


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value] if value else []


def _without_content(body: Json) -> Json:
    """What stands in a message's place for a client without the intent to read content."""
    return {"content": ""} | {name: [] for name in ("embeds", "components", "attachments")} if "content" in body else {}
