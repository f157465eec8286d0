"""A house whose time the test makes: a wall clock one can set, a monotonic one, and nights that pass at once."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.clock.clock import LONGEST, Clock
from bot.clock.kinds import handlers
from bot.clock.wall import Wall
from bot.store.change import Change
from bot.store.sqlite import SqliteStore
from bot.tables.moments import DAY
from bot.tables.notices import OVER
from bot.tables.writer import Tables
from tests.bot.house import Dice

HOUR = 3_600
NOON = 1_700_000_000
FILE = "stellwerk.db"
PATIENCE = 60
"""Seconds that stand-ins wait."""


@dataclass
class Times:
    """The world's clocks; they go on while no house is open."""

    wall: float = NOON
    passed: float = 0.0

    def go(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds

    def set(self, seconds: float) -> None:
        """Somebody sets the clock on the wall."""
        self.wall += seconds


class Killed(BaseException):
    """The process ends here."""


class Killer:
    """Ends the process before or after a commit that carries out something due."""

    def __init__(self, store: SqliteStore, when: str, what: str = "") -> None:
        self._commit, self._when, self._what = store.commit, when, what
        self.struck = False
        store.commit = self._strike  # type: ignore[method-assign]

    async def _strike(self, change: Change) -> int:
        if change.by is None and self._what in ("", change.what) and not self.struck:
            self.struck = True
            if self._when == "after":
                await self._commit(change)
            raise Killed
        return await self._commit(change)


@dataclass
class Hours:
    times: Times
    store: SqliteStore
    tables: Tables
    clock: Clock

    async def live(self, seconds: float) -> None:
        """The clock works for so long, asleep when nothing is due."""
        end = self.times.passed + seconds
        while True:
            pause = await self.clock.tick()
            left = end - self.times.passed
            if left <= 0:
                return
            self.times.go(min(pause, left))

    async def notices(self, table: int) -> list[str]:
        """The keys of the notices that wait in the table's own lane, in their order."""
        rows = [row for row in await self.store.rows(table, 0) if row.kind == "notice"]
        return [str(row.payload["key"]) for row in rows if not row.payload.get(OVER)]


@asynccontextmanager
async def hours(
    folder: Path, times: Times, longest: float = DAY, grace: int = PATIENCE, guarded: bool = False
) -> AsyncIterator[Hours]:
    """With `longest` a day, a month passes in thirty looks; with a minute, as it is in life, in 43,200.

    `guarded`: the wall is compared with the steady clock, as the bot does it.
    """
    store = await SqliteStore.open(folder / FILE)
    try:
        wall = Wall(lambda: times.wall, await store.newest(), (lambda: times.passed) if guarded else None)
        tables = Tables(store, wall.now, Dice(), grace=grace)
        monotonic = lambda: times.passed  # noqa: E731
        clock = Clock(store, handlers(tables), wall, monotonic, longest=longest, returned=tables.rearm)
        yield Hours(times, store, tables, clock)
    finally:
        await store.close()


def done(folder: Path, what: str) -> list[int]:
    """When something was done, as the database tells."""
    with sqlite3.connect(folder / FILE) as database:
        found = database.execute("SELECT made FROM change WHERE what = ? ORDER BY made", (what,)).fetchall()
    database.close()
    return [int(row[0]) for row in found]


__all__ = ["DAY", "HOUR", "LONGEST", "NOON", "Hours", "Killed", "Killer", "Times", "done", "hours"]
