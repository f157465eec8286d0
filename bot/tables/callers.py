"""Who is called and how: decided when a post goes out, made up for when it was not the moment, told once a day."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from bot.lru import Lru
from bot.store.call import Call
from bot.store.draft import Draft, Row
from bot.store.errand import Errand
from bot.store.failure import Overtaken
from bot.store.person import PersonRecord
from bot.store.protocol import Store
from bot.store.table import RUNNING, Due, Table, Wait
from bot.tables import calls as calling
from bot.tables import clocks, reminders, waits, zones
from bot.tables.announcements import (
    BY,
    CALLED,
    DEALT,
    DIGEST,
    HAND,
    LATE,
    LETTER,
    MADE_UP,
    NUDGE,
    SINCE,
    TABLES,
    WAITS,
    WAYS,
    WHY,
)
from bot.tables.calls import BURST_OF, CAP, CAPPED, QUIET, Verdict
from bot.tables.habits import AWAY, DAILY, Habits, boundary, daily
from bot.tables.refusals import Refused, refused

SHIFTED = "shifted"
"""In what is due: the quiet hours have put it off."""
RINGING = 600
"""Calls on their way count for so long."""
Standing = tuple[Call, Table, Wait]


def told(chosen: Verdict, **more: object) -> Mapping[str, Any]:
    """A verdict as it stands in a payload."""
    return {"thread": chosen.thread, "letter": chosen.letter, **more}


class Callers(Habits):
    def __init__(self, store: Store, now: Callable[[], int], silence: int, grace: int) -> None:
        super().__init__(store, now, silence, grace)
        self._ringing: Lru[dict[int, Call]] = Lru(1_024)
        """By person the calls of rows that are not kept yet, by the row."""

    async def ways(self, row: Row, table: Table, users: Sequence[int]) -> Mapping[str, Any]:
        """How a row calls people, as it stands in its payload. What may have reached them already stays as it is.

        Whoever has answered that and is waited for again is called anew. Whoever else is dealt a hand by it gets that
        without a sound, if nothing may disturb them.
        """
        kept = row.tried_revision is not None or row.payload.get(MADE_UP)
        found = dict(row.payload.get(WAYS, {})) if kept else {}
        for user in users:
            if str(user) not in found or _answered(found[str(user)], waits.of_user(table, user)):
                found[str(user)] = await self._way(row, table, user)
        for user in table.people if row.payload.get(DEALT) else ():
            found.setdefault(str(user), told(Verdict(), silent=not await self.reachable(user)))
        return found

    def rang(self, row: Row) -> None:
        """A row is delivered and what it has done is kept."""
        for user in row.payload.get(WAYS, {}):
            (self._ringing.get(int(user)) or {}).pop(row.id, None)

    async def reachable(self, user: int) -> bool:
        """May somebody be disturbed at all?"""
        return calling.reachable(await self._person(user), await self.aways(user), self._now())

    async def quiet(self, user: int) -> bool:
        """Is somebody in quiet hours? Then nothing makes a sound, whatever it is."""
        return calling.quiet_until(await self._person(user), self._now()) is not None

    async def at_any_time(self, user: int) -> bool:
        """May somebody be called now for what is no turn? Not who wants to hear of everything once a day."""
        return (await self._person(user)).way != "digest" and await self.reachable(user)

    async def _way(self, row: Row, table: Table, user: int) -> Mapping[str, Any]:
        async with self._alone(user):
            person, aways, now = await self._person(user), await self.aways(user), self._now()
            late, quiet = bool(row.payload.get(LATE)), calling.quiet_until(person, now)
            if late and quiet is None:
                # Whose time is nearly over is told at any hour but those that are to be quiet.
                return told(Verdict(thread=True))
            wait, reminds = waits.of_user(table, user), WAITS in row.payload
            acted = table.revision if wait is None else wait.acted
            call = Call(user, table.id, acted, row.revision if reminds else 0, now)
            known = await self._known(person, table.id, row.id, now)
            silent = not calling.reachable(person, aways, now)
            unwanted = reminds and person.reminders == 0 and not row.payload.get(BY) and not late
            if unwanted or any(one.key == call.key or (reminds and _lately(one, table.id, now)) for one in known):
                return told(Verdict(), silent=silent)
            last = await self._unanswered(known, table.id, now)
            chosen = calling.verdict(person, aways, known, last, now)
            chosen = Verdict(held=quiet, why=QUIET) if late else chosen
            if not (chosen.thread or chosen.letter or chosen.held):
                return told(chosen, silent=silent)
            call = replace(call, held=chosen.held, why=chosen.why)
            self._ringing.put(user, {**(self._ringing.get(user) or {}), row.id: call})
            return told(chosen, silent=silent, call=[call.acted, call.stage, now, call.held, call.why])

    async def _known(self, person: PersonRecord, table: int, row: int, now: int) -> tuple[Call, ...]:
        """The calls that count, also those on their way but for the row's own."""
        kept = await self.store.calls(person.user, calling.begin_of(person, now), table)
        ringing = {at: one for at, one in (self._ringing.get(person.user) or {}).items() if one.made > now - RINGING}
        self._ringing.put(person.user, ringing)
        all_ = {one.key: one for at, one in ringing.items() if at != row} | {one.key: one for one in kept}
        return tuple(all_.values())

    async def _unanswered(self, known: Iterable[Call], but: int, now: int) -> int | None:
        """When somebody was called last about what still waits for them at another table."""
        lately = [one for one in known if one.held is None and one.made > now - calling.BURST and one.table != but]
        return max([one.made for one, _, _ in await self._standing(lately)], default=None)

    async def _standing(self, known: Iterable[Call]) -> list[Standing]:
        """The calls about something that still waits, most urgent first."""
        found = []
        for call in known:
            try:
                table = await self.get(call.table)
            except Refused:
                continue
            wait = calling.wait_of(table, call)
            if wait is not None and table.phase == RUNNING:
                found.append((call, table, wait))
        return sorted(found, key=lambda one: clocks.urgency(one[1], one[2]))

    async def free_from(self, user: int, at: int) -> int:
        """From which moment on somebody may be called who does not have to be."""
        person, aways = await self._person(user), await self.aways(user)
        while (later := calling.quiet_until(person, at) or calling.away_until(aways, at)) is not None:
            at = later
        return at

    async def waiting_for(
        self, user: int, about: Sequence[Sequence[int]] | None = None
    ) -> tuple[tuple[Table, Wait], ...]:
        """The tables of all servers that wait for somebody, least time left first.

        `about`: only these, each with the revision at which the person was last heard of there.
        """
        own = [
            (table, wait)
            for table in await self.of_user(user)
            if table.phase == RUNNING and not table.trouble and not table.frozen
            if (wait := waits.of_user(table, user)) is not None
        ]
        if about is not None:
            own = [(table, wait) for table, wait in own if [table.id, wait.acted] in [[*one] for one in about]]
        return tuple(sorted(own, key=lambda one: clocks.urgency(*one)))

    # What is due

    async def make_up(self, due: Due) -> None:
        """What was held back goes out now, as far as it is still true: a call, or one message about several tables."""
        user = int(due.payload["user"])
        async with self._alone(user):
            person, aways, now = await self._person(user), await self.aways(user), self._now()
            known = await self.store.calls(user, calling.begin_of(person, now))
            ripe = [one for one in known if one.held is not None and one.held <= now]
            standing = [one for one in await self._standing(ripe) if not _alarmed(person, *one, now)]
            until = calling.quiet_until(person, now)
            silent = (person.way == "digest" and not person.dm_closed) or calling.away_until(aways, now) is not None
            kept = [] if silent else [call for call, _, _ in standing]
            drafts: tuple[tuple[int, Draft], ...] = ()
            if until is not None:
                kept = [replace(one, held=until) for one in kept]
            elif kept:
                made = calling.made_today(person, await self._known(person, 0, 0, now), now)
                drafts, kept = _made_up(person, standing, CAP - made, now)
            dropped = tuple(one for one in ripe if one.key not in {call.key for call in kept})
            await self._run(Errand(user, due, drafts=drafts, calls=tuple(kept), dropped=dropped))

    async def tell_daily(self, due: Due) -> None:
        """One message about everything that waits, once on each date, if anything does."""
        user, day = int(due.payload["user"]), date.fromisoformat(due.payload["date"])
        person, now, served = await self._person(user), self._now(), await self._served(user)
        zone, until = calling.zone_of(person), calling.quiet_until(person, now)
        drafts: tuple[tuple[int, Draft], ...] = ()
        dues = daily(person, now, served)
        told: date | None = None
        if person.digest is None or zones.instant(zone, day, person.digest) > now:
            # It has been wished away, or is due later by now.
            pass
        elif until is not None:
            dues = (replace(due, at=until, payload={**due.payload, SHIFTED: True}),)
        else:
            # After a night it is still yesterday's; after an absence of the host it is today's.
            told = day if due.payload.get(SHIFTED) else max(day, zones.today(zone, now))
            drafts = await self._everything(person, DAILY) if await self.reachable(user) else ()
            dues = daily(person, now, told)
        digested = told.isoformat() if told is not None and drafts else None
        await self._run(Errand(user, due, dues=dues, drafts=drafts, digested=digested))

    async def away_turns(self, due: Due) -> None:
        """A stretch away begins or ends: everybody at the tables sees it, and who is back is told what waits."""
        user = int(due.payload["user"])
        person, aways, now = await self._person(user), await self.aways(user), self._now()
        await self._show_away(user)
        back = bool(due.payload.get("back")) or any(one.end == due.at for one in aways)
        until = calling.quiet_until(person, now)
        further = boundary(aways, user, now)
        if back and until is not None:
            at = until if further is None else min(until, further.at)
            dues: tuple[Due, ...] = (replace(due, at=at, payload={"user": user, "back": True}),)
            drafts: tuple[tuple[int, Draft], ...] = ()
        else:
            dues = () if further is None else (further,)
            welcome = back and person.way != "digest" and await self.reachable(user)
            drafts = await self._everything(person, AWAY) if welcome else ()
        await self._run(Errand(user, due, dues=dues, drafts=drafts))

    async def _everything(self, person: PersonRecord, why: str) -> tuple[tuple[int, Draft], ...]:
        """A message about all that waits, if anything does and it can arrive."""
        waiting = await self.waiting_for(person.user)
        if not waiting or person.dm_closed:
            return ()
        return ((waiting[0][0].id, Draft(DIGEST, person.user, {WHY: why}, lane=person.user)),)

    async def _run(self, errand: Errand) -> None:
        try:
            await self.store.run(replace(errand, made=self._now()))
        except Overtaken:
            raise refused("no-longer-possible") from None
        self.committed()


