"""The wishes of those who keep order in a server: each is one commit with its row of the audit trail."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.store.charter import Act, Charter
from bot.store.protocol import Draft, Payload, Ruling
from bot.store.table import CANCELLED, LOBBY, RUNNING, Due, Person, Table
from bot.tables import charters, freezing, notices, removals, successors
from bot.tables.announcements import CALL, LOBBY_POST, REMOVED
from bot.tables.commits import END, Wish
from bot.tables.happenings import Happenings
from bot.tables.progress import Progress
from bot.tables.refusals import Refused, refused
from bot.tables.removals import SWEEPS, Sweep

SWEEP = "sweep"
"""The kind of what is due while somebody is being removed from tables: another start goes on with it."""
LATER = 60
"""Seconds after which that is gone on with, if whoever has begun it could not."""
PAGE = 10
"""Acts on a page of the audit trail."""


@dataclass(frozen=True, slots=True)
class Swept:
    """What a ban, or the end of somebody's lobbies, has come to."""

    closed: int = 0
    left: int = 0
    replaced: int = 0
    spared: int = 0
    """Running games that whoever has ordered it plays in: another moderator has to."""

    @property
    def nothing(self) -> bool:
        return self == Swept()


class Moderation(Happenings):
    # What is allowed

    async def charter(self, guild: int) -> Charter:
        """What a server allows."""
        return (await self._server(guild)).charter

    async def set_charter(self, by: Person, guild: int, charter: Charter, detail: Mapping[str, Any]) -> Charter:
        """From now on a server allows this. `detail`: what of it has been set, for the audit trail."""
        keeps_order(by)
        server = replace(await self._server(guild), charter=charters.checked(charter))
        await self._rule(Ruling(self._act(by, guild, "settings", detail=detail), server))
        self._servers.put(guild, server)
        return charter

    # A table

    async def freeze(self, table: int, by: Person, reason: str = "", *, interaction: int | None = None) -> Table:
        """Nobody moves any more, and no clock runs."""

        def wish(now: Table) -> Table:
            apart(now, by)
            return freezing.frozen(now, self._now())

        return await self._keep_order(table, by, "freeze", wish, reason, "notice-frozen", interaction)

    async def thaw(self, table: int, by: Person, reason: str = "", *, interaction: int | None = None) -> Table:
        """It goes on where it stood."""

        def wish(now: Table) -> Progress:
            apart(now, by)
            return freezing.thawed(now, by, self._now())

        return await self._keep_order(table, by, "unfreeze", wish, reason, "notice-thawed", interaction)

    async def shut(self, table: int, by: Person, reason: str = "", *, interaction: int | None = None) -> Table:
        """A table ends without a result, whatever its people would like."""

        def wish(now: Table) -> Table:
            apart(now, by)
            if now.phase not in (LOBBY, RUNNING):
                raise refused("table-over")
            return replace(now, phase=CANCELLED)

        return await self._keep_order(table, by, END, wish, reason, "notice-shut", interaction)

    async def hand_seat(
        self, table: int, by: Person, seat: int, to: Person, reason: str = "", *, interaction: int | None = None
    ) -> Table:
        """A seat of a running game, whoever plays it, is for another person as soon as that one agrees."""
        if to.id in await self.store.banned((await self.get(table)).guild):
            raise refused("banned-person")

        def wish(now: Table) -> Table:
            apart(now, by)
            return successors.promised(now, by, seat, to, self._now())

        act = self._act(by, (await self.get(table)).guild, "seat", to.id, reason, {"number": seat + 1})
        keeps_order(by)
        return await self._change(table, "offer", by, interaction, wish, successors.told, act=act)

    async def post_gone(self, table: int) -> None:
        """Somebody has deleted the post of a table that has not started: it is closed, and its people are told so."""

        def wish(now: Table) -> Table:
            if now.phase != LOBBY:
                raise refused("already-started")
            return replace(now, phase=CANCELLED)

        now = await self.get(table)
        told = notices.notice("call-post-gone")
        letters = tuple(Draft(CALL, user, told, lane=user) for user in dict.fromkeys((now.owner, *now.people)))
        try:
            await self._change(table, "post gone", None, None, wish, quiet=True, besides=letters)
        except Refused:
            return

    async def _keep_order(
        self, table: int, by: Person, what: str, wish: Wish, reason: str, key: str, interaction: int | None
    ) -> Table:
        """An act at one table, told there if it has begun."""
        keeps_order(by)

        def told(before: Table, after: Table) -> tuple[Payload, ...]:
            return (notices.notice(key),) if before.phase == RUNNING else ()

        act = self._act(by, (await self.get(table)).guild, what, reason=reason)
        return await self._change(table, what, by, interaction, wish, told, act=act)

    # A person

    async def banned(self, guild: int) -> tuple[int, ...]:
        """Who may sit down at no table of a server."""
        return await self.store.banned(guild)

    async def affected(self, by: Person, guild: int, user: int, sweep: Sweep) -> Swept:
        """What a sweep would come to now."""
        found, now = Swept(), self._now()
        for table in await self._tables_of(guild, user):
            after = None if _spared(table, by, sweep) else removals.without(table, user, sweep, now, frozenset())
            found = _counted(found, table, _table(after), _spared(table, by, sweep) and table.seat_of(user) is not None)
        return found

    async def ban(self, by: Person, guild: int, user: int, sweep: Sweep, reason: str = "") -> Swept:
        """From now on somebody sits down at no table of a server; what they have there stays, or goes at once."""
        keeps_order(by)
        if user == by.id:
            raise refused("not-yourself")
        act = self._act(by, guild, "ban", user, reason, {"sweep": sweep})
        due = self._sweeping(by, guild, user, sweep, reason)
        await self._rule(Ruling(act, banned=user, due=due))
        return await self.sweep(due)

    async def unban(self, by: Person, guild: int, user: int, reason: str = "") -> None:
        keeps_order(by)
        if user not in await self.store.banned(guild):
            raise refused("not-banned")
        await self._rule(Ruling(self._act(by, guild, "unban", user, reason), freed=user))

    async def close_lobbies(self, by: Person, guild: int, user: int, reason: str = "") -> Swept:
        """All tables that somebody has opened and that have not started are closed, and their posts go."""
        keeps_order(by)
        if (await self.affected(by, guild, user, "lobbies")).nothing:
            raise refused("no-lobbies")
        due = self._sweeping(by, guild, user, "lobbies", reason)
        await self._rule(Ruling(self._act(by, guild, "close", user, reason), due=due))
        return await self.sweep(due)

    async def sweep(self, due: Due) -> Swept:
        """Take somebody from tables, one commit for each; a sweep that was broken off goes on with what is left."""
        data, found = due.payload, Swept()
        guild, user, reason = int(data["guild"]), int(data["user"]), str(data["reason"])
        sweep: Sweep = next(one for one in SWEEPS if one == data["sweep"])
        by = Person(int(data["by"]), "", moderator=True)
        for before in await self._tables_of(guild, user):
            if _spared(before, by, sweep):
                found = _counted(found, before, None, before.seat_of(user) is not None)
                continue
            try:
                after = await self._taken_from(before, by, user, sweep, reason)
            except Refused:
                continue
            found = _counted(found, before, after, False)
        await self.store.drop_due(due.name)
        return found

    async def _taken_from(self, table: Table, by: Person, user: int, sweep: Sweep, reason: str) -> Table:
        silent = await self._silent(table.id)

        def wish(now: Table) -> Progress | Table:
            after = removals.without(now, user, sweep, self._now(), silent)
            if after is None:
                raise refused("no-longer-possible")
            return after

        act = self._act(by, table.guild, "remove", user, reason)
        if table.phase == LOBBY and table.owner == user and sweep != "keep":
            # Nobody needs to read any more that there was such a table.
            told = notices.notice("call-shut")
            letters = tuple(Draft(CALL, other, told, lane=other) for other in table.people if other != user)
            posts = (Draft(LOBBY_POST, payload={REMOVED: True}), *letters)
            return await self._change(table.id, END, None, None, wish, quiet=True, besides=posts, act=act)
        return await self._change(table.id, END, None, None, wish, notices.removed, act=act)

    async def _tables_of(self, guild: int, user: int) -> tuple[Table, ...]:
        return await self._readable(await self.store.concerning(guild, user))

    def _sweeping(self, by: Person, guild: int, user: int, sweep: Sweep, reason: str) -> Due:
        data = {"guild": guild, "user": user, "by": by.id, "sweep": sweep, "reason": reason}
        return Due(f"{SWEEP}-{guild}-{user}", SWEEP, self._now() + LATER, payload=data)

    # The audit trail

    async def acts(self, by: Person, guild: int, page: int) -> tuple[tuple[Act, ...], bool]:
        """A page of what moderators have done, the latest first, and whether there is another one after it."""
        keeps_order(by)
        found = await self.store.acts(guild, page * PAGE, PAGE + 1)
        return found[:PAGE], len(found) > PAGE

    async def _rule(self, ruling: Ruling) -> None:
        await self._finish(self.store.rule(ruling))
        self.committed()


def keeps_order(by: Person) -> None:
    if not by.moderator:
        raise refused("moderators-only")


def apart(table: Table, by: Person) -> None:
    """Nobody who plays keeps order at their own table."""
    if table.phase == RUNNING and table.seat_of(by.id) is not None:
        raise refused("moderator-plays")


def _spared(table: Table, by: Person, sweep: Sweep) -> bool:
    return sweep == "all" and table.phase == RUNNING and table.seat_of(by.id) is not None


def _table(step: Progress | Table | None) -> Table | None:
    return step.table if isinstance(step, Progress) else step


def _counted(found: Swept, before: Table, after: Table | None, spared: bool) -> Swept:
    """What has come of a table, added to what has come of others."""
    if spared:
        return replace(found, spared=found.spared + 1)
    if after is None:
        return found
    if before.phase == RUNNING:
        return replace(found, replaced=found.replaced + (before.people != after.people))
    if after.phase == CANCELLED:
        return replace(found, closed=found.closed + 1)
    return replace(found, left=found.left + 1)
