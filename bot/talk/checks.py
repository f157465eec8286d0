"""`/admin check`: every channel in which something of ours stands, and what the bot is not allowed to do there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import discord

from bot.controls.buttons import button, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.rights import THREADS, ground_of, lacking, named, needed
from bot.store.cup import OPEN, UNDER_WAY
from bot.store.table import IN_THREAD, LOBBY, RUNNING, Ground
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from bot.talk.answers import changing, show
from bot.talk.moderation import Moderation
from bot.talk.panel_view import laid
from bot.talk.places import role
from bot.texts import Words

PAGE = 12
"""Channels on a page."""


@dataclass(slots=True)
class Standing:
    """What stands in a channel."""

    tables: int = 0
    cups: int = 0
    week: bool = False


class Checks:
    """Answers privately, to those who keep order."""

    def __init__(self, tables: Tables, moderation: Moderation) -> None:
        self._tables = tables
        self._moderation = moderation

    def register(self, handlers: Handlers) -> None:
        handlers.update(checked=self._page)

    async def _page(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        if len(what.args) != 1 or not what.args[0].isdecimal():
            raise refused("old-button")
        await self.show(click, int(what.args[0]))

    async def show(self, click: Click, page: int = 0) -> None:
        """What needs somebody comes first."""
        _, guild, words = await self._moderation.keeper(click)
        server = click.client.get_guild(guild)
        if server is None:
            # Its channels are known to another process, or to nobody yet.
            raise refused("check-later")
        found = await self._standing(guild)
        here = getattr(click.channel, "parent_id", None) if isinstance(click.channel, discord.Thread) else None
        found.setdefault(here or click.channel_id or 0, Standing())
        told = sorted(_line(words, server, channel, what) for channel, what in found.items())
        leaves = [told[n : n + PAGE] for n in range(0, len(told), PAGE)]
        page = min(page, len(leaves) - 1)
        bad = sum(rank < FINE for rank, *_ in told)
        head = words("check-title", count=len(told), bad=bad)
        lines = [head, *(line for *_, line in leaves[page])]
        if bad:
            lines.append(words("check-how", role=role(server, click.client)))
        turned = [("◀", page - 1), ("▶", page + 1)] if len(leaves) > 1 else []
        controls = [
            button(arrow, Id("checked", args=(str(max(0, to)),)), disabled=not 0 <= to < len(leaves))
            for arrow, to in turned
        ]
        await show(click, laid(lines, (), rows(controls)))

    async def _standing(self, guild: int) -> dict[int, Standing]:
        found: dict[int, Standing] = {}
        for table in await self._tables.in_guild(guild, LOBBY, RUNNING):
            found.setdefault(table.channel, Standing()).tables += 1
        for cup in await self._tables.cups(guild, OPEN, UNDER_WAY):
            found.setdefault(cup.channel, Standing()).cups += 1
        week = (await self._tables.store.server(guild)).week
        if week is not None:
            found.setdefault(week.channel, Standing()).week = True
        return found


GONE, BROKEN, BARE, FINE = range(4)
"""A channel that cannot be found; one in which nothing appears; one without threads; one where all is well."""
Line = tuple[int, int, int, str]


def _line(words: Words, server: discord.Guild, number: int, what: Standing) -> Line:
    """A channel in words, with what it is sorted by: how bad it is, and its place in the list of channels."""
    channel = server.get_channel(number)
    stands = _stands(words, what)
    if channel is None:
        return GONE, 0, number, words("check-gone", place=f"<#{number}>", what=stands)
    ground = ground_of(channel.type)
    place = channel.mention
    if ground is None:
        return BROKEN, channel.position, number, words("check-unfit", place=place, what=stands)
    lacks = lacking(channel, needed(ground))
    if lacks:
        said = words("check-missing", place=place, what=stands, rights=named(words, lacks, ground))
        return BROKEN, channel.position, number, said
    bare = _threads(channel, ground)
    if bare:
        said = words("check-bare", place=place, what=stands, rights=named(words, bare, ground))
        return BARE, channel.position, number, said
    return FINE, channel.position, number, words("check-fine", place=place, what=stands)


def _threads(channel: discord.abc.GuildChannel, ground: Ground) -> Iterable[str]:
    return lacking(channel, THREADS) if ground == IN_THREAD else ()


def _stands(words: Words, what: Standing) -> str:
    said = []
    if what.tables:
        said.append(words("check-tables", count=what.tables))
    if what.cups:
        said.append(words("check-cups", count=what.cups))
    if what.week:
        said.append(words("check-week"))
    return ", ".join(said) or words("check-here")
