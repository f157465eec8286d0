"""What must reach Discord after a commit: in order for each table, again until it has arrived, once for the reader."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial

from bot.concerning import about_table
from bot.delivery import patience as patiently
from bot.delivery.carrier import Carrier
from bot.delivery.courier import Courier
from bot.delivery.gate import NEED, Gate
from bot.delivery.lane import Lane, Pause
from bot.store.draft import Waiting
from bot.store.lease import ALL, Shards
from bot.store.protocol import Store
from bot.tables.writer import Tables

log = logging.getLogger(__name__)

AT_ONCE = 6
"""How many lanes begin something at the same time."""
CROWD = 20
"""So many lanes that have to wait for others are a crowd."""
HOLD = 1.0
"""Seconds after which a lane that Discord keeps waiting lets others begin."""
SETTLE = 1.0
"""Seconds after which a change of permissions is taken for whole: several come at once."""
REST, MOST_REST = 4.0, 0.05
"""So many times as long as a look at the store took nobody looks there again, but not for more seconds than that."""
LOOK = 30.0
"""Seconds after which the store is looked at, even if nobody has said that something waits."""


class Outbox:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        courier: Courier,
        patience: Callable[[int], float] = patiently.patience,
        long_patience: Callable[[int], float] = patiently.long_patience,
        now: Callable[[], float] = time.time,
        hold: float = HOLD,
        settle: float = SETTLE,
        holds: Callable[[str], float] = lambda kind: 0.0,
        shards: Callable[[], Shards] = lambda: ALL,
        look: float = LOOK,
    ) -> None:
        """`holds`: for so many seconds nothing of a kind may go out. `shards`: whose servers are ours at present.

        `look`: seconds after which the store is looked at in any case.
        """
        self._store = store
        self._shards = shards
        self._look = look
        self._carrier = Carrier(store, tables, courier, self.kick, patience, long_patience, now, holds, shards)
        self._patience = patience
        self._hold = hold
        self._settle = settle
        self._settling: dict[int, asyncio.TimerHandle] = {}
        self._wake = asyncio.Event()
        self._lanes: dict[tuple[int, int], Lane] = {}
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._gate = Gate(AT_ONCE)
        self._main: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()
        self._ending = False
        """Nothing new is begun."""
        self.looked = time.monotonic()
        """When it last saw what waits, by `time.monotonic`."""
        self._unread = 0
        """Looks at what waits that came to nothing."""

    @property
    def given_up(self) -> int:
        """Rows that were given up since the start."""
        return self._carrier.given_up

    @property
    def rejected(self) -> Mapping[int, str]:
        """What waits although Discord has refused it as wrong, in every form, and what it said."""
        return self._carrier.rejected

    @property
    def failed(self) -> int:
        """Attempts that came to nothing since the start."""
        return self._carrier.failed + self._unread

    @property
    def crowded(self) -> bool:
        """Does more wait than comes in an ordinary minute, as after a restart?"""
        return self._gate.waiting >= CROWD

    def start(self) -> None:
        """Begin to deliver, with what an earlier process left behind first."""
        self._main = asyncio.create_task(self._watch())
        self.kick()

    def kick(self) -> None:
        """There is something to deliver."""
        self._wake.set()

    async def leave(self, seconds: float) -> None:
        """Wait, but not for long, for what is on its way of tables that are not ours any more."""
        ours = self._shards()
        leaving = [task for key, task in self._tasks.items() if not ours.holds(self._lanes[key].guild)]
        for key in self._tasks:
            if not ours.holds(self._lanes[key].guild):
                self._lanes[key].prodded.set()
        if leaving:
            await asyncio.wait(leaving, timeout=seconds)

    def permitted(self, guild: int) -> None:
        """Permissions in a server have changed: what was forbidden there is tried again at once."""
        if guild not in self._settling:
            loop = asyncio.get_running_loop()
            self._settling[guild] = loop.call_later(self._settle, self._prod, guild)

    def _prod(self, guild: int) -> None:
        del self._settling[guild]
        for lane in self._lanes.values():
            if lane.forbidden and lane.guild == guild:
                lane.prodded.set()

    @property
    def waiting_since(self) -> float | None:
        """Since when something has waited without anything having arrived, by `time.monotonic`; None: nothing waits.

        What is put off for a reason, as a missing permission or a limit, does not wait.
        """
        begun = [lane.since for lane in self._lanes.values() if not lane.resting.is_set()]
        return max(min(begun), self._carrier.arrived) if begun else None

    def standing(self, seconds: float) -> Mapping[int, float]:
        """The tables of which something has waited so long without anything having arrived in its lane, and how long.

        What is put off for a reason does not wait.
        """
        now = time.monotonic()
        found: dict[int, float] = {}
        for (table, _), lane in self._lanes.items():
            if now - lane.since >= seconds and not lane.resting.is_set():
                found[table] = max(now - lane.since, found.get(table, 0.0))
        return found

    async def stop(
        self,
        drain: bool = True,
        timeout: float = 10.0,  # noqa: ASYNC109 - a bound, not a wait
        begun: bool = False,
    ) -> None:
        """Stop; with `drain` after what can be delivered in time, with `begun` after what is on its way.

        The rest waits for the next start.
        """
        if self._main is None:
            return
        self._main.cancel()
        for timer in self._settling.values():
            timer.cancel()
        if begun:
            self._ending = True
            self._stopping.set()
            if self._tasks:
                await asyncio.wait(self._tasks.values(), timeout=timeout)
        elif drain:
            self._stopping.set()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._drain(), timeout)
        tasks = [self._main, *self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._main = None

    async def _drain(self) -> None:
        """Deliver what waits, and what follows from it; what rests stays."""
        seen = 0
        while True:
            try:
                newest = max((waits.newest for waits in await self._store.waiting(self._shards())), default=0)
                if newest > seen:
                    await self._hire()
            except Exception as problem:  # noqa: BLE001 - the store may be what is broken
                log.warning("what waits to be delivered cannot be read: %r", problem)
                newest = seen
            if self._tasks:
                await asyncio.wait(self._tasks.values())
            if newest <= seen:
                return
            seen = newest

    async def idle(self) -> None:
        """Wait until nothing can be delivered: all has arrived, or somebody has to mend something first."""
        while True:
            busy = [lane.resting.wait() for lane in self._lanes.values() if not lane.resting.is_set()]
            if busy:
                await asyncio.gather(*busy)
            elif any(self._is_news(waits) for waits in await self._store.waiting(self._shards())):
                self.kick()
                await asyncio.sleep(0)
            elif all(lane.resting.is_set() for lane in self._lanes.values()):
                return

    def _is_news(self, waits: Waiting) -> bool:
        """Does a lane not know yet of something that waits in it?"""
        lane = self._lanes.get((waits.table, waits.lane))
        return lane is None or waits.newest > lane.newest

    async def _watch(self) -> None:
        """Look after the lanes for ever, whatever happens."""
        stumbles = 0
        while True:
            self._wake.clear()
            begun = time.monotonic()
            try:
                await self._hire()
            except Exception as problem:  # noqa: BLE001 - without this task nobody is ever called again
                self._unread += 1
                if stumbles == 0:
                    log.error("what waits to be delivered cannot be read: %r", problem)
                await asyncio.sleep(self._patience(stumbles))
                stumbles += 1
                continue
            if stumbles:
                log.info("what waits to be delivered can be read again after %s attempts", stumbles)
            stumbles = 0
            self.looked = time.monotonic()
            await asyncio.sleep(min(MOST_REST, REST * (self.looked - begun)))
            # Not `wait_for`: in Python 3.11 it misses a cancellation that comes together with the event.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._look):
                    await self._wake.wait()

    async def _hire(self) -> None:
        """A task for every lane in which something waits."""
        waiting = await self._store.waiting(self._shards())
        changed = {waits.table for waits in waiting if self._is_news(waits)}
        for waits in waiting:
            key = (waits.table, waits.lane)
            if key in self._tasks:
                lane = self._lanes[key]
                if waits.table in changed and lane.resting.is_set() and not lane.forbidden:
                    # Something new at a table that could not be read: it may be readable again, or over.
                    lane.prodded.set()
                    lane.resting.clear()
                lane.newest = waits.newest
            else:
                lane = self._lanes[key] = Lane(waits.newest)
                task = self._tasks[key] = asyncio.create_task(self._serve(waits.table, waits.lane, lane))
                task.add_done_callback(partial(self._left, key))

    def _left(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        del self._tasks[key]
        lane = self._lanes.pop(key)
        lane.resting.set()
        if lane.newest > lane.seen:
            # A row has come in after the lane was found empty.
            self.kick()

    async def _serve(self, table: int, number: int, lane: Lane) -> None:
        """Deliver what waits in a lane, oldest first. What all can see comes before what goes to one."""
        about_table(table)
        while not self._ending:
            lane.prodded.clear()
            need = lane.need
            pause: Pause | None = Pause()
            NEED.set(need)
            async with self._slot():
                # Whoever has the table at hand goes on with it.
                while pause is not None and not pause.seconds and lane.need == need:
                    if self._ending:
                        return
                    lane.seen = lane.newest
                    pause = await self._carrier.step(table, number, lane)
            if pause is None:
                return
            if pause.seconds and await self._rested(lane, pause):
                return

    @contextlib.asynccontextmanager
    async def _slot(self) -> AsyncIterator[None]:
        """A place among those who begin something. Who is kept waiting by Discord does not keep it."""
        await self._gate.acquire()
        held = True

        def release() -> None:
            nonlocal held
            if held:
                held = False
                self._gate.release()

        timer = asyncio.get_running_loop().call_later(self._hold, release)
        try:
            yield
        finally:
            timer.cancel()
            release()

    async def _rested(self, lane: Lane, pause: Pause) -> bool:
        """Wait; is the bot about to stop?"""
        if pause.aside:
            lane.resting.set()
        waits = [asyncio.ensure_future(event.wait()) for event in (self._stopping, lane.prodded)]
        try:
            await asyncio.wait(waits, timeout=pause.seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
            if pause.aside:
                lane.resting.clear()
                lane.since = time.monotonic()
        return self._stopping.is_set()
