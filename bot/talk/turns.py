"""Everything somebody plays in one list: where they are waited for and since when, where others are."""

from __future__ import annotations

from collections.abc import Iterable

from bot.controls.hearing import Click, home
from bot.delivery.listing import about, fitting, place, waiting_line
from bot.delivery.sentences import away
from bot.store.table import RUNNING, Table, Wait
from bot.tables import clocks, waits
from bot.tables.writer import Tables
from bot.talk.answers import answering, show
from bot.talk.finder import Finder
from bot.talk.panel_view import laid
from bot.talk.people import language
from bot.texts import Words, escaped, texts


class Turns:
    """Tells privately where it is one's turn: the tables of a server, in direct messages those of all servers."""

    def __init__(self, tables: Tables, finder: Finder) -> None:
        self._tables = tables
        self._finder = finder

    async def show(self, click: Click) -> None:
        await answering(click)
        user = click.user.id
        reads = await language(self._tables, click)
        words = texts(reads)
        own = await self._tables.of_user(user, home(click))
        mine = [(table, wait) for table in own if (wait := waits.of_user(table, user)) is not None]
        mine = sorted(mine, key=lambda one: clocks.urgency(*one))
        others = [table for table in own if waits.of_user(table, user) is None]
        lines = []
        if mine:
            lines.append(words("turns-mine", count=len(mine)))
            lines += [await self._line(reads, table, wait) for table, wait in mine]
        if others:
            lines.append(words("turns-others" if mine else "turns-none-mine"))
            lines += [await self._line(reads, table) for table in others]
        await show(click, laid(fitting(words, lines) if lines else [words("turns-none")]))

    async def _line(self, reads: str, table: Table, wait: Wait | None = None) -> str:
        words = texts(reads, table.game).among(table.names)
        where = place(table, await self._tables.posts(table.id))
        known = about(words, table, where)
        if self._finder.stuck(table):
            return words("turn-out-of-order", **known)
        gone = away(words, table, await self._tables.gone(table))
        return "\n".join([self._said(words, reads, table, wait, where), *gone])

    def _said(self, words: Words, reads: str, table: Table, wait: Wait | None, where: str) -> str:
        known = about(words, table, where)
        if table.phase != RUNNING:
            return words("turn-lobby", **known, free=sum(info.free for info in table.seats))
        if wait is not None:
            return waiting_line(reads, table, wait, where)
        if table.asleep:
            return words("turn-asleep", **known)
        if table.waits:
            oldest = min(one.opened for one in table.waits)
            return words("turn-others", **known, people=_names(table, table.waits), waited_since=oldest)
        return words("turn-nobody", **known)


def _names(table: Table, open_: Iterable[Wait]) -> str:
    return ", ".join(escaped(table.seats[wait.seat].name) for wait in open_)
