"""Hears at the gateway what people press, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from collections.abc import AsyncIterator
from typing import Any

import aiohttp

from bot.rehearsal.journal import Json
from bot.rehearsal.trouble import OutOfReach

GUILDS = 1
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
HOPELESS = (4004, 4010, 4011, 4012, 4013, 4014)
"""Codes after which nobody may come back (topics/opcodes-and-status-codes.mdx, Gateway Close Event Codes)."""
PAUSE = 5.0
"""Seconds between two sessions: one may be begun every five seconds."""


class Ear:
    """A session of the bot's; it is resumed or begun anew as long as somebody listens."""

    def __init__(self, session: aiohttp.ClientSession, url: str, token: str) -> None:
        self._session = session
        self._first = self._url = url
        self._token = token
        self._id: str | None = None
        self._sequence: int | None = None
        self._pressed: asyncio.Queue[Json] = asyncio.Queue()
        self._ready = asyncio.Event()
        self._late = False
        self._listening: asyncio.Task[None] | None = None

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Ear]:
        """Listen for as long as this lasts."""
        listening = self._listening = asyncio.create_task(self._listen())
        ready = asyncio.create_task(self._ready.wait())
        try:
            await asyncio.wait((listening, ready), return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                listening.result()
            yield self
        finally:
            for task in (listening, ready):
                task.cancel()
            await asyncio.gather(listening, ready, return_exceptions=True)

    async def pressed(self, custom_id: str) -> Json:
        """Wait until somebody presses the button of this id; the interaction."""
        while True:
            event = await self.next()
            if (event.get("data") or {}).get("custom_id") == custom_id:
                return event

    async def next(self) -> Json:
        """The next interaction; whoever cannot hear any more must not wait for it."""
        assert self._listening is not None, "it listens while it is open"
        coming = asyncio.create_task(self._pressed.get())
        try:
            await asyncio.wait((self._listening, coming), return_when=asyncio.FIRST_COMPLETED)
            if self._listening.done():
                self._listening.result()
            return await coming
        finally:
            coming.cancel()

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(aiohttp.ClientError, OSError):
                await self._connected()
            await asyncio.sleep(PAUSE if self._id is None else random.random())

    async def _connected(self) -> None:
        url = f"{self._url}?v=10&encoding=json"
        async with self._session.ws_connect(url, max_msg_size=0) as socket:
            beating: asyncio.Task[None] | None = None
            try:
                async for frame in socket:
                    if frame.type is not aiohttp.WSMsgType.TEXT:
                        break
                    said = json.loads(frame.data)
                    if said["op"] == HELLO:
                        beating = asyncio.create_task(self._beat(socket, said["d"]["heartbeat_interval"] / 1000))
                        await self._introduced(socket)
                    elif not await self._taken(socket, said):
                        break
            finally:
                if beating is not None:
                    beating.cancel()
            if socket.close_code in HOPELESS:
                raise OutOfReach(f"Discord's gateway lets nobody in: it closed with {socket.close_code}.")

    async def _introduced(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        if self._id is not None:
            again = {"token": self._token, "session_id": self._id, "seq": self._sequence}
            await socket.send_json({"op": RESUME, "d": again})
            return
        properties = {"os": sys.platform, "browser": "stellwerk", "device": "stellwerk"}
        who = {"token": self._token, "intents": GUILDS, "properties": properties}
        await socket.send_json({"op": IDENTIFY, "d": who})

    async def _taken(self, socket: aiohttp.ClientWebSocketResponse, said: Json) -> bool:
        """Act on what the gateway says; False: this connection is over."""
        match said["op"]:
            case op if op == DISPATCH:
                self._sequence = said["s"]
                self._happened(said["t"], said["d"])
            case op if op == HEARTBEAT:
                await socket.send_json({"op": HEARTBEAT, "d": self._sequence})
            case op if op == ACK:
                self._late = False
            case op if op == RECONNECT:
                return False
            case op if op == INVALID:
                if not said["d"]:
                    self._id, self._url = None, self._first
                return False
        return True

    def _happened(self, name: str, what: Any) -> None:
        if name == "READY":
            self._id, self._url = what["session_id"], what.get("resume_gateway_url") or self._first
            self._ready.set()
        elif name == "INTERACTION_CREATE":
            self._pressed.put_nowait(what)

    async def _beat(self, socket: aiohttp.ClientWebSocketResponse, seconds: float) -> None:
        """Two beats without an answer between them: the other end is gone."""
        await asyncio.sleep(seconds * random.random())
        self._late = False
        while True:
            if self._late:
                await socket.close(code=4000)
                return
            self._late = True
            await socket.send_json({"op": HEARTBEAT, "d": self._sequence})
            await asyncio.sleep(seconds)
