"""How a wish is carried out: one after the other at each table, whole or not at all, each as one commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext, suppress
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.concerning import about_table
from bot.store.change import Change
from bot.store.charter import Act, Barred, Charter, Crowded
from bot.store.draft import Draft, Payload
from bot.store.epochs import TOLD
from bot.store.errand import Errand
from bot.store.failure import AlreadyDone, Overtaken
from bot.store.forgotten import Forgotten
from bot.store.news import News
from bot.store.person import PersonRecord
from bot.store.protocol import OUT_OF_ORDER, RESTORED, Store
from bot.store.table import FINISHED, LOBBY, RUNNING, Person, Place, Table
from bot.tables import (
    charters,
    clocks,
    fairness,
    moments,
    notices,
    oblivion,
    progress,
    proposals,
    reminders,
    rest,
    tenures,
    thoughts,
    waits,
)
from bot.tables import seats as seating
from bot.tables.announcements import NOTICE, afresh, announcements, told_so_far, went_back
from bot.tables.calls import quiet_of
from bot.tables.paces import CLICKED
from bot.tables.progress import Progress
from bot.tables.queries import Queries
from bot.tables.records import Records
from bot.tables.refusals import Refused, refused
from bot.texts import LANGUAGES, texts
from rules.core import IllegalMove, Seat

log = logging.getLogger(__name__)

T = TypeVar("T")
CANCEL, END = "cancel", "end"
"""The wishes by which a host closes a table that is out of order; every other one is refused there."""
UNFROZEN = ("take over", "film")
"""What people may wish for at a table where nobody moves, because a moderator has said so."""
UNDEALT = (CANCEL, "leave", "kick", "word")
"""What people may wish for at a table that is started and not dealt yet."""
DISCORD_EPOCH = 1_420_070_400_000
"""The first millisecond of 2015: Discord's ids tell since then when something happened."""
TRIES = 4
"""So often a wish is judged, because another process has changed the table meanwhile, or the data have gone back."""
WAITS_NOTED = "waits-noted"
"""Under this name the store keeps that the waits at all tables are known."""
Wish = Callable[[Table], Progress | Table]
Told = Callable[[Table, Table], tuple[Payload, ...]]


