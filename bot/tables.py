"""The tables: every wish people may have, carried out one after the other, each as one commit. The only writer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot import course, seating, story
from bot.announce import announcements
from bot.course import Course
from bot.recent import Recent
from bot.store import AlreadyDone, Change, Draft, Payload, PersonRecord, Post, Store
from bot.table import (
    FINISHED,
    LOBBY,
    RUNNING,
    Access,
    Person,
    Phase,
    Place,
    Played,
    Refused,
    SeatInfo,
    Table,
    refused,
)
from rules.core import Action, Event, IllegalMove, Seat, legal
from rules.match import UNDO, Header, Match, replay

T = TypeVar("T")
Wish = Callable[[Table], Course | Table]
TABLES, OPTIONS, PEOPLE = 256, 512, 1024
"""How many are remembered; all of it can be read again."""


class Tables:
    def __init__(self, store: Store, now: Callable[[], int], seed: Callable[[], int]) -> None:
        self.store = store
        self.committed: Callable[[], None] = lambda: None
        """Called after every commit that leaves something to deliver."""
        self._now = now
        self._seed = seed
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._work: set[asyncio.Task[Any]] = set()
        self._tables: Recent[Table] = Recent(TABLES)
        self._options: Recent[tuple[Action, ...]] = Recent(OPTIONS)
        self._people: Recent[PersonRecord] = Recent(PEOPLE)

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
        *,
        interaction: int | None = None,
    ) -> Table:
        async def work() -> Table:
            await self._listen(by)
            if interaction is not None and await self.store.done(interaction):
                raise refused("already-done")
            try:
                table = seating.opened(by, place, game, seats, options or {}, language, access, invited, self._now())
            except IllegalMove as illegal:
                raise Refused(illegal.why) from illegal
            drafts = announcements(None, table)
            number = await self._commit(Change(table, "open", by.id, interaction, drafts=drafts))
            return self._keep(replace(table, id=number))

        return await self._finish(work())

    async def join(self, table: int, by: Person, seat: int | None = None, *, interaction: int | None = None) -> Table:
        """Take a seat, or come back to one's own."""

        def wish(now: Table) -> Table:
            return seating.joined(now, by, seat)

        person = await self._person(by.id)
        if person.dm_closed:
            # Pressing Join is the moment at which a message is welcome: try again.
            await self._keep_person(replace(person, dm_closed=False))
        return await self._change(table, "join", by, interaction, wish, _returned)

    async def leave(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        return await self._change(table, "leave", by, interaction, lambda now: seating.left(now, by))

    async def kick(self, table: int, by: Person, user: int, *, interaction: int | None = None) -> Table:
        return await self._change(table, "kick", by, interaction, lambda now: seating.kicked(now, by, user))

    async def invite(self, table: int, by: Person, user: int, *, interaction: int | None = None) -> Table:
        return await self._change(table, "invite", by, interaction, lambda now: seating.invited(now, by, user))

    async def hand_over(self, table: int, by: Person, to: Person, *, interaction: int | None = None) -> Table:
        """In the lobby the owner's rights, in a running game one's own seat."""

        def wish(now: Table) -> Table:
            return seating.handed_over(now, by, to)

        def notice(before: Table, after: Table) -> tuple[Payload, ...]:
            seat = after.seat_of(to.id)
            if before.phase == LOBBY or seat is None:
                return ()
            return (_notice("notice-handed-over", seat=seat, former=before.seats[seat].name),)

        return await self._change(table, "hand over", by, interaction, wish, notice)

    async def replace(self, table: int, by: Person, seat: int, to: Person, *, interaction: int | None = None) -> Table:
        """Put a person in the place of a stand-in."""

        def wish(now: Table) -> Table:
            return seating.replaced(now, by, seat, to)

        return await self._change(table, "replace", by, interaction, wish, _returned)

    async def add_stand_in(
        self, table: int, by: Person, kind: str = "greedy", seat: int | None = None, *, interaction: int | None = None
    ) -> Table:
        """On a free seat, or in a running game in the place of somebody who has vanished."""

        def wish(now: Table) -> Course | Table:
            after = seating.with_stand_in(now, by, kind, seat)
            return course.played_on(after, self._now()) if after.phase == RUNNING else after

        def notice(before: Table, after: Table) -> tuple[Payload, ...]:
            return () if before.phase == LOBBY else _substitutions(before, after, "notice-replaced")

        return await self._change(table, "stand-in", by, interaction, wish, notice)

    async def remove_stand_in(self, table: int, by: Person, seat: int, *, interaction: int | None = None) -> Table:
        def wish(now: Table) -> Table:
            return seating.without_stand_in(now, by, seat)

        return await self._change(table, "no stand-in", by, interaction, wish, _returned)

    async def start(
        self, table: int, by: Person, order: tuple[int, ...] | None = None, *, interaction: int | None = None
    ) -> Table:
        """Begin. `order` lists the seats of the lobby as they are to sit; without it chance decides."""

        def wish(now: Table) -> Course:
            return course.played_on(seating.started(now, by, order, self._seed()), self._now())

        return await self._change(table, "start", by, interaction, wish)

    async def cancel(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Close a table that has not started."""
        return await self._change(table, "cancel", by, interaction, lambda now: seating.cancelled(now, by))

    async def thread_made(self, table: int, thread: int) -> Table:
        return await self._change(table, "thread", None, None, lambda now: replace(now, thread=thread))

    # The game

    async def play(
        self, table: int, by: Person, move: Action | str, revision: int | None = None, *, interaction: int | None = None
    ) -> Played:
        """Make a move. `revision`: what the person saw; refused if the game has moved on since."""
        steps: list[Course] = []

        def wish(now: Table) -> Course:
            seat = self._player(now, by)
            step = course.moved(seating.renamed(now, by), seat, move, self._now())
            steps.append(step)
            return step

        after = await self._change(table, "play", by, interaction, wish, revision=revision)
        return Played(after, steps[-1].events, steps[-1].auto)

    async def undo(
        self, table: int, by: Person, revision: int | None = None, *, interaction: int | None = None
    ) -> Table:
        """Take back one's last move, as long as nothing was revealed and nobody has moved since."""

        def wish(now: Table) -> Course:
            if now.phase == FINISHED:
                raise refused("table-over")
            return course.taken_back(now, self._player(now, by), self._now())

        return await self._change(table, "undo", by, interaction, wish, revision=revision)

    async def set_order(
        self, table: int, by: Person, decision: str, name: str | None, *, interaction: int | None = None
    ) -> Table:
        """Set or drop a standing order; it may answer an open question at once."""

        def wish(now: Table) -> Course:
            return course.played_on(seating.ordered(now, by, decision, name), self._now())

        return await self._change(table, "order", by, interaction, wish)

    async def resign(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Leave a running game: a stand-in plays on; the last person who leaves ends it."""

        def wish(now: Table) -> Course | Table:
            after = seating.resigned(now, by)
            return course.played_on(after, self._now()) if after.phase == RUNNING else after

        def notice(before: Table, after: Table) -> tuple[Payload, ...]:
            return _substitutions(before, after, "notice-resigned")

        return await self._change(table, "resign", by, interaction, wish, notice)

    async def propose_end(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Agree to end the game without a result; it ends when all people have agreed."""

        def notice(before: Table, after: Table) -> tuple[Payload, ...]:
            if after.phase != RUNNING:
                return (_notice("notice-ended-by-agreement"),)
            missing = sum(not info.ending for info in after.seats if info.user is not None)
            return (_notice("notice-end-proposed", seat=seating.own_seat(after, by), missing=missing),)

        return await self._change(table, "end", by, interaction, lambda now: seating.ending(now, by, True), notice)

    agree_end = propose_end

    async def withdraw_end(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        return await self._change(table, "no end", by, interaction, lambda now: seating.ending(now, by, False))

    # Reading

    async def get(self, table: int) -> Table:
        known = self._tables.get(table)
        if known is not None:
            return known
        stored = await self.store.table(table)
        if stored is None:
            raise refused("no-such-table", table=table)
        read = await asyncio.to_thread(course.revived, stored)
        known = self._tables.get(table)
        return self._keep(read) if known is None or known.revision < read.revision else known

    async def by_thread(self, thread: int) -> Table | None:
        found = await self.store.find(thread=thread)
        return await self.get(found[0]) if found else None

    async def of_user(self, user: int, guild: int | None = None) -> tuple[Table, ...]:
        """The open and running tables at which somebody sits."""
        found = await self.store.find(user=user, guild=guild, phases=(LOBBY, RUNNING))
        return tuple([await self.get(table) for table in found])

    async def in_guild(self, guild: int, *phases: Phase) -> tuple[Table, ...]:
        found = await self.store.find(guild=guild, phases=phases)
        return tuple([await self.get(table) for table in found])

    def options(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        """The legal moves of a seat."""
        if table.match is None or table.phase != RUNNING:
            return ()
        key = (table.id, table.revision, seat)
        found = self._options.get(key)
        if found is None:
            found = legal(table.rules, table.match.state, seat)
            self._options.put(key, found)
        return found

    def orders_of(self, table: Table, seat: Seat) -> Mapping[str, str]:
        return table.orders.get(seat, {})

    def can_undo(self, table: Table, by: Person) -> bool:
        seat = table.seat_of(by.id)
        return seat is not None and course.may_undo(table, seat)

    async def still(self, table: Table, revision: int, seat: Seat | None) -> bool:
        """Does what a seat saw at this revision still hold? Others' secret choices do not count."""
        if revision >= table.revision:
            return revision == table.revision
        lines = await self.store.lines(table.id, revision)
        return all(line.secret and line.entry.seat != seat for line in lines)

    async def taken_back(self, table: Table, revision: int, seat: Seat | None) -> bool:
        """Has a seat taken back a move since this revision?"""
        lines = await self.store.lines(table.id, revision)
        return any(line.entry.by == UNDO and line.entry.seat == seat for line in lines)

    async def recent(self, table: Table, since_revision: int, viewer: Seat | None = None) -> tuple[Event, ...]:
        """What happened after a revision and up to this table's, as far as the viewer may know."""
        lines = await self.store.lines(table.id, since_revision)
        return story.facts([line for line in lines if line.revision <= table.revision], viewer)

    async def log(self, table: int, viewer: Seat | None = None) -> tuple[story.Told, ...]:
        return story.told(await self.store.lines(table), viewer)

    async def at(self, table: int, n: int) -> Match[Any]:
        """The match as it was after entry `n`."""
        now = (await self.get(table)).match
        if now is None:
            raise refused("not-started")
        header: Header = now.header
        rules = (await self.get(table)).rules
        return await asyncio.to_thread(replay, rules, header, now.log[: max(0, n)], False)

    async def posts(self, table: int) -> Mapping[str, Post]:
        """The newest messages by kind; "hand:<user>" for those that went to a person."""
        found = await self.store.posts(table)
        return {f"{kind}:{target}" if target else kind: post for (kind, target), post in found.items()}

    # People

    async def language_of(self, user: int) -> str | None:
        """The language somebody has chosen; None: the one Discord tells."""
        return (await self._person(user)).language

    async def reads(self, user: int) -> str | None:
        """The language somebody has chosen, or else spoke last."""
        person = await self._person(user)
        return person.language or person.locale

    async def set_language(self, user: int, language: str | None) -> None:
        await self._keep_person(replace(await self._person(user), language=language))

    async def dm_failed(self, user: int, table: int) -> None:
        """A message to somebody did not arrive: say so once, and do not try again before the next Join."""
        person = await self._person(user)
        if person.dm_closed:
            return
        await self._keep_person(replace(person, dm_closed=True))
        notice = _notice("notice-dm-closed", user=user)
        await self._change(table, "dm closed", None, None, lambda now: now, lambda before, after: (notice,))

    async def drain(self) -> None:
        """Wait until everything that has been begun is done."""
        while self._work:
            await asyncio.gather(*self._work, return_exceptions=True)

    async def _person(self, user: int) -> PersonRecord:
        known = self._people.get(user)
        if known is None:
            known = await self.store.person(user)
            self._people.put(user, known)
        return known

    async def _keep_person(self, person: PersonRecord) -> None:
        await self.store.set_person(person)
        self._people.put(person.user, person)

    async def _listen(self, by: Person) -> None:
        """Remember which language somebody speaks, for the messages that come without being asked for."""
        person = await self._person(by.id)
        if person.locale != by.language:
            await self._keep_person(replace(person, locale=by.language))

    # Carrying out

    async def _change(
        self,
        table: int,
        what: str,
        by: Person | None,
        interaction: int | None,
        wish: Wish,
        notices: Callable[[Table, Table], tuple[Payload, ...]] = lambda before, after: (),
        revision: int | None = None,
    ) -> Table:
        async def work() -> Table:
            if by is not None:
                await self._listen(by)
            queue = self._queues.setdefault(table, asyncio.Lock())
            async with queue:
                if interaction is not None and await self.store.done(interaction):
                    raise refused("already-done")
                before = await self.get(table)
                if revision is not None and by is not None:
                    await self._require(before, by, revision)
                change = await asyncio.to_thread(self._prepare, before, what, by, interaction, wish, notices)
                await self._commit(change)
                return self._keep(change.table)

        return await self._finish(work())

    def _prepare(
        self,
        before: Table,
        what: str,
        by: Person | None,
        interaction: int | None,
        wish: Wish,
        notices: Callable[[Table, Table], tuple[Payload, ...]],
    ) -> Change:
        """The commit that carries out a wish. Runs off the loop: stand-ins may think for a while."""
        try:
            result = wish(before)
        except IllegalMove as illegal:
            raise Refused(illegal.why) from illegal
        step = result if isinstance(result, Course) else Course(result, ())
        after = replace(step.table, revision=before.revision + 1, updated=self._now())
        drafts: tuple[Draft, ...] = announcements(before, after, notices(before, after))
        changed = after.match is not None and after.match is not before.match
        match = course.to_record(after.match) if changed and after.match is not None else None
        return Change(after, what, by.id if by else None, interaction, match, step.lines, drafts)

    async def _commit(self, change: Change) -> int:
        try:
            number = await self.store.commit(change)
        except AlreadyDone:
            raise refused("already-done") from None
        except BaseException:
            self._tables.forget(change.table.id)
            raise
        if change.drafts:
            self.committed()
        return number

    async def _finish(self, work: Awaitable[T]) -> T:
        """Once begun, a wish is carried out whole, whoever stops waiting for it."""
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def _require(self, table: Table, by: Person, revision: int) -> None:
        if not await self.still(table, revision, self._player(table, by)):
            raise refused("board-moved-on")

    def _player(self, table: Table, by: Person) -> Seat:
        seat = seating.own_seat(table, by)
        if table.phase == LOBBY:
            raise refused("not-started")
        # A finished game answers for itself: its rules know the code for a move after the end.
        if table.phase not in (RUNNING, FINISHED):
            raise refused("table-over")
        return seat

    def _keep(self, table: Table) -> Table:
        self._tables.put(table.id, table)
        return table


def _notice(key: str, **data: str | int) -> Payload:
    return {"key": key, "data": data}


def _returned(before: Table, after: Table) -> tuple[Payload, ...]:
    """A person has taken over from a stand-in in a running game."""
    if before.phase != RUNNING:
        return ()
    return tuple(
        _notice("notice-returned", seat=new.seat, former=old.name)
        for old, new in _pairs(before, after)
        if old.stand_in is not None and new.user is not None
    )


def _substitutions(before: Table, after: Table, key: str) -> tuple[Payload, ...]:
    return tuple(
        _notice(key, seat=new.seat, former=old.name)
        for old, new in _pairs(before, after)
        if old.user is not None and new.stand_in is not None
    )


def _pairs(before: Table, after: Table) -> tuple[tuple[SeatInfo, SeatInfo], ...]:
    return tuple(zip(before.seats, after.seats, strict=True))
