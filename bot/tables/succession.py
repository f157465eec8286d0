"""The wishes of those who come to a running game and of those who leave it for good."""

from __future__ import annotations

from bot.store.draft import Payload
from bot.store.table import RUNNING, Person, Table
from bot.tables import endings, notices, progress, successors
from bot.tables import seats as seating
from bot.tables.commits import Told
from bot.tables.progress import Progress
from bot.tables.rewinding import Rewinding
from bot.tables.tenures import conceded


class Succession(Rewinding):
    async def offer_seat(
        self, table: int, by: Person, seat: int, to: Person | None = None, *, interaction: int | None = None
    ) -> Table:
        """Look for somebody who takes over a stand-in's seat or one's own: one person, or whoever wants it.

        Whoever is to have it agrees first; the host who wants a stand-in's seat has agreed by asking for it.
        """
        host = await self._as_host(table, by)

        def wish(now: Table) -> Table:
            after = successors.offered(now, host, seat, to, self._now())
            return after if to is None or to.id != by.id else successors.taken_over(after, by, seat, self._now())

        return await self._change(table, "offer", by, interaction, wish, self._moved_up(by))

    async def take_over(
        self, table: int, by: Person, seat: int, *, gone: bool = False, interaction: int | None = None
    ) -> Table:
        """Accept a seat that is offered; after a grace if a stand-in keeps it for somebody who may come back.

        `gone`: that person has left the server.
        """

        def wish(now: Table) -> Table:
            return successors.taken_over(now, by, seat, self._now(), gone)

        return await self._change(table, "take over", by, interaction, wish, self._moved_up(by))

    async def concede(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Declare a game lost. With two seats it ends; else a stand-in plays on, and the seat shares the last place."""
        silent = await self._silent(table)

        def wish(now: Table) -> Progress | Table:
            after = endings.conceded(now, by, silent)
            return progress.played_on(after, self._now()) if after.phase == RUNNING else after

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            seat = seating.own_seat(before, by)
            assert seat in conceded(after)
            return (notices.notice("notice-conceded", **notices.left(before.seats[seat])),)

        return await self._change(table, "concede", by, interaction, wish, told)

    def _moved_up(self, by: Person) -> Told:
        """What people are told when a seat is offered, taken, or promised."""

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            return (
                *notices.returned(before, after),
                *successors.told(before, after),
                *notices.graces(before, after, by),
            )

        return told
