"""The connection of one shard: begun again after every gap, and resumed, while no other shard has to wait for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import aiohttp
import discord
from discord.gateway import ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard

from bot.process.frames import Frames
from bot.process.trouble import Backoff
from bot.tasks import Seldom, told

log = logging.getLogger(__name__)

ANSWER = 60.0
"""Seconds within which a connection must be made."""
AGAIN = (OSError, discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, TimeoutError)
"""What passes by itself."""
GOODBYE, INTENTS = 1000, 4014


class Line(Shard):
    """Does by itself what the library does for all shards in turn, and resumes where the library begins anew."""

    @property
    def open(self) -> bool:
        return self.ws.open

    async def worker(self) -> None:
        """Hear until the client is closed, or Discord says something that will be the same next time."""
        backoff, tell, again = Backoff(), Seldom(), dict[str, Any]()
        while not self._client.is_closed():
            try:
                if again:
                    self.ws = await self._made(again)
                    again = {}
                while True:
                    await self.ws.poll_event()
            except ReconnectWebSocket as wish:
                self._gone()
                again = self._session() if wish.resume else {"resume": False}
            except asyncio.CancelledError:
                return
            except (*AGAIN, discord.ConnectionClosed) as problem:
                self._gone()
                if isinstance(problem, discord.ConnectionClosed) and problem.code != GOODBYE:
                    self._over(problem)
                    return
                again = again or self._session()
                pause = backoff.delay()
                if tell():
                    log.warning("shard %s: Discord cannot be reached (%s); trying again", self.id, told(problem))
                await asyncio.sleep(pause)
            except Exception:
                # Whatever it is, it is no reason to leave Discord: a new connection begins with a clean slate.
                self._gone()
                again = again or self._session()
                if tell():
                    log.exception("shard %s: its connection has broken off; trying again", self.id)
                await asyncio.sleep(backoff.delay())

    def _session(self) -> dict[str, Any]:
        """What it takes to go on where it was left; Discord says so if that is impossible."""
        if self.ws.session_id is None:
            return {"resume": False}
        return {
            "resume": True, "gateway": self.ws.gateway, "session": self.ws.session_id, "sequence": self.ws.sequence
        }  # fmt: skip

    async def _made(self, how: Mapping[str, Any]) -> Frames:
        return await asyncio.wait_for(Frames.opened(self._client, self.id, **how), ANSWER)

    def _gone(self) -> None:
        self._dispatch("disconnect")
        self._dispatch("shard_disconnect", self.id)

    def _over(self, problem: discord.ConnectionClosed) -> None:
        if problem.code == INTENTS:
            refusal = discord.PrivilegedIntentsRequired(self.id)
            self._queue_put(EventItem(EventType.terminate, self, refusal))
        else:
            self._queue_put(EventItem(EventType.close, self, problem))
