"""What must reach Discord after a commit: in order for each table, again until it has arrived, once for the reader."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from math import ceil

from bot.concerning import about_table
from bot.delivery import patience as patiently
from bot.delivery.courier import Courier, Outcome, outcome
from bot.delivery.gate import NEED, Gate, Need
from bot.delivery.novelty import (
    ASIDE,
    SPEECHLESS,
    about,
    called,
    calls,
    gathered,
    hand_digest,
    heir,
    looked,
    questions,
    remembered,
    shown,
    successor,
)
from bot.delivery.patience import ATTEMPTS, LONGEST, Forbidden, OutOfOrder, Undeliverable, Unreachable
from bot.figures import FIGURES
from bot.store.draft import Draft, Row, Waiting
from bot.store.protocol import Store
from bot.store.table import LOBBY, RUNNING, Table
from bot.tables.announcements import ALARM, DIGEST, HAND, NUDGE, TURN, WAYS
from bot.tables.refusals import Refused
from bot.tables.seekers import RING
from bot.tables.writer import Tables

log = logging.getLogger(__name__)

AT_ONCE = 6
"""How many lanes begin something at the same time."""
HOLD = 1.0
"""Seconds after which a lane that Discord keeps waiting lets others begin."""
SETTLE = 1.0
"""Seconds after which a change of permissions is taken for whole: several come at once."""
LOOK = 30.0
"""Seconds after which the store is looked at, even if nobody has said that something waits."""
NEWER = 0.01
"""Seconds after which a table is read again that has changed meanwhile."""
DM_CLOSED = "dm-closed"


@dataclass(frozen=True, slots=True)
class _Pause:
    """How long a lane waits before it goes on."""

    seconds: float = 0.0
    aside: bool = False
    """Somebody has to mend something first."""


@dataclass(slots=True)
class _Lane:
    """A lane in which something waits, while it is served."""

    newest: int
    """The newest row it has been told of."""
    guild: int = 0
    prodded: asyncio.Event = field(default_factory=asyncio.Event)
    """What keeps it waiting may be over."""
    resting: asyncio.Event = field(default_factory=asyncio.Event)
    """Nothing can be done at present."""
    since: float = field(default_factory=time.monotonic)
    """When it began to wait for what it waits for now."""
    fresh: bool = True
    """Nothing has been tried here since the start."""
    forbidden: bool = False
    stumbles: int = 0
    """Failures of our own in a row: reading the table, keeping what has happened."""
    unkept: Outcome | None = None
    """What has arrived and is not kept yet: it must not be brought again."""


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
    ) -> None:
        """`holds`: for so many seconds nothing of a kind may go out."""
        self._store = store
        self._tables = tables
        self._courier = courier
        self._patience = patience
        self._long_patience = long_patience
        self._now = now
        self._hold = hold
        self._settle = settle
        self._holds = holds
        self._settling: dict[int, asyncio.TimerHandle] = {}
        self._wake = asyncio.Event()
        self._lanes: dict[tuple[int, int], _Lane] = {}
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._gate = Gate(AT_ONCE)
        self._main: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()
        self._ending = False
        """Nothing new is begun."""
        self._said: set[int] = set()
        """Tables about whose trouble the log has been told."""
        self._arrived = self.looked = time.monotonic()
        """When something last arrived, and when it last saw what waits; both by `time.monotonic`."""
        self.delivered = self.given_up = self.failed = 0
        """Rows that arrived and that were given up since the start, and attempts that came to nothing."""

    def start(self) -> None:
        """Begin to deliver, with what an earlier process left behind first."""
        self._main = asyncio.create_task(self._watch())
        self.kick()

    def kick(self) -> None:
        """There is something to deliver."""
        self._wake.set()

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
        return max(min(begun), self._arrived) if begun else None

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
                newest = max((waits.newest for waits in await self._store.waiting()), default=0)
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
            elif any(self._is_news(waits) for waits in await self._store.waiting()):
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
            try:
                await self._hire()
            except Exception as problem:  # noqa: BLE001 - without this task nobody is ever called again
                self.failed += 1
                if stumbles == 0:
                    log.error("what waits to be delivered cannot be read: %r", problem)
                await asyncio.sleep(self._patience(stumbles))
                stumbles += 1
                continue
            if stumbles:
                log.info("what waits to be delivered can be read again after %s attempts", stumbles)
            stumbles = 0
            self.looked = time.monotonic()
            # Not `wait_for`: in Python 3.11 it misses a cancellation that comes together with the event.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._wake.wait()

    async def _hire(self) -> None:
        """A task for every lane in which something waits."""
        waiting = await self._store.waiting()
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
                lane = self._lanes[key] = _Lane(waits.newest)
                task = self._tasks[key] = asyncio.create_task(self._serve(waits.table, waits.lane, lane))
                task.add_done_callback(partial(self._left, key))

    def _left(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        del self._tasks[key]
        self._lanes.pop(key).resting.set()
        # A row may have come in after the lane was found empty.
        self.kick()

    async def _serve(self, table: int, number: int, lane: _Lane) -> None:
        """Deliver what waits in a lane, oldest first. What all can see comes before what goes to one."""
        about_table(table)
        NEED.set(Need.BOARD if number == 0 else Need.LETTER)
        while not self._ending:
            lane.prodded.clear()
            async with self._slot():
                if self._ending:
                    return
                pause = await self._step(table, number, lane)
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

    async def _rested(self, lane: _Lane, pause: _Pause) -> bool:
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

    async def _step(self, number: int, lane_number: int, lane: _Lane) -> _Pause | None:
        """Deliver one row, or find out how long to wait; None if nothing waits. Never raises."""
        aside = False
        try:
            if lane.unkept is not None:
                await self._keep(lane)
            # The table first: a row that this table makes superfluous is then followed by the newer one.
            aside = True
            table = await self._tables.get(number)
            aside = False
            self._said.discard(number)
            pause = await self._next(table, lane_number, lane)
        except Exception as problem:  # noqa: BLE001 - a lane that ends with a fault would begin again at once
            return self._stumbled(number, lane, problem, aside)
        lane.stumbles = 0
        return pause

    async def _next(self, table: Table, lane_number: int, lane: _Lane) -> _Pause | None:
        """Deliver one row."""
        rows = await self._store.rows(table.id, lane_number)
        if not rows:
            return None
        if table.trouble:
            # There is no board to show: what can be said in words still arrives, the rest waits for better rules.
            if table.phase not in (LOBBY, RUNNING) and rows[0].kind not in SPEECHLESS:
                await self._store.drop(rows[0])
                return _Pause()
            rows = tuple(row for row in rows if row.kind in SPEECHLESS)
            if not rows:
                return _Pause(LONGEST, aside=True)
        row = rows[0]
        if row.revision > table.revision:
            # It was kept after the table had been read: nobody would be called by it, and it would show what was.
            return _Pause(NEWER)
        lane.guild = table.guild
        if lane.fresh:
            lane.fresh = False
            early = min(LONGEST, row.due - self._now())
            if early > 0:
                # An earlier process has begun to wait.
                lane.forbidden = row.refusals > 0
                return _Pause(early, lane.forbidden)
        posts = await self._store.posts(table.id)
        if row.kind in (HAND, ALARM, RING, DIGEST) and (await self._store.person(row.target)).dm_closed:
            await self._store.drop(row)
            return _Pause()
        held = self._holds(row.kind)
        if held:
            return _Pause(held, aside=True)
        post = posts.get((row.post, row.target))
        digest = hand_digest(table, row.target) if row.kind == HAND else ""
        newer = successor(rows) if row.attempts == 0 else None
        if newer is not None:
            await self._store.drop(row, heir(newer, [row]))
            return _Pause()
        if row.attempts == 0 and shown(row, posts, digest):
            await self._store.drop(row)
            return _Pause()
        row = replace(row, message=about(row, post), since=post.revision if post else 0)
        if row.kind in (TURN, NUDGE):
            whole = gathered(rows, table)
            ways = await self._tables.ways(whole, table, called(whole, table))
            row = replace(row, payload={**row.payload, WAYS: ways})
            rows = (row, *rows[1:])
        await self._store.trying(row, table.revision)
        try:
            look = await self._courier.look(row, table) if row.kind == HAND else ""
            look = look and f"{look}.{questions(table, row.target)}"
            if post is not None and row.attempts == 0 and look and look == looked(post) and not calls(row):
                # What has changed is on no picture.
                lane.unkept = (row, replace(post, digest=remembered(digest, look)), (), ())
            else:
                whole = replace(row, payload=gathered(rows, table).payload)
                arrived = await self._courier.deliver(whole, table)
                if arrived is None or arrived.revision is None or arrived.revision >= table.revision:
                    row = whole
                lane.unkept = outcome(row, table, arrived, posts, remembered(digest, look))
        except Exception as problem:  # noqa: BLE001 - sorted out there
            return await self._in_trouble(row, table, lane, problem)
        lane.forbidden = False
        await self._keep(lane)
        return _Pause()

    async def _keep(self, lane: _Lane) -> None:
        """Remember in the store what has arrived."""
        if lane.unkept is not None:
            row, _, follow, _ = lane.unkept
            await self._store.delivered(*lane.unkept)
            lane.unkept = None
            self._tables.rang(row)
            if any(draft.lane != row.lane for draft in follow):
                self.kick()
            self.delivered += 1
            FIGURES.count("deliveries", row.kind, "delivered")
            self._arrived = lane.since = time.monotonic()

    # Trouble

    def _stumbled(self, number: int, lane: _Lane, problem: Exception, aside: bool) -> _Pause:
        """The table cannot be read, or the store keeps nothing: other tables go on."""
        self.failed += 1
        lane.stumbles += 1
        # The log gets no more than the kind of error: its text may quote what is hidden in the game.
        if not aside and lane.stumbles == 1:
            log.error("table %s: deliveries can be neither prepared nor kept: %s", number, type(problem).__name__)
        elif aside and number not in self._said and not isinstance(problem, Refused):
            log.error("table %s cannot be read, its deliveries wait: %s", number, type(problem).__name__)
            self._said.add(number)
        wait = self._long_patience if aside else self._patience
        return _Pause(wait(lane.stumbles - 1), aside)

    async def _in_trouble(self, row: Row, table: Table, lane: _Lane, problem: Exception) -> _Pause:
        """Give a row up, or put it off as long as the kind of trouble asks for."""
        self.failed += 1
        FIGURES.count("deliveries", row.kind, _named(problem))
        # After a lost answer the message may exist; after a clear no it does not.
        tried = replace(row, tried_revision=table.revision if row.tried_revision is None else row.tried_revision)
        match problem:
            case Undeliverable(reason=reason):
                await self._give_up(row, reason)
                return _Pause()
            case Forbidden():
                return await self._forbidden(row, table, lane, problem)
            case OutOfOrder():
                # The next start may know better, so nothing is kept of it.
                await self._store.put_off(row)
                return _Pause(LONGEST, aside=True)
            case Unreachable(after=after) if after:
                lane.since = time.monotonic() + after
                return await self._put_off(row, after)
            case OSError() | TimeoutError() | Unreachable():
                if row.attempts == 0:
                    log.warning("table %s: %s has not arrived (%s), is tried again", row.table, row.kind, problem)
                return await self._put_off(tried, self._patience(row.attempts))
        log.error(
            "table %s: %s failed, attempt %s", row.table, row.kind, row.failures + 1,
            exc_info=problem if row.failures == 0 else None,
        )  # fmt: skip
        if row.failures + 1 >= ATTEMPTS:
            await self._give_up(row, "error")
            return _Pause()
        return await self._put_off(replace(tried, failures=row.failures + 1), self._patience(row.failures))

    async def _forbidden(self, row: Row, table: Table, lane: _Lane, problem: Forbidden) -> _Pause:
        """Wait for a permission, after a word to the host."""
        follow: tuple[Draft, ...] = ()
        if row.refusals == 0:
            log.warning("table %s: %s is not permitted (%s), waits", row.table, row.kind, problem)
            if row.kind not in (HAND, ALARM, *ASIDE):
                follow = (Draft(ALARM, table.owner, lane=table.owner),)
        lane.forbidden = True
        wait = self._long_patience(row.refusals)
        pause = await self._put_off(replace(row, refusals=row.refusals + 1), wait, follow)
        self.kick()
        return replace(pause, aside=True)

    async def _put_off(self, row: Row, seconds: float, follow: tuple[Draft, ...] = ()) -> _Pause:
        await self._store.put_off(replace(row, due=ceil(self._now() + seconds)), follow)
        return _Pause(seconds)

    async def _give_up(self, row: Row, reason: str) -> None:
        log.warning("table %s: %s is given up: %s", row.table, row.kind, reason)
        await self._store.give_up(replace(row, due=int(self._now())), reason)
        self.given_up += 1
        FIGURES.count("deliveries", row.kind, "given-up")
        if row.kind in (HAND, DIGEST) and reason == DM_CLOSED:
            await self._tables.dm_failed(row.target, row.table)


def _named(problem: Exception) -> str:
    """A kind of trouble, as it is counted."""
    match problem:
        case Undeliverable():
            return "undeliverable"
        case Forbidden():
            return "forbidden"
        case OutOfOrder():
            return "out-of-order"
        case OSError() | TimeoutError() | Unreachable():
            return "unreachable"
        case _:
            return "error"
