"""The records of the house: results that are kept, ratings that follow from them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot.store.change import Change
from bot.store.failure import Conflict
from bot.store.protocol import Store
from bot.store.result import EVERYWHERE, OVERALL, STALE, Rating, Result
from bot.tables import placings, progress, statistics
from bot.tables.clocks import Stretch
from bot.tables.elapsed import Stop
from bot.tables.ratings import SHOWN, YEAR, Book, pools, rated, shown
from bot.tables.statistics import TABLES, WAITS, Entry, Figures, Habit

log = logging.getLogger(__name__)

TRIES = 3
"""So often the ratings are counted if others count at the same time."""


class Records:
    """Derived from the tables and their logs; all of it can be made again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.counting = asyncio.Lock()
        """Held while what is known of people is read and kept again."""

    async def of(self, change: Change) -> Result | None:
        """What a game has come to with the commit that ends it."""
        lines = (*await self._store.lines(change.table.id), *change.lines)
        cup = await self._cup(change.table.cup)
        return await asyncio.to_thread(placings.result, change.table, lines, change.table.updated, None, cup)

    async def _cup(self, number: int) -> int:
        """How many people a cup has."""
        cup = await self._store.cup(number) if number else None
        return 0 if cup is None else len(cup.entrants)

    async def read(self, table: int) -> Result | None:
        """The same of a table that is over, from what is kept of it."""
        stored = await self._store.table(table)
        if stored is None:
            return None
        lines, ended = await self._store.lines(table), await self._store.ended(table)
        known = await self._store.result(table)
        # Whoever has been forgotten keeps the number that stands for them.
        forgotten = {
            (int(one.seat), one.place): one.person
            for one in (() if known is None else known.placings)
            if one.person is not None and one.person < 0
        }

        # Others may have joined its cup since.
        cup = await self._cup(stored.table.cup) if known is None else known.cup

        def work() -> Result | None:
            over = progress.revived(stored)
            return None if over.trouble else placings.result(over, lines, ended or over.updated, forgotten, cup)

        return await asyncio.to_thread(work)

    async def catch_up(self) -> None:
        """Tables of earlier versions get their results, and the ratings hold all that have ended."""
        for table in await self._store.unsettled():
            found = await self._tried(table)
            if found is not None:
                await self._store.keep_result(found)
        await self.count()

    async def _tried(self, table: int) -> Result | None:
        """One table that cannot be read keeps nobody from the others."""
        try:
            return await self.read(table)
        except Exception as problem:  # noqa: BLE001 - whatever it is
            log.warning("table %s: its result cannot be told: %s", table, type(problem).__name__)
            return None

    async def keep_up(self) -> None:
        """The same after a game has ended; whatever goes wrong is put right the next time."""
        for _ in range(TRIES):
            try:
                return await self.count()
            except Conflict:
                # Another process has counted the same games at the same time.
                continue
            except Exception:
                log.exception("the ratings could not be brought up to date")
                return None
        return None

    async def count(self) -> None:
        """The ratings hold all games that have ended."""
        async with self.counting:
            fresh, stale = await self._store.results(uncounted=True), await self._store.meta(STALE) is not None
            if not fresh and not stale:
                return
            anew = stale or (fresh[0].finished, fresh[0].table) <= await self._store.counted_to()
            if anew:
                # A game is gone, an earlier one has become known, or it has a number below that of one that ended then.
                fresh = await self._store.results()
            book = Book() if anew else await self._book(fresh)
            ratings = await asyncio.to_thread(lambda: [one for result in fresh for one in book.rate(result)])
            await self._store.keep_ratings(tuple(one.table for one in fresh), tuple(ratings), anew)

    async def _book(self, fresh: Sequence[Result]) -> Book:
        """What is known of the people of some games, with all their earlier ones: who has met whom."""
        known: list[Rating] = []
        people: dict[tuple[int, str], set[int]] = {}
        for result in fresh:
            own = rated(result)
            for pool in pools(result):
                people.setdefault(pool, set()).update(one.person for one in own if one.person is not None)
        for pool, some in people.items():
            known += (await self._store.standing(*pool, some)).values()
        numbers = {one.table for one in fresh}
        past: dict[int, Result] = {}
        for person in set().union(*people.values()):
            past |= {one.table: one for one in await self._store.results(person=person) if one.table not in numbers}
        return Book(known, sorted(past.values(), key=lambda one: (one.finished, one.table)))

    # What people may know

    async def figures(self, person: int, guild: int | None, game: str | None) -> Figures:
        """What somebody's games have come to, in a server or everywhere, in a game or in all."""
        found = await self._store.results(guild=guild, game=game, person=person)
        return await asyncio.to_thread(statistics.figures, found, person)

    async def habit(self, person: int, guild: int | None, game: str | None) -> Habit:
        """How quick and how reliable somebody is."""
        answered = await self._store.answered(person, guild, game, WAITS)
        sat = await self._store.sat(person, guild, game, TABLES)
        away = [Stretch(one.begun, one.end) for one in await self._store.aways((person,))]
        stops: tuple[Stop, ...] = (*await self._store.absences(), *away)
        return await asyncio.to_thread(statistics.habit, answered, sat, stops)

    async def ratings(self, person: int, guild: int | None, game: str | None) -> tuple[Rating, ...]:
        """What was thought of somebody after each rated game."""
        return await self._store.ratings(guild or EVERYWHERE, game or OVERALL, person)

    async def leaders(self, guild: int, game: str | None, everywhere: bool, now: int) -> tuple[Entry, ...]:
        """The people of a server who are rated and still play, best first; `everywhere`: by their games anywhere.

        Nobody is listed who has not played to an end there, or does not want to be.
        """
        known = statistics.newest(await self._store.ratings(EVERYWHERE if everywhere else guild, game or OVERALL))
        active = {person: own for person, own in known.items() if own[-1].n >= SHOWN and own[-1].finished >= now - YEAR}
        names, hidden = await self._store.names(guild, active), await self._store.unlisted(active)
        listed = [(person, own) for person, own in active.items() if person in names and person not in hidden]
        listed.sort(key=lambda one: (-shown(one[1][-1].mu, one[1][-1].sigma), -one[1][-1].n, one[0]))
        course = {person: tuple(shown(one.mu, one.sigma) for one in own) for person, own in listed}
        return tuple(
            Entry(
                1 + sum(other[-1] > course[person][-1] for other in course.values()), person, names[person],
                course[person][-1], own[-1].n, course[person],
            )
            for person, own in listed
        )  # fmt: skip

    async def hidden(self, person: int) -> bool:
        """Does somebody want nobody else to see their records?"""
        return bool(await self._store.unlisted((person,)))

    # Made anew

    async def again(self) -> tuple[tuple[Result, ...], tuple[Rating, ...]]:
        """All results and ratings, made anew from tables and logs; nothing is kept."""
        known = {one.table: one for one in await self._store.results()}
        found: list[Result] = []
        for number in sorted({*known, *await self._store.unsettled()}):
            # What cannot be read any more has ended as it was kept.
            result = await self._tried(number) or known.get(number)
            found += [] if result is None else [result]
        results = tuple(sorted(found, key=lambda one: (one.finished, one.table)))
        book = Book()
        return results, tuple([one for result in results for one in book.rate(result)])

    async def kept(self) -> tuple[tuple[Result, ...], tuple[Rating, ...]]:
        """All results and ratings as they are kept, in the same order."""
        results = await self._store.results()
        known: dict[tuple[int, int, str, int], Rating] = {}
        for pool in dict.fromkeys(pool for result in results for pool in pools(result)):
            known |= {(one.table, *pool, one.person): one for one in await self._store.ratings(*pool)}
        spots = ((one.table, *pool, own.person) for one in results for pool in pools(one) for own in rated(one))
        return results, tuple(known[spot] for spot in spots if spot[-1] is not None and spot in known)

    async def rebuild(self) -> None:
        """Everything is kept as it comes of tables and logs."""
        results, ratings = await self.again()
        await self._store.keep_all(results)
        await self._store.keep_ratings(tuple(one.table for one in results), ratings, True)
