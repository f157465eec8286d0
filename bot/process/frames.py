"""The socket to the gateway: a frame that nobody can read is left aside, and the next one is read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Protocol, Self

import aiohttp
import yarl
from discord.errors import ConnectionClosed
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot.process.guard import Guard, Read

READY = "READY"
CONNECTION = (ReconnectWebSocket, WebSocketClosure, ConnectionClosed, OSError, aiohttp.ClientError)
"""What is no matter of reading: the line sees to it."""


class Listener(Protocol):
    """The client, as far as its sockets know it."""

    @property
    def guard(self) -> Guard: ...

    def reader(self, kind: str, shard: int) -> Read | None:
        """What reads events of a kind, told on a shard; None: nobody has heard of this kind."""


class Readers:
    """Where the library looks up what reads an event: with a guard before it."""

    def __init__(self, listener: Listener, shard: int) -> None:
        self._listener = listener
        self._shard = shard

    def __getitem__(self, kind: object) -> Read:
        read = self._listener.reader(kind, self._shard) if isinstance(kind, str) else None
        if read is None:
            # The library knows this error: an event to come is nothing to it.
            raise KeyError(kind)
        return self._listener.guard.around(str(kind), read)


class Frames(DiscordWebSocket):
    """Made by `opened`."""

    _guard: Guard | None = None
    _said: str | None = None

    @classmethod
    async def opened(cls, client: Any, shard: int, **how: Any) -> Self:
        """A socket on which the gateway has said hello, and which has been told who we are.

        Any: the client is the library's, and a `Listener`; `how` is what the library wants to know.
        """
        socket = await cls.from_client(client, shard_id=shard, **how)
        socket._guard = client.guard
        # Nothing has been read yet but the hello.
        socket._discord_parsers = Readers(client, shard)  # type: ignore[assignment]
        return socket

    def log_receive(self, said: Any, /) -> None:
        """The library tells here what it has unpacked, before it reads it."""
        self._said = said

    async def received_message(self, msg: Any, /) -> None:
        self._said = None
        try:
            await super().received_message(msg)
        except CONNECTION:
            raise
        except Exception as problem:
            if not self._left_aside(problem):
                raise

    def _left_aside(self, problem: Exception) -> bool:
        """Can the next frame be read although this one cannot?"""
        if self._guard is None or self._said is None:
            # Without a hello there is no heartbeat, and nothing can be unpacked after what cannot be unpacked.
            return False
        try:
            frame = json.loads(self._said)
        except (ValueError, RecursionError):
            frame = None
        if not isinstance(frame, dict):
            self._guard.leave_aside(None, problem)
            return True
        if frame.get("op") != self.DISPATCH:
            return False
        kind, data = frame.get("t"), frame.get("d")
        self._guard.leave_aside(kind, problem, data)
        if kind == READY:
            self._begin(data if isinstance(data, dict) else {})
        return True

    def _begin(self, data: Mapping[str, Any]) -> None:
        """The session has begun all the same. Without its name it cannot be resumed, but it can be served."""
        name, address = data.get("session_id"), data.get("resume_gateway_url")
        self.session_id = name if isinstance(name, str) else None
        self.gateway = yarl.URL(address) if isinstance(address, str) else self.gateway
        self._discord_parsers[READY](dict(data))
