"""How people come together at a table: its opening, its seats, and its start."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace

from bot.store.draft import Payload
from bot.store.table import CANCELLED, LOBBY, RUNNING, Access, Due, Pace, Person, Place, Table
from bot.tables import fairness, hosts, lobbies, moments, notices, orders, progress, rematches, stand_ins
from bot.tables import seats as seating
from bot.tables.moderation import Moderation
from bot.tables.progress import Progress
from bot.tables.refusals import Refused, refused
from bot.tables.seekers import Seekers
from rules.core import IllegalMove


class Gathering(Seekers, Moderation):
    _secret: Callable[[], str]
    _seed: Callable[[], int]
    public: bool
    """Is a start shown in a post, whose number the deal then comes from? Else the deal follows at once."""

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

    async def _places(self, table: int) -> rematches.Places:
        """For whom the seats of a rematch wait; none at any other table."""
        return rematches.read(await self.store.meta(rematches.places_of(table)))

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

    async def word(self, table: int, by: Person, word: str, *, interaction: int | None = None) -> Table:
        """Add something of one's own to what chance comes from, or tell what one has sealed oneself."""
        before = await self.get(table)
        asked = await self.store.asked(before.people, before.game)

        def wish(now: Table) -> Progress | Table:
            after = fairness.worded(now, by, word, self._secret)
            return self._dealt(after, asked) if fairness.ready(after) else after

        return await self._change(table, "word", by, interaction, wish)

    async def start(
        self, table: int, by: Person, order: tuple[int, ...] | None = None, *, interaction: int | None = None
    ) -> Table:
        """Begin. `order` lists the seats of the lobby as they are to sit; without it chance decides.

        The seats of a rematch are as they are to be.
        """
        host, kept = await self._as_host(table, by), bool(await self._places(table))
        before = await self.get(table)
        asked = await self.store.asked(before.people, before.game)

        def wish(now: Table) -> Progress | Table:
            return self._begun(now, host, rematches.order(now) if kept and order is None else order, asked)

        return await self._change(table, "start", by, interaction, wish)

    async def start_by_itself(self, table: int, due: Due) -> Table:
        """The moment has come at which a table was to start: with whoever is there, if they are enough."""
        before = await self.get(table)
        asked = await self.store.asked(before.people, before.game)
        told: list[Payload] = []

        def wish(now: Table) -> Progress | Table:
            if now.due(due.name) != due:
                raise refused("no-longer-possible")
            now = now.without_due(due.name)
            if now.phase != LOBBY or now.starting:
                return now
            if not lobbies.enough(now):
                least = min(now.rules.seats)
                told.append(notices.notice("notice-start-short", user=now.owner, least=least))
                return now
            return self._begun(now, None, None, asked)

        return await self._change(table, due.kind, None, None, wish, lambda before, after: tuple(told))

    def _begun(
        self, table: Table, by: Person | None, order: tuple[int, ...] | None, asked: frozenset[int]
    ) -> Progress | Table:  # fmt: skip
        """Begin a game: everything is fixed and shown, and dealt as soon as all is known that the deal comes from.

        `by`: whose wish it is; None: it begins by itself.
        """
        host = by or Person(table.owner, "")
        if not table.secret:
            return self._goes_on(lobbies.started(table, host, order, self._seed()), asked)
        # Whatever would stand in the way of the deal stands in the way of the start.
        tried = lobbies.started(table, host, order, 0)
        public = self.public and len(table.people) > 1
        table = replace(table, options=tried.options)
        fixed = fairness.fixed(table, order, self._now(), self._secret, public=public)
        return self._dealt(fixed, asked) if fairness.ready(fixed) else fixed

    def _dealt(self, table: Table, asked: frozenset[int]) -> Progress:
        host = Person(table.owner, "")
        return self._goes_on(lobbies.started(table, host, fairness.order(table), fairness.sown(table)), asked)

    def _goes_on(self, started: Table, asked: frozenset[int]) -> Progress:
        return progress.played_on(orders.to_be_asked(started, asked), self._now())

    async def deal(self, table: int, start: str, number: int, place: int) -> Table:
        """The post that shows a start is there: its number is what the deal comes from.

        `start`: the seal that it shows; `place`: where it stands. Refused if nothing waits for that number.
        """
        before = await self.get(table)
        asked = await self.store.asked(before.people, before.game)

        def wish(now: Table) -> Progress | Table:
            if not fairness.awaits_number(now) or fairness.start_seal(now) != start:
                raise refused("no-longer-possible")
            if not fairness.holds(now):
                # The rules have changed since it was shown.
                return fairness.undone(now)
            after = replace(now, drawn=number, drawn_in=place)
            return self._dealt(after, asked) if fairness.ready(after) else after

        return await self._change(table, "deal", None, None, wish)

    async def undo_start(self, table: int, start: str) -> None:
        """What shows a start cannot be posted: the table is open as before, and its people are told so."""

        def wish(now: Table) -> Table:
            if not now.starting or fairness.start_seal(now) != start:
                raise refused("no-longer-possible")
            return fairness.undone(now)

        with suppress(Refused):
            await self._change(table, "start undone", None, None, wish)

    def _when_full(self, table: Table, asked: frozenset[int]) -> Progress | Table:
        """A table that starts by itself does so with the last seat that is taken."""
        if not table.when_full or not rematches.full(table) or not lobbies.enough(table):
            return table
        return self._begun(table, None, None, asked)

    async def extend(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Keep open a table that has not started."""
        return await self._change(table, "extend", by, interaction, lambda now: lobbies.extended(now, by))
