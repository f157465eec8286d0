"""What is told about several tables at once: those that have opened, and the week of a server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

import discord
from discord import ui

from bot.controls.buttons import button
from bot.controls.hearing import serves
from bot.controls.ids import Id
from bot.delivery.courier import Arrived
from bot.delivery.forum import Forums, state_tags
from bot.delivery.letters import ROOM, Letters
from bot.delivery.listing import fitting, link
from bot.delivery.lockscreen import FITS
from bot.delivery.messages import Plain, post
from bot.delivery.patience import Unreachable
from bot.store.draft import Post, Row
from bot.store.table import FINISHED, LOBBY, RUNNING, Phase, Table
from bot.tables import results
from bot.tables.refusals import Refused
from bot.tables.seekers import CHANNEL, LANGUAGE, SINCE, TABLES, is_open
from bot.tables.writer import Tables
from bot.texts import enumerated, escaped, game_name, texts
from render.wording import cut

LONG = 3500
"""Characters of a message; Discord takes 4,000."""
MOST = 15
"""Tables of a kind that are told of in one message."""
GONE = (10007, 10013)
"""Discord's codes for a member and a user it does not know."""


class Bulletins:
    """Tells nobody of a table in a channel that they may not see."""

    def __init__(self, client: discord.Client, tables: Tables, letters: Letters, forums: Forums) -> None:
        self._client = client
        self._tables = tables
        self._letters = letters
        self._forums = forums

    async def bell(self, row: Row) -> Arrived | None:
        """Call somebody to tables that have opened, as far as there is still a seat for them."""
        guild = int(row.payload["guild"])
        open_ = [table for number in row.payload[TABLES] if (table := await self._found(number)) and is_open(table)]
        open_ = [table for table in open_ if table.seat_of(row.target) is None]
        server = self._server(guild)
        if server is None or not open_:
            return None
        try:
            member = await server.fetch_member(row.target)
        except discord.NotFound as problem:
            if problem.code not in GONE:
                raise
            await self._tables.drop_bells(row.target, guild)
            return None
        open_ = [table for table in open_ if _may_see(server, table, member)]
        if not open_:
            return None
        reads = await self._tables.reads(row.target) or open_[0].language
        words = texts(reads)
        told = open_[:MOST]
        games = ", ".join(f"{game_name(texts(reads, table.game), table.game)} {table.id}" for table in told)
        first = cut(words("bell-open", count=len(told), games=games), FITS)
        lobbies = [(await self._tables.posts(table.id)).get("lobby") for table in told]
        lines = [line(reads, table, _place(table, lobby)) for table, lobby in zip(told, lobbies, strict=True)]
        said = [first, words("bell-rings", server=escaped(server.name)), *fitting(words, lines, ROOM)]
        stop = button(words("button-no-bell"), Id("nobell", args=(str(guild),)))
        return await self._letters.send(row, Plain("\n".join(said), [[stop]]))

    async def week(self, row: Row) -> Arrived | None:
        """Which tables of a server are played, and how those ended that are over; what everybody there may see."""
        guild, channel = int(row.payload["guild"]), int(row.payload[CHANNEL])
        server = self._server(guild)
        if server is None:
            return None
        told = await self._public(server, channel, RUNNING)
        ended = await self._public(server, channel, FINISHED, int(row.payload[SINCE]))
        if not told and not ended:
            return None
        reads = str(row.payload[LANGUAGE])
        words = texts(reads)
        lines = [words("week-title")]
        for title, tables in (("week-running", told), ("week-finished", ended)):
            if tables:
                lines.append(words(title, count=len(tables)))
                lines += [await self._told(reads, table) for table in tables[:MOST]]
                lines += [words("turns-more", count=len(tables) - MOST)] if len(tables) > MOST else []
        lines.append(words("week-more"))
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(cut("\n".join(lines), LONG)))
        if isinstance(server.get_channel(channel), discord.ForumChannel):
            forum = self._forums.known(guild, channel)
            title = words("week-post", day=f"{datetime.fromtimestamp(row.made, UTC):%Y-%m-%d}")
            return await self._forums.post(row, forum, title, view, (), state_tags("week"))
        place = self._client.get_partial_messageable(channel, guild_id=guild)
        return await post(place, view, row.nonce)

    async def _told(self, reads: str, table: Table) -> str:
        board = (await self._tables.posts(table.id)).get("board")
        there = _place(table, board, table.thread)
        outcome = results.outcome(table)
        if outcome is None:
            return line(reads, table, there)
        words = texts(reads, table.game)
        best = [escaped(info.name) for info in table.seats if outcome.ranks[info.seat] == 1]
        facts: dict[str, str | int] = {"table": table.id, "game": game_name(words, table.game), "place": there}
        return words("week-won", **facts, people=enumerated(words, best))

    async def _found(self, number: int) -> Table | None:
        try:
            return await self._tables.get(number)
        except Refused:
            return None

    def _server(self, guild: int) -> discord.Guild | None:
        """None: the bot is not there any more."""
        server = self._client.get_guild(guild)
        if server is None and not (self._client.is_ready() and serves(self._client, guild)):
            raise Unreachable("the servers are not known yet")
        return server

    async def _public(
        self, server: discord.Guild, channel: int, phase: Phase, since: int | None = None
    ) -> tuple[Table, ...]:
        """The tables that nobody who reads this channel is kept from."""
        found = [
            table
            for table in await self._tables.in_guild(server.id, phase, since=since)
            if not table.trouble and (table.channel == channel or _may_see(server, table, server.default_role))
        ]
        if phase == FINISHED:
            # A game from a file has no result: it was not played here.
            found = [table for table in found if await self._tables.store.result(table.id) is not None]
        return tuple(found)


def line(reads: str, table: Table, there: str) -> str:
    """A table in a list: what is played where, by whom, and whether a seat is free."""
    return texts(reads)("list-lobby" if table.phase == LOBBY else "list-running", **about(reads, table), place=there)


def about(reads: str, table: Table) -> Mapping[str, str | int]:
    words = texts(reads, table.game)
    return {
        "table": table.id,
        "game": game_name(words, table.game),
        "people": names(table.names),
        "free": sum(info.free for info in table.seats),
    }


def names(people: Iterable[str]) -> str:
    return ", ".join(escaped(name) for name in people if name) or "–"


def _place(table: Table, there: Post | None, thread: int | None = None) -> str:
    """A post as a link, else the channel."""
    channel = thread or table.lobby_channel
    return f"<#{channel}>" if there is None else link(table.guild, channel, there.message)


def _may_see(server: discord.Guild, table: Table, who: discord.Member | discord.Role) -> bool:
    channel = server.get_channel(table.channel)
    return channel is None or channel.permissions_for(who).view_channel
