"""Tables in a list: a line for each, with where to go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store.draft import Post
from bot.store.table import Table, Wait
from bot.tables import clocks
from bot.texts import Words, game_name, texts

ROOM = 3_500
"""Characters of a list; Discord takes 4,000 in a message."""


MANY = 24
"""So many people are named in a line: whole crowds fit neither the eye nor what Fluent takes in one piece."""


def link(guild: int, channel: int, message: int) -> str:
    """The address of a message; Discord shows it as its channel."""
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


def place(table: Table, posts: Mapping[str, Post]) -> str:
    """The newest board as a link, else where the table is."""
    board = posts.get("board")
    if board is None:
        return f"<#{table.thread or table.channel}>"
    return link(table.guild, table.thread or table.channel, board.message)


def begun(table: Table, lobby: Post | None) -> str:
    """Where a game goes on that has just begun: its thread, or until there is one the post that will lead to it."""
    if table.thread is None and lobby is not None:
        return link(table.guild, table.lobby_channel, lobby.message)
    return f"<#{table.thread or table.channel}>"


def about(words: Words, table: Table, where: str) -> dict[str, str | int]:
    """What every line says of its table."""
    return {"table": table.id, "game": game_name(words, table.game), "place": where}


def waiting_line(reads: str, table: Table, wait: Wait, where: str) -> str:
    """A table that waits for the reader."""
    words = texts(reads, table.game).among(table.names)
    known, end = {**about(words, table, where), "waited_since": wait.opened}, clocks.end(table, wait)
    if wait.lapsed:
        return words("turn-mine-late", **known, due_in=wait.lapsed)
    if end is not None:
        return words("turn-mine-clock", **known, due_in=end)
    return words("turn-mine", **known)


def named(words: Words, people: Sequence[int]) -> str:
    """People in one line by name; of many the first, and how many there are besides."""
    shown = ", ".join(f"<@{user}>" for user in people[:MANY])
    return shown if len(people) <= MANY else f"{shown} {words('people-more', count=len(people) - MANY)}"


def fitting(words: Words, lines: Sequence[str], room: int = ROOM, more: str = "turns-more") -> list[str]:
    """As many lines as there is room for, and in the words of `more` how many are missing."""
    shown: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return [*shown, words(more, count=len(lines) - len(shown))]
        shown.append(line)
    return shown
