"""After a deletion posts of ours change where they stand: what named or showed somebody does so no more."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
from discord import ui

from bot.delivery import records
from bot.delivery.boards import Boards
from bot.delivery.bulletins import Bulletins
from bot.delivery.courier import Arrived
from bot.delivery.cups import CupPosts
from bot.delivery.films import Films, room
from bot.delivery.messages import change
from bot.delivery.painter import Painter
from bot.delivery.picture import Picture, gallery
from bot.delivery.threads import awake
from bot.delivery.venue import Lost, Venue
from bot.delivery.views import film
from bot.games import Games
from bot.store.draft import POST, Row
from bot.store.table import LOBBY, RUNNING, Table, Taste
from bot.tables.announcements import PLAIN
from bot.tables.refusals import Refused
from bot.tables.writer import Tables
from bot.texts import texts

Lobby = Callable[[Row, Table], Awaitable[Arrived | None]]
"""Brings the post of a lobby up to date."""
Shown = tuple[ui.LayoutView, tuple[Picture, ...]]


class Renewals:
    """Edits in place: nobody is called, and nothing stands anew below. What is gone stays gone."""

    def __init__(
        self, client: discord.Client, tables: Tables, painter: Painter, games: Games, films: Films, venue: Venue,
        boards: Boards, cups: CupPosts, bulletins: Bulletins,
    ) -> None:  # fmt: skip
        self._client = client
        self._tables = tables
        self._painter = painter
        self._games = games
        self._films = films
        self._venue = venue
        self._boards = boards
        self._cups = cups
        self._bulletins = bulletins

    async def again(self, row: Row, table: Table, lobby: Lobby) -> None:
        with contextlib.suppress(discord.NotFound, Lost):
            match str(row.payload[POST]):
                case "gone":
                    await self._take_away(row, table)
                case "cup" | "cup-news":
                    await self._cups.again(row, await self._tables.cup(-table.id))
                case "week":
                    await self._bulletins.week_again(row, table.guild)
                case "lobby" if self._games.works(table.game):
                    await lobby(replace(row, kind="lobby", message=row.target, payload={}), table)
                case "board":
                    await self._board(row, table)
                case "film":
                    await self._put(row, table, await self._film(row, table))
                case "leaders":
                    await self._leaders(row, table)
                case _:
                    await self._withdraw(row, table)

    async def _take_away(self, row: Row, table: Table) -> None:
        """A post goes, because the data of its server do."""

        async def take(channel: discord.PartialMessageable) -> None:
            await channel.get_partial_message(row.target).delete()

        if "channel" in row.payload:
            await take(self._client.get_partial_messageable(int(row.payload["channel"]), guild_id=table.guild))
        else:
            await self._venue.where_it_stands(table, row.there, take)

    async def _board(self, row: Row, table: Table) -> None:
        """The newest board shows how it stands now; a former one would tell what is not so any more."""
        newest = (await self._tables.posts(table.id)).get("board")
        shown = await self._newest_board(row, table) if newest is not None else None
        if newest is None or newest.message != row.target:
            await self._put(row, table, None)
        if newest is not None:
            # One that was on its way when somebody was forgotten may have arrived since.
            await self._put(replace(row, target=newest.message, there=newest), table, shown)

    async def _newest_board(self, row: Row, table: Table) -> Shown | None:
        if not self._drawn(row, table):
            return None
        recent, plain = await self._tables.news(table, None), bool(row.payload.get(PLAIN))
        if table.phase == RUNNING:
            return await self._boards.turn(table, recent, False, plain)
        return await self._boards.final(table, recent, plain)

    async def _film(self, row: Row, table: Table) -> Shown | None:
        """The whole film once more; None where there can be none any more."""
        if not self._drawn(row, table) or row.payload.get(PLAIN):
            return None
        taste, most = await self._tables.public_taste(table.guild), room(self._client.get_guild(table.guild))
        try:
            picture = await self._films.whole(table, table.language, taste, most)
        except Refused:
            return None
        return film(table, picture), (picture,)

    def _drawn(self, row: Row, table: Table) -> bool:
        """Can the game of a table be shown? What has failed once is not worth that anybody is shown any longer."""
        playable = table.match is not None and not table.trouble and not row.failures
        return playable and table.phase != LOBBY and self._games.works(table.game)

    async def _put(self, row: Row, table: Table, shown: Shown | None) -> None:
        """Another picture in place of what stands there; without one nothing but words is left of it."""
        view, pictures = shown or (self._withdrawn(table.language), ())
        with contextlib.suppress(discord.NotFound):
            await self._venue.change(table, row.target, row.there, view, (), pictures)

    def _withdrawn(self, language: str, key: str = "post-withdrawn") -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(texts(language)(key)))
        return view

    async def _withdraw(self, row: Row, table: Table) -> None:
        if "channel" not in row.payload:
            await self._put(row, table, None)
            return
        # An answer for everybody that told of them, or of somebody whom they have met.
        await self._change(row, table, self._withdrawn(str(row.payload["language"]), "answer-withdrawn"), ())
        await self._tables.store.drop_answer(row.target)

    async def _leaders(self, row: Row, table: Table) -> None:
        """Who leads now."""
        game, everywhere = row.payload.get("game"), bool(row.payload.get("everywhere"))
        words, now = texts(str(row.payload["language"]), game), self._tables.now()
        found = await self._tables.records.leaders(table.guild, game, everywhere, now)
        taste = Taste((await self._tables.public_taste(table.guild)).palette)
        key = ("leaders", found, game, everywhere, words.language, taste.palette, now // 86_400)
        shown = await self._painter.other(
            key, lambda: records.draw_leaders(words, found, game, everywhere, now, taste)
        )  # fmt: skip
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(records.about(words, game)))
        for picture in shown:
            view.add_item(gallery(picture))
        await self._change(row, table, view, shown)

    async def _change(
        self, row: Row, table: Table, view: ui.LayoutView, shown: tuple[Picture, ...]
    ) -> None:  # fmt: skip
        place = self._client.get_partial_messageable(int(row.payload["channel"]), guild_id=table.guild)
        there = place.get_partial_message(row.target)
        await awake(self._client, place.id, lambda: change(self._client, there, view, (), shown))
