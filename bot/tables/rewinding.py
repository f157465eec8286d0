"""The wish to go back beyond the seal: proposed by those who play, decided by those who keep order."""

from __future__ import annotations

from bot.store.table import Person, Table
from bot.tables import rewinds
from bot.tables.consents import Consents
from bot.tables.progress import Progress


class Rewinding(Consents):
    async def rewind(self, table: int, by: Person, to: int, *, interaction: int | None = None) -> Table:
        """Back to the turn that begins after entry `to`, when all agree; for a moderator who does not play at once."""
        if rewinds.decides(await self.get(table), by):

            def wish(now: Table) -> Progress:
                return rewinds.back(now, to, None, self._now())

            act = self._act(by, (await self.get(table)).guild, "rewind", detail={"entries": to})
            return await self._change(table, "rewind", by, interaction, wish, act=act)
        return await self._weigh(table, by, interaction, lambda now: rewinds.proposed(now, by, to, self._now()))
