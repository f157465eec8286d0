"""Forgetting people and servers: step by step, each a commit; what a crash interrupts is taken up again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bot.store.forgotten import Forgotten
from bot.store.oblivion import BOOK, NUMBER
from bot.store.seals import Seals, books
from bot.store.table import CANCELLED, LOBBY, RUNNING, Due, Table
from bot.tables import moments, oblivion, progress
from bot.tables.happenings import Happenings
from bot.tables.progress import Progress
from bot.tables.refusals import refused
from bot.texts import LANGUAGES, texts

log = logging.getLogger(__name__)

FORGET = "forget"
"""The kind of what is due as long as somebody is not forgotten wholly."""
ROUNDS = 3
"""So often everything is gone through at most: somebody else may do something about the person meanwhile."""


class Forgetting(Happenings):
    seals: Seals | None = None
    """Where deletions are noted beside the database; None: nowhere."""

    async def portrait(self, user: int) -> Mapping[str, Any]:
        """All that is kept about somebody."""
        return await self.store.portrait(user)

    async def forget(self, user: int) -> None:
        """Nothing that is kept tells of somebody any more; others play on. Whoever comes back later is new."""

        if user in self.leaving:
            raise refused("being-forgotten")
        self.leaving.add(user)
        await self._finish(self._forget(user, {}))

    async def go_on_forgetting(self, due: Due) -> None:
        """What was begun before a stop is done to its end."""
        user = int(due.payload["user"])
        if user not in self.leaving:
            self.leaving.add(user)
            await self._finish(self._forget(user, _names(due.payload)))

    async def _forget(self, user: int, known: Mapping[int, frozenset[str]]) -> None:
        """Table by table, then everything else at once. Again from the beginning does no harm."""
        try:
            somebody = {language: texts(language)("somebody") for language in LANGUAGES}
            names = {**known, **await self.store.names_of(user)}
            gone = Forgotten(user, names, somebody, self._now())
            still = await self._seal(user, names)
            async with self._alone(user):
                for _ in range(ROUNDS):
                    for number in await self.store.traces(user):
                        await self._forget_at(number, gone)
                    # What is being counted rests on what has just been read.
                    async with self.records.counting:
                        await self.store.forget(gone, still)
                    if not await self.store.knows(user, still.name):
                        break
                self._people.forget(user)
                self._ringing.forget(user)
            await self.store.sweep()
            await self.store.drop_due(still.name)
            await self.store.sweep()
        finally:
            self.leaving.discard(user)
        self._begin(self.records.keep_up())
        self.forgot()
        self.committed()

    async def _seal(self, user: int, names: Mapping[int, frozenset[str]]) -> Due:
        """Before anything goes it is noted beside the database: a copy of it may be put back one day."""
        kept = {str(guild): sorted(called) for guild, called in names.items()}
        due = Due(_name(user), FORGET, self._now(), None, {"user": user, "names": kept})
        if self.seals is None:
            return await self.store.begin_forgetting(due, "")
        book = await asyncio.to_thread(self.seals.begun)
        still = await self.store.begin_forgetting(due, book.name)
        await asyncio.to_thread(self.seals.add, int(still.payload[NUMBER]), user, self._now())
        return still

    async def forget_again(self, *besides: Path) -> int:
        """In a database that is older than deletions the same people go once more; how many. `besides`: more seals."""
        folders = (*([self.seals.folder] if self.seals else []), *besides)
        count = 0
        for book in await asyncio.to_thread(books, folders):
            counted = await self.store.forgotten(book.name)
            if book.latest <= counted:
                continue
            found = await asyncio.to_thread(book.since, counted, await self.store.everybody())
            dues = [
                Due(
                    _name(user), FORGET, self._now(), None, {"user": user, "names": {}, BOOK: book.name, NUMBER: number}
                )
                for user, number in found.items()
            ]
            await self.store.forget_again(dues, book.name, book.latest)
            for due in dues:
                await self.go_on_forgetting(due)
            count += len(dues)
        if count:
            log.warning("%s people had their data deleted after this copy was made: they are deleted again", count)
        return count

    async def _forget_at(self, number: int, gone: Forgotten) -> None:
        """A game that goes on does so by the way of every change; of one that is over only its rows change."""
        silent: frozenset[int] = frozenset()
        try:
            table: Table | None = await self.get(number)
            silent = await self._silent(number)
        except Exception as problem:  # noqa: BLE001 - its rows can be changed all the same
            log.warning("table %s cannot be read; only its rows change: %s", number, type(problem).__name__)
            table = None

        def wish(now: Table) -> Progress | Table:
            after = oblivion.without(now, gone, silent)
            seated = now.seat_of(gone.user) is not None
            on = seated and after.phase == RUNNING and not (after.trouble or after.frozen)
            return progress.played_on(after, self._now()) if on else after

        if table is not None and not table.damaged and _lives(table) and oblivion.without(table, gone, silent) != table:
            await self._change(number, FORGET, None, None, wish, oblivion.told, forgotten=gone)
            return
        async with self._queues.setdefault(number, asyncio.Lock()):
            await self.store.forget_at(number, gone)
            self._tables.forget(number)

    # Servers

    async def server_is(self, guild: int, there: bool) -> None:
        """A server has the host, or has it no more: what is kept of it waits for a while and is deleted then."""
        if there:
            await self.store.drop_due(moments.server(guild))
        elif guild in await self.store.servers():
            await self.store.set_due(moments.server_gone(guild, self._now()))

    async def servers_are(self, guilds: frozenset[int], asked: Callable[[int], bool] = lambda guild: True) -> None:
        """Compare the servers of which anything is kept with those the host is in; only those that are asked for."""
        for guild in await self.store.servers():
            if asked(guild):
                await self.server_is(guild, guild in guilds)

    async def close_server(self, due: Due) -> None:
        """The server has not come back: nothing of it is kept, and nobody is told where nobody can be reached."""
        guild = int(due.payload["guild"])
        for number in await self.store.find(guild=guild):
            async with self._queues.setdefault(number, asyncio.Lock()):
                await self.store.purge_table(number)
                self._tables.forget(number)
        await self.store.purge_server(guild)
        self._servers.forget(guild)
        await self.store.drop_due(due.name)
        await self.store.sweep()
        self.forgot()


def _lives(table: Table) -> bool:
    """Is it played, or could it be?"""
    return table.phase in (LOBBY, RUNNING) or (table.phase == CANCELLED and bool(table.asleep))


def _name(user: int) -> str:
    return f"{FORGET}-{user}"


def _names(payload: Mapping[str, Any]) -> Mapping[int, frozenset[str]]:
    """What somebody was called by server, as it was noted when it was begun; earlier versions did not note where."""
    kept = payload.get("names")
    return {int(guild): frozenset(names) for guild, names in kept.items()} if isinstance(kept, dict) else {}
