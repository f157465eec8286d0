"""Hints in a game: whether they may be asked for, and that each is counted."""

from __future__ import annotations

from bot.store.table import Person, Table
from bot.tables.happenings import Happenings
from bot.tables.hints import allowed, counted
from bot.tables.refusals import refused


class Advising(Happenings):
    async def allow_hints(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Whoever runs a table that has not started says whether hints may be asked for; again: the other way round."""
        host = await self._as_host(table, by)
        return await self._change(table, "hints", by, interaction, lambda now: allowed(now, host))

    async def hinted(self, table: int, by: Person, entries: int, *, interaction: int | None = None) -> Table:
        """Count a hint about what was asked after so many entries of the log; it is told only if that still is so."""

        def wish(now: Table) -> Table:
            seat = self._player(now, by)
            if now.match is None or len(now.match.log) != entries:
                raise refused("board-moved-on")
            return counted(now, seat)

        return await self._change(table, "hint", by, interaction, wish, quiet=True)
