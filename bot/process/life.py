"""The life of the running bot: everything is opened in order, trouble is waited out, everything is closed again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack

import discord

from bot.process.client import Stellwerk
from bot.process.health import Heart
from bot.process.sync import tell_commands
from bot.process.trouble import NO_TOKEN, lasting, passing
from bot.store.sqlite import SqliteStore
from bot.tasks import persistently, supervised, within

log = logging.getLogger(__name__)

ANSWER = 30.0
"""Seconds within which Discord must answer while the bot logs in."""
SYNC = 5.0
"""Seconds the gateway waits for Discord to take the commands: they had better be there before anybody types one."""
# A stop, in seconds. Docker kills after ten, and with that the database is closed all the same.
STOP = 6.0
"""All together, but for the database."""
RUNNING, DRAINING, LEAVING, CLOSING = 2.0, 2.0, 1.2, 2.0
AT_LEAST = 0.3
LAST_RESORT = 8.8


class Life:
    """One run of the bot. `leaving` is called when it begins to stop."""

    def __init__(self, client: Stellwerk, leaving: Callable[[], None] = lambda: None) -> None:
        self.client = client
        self._leaving = leaving
        self._opened = AsyncExitStack()
        self._until = 0.0

    async def run(self, stop: asyncio.Event | None = None, ready: Callable[[], None] = lambda: None) -> None:
        """Connect and work until told to stop by a signal or the event, then put everything in order."""
        stop = stop or asyncio.Event()
        with _signals(stop):
            serving = asyncio.create_task(self._serve(ready))
            asking = asyncio.create_task(stop.wait())
            try:
                await asyncio.wait({serving, asking}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                asking.cancel()
                await self._stop(serving)
        if not serving.cancelled():
            serving.result()

    # -- starting

    async def _serve(self, ready: Callable[[], None]) -> None:
        client = self.client
        if not client.settings.token:
            raise NO_TOKEN
        client.store = store = await SqliteStore.open(client.settings.database)
        self._closes(CLOSING, "closing the database", store.close, always=True)
        self._closes(LEAVING, "leaving Discord", self._left)
        heart = Heart(client.settings.data)
        heart.asks("database", heart.writes(store))
        heart.asks("disk", heart.room)
        heart.asks("Discord", client.complaint)
        beating = supervised("heart", heart.beat)
        self._closes(LEAVING, "the heart", beating.stop)
        await self._log_in(client.settings.token)
        telling = supervised("commands", lambda: tell_commands(client.tree, store, client.application_id))
        self._closes(LEAVING, "telling the commands", telling.stop)
        await asyncio.wait({telling.task}, timeout=SYNC)
        client.outbox.start()
        heart.asks("delivery", heart.delivers(client.outbox))
        self._closes(DRAINING + LEAVING, "delivering", self._drained)
        ticking = supervised("clock", client.clock.run)
        self._closes(LEAVING, "the clock", ticking.stop)
        heart.asks("clock", client.clock.complaint)
        preparing = supervised("preparing pictures", lambda: client.painter.prepare(client.games.known()))
        self._closes(LEAVING, "preparing pictures", preparing.stop)
        keeping = supervised("records", client.tables.records.catch_up)
        self._closes(LEAVING, "the records", keeping.stop)
        client.ready_to_serve = True
        ready()
        await persistently("Discord cannot be reached", self._connected, passing)

    def _closes(self, seconds: float, what: str, close: Callable[[], Awaitable[object]], always: bool = False) -> None:
        """Remember what has been opened; whatever happens, it is closed, in the opposite order."""

        async def closed() -> None:
            left = seconds if always else min(seconds, self._until - loop.time())
            await within(max(AT_LEAST, left), what, close())

        loop = asyncio.get_running_loop()
        self._opened.push_async_callback(closed)

    async def _log_in(self, token: str) -> None:
        client = self.client

        async def attempt() -> None:
            try:
                async with asyncio.timeout(ANSWER):
                    await client.login(token)
            except BaseException:
                # Each attempt opens connections of its own.
                await client.http.close()
                client.http.connector = discord.utils.MISSING
                raise

        try:
            await persistently("Discord does not let the bot in", attempt, passing)
        except discord.DiscordException as refusal:
            raise lasting(refusal) from None

    async def _connected(self) -> None:
        """Be connected until the client is closed; the library connects again by itself once it has been connected."""
        try:
            await self.client.connect()
        except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as refusal:
            raise lasting(refusal) from None
        except AttributeError as problem:
            # The library trips over the connection it never had.
            if getattr(self.client, "ws", None) is not None:
                raise
            raise ConnectionError("the gateway does not answer") from problem

    # -- stopping

    async def _stop(self, serving: asyncio.Task[None]) -> None:
        """Take nothing new, finish what runs, send what is due, close everything."""
        self._leaving()
        self._until = asyncio.get_running_loop().time() + STOP
        client = self.client
        client.stopping = True
        if client.ready_to_serve:
            client.films.close()
            await within(RUNNING, "finishing the answers", client.at_rest())
        else:
            serving.cancel()
            await asyncio.wait({serving}, timeout=CLOSING)
        await self._opened.aclose()
        serving.cancel()
        await asyncio.wait({serving}, timeout=LEAVING)

    async def _left(self) -> None:
        try:
            await self.client.close()
        finally:
            # Not reached by the library when the gateway does not say goodbye in time.
            await self.client.http.close()

    async def _drained(self) -> None:
        """What is begun is done, and what is due is sent, as far as that is quick and Discord still listens."""
        await within(LEAVING, "finishing the moves", self.client.tables.drain())
        await self.client.outbox.stop(drain=not self.client.is_closed(), timeout=DRAINING)


def last_resort() -> None:
    """End the program soon in any case, whatever thread hangs: what is committed is on the disk."""
    timer = threading.Timer(LAST_RESORT, os._exit, (1,))
    timer.daemon = True
    timer.start()


@contextlib.contextmanager
def _signals(stop: asyncio.Event) -> Iterator[None]:
    """SIGINT and SIGTERM ask to stop, where the system has such signals."""
    loop = asyncio.get_running_loop()
    wanted = (signal.SIGINT, signal.SIGTERM)
    for sign in wanted:
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            loop.add_signal_handler(sign, stop.set)
    try:
        yield
    finally:
        for sign in wanted:
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                loop.remove_signal_handler(sign)
