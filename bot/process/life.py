"""The life of the running bot: everything is opened in order, trouble is waited out, everything is closed again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AsyncExitStack
from importlib import import_module
from itertools import product

import discord

from bot.process.client import EXTENSIONS, Stellwerk
from bot.process.handover import Predecessor, Successor
from bot.process.holding import Holding, named, new_name
from bot.process.invitation import for_people
from bot.process.settings import BadSetting
from bot.process.sync import tell_commands
from bot.process.tenancy import Tenancy
from bot.process.trouble import NO_TOKEN, NoEntry, intelligible, lasting, passing
from bot.process.turns import Turns
from bot.process.upkeep import rehearsed
from bot.process.window import Window
from bot.store.address import Place
from bot.store.lock import InUse, claim
from bot.store.opening import make_folder
from bot.store.place import open_store
from bot.store.protocol import Store
from bot.tasks import Seldom, persistently, supervised, within
from bot.texts import LANGUAGES, texts
from rules import registry

log = logging.getLogger(__name__)

ANSWER = 30.0
"""Seconds within which Discord must answer while the bot logs in."""
SYNC = 5.0
"""Seconds the gateway waits for Discord to take the commands: they had better be there before anybody types one."""
# A stop, in seconds. Docker kills after ten, and with that the database is closed all the same.
STOP = 6.0
"""All together, but for the database."""
RUNNING, DRAINING, LEAVING, CLOSING = 2.0, 2.0, 1.2, 2.0
BRIEFLY = 0.7
"""When somebody waits to take over, who must answer those that come meanwhile within three seconds."""
KNOCK = 0.05
"""Seconds between two tries to get the data from the one that hands over."""
HERE = "process"
"""Who works with the folder, where the data are elsewhere."""
AT_LEAST = 0.3
LAST_RESORT = 8.8


class Life:
    """One run of the bot. `leaving` is called when it begins to stop.

    `take_over`: if another program works on the data, it is asked to hand over, and no click is lost meanwhile.
    """

    def __init__(
        self,
        client: Stellwerk,
        leaving: Callable[[], None] = lambda: None,
        take_over: bool = False,
        opens: Callable[[Place], Awaitable[Store]] = open_store,
        furnished: Callable[[], None] = lambda: None,
    ) -> None:
        """`opens`: opens the store; `furnished` is called when all that stays is there, before anybody is heard."""
        self.client = client
        self._furnished = furnished
        self._opens = opens
        self._leaving = leaving
        self._take_over = take_over
        self._predecessor = Predecessor(client.settings.data)
        self._opened = AsyncExitStack()
        """What works with the store and Discord."""
        self._store: Store | None = None
        self._window: Window | None = None
        self._handing_over = False
        self._drawing = False
        """The studio is open."""
        self._until = 0.0

    async def run(self, stop: asyncio.Event | None = None, ready: Callable[[], None] = lambda: None) -> None:
        """Connect and work until told to stop by a signal, the event or a successor, then put everything in order."""
        stop = stop or asyncio.Event()
        with _signals(stop):
            serving = asyncio.create_task(self._serve(ready, stop))
            asking = asyncio.create_task(stop.wait())
            try:
                await asyncio.wait({serving, asking}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                asking.cancel()
                await self._stop(serving)
        if not serving.cancelled():
            serving.result()

    # -- starting

    async def _serve(self, ready: Callable[[], None], stop: asyncio.Event) -> None:
        client = self.client
        if not client.settings.token:
            raise NO_TOKEN
        # What is missing for it is told before anybody else gives anything up.
        self._window = Window(client, client.settings.version) if client.settings.metrics is not None else None
        make_folder(client.settings.database)
        try:
            client.store = self._store = await self._opens(client.settings.place)
        except InUse:
            if not self._take_over:
                raise
        connecting: asyncio.Task[None] | None = None
        try:
            taken: frozenset[int] = frozenset()
            if self._store is None:
                connecting, taken = await self._taken_over(client.settings.token)
            elif self._store.shared:
                self._among_others(self._store)
            await self._work(client.settings.token, stop)
            self._furnished()
            client.ready_to_serve = True
            let_in = client.door.open(but=taken)
            if connecting is not None:
                log.info("taken over; %s clicks had waited", let_in)
            ready()
            await (connecting or persistently("Discord cannot be reached", self._connected, passing))
        finally:
            if connecting is not None:
                connecting.cancel()

    def _among_others(self, store: Store) -> None:
        """Other processes may work on the same data: what of it is ours is agreed upon there."""
        client, settings = self.client, self.client.settings
        client.several, client.heard = True, set()
        client.turns = Turns(store.identify_slot)
        holding = Holding(store, self._name())
        client.tenancy = Tenancy(client, store, settings.shards, settings.room, self._take_over, holding)

    def _name(self) -> str:
        """Under which leases are held: that of whoever has had this folder to itself before, for it is dead."""
        data = self.client.settings.data
        try:
            here = claim(data / HERE)
        except InUse:
            return new_name()
        self._opened.callback(here.release)
        return named(data)

    async def _taken_over(self, token: str) -> tuple[asyncio.Task[None], frozenset[int]]:
        """Hear everything and do nothing, until the one that works has handed over; what it has taken on."""
        client, successor = self.client, Successor(self.client.settings.data)
        successor.stand_by()
        try:
            await rehearsed(client.settings.database)
            await asyncio.to_thread(warm, client.games.extensions.values())
            self._begin_to_draw()
            client.passive = True
            client.door.shut()
            await self._log_in(token)
            connected = persistently("Discord cannot be reached", self._connected, passing)
            connecting = asyncio.create_task(connected, name="connecting")
            try:
                hearing = asyncio.create_task(client.wait_until_ready())
                await asyncio.wait({connecting, hearing}, return_when=asyncio.FIRST_COMPLETED)
                hearing.cancel()
                if connecting.done():
                    connecting.result()
                # As long as the other one still answers.
                self._furnished()
                log.info("asking the running Stellwerk to hand over")
                successor.ask()
                client.store = self._store = await self._released()
            except BaseException:
                connecting.cancel()
                raise
            return connecting, successor.taken()
        finally:
            successor.done()

    async def _released(self) -> Store:
        """The store, as soon as the other program has given it up, however it ends."""
        tell = Seldom(now=time.monotonic)
        tell()
        while True:
            try:
                return await self._opens(self.client.settings.place)
            except InUse:
                if tell():
                    log.warning("the running Stellwerk has not handed over yet; stop it if it is of an earlier version")
            await asyncio.sleep(KNOCK)

    async def _work(self, token: str, stop: asyncio.Event) -> None:
        """Everything that works with the store begins."""
        client, store = self.client, self._store
        assert store is not None
        heart = client.heart
        self._begin_to_draw()
        heart.asks("database", heart.writes(store))
        heart.asks("disk", heart.room)
        heart.asks("Discord", client.complaint)
        heart.asks("what Discord refuses", client.breaker.complaint)
        beating = supervised("heart", heart.beat)
        self._closes(LEAVING, "the heartbeat", heart.rest)
        self._closes(LEAVING, "the heart", beating.stop)
        await self._look_out()
        if client.passive:
            await client.settle()
        else:
            await self._log_in(token)
        if client.tenancy is None:
            telling = supervised("commands", self._told)
            self._closes(LEAVING, "telling the commands", telling.stop)
            if not client.passive:
                await asyncio.wait({telling.task}, timeout=SYNC)
        else:
            await self._hold(client.tenancy, stop)
        finishing = supervised("promises", client.promises.run)
        self._closes(LEAVING, "noting the answers", client.promises.rest)
        self._closes(LEAVING, "finishing answers", finishing.stop)
        client.outbox.start()
        heart.asks("delivery", heart.delivers(client.outbox))
        self._closes(DRAINING + LEAVING, "delivering", self._drained)
        self._closes(LEAVING, "looking back", client.past.close)
        ticking = supervised("clock", client.clock.run)
        self._closes(LEAVING, "the clock", ticking.stop)
        heart.asks("clock", client.clock.complaint)
        heart.asks("time", client.time_complaint)
        heart.asks("backup", client.rounds.complaint)
        heart.listeners.append(client.troubled)
        preparing = supervised("preparing pictures", lambda: client.painter.prepare(client.games.known()))
        self._closes(LEAVING, "preparing pictures", preparing.stop)
        if client.tenancy is None:
            keeping = supervised("records", client.tables.records.catch_up)
            self._closes(LEAVING, "the records", keeping.stop)

        if client.tenancy is not None:
            return

        async def asked() -> None:
            log.info("another Stellwerk takes over")
            stop.set()

        watching = supervised("successors", lambda: self._predecessor.watch(asked))
        self._closes(LEAVING, "looking for successors", watching.stop)

    async def _told(self) -> None:
        """Discord knows the commands."""
        assert self._store is not None
        await tell_commands(
            self.client.tree, self._store, self.client.application_id, for_people(self.client.application)
        )

    async def _hold(self, tenancy: Tenancy, stop: asyncio.Event) -> None:
        """From now on hold shards, and give them to whoever asks. Who holds the first does what is done for all."""

        async def asked() -> None:
            stop.set()

        async def first() -> None:
            await tenancy.first.wait()
            await self._told()
            await self.client.tables.records.catch_up()

        async def recommended() -> int:
            return await persistently("Discord cannot be reached", self.client.recommended, passing)

        tenancy.asked = asked
        await tenancy.begin(recommended)
        await tenancy.alone(self.client.prepare)
        beginning = supervised("what is done for all", first)
        self._closes(LEAVING, "what is done for all", beginning.stop)
        holding = supervised("shards", tenancy.run)
        self._closes(LEAVING, "the shards", holding.stop)

    def _begin_to_draw(self) -> None:
        """Whoever waits to take over does so early: it takes a while."""
        if not self._drawing:
            self._drawing = True
            self.client.painter.studio.open()

    async def _look_out(self) -> None:
        """Open the window for monitoring, if it is wanted."""
        client, window = self.client, self._window
        if window is None or client.settings.metrics is None:
            return
        try:
            log.info("monitoring looks in at %s", await window.open(*client.settings.metrics))
        except BadSetting as problem:
            if not client.passive:
                raise
            # Nobody else works any more: to go on without is better than not to go on.
            log.error("%s", problem)
        else:
            self._closes(LEAVING, "the window for monitoring", window.close)

    def _closes(self, seconds: float, what: str, close: Callable[[], Awaitable[object]]) -> None:
        """Remember what has been opened; whatever happens, it is closed, in the opposite order."""
        self._opened.push_async_callback(self._closed, seconds, what, close)

    async def _closed(self, seconds: float, what: str, close: Callable[[], Awaitable[object]]) -> None:
        left = min(seconds, self._until - asyncio.get_running_loop().time())
        await within(max(AT_LEAST, left), what, close())

    async def _log_in(self, token: str) -> None:
        client = self.client

        async def attempt() -> None:
            try:
                async with asyncio.timeout(ANSWER):
                    with intelligible():
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
            # The library also trips over a connection it never had.
            with intelligible():
                await self.client.connect()
        except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as refusal:
            raise lasting(refusal) from None
        if not self.client.stopping:
            # Whoever looks after this program must not take it for a wish.
            raise NoEntry("The connection to Discord has ended, and nobody has asked for that. The log tells more.")

    # -- stopping

    async def _stop(self, serving: asyncio.Task[None]) -> None:
        """Take nothing new, finish what runs, send what is due, close everything."""
        self._leaving()
        self._until = asyncio.get_running_loop().time() + STOP
        client, wish = self.client, None
        if client.ready_to_serve:
            wish = await self._wish()
            if wish is not None:
                # Whoever comes now is answered by the one that takes over.
                client.door.shut()
            client.stopping = True
            client.films.close()
            client.thinkers.close()
            client.advisers.close()
            await within(RUNNING if wish is None else BRIEFLY, "finishing the answers", client.at_rest())
        else:
            client.stopping = True
            serving.cancel()
            await asyncio.wait({serving}, timeout=CLOSING)
        self._handing_over = wish is not None
        await self._opened.aclose()
        if wish is not None:
            await within(CLOSING, "handing over", self._hand_over(wish))
            await within(RUNNING, "finishing the answers", client.at_rest())
        if self._drawing:
            # Not before: whoever takes over need not wait for it.
            await within(AT_LEAST, "the studio", client.painter.close())
        left = self._until - asyncio.get_running_loop().time()
        await within(max(AT_LEAST, min(LEAVING, left)), "leaving Discord", self._left())
        if client.tenancy is not None:
            await within(LEAVING, "giving back the shards", client.tenancy.end())
        if self._store is not None:
            await within(CLOSING, "closing the database", self._store.close())
        serving.cancel()
        await asyncio.wait({serving}, timeout=LEAVING)

    async def _wish(self) -> str | None:
        """Somebody waits to take over; None: nobody does."""
        tenancy, wish = self.client.tenancy, None
        if tenancy is None:
            return await asyncio.to_thread(self._predecessor.wish)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(BRIEFLY):
                wish = ", ".join(map(str, sorted(await tenancy.wished()))) or None
        return wish

    async def _hand_over(self, wish: str) -> None:
        """The data go to the one that waits, with what has been taken on here."""
        if self.client.tenancy is not None:
            return await self.client.tenancy.end()
        await asyncio.to_thread(self._predecessor.tell, wish, self.client.door.taken)
        assert self._store is not None
        return await self._store.release()

    async def _left(self) -> None:
        try:
            await self.client.close()
        finally:
            # Not reached by the library when the gateway does not say goodbye in time.
            await self.client.http.close()

    async def _drained(self) -> None:
        """What is begun is done, and what is due is sent, as far as that is quick and Discord still listens."""
        await within(LEAVING, "finishing the moves", self.client.tables.drain())
        if self._handing_over:
            await self.client.outbox.stop(begun=True, timeout=BRIEFLY)
        else:
            await self.client.outbox.stop(drain=not self.client.is_closed(), timeout=DRAINING)


def warm(extensions: Iterable[str]) -> None:
    """Read what a start has to read anyway, before anybody waits for it: modules and texts."""
    for name in (*EXTENSIONS, *extensions):
        with contextlib.suppress(ImportError):
            import_module(name)
    for language, game in product(LANGUAGES, (None, *registry.GAMES)):
        texts(language, game)


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