class Commits(Queries):
    _secret: Callable[[], str]
    """Draws what nobody can guess: what the chance of a table comes from, and salts."""

    def __init__(self, store: Store, now: Callable[[], int], grace: int) -> None:
        super().__init__(store, grace)
        self.committed: Callable[[], None] = lambda: None
        """Called after every commit that leaves something to deliver or to happen."""
        self.forgot: Callable[[], None] = lambda: None
        """Called when somebody has been forgotten, so that nothing that names them is kept in memory."""
        self.leaving: set[int] = set()
        """Who is being forgotten at this moment: they wish for nothing meanwhile."""
        self.emptying: set[int] = set()
        """Servers whose data are being deleted: nothing new begins there meanwhile."""
        self._now = now
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._lookout = asyncio.Lock()
        """Held while tables that open are told of, so that none is missed."""
        self._seeking = asyncio.Lock()
        """Held while somebody may complete a group of people who seek each other."""
        self._telling = asyncio.Lock()
        """Held while people are told that the data have gone back, so that they are told once."""
        self._work: set[asyncio.Future[Any]] = set()
        self._ailing: set[int] = set()
        self.records = Records(store)

    def heard(self, news: News) -> None:
        super().heard(news)
        gone = [number for kind, number in news.changed if kind == "gone"]
        for user in gone:
            self.store.gone(Forgotten(user, {}, {language: texts(language)("somebody") for language in LANGUAGES}))
            self._people.forget(user)
        if gone:
            self.forgot()

    async def get(self, table: int) -> Table:
        found = await super().get(table)
        if found.trouble and found.id not in self._ailing:
            self._ailing.add(found.id)
            log.error("table %s (%s) is out of order: %s", found.id, found.game, found.trouble)
            if found.phase == RUNNING:
                self._begin(self._say_trouble(found))
        return found

    async def restored(self) -> None:
        """The data have gone back: a copy was put in their place, or a server took over that was behind.

        What was posted in the time that is gone is not known: a fresh post of every table says how it stands, and a
        line that its people have to look.
        """
        await self.store.went_back()
        self.epoch = await self.store.epoch()
        if not await self.store.meta(RESTORED):
            return
        known = await self.store.known_until()
        for number in await self.store.untold():
            for table in await self._readable((number,)):
                # Another process may be at it, if it all takes long.
                if not table.trouble and await self.store.untold(number):
                    await self._change(
                        number, TOLD, None, None, lambda now: now, besides=(*went_back(table, known), *afresh(table)),
                        quiet=True,
                    )  # fmt: skip
        await self.store.all_told(self.epoch)

    async def note_waits(self) -> None:
        """The first start on tables of an earlier version: from now on it is known who is waited for there."""
        if await self.store.meta(WAITS_NOTED):
            return
        for table in await self._readable(await self.store.find(phases=(RUNNING,))):
            if not table.trouble and not table.waits:
                await self._change(table.id, "waits", None, None, lambda now: now)
        await self.store.set_meta(WAITS_NOTED, "yes")

    async def note_recovered(self) -> None:
        """Which tables can go on since an update, though they could not before."""
        for number in await self.store.stuck():
            for table in await self._readable((number,)):
                if not table.trouble:
                    await self.store.set_meta(f"{OUT_OF_ORDER}{number}", "")

    async def _say_trouble(self, table: Table) -> None:
        """Tell the people of a table once that it has come to a halt."""
        key = f"{OUT_OF_ORDER}{table.id}"
        notice = Draft(NOTICE, payload=notices.notice("notice-out-of-order", user=table.owner))
        try:
            if await self.store.meta(key) == table.trouble:
                return
            # Beside the table: nothing that is kept of it is written again.
            await self.store.run(Errand(table.owner, drafts=((table.id, notice),), made=self._now()))
            await self.store.set_meta(key, table.trouble)
            self.committed()
        except Exception:
            log.exception("table %s: its people could not be told that it is out of order", table.id)

    async def drain(self) -> None:
        """Wait until everything that has been begun is done."""
        while self._work:
            await asyncio.gather(*self._work, return_exceptions=True)

    async def _keep_person(self, person: PersonRecord) -> None:
        # Known at once, so that nobody who changes something else meanwhile puts back what was before.
        self._people.put(person.user, person)
        try:
            await self.store.set_person(person)
        except BaseException:
            self._people.forget(person.user)
            raise

    async def _listen(self, by: Person) -> None:
        """Remember which language somebody speaks, for the messages that come without being asked for."""
        if by.id in self.leaving:
            raise refused("being-forgotten")
        person = await self._person(by.id)
        if person.locale != by.language:
            await self._keep_person(replace(person, locale=by.language))

    async def _change(
        self,
        table: int,
        what: str,
        by: Person | None,
        interaction: int | None,
        wish: Wish,
        told: Told = lambda before, after: (),
        revision: int | None = None,
        *,
        moved: bool = False,
        quiet: bool = False,
        besides: tuple[Draft, ...] = (),
        forgotten: Forgotten | None = None,
        act: Act | None = None,
    ) -> Table:
        """Carry out a wish. `moved`: everything is posted again, in another place; `quiet`: nothing is told.

        `besides`: what must reach Discord in any case; `forgotten`: nothing here tells of this person afterwards.
        `act`: what is noted of it as an act of a moderator.
        """

        async def work() -> Table:
            if by is not None:
                await self._listen(by)
            about_table(table)
            queue = self._queues.setdefault(table, asyncio.Lock())
            async with queue:
                for _ in range(TRIES):
                    # Another process was faster: the wish is judged anew, by what is true now.
                    with suppress(Overtaken):
                        return await once()
                raise refused("overtaken")

        async def once() -> Table:
            if interaction is not None and await self.store.done(interaction):
                raise refused("already-done")
            before = await self.get(table)
            if before.trouble and (by is not None or before.damaged) and what not in (CANCEL, END):
                raise refused("table-out-of-order")
            if before.frozen and by is not None and act is None and what not in UNFROZEN:
                raise refused("table-frozen")
            if before.starting and by is not None and act is None and what not in UNDEALT:
                raise refused("being-dealt")
            if revision is not None and by is not None:
                await self._require(before, by, revision)
            stops = await self._standing_still(before, by)
            tastes = {user: (await self._person(user)).reminders for user in (*before.people, *_own(by))}
            change = await asyncio.to_thread(
                self._prepare, before, what, by, interaction, wish, told, moved, stops, tastes
            )
            change = replace(change, drafts=(*(() if quiet else change.drafts), *besides), act=act)
            if before.phase == RUNNING and change.table.phase == FINISHED:
                change = replace(change, result=await self.records.of(change))
            if forgotten is not None:
                drafts = oblivion.unaddressed(change.drafts, forgotten, change.table.language)
                await self._commit(replace(change, drafts=drafts, forgotten=forgotten))
                # Its rows may hold less than this value does.
                self._tables.forget(table)
                return change.table
            await self._commit(change)
            if change.result is not None:
                self._begin(self.records.keep_up())
            return self._keep(change.table)

        return await self._finish(work())

    def _prepare(
        self,
        before: Table,
        what: str,
        by: Person | None,
        interaction: int | None,
        wish: Wish,
        told: Told,
        moved: bool,
        stops: clocks.Stops,
        tastes: Mapping[int, int | None],
    ) -> Change:
        """The commit that carries out a wish. Runs off the loop: stand-ins may think for a while."""
        try:
            result = wish(before)
        except IllegalMove as illegal:
            raise Refused(illegal.why) from illegal
        step = result if isinstance(result, Progress) else Progress(result, ())
        step = replace(step, table=seating.called_up(step.table))
        now = self._now()
        after = replace(step.table, revision=before.revision + 1, updated=now)
        after = fairness.settled(before, after, self._secret)
        after = proposals.settled(before, moments.settled(before, after, by, now))
        after = tenures.settled(before, after)
        if isinstance(result, Progress):
            known = told_so_far(after if before.match is None else before)
            after = moments.going_on(after, step.held, now, self.grace, known)
        after = thoughts.settled(before, after, now, self.grace, told_so_far(before))
        after = rest.settled(waits.settled(before, after, by, now), by, now)
        after = clocks.settled(before, after, by, now, _clicked(interaction, now), stops)
        after = reminders.settled(before, after, now, tastes)
        notes = (
            *notices.shown_up(before, after, by),
            *notices.called_up(before, after),
            *notices.start_undone(before, after),
            *notices.words_due(before, after),
            *proposals.overtaken(before, after),
            *told(before, after),
        )
        drafts: tuple[Draft, ...] = announcements(before, after, notes, by.id if by else None, moved)
        changed = after.match is not None and after.match is not before.match
        match = progress.to_record(after.rules, after.match) if changed and after.match is not None else None
        aside = (*moments.opens_up(before, after, now), *moments.cup_goes_on(before, after, now))
        return Change(after, what, by.id if by else None, interaction, match, step.lines, drafts, aside)

    def _act(
        self, by: Person, guild: int, what: str, about: int | None = None, reason: str = "",
        detail: Mapping[str, Any] | None = None, called: str = "",
    ) -> Act:  # fmt: skip
        """What the audit trail says of an act. `called`: how the one is called whom it is about."""
        names = {by.id: by.name, **({} if about is None else {about: called})}
        return Act(guild, by.id, what, self._now(), None, about, reason, detail or {}, called=names)

    async def _admitted(self, by: Person, place: Place, game: str) -> Charter:
        """What a server allows; refused if this may not be opened there."""
        if place.guild in self.emptying:
            raise refused("server-emptied")
        charter = (await self._server(place.guild)).charter
        charters.admitted(charter, by, place, game)
        return charter

    async def _ordered(self, table: int, by: Person, what: str, about: int | None = None) -> Act | None:
        """An act at the table of somebody else by which a moderator keeps order; None: it is none."""
        now = await self.get(table)
        return self._act(by, now.guild, what, about) if by.moderator and by.id != now.owner else None

    async def _standing_still(self, table: Table, by: Person | None = None) -> clocks.Stops:
        """When time stood still for the people of a table, and will."""
        people = table.people if by is None else (*table.people, by.id)
        quiet = {user: hours for user in people if (hours := quiet_of(await self._person(user))) is not None}
        return clocks.Stops(await self.store.absences(), await self.store.aways(people), quiet)

    async def _commit(self, change: Change) -> int:
        try:
            async with self._lookout if change.aside else nullcontext():
                number = await self.store.commit(change)
        except AlreadyDone:
            raise refused("already-done") from None
        except Barred:
            raise refused("barred") from None
        except Crowded as full:
            raise refused(f"limit-{full.limit}", most=full.most, **notices.at(full.free)) from None
        except BaseException:
            self._tables.forget(change.table.id)
            raise
        if change.drafts or change.table.dues or change.aside:
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


def _clicked(interaction: int | None, now: int) -> int:
    """When somebody pressed a button, as Discord tells: nobody is late because we are slow."""
    if interaction is None:
        return now
    return max(now - CLICKED, min(now, ((interaction >> 22) + DISCORD_EPOCH) // 1000))


def _own(by: Person | None) -> tuple[int, ...]:
    return () if by is None else (by.id,)
