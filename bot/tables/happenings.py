"""What happens to tables without anybody wishing it: what is due."""

from __future__ import annotations

from bot.store.draft import Payload
from bot.store.table import Due, Table
from bot.tables.callers import Callers
from bot.tables.clocks import TooEarly
from bot.tables.effects import Effect
from bot.tables.progress import Progress
from bot.tables.refusals import refused

FROZEN = 3_600
"""When to look again at what is due at a table where nothing happens at present."""


class Happenings(Callers):
    async def work_off(self, table: int, due: Due, effect: Effect) -> Table:
        """Let what is due happen, in one commit with its row; refused if it does not stand any more."""
        told: list[Payload] = []
        silent = await self._silent(table)

        def wish(now: Table) -> Progress | Table:
            if now.due(due.name) != due:
                raise refused("no-longer-possible")
            if now.frozen:
                raise TooEarly(self._now() + FROZEN)
            step, notes = effect(now.without_due(due.name), due, self._now(), silent)
            told.extend(notes)
            return step

        return await self._change(table, due.kind, None, None, wish, lambda before, after: tuple(told))
