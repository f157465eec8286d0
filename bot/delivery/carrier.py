"""How one row of a lane reaches Discord, and what it shows by now."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace

from bot.delivery.courier import Courier, outcome
from bot.delivery.crier import Crier
from bot.delivery.gate import Need
from bot.delivery.instead import LETTERS
from bot.delivery.lane import Lane, Pause
from bot.delivery.limiter import RANK, RANKS, Rank
from bot.delivery.messages import FORM
from bot.delivery.novelty import (
    ANNOUNCED,
    BOARDS,
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
    recalled,
    remembered,
    shown,
    successor,
    urgent,
)
from bot.delivery.patience import LONGEST, Superseded
from bot.delivery.setbacks import FORMS, NEWER, Setbacks
from bot.figures import FIGURES
from bot.store.draft import Row
from bot.store.lease import Shards
from bot.store.protocol import Store
from bot.store.table import LOBBY, RUNNING, Table
from bot.tables.announcements import FINAL, HAND, NUDGE, TURN, WAYS
from bot.tables.refusals import Refused
from bot.tables.writer import Tables

log = logging.getLogger(__name__)


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
        self._crier = Crier(store, courier)
        self.setbacks = Setbacks(store, tables, kick, patience, long_patience, now)
        self._said: set[int] = set()
        """Tables about whose trouble the log has been told."""
        self.arrived = time.monotonic()
        """When something last arrived, by `time.monotonic`."""
        self.stumbled = 0
        """Attempts that came to nothing before there was anything to deliver, or after it had arrived."""

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
        # Without a board to show what can be said in words still arrives; the rest waits for better rules.
        if table.trouble and table.phase not in (LOBBY, RUNNING) and rows[0].kind not in SPEECHLESS:
            await self._store.drop(rows[0])
            return Pause()
        if table.trouble or lane.speechless:
            rows = tuple(row for row in rows if row.kind in SPEECHLESS)
            if not rows:
                lane.speechless = False
                return Pause(LONGEST, aside=True)
        rows, wait = self.setbacks.worth_trying(rows)
        if not rows:
            return Pause(wait, aside=True)
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
        if row.kind in LETTERS and (await self._store.person(row.target)).dm_closed:
            await self.setbacks.closed(row, table)
            return Pause()
        held = self._holds(row.kind)
        if held:
            return Pause(held, aside=True)
        post = posts.get((row.post, row.target))
        digest = hand_digest(table, row.target) if row.kind == HAND else ""
        newer = successor(rows) if row.attempts == 0 or row.rejections else None
        if newer is not None:
            await self._store.drop(row, heir(newer, [row]))
            self.setbacks.rejected.pop(row.id, None)
            return Pause()
        if row.attempts == 0 and shown(row, posts, digest):
            await self._store.drop(row)
            return Pause()
        there = post or next((one for one in posts.values() if one.message == row.target), None)
        row = replace(row, message=about(row, post), since=post.revision if post else 0, there=there)
        end = next((one for one in rows if one.kind == FINAL and one.revision <= table.revision), None)
        if row.kind == TURN and end is not None:
            # Tried before the game was over: if that has not arrived, what appears now is the end.
            row = replace(row, kind=FINAL, payload=end.payload)
            rows = (row, *rows[1:])
        if row.kind in (TURN, NUDGE):
            whole = gathered(rows, table)
            ways = await self._tables.ways(whole, table, called(whole, table))
            row = recalled(replace(row, payload={**row.payload, WAYS: ways}), row.payload.get(WAYS, {}))
            rows = (row, *rows[1:])
        whole = replace(row, payload=gathered(rows, table).payload)
        FORM.set(FORMS[row.rejections % len(FORMS)])
        try:
            users, written = await self._crier.uncalled(whole, table)
            need = _need(rows, table, bool(users or written), lane_number)
            if lane.need != need:
                # It is asked for a place anew.
                lane.need = need
                return Pause()
            RANK.set(Rank.CALL if need is Need.CALL else RANKS.get(row.kind, Rank.REST))
            if users or written:
                await self._store.trying(row, table.revision)
                await self._crier.call(whole, table, users, written)
                self.arrived = lane.since = time.monotonic()
                self._kick()
                return Pause()
            shut = await self._courier.opens(row, table)
            if shut:
                return await self.setbacks.unwritten(row, table, shut)
            await self._store.trying(row, table.revision)
            # Whoever has no message gets one only by a call.
            seen = row.kind == HAND and (post is not None or calls(row))
            look = await self._courier.look(row, table) if seen else ""
            look = look and f"{look}.{questions(table, row.target)}"
            if post is not None and row.attempts == 0 and look and look == looked(post) and not calls(row):
                # What has changed is on no picture.
                lane.unkept = (row, replace(post, digest=remembered(digest, look)), (), ())
            else:
                arrived = await self._courier.deliver(whole, table)
                if arrived is None or arrived.revision is None or arrived.revision >= table.revision:
                    row = whole
                lane.unkept = outcome(row, table, arrived, posts, remembered(digest, look))
        except Superseded:
            await self._store.drop(row)
            return Pause()
        except Exception as problem:  # noqa: BLE001 - sorted out there
            return await self.setbacks.of(row, table, lane, problem)
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
            self.setbacks.rejected.pop(row.id, None)
            if any(draft.lane != row.lane for draft in follow):
                self._kick()
            FIGURES.count("deliveries", row.kind, "delivered")
            self.arrived = lane.since = time.monotonic()

    def _stumbled(self, number: int, lane: Lane, problem: Exception, aside: bool) -> Pause:
        """The table cannot be read, or the store keeps nothing: other tables go on."""
        self.stumbled += 1
        lane.stumbles += 1
        # The log gets no more than the kind of error: its text may quote what is hidden in the game.
        if not aside and lane.stumbles == 1:
            log.error("table %s: deliveries can be neither prepared nor kept: %s", number, type(problem).__name__)
        elif aside and number not in self._said and not isinstance(problem, Refused):
            log.error("table %s cannot be read, its deliveries wait: %s", number, type(problem).__name__)
            self._said.add(number)
        wait = self._long_patience if aside else self._patience
        return Pause(wait(lane.stumbles - 1), aside)


def _need(rows: tuple[Row, ...], table: Table, calls: bool, lane: int) -> Need:
    """What the next row of a lane is wanted for. `calls`: it calls somebody before it is drawn."""
    first, *rest = rows
    if all(row.kind in TIDY for row in rows):
        return Need.TIDY
    if first.kind in BOARDS:
        # What it calls by itself need not wait any more.
        rest = [row for row in rest if row.kind not in (*BOARDS, NUDGE) or row.revision > table.revision]
    if (calls if first.kind in ANNOUNCED else urgent(first)) or any(map(urgent, rest)):
        return Need.CALL
    return Need.BOARD if lane == 0 else Need.LETTER
