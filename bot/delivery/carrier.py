"""How one row of a lane reaches Discord: what it shows by now, and what is done when it does not arrive."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from math import ceil

from bot.delivery.courier import Courier, outcome
from bot.delivery.lane import Lane, Pause
from bot.delivery.limiter import RANK, RANKS, Rank
from bot.delivery.novelty import (
    ASIDE,
    SPEECHLESS,
    TIDY,
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
from bot.store.draft import Draft, Row
from bot.store.lease import Shards
from bot.store.protocol import Store
from bot.store.table import LOBBY, RUNNING, Table
from bot.tables.announcements import ALARM, DIGEST, FINAL, HAND, NUDGE, SEALS, START, TURN, WAYS
from bot.tables.refusals import Refused
from bot.tables.seekers import RING
from bot.tables.writer import Tables

log = logging.getLogger(__name__)

NEWER = 0.01
"""Seconds after which a table is read again that has changed meanwhile."""
DM_CLOSED = "dm-closed"


class Carrier:
    """Takes rows from lanes to the courier, and keeps in the store what has come of it."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        courier: Courier,
        kick: Callable[[], None],
        patience: Callable[[int], float],
        long_patience: Callable[[int], float],
        now: Callable[[], float],
        holds: Callable[[str], float],
        shards: Callable[[], Shards],
    ) -> None:
        """`kick`: says that something new waits. `holds`: for so many seconds nothing of a kind may go out."""
        self._store = store
        self._tables = tables
        self._courier = courier
        self._kick = kick
        self._patience = patience
        self._long_patience = long_patience
        self._now = now
        self._holds = holds
        self._shards = shards
        self._said: set[int] = set()
        """Tables about whose trouble the log has been told."""
        self.arrived = time.monotonic()
        """When something last arrived, by `time.monotonic`."""
        self.given_up = self.failed = 0
        """Rows that were given up since the start, and attempts that came to nothing."""

    async def step(self, number: int, lane_number: int, lane: Lane) -> Pause | None:
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

    async def _next(self, table: Table, lane_number: int, lane: Lane) -> Pause | None:
        """Deliver one row."""
        rows = await self._store.rows(table.id, lane_number)
        if not rows:
            return None
        if table.trouble:
            # There is no board to show: what can be said in words still arrives, the rest waits for better rules.
            if table.phase not in (LOBBY, RUNNING) and rows[0].kind not in SPEECHLESS:
                await self._store.drop(rows[0])
                return Pause()
            rows = tuple(row for row in rows if row.kind in SPEECHLESS)
            if not rows:
                return Pause(LONGEST, aside=True)
        before, lane.tidying = lane.tidying, all(row.kind in TIDY for row in rows)
        if lane.tidying != before:
            # Another need: it is asked for a place anew.
            return Pause()
        row = rows[0]
        if row.revision > table.revision:
            # It was kept after the table had been read: nobody would be called by it, and it would show what was.
            return Pause(NEWER)
        lane.guild = table.guild
        if not self._shards().holds(table.guild):
            # Another process looks after that server by now.
            return None
        if lane.fresh:
            lane.fresh = False
            early = min(LONGEST, row.due - self._now())
            if early > 0:
                # An earlier process has begun to wait.
                lane.forbidden = row.refusals > 0
                return Pause(early, lane.forbidden)
        posts = await self._store.posts(table.id)
        if row.kind in (HAND, ALARM, RING, DIGEST) and (await self._store.person(row.target)).dm_closed:
            await self._store.drop(row)
            return Pause()
        held = self._holds(row.kind)
        if held:
            return Pause(held, aside=True)
        post = posts.get((row.post, row.target))
        digest = hand_digest(table, row.target) if row.kind == HAND else ""
        newer = successor(rows) if row.attempts == 0 else None
        if newer is not None:
            await self._store.drop(row, heir(newer, [row]))
            return Pause()
        if row.attempts == 0 and shown(row, posts, digest):
            await self._store.drop(row)
            return Pause()
        row = replace(row, message=about(row, post), since=post.revision if post else 0)
        end = next((one for one in rows if one.kind == FINAL and one.revision <= table.revision), None)
        if row.kind == TURN and end is not None:
            # Tried before the game was over: if that has not arrived, what appears now is the end.
            row = replace(row, kind=FINAL, payload=end.payload)
            rows = (row, *rows[1:])
        if row.kind in (TURN, NUDGE):
            whole = gathered(rows, table)
            ways = await self._tables.ways(whole, table, called(whole, table))
            row = replace(row, payload={**row.payload, WAYS: ways})
            rows = (row, *rows[1:])
        await self._store.trying(row, table.revision)
        RANK.set(RANKS.get(row.kind, Rank.REST))
        try:
            # Whoever has no message gets one only by a call.
            seen = row.kind == HAND and (post is not None or calls(row))
            look = await self._courier.look(row, table) if seen else ""
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
        return Pause()

    async def _keep(self, lane: Lane) -> None:
        """Remember in the store what has arrived."""
        if lane.unkept is not None:
            row, _, follow, _ = lane.unkept
            await self._store.delivered(*lane.unkept)
            lane.unkept = None
            self._tables.rang(row)
            if any(draft.lane != row.lane for draft in follow):
                self._kick()
            FIGURES.count("deliveries", row.kind, "delivered")
            self.arrived = lane.since = time.monotonic()

    # Trouble

    def _stumbled(self, number: int, lane: Lane, problem: Exception, aside: bool) -> Pause:
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
        return Pause(wait(lane.stumbles - 1), aside)

    async def _in_trouble(self, row: Row, table: Table, lane: Lane, problem: Exception) -> Pause:
        """Give a row up, or put it off as long as the kind of trouble asks for."""
        self.failed += 1
        FIGURES.count("deliveries", row.kind, _named(problem))
        # After a lost answer the message may exist; after a clear no it does not.
        tried = replace(row, tried_revision=table.revision if row.tried_revision is None else row.tried_revision)
        match problem:
            case Undeliverable(reason=reason):
                await self._give_up(row, reason)
                return Pause()
            case Forbidden():
                return await self._forbidden(row, table, lane, problem)
            case OutOfOrder():
                # The next start may know better, so nothing is kept of it.
                await self._store.put_off(row)
                return Pause(LONGEST, aside=True)
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
            return Pause()
        return await self._put_off(replace(tried, failures=row.failures + 1), self._patience(row.failures))

    async def _forbidden(self, row: Row, table: Table, lane: Lane, problem: Forbidden) -> Pause:
        """Wait for a permission, after a word to the host."""
        follow: tuple[Draft, ...] = ()
        if row.refusals == 0:
            log.warning("table %s: %s is not permitted (%s), waits", row.table, row.kind, problem)
            if row.kind not in (HAND, ALARM, *ASIDE):
                follow = (Draft(ALARM, table.owner, lane=table.owner),)
        lane.forbidden = True
        wait = self._long_patience(row.refusals)
        pause = await self._put_off(replace(row, refusals=row.refusals + 1), wait, follow)
        self._kick()
        return replace(pause, aside=True)

    async def _put_off(self, row: Row, seconds: float, follow: tuple[Draft, ...] = ()) -> Pause:
        await self._store.put_off(replace(row, due=ceil(self._now() + seconds)), follow)
        return Pause(seconds)

    async def _give_up(self, row: Row, reason: str) -> None:
        log.warning("table %s: %s is given up: %s", row.table, row.kind, reason)
        await self._store.give_up(replace(row, due=int(self._now())), reason)
        self.given_up += 1
        FIGURES.count("deliveries", row.kind, "given-up")
        if row.kind == SEALS:
            await self._tables.undo_start(row.table, str(row.payload.get(START)))
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
