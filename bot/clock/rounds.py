"""What the house does for itself at times: copies of its data, cleaning up. Each is a due row of no single table."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.store.failure import Overtaken, Unusable
from bot.store.occasion import Occasion
from bot.store.protocol import Store
from bot.store.table import Due
from bot.tables.refusals import refused

log = logging.getLogger(__name__)

COPY, PURGE = "copy", "purge"
"""The kinds of what is due, and their names."""
COPIED, FAILED = "copied", "copy-failed"
"""Under these names the store keeps what is known of the last copy, and why the last attempt failed."""
HOUR, DAY = 3600, 86_400
NAME = re.compile(r"stellwerk-(\d{8}-\d{6})\.db")
"""Only files of this name are ever removed."""
STAMP = "%Y%m%d-%H%M%S"


@dataclass(frozen=True, slots=True)
class Plan:
    folder: Path
    hours: int
    """Between two copies; 0: none are made."""
    days: int
    weeks: int
    keep_days: int
    """So old is what is cleaned up; 0: nothing is."""


class Rounds:
    def __init__(self, store: Store, now: Callable[[], int], plan: Plan) -> None:
        self._store = store
        self._now = now
        self._plan = plan
        self._failed = ""

    async def begin(self) -> None:
        """What is due from now on, as it is set now; what is due already stays."""
        self._failed = await self._store.meta(FAILED) or ""
        for kind, every in ((COPY, self._plan.hours * HOUR), (PURGE, DAY if self._plan.keep_days else 0)):
            if not every:
                await self._store.drop_due(kind)
                continue
            at = self._now() + every
            await self._store.set_due(Due(kind, kind, at))
            await self._store.hasten(kind, at)

    async def copy(self, _: int, due: Due) -> None:
        """Make a copy, prove it, remove those that are too many."""
        plan, now = self._plan, self._now()
        target = plan.folder / f"stellwerk-{datetime.fromtimestamp(now, UTC).strftime(STAMP)}.db"
        try:
            await asyncio.to_thread(plan.folder.mkdir, mode=0o700, parents=True, exist_ok=True)
            size = await self._store.copy(target)
        except (Unusable, OSError) as problem:
            self._failed = " ".join(str(problem).split())
            await self._store.set_meta(FAILED, self._failed)
            raise
        self._failed = ""
        await self._store.set_meta(FAILED, "")
        await self._store.set_meta(COPIED, json.dumps({"at": now, "file": str(target), "bytes": size}))
        gone = await asyncio.to_thread(rotated, plan.folder, plan.days, plan.weeks)
        log.info("copied the data to %s (%s bytes); %s older copies removed", target, size, len(gone))
        await self._again(due, now + plan.hours * HOUR)

    async def purge(self, _: int, due: Due) -> None:
        now = self._now()
        gone = await self._store.purge(now - self._plan.keep_days * DAY)
        if gone.all:
            log.info("cleaned up: %s", gone)
        await self._again(due, now + DAY)

    async def complaint(self) -> str | None:
        return f"the last copy failed: {self._failed}" if self._failed else None

    async def _again(self, due: Due, at: int) -> None:
        try:
            await self._store.hold(Occasion(due, Due(due.name, due.kind, at), made=self._now()))
        except Overtaken:
            raise refused("no-longer-possible") from None


def report(copied: str | None, failed: str | None) -> dict[str, Any]:
    """What is known of the last copy, from what the store keeps of it."""
    known: dict[str, Any] = json.loads(copied) if copied else {"at": None, "file": None, "bytes": None}
    return {**known, "failure": failed or None}


def rotated(folder: Path, days: int, weeks: int) -> tuple[Path, ...]:
    """Remove the copies that are too many; which those were."""
    copies = {moment: file for file in folder.iterdir() if (moment := _moment(file)) is not None}
    gone = tuple(copies[moment] for moment in sorted(set(copies) - kept(copies, days, weeks)))
    for file in gone:
        file.unlink(missing_ok=True)
    return gone


def kept(moments: Iterable[datetime], days: int, weeks: int) -> set[datetime]:
    """All of the newest day, the last of each of so many days and of so many weeks in which there is one."""
    newest_first = sorted(moments, reverse=True)
    found = {one for one in newest_first if (newest_first[0] - one).total_seconds() < DAY}
    by_day = {one.date(): one for one in reversed(newest_first)}
    by_week = {one.isocalendar()[:2]: one for one in reversed(newest_first)}
    found |= {by_day[day] for day in sorted(by_day, reverse=True)[:days]}
    return found | {by_week[week] for week in sorted(by_week, reverse=True)[:weeks]}


def _moment(file: Path) -> datetime | None:
    named = NAME.fullmatch(file.name)
    if named is None or not file.is_file():
        return None
    try:
        return datetime.strptime(named[1], STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None
