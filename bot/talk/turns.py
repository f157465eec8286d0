"""Everything somebody plays in one list: where they are waited for and since when, where others are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.controls.hearing import Click
from bot.delivery.letters import link
from bot.store.protocol import Post
from bot.store.table import RUNNING, Table, Wait
from bot.tables import clocks, waits
from bot.tables.writer import Tables
from bot.talk.answers import answering, show
from bot.talk.finder import Finder
from bot.talk.panel_view import laid
from bot.talk.people import language
from bot.texts import Words, escaped, game_name, texts

ROOM = 3500
"""Characters of the list; Discord takes 4,000 in a message."""


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
        own = await self._tables.of_user(user, click.guild_id)
        mine = sorted((table for table in own if waits.of_user(table, user)), key=lambda table: _urgency(table, user))
        others = [table for table in own if table not in mine]
        lines = []
        if mine:
            lines.append(words("turns-mine", count=len(mine)))
            lines += [await self._line(reads, table, user) for table in mine]
        if others:
            lines.append(words("turns-others" if mine else "turns-none-mine"))
            lines += [await self._line(reads, table, user) for table in others]
        await show(click, laid(fitting(words, lines) if lines else [words("turns-none")]))

    async def _line(self, reads: str, table: Table, user: int) -> str:
        words = texts(reads, table.game).among(table.names)
        about: dict[str, str | int] = {
            "table": table.id,
            "game": game_name(words, table.game),
            "place": place(table, await self._tables.posts(table.id)),
        }
        if self._finder.stuck(table):
            return words("turn-out-of-order", **about)
        if table.phase != RUNNING:
            return words("turn-lobby", **about, free=sum(info.free for info in table.seats))
        wait = waits.of_user(table, user)
        if wait is not None:
            end = clocks.end(table, wait)
            if wait.lapsed:
                return words("turn-mine-late", **about, due_in=wait.lapsed)
            if end is not None:
                return words("turn-mine-clock", **about, due_in=end)
            return words("turn-mine", **about, waited_since=wait.opened)
        if table.asleep:
            return words("turn-asleep", **about)
        if table.waits:
            oldest = min(wait.opened for wait in table.waits)
            return words("turn-others", **about, people=_names(table, table.waits), waited_since=oldest)
        return words("turn-nobody", **about)


def place(table: Table, posts: Mapping[str, Post]) -> str:
    """The newest board as a link, else where the table is."""
    board = posts.get("board")
    if board is None:
        return f"<#{table.thread or table.channel}>"
    return link(table.guild, table.thread or table.channel, board.message)


def fitting(words: Words, lines: list[str]) -> list[str]:
    """As many lines as a message has room for, and how many are missing."""
    shown: list[str] = []
    room = ROOM
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return [*shown, words("turns-more", count=len(lines) - len(shown))]
        shown.append(line)
    return shown


def _urgency(table: Table, user: int) -> tuple[bool, int]:
    """Least time first, then who has been waited for longest."""
    wait = waits.of_user(table, user)
    assert wait is not None
    end = wait.lapsed or clocks.end(table, wait)
    return (end is None, end or wait.opened)


def _names(table: Table, open_: Iterable[Wait]) -> str:
    return ", ".join(escaped(table.seats[wait.seat].name) for wait in open_)
