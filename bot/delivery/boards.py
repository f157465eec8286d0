"""The board of a table as it is posted: after a turn, and at the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from discord import ui

from bot.delivery.painter import Painter
from bot.delivery.picture import Picture
from bot.delivery.sentences import chronicled, feats
from bot.delivery.views import final, turn
from bot.store.table import FINISHED, Table
from bot.tables import results
from bot.tables.export import log_seal
from bot.tables.writer import Tables
from bot.texts import texts
from render.pictures import points
from rules.core import Event

Board = tuple[ui.LayoutView, tuple[Picture, ...]]


class Boards:
    """Draws exactly the table it is given, in the taste of its server. `plain`: without pictures."""

    def __init__(self, tables: Tables, painter: Painter) -> None:
        self._tables = tables
        self._painter = painter

    async def turn(self, table: Table, recent: Sequence[Event], same: bool, plain: bool = False) -> Board:
        """`recent`: what has happened; `same`: the players' areas stay behind a button."""
        taste, happened = await self._tables.public_taste(table.guild), tuple(recent)
        drawn = await self._painter.board(table, table.language, happened, taste, areas=not same)
        shown = () if plain else drawn
        return turn(table, shown, happened, areas=same, gone=await self._tables.gone(table)), shown

    async def final(self, table: Table, recent: Sequence[Event], plain: bool = False) -> Board:
        taste, happened = await self._tables.public_taste(table.guild), tuple(recent)
        shown = (
            *await self._painter.board(table, table.language, happened, taste),
            *await self._painter.final(table, table.language, taste),
        )
        told: tuple[str, ...] = ()
        outcome = results.outcome(table)
        if outcome is not None:
            facts = await self._tables.chronicle(table, outcome, partial(points, table.game))
            shown = (*shown, *await self._painter.curve(table, table.language, facts.course, taste))
            words = texts(table.language, table.game).among(table.names)
            told = chronicled(words, facts)
            kept = await self._tables.store.result(table.id)
            if kept is not None and await self._tables.tells_feats(table.guild):
                told = (*told, *feats(words, kept))
        told = (*told, *await self._bound(table))
        shown = () if plain else shown
        return final(table, shown, happened, told), shown

    async def _bound(self, table: Table) -> tuple[str, ...]:
        """What its whole log is bound by, to be compared with any file of the game."""
        if not table.sealing or table.phase != FINISHED:
            return ()
        seal = log_seal(table, await self._tables.store.lines(table.id))
        return (texts(table.language, table.game)("fair-log", seal=seal),)
