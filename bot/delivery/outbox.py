"""What must reach Discord after a commit: in order for each table, again until it has arrived, once for the reader."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Protocol

from bot.delivery.announcements import FINAL, HAND, LOBBY_POST, STRIP, THREAD, TURN
from bot.store.protocol import Draft, Post, Row, Store
from bot.store.table import Table
from bot.tables.refusals import Refused
from bot.tables.writer import Tables
from bot.tasks import Supervised, supervised
from rules import codec

log = logging.getLogger(__name__)

NEWEST = (LOBBY_POST, TURN, FINAL, HAND)
"""Kinds of which only the newest counts."""
ATTEMPTS = 8
"""So often an unexpected error may come before a row is given up; a lost connection is no such error."""
AT_ONCE = 6
"""How many lanes are served at the same time."""
DM_CLOSED = "dm-closed"
PUBLIC_FIELDS = ("viewer", "public", "counts")
"""Fields of a view that everybody knows."""


class Undeliverable(Exception):
    """It can never arrive: a closed DM, a channel that is gone, a missing permission."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Unreachable(Exception):
    """Discord cannot be reached now; OSError says the same."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """A message that is there."""

    message: int
    revision: int | None = None
    """What it shows, where the message itself tells."""


class Courier(Protocol):
    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        """Bring a row to Discord, showing this table; None if there was nothing to bring.

        The same nonce again must not make a second message. Raises Undeliverable, or Unreachable for a later attempt.
        """


def patience(attempts: int) -> float:
    """Seconds until the next attempt."""
    return float(min(60.0, 0.5 * 2**attempts))


class Outbox:
    def __init__(
        self, store: Store, tables: Tables, courier: Courier, patience: Callable[[int], float] = patience
    ) -> None:
        self._store = store
        self._tables = tables
        self._courier = courier
        self._patience = patience
        self._wake = asyncio.Event()
        self._lanes: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._main: Supervised | None = None
        self.looked = 0.0
        """When it last saw what waits, by the clock that is never set."""
        self.waiting_since: float | None = None
        """Since when something has waited without anything having arrived."""
        self._stopping = asyncio.Event()

    def start(self) -> None:
        """Begin to deliver, with what an earlier process left behind first."""
        self._main = supervised("delivery", self._watch)
        self.kick()

    def kick(self) -> None:
        """There is something to deliver."""
        self._wake.set()

    async def stop(self, drain: bool = True, timeout: float = 10.0) -> None:  # noqa: ASYNC109 - a bound, not a wait
        """Stop; with `drain` after what can be delivered in time. The rest waits for the next start."""
        if self._main is None:
            return
        await self._main.stop()
        if drain:
            await self._hire()
            self._stopping.set()
            if self._lanes:
                await asyncio.wait(self._lanes.values(), timeout=timeout)
        tasks = list(self._lanes.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._main = None

    async def idle(self) -> None:
        """Wait until nothing waits to be delivered."""
        while True:
            lanes = list(self._lanes.values())
            if lanes:
                await asyncio.wait(lanes)
            elif await self._store.waiting():
                self.kick()
                await asyncio.sleep(0)
            else:
                return

    async def _watch(self) -> None:
        while True:
            self._wake.clear()
            await self._hire()
            if self._main is not None:
                self._main.progressed()
            await self._wake.wait()

    async def _hire(self) -> None:
        """A task for every lane in which something waits."""
        waiting = await self._store.waiting()
        self.looked = time.monotonic()
        self.waiting_since = (self.waiting_since or self.looked) if waiting else None
        for lane in waiting:
            if lane not in self._lanes:
                task = asyncio.create_task(self._serve(*lane))
                self._lanes[lane] = task
                task.add_done_callback(partial(self._left, lane))

    def _left(self, lane: tuple[int, int], task: asyncio.Task[None]) -> None:
        self._lanes.pop(lane, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("delivery for table %s stopped", lane[0], exc_info=task.exception())
        # A row may have come in after the lane was found empty.
        self.kick()

    async def _serve(self, table: int, lane: int) -> None:
        """Deliver what waits in a lane, oldest first."""
        while True:
            async with self._gate:
                wait = await self._next(table, lane)
            if wait is None:
                return
            if wait:
                try:
                    await asyncio.wait_for(self._stopping.wait(), wait)
                    return
                except TimeoutError:
                    pass

    async def _next(self, number: int, lane: int) -> float | None:
        """Deliver one row; how long to wait before the next, or None if there is none."""
        # The table first: a row that this table makes superfluous is then followed by the newer one.
        try:
            table = await self._tables.get(number)
        except Refused:
            return None
        rows = await self._store.rows(number, lane)
        if not rows:
            return None
        posts = await self._store.posts(number)
        row = rows[0]
        if row.kind == HAND and (await self._store.person(row.target)).dm_closed:
            await self._store.drop(row)
            return 0
        post = posts.get((row.post, row.target))
        digest = hand_digest(table, row.target) if row.kind == HAND else ""
        if row.attempts == 0 and (superseded(rows) or shown(row, post, digest)):
            await self._store.drop(row)
            return 0
        row = replace(row, message=_about(row, post), since=post.revision if post else 0)
        try:
            await self._store.trying(row, table.revision)
            arrived = await self._courier.deliver(row, table)
        except Undeliverable as problem:
            await self._give_up(row, problem.reason)
            return 0
        except (OSError, TimeoutError, Unreachable) as problem:
            log.warning("table %s: %s has not arrived (%s), attempt %s", row.table, row.kind, problem, row.attempts + 1)
            return self._patience(row.attempts)
        except Exception:
            log.exception("table %s: %s failed, attempt %s", row.table, row.kind, row.attempts + 1)
            if row.attempts + 1 >= ATTEMPTS:
                await self._give_up(row, "error")
                return 0
            return self._patience(row.attempts)
        await self._arrived(row, table, arrived, post, digest)
        return 0

    async def _arrived(self, row: Row, table: Table, arrived: Arrived | None, before: Post | None, digest: str) -> None:
        self.waiting_since = time.monotonic()
        if arrived is None:
            await self._store.drop(row)
            return
        # A nonce that Discord knows gives the message of an earlier attempt, which may show less than this table.
        repeated = row.tried_revision is not None
        revision = row.tried_revision if row.tried_revision is not None else table.revision
        post = Post(arrived.message, arrived.revision or revision, "" if repeated else digest)
        follow: tuple[Draft, ...] = ()
        if row.kind in (TURN, FINAL) and before is not None and before.message != arrived.message:
            follow = (Draft(STRIP, before.message),)
        await self._store.delivered(row, post, follow)

    async def _give_up(self, row: Row, reason: str) -> None:
        log.warning("table %s: %s is given up: %s", row.table, row.kind, reason)
        await self._store.drop(row)
        if row.kind == HAND and reason == DM_CLOSED:
            await self._tables.dm_failed(row.target, row.table)


def superseded(rows: tuple[Row, ...]) -> bool:
    """Does a newer row show all that the first one would?"""
    first = rows[0]
    if first.kind not in NEWEST:
        return False
    for row in rows[1:]:
        if row.kind == THREAD:
            # The thread hangs on the post before it.
            return False
        if (row.post, row.target) == (first.post, first.target):
            return True
    return False


def shown(row: Row, post: Post | None, digest: str) -> bool:
    """Has the newest message of this kind been drawn from what the row is about, or from something newer?"""
    if row.kind not in NEWEST or post is None:
        return False
    if row.kind == HAND:
        return post.digest == digest
    return post.revision >= row.revision


def _about(row: Row, post: Post | None) -> int | None:
    if row.kind == STRIP:
        return row.target
    return post.message if post is not None and row.kind == LOBBY_POST else None


def hand_digest(table: Table, user: int) -> str:
    """Of what only this person sees: an equal digest is not worth a message."""
    seat = table.seat_of(user)
    if table.match is None or seat is None:
        return table.phase
    view = table.rules.view(table.match.state, seat)
    own = [value for f, value in zip(fields(view), codec.plain(view), strict=True) if f.name not in PUBLIC_FIELDS]
    return hashlib.blake2b(json.dumps(own).encode(), digest_size=8).hexdigest()
