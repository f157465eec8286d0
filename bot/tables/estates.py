"""What those who run a server do with its data: have them as a file, remove what people wrote, delete all of it."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.store.cup import OPEN, UNDER_WAY
from bot.store.draft import AGAIN, BOARD, POST, Draft
from bot.store.ruling import Ruling
from bot.store.table import CANCELLED, LOBBY, RUNNING, Due, Person, Table
from bot.tables import fairness, rounds
from bot.tables.announcements import CUP, LOBBY_POST
from bot.tables.cups import Course
from bot.tables.moderation import Moderation, keeps_order
from bot.tables.moments import DAY
from bot.tables.refusals import refused
from bot.texts import texts

log = logging.getLogger(__name__)

EMPTIED = "server-emptied"
"""The kind of what is due while the data of a server are being deleted."""
CLEARED = "cleared"
"""In what is due: its posts are being taken away."""
PATIENCE = 60
"""Seconds between two looks whether they are."""


class Estates(Moderation):
    async def estate(self, by: Person, guild: int) -> list[tuple[str, Mapping[str, Any]]]:
        """What is kept of a server, as far as everybody there may know it; noted in its trail."""
        keeps_order(by)
        found = await self.store.estate(guild)
        await self._rule(Ruling(self._act(by, guild, "export")))
        return found

    # What people wrote

    async def unname_cup(self, by: Person, cup: int, reason: str = "", *, interaction: int | None = None) -> None:
        """A cup goes by its number."""
        keeps_order(by)
        now = await self.cup(cup)
        post = (await self.posts(-cup)).get(CUP)
        renamed: Course = lambda before: replace(before, name=texts(before.language)("cup-unnamed", cup_number=cup))  # noqa: E731
        again = () if post is None else (Draft(AGAIN, post.message, {POST: CUP}),)
        act = self._act(by, now.guild, "text-cup", reason=reason, detail={"cup": cup})
        await self._course(cup, "unnamed", by, renamed, interaction, drafts=again, act=act)

    async def remove_words(self, by: Person, table: int, reason: str = "", *, interaction: int | None = None) -> Table:
        """What people have added to the chance of a table goes; from its start on the seals of it stay."""
        keeps_order(by)
        before = await self.get(table)
        if fairness.wordless(before) == before:
            raise refused("no-words-there")
        act = self._act(by, before.guild, "text-words", reason=reason)
        board = (await self.posts(table)).get(BOARD)
        shown = [Draft(LOBBY_POST), *([] if board is None else [Draft(AGAIN, board.message, {POST: BOARD})])]

        return await self._change(table, "words", by, interaction, fairness.wordless, besides=tuple(shown), act=act)

    async def remove_reason(self, by: Person, guild: int, act: int) -> None:
        """What somebody has written in the trail goes; that they have done it stays."""
        keeps_order(by)
        if not await self.store.blank(act, guild):
            raise refused("no-such-reason")
        await self._rule(Ruling(self._act(by, guild, "text-reason", detail={"act": act})))

    # All of it

    async def empty_server(self, by: Person, guild: int) -> None:
        """Games end, posts are taken away, and then nothing of a server is kept. It is gone on with after a stop."""
        keeps_order(by)
        self.emptying.add(guild)
        due = Due(_name(guild), EMPTIED, self._now(), self._now(), {"guild": guild})
        await self._rule(Ruling(self._act(by, guild, "delete-data"), due=due))

    async def emptied(self, due: Due) -> None:
        """A step of it: everything is closed and called back; when it has gone, the rows go."""
        guild = int(due.payload["guild"])
        self.emptying.add(guild)
        begun = self._now() if due.since is None else due.since
        if not due.payload.get(CLEARED):
            await self._clear(guild)
        elif not await self.store.underway(guild) or self._now() > begun + DAY:
            await self._purge(guild)
            await self.store.drop_due(due.name)
            await self.store.sweep()
            self.emptying.discard(guild)
            self.forgot()
            log.info("server %s: its data have been deleted, as those who run it wished", guild)
            return
        later = Due(due.name, EMPTIED, self._now() + PATIENCE, begun, {"guild": guild, CLEARED: True})
        await self.store.put_due(later)
        self.committed()

    async def _clear(self, guild: int) -> None:
        for one in await self.cups(guild, OPEN, UNDER_WAY):
            # Else it would ask its host what is to become of its tables.
            await self._course(one.id, "emptied", None, rounds.called_off, None)
        for table in await self.in_guild(guild, LOBBY, RUNNING):
            await self._change(table.id, "emptied", None, None, _over, quiet=True)
        for number in await self.store.find(guild=guild):
            await self.store.clear_away(number, self._now())
        for cup in await self.store.find_cups(guild):
            await self.store.clear_away(-cup, self._now())
        await self.store.clear_answers(guild, self._now())


def _over(table: Table) -> Table:
    return replace(table, phase=CANCELLED, asleep=0)


def _name(guild: int) -> str:
    return f"{EMPTIED}-{guild}"
