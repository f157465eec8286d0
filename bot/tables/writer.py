"""The tables: every wish people may have, carried out one after the other, each as one commit. The only writer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.store.protocol import RESTORED, AlreadyDone, Change, Draft, Payload, PersonRecord, Store
from bot.store.table import FINISHED, LOBBY, RUNNING, Access, Person, Place, Played, SeatInfo, Table
from bot.tables import progress
from bot.tables import seats as seating
from bot.tables.announcements import THREAD, afresh, announcements
from bot.tables.progress import Progress
from bot.tables.queries import Queries
from bot.tables.refusals import Refused, refused
from rules.core import Action, IllegalMove, Seat

log = logging.getLogger(__name__)

T = TypeVar("T")
CANCEL, END = "cancel", "end"
"""The wishes by which a host closes a table that is out of order; every other one is refused there."""
Wish = Callable[[Table], Progress | Table]


class Tables(Queries):
    def __init__(self, store: Store, now: Callable[[], int], seed: Callable[[], int]) -> None:
        super().__init__(store)
        self.committed: Callable[[], None] = lambda: None
        """Called after every commit that leaves something to deliver."""
        self.grace = 0
        """Seconds in which what would come by itself waits, if it could not be taken back."""
        self._now = now
        self._seed = seed
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._work: set[asyncio.Future[Any]] = set()
        self._ailing: set[int] = set()

    async def get(self, table: int) -> Table:
        found = await super().get(table)
        if found.trouble and found.id not in self._ailing:
            self._ailing.add(found.id)
            log.error("table %s (%s) is out of order: %s", found.id, found.game, found.trouble)
            if found.phase == RUNNING:
                self._begin(self._say_trouble(found))
        return found

    async def restored(self) -> None:
        """The first start on a copy that was put back.

        What waits in it may have been delivered after the copy was made, and what was posted since is not known: a
        fresh post of every table says how it stands. Threads are still made, as Discord makes only one of a post.
        """
        if not await self.store.meta(RESTORED):
            return
        await self.store.drop_all(but=(THREAD,))
        for number in await self.store.find(phases=(LOBBY, RUNNING)):
            async with self._queues.setdefault(number, asyncio.Lock()):
                table = await self.get(number)
                if not table.trouble:
                    after = replace(table, revision=table.revision + 1, updated=self._now())
                    await self._commit(Change(after, "restored", drafts=afresh(after)))
                    self._keep(after)
        await self.store.set_meta(RESTORED, "")

    async def _say_trouble(self, table: Table) -> None:
        """Tell the people of a table once that it has come to a halt."""
        key = f"out-of-order:{table.id}"

        def notice(before: Table, after: Table) -> tuple[Payload, ...]:
            return (_notice("notice-out-of-order", user=after.owner),)

        try:
            if await self.store.meta(key) == table.trouble:
                return
            await self._change(table.id, "out of order", None, None, lambda now: now, notice)
            await self.store.set_meta(key, table.trouble)
        except Exception:
            log.exception("table %s: its people could not be told that it is out of order", table.id)

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

        def wish(now: Table) -> Progress | Table:
            after = seating.with_stand_in(now, by, kind, seat)
            return progress.played_on(after, self._now()) if after.phase == RUNNING else after

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

        def wish(now: Table) -> Progress:
            return progress.played_on(seating.started(now, by, order, self._seed()), self._now())

        return await self._change(table, "start", by, interaction, wish)

    async def cancel(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Close a table that has not started, or one that is out of order."""

        def wish(now: Table) -> Table:
            return seating.cancelled(now, by)

        return await self._change(table, CANCEL, by, interaction, wish, _closed)

    async def thread_made(self, table: int, thread: int) -> Table:
        return await self._change(table, "thread", None, None, lambda now: replace(now, thread=thread))

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
            return progress.played_on(seating.ordered(now, by, decision, name), self._now())

        return await self._change(table, "order", by, interaction, wish)

    async def resign(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Leave a running game: a stand-in plays on; the last person who leaves ends it."""

        def wish(now: Table) -> Progress | Table:
            after = seating.resigned(now, by)
            return progress.played_on(after, self._now()) if after.phase == RUNNING else after

        def notice(before: Table, after: Table) -> tuple[Payload, ...]:
            return _substitutions(before, after, "notice-resigned")

        return await self._change(table, "resign", by, interaction, wish, notice)

    async def propose_end(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        """Agree to end the game without a result; it ends when all people have agreed."""

        def notice(before: Table, after: Table) -> tuple[Payload, ...]:
            if before.trouble:
                return _closed(before, after)
            if after.phase != RUNNING:
                return (_notice("notice-ended-by-agreement"),)
            missing = sum(not info.ending for info in after.seats if info.user is not None)
            return (_notice("notice-end-proposed", seat=seating.own_seat(after, by), missing=missing),)

        return await self._change(table, END, by, interaction, lambda now: seating.ending(now, by, True), notice)

    agree_end = propose_end

    async def withdraw_end(self, table: int, by: Person, *, interaction: int | None = None) -> Table:
        return await self._change(table, "no end", by, interaction, lambda now: seating.ending(now, by, False))

    # People

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
                if before.trouble and by is not None and what not in (CANCEL, END):
                    raise refused("table-out-of-order")
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
        step = result if isinstance(result, Progress) else Progress(result, ())
        after = replace(step.table, revision=before.revision + 1, updated=self._now())
        drafts: tuple[Draft, ...] = announcements(before, after, notices(before, after), by is not None)
        changed = after.match is not None and after.match is not before.match
        match = progress.to_record(after.rules, after.match) if changed and after.match is not None else None
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
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Awaitable[T]) -> asyncio.Future[T]:
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task

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


def _notice(key: str, **data: str | int) -> Payload:
    return {"key": key, "data": data}


def _closed(before: Table, after: Table) -> tuple[Payload, ...]:
    """The host has closed a table that was out of order."""
    return (_notice("notice-closed-out-of-order"),) if before.phase == RUNNING else ()


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
