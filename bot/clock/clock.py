"""The one clock: a task that sleeps until something is due, and has it happen exactly once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping

from bot.clock.kinds import Handler
from bot.clock.wall import LONGEST, Wall
from bot.concerning import table_at_hand
from bot.store.lease import ALL, Shards
from bot.store.protocol import Store
from bot.store.table import Absence, Due
from bot.tables.clocks import TooEarly
from bot.tables.presence import moment
from bot.tables.refusals import Refused

log = logging.getLogger(__name__)

JUMP = 120
"""So many seconds may be missing before the host counts as having been away."""
TO_CATCH_UP = 600
"""So long people have, after the host has come back, before their time runs on."""
A_DAY = 24
"""Attempts in about a day at what fails again and again: the log is told of one of them."""
LATER = 3600
"""When to look again at what nobody here understands."""
ALIVE = "alive"
"""Under this name the store keeps when the clock last ran."""


def patience(failures: int) -> int:
    """Seconds until the next attempt."""
    return int(min(3600, 30 * 2 ** min(failures, 10)))


class Clock:
    """Says when to look; what is true is computed from the table in the commit that changes it."""

    def __init__(
        self,
        store: Store,
        handlers: Mapping[str, Handler],
        wall: Wall,
        monotonic: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        longest: float = LONGEST,
        returned: Callable[[], Awaitable[object]] | None = None,
        shards: Callable[[], Shards] = lambda: ALL,
    ) -> None:
        """`returned`: called when the host has been away, before anything is looked at. `shards`: ours at present."""
        self._store = store
        self._handlers = handlers
        self._wall = wall
        self._monotonic = monotonic
        self._sleep = sleep
        self._longest = longest
        self._returned = returned
        self._shards = shards
        self._last: tuple[int, float] | None = None
        self._through = monotonic()
        """When it last got on, with a row or with all of them."""
        self._alive: int | None = None
        self._failures: dict[tuple[int, str], int] = {}
        self._unknown: set[str] = set()
        self._earlier = asyncio.Event()

    def kick(self) -> None:
        """Something has been changed that may be due before the next look."""
        self._earlier.set()

    async def run(self) -> None:
        """Work for ever; whoever watches over it begins it again after a failure."""
        while True:
            await self._rest(await self.tick())

    async def _rest(self, pause: float) -> None:
        """Sleep, but not past a moment that has been set meanwhile."""
        sleeping = asyncio.ensure_future(self._sleep(pause))
        woken = asyncio.ensure_future(self._earlier.wait())
        try:
            await asyncio.wait({sleeping, woken}, return_when=asyncio.FIRST_COMPLETED)
            if sleeping.done():
                sleeping.result()
        finally:
            sleeping.cancel()
            woken.cancel()
            self._earlier.clear()

    @property
    def looked(self) -> int:
        """When it last looked; 0: never."""
        return 0 if self._last is None else self._last[0]

    async def complaint(self) -> str | None:
        """What is wrong; None if nothing is."""
        late = self._last is not None and self._monotonic() - self._through > self._longest + JUMP
        return "stands still" if late else None

    async def tick(self) -> float:
        """Work off what is due; how long to sleep before the next look."""
        now = self._wall.now()
        await self._notice_absence(now)
        absences = await self._store.absences()
        ours = self._shards()
        for table, due in await self._store.due(now, ours):
            if self._shards() != ours:
                # Some of it may be another process's by now.
                return 1.0
            await self._look(table, due, now, absences)
            self._through = self._monotonic()
        self._through = self._monotonic()
        earliest = await self._store.next_look(ours)
        return self._longest if earliest is None else max(1.0, min(self._longest, earliest - self._wall.now()))

    async def _look(self, table: int, due: Due, now: int, absences: Iterable[Absence]) -> None:
        really = moment(due, absences)
        if really > now:
            await self._store.look_again(table, due, really)
            return
        handler = self._handlers.get(due.kind)
        if handler is None:
            if due.kind not in self._unknown:
                log.warning("nobody here knows what to do when %r is due; it is kept", due.kind)
                self._unknown.add(due.kind)
            await self._store.look_again(table, due, now + LATER)
            return
        key = (table, due.name)
        try:
            with table_at_hand(table):
                await handler(table, due)
        except TooEarly as early:
            await self._store.look_again(table, due, early.at)
        except Exception as problem:
            failures = self._failures.get(key, 0)
            self._failures[key] = failures + 1
            # Refused: somebody was faster, and the row is another one by now or gone.
            if not isinstance(problem, Refused) and failures % A_DAY == 0:
                with table_at_hand(table):
                    trace = problem if failures == 0 else None
                    log.error(
                        "table %s: %s is due and failed, attempt %s: %s", table, due.kind, failures + 1,
                        type(problem).__name__, exc_info=trace,
                    )  # fmt: skip
            await self._store.look_again(table, due, now + patience(failures))
        else:
            self._failures.pop(key, None)

    async def _notice_absence(self, now: int) -> None:
        """At the start, or when the wall has run ahead of the time that has really passed, the host was away."""
        passed = self._monotonic()
        if self._last is None:
            alive = await self._store.meta(ALIVE)
            self._alive = None if alive is None else int(alive)
            missing = 0.0 if self._alive is None else now - self._alive
        else:
            # Set forward, or a machine that slept; else a process that was held, for a sleep is never longer.
            wall, really = now - self._last[0], passed - self._last[1]
            missing = max(wall - really, wall - self._longest)
        if self._alive is not None and missing > JUMP:
            # Another process may have been here all the time.
            self._alive = max(self._alive, int(await self._store.meta(ALIVE) or 0))
            missing = now - self._alive
        if self._alive is not None and missing > JUMP:
            log.info("the host was away for %s s: nobody is late for that", now - self._alive)
            await self._store.add_absence(Absence(self._alive, now + TO_CATCH_UP))
            if self._returned is not None:
                await self._returned()
            self._alive = None
        if self._alive is None or abs(now - self._alive) >= LONGEST:
            await self._store.set_meta(ALIVE, str(now))
            self._alive = now
        self._last = (now, passed)
