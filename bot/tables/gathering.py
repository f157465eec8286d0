"""How people come together at a table: its opening and its seats."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace

from bot.store.draft import Payload
from bot.store.table import CANCELLED, LOBBY, RUNNING, Access, Pace, Person, Place, Table
from bot.tables import hosts, lobbies, moments, notices, progress, rematches, stand_ins
from bot.tables import seats as seating
from bot.tables.estates import Estates
from bot.tables.progress import Progress
from bot.tables.refusals import Refused, refused
from bot.tables.starting import Starting
from rules.core import IllegalMove


class Gathering(Starting, Estates):
    async def open(
        self,
        by: Person,
        place: Place,
        game: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        language: str = "en",
        access: Access = "public",
        invited: tuple[int, ...] = (),
        pace: Pace | None = None,
        begins: lobbies.Begins = None,
        *,
        open_hands: bool = False,
        rated: bool | None = None,
        hints: bool = False,
        interaction: int | None = None,
    ) -> Table:
        async def work() -> Table:
            await self._listen(by)
            if interaction is not None and await self.store.done(interaction):
                raise refused("already-done")
            try:
                now = self._now()
                table = lobbies.opened(
                    by,
                    place,
                    game,
                    seats,
                    options or {},
                    language,
                    access,
                    invited,
                    now,
                    open_hands,
                    begins,
                    rated,
                    hints,
                )
            except IllegalMove as illegal:
                raise Refused(illegal.why) from illegal
            charter = await self._admitted(by, place, game)
            table = replace(table, pace=pace)
            aside = moments.opens_up(None, table, table.created)
            return await self._open(table, by, interaction, aside=aside, charter=charter)

        return await self._finish(work())

    async def begin_alone(
        self, by: Person, place: Place, game: str, kind: str, seats: int | None, options: Mapping[str, str],
        language: str, pace: Pace | None, hints: bool, *, interaction: int | None = None,
    ) -> Table:  # fmt: skip
        """A game of one person against stand-ins, begun at once."""

        async def work() -> Table:
            await self._listen(by)
            if interaction is not None and await self.store.done(interaction):
                raise refused("already-done")
            try:
                table = lobbies.opened_alone(by, place, game, kind, seats, options, language, self._now(), hints)
            except IllegalMove as illegal:
                raise Refused(illegal.why) from illegal
            charter = await self._admitted(by, place, game)
            lobby = await self._open(replace(table, pace=pace), by, interaction, charter=charter)
            return await self.start(lobby.id, by)

        return await self._finish(work())

    async def rematch(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Once more with the same people: a lobby with a seat for each, or the one that another of them has opened."""

        async def work() -> Table:
            queue = self._queues.setdefault(table, asyncio.Lock())
            async with queue:
                await self._listen(by)
                old = await self.get(table)
                seating.own_seat(old, by)
                known = await self.store.meta(rematches.known_as(table))
                fresh = await self.get(int(known)) if known else None
                if fresh is not None and fresh.phase != CANCELLED:
                    if fresh.phase == LOBBY and fresh.seat_of(by.id) is None:
                        return await self.join(fresh.id, by, interaction=interaction)
                    return fresh
                lobby, places = rematches.again(old, by, self._now())
                charter = await self._admitted(by, lobby.spot, lobby.game)
                call = rematches.call(lobby, by, places)
                fresh = await self._open(lobby, by, interaction, call, charter=charter)
                await self.store.set_meta(rematches.places_of(fresh.id), rematches.written(places))
                await self.store.set_meta(rematches.known_as(table), str(fresh.id))
                return await self.start(fresh.id, by) if rematches.full(fresh) else fresh

        return await self._finish(work())

    async def join(self, table: int, by: Person, seat: int | None = None, *, interaction: int | None = None) -> Table:
        """Take a seat, or come back to one's own. A rematch begins when all are there."""

        places, before = await self._places(table), await self.get(table)
        asked = await self.store.asked((*before.people, by.id), before.game)

        def wish(now: Table) -> Progress | Table:
            after = lobbies.joined(now, by, rematches.place(now, by, places) if seat is None else seat)
            if places and rematches.full(after):
                return self._begun(after, None, rematches.order(after), asked)
            return self._when_full(after, asked)

        person = await self._person(by.id)
        if person.dm_closed:
            # Pressing Join is the moment at which a message is welcome: try again.
            await self._keep_person(replace(person, dm_closed=False))
        return await self._change(table, "join", by, interaction, wish, notices.returned)

    async def leave(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        return await self._change(table, "leave", by, interaction, lambda now: lobbies.left(now, by))

    async def kick(self, table: int, by: Person, user: int, *, interaction: int | None = None) -> Table:
        host = await self._as_host(table, by)
        act = await self._ordered(table, by, "kick", user)
        return await self._change(table, "kick", by, interaction, lambda now: hosts.kicked(now, host, user), act=act)

    async def invite(self, table: int, by: Person, user: int, *, interaction: int | None = None) -> Table:
        host = await self._as_host(table, by)
        return await self._change(table, "invite", by, interaction, lambda now: hosts.invited(now, host, user))

    async def set_rated(self, table: int, by: Person, rated: bool, *, interaction: int | None = None) -> Table:
        """Say before the start whether the result counts for ratings."""
        host = await self._as_host(table, by)
        return await self._change(
            table, "set rated", by, interaction, lambda now: hosts.counted(now, host, rated)
        )  # fmt: skip

    async def enlist(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Wait for a seat at a table that is full."""
        return await self._change(table, "enlist", by, interaction, lambda now: lobbies.queued(now, by))

    async def hand_over(self, table: int, by: Person, to: Person, *, interaction: int | None = None) -> Table:
        """Give the owner's rights to somebody else who sits there."""
        host = await self._as_host(table, by)
        return await self._change(table, "hand over", by, interaction, lambda now: hosts.handed_over(now, host, to))

    async def add_stand_in(
        self,
        table: int,
        by: Person,
        kind: str = "greedy",
        seat: int | None = None,
        *,
        gone: bool = False,
        interaction: int | None = None,
    ) -> Table:
        """On a free seat, or in a running game after a grace in the place of somebody who has vanished.

        `gone`: that person has left the server.
        """
        host, silent = await self._as_host(table, by), await self._silent(table)
        before_it = await self.get(table)
        asked = await self.store.asked(before_it.people, before_it.game)

        def wish(now: Table) -> Progress | Table:
            after = stand_ins.with_stand_in(now, host, kind, seat, self._now(), gone, silent)
            return progress.played_on(after, self._now()) if after.phase == RUNNING else self._when_full(after, asked)

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            return (
                () if before.phase == LOBBY else (*notices.replaced(before, after), *notices.graces(before, after, by))
            )

        act = await self._ordered(table, by, "stand-in") if host.deputy else None
        return await self._change(table, "stand-in", by, interaction, wish, told, act=act)

    async def remove_stand_in(self, table: int, by: Person, seat: int, *, interaction: int | None = None) -> Table:
        host = await self._as_host(table, by)

        def wish(now: Table) -> Table:
            return stand_ins.without_stand_in(now, host, seat)

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            return (*notices.returned(before, after), *notices.called_off(before, after))

        return await self._change(table, "no stand-in", by, interaction, wish, told)

    async def here(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Keep the seat that a stand-in was to take."""
        return await self._change(table, "here", by, interaction, lambda now: stand_ins.here(now, by))

    async def extend(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Keep open a table that has not started."""
        return await self._change(table, "extend", by, interaction, lambda now: lobbies.extended(now, by))
