"""What is done when a row does not reach Discord: given up, put off, sent in another form, or replaced."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from math import ceil

from bot.delivery.instead import LETTERS, Instead
from bot.delivery.lane import Lane, Pause
from bot.delivery.messages import Form
from bot.delivery.novelty import ASIDE
from bot.delivery.patience import (
    ATTEMPTS,
    LONGEST,
    Filtered,
    Forbidden,
    OutOfOrder,
    Rejected,
    Undeliverable,
    Unopened,
    Unreachable,
)
from bot.figures import FIGURES
from bot.store.draft import AGAIN, Draft, Row
from bot.store.protocol import Store
from bot.store.table import Table
from bot.tables.announcements import ALARM, DIGEST, HAND, NUDGE, PLAIN, SEALS, START, WHY
from bot.tables.writer import Tables

log = logging.getLogger(__name__)

NEWER = 0.01
"""Seconds after which something is looked at again that has changed meanwhile."""
DM_CLOSED = "dm-closed"
FORMS = (Form.WHOLE, Form.ANEW, Form.BARE)
"""What is refused as wrong is tried in these forms, one after the other."""


class Setbacks:
    """Says how long a lane waits, and keeps in the store what the next attempt has to know."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        kick: Callable[[], None],
        patience: Callable[[int], float],
        long_patience: Callable[[int], float],
        now: Callable[[], float],
    ) -> None:
        """`kick`: says that something new waits."""
        self._store = store
        self._tables = tables
        self._kick = kick
        self._patience = patience
        self._long_patience = long_patience
        self._now = now
        self._instead = Instead(store, tables)
        self.given_up = self.failed = 0
        """Rows that were given up since the start, and attempts that came to nothing."""
        self.rejected: dict[int, str] = {}
        """Rows that wait although Discord has refused them as wrong in every form, and what it said."""

    async def of(self, row: Row, table: Table, lane: Lane, problem: Exception) -> Pause:
        """Give a row up, or put it off as long as the kind of trouble asks for."""
        self.failed += 1
        FIGURES.count("deliveries", row.kind, _named(problem))
        # After a lost answer the message may exist; after a clear no it does not.
        tried = replace(row, tried_revision=table.revision if row.tried_revision is None else row.tried_revision)
        match problem:
            case Filtered(reason=reason, said=said):
                return await self._filtered(row, table, reason, said)
            case Undeliverable(reason=reason, said=said):
                closed = reason == DM_CLOSED and row.kind in LETTERS
                follow = await self._instead.of_letter(row, table) or () if closed else ()
                await self._give_up(row, reason, said, follow)
                return Pause()
            case Rejected():
                return await self._refused_as_wrong(row, str(problem))
            case Unopened(after=after):
                pause = await self.unwritten(row, table, after)
                return replace(await self._put_off(row, after), aside=True) if pause.seconds else pause
            case Forbidden():
                return await self._forbidden(row, table, lane, problem)
            case OutOfOrder():
                # The next start may know better, so nothing is kept of it; what needs no picture goes on.
                await self._store.put_off(row)
                lane.speechless = True
                return Pause()
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

    def worth_trying(self, rows: tuple[Row, ...]) -> tuple[tuple[Row, ...], float]:
        """Without what Discord has refused as wrong in every form: it waits by itself. And how long the next waits."""
        now = self._now()
        waiting = {row.id: row.due - now for row in rows if _in_vain(row) and row.due > now}
        self.rejected |= {row.id: _told(row) for row in rows if _in_vain(row)}
        return tuple(row for row in rows if row.id not in waiting), min(waiting.values(), default=0.0)

    async def unwritten(self, row: Row, table: Table, seconds: float) -> Pause:
        """A letter that cannot be written at present waits, or something else goes out in its place."""
        follow = await self._instead.of_letter(row, table)
        if follow is None:
            return Pause(min(seconds, LONGEST), aside=True)
        FIGURES.count("deliveries", row.kind, "unwritten")
        await self._replace(row, follow)
        return Pause()

    async def closed(self, row: Row, table: Table) -> None:
        """Drop a letter to somebody whose direct messages are closed; something else may go out in its place."""
        await self._replace(row, await self._instead.of_letter(row, table) or ())

    async def _filtered(self, row: Row, table: Table, reason: str, said: str) -> Pause:
        follow, plainer = await self._instead.of_filtered(row, table, reason)
        log.warning("table %s: %s is held back by a filter: %s (%s)", row.table, row.kind, reason, said)
        if plainer and row.spoken is not None:
            # The words that have called to it stand there already: it is they that become the plainer form.
            plain = replace(row, payload={**row.payload, PLAIN: True})
            await self._store.trying(plain, table.revision)
            await self._store.put_off(plain, tuple(one for one in follow if one.kind != row.kind))
            self._kick()
            return Pause(NEWER)
        await (self._replace(row, follow) if plainer else self._give_up(row, reason, said, follow))
        return Pause()

    async def _forbidden(self, row: Row, table: Table, lane: Lane, problem: Forbidden) -> Pause:
        """Wait for a permission, after a word to the host."""
        follow: tuple[Draft, ...] = ()
        if row.refusals == 0:
            log.warning("table %s: %s is not permitted (%s), waits", row.table, row.kind, problem)
            if row.kind not in (HAND, ALARM, AGAIN, *ASIDE):
                why = {WHY: problem.reason} if problem.reason else {}
                follow = (Draft(ALARM, table.owner, why, lane=table.owner),)
        lane.forbidden = True
        wait = self._long_patience(row.refusals)
        pause = await self._put_off(replace(row, refusals=row.refusals + 1), wait, follow)
        self._kick()
        return replace(pause, aside=True)

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
