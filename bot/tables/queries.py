"""Everything that can be asked about tables: mostly from memory, never with an effect."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

from bot.lru import Lru
from bot.store.cup import Cup, CupPhase
from bot.store.draft import Post
from bot.store.epochs import NEAR
from bot.store.legible import UNREADABLE, tell
from bot.store.match import Line
from bot.store.news import News
from bot.store.person import HandDms, PersonRecord
from bot.store.protocol import Store
from bot.store.server import ServerRecord
from bot.store.table import LOBBY, RUNNING, Person, Phase, Table, Taste
from bot.tables import chronicle, clocks, history, lookback, progress, rewinds, rounds
from bot.tables.alone import alone
from bot.tables.refusals import Refused, refused
from rules.core import Action, Event, Outcome, Seat, legal
from rules.match import UNDO, Header, Match, replay

log = logging.getLogger(__name__)

TABLES, OPTIONS, PEOPLE, SERVERS, LOOKBACKS = 256, 128, 1024, 256, 16
"""How many are remembered; all of it can be read again."""


class Queries:
    def __init__(self, store: Store, grace: int = 0) -> None:
        self.store = store
        self.grace = grace
        """Seconds in which what would come by itself waits, if it could not be taken back."""
        self._tables: Lru[Table] = Lru(TABLES)
        self._options: Lru[tuple[Action, ...]] = Lru(OPTIONS)
        self._turns: Lru[tuple[rewinds.Turn, ...]] = Lru(TABLES)
        self._people: Lru[PersonRecord] = Lru(PEOPLE)
        self._servers: Lru[ServerRecord] = Lru(SERVERS)
        self._stops: Lru[tuple[lookback.Stop, ...]] = Lru(LOOKBACKS)
        self.epoch = 0
        """As the store counts the times at which its data went back."""
        self.gone_back: Callable[[], None] = lambda: None
        """Called when it is found here that they have."""
        self.shared = False
        """Do other processes write too? Then what is remembered holds only as long as the store says so."""
        self._unreadable: set[int] = set()
        """Tables about which the log has been told."""

    def heard(self, news: News) -> None:
        """Another process has kept something: what is remembered of it is read again."""
        kept: Mapping[str, Lru[Any]] = {"table": self._tables, "person": self._people, "server": self._servers}
        for kind, number in news.changed:
            if kind in kept:
                kept[kind].forget(number)
        if news.missed:
            for every in kept.values():
                every.clear()

    async def cup(self, cup: int) -> Cup:
        found = await self._known_cup(cup)
        if found is None:
            raise refused("no-such-cup")
        return found

    async def _known_cup(self, cup: int) -> Cup | None:
        """A cup as it is kept, if it is."""
        try:
            return await self.store.cup(cup)
        except UNREADABLE as problem:
            tell(f"cup {cup}", problem)
            raise refused("cup-out-of-order") from problem

    async def cups(self, guild: int, *phases: CupPhase) -> tuple[Cup, ...]:
        """The cups of a server, newest first."""
        return await self._readable_cups(await self.store.find_cups(guild, phases))

    async def _readable_cups(self, cups: Iterable[int]) -> tuple[Cup, ...]:
        """One that cannot be read, or is gone meanwhile, keeps nobody from the others."""
        found = []
        for cup in cups:
            with suppress(Refused):
                found.append(await self.cup(cup))
        return tuple(found)

    async def get(self, table: int) -> Table:
        if table < 0:
            return rounds.anchor(await self.cup(-table))
        known = self._tables.get(table)
        if known is not None and (not self.shared or await self._still_so(known)):
            return known
        stored = await self.store.table(table)
        if stored is None:
            self._tables.forget(table)
            raise refused("no-such-table", table=table)
        read = await asyncio.to_thread(progress.revived, stored)
        meanwhile = self._tables.get(table)
        # What differs from the store, newer or older, is read anew; what was kept while it was read is newer for sure.
        return self._keep(read) if meanwhile is None or meanwhile is known else meanwhile

    async def _still_so(self, known: Table) -> bool:
        """Is a table in the store as it is remembered?"""
        revision = await self.store.revision(known.id)
        if revision is not None and revision < known.revision and await self.store.lags(known.id, known.revision):
            log.error("table %s was at a revision that the database has not reached: it has gone back", known.id)
            self.gone_back()
            return False
        return revision == known.revision

    def forget_all(self) -> None:
        """Whatever is remembered of tables, people and servers is read again."""
        for every in (self._tables, self._options, self._turns, self._people, self._servers, self._stops):
            every.clear()

    async def undone(self, table: Table, revision: int, moment: int | None = None, message: int = 0) -> bool:
        """Does a button show a revision of a time that is gone? Of an anchor: the cup's.

        `moment`: when its message was posted, and `message`: which it is. What was asked for in that time is of it also
        where the table had not changed yet.
        """
        if revision > table.revision:
            return True
        if table.revision - revision < NEAR or revision == 0:
            return False
        if not await self.store.had(table.id, revision):
            return True
        if moment is None or not await self.store.lost(moment):
            return False
        return all(post.message != message for post in (await self.store.posts(table.id)).values())

    async def by_thread(self, thread: int) -> Table | None:
        found = await self.store.find(thread=thread)
        return await self.get(found[0]) if found else None

    async def of_user(self, user: int, guild: int | None = None) -> tuple[Table, ...]:
        """The open and running tables at which somebody sits; those out of order only if there is no other."""
        found = await self._readable(await self.store.find(user=user, guild=guild, phases=(LOBBY, RUNNING)))
        return tuple(table for table in found if not table.trouble) or found

    async def queue_of(self, user: int, guild: int | None) -> tuple[Table, ...]:
        """The tables of a server, or of all, that wait for somebody, least time left first."""
        found = [
            (clocks.urgency(table, wait), table)
            for table in await self.of_user(user, guild)
            for wait in table.waits
            if wait.user == user and not table.trouble and not table.frozen
        ]
        return tuple(table for _, table in sorted(found, key=lambda one: one[0]))

    async def in_guild(self, guild: int, *phases: Phase, since: int | None = None) -> tuple[Table, ...]:
        """Also those out of order. `since`: only those that have changed since then."""
        return await self._readable(await self.store.find(guild=guild, phases=phases, since=since))

    async def _readable(self, tables: tuple[int, ...]) -> tuple[Table, ...]:
        """One table that cannot be read at all keeps nobody from the others."""
        found = []
        for table in tables:
            try:
                found.append(await self.get(table))
            except Exception as problem:  # noqa: BLE001 - whatever it is, the others are there
                if table not in self._unreadable:
                    self._unreadable.add(table)
                    log.error("table %s is left out of lists, it cannot be read: %s", table, type(problem).__name__)
            else:
                self._unreadable.discard(table)
        return tuple(found)

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
        return seat is not None and progress.may_undo(table, seat)

    def patient(self, table: Table) -> bool:
        """Does what could not be taken back wait a while? Whoever plays alone goes back as far as they like."""
        return self.grace > 0 and not alone(table)

    async def still(self, table: Table, revision: int, seat: Seat | None) -> bool:
        """Does what a seat saw at this revision still hold? Others' secret choices do not count."""
        if revision >= table.revision:
            return revision == table.revision
        if await self.undone(table, revision):
            return False
        lines = await self.store.lines(table.id, revision)
        return all(line.secret and line.entry.seat != seat for line in lines)

    async def unchanged(self, table: int, revision: int) -> bool:
        """Has nothing at all been done in the game since a revision?"""
        return not await self.store.lines(table, revision)

    async def taken_back(self, table: Table, revision: int, seat: Seat | None) -> bool:
        """Has a seat taken back a move since this revision?"""
        lines = await self.store.lines(table.id, revision)
        return any(line.entry.by == UNDO and line.entry.seat == seat for line in lines)

    async def recent(self, table: Table, since_revision: int, viewer: Seat | None = None) -> tuple[Event, ...]:
        """What happened after a revision and up to this table's, as far as the viewer may know."""
        lines = await self.store.lines(table.id, since_revision)
        return history.facts([line for line in lines if line.revision <= table.revision], viewer)

    async def since_own_move(self, table: Table, seat: Seat) -> tuple[Line, ...]:
        """What has happened since a seat's person moved last."""
        return history.since_own(await self.store.lines(table.id), seat)

    async def news(self, table: Table, seat: Seat | None) -> tuple[Event, ...]:
        """What is new to somebody who looks: all since the own last move, the last move for everybody else."""
        lines = await self.store.lines(table.id)
        return history.facts((() if seat is None else history.since_own(lines, seat)) or history.last_move(lines))

    async def log(self, table: int, viewer: Seat | None = None) -> tuple[history.Told, ...]:
        return history.told(await self.store.lines(table), viewer)

    async def lookback(self, table: Table) -> tuple[tuple[lookback.Stop, ...], tuple[Line, ...]]:
        """A table after each of its turns, and its whole log.

        Refused for a game that goes on from its kept state, because today's rules do not lead to it.
        """
        assert table.match is not None
        lines = await self.store.lines(table.id)
        key = table.id, len(lines)
        found = self._stops.get(key)
        if found is None:
            header, begun = table.match.header, lines[0].made if lines else table.updated
            try:
                found = await asyncio.to_thread(lookback.stops, table.rules, header, lines, begun)
            except Exception as problem:
                raise refused("past-unknown") from problem
            last = found[-1]
            if last.entries == len(table.match.log) and last.match.state != table.match.state:
                raise refused("past-unknown")
            self._stops.put(key, found)
        return found, lines

    async def chronicle(self, table: Table, outcome: Outcome, points: chronicle.Points) -> chronicle.Chronicle:
        """What is worth telling of a game that was played to its end."""
        try:
            found, _ = await self.lookback(table)
        except Refused:
            found = ()
        waited = await self.store.waited(table.id)
        people = tuple({wait.user for wait in waited})
        held = clocks.Stops(await self.store.absences(), await self.store.aways(people))
        return await asyncio.to_thread(chronicle.written, table, found, waited, outcome, points, held)

    async def at(self, table: int, n: int) -> Match[Any]:
        """The match as it was after entry `n`."""
        now = await self.get(table)
        if now.match is None:
            raise refused("not-started")
        header: Header = now.match.header
        return await asyncio.to_thread(replay, now.rules, header, now.match.log[: max(0, n)], False)

    async def turns(self, table: Table) -> tuple[rewinds.Turn, ...]:
        """The turns to whose beginning a game can go back, the latest first."""
        key = (table.id, table.revision)
        found = self._turns.get(key)
        if found is None:
            found = await asyncio.to_thread(rewinds.turns, table)
            self._turns.put(key, found)
        return found

    async def revealed(self, table: Table, to: int, revision: int | None = None) -> rewinds.Revealed:
        """What has come out after an entry of the log, and up to a revision."""
        lines = await self.store.lines(table.id)
        last = table.revision if revision is None else revision
        return rewinds.revealed([line for line in lines if line.revision <= last], to)

    async def posts(self, table: int) -> Mapping[str, Post]:
        """The newest messages by kind; "hand:<user>" for those that went to a person."""
        found = await self.store.posts(table)
        return {f"{kind}:{target}" if target else kind: post for (kind, target), post in found.items()}

    async def language_of(self, user: int) -> str | None:
        """The language somebody has chosen; None: the one Discord tells."""
        return (await self._person(user)).language

    async def reads(self, user: int) -> str | None:
        """The language somebody has chosen, or else spoke last."""
        person = await self._person(user)
        return person.language or person.locale

    async def hand_dms(self, user: int) -> HandDms:
        """When somebody's hand is to come as a direct message."""
        return (await self._person(user)).hand_dms

    async def taste(self, user: int, guild: int | None) -> Taste:
        """How somebody wants private pictures to look."""
        person = await self._person(user)
        palette = person.palette or (await self.public_taste(guild)).palette
        return Taste(palette, person.form or Taste().form)

    async def public_taste(self, guild: int | None) -> Taste:
        """How the pictures that everybody sees look in a server."""
        return Taste() if guild is None else Taste((await self._server(guild)).palette or Taste().palette)

    async def _server(self, guild: int) -> ServerRecord:
        known = None if self.shared else self._servers.get(guild)
        if known is None:
            known = await self.store.server(guild)
            self._servers.put(guild, known)
        return known

    async def _person(self, user: int) -> PersonRecord:
        known = None if self.shared else self._people.get(user)
        if known is None:
            known = await self.store.person(user)
            self._people.put(user, known)
        return known

    def _keep(self, table: Table) -> Table:
        self._tables.put(table.id, table)
        return table
