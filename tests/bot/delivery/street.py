"""A house whose time the test makes, with an outbox, and ears that hear who is called where and how."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.delivery.courier import Arrived
from bot.delivery.novelty import audience
from bot.delivery.outbox import Outbox
from bot.store.draft import Row
from bot.store.table import Table
from bot.tables.announcements import LETTER, TABLES, WHY
from tests.bot.clock.hours import Hours, Times, hours
from tests.bot.delivery.channel import Channel

Heard = tuple[int, str, int]
"""Who, how, at which table."""


def times(*moment: int) -> Times:
    """Clocks that show this moment of UTC."""
    return Times(wall=datetime(*moment, tzinfo=UTC).timestamp())  # type: ignore[arg-type,misc]


class Ears(Channel):
    """Brings everything, and hears whoever is really called."""

    def __init__(self, at: Hours) -> None:
        super().__init__()
        self.at = at
        self.heard: list[Heard] = []
        self.moments: list[float] = []
        self.meanwhile: Callable[[Row], Awaitable[object]] | None = None
        """Happens while a post is being drawn."""

    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        if self.meanwhile is not None:
            await self.meanwhile(row)
        known = row.nonce in self.messages
        now = await self.at.tables.get(table.id)
        heard: list[Heard] = []
        if row.kind in ("turn", "nudge"):
            named, callers = audience(row, table, now)
            if row.kind == "nudge" and not named and row.tried_revision is None:
                return None
            heard = [(user, "thread", table.id) for user in callers]
        elif row.kind == "hand" and row.payload.get(LETTER) and any(w.user == row.target for w in now.waits):
            heard = [(row.target, "dm", table.id)]
        elif row.kind == "digest":
            waiting = await self.at.tables.waiting_for(row.target, row.payload.get(TABLES))
            if not waiting:
                return None
            heard = [(row.target, str(row.payload[WHY]), one.id) for one, _ in waiting]
        try:
            return await super().deliver(row, table)
        finally:
            # Also if the answer is lost on its way back.
            if not known and row.nonce in self.messages:
                self.heard += heard
                self.moments += [self.at.times.wall] * len(heard)

    def take(self) -> list[Heard]:
        """What has been heard since it was asked last."""
        heard, self.heard = self.heard, []
        self.moments.clear()
        return heard


@dataclass
class Street:
    at: Hours
    ears: Ears
    box: Outbox

    async def live(self, seconds: float) -> None:
        """The clock and the outbox work for so long."""
        end = self.at.times.passed + seconds
        while True:
            pause = await self.at.clock.tick()
            await self.box.idle()
            left = end - self.at.times.passed
            if left <= 0:
                return
            self.at.times.go(min(pause, left))


@asynccontextmanager
async def street(folder: Path, clocks: Times) -> AsyncIterator[Street]:
    async with hours(folder, clocks) as at:
        ears = Ears(at)
        box = Outbox(at.store, at.tables, ears, patience=lambda attempts: 0.001, now=lambda: clocks.wall)
        at.tables.committed = box.kick
        box.start()
        try:
            yield Street(at, ears, box)
        finally:
            await box.stop()
