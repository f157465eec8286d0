"""What people and servers choose for themselves, and whether anything is heard of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.store.person import HandDms
from bot.store.protocol import Store
from bot.store.table import Person
from bot.tables import notices, presence
from bot.tables.announcements import SILENT
from bot.tables.commits import Commits
from bot.tables.moments import DAY
from render.looks import Palette
from render.pictures import Form

SILENCE = 7 * DAY
"""After so long without any act at a table its host counts as vanished."""


class People(Commits):
    def __init__(self, store: Store, now: Callable[[], int], silence: int, grace: int) -> None:
        super().__init__(store, now, grace)
        self._silence = silence

    async def set_profile(self, by: Person, game: str, asked: bool) -> None:
        """Does somebody want to be asked everything in a game, or may the house answer where nobody loses by it?"""
        await self.store.set_asked(by.id, game, asked)

    async def set_language(self, user: int, language: str | None) -> None:
        await self._keep_person(replace(await self._person(user), language=language))

    async def set_hand_dms(self, user: int, wanted: HandDms) -> None:
        await self._keep_person(replace(await self._person(user), hand_dms=wanted))

    async def set_palette(self, user: int, palette: Palette | None) -> None:
        """By day, by night, or None: as on the server."""
        await self._keep_person(replace(await self._person(user), palette=palette))

    async def set_form(self, user: int, form: Form | None) -> None:
        await self._keep_person(replace(await self._person(user), form=form))

    async def set_unlisted(self, user: int, unlisted: bool) -> None:
        """Nobody else sees somebody's name in records."""
        await self._keep_person(replace(await self._person(user), unlisted=unlisted))

    async def set_feats(self, guild: int, told: bool) -> None:
        """What people earn beside the result is told in a server, or not."""
        kept = replace(await self._server(guild), feats=told)
        await self.store.set_server(kept)
        self._servers.put(guild, kept)

    async def tells_feats(self, guild: int) -> bool:
        return (await self._server(guild)).feats

    async def set_server_palette(self, guild: int, palette: Palette) -> None:
        """From now on public pictures of a server look so."""
        kept = replace(await self._server(guild), palette=palette)
        await self.store.set_server(kept)
        self._servers.put(guild, kept)

    async def dm_failed(self, user: int, table: int, silent: bool = False) -> None:
        """A message to somebody did not arrive: say so once, and do not try again before the next Join.

        `silent`: without calling them, for something else does.
        """
        person = await self._person(user)
        if person.dm_closed or not await self.store.traces(user):
            # Said before; or somebody who has been forgotten while it was on its way.
            return
        await self._keep_person(replace(person, dm_closed=True))
        notice = {**notices.notice("notice-dm-closed", user=user), **({SILENT: True} if silent else {})}
        await self._change(table, "dm closed", None, None, lambda now: now, lambda before, after: (notice,))

    async def _silent(self, table: int) -> frozenset[int]:
        """Of the host and the people at a table those of whom nothing has been heard for too long."""
        seen, absences = await self.store.seen(table), await self.store.absences()
        return presence.silent(await self.get(table), seen, absences, self._now(), self._silence)

    async def _as_host(self, table: int, by: Person) -> Person:
        """Anybody who sits here and any moderator may act for a host who is silent or, as `by` says, has left."""
        now = await self.get(table)
        entitled = by.id != now.owner and (by.moderator or now.seat_of(by.id) is not None)
        deputy = entitled and (by.deputy or now.owner in await self._silent(table))
        return replace(by, deputy=deputy)