def _answered(way: Mapping[str, Any], wait: Wait | None) -> bool:
    """Was somebody called this way about something else than what waits for them now?"""
    return "call" in way and wait is not None and way["call"][0] != wait.acted


def _lately(call: Call, table: int, now: int) -> bool:
    """Is it too early to remind somebody of what a call was about?"""
    return call.table == table and call.held is None and call.made > now - reminders.APART


def _alarmed(person: PersonRecord, call: Call, table: Table, wait: Wait, now: int) -> bool:
    """Does the alarm call somebody about this time, so that there is nothing to make up for?

    Who has not been called at all is called, unless it is a matter of minutes.
    """
    rings, apart = clocks.rings(table, wait), reminders.APART if call.stage else calling.BURST
    soon = rings is not None and rings < now + apart and calling.quiet_until(person, rings) is None
    rang = wait.alarmed > now - reminders.APART and calling.quiet_until(person, wait.alarmed) is None
    return soon or rang


def _made_up(
    person: PersonRecord, standing: Sequence[Standing], room: int, now: int
) -> tuple[tuple[tuple[int, Draft], ...], list[Call]]:
    """What makes up for calls that were held back, and how they are remembered."""
    by_table: dict[int, list[Standing]] = {}
    for one in standing:
        by_table.setdefault(one[1].id, []).append(one)
    drafts: list[tuple[int, Draft]] = []
    kept: list[Call] = []
    together: list[list[Standing]] = []
    for held in by_table.values():
        quiet = len(by_table) == 1 and any(call.why == QUIET for call, _, _ in held)
        if (quiet or person.dm_closed) and room > 0:
            room -= 1
            drafts += _again(person, held[0])
            kept += [replace(call, held=None, made=now, why=QUIET) for call, _, _ in held[:1]]
            kept += [replace(call, held=None, made=now, why=CAPPED) for call, _, _ in held[1:]]
        else:
            together.append(held)
    if person.dm_closed:
        # Nothing reaches them but a mention: what is too much for today comes tomorrow.
        later = calling.morning(person, now)
        return tuple(drafts), kept + [replace(call, held=later) for held in together for call, _, _ in held]
    reasons = {call.why for held in together for call, _, _ in held}
    why = next((one for one in (QUIET, CAPPED) if one in reasons), BURST_OF)
    if together:
        about = [[table.id, wait.acted] for ((_, table, wait), *_) in together]
        drafts.append((about[0][0], Draft(DIGEST, person.user, {WHY: why, TABLES: about}, lane=person.user)))
    # A message after the night is one call of the day, as after a burst.
    why = CAPPED if CAPPED in reasons else BURST_OF
    kept += [replace(call, held=None, made=now, why=why) for held in together for call, _, _ in held]
    return tuple(drafts), kept


def _again(person: PersonRecord, standing: Standing) -> list[tuple[int, Draft]]:
    """A call for one table, as the person likes it."""
    _, table, wait = standing
    chosen = calling.way(person)
    if not chosen.thread:
        return [(table.id, Draft(HAND, person.user, {CALLED: True, LETTER: True}, lane=person.user))]
    return [(table.id, line(wait, told(chosen)))]


def line(wait: Wait, way: Mapping[str, Any], **more: object) -> Draft:
    """A line that calls somebody in the thread about what waits, in place of a call that did not come."""
    payload = {
        CALLED: [wait.user], WAITS: [[wait.user, wait.acted]], SINCE: wait.opened, BY: 0, MADE_UP: True,
        WAYS: {str(wait.user): way}, **more,
    }  # fmt: skip
    return Draft(NUDGE, wait.user, payload)
