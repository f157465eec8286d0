"""The wishes of those who keep order in a server: each is one commit with its row of the audit trail."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.store.charter import Act, Charter
from bot.store.cup import OPEN, UNDER_WAY, Cup
from bot.store.draft import Draft, Payload
from bot.store.ruling import Ruling
from bot.store.table import CANCELLED, LOBBY, RUNNING, Due, Person, Table
from bot.tables import charters, freezing, notices, removals, successors
from bot.tables.announcements import CALL, LOBBY_POST, REMOVED
from bot.tables.commits import CANCEL, END, Wish
from bot.tables.cups import Cups
from bot.tables.progress import Progress
from bot.tables.refusals import Refused, refused
from bot.tables.removals import Reach, Sweep, Swept

PAGE = 10
"""Acts on a page of the audit trail."""


class Moderation(Cups):
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
        if await self.store.is_banned((await self.get(table)).guild, to.id):
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

    async def affected(self, sweep: Sweep) -> Swept:
        """What a sweep would come to now."""
        found, now = Swept(), self._now()
        for table in await self._swept_by(sweep):
            if sweep.spares(table):
                found = found.spare()
                continue
            step = removals.without(table, sweep, now, frozenset())
            if step is not None:
                found = found.count(table, step.table if isinstance(step, Progress) else step)
        for cup in await self.cups(sweep.guild, OPEN, UNDER_WAY):
            found = found if removals.without_cup(cup, sweep) is None else found.cup()
        return found

    async def ban(
        self, by: Person, guild: int, user: int, reach: Reach, reason: str = "", called: str = ""
    ) -> Swept:  # fmt: skip
        """From now on somebody sits down at no table of a server; what they have there stays, or goes at once."""
        keeps_order(by)
        if user == by.id:
            raise refused("not-yourself")
        act = self._act(by, guild, "ban", user, reason, {"reach": reach}, called)
        due = Sweep(guild, by.id, user, reach, reason=reason).due(self._now())
        await self._rule(Ruling(act, banned=user, due=due))
        return await self.sweep(due)

    async def unban(self, by: Person, guild: int, user: int, reason: str = "") -> None:
        keeps_order(by)
        if not await self.store.is_banned(guild, user):
            raise refused("not-banned")
        await self._rule(Ruling(self._act(by, guild, "unban", user, reason), freed=user))

    async def close_lobbies(self, by: Person, guild: int, user: int, since: int = 0, reason: str = "") -> Swept:
        """Tables that have not started are closed and their posts go: of one person, or of everybody; `user`: 0."""
        keeps_order(by)
        sweep = Sweep(guild, by.id, user, since=since, reason=reason)
        if (await self.affected(sweep)).nothing:
            raise refused("no-lobbies")
        act = self._act(by, guild, "close" if user else "close-all", user or None, reason)
        await self._rule(Ruling(act, due=sweep.due(self._now())))
        return await self.sweep(sweep.due(self._now()))

    async def sweep(self, due: Due) -> Swept:
        """Take people from tables, one commit for each; a sweep that was broken off goes on with what is left."""
        sweep, found = Sweep.of(due), Swept()
        for before in await self._swept_by(sweep):
            if sweep.spares(before):
                found = found.spare()
                continue
            try:
                found = found.count(before, await self._taken_from(before, sweep))
            except Refused:
                continue
        for cup in await self.cups(sweep.guild, OPEN, UNDER_WAY):
            if removals.without_cup(cup, sweep) is not None:
                found = await self._taken_from_cup(cup, sweep, found)
        await self.store.drop_due(due.name)
        return found

    async def _taken_from_cup(self, cup: Cup, sweep: Sweep, found: Swept) -> Swept:
        def wish(now: Cup) -> Cup:
            after = removals.without_cup(now, sweep)
            if after is None:
                raise refused("no-longer-possible")
            return after

        by, what = Person(sweep.by, ""), "cup-end" if cup.phase == OPEN and sweep.opened(cup) else "cup-drop"
        act = self._act(by, cup.guild, what, sweep.user or cup.owner, sweep.reason, {"cup": cup.id})
        try:
            await self._course(cup.id, "removed", None, wish, None, act=act)
        except Refused:
            return found
        return found.cup()

    async def _taken_from(self, table: Table, sweep: Sweep) -> Table:
        silent = await self._silent(table.id)

        def wish(now: Table) -> Progress | Table:
            after = removals.without(now, sweep, self._now(), silent)
            if after is None:
                raise refused("no-longer-possible")
            return after

        by = Person(sweep.by, "", moderator=True)
        if sweep.closes(table):
            # Nobody needs to read any more that there was such a table; who sat there is told in person.
            told, act = notices.notice("call-shut"), self._act(by, table.guild, CANCEL, table.owner, sweep.reason)
            letters = tuple(Draft(CALL, user, told, lane=user) for user in table.people if user != table.owner)
            posts = (Draft(LOBBY_POST, payload={REMOVED: True}), *letters)
            return await self._change(table.id, CANCEL, None, None, wish, quiet=True, besides=posts, act=act)
        act = self._act(by, table.guild, "remove", sweep.user, sweep.reason)
        return await self._change(table.id, "remove", None, None, wish, notices.removed, act=act)

    async def _swept_by(self, sweep: Sweep) -> tuple[Table, ...]:
        if sweep.user:
            return await self._readable(await self.store.concerning(sweep.guild, sweep.user))
        return await self.in_guild(sweep.guild, LOBBY)

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
