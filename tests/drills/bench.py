"""A sandbox with a bot beside it that dies and is started again, in a time that the drill sets forward."""

from __future__ import annotations

import random
import signal
import sqlite3
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiosqlite

from bot.process.settings import DATABASE
from bot.sandbox.server import Sandbox
from bot.store.changes import read
from bot.store.session import AtLength
from bot.store.table import Table
from bot.tables.progress import revived
from tests.drills import hours
from tests.drills.audit import Ping
from tests.drills.stable import Stable, Victim, environment, gone, online
from tests.drills.victim import NO_PICTURES, PLAYING
from tests.protocol.people import PATIENCE, until

STEPS = 300
"""A life of the bot ends after at most so many steps of a kind, unless it is long."""


@dataclass
class Report:
    """What has been heard and what has happened."""

    pings: list[Ping] = field(default_factory=list)
    posts: list[Ping] = field(default_factory=list)
    """All that has been written, with the number of those whom it calls in place of the user."""
    late: dict[tuple[int, int, int], list[float]] = field(default_factory=lambda: defaultdict(list))
    slept: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    deaths: int = 0
    restarts: int = 0
    acts: int = 0
    refused: int = 0


class Bench:
    def __init__(self, sandbox: Sandbox, horses: Stable, folder: Path, seed: int, begins: float) -> None:
        self.sandbox, self.horses, self.chance = sandbox, horses, random.Random(seed)
        self.data, self.time = folder / "data", folder / "hours"
        self.report = Report()
        self.victim: Victim | None = None
        self.mortal, self.steps = True, STEPS
        self._database: sqlite3.Connection | None = None
        self._reader: aiosqlite.Connection | None = None
        self._skip_to(begins)

    async def close(self) -> None:
        if self.victim is not None:
            self.victim.send(signal.SIGKILL)
        if self._database is not None:
            self._database.close()
        if self._reader is not None:
            await self._reader.close()

    # -- time

    @property
    def now(self) -> float:
        return self.sandbox.clock.now()

    def _skip_to(self, moment: float) -> None:
        skipped = self.sandbox.clock.skipped + max(0.0, moment - self.now)
        hours.skip_to(self.time, skipped)
        self.sandbox.clock.skipped = skipped

    async def live_to(self, moment: float) -> None:
        """Let time pass; whatever is due meanwhile happens at its moment."""
        while self.now < moment:
            await self.settled()
            ahead = self._ahead()
            self._skip_to(moment if ahead is None else min(moment, max(ahead, self.now)))
            await self.settled()

    # -- the bot

    async def alive(self) -> None:
        while self.victim is None or not self.victim.alive:
            if self.victim is not None:
                assert self.victim.status in (0, -signal.SIGKILL), self.victim.said
                self.report.deaths += self.victim.status != 0
                await gone(self.sandbox)
            kind = self.chance.choice(PLAYING) if self.mortal else ""
            more = {hours.FILE: str(self.time), NO_PICTURES: "yes"}
            where = environment(self.sandbox, self.data, **more)
            self.victim = await self.horses.start(where, kind, self.chance.randint(1, self.steps))
            await online(self.sandbox, self.victim)

    async def restart(self, pause: float = 0) -> None:
        """Stopped in good order, and started again after a while."""
        await self.alive()
        assert self.victim is not None
        self.victim.send(signal.SIGTERM)
        # Whoever shall die at a step may take as long as that for each part of a stop.
        status = await self.victim.wait(2 * PATIENCE)
        assert status in (0, -signal.SIGKILL), self.victim.said
        self.report.restarts += 1
        self._skip_to(self.now + pause)
        await self.alive()
        await self.settled()

    async def settled(self) -> None:
        """Until the bot has nothing to do at this moment."""
        await self.alive()

        async def rest() -> bool:
            await self.alive()
            moment = int(self.now)
            late = self.ask("SELECT count(*) FROM outbox WHERE given_up IS NULL AND due <= ?", moment)[0][0]
            due = self.ask("SELECT count(*) FROM due WHERE look <= ?", moment - 1)[0][0]
            return bool(late == 0 and due == 0)

        try:
            await until(rest, 60, "the bot is at rest")
        except AssertionError as tired:
            rows = self.ask("SELECT * FROM outbox WHERE given_up IS NULL")
            due = self.ask("SELECT * FROM due WHERE look <= ?", int(self.now))
            said = "" if self.victim is None else self.victim.said[-3000:]
            raise AssertionError(f"never at rest at {self.now:.0f}: {rows} {due} {said}") from tired

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        if self._database is None:
            self._database = sqlite3.connect(f"file:{self.data / DATABASE}?mode=ro", uri=True, isolation_level=None)
        return self._database.execute(query, values).fetchall()

    def _ahead(self) -> float | None:
        moments = [
            row[0]
            for query in ("SELECT min(look) FROM due", "SELECT min(due) FROM outbox WHERE given_up IS NULL")
            for row in self.ask(query)
            if row[0] is not None
        ]
        return min(moments) if moments else None

    async def table(self, number: int) -> Table:
        if self._reader is None:
            self._reader = await aiosqlite.connect(self.data / DATABASE, isolation_level=None)
        await self._reader.execute("BEGIN")
        try:
            stored = await read(AtLength(self._reader), number)
        finally:
            await self._reader.execute("COMMIT")
        assert stored is not None
        return revived(stored)
