"""Moves of stand-ins that have thought apart from everything else: made if nothing has happened meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.table import Table
from bot.tables.happenings import Happenings
from bot.tables.progress import Progress
from bot.tables.refusals import refused
from bot.tables.thoughts import THINK, Thought, played, thinker


class Thinking(Happenings):
    async def thought(self, table: int, thoughts: Sequence[Thought], entries: int) -> Table:
        """Make the moves that stand-ins have found, after so many entries of the log; else they are of no use."""

        def wish(now: Table) -> Progress:
            if now.match is None or len(now.match.log) != entries or not thoughts or thinker(now) != thoughts[0][0]:
                raise refused("board-moved-on")
            return played(now, thoughts, self._now())

        return await self._change(table, THINK, None, None, wish)
