"""The tables: every wish people may have about them. The only writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.store.charter import IMPORT
from bot.store.protocol import Change, Draft, Payload, Store
from bot.store.table import CANCELLED, FINISHED, LOBBY, RUNNING, Access, Due, Pace, Person, Place, Played, Table
from bot.tables import fairness, moments, notices, plans, progress, record, rematches, reminders
from bot.tables import seats as seating
from bot.tables.announcements import BESIDE, FILM, MOVED
from bot.tables.commits import CANCEL, END
from bot.tables.moderation import Moderation
from bot.tables.people import SILENCE
from bot.tables.plans import Intent
from bot.tables.progress import Progress
from bot.tables.refusals import Refused, refused
from bot.tables.seekers import Seekers
from bot.tables.succession import Succession
from bot.tables.thinking import Thinking
from bot.tables.timekeeping import Timekeeping
from rules.core import Action, IllegalMove


class Tables(Succession, Seekers, Timekeeping, Moderation, Thinking):
    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        seed: Callable[[], int],
        silence: int = SILENCE,
        grace: int = 0,
        secret: Callable[[], str] = lambda: "",
    ) -> None:
        super().__init__(store, now, silence, grace)
        self._seed = seed
        self._secret = secret

    def _sown(self, table: Table) -> int:
        """What the chance of a game comes from; at a table without a secret nobody can check it."""
        return fairness.seed(table.secret, table.id, table.words) if table.secret else self._seed()

    # Seats and rights

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
        begins: seating.Begins = None,
        *,
        open_hands: bool = False,
        rated: bool | None = None,
        interaction: int | None = None,
    ) -> Table:
        async def work() -> Table:
            await self._listen(by)
            if interaction is not None and await self.store.done(interaction):
                raise refused("already-done")
            try:
                now = self._now()
                table = seating.opened(
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
                )
            except IllegalMove as illegal:
                raise Refused(illegal.why) from illegal
            charter = await self._admitted(by, place, game)
            table = replace(table, pace=pace)
            aside = moments.opens_up(None, table, table.created)
            return await self._open(table, by, interaction, aside=aside, charter=charter)

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
                charter = await self._admitted(by, Place(lobby.guild, lobby.channel), lobby.game)
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
            after = seating.joined(now, by, rematches.place(now, by, places) if seat is None else seat)
            if places and rematches.full(after):
                return self._begun(rematches.started(after, self._sown(after)), asked)
            return self._when_full(after, asked)

        person = await self._person(by.id)
        if person.dm_closed:
            # Pressing Join is the moment at which a message is welcome: try again.
            await self._keep_person(replace(person, dm_closed=False))
        return await self._change(table, "join", by, interaction, wish, notices.returned)

    async def leave(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        return await self._change(table, "leave", by, interaction, lambda now: seating.left(now, by))

    async def kick(self, table: int, by: Person, user: int, *, interaction: int | None = None) -> Table:
        host = await self._as_host(table, by)
        act = await self._ordered(table, by, "kick", user)
        return await self._change(table, "kick", by, interaction, lambda now: seating.kicked(now, host, user), act=act)

    async def invite(self, table: int, by: Person, user: int, *, interaction: int | None = None) -> Table:
        host = await self._as_host(table, by)
        return await self._change(table, "invite", by, interaction, lambda now: seating.invited(now, host, user))

    async def enlist(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Wait for a seat at a table that is full."""
        return await self._change(table, "enlist", by, interaction, lambda now: seating.queued(now, by))

    async def hand_over(self, table: int, by: Person, to: Person, *, interaction: int | None = None) -> Table:
        """Give the owner's rights to somebody else who sits there."""
        host = await self._as_host(table, by)
        return await self._change(table, "hand over", by, interaction, lambda now: seating.handed_over(now, host, to))

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
            after = seating.with_stand_in(now, host, kind, seat, self._now(), gone, silent)
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
            return seating.without_stand_in(now, host, seat)

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            return (*notices.returned(before, after), *notices.called_off(before, after))

        return await self._change(table, "no stand-in", by, interaction, wish, told)

    async def here(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Keep the seat that a stand-in was to take."""
        return await self._change(table, "here", by, interaction, lambda now: seating.here(now, by))

    async def start(
        self, table: int, by: Person, order: tuple[int, ...] | None = None, *, interaction: int | None = None
    ) -> Table:
        """Begin. `order` lists the seats of the lobby as they are to sit; without it chance decides.

        The seats of a rematch are as they are to be.
        """
        host, kept = await self._as_host(table, by), bool(await self._places(table))
        before = await self.get(table)
        asked = await self.store.asked(before.people, before.game)

        def wish(now: Table) -> Progress:
            taken = tuple(info.seat for info in now.seats if not info.free)
            started = seating.started(now, host, taken if kept and order is None else order, self._sown(now))
            return self._begun(started, asked)

        return await self._change(table, "start", by, interaction, wish)

    async def word(self, table: int, by: Person, word: str, *, interaction: int | None = None) -> Table:
        """Add something of one's own to what chance comes from."""
        return await self._change(table, "word", by, interaction, lambda now: fairness.worded(now, by, word))

    async def bring_in(self, game: record.Record, by: Person, place: Place, *, interaction: int | None = None) -> Table:
        """A game from a file as a table that is over, to be stepped through."""
        table, lines = await asyncio.to_thread(record.table, game, by, place, self._now())
        if interaction is not None and await self.store.done(interaction):
            raise refused("already-done")
        assert table.match is not None
        kept = progress.to_record(table.rules, table.match)
        number = await self._commit(Change(table, IMPORT, by.id, interaction, kept, lines))
        return self._keep(replace(table, id=number))

    async def start_by_itself(self, table: int, due: Due) -> Table:
        """The moment has come at which a table was to start: with whoever is there, if they are enough."""
        before = await self.get(table)
        asked = await self.store.asked(before.people, before.game)
        told: list[Payload] = []

        def wish(now: Table) -> Progress | Table:
            if now.due(due.name) != due:
                raise refused("no-longer-possible")
            now = now.without_due(due.name)
            if now.phase != LOBBY:
                return now
            if not seating.enough(now):
                least = min(now.rules.seats)
                told.append(notices.notice("notice-start-short", user=now.owner, least=least))
                return now
            return self._begun(seating.started(now, Person(now.owner, ""), None, self._sown(now)), asked)

        return await self._change(table, due.kind, None, None, wish, lambda before, after: tuple(told))

    def _begun(self, started: Table, asked: frozenset[int]) -> Progress:
        return progress.played_on(seating.to_be_asked(started, asked), self._now())

    def _when_full(self, table: Table, asked: frozenset[int]) -> Progress | Table:
        """A table that starts by itself does so with the last seat that is taken."""
        if not table.when_full or not rematches.full(table) or not seating.enough(table):
            return table
        return self._begun(seating.started(table, Person(table.owner, ""), None, self._sown(table)), asked)

    async def extend(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Keep open a table that has not started."""
        return await self._change(table, "extend", by, interaction, lambda now: seating.extended(now, by))

    async def cancel(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Close a table that has not started, or one that is out of order."""
        host = await self._as_host(table, by)

        def wish(now: Table) -> Table:
            return seating.cancelled(now, host)

        act = await self._ordered(table, by, CANCEL)
        return await self._change(table, CANCEL, by, interaction, wish, notices.closed, act=act)

    async def move(
        self, table: int, by: Person, place: Place, reason: str = "", *, interaction: int | None = None
    ) -> Table:
        """Go on in another channel: everything is posted there anew, and what stands here says where."""
        host, act = await self._as_host(table, by), await self._ordered(table, by, "move")
        before, posts = await self.get(table), await self.posts(table)
        left = {name: post.message for name, post in posts.items() if name in ("lobby", "board")}
        behind = Draft(MOVED, payload={"channel": before.channel, "thread": before.thread, **left})
        if act is not None:
            act = replace(act, reason=reason, detail={"channel": place.channel})
        return await self._change(
            table, "move", by, interaction, lambda now: seating.moved(now, host, place), moved=True,
            besides=(behind,), act=act,
        )  # fmt: skip

    async def thread_made(self, table: int, thread: int) -> Table:
        after = await self._change(table, "thread", None, None, lambda now: replace(now, thread=thread))
        if after.cup:
            await self.tell_cup(after.cup)
        return after

    # The game

    async def play(
        self,
        table: int,
        by: Person,
        move: Action | str | Sequence[Action],
        revision: int | None = None,
        *,
        interaction: int | None = None,
    ) -> Played:
        """Make a move, or several as one answer. `revision`: what the person saw; refused if it is no longer so."""
        steps: list[Progress] = []

        def wish(now: Table) -> Progress:
            seat = self._player(now, by)
            step = progress.moved(seating.renamed(now, by), seat, move, self._now(), gently=self.grace > 0)
            steps.append(step)
            return step

        after = await self._change(table, "play", by, interaction, wish, revision=revision)
        return Played(after, steps[-1].events, steps[-1].auto)

    async def go_on(self, table: int, by: Person, *, interaction: int | None = None) -> Played:
        """What waits so that the last move can be taken back happens now."""
        steps: list[Progress] = []

        def wish(now: Table) -> Progress:
            self._player(now, by)
            steps.append(progress.played_on(now, self._now()))
            return steps[-1]

        after = await self._change(table, "go on", by, interaction, wish)
        return Played(after, steps[-1].events, steps[-1].auto)

    async def undo(
        self, table: int, by: Person, revision: int | None = None, *, interaction: int | None = None
    ) -> Table:
        """Take back one's last move, as long as nothing was revealed and nobody has moved since."""

        def wish(now: Table) -> Progress:
            if now.phase == FINISHED:
                raise refused("table-over")
            return progress.taken_back(now, self._player(now, by), self._now())

        return await self._change(table, "undo", by, interaction, wish, revision=revision)

    async def set_order(
        self, table: int, by: Person, decision: str, name: str | None, *, interaction: int | None = None
    ) -> Table:
        """Set or drop a standing order; it may answer an open question at once."""

        def wish(now: Table) -> Progress:
            after = seating.ordered(now, by, decision, name)
            return progress.played_on(after, self._now(), gently=now.due(moments.GO_ON) is not None)

        return await self._change(table, "order", by, interaction, wish)

    async def plan(self, table: int, by: Person, intent: Intent | None, *, interaction: int | None = None) -> Table:
        """Add a line to what somebody has planned for their next turn, or forget it all."""

        def wish(now: Table) -> Table:
            seat = self._player(now, by)
            return plans.without(now, seat) if intent is None else plans.planned(now, seat, intent)

        return await self._change(table, "plan", by, interaction, wish)

    async def resign(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Leave a running game: a stand-in plays on; the last person who leaves ends it."""
        silent = await self._silent(table)

        def wish(now: Table) -> Progress | Table:
            after = seating.resigned(now, by, silent)
            return progress.played_on(after, self._now()) if after.phase == RUNNING else after

        return await self._change(table, "resign", by, interaction, wish, notices.resigned)

    async def propose_end(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Agree to end the game without a result; it ends when all people who are still there have agreed."""
        host, silent = await self._as_host(table, by), await self._silent(table)

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            if before.trouble:
                return notices.closed(before, after)
            if after.phase != RUNNING:
                return (notices.notice("notice-ended-by-agreement"),)
            missing = seating.dissenting(after, silent)
            said = notices.notice("notice-end-proposed", seat=seating.own_seat(after, by), missing=missing)
            asked = [info.user for info in after.seats if info.user is not None and not info.ending]
            return ({**said, "users": asked},)

        return await self._change(
            table, END, by, interaction, lambda now: seating.ending(now, host, True, silent), told
        )

    agree_end = propose_end

    async def withdraw_end(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        return await self._change(table, "no end", by, interaction, lambda now: seating.ending(now, by, False))

    async def show_film(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Have the film of a table posted where it is played."""

        def wish(now: Table) -> Table:
            seating.own_seat(now, by)
            return now

        also = (Draft(FILM, lane=BESIDE),)
        return await self._change(table, "film", by, interaction, wish, besides=also)

    async def remind(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Have those reminded who are waited for."""
        return await self._change(
            table, "remind", by, interaction, lambda now: reminders.asked_for(now, by, self._now())
        )
