"""Which table is meant, and may this person know of it?"""

from __future__ import annotations

import discord

from bot.controls.hearing import Click, home, serves
from bot.games import Games
from bot.store.table import LOBBY, Table
from bot.tables.refusals import Refused, refused
from bot.tables.writer import Tables
from bot.talk.undone import of_now

WHICH = "which-table"
"""Why a command is refused that fits no table, or several."""


class Finder:
    """Looks the table up, never trusts the click."""

    def __init__(self, tables: Tables, games: Games) -> None:
        self._tables = tables
        self._games = games

    async def table(self, click: Click, number: int, closing: bool = False) -> Table:
        """The table, if it stands in the server where the person is, in a channel this person may see.

        In direct messages, and where the bot is with this person alone, those at which they sit.

        `closing`: also one that is out of order, which can only be closed.
        """
        if number < 1:
            # Posts of cups go under negative numbers, and a cup is no table.
            raise refused("no-such-table", table=number)
        table = await self._tables.get(number)
        if not sees(click, table):
            raise refused("no-such-table", table=number)
        click.extras["game"] = table.game
        if self.stuck(table) and not closing:
            raise refused("table-out-of-order" if table.trouble else "game-out-of-order")
        await of_now(click, self._tables, table)
        return table

    def offered(self, game: str) -> None:
        """Refuse a game that cannot be played here."""
        if not self._games.works(game):
            raise refused("game-out-of-order" if game in self._games.broken else "no-such-game")

    def fresh(self, game: str) -> None:
        """Refuse a game with which nothing new is begun here."""
        self.offered(game)
        if not self._games.offers(game):
            raise refused("game-withdrawn")

    def stuck(self, table: Table) -> bool:
        """Nobody can go on at this table now."""
        return bool(table.trouble) or not self._games.works(table.game)

    async def find(self, click: Click, number: int | None, closing: bool = False) -> Table:
        """The table a command is about: the named one, the thread's, else the only one where this person sits."""
        if number is not None:
            return await self.table(click, number, closing)
        here = None if click.channel_id is None else await self._tables.by_thread(click.channel_id)
        if here is not None:
            return await self.table(click, here.id, closing)
        own = await self._tables.of_user(click.user.id, home(click))
        near = [table for table in own if table.channel == click.channel_id] or list(own)
        return await self.table(click, _only(near).id, closing)

    async def likely(self, click: Click, number: int | None) -> Table | None:
        """The same for completions, where nothing is refused."""
        try:
            return await self.find(click, number)
        except Refused:
            return None

    async def nearby(self, click: Click, number: int | None) -> Table:
        """Also a table at which this person does not sit: the only open one of this channel."""
        guild = home(click)
        if number is not None or guild is None:
            return await self.find(click, number)
        try:
            return await self.find(click, None)
        except Refused as refusal:
            if refusal.why.key != WHICH:
                raise
        open_ = await self._tables.in_guild(guild, LOBBY)
        here = [table for table in open_ if table.channel == click.channel_id]
        return await self.table(click, _only(here).id)


def sees(click: Click, table: Table) -> bool:
    """May this person know of the table? A channel that the bot does not know is not said to be closed."""
    guild = home(click)
    if guild is None:
        return table.seat_of(click.user.id) is not None
    if table.guild != guild:
        return False
    if click.channel_id in (table.channel, table.thread) or table.seat_of(click.user.id) is not None:
        return True
    channel = None if click.guild is None else click.guild.get_channel(table.channel)
    if channel is None or not isinstance(click.user, discord.Member):
        # Where another process hears of the server, nobody here can say who sees what.
        return serves(click.client, table.guild)
    return channel.permissions_for(click.user).view_channel


def _only(tables: list[Table]) -> Table:
    if len(tables) != 1:
        raise refused(WHICH, count=len(tables), tables=", ".join(str(table.id) for table in tables))
    return tables[0]
