"""What stays behind where a table was: a word about where it has gone, and no buttons."""

from __future__ import annotations

import contextlib

import discord
from discord import ui

from bot.delivery.bare import view_of, without_buttons
from bot.delivery.listing import link
from bot.delivery.messages import change, post, read
from bot.delivery.threads import awake
from bot.delivery.views import heading
from bot.store.draft import Row
from bot.store.table import Table
from bot.tables.writer import Tables
from bot.texts import texts

NOWHERE = (discord.NotFound, discord.Forbidden)
"""What is out of reach needs no word."""


class Departures:
    def __init__(self, client: discord.Client, tables: Tables) -> None:
        self._client = client
        self._tables = tables

    async def tell(self, row: Row, table: Table) -> None:
        """The lobby's old post says where it goes on, and so does a last line in the old thread."""
        words = texts(table.language, table.game).among(table.names)
        lobby = (await self._tables.posts(table.id)).get("lobby")
        place = f"<#{table.channel}>" if lobby is None else link(table.guild, table.lobby_channel, lobby.message)
        said = f"{heading(words, table)}\n{words('moved-away', place=place)}"
        channel = self._client.get_partial_messageable(row.payload["channel"], guild_id=table.guild)
        if row.payload.get("lobby"):
            front = channel.get_partial_message(row.payload["lobby"])
            with contextlib.suppress(*NOWHERE):
                await awake(self._client, channel.id, lambda: change(self._client, front, _line(said)))
        thread = row.payload.get("thread")
        there = self._client.get_partial_messageable(thread, guild_id=table.guild) if thread else channel
        if row.payload.get("board"):
            with contextlib.suppress(*NOWHERE):
                await self._strip(table, there, row.payload["board"])
        if thread:
            with contextlib.suppress(*NOWHERE):
                await post(there, _line(said), row.nonce)

    async def _strip(self, table: Table, there: discord.PartialMessageable, board: int) -> None:
        """Take the buttons from the board that stood here last, unless it is known where that is: then others do."""
        if any(one.message == board and one.channel for one in (await self._tables.posts(table.id)).values()):
            return
        message = there.get_partial_message(board)
        known = await read(message)
        if known.parts is None:
            return
        bare = view_of(without_buttons(known.parts))
        await awake(self._client, there.id, lambda: change(self._client, message, bare, known.files))


def _line(said: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(said))
    return view
