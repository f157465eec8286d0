"""What goes out in place of something that does not: a line in the thread for a letter, words without a picture."""

from __future__ import annotations

from bot.delivery.novelty import ASIDE
from bot.delivery.verdict import PICTURE
from bot.store.draft import Draft, Row
from bot.store.errand import Errand
from bot.store.protocol import Store
from bot.store.table import RUNNING, Table, Wait
from bot.tables import waits
from bot.tables.announcements import (
    ALARM,
    CALL,
    DEALT,
    DIGEST,
    FINAL,
    HAND,
    INSTEAD,
    LETTER,
    PLAIN,
    SILENT,
    TABLES,
    TURN,
    WHY,
)
from bot.tables.callers import line, told
from bot.tables.calls import Verdict
from bot.tables.seekers import RING
from bot.tables.writer import Tables

LETTERS = (HAND, CALL, DIGEST, ALARM, RING)
"""Kinds that are direct messages."""
PICTURED = (HAND, TURN, FINAL)
"""Kinds that say what matters without their pictures as well."""
FILTERED = "filtered:"
"""Under this name and a table's number the store keeps that its host knows of a filter."""


class Instead:
    """Finds it, and remembers who has been told why."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def of_letter(self, row: Row, table: Table) -> tuple[Draft, ...] | None:
        """What stands for a letter that cannot be written; None: it is worth waiting for.

        Whoever would have been called by it is called in the thread, unless they have been.
        """
        match row.kind:
            case "hand" if table.match is None:
                return ()
            case "hand" if row.payload.get(LETTER):
                dealt = {DEALT: True, SILENT: True}
                hand = (Draft(HAND, row.target, dealt, row.lane),) if row.payload.get(DEALT) else ()
                return (*await self._call(row, table), *hand)
            case "digest":
                return await self._digest(row, table)
            case "call":
                # What it says stands in the thread as well, or is over before it could be said.
                return ()
        return None

    async def _call(self, row: Row, table: Table) -> tuple[Draft, ...]:
        wait = waits.of_user(table, row.target)
        if wait is None or table.phase != RUNNING or (await self._store.person(row.target)).way == "both":
            return ()
        return (_line(wait, 0),)

    async def _digest(self, row: Row, table: Table) -> tuple[Draft, ...]:
        """One line for all that wait, at the one with the least time left."""
        waiting = await self._tables.waiting_for(row.target, row.payload.get(TABLES))
        if not waiting:
            return ()
        first, wait = waiting[0]
        call = _line(wait, len(waiting) - 1)
        if first.id == table.id:
            return (call,)
        await self._store.run(Errand(row.target, drafts=((first.id, call),), made=self._tables.now()))
        return ()

    async def of_filtered(self, row: Row, table: Table, why: str) -> tuple[tuple[Draft, ...], bool]:
        """What follows when a filter holds something back; is the row to be sent in a plainer form by that?"""
        if why == PICTURE and row.kind in PICTURED and not row.payload.get(PLAIN):
            again = Draft(row.kind, row.target, {**row.payload, PLAIN: True}, row.lane)
            return (again, *await self._word(row, table, why)), True
        if row.kind in LETTERS:
            return await self.of_letter(row, table) or (), False
        return await self._word(row, table, why), False

    async def _word(self, row: Row, table: Table, why: str) -> tuple[Draft, ...]:
        """To the host, once; what a person's own filter holds back is nobody else's business."""
        key = f"{FILTERED}{table.id}"
        if row.kind in (*LETTERS, *ASIDE) or await self._store.meta(key) == why:
            return ()
        await self._store.set_meta(key, why)
        return (Draft(ALARM, table.owner, {WHY: why}, lane=table.owner),)


def _line(wait: Wait, besides: int) -> Draft:
    # The hand that follows is silent: one call is enough.
    return line(wait, told(Verdict(thread=True), silent=True), **{INSTEAD: besides})
