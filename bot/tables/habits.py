"""How people want to be called and when they are away: what they choose, and what is due because of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import date, timedelta
from weakref import WeakValueDictionary

from bot.store.draft import Draft
from bot.store.errand import Errand
from bot.store.person import PersonRecord, Way
from bot.store.protocol import Store
from bot.store.table import LOBBY, RUNNING, Away, Due, Table
from bot.tables import away, calls, zones
from bot.tables.announcements import LOBBY_POST, WAIT
from bot.tables.moments import DAY
from bot.tables.people import People
from bot.tables.refusals import refused

DAILY, AWAY = "daily", "away"
"""The kinds of what is due for people: one message about everything that waits; a stretch away begins or ends."""
EVENING = 18 * 60
"""When the daily message comes to whoever wants nothing else, until they choose a time."""
INTERVALS = (4, 6, 8, 12, 24, 48, 72)
"""Hours between two reminders that a person may choose."""


def daily(person: PersonRecord, now: int, after: date | None) -> tuple[Due, ...]:
    """When somebody is next told of everything; never twice on one date of theirs."""
    if person.digest is None:
        return ()
    day, at = zones.following(calls.zone_of(person), person.digest, now, after)
    return (Due(f"{DAILY}-{person.user}", DAILY, at, None, {"user": person.user, "date": day.isoformat()}),)


def boundary(known: Iterable[Away], user: int, now: int) -> Due | None:
    """When somebody's next stretch away begins, or the present one ends."""
    at = min((at for one in known for at in (one.begun, one.end) if at > now), default=None)
    return None if at is None else Due(f"{AWAY}-{user}", AWAY, at, None, {"user": user})


class Habits(People):
    def __init__(self, store: Store, now: Callable[[], int], silence: int, grace: int) -> None:
        super().__init__(store, now, silence, grace)
        self._busy: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> int:
        """The moment, as the house counts time."""
        return self._now()

    async def person(self, user: int) -> PersonRecord:
        """What somebody has chosen."""
        return await self._person(user)

    async def asks_all(self, user: int, games: Iterable[str]) -> frozenset[str]:
        """Of some games those in which somebody wants to be asked everything."""
        return frozenset([game for game in games if await self.store.asked((user,), game)])

    async def set_zone(self, user: int, zone: str) -> None:
        if zone not in zones.names():
            raise refused("no-such-zone")
        await self._choose(user, zone=zone)
        await self._noted(user, "zone")

    async def set_way(self, user: int, way: Way, guess: str) -> None:
        """How to be called. Whoever wants direct messages gets the next one, though an earlier one did not arrive."""
        person = await self._person(user)
        digest = EVENING if way == "digest" and person.digest is None else person.digest
        closed = person.dm_closed and way == "thread"
        await self._choose(user, guess, way=way, digest=digest, dm_closed=closed)

    async def set_reminders(self, user: int, every: int | None) -> None:
        """After how many hours to be reminded again and again; 0: never; None: as usual."""
        if every is not None and every not in (0, *INTERVALS):
            raise refused("old-button")
        await self._choose(user, reminders=every)
        await self._noted(user, "reminders")

    async def set_quiet(self, user: int, quiet: tuple[int, int] | None, guess: str) -> None:
        if quiet is not None and (quiet[0] == quiet[1] or not all(0 <= one < zones.MINUTES for one in quiet)):
            raise refused("no-quiet-hours")
        await self._choose(user, guess, quiet=quiet)
        await self._noted(user, "quiet hours")

    async def set_digest(self, user: int, minutes: int | None, guess: str) -> None:
        """At which minute of the day to be told of everything; without it whoever wanted nothing else is called."""
        person = await self._person(user)
        way: Way = "thread" if minutes is None and person.way == "digest" else person.way
        await self._choose(user, guess, digest=minutes, way=way, dm_closed=person.dm_closed and minutes is None)

    async def _noted(self, user: int, what: str) -> None:
        """At each of somebody's tables what is due follows from what they have chosen."""
        for table in await self.of_user(user):
            if table.phase == RUNNING and not table.trouble:
                await self._change(table.id, what, None, None, lambda now: now)

    async def _choose(self, user: int, guess: str = "", **chosen: object) -> None:
        """Keep a choice in one commit with what is due because of it. `guess`: the zone, as long as there is none."""
        async with self._alone(user):
            now, served = self._now(), await self._served(user)
            known = await self.store.calls(user, now)
            # What the quiet hours hold back is looked at again at once: they may be others now.
            again = tuple(replace(one, held=now) for one in known if one.held is not None and one.why == calls.QUIET)
            person = await self._person(user)
            after = replace(person, **{"zone": person.zone or guess or None, **chosen})  # type: ignore[arg-type]
            moved = (after.digest, after.zone) != (person.digest, person.zone)
            self._people.put(user, after)
            try:
                await self.store.run(
                    Errand(user, dues=daily(after, now, served) if moved else (), calls=again, person=after)
                )
            except BaseException:
                self._people.forget(user)
                raise
        self.committed()

    def _alone(self, user: int) -> asyncio.Lock:
        """Whoever calls a person, or changes how, waits for whoever is about to."""
        return self._busy.setdefault(user, asyncio.Lock())

    async def _served(self, user: int) -> date | None:
        """The last date of which somebody has been told everything."""
        served = await self.store.digested(user)
        return None if served is None else date.fromisoformat(served)

    # Away

    async def aways(self, user: int) -> tuple[Away, ...]:
        """The stretches for which somebody has signed off, also those that are over."""
        return await self.store.aways((user,))

    async def gone(self, table: Table) -> Mapping[int, int]:
        """Who of a table's people is away, and until when."""
        now = self._now()
        return {one.user: one.end for one in await self.store.aways(table.people) if one.holds(now)}

    async def sign_off(self, user: int, day: date | None, days: int, guess: str) -> Away:
        """Be away for some days, from now on or from the begin of a date where the person lives."""
        person, now, known = await self._person(user), self._now(), await self.aways(user)
        if person.zone is None:
            await self._choose(user, guess)
            person = await self._person(user)
        begun = now if day is None else max(now, zones.instant(calls.zone_of(person), day, 0))
        if not 0 < days <= away.most(known, begun) or begun > now + away.YEAR:
            raise refused("away-too-long")
        fresh = Away(user, begun, begun + days * DAY)
        await self._keep_away(fresh, known)
        return fresh

    async def come_back(self, user: int) -> None:
        """The present stretch ends, or the next one is called off."""
        now, known = self._now(), await self.aways(user)
        present = away.now_or_next(known, now)
        if present is None:
            raise refused("not-away")
        await self._keep_away(away.over(present, now), known)

    async def _keep_away(self, fresh: Away, known: tuple[Away, ...]) -> None:
        others = tuple(one for one in known if one.begun != fresh.begun)
        await self.store.keep_away(fresh, boundary((*others, fresh), fresh.user, self._now()))
        await self._show_away(fresh.user)
        self.committed()

    async def _show_away(self, user: int) -> None:
        """Everybody sees who is away, and time stands still or runs on at each of the person's tables."""
        for table in await self.of_user(user):
            if table.phase in (LOBBY, RUNNING):
                shown = Draft(LOBBY_POST) if table.phase == LOBBY else Draft(WAIT)
                await self._change(table.id, "away", None, None, lambda now: now, besides=(shown,))


def dates(person: PersonRecord, now: int) -> tuple[date, ...]:
    """The days on which a stretch away may begin, after today."""
    today = zones.today(calls.zone_of(person), now)
    return tuple(today + timedelta(days) for days in range(1, 365))
