"""The wishes about time: which clock, a pause, more time for somebody, what happens to who is late."""

from __future__ import annotations

from dataclasses import replace

from bot.store.clocks import pace_text
from bot.store.draft import Draft, Payload
from bot.store.table import FINISHED, LOBBY, RUNNING, Due, Pace, Person, Table, Wait
from bot.tables import clocks, notices, paces, pauses, rest
from bot.tables import seats as seating
from bot.tables.agreements import DECISIONS, MORE, PACE, PAUSE
from bot.tables.announcements import ROUSE
from bot.tables.consents import Consents
from bot.tables.refusals import refused


class Timekeeping(Consents):
    async def set_pace(self, table: int, by: Person, pace: Pace | None, *, interaction: int | None = None) -> Table:
        """Another clock: before the start the host chooses, in a running game all agree."""
        if (await self.get(table)).phase != LOBBY:
            return await self.propose(table, by, PACE, {"pace": pace_text(pace)}, interaction=interaction)
        host = await self._as_host(table, by)

        def wish(now: Table) -> Table:
            seating.owner_only(now, host)
            if now.phase != LOBBY:
                raise refused("already-started")
            return replace(now, pace=pace)

        return await self._change(table, "set clock", by, interaction, wish)

    async def propose_pause(self, table: int, by: Person, days: int, *, interaction: int | None = None) -> Table:
        pauses.allowed(await self.get(table), days, self._now())
        return await self.propose(table, by, PAUSE, {"days": days}, interaction=interaction)

    async def take_pause(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """A pause that nobody has to agree to; once a table, and not for newcomers."""
        if len(await self.store.find(user=by.id, phases=(FINISHED,))) < paces.FINISHED_TABLES:
            raise refused("emergency-too-soon", least=paces.FINISHED_TABLES)

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            seat = seating.own_seat(after, by)
            return (notices.notice("notice-emergency", seat=seat, **notices.at(after.pauses[-1].ended)),)

        return await self._change(
            table, "pause", by, interaction,
            lambda now: pauses.emergency(now, by, paces.EMERGENCY, self._now()), told,
        )  # fmt: skip

    async def end_pause(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            return (notices.notice("notice-pause-ended", seat=seating.own_seat(after, by)),)

        return await self._change(
            table, "no pause", by, interaction, lambda now: pauses.ended(now, by, self._now()), told
        )

    async def give_time(self, table: int, by: Person, seat: int, *, interaction: int | None = None) -> Table:
        """A day more for another person who is waited for; when the time has run out, most others decide on it."""

        def wish(now: Table) -> Table:
            own = seating.own_seat(now, by)
            wait = next((one for one in now.waits if one.seat == seat), None)
            if wait is None or now.pace is None or wait.lapsed or now.asleep:
                raise refused("no-longer-possible")
            if own == seat:
                raise refused("not-yourself")
            _may_be_given(wait)
            waits = tuple(replace(one, more=paces.MORE) if one == wait else one for one in now.waits)
            return replace(now, waits=waits)

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            own = seating.own_seat(after, by)
            return (notices.notice("notice-time-given", seat=own, late_seat=seat),)

        return await self._change(table, "more time", by, interaction, wish, told)

    async def decide(
        self, table: int, by: Person, what: str, seat: int, wait: int, *, interaction: int | None = None
    ) -> Table:
        """What is to happen to somebody whose time has run out: more time, a stand-in once or for good."""
        if what not in DECISIONS:
            raise refused("old-button")
        late = clocks.late(await self.get(table), seat, wait)
        if late is None:
            raise refused("no-longer-possible")
        if what == MORE:
            _may_be_given(late)
        return await self.propose(table, by, what, {"seat": seat, "wait": wait}, interaction=interaction)

    async def wake(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Go on at a table that nobody has been at for long."""
        return await self._change(table, "wake", by, interaction, lambda now: rest.woken(now, by, self._now()))

    async def strike(self, table: int, due: Due) -> Table:
        """A moment of a clock has come; raises TooEarly if time has stood still."""
        stops, silent = await self._standing_still(await self.get(table)), await self._silent(table)
        return await self.work_off(
            table, due, lambda now, row, at, _: clocks.struck(now, row, at, stops, silent)
        )  # fmt: skip

    async def rouse(self, table: int, due: Due) -> Table:
        """Somebody's time runs out soon: the thread is woken if it sleeps."""

        def wish(now: Table) -> Table:
            if now.due(due.name) != due:
                raise refused("no-longer-possible")
            return now.without_due(due.name)

        return await self._change(table, clocks.ROUSE, None, None, wish, besides=(Draft(ROUSE),))

    async def rearm(self) -> None:
        """The host has been away: everybody's time ends later, and the boards say so."""
        for table in await self._readable(await self.store.find(phases=(RUNNING,))):
            if table.pace is not None and not table.trouble:
                await self._change(table.id, "host back", None, None, lambda now: now)

    async def note_rest(self) -> None:
        """The first start on tables of an earlier version: from now on silence is noted there."""
        for table in await self._readable(await self.store.find(phases=(RUNNING,), lacks=rest.NAME)):
            if not table.trouble:
                await self._change(table.id, "rest", None, None, lambda now: now)


def _may_be_given(wait: Wait) -> None:
    """Refuse more time for somebody who has been given enough."""
    if wait.given >= paces.GIFTS:
        raise refused("enough-time", most=paces.GIFTS)
