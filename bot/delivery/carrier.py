"""How one row of a lane reaches Discord: what it shows by now, and what is done when it does not arrive."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from math import ceil

from bot.delivery.courier import Courier, outcome
from bot.delivery.crier import Crier
from bot.delivery.gate import Need
from bot.delivery.instead import LETTERS, Instead
from bot.delivery.lane import Lane, Pause
from bot.delivery.limiter import RANK, RANKS, Rank
from bot.delivery.messages import FORM, Form
from bot.delivery.novelty import (
    ANNOUNCED,
    ASIDE,
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
from bot.delivery.patience import (
    ATTEMPTS,
    LONGEST,
    Filtered,
    Forbidden,
    OutOfOrder,
    Rejected,
    Superseded,
    Undeliverable,
    Unopened,
    Unreachable,
)
from bot.figures import FIGURES
from bot.store.draft import Draft, Row
from bot.store.lease import Shards
from bot.store.protocol import Store
from bot.store.table import LOBBY, RUNNING, Table
from bot.tables.announcements import ALARM, DIGEST, FINAL, HAND, NUDGE, SEALS, START, TURN, WAYS, WHY
from bot.tables.refusals import Refused
from bot.tables.writer import Tables

log = logging.getLogger(__name__)

NEWER = 0.01
"""Seconds after which a table is read again that has changed meanwhile."""
DM_CLOSED = "dm-closed"
FORMS = (Form.WHOLE, Form.ANEW, Form.BARE)
"""What is refused as wrong is tried in these forms, one after the other."""


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
        self._instead = Instead(store, tables)
        self._crier = Crier(store, courier)
        self._said: set[int] = set()
        """Tables about whose trouble the log has been told."""
        self.arrived = time.monotonic()
        """When something last arrived, by `time.monotonic`."""
        self.given_up = self.failed = 0
        """Rows that were given up since the start, and attempts that came to nothing."""
        self.rejected: dict[int, str] = {}
        """Rows that wait although Discord has refused them as wrong in every form, and what it said."""

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
        rows, wait = self._worth_trying(rows)
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
            await self._replace(row, await self._instead.of_letter(row, table) or ())
            return Pause()
        held = self._holds(row.kind)
        if held:
            return Pause(held, aside=True)
        post = posts.get((row.post, row.target))
        digest = hand_digest(table, row.target) if row.kind == HAND else ""
        newer = successor(rows) if row.attempts == 0 or row.rejections else None
        if newer is not None:
            await self._store.drop(row, heir(newer, [row]))
            self.rejected.pop(row.id, None)
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
                return await self._unwritten(row, table, shut)
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
            self.rejected.pop(row.id, None)
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
            case Filtered(reason=reason, said=said):
                follow, plainer = await self._instead.of_filtered(row, table, reason)
                log.warning("table %s: %s is held back by a filter: %s (%s)", row.table, row.kind, reason, said)
                await (self._replace(row, follow) if plainer else self._give_up(row, reason, said, follow))
                return Pause()
            case Undeliverable(reason=reason, said=said):
                closed = reason == DM_CLOSED and row.kind in LETTERS
                follow = await self._instead.of_letter(row, table) or () if closed else ()
                await self._give_up(row, reason, said, follow)
                return Pause()
            case Rejected():
                return await self._refused_as_wrong(row, str(problem))
            case Unopened(after=after):
                pause = await self._unwritten(row, table, after)
                return replace(await self._put_off(row, after), aside=True) if pause.seconds else pause
            case Forbidden():
                return await self._forbidden(row, table, lane, problem)
            case OutOfOrder():
                # The next start may know better, so nothing is kept of it.
                await self._store.put_off(row)
                return Pause(LONGEST, aside=True)
            case Unreachable(after=after) if after:
                # Whoever names a few seconds again and again means more.
                after = max(after, self._patience(row.attempts))
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
                why = {WHY: problem.reason} if problem.reason else {}
                follow = (Draft(ALARM, table.owner, why, lane=table.owner),)
        lane.forbidden = True
        wait = self._long_patience(row.refusals)
        pause = await self._put_off(replace(row, refusals=row.refusals + 1), wait, follow)
        self._kick()
        return replace(pause, aside=True)

    def _worth_trying(self, rows: tuple[Row, ...]) -> tuple[tuple[Row, ...], float]:
        """Without what Discord has refused as wrong in every form: it waits by itself. And how long the next waits."""
        now = self._now()
        waiting = {row.id: row.due - now for row in rows if _in_vain(row) and row.due > now}
        self.rejected |= {row.id: _told(row) for row in rows if _in_vain(row)}
        return tuple(row for row in rows if row.id not in waiting), min(waiting.values(), default=0.0)

    async def _refused_as_wrong(self, row: Row, said: str) -> Pause:
        """Our own fault: another form is tried at once, and when there is none left the operator has to know."""
        row = replace(row, rejections=row.rejections + 1, complaint=said)
        log.error("table %s: %s is refused as wrong, attempt %s: %s", row.table, row.kind, row.rejections, said)
        if not _in_vain(row):
            await self._store.put_off(replace(row, due=int(self._now())))
            return Pause(NEWER)
        self.rejected[row.id] = _told(row)
        # What comes after it in its lane goes on.
        await self._put_off(row, self._long_patience(row.rejections))
        return Pause(NEWER)

    async def _put_off(self, row: Row, seconds: float, follow: tuple[Draft, ...] = ()) -> Pause:
        await self._store.put_off(replace(row, due=ceil(self._now() + seconds)), follow)
        return Pause(seconds)

    async def _unwritten(self, row: Row, table: Table, seconds: float) -> Pause:
        """A letter that cannot be written at present waits, or something else goes out in its place."""
        follow = await self._instead.of_letter(row, table)
        if follow is None:
            return Pause(min(seconds, LONGEST), aside=True)
        FIGURES.count("deliveries", row.kind, "unwritten")
        await self._replace(row, follow)
        return Pause()

    async def _replace(self, row: Row, follow: tuple[Draft, ...]) -> None:
        await self._store.delivered(row, None, follow)
        self._tables.rang(row)
        self._kick()

    async def _give_up(self, row: Row, reason: str, said: str = "", follow: tuple[Draft, ...] = ()) -> None:
        log.warning("table %s: %s is given up: %s (%s)", row.table, row.kind, reason, said or "Discord was not asked")
        await self._store.give_up(replace(row, due=int(self._now())), reason, follow)
        self.given_up += 1
        FIGURES.count("deliveries", row.kind, "given-up")
        if row.kind == SEALS:
            await self._tables.undo_start(row.table, str(row.payload.get(START)))
        if follow:
            self._tables.rang(row)
            self._kick()
        if row.kind in (HAND, DIGEST) and reason == DM_CLOSED:
            # Who is called by a line beside it need not be called by this as well.
            await self._tables.dm_failed(row.target, row.table, silent=any(draft.kind == NUDGE for draft in follow))


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


def _in_vain(row: Row) -> bool:
    """Has a row been refused as wrong in every form there is?"""
    return row.rejections >= len(FORMS)


def _told(row: Row) -> str:
    return f"table {row.table}, {row.kind}: {row.complaint}"


def _named(problem: Exception) -> str:
    """A kind of trouble, as it is counted."""
    match problem:
        case Undeliverable():
            return "undeliverable"
        case Rejected():
            return "rejected"
        case Forbidden():
            return "forbidden"
        case OutOfOrder():
            return "out-of-order"
        case OSError() | TimeoutError() | Unreachable():
            return "unreachable"
        case _:
            return "error"
