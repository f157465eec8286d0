"""The wishes about cups, and what happens to them by itself: every change is one commit with the tables it opens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot.store.change import Change, CupChange
from bot.store.charter import Act, Barred
from bot.store.cup import OPEN, OVER, UNDER_WAY, Cup, CupForm, Pod
from bot.store.draft import Draft, Payload
from bot.store.epochs import TOLD
from bot.store.failure import AlreadyDone, Overtaken
from bot.store.protocol import RESTORED
from bot.store.table import CANCELLED, LOBBY, RUNNING, Due, Pace, Person, Place, SeatInfo, Table
from bot.tables import lobbies, moments, notices, rounds
from bot.tables.announcements import CUP, CUP_NEWS, ROUND, TABLE
from bot.tables.commits import CANCEL
from bot.tables.forgetting import Forgetting
from bot.tables.progress import Progress
from bot.tables.refusals import refused
from rules.core import Seat

IN_A_SERVER, OF_A_PERSON = 8, 3
"""Cups that are not over, at most."""
Absentees = Callable[[int, tuple[int, ...]], Awaitable[frozenset[int]]]
"""Of some people of a server those who cannot be there any more."""
Course = Callable[[Cup], Cup]


async def nobody(guild: int, people: tuple[int, ...]) -> frozenset[int]:
    return frozenset()


class Cups(Forgetting):
    _secret: Callable[[], str]
    _seed: Callable[[], int]
    _begun: Callable[[Table, Person | None, tuple[int, ...], frozenset[int]], Progress | Table]
    absentees: Absentees = staticmethod(nobody)
    """Asked before each round: who has left the server is not paired."""

    async def open_cup(
        self, by: Person, place: Place, name: str, form: CupForm, game: str, seats: int | None = None,
        options: Mapping[str, str] | None = None, pace: Pace | None = None, language: str = "en", *,
        rounds_: int | None = None, people: int | None = None, begins: lobbies.Begins = None, friendly: bool = False,
        interaction: int | None = None,
    ) -> Cup:  # fmt: skip
        """Announce a cup. `begins`: by itself when so many are there, or at a moment; else its host starts it."""

        async def work() -> Cup:
            await self._listen(by)
            if interaction is not None and await self.store.done(interaction):
                raise refused("already-done")
            await self._admitted(by, place, game)
            now = self._now()
            cup = rounds.opened(
                by, place, name, form, game, seats, options or {}, pace, language, self._seed(), now,
                rounds=rounds_, people=people, begins=begins if isinstance(begins, int) else 0,
                when_full=begins == "full", friendly=friendly,
            )  # fmt: skip
            running = await self.cups(place.guild, OPEN, UNDER_WAY)
            if len(running) >= IN_A_SERVER or sum(one.owner == by.id for one in running) >= OF_A_PERSON:
                raise refused("cups-enough", most=IN_A_SERVER, own=OF_A_PERSON)
            due = Due(f"{moments.CUP}-{{cup}}", moments.CUP, cup.begins or now + rounds.KEPT)
            change = CupChange(cup, "open", by.id, interaction, dues=(due,), drafts=(Draft(CUP),))
            number = await self._hold_cup(change)
            return replace(cup, id=number)

        return await self._finish(work())

    async def join_cup(self, cup: int, by: Person, *, interaction: int | None = None) -> Cup:
        def wish(now: Cup) -> Cup:
            after = rounds.joined(now, by)
            return rounds.started(after) if rounds.full(after) else after

        return await self._course(cup, "join", by, wish, interaction)

    async def leave_cup(self, cup: int, by: Person, *, interaction: int | None = None) -> Cup:
        def wish(now: Cup) -> Cup:
            if now.entrant(by.id) is None:
                raise refused("cup-you-not-in-it")
            return rounds.left(now, by.id)

        return await self._course(cup, "leave", by, wish, interaction)

    async def drop_from_cup(self, cup: int, by: Person, person: int, *, interaction: int | None = None) -> Cup:
        """The host takes somebody out."""

        def wish(now: Cup) -> Cup:
            hosts(now, by)
            return rounds.left(now, person)

        act = await self._ordered_cup(cup, by, "cup-drop", person)
        return await self._course(cup, "drop", by, wish, interaction, act=act)

    async def start_cup(self, cup: int, by: Person, *, interaction: int | None = None) -> Cup:
        def wish(now: Cup) -> Cup:
            hosts(now, by)
            return rounds.started(now)

        act = await self._ordered_cup(cup, by, "cup-start")
        return await self._course(cup, "start", by, wish, interaction, act=act)

    async def end_cup(self, cup: int, by: Person, *, interaction: int | None = None) -> Cup:
        """Call a cup off. What is being played goes on, and nothing depends on it any more."""

        def wish(now: Cup) -> Cup:
            hosts(now, by)
            return rounds.called_off(now)

        act = await self._ordered_cup(cup, by, "cup-end")
        return await self._course(cup, "end", by, wish, interaction, act=act)

    async def decide_cup(
        self, cup: int, by: Person, table: int, best: int | None = None, *, again: bool = False,
        interaction: int | None = None,
    ) -> Cup:  # fmt: skip
        """What becomes of a table without a result: one person is before all others, all are level, or a new table."""
        hosts(await self.cup(cup), by)
        rounds.pod_at(await self.cup(cup), table)
        played = await self.get(table)
        if (played.phase == RUNNING or played.starting) and not played.asleep and not played.trouble:
            raise refused("cup-table-runs", table=table)

        def wish(now: Cup) -> Cup:
            hosts(now, by)
            if by.id in rounds.pod_at(now, table).people and not again:
                raise refused("cup-own-table")
            if rounds.came_off(now, rounds.pod_at(now, table), played) is not None:
                raise refused("no-longer-possible")
            return rounds.again(now, table) if again else rounds.decided(now, table, best)

        act = await self._ordered_cup(cup, by, "cup-decide")
        after = await self._course(cup, "decide", by, wish, interaction, act=act)
        if played.phase == RUNNING or played.asleep:
            # It must not go on by itself when nothing depends on it any more.
            await self._change(table, CANCEL, None, None, _closed, lambda before, after: _told(after))
        return after

    async def tell_cup(self, cup: int) -> None:
        """The post of a cup says how things are now."""
        if await self._known_cup(cup) is None:
            return
        await self._course(cup, "told", None, lambda now: now, None)

    async def _ordered_cup(self, cup: int, by: Person, what: str, about: int | None = None) -> Act | None:
        """An act at the cup of somebody else by which a moderator keeps order; None: it is none."""
        now = await self.cup(cup)
        if not by.moderator or by.id == now.owner:
            return None
        return self._act(by, now.guild, what, about, detail={"cup": cup})

    # What happens by itself

    async def cup_due(self, due: Due) -> None:
        """The moment of a cup has come: it starts, or it is called off because too few have come or nobody cared."""

        def wish(now: Cup) -> Cup:
            enough = now.begins and len(now.present) >= rounds.LEAST
            return rounds.started(now) if enough else rounds.called_off(now)

        number = int(due.payload["cup"])
        known = await self._known_cup(number)
        if known is None or known.phase != OPEN:
            await self.store.drop_due(due.name)
            return
        await self._course(number, "begins", None, wish, None, due)

    async def cup_table(self, due: Due) -> None:
        """A table of a cup is over, or sleeps: its result counts, or the host is asked."""
        number, table = int(due.payload["cup"]), int(due.payload["table"])
        now = await self._known_cup(number)
        if now is None:
            await self.store.drop_due(due.name)
            return
        played = await self.get(table)
        pod = next((one for one in now.pods if one.table == table and not one.done), None)
        awake = played.phase in (LOBBY, RUNNING) and not played.asleep
        if pod is None or awake or now.phase != UNDER_WAY:
            await self.store.drop_due(due.name)
            return
        result = rounds.came_off(now, pod, played)
        if result is None:
            ask = Draft(CUP_NEWS, -table, {TABLE: table})
            await self._course(number, "no result", None, lambda cup: cup, None, due, (ask,))
        else:
            await self._course(number, "result", None, lambda cup: rounds.put(cup, result), None, due)

    async def _forget(self, user: int, known: Mapping[int, frozenset[str]]) -> None:
        """Nobody is paired with somebody who is forgotten, and no standings name them."""
        cups = await self._readable_cups(await self.store.cups_of(user))
        for cup in cups:
            entrant = cup.entrant(user)
            if cup.phase in (OPEN, UNDER_WAY) and entrant is not None and not entrant.left:
                await self._course(cup.id, "forgotten", None, lambda now: rounds.left(now, user), None)
        await super()._forget(user, known)

    async def restored(self) -> None:
        async with self._telling:
            await self.store.went_back()
            back = bool(await self.store.meta(RESTORED))
            for cup in await self._readable_cups(await self.store.running_cups()) if back else ():
                await self._course(cup.id, TOLD, None, lambda now: now, None)
            await super().restored()

    # How

    async def _course(
        self, cup: int, what: str, by: Person | None, wish: Course, interaction: int | None, done: Due | None = None,
        drafts: tuple[Draft, ...] = (), act: Act | None = None,
    ) -> Cup:  # fmt: skip
        """Carry out a wish and all that follows: results, the next round with its tables, the end. One commit."""

        async def work() -> Cup:
            if by is not None:
                await self._listen(by)
            async with self._queues.setdefault(-cup, asyncio.Lock()):
                if interaction is not None and await self.store.done(interaction):
                    raise refused("already-done")
                before = await self.cup(cup)
                after = wish(before)
                if rounds.ready(after):
                    for person in await self._missing(after):
                        after = rounds.left(after, person)
                    after = await asyncio.to_thread(rounds.on, after)
                after = replace(after, revision=before.revision + 1, updated=self._now())
                after, tables = await self._opened_tables(after)
                ended = (f"{moments.CUP}-{cup}",) if before.phase == OPEN != after.phase and done is None else ()
                told = (*drafts, Draft(CUP), *_news(before, after))
                await self._hold_cup(
                    CupChange(after, what, by.id if by else None, interaction, done, (), ended, tables, told, act)
                )
                for change in tables:
                    self._keep(change.table)
                return after

        return await self._finish(work())

    async def _missing(self, cup: Cup) -> frozenset[int]:
        """Of those who take part whoever is not in the server any more, or may sit down at no table there."""
        banned = frozenset(await self.store.banned(cup.guild)) & frozenset(cup.present)
        return banned | await self.absentees(cup.guild, tuple(one for one in cup.present if one not in banned))

    async def _hold_cup(self, change: CupChange) -> int:
        try:
            number = await self.store.hold_cup(change)
        except AlreadyDone:
            raise refused("already-done") from None
        except Barred:
            raise refused("barred") from None
        except Overtaken:
            raise refused("no-longer-possible") from None
        self.committed()
        return number

    async def _opened_tables(self, cup: Cup) -> tuple[Cup, tuple[Change, ...]]:
        """A table for every pod that has none."""
        pods = [pod for pod in cup.pods if not pod.done and not pod.table] if cup.phase == UNDER_WAY else []
        if not pods:
            return cup, ()
        changes = []
        for pod, number in zip(pods, await self.store.reserve(len(pods)), strict=True):
            cup = rounds.put(cup, replace(pod, table=number))
            changes.append(await self._opened_table(cup, pod, number))
        return cup, tuple(changes)

    async def _opened_table(self, cup: Cup, pod: Pod, number: int) -> Change:
        """A table that has started at once, with the people in their seats."""
        now = self._now()
        seats = tuple(
            SeatInfo(Seat(n), person, cup.name_of(person), since=now) for n, person in enumerate(pod.people)
        )  # fmt: skip
        lobby = Table(
            id=number, guild=cup.guild, channel=cup.channel, thread=None, game=cup.game, options=cup.options,
            language=cup.language, access="invited", invited=pod.people, owner=cup.owner, phase=LOBBY, revision=0,
            seats=seats, match=None, created=now, updated=now, secret=self._secret(), cup=cup.id,
            pace=None if cup.pace is None else replace(cup.pace, lapse="once"), rated=not cup.friendly,
            ground=cup.ground,
        )  # fmt: skip
        asked = await self.store.asked(pod.people, cup.game)
        order = tuple(range(len(seats)))
        tastes = {person: (await self._person(person)).reminders for person in pod.people}

        def wish(table: Table) -> Progress | Table:
            return self._begun(table, None, order, asked)

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            return (notices.notice("notice-cup-table", text=cup.name, round=pod.round),)

        stops = await self._standing_still(lobby)
        change = await asyncio.to_thread(
            self._prepare, lobby, "start", None, None, wish, told, False, stops, tastes
        )  # fmt: skip
        return replace(change, reserved=True)


def hosts(cup: Cup, by: Person) -> None:
    """Only who has announced the cup, or keeps order in the server."""
    if by.id != cup.owner and not by.moderator:
        raise refused("cup-host-only")


def _news(before: Cup, after: Cup) -> tuple[Draft, ...]:
    """How it stands, whenever a round is done."""
    if after.phase == OVER != before.phase:
        return (Draft(CUP_NEWS, after.round, {ROUND: after.round}),)
    return (Draft(CUP_NEWS, before.round, {ROUND: before.round}),) if after.round > before.round > 0 else ()


def _closed(table: Table) -> Table:
    return replace(table, phase=CANCELLED, asleep=0)


def _told(table: Table) -> tuple[Payload, ...]:
    return (notices.notice("notice-cup-decided", user=table.owner),)
