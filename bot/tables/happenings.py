"""What happens to tables without anybody wishing it: what is due, servers that come and go."""

from __future__ import annotations

from dataclasses import replace

from bot.store.protocol import Payload
from bot.store.table import CANCELLED, LOBBY, RUNNING, Due, Table
from bot.tables import moments
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

    async def server_is(self, guild: int, there: bool) -> None:
        """A server has the host, or has it no more: its tables wait for a while and are closed then."""
        if there:
            await self.store.drop_due(moments.server(guild))
        elif await self.store.find(guild=guild, phases=(LOBBY, RUNNING)):
            await self.store.set_due(moments.server_gone(guild, self._now()))

    async def servers_are(self, guilds: frozenset[int]) -> None:
        """Compare the servers of the tables with those the host is in."""
        for guild in await self.store.guilds((LOBBY, RUNNING)):
            await self.server_is(guild, guild in guilds)

    async def close_server(self, due: Due) -> None:
        """The server has not come back: its tables are closed, and nobody is told where nobody can be reached."""
        for table in await self.store.find(guild=int(due.payload["guild"]), phases=(LOBBY, RUNNING)):
            await self._change(table, "server gone", None, None, _shut, quiet=True)
        await self.store.drop_due(due.name)


def _shut(table: Table) -> Table:
    return replace(table, phase=CANCELLED)
