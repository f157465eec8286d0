"""Who looks for others: tables that open, people who call for them, the week of a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from itertools import groupby
from zoneinfo import ZoneInfo

from bot.store.change import Change
from bot.store.charter import Charter
from bot.store.draft import Draft, Kind, Payload
from bot.store.failure import Overtaken
from bot.store.occasion import Occasion
from bot.store.seeker import Bell, Seeker
from bot.store.server import Week
from bot.store.table import FINISHED, LOBBY, RUNNING, Due, Person, Place, Table
from bot.tables import lobbies, moments, notices, paces, zones
from bot.tables.announcements import announcements
from bot.tables.happenings import Happenings
from bot.tables.moments import DAY
from bot.tables.refusals import refused
from rules import registry

RING: Kind = "bell"
"""A direct message about tables that have opened; it belongs to the first of them."""
NEWS: Kind = "week"
"""A post about the week of a server; it belongs to one of the tables that it tells of."""
TABLES, CHANNEL, SINCE, LANGUAGE = "tables", "channel", "since", "language"
"""In the payloads of these: the tables, where it is posted, since when it tells, in which language."""
APART = 6 * 3_600
"""At least so long lies between two calls of somebody to tables of a server."""
PATIENCE = 14 * DAY
"""So long somebody seeks others."""
SEVEN_DAYS = 7 * DAY


@dataclass(frozen=True, slots=True)
class Sought:
    """What has come of a wish to find others."""

    table: Table | None
    """For those who have found each other; None: some are missing yet."""
    missing: int = 0


class Seekers(Happenings):
    _secret: Callable[[], str]
    """Draws what the chance of a new table comes from."""

    async def _open(
        self, table: Table, by: Person, interaction: int | None, notes: tuple[Payload, ...] = (),
        aside: tuple[Due, ...] = (), found: tuple[int, ...] = (), charter: Charter | None = None,
    ) -> Table:  # fmt: skip
        """`charter`: what the server allows at most, to be judged with it."""
        table = moments.settled(None, replace(table, secret=self._secret()), by, table.created)
        drafts = announcements(None, table, notes)
        change = Change(table, "open", by.id, interaction, drafts=drafts, aside=aside, found=found, charter=charter)
        return self._keep(replace(table, id=await self._commit(change)))

    # Calls when a table opens

    async def bells(self, user: int, guild: int) -> tuple[str, ...]:
        """The games of whose tables somebody wants to know when they open in a server."""
        return tuple(bell.game for bell in await self.store.bells(guild) if bell.user == user)

    async def set_bell(self, user: int, guild: int, game: str) -> None:
        """From now on; what is open already the person has seen."""
        open_ = [table.id for table in await self._open_tables(guild) if table.game == game]
        await self.store.set_bell(Bell(user, guild, game, 0, tuple(open_)))

    async def drop_bells(self, user: int, guild: int, game: str | None = None) -> None:
        await self.store.drop_bells(user, guild, game)

    async def ring(self, due: Due) -> None:
        """Call those who want it to the tables that they do not know of yet; later who has been called not long ago."""
        guild = int(due.payload["guild"])
        async with self._lookout:
            now, open_ = self._now(), await self._open_tables(guild)
            drafts: list[tuple[int, Draft]] = []
            rung: list[Bell] = []
            later: list[int] = []
            for user, own in groupby(await self.store.bells(guild), key=lambda bell: bell.user):
                bells = tuple(own)
                fresh = [table.id for table in open_ if _is_news(table, bells)]
                if not fresh:
                    continue
                last = max(bell.rung for bell in bells)
                at = await self.free_from(user, max(now, last + APART if last else now))
                if at > now:
                    later.append(at)
                    continue
                payload = {"guild": guild, TABLES: fresh}
                drafts.append((fresh[0], Draft(RING, user, payload, lane=user)))
                rung += [replace(bell, rung=now, known=_of_game(open_, bell.game)) for bell in bells]
            again = moments.bell(guild, min(later)) if later else None
            await self._hold(Occasion(due, again, drafts=tuple(drafts), rung=tuple(rung)))

    async def _open_tables(self, guild: int) -> tuple[Table, ...]:
        """Where anybody may sit down."""
        tables = await self.in_guild(guild, LOBBY)
        return tuple(table for table in tables if is_open(table))

    # People who seek each other

    async def seekers(self, guild: int) -> tuple[Seeker, ...]:
        """Who seeks others in a server, the most patient first."""
        return await self.store.seekers(guild, self._now() - PATIENCE)

    async def seek(
        self, by: Person, place: Place, game: str, seats: int, language: str, *, interaction: int | None = None
    ) -> Sought:
        """Wish for others. As soon as there are enough of them, a table opens where the last one is."""

        async def work() -> Sought:
            await self._listen(by)
            if interaction is not None and await self.store.done(interaction):
                raise refused("already-done")
            numbers = [size for size in registry.GAMES[game].seats if size > 1] if game in registry.GAMES else []
            if not numbers:
                raise refused("no-such-game")
            if seats not in numbers:
                raise refused("wrong-number-of-seats", least=min(numbers), most=max(numbers))
            charter = await self._admitted(by, place, game)
            if await self.store.is_banned(place.guild, by.id):
                raise refused("barred")
            async with self._seeking:
                now = self._now()
                await self.store.drop_seekers(now - PATIENCE)
                known = await self.seekers(place.guild)
                others = [one.user for one in known if (one.game, one.seats) == (game, seats) and one.user != by.id]
                if len(others) + 1 < seats:
                    await self.store.set_seeker(Seeker(by.id, place.guild, game, seats, now))
                    return Sought(None, seats - 1 - len(others))
                called = tuple(others[: seats - 1])
                table = lobbies.opened(by, place, game, seats, {}, language, "invited", called, now, rated=True)
                # People who do not know each other play with the clock that suits most.
                table = replace(table, pace=paces.PRESETS[paces.DEFAULT]).with_due(moments.together(now))
                together = (by.id, *called)
                fresh = await self._open(
                    table, by, interaction, _call(called, now), found=together, charter=charter
                )  # fmt: skip
                return Sought(fresh)

        return await self._finish(work())

    async def stop_seeking(self, user: int, guild: int, game: str) -> None:
        await self.store.drop_seeker(user, guild, game)

    # The week of a server

    async def set_week(self, guild: int, week: Week | None) -> int:
        """Once a week a server is told what is played there; None: no more. When that is for the first time."""
        server = replace(await self._server(guild), week=week)
        again = None if week is None else _next_week(guild, week, self._now())
        await self._hold(Occasion(None, again, _week_of(guild), server))
        self._servers.put(guild, server)
        return 0 if again is None else again.at

    async def tell_week(self, due: Due) -> None:
        """One post about the tables that are played and those that were finished, if there are any."""
        guild, now = int(due.payload["guild"]), self._now()
        week = (await self._server(guild)).week
        if week is None:
            await self._hold(Occasion(due))
            return
        running = await self.store.find(guild=guild, phases=(RUNNING,))
        finished = await self.store.find(guild=guild, phases=(FINISHED,), since=now - SEVEN_DAYS)
        tables = (*running, *finished)
        payload = {"guild": guild, CHANNEL: week.channel, SINCE: now - SEVEN_DAYS, LANGUAGE: week.language}
        drafts = ((max(tables), Draft(NEWS, payload=payload, lane=week.channel)),) if tables else ()
        await self._hold(Occasion(due, _next_week(guild, week, now), drafts=drafts))

    async def _hold(self, occasion: Occasion) -> None:
        try:
            await self.store.hold(replace(occasion, made=self._now()))
        except Overtaken:
            raise refused("no-longer-possible") from None
        self.committed()


def is_open(table: Table) -> bool:
    """May anybody sit down here?"""
    return (
        table.phase == LOBBY
        and table.access == "public"
        and not table.trouble
        and not table.starting
        and any(info.free for info in table.seats)
    )


def _is_news(table: Table, bells: Iterable[Bell]) -> bool:
    """Does somebody want to know of a table, and does not yet?"""
    return any(
        bell.game == table.game and table.id not in bell.known and table.seat_of(bell.user) is None for bell in bells
    )


def _of_game(tables: Iterable[Table], game: str) -> tuple[int, ...]:
    return tuple(table.id for table in tables if table.game == game)


def _call(users: Sequence[int], now: int) -> tuple[Payload, ...]:
    people = " ".join(f"<@{user}>" for user in users)
    note = notices.notice("notice-together", people=people, **notices.at(now + moments.CONFIRM))
    return ({**note, "users": list(users)},)


def _week_of(guild: int) -> str:
    """The name of what is due once a week."""
    return f"{moments.WEEK}-{guild}"


def _next_week(guild: int, week: Week, now: int) -> Due:
    zone = ZoneInfo(week.zone)
    day = zones.today(zone, now)
    while day.weekday() != week.day or zones.instant(zone, day, week.minute) <= now:
        day += timedelta(1)
    return Due(_week_of(guild), moments.WEEK, zones.instant(zone, day, week.minute), payload={"guild": guild})
