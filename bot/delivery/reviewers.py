"""Looks back at games for people, at leisure: whoever comes back finds it done, or goes on where it stopped."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.delivery.advisers import Advisers
from bot.delivery.worker import Lost
from bot.lru import Lru
from bot.store.table import Table
from bot.tables import review
from bot.tables.review import Moment, Review
from bot.tables.writer import Tables
from rules.core import Seat

log = logging.getLogger(__name__)
BEGUN = 64
"""So many that were not finished are remembered."""


@dataclass
class Look:
    """A look back under way."""

    count: int = 0
    """Answers to look at; 0: not counted yet."""
    done: int = 0
    found: list[Moment] = field(default_factory=list)
    task: asyncio.Task[Review] | None = None
    watchers: int = 0


class Reviewers:
    """One answer after the other; nothing is done that nobody waits for."""

    def __init__(self, tables: Tables, advisers: Advisers) -> None:
        self._tables = tables
        self._advisers = advisers
        self._looks: Lru[Look] = Lru(BEGUN)

    async def kept(self, table: Table, seat: Seat, user: int) -> Review | None:
        """What was found before."""
        return review.parsed(table.rules, await self._tables.store.meta(review.known_as(table, seat, user)))

    @contextmanager
    def watching(self, table: Table, seat: Seat, user: int) -> Iterator[Look]:
        """Somebody waits for it; when the last one stops waiting, it rests where it is."""
        key = (table.id, seat, user)
        look = self._looks.get(key)
        if look is None:
            look = Look()
            self._looks.put(key, look)
        if look.task is None or look.task.done():
            look.task = asyncio.create_task(self._find(look, table, seat, user), name=f"review of table {table.id}")
            look.task.add_done_callback(lambda task: task.cancelled() or task.exception())
        look.watchers += 1
        try:
            yield look
        finally:
            look.watchers -= 1
            if not look.watchers and not look.task.done():
                look.task.cancel()

    async def _find(self, look: Look, table: Table, seat: Seat, user: int) -> Review:
        asked = await asyncio.to_thread(review.answered, table, seat, user)
        look.count = len(asked)
        for one in asked[look.done :]:
            try:
                advice = await self._advisers.looked_back(one.question, one.moves)
            except Lost:
                raise
            except Exception:
                # One answer that cannot be judged leaves the others.
                log.exception("table %s: entry %s could not be looked back at", table.id, one.entries + 1)
                advice = None
            if advice is not None:
                look.found.append(Moment(one.entries, advice))
            look.done += 1
        questions = {one.entries: one.question for one in asked}
        closer = []
        for moment in review.worth_a_look(look.found):
            best, given = moment.advice.answers
            again = await self._advisers.weighed(questions[moment.entries], best.moves, given.moves)
            closer.append(Moment(moment.entries, again))
        found = Review(look.count, review.dearest(closer))
        await self._tables.keep_review(table, seat, user, found)
        return found
