"""Films of tables: what everybody could see after each turn, drawn in a process of its own, one film at a time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.delivery.patience import Unreachable
from bot.delivery.picture import Picture
from bot.delivery.sketches import ALT, artist, setting
from bot.delivery.worker import Apart, Lost, Worker
from bot.lru import Lru
from bot.store.match import Line
from bot.store.table import Table, Taste
from bot.tables import history, results
from bot.tables.lookback import Stop, as_it_was, between
from bot.tables.refusals import refused
from bot.tables.writer import Tables
from render import film as pictures
from render import final as final_picture
from render import title as title_picture
from render.scene import Scene
from render.wording import cut

MOST = 8 * 2**20
"""Bytes of a film; no server takes less."""
KEPT = 3
"""Films in memory. Each can be drawn again."""


@dataclass(eq=False)
class Film:
    """A film that is being drawn, or has been."""

    task: asyncio.Task[Picture] = field(init=False)
    frames: int = 0
    """How many there will be; 0: it has not been its turn yet."""
    done: int = 0
    watched: int = 0
    """How many wait for it; when nobody does any more, it is not drawn to its end."""
    stale: bool = False
    """Whoever waits for it gets it, but it is not kept."""


class Films:
    """Draws films, remembers the latest, and never draws the same one twice at once."""

    def __init__(self, tables: Tables, worker: Worker | None = None) -> None:
        self._tables = tables
        self._worker = worker or Apart()
        self._turn = asyncio.Lock()
        self._kept: Lru[Film] = Lru(KEPT)
        self._at_work: dict[tuple[Any, ...], Film] = {}
        self.closed = False

    @contextlib.contextmanager
    def watching(self, table: Table, language: str, taste: Taste, most: int) -> Iterator[Film]:
        """The film of a table up to now, which is drawn as long as somebody watches."""
        if self.closed:
            raise refused("restarting")
        if table.match is None:
            raise refused("not-started")
        if artist(table.game) is None:
            raise refused("film-none")
        key = (table.id, shows(table), table.phase, table.names, language, taste, most)
        film = self._kept.get(key) or self._at_work.get(key)
        if film is None:
            film = self._at_work[key] = Film()
            film.task = asyncio.create_task(self._drawn(film, table, language, taste, most))
            film.task.add_done_callback(lambda task: self._put_away(key, task))
        film.watched += 1
        try:
            yield film
        finally:
            film.watched -= 1
            if not film.watched and not film.task.done():
                self._at_work.pop(key, None)
                film.task.cancel()

    async def whole(self, table: Table, language: str, taste: Taste, most: int) -> Picture:
        """The film, once it is done, for a post."""
        if self.closed:
            raise Unreachable("the bot stops")
        with self.watching(table, language, taste, most) as film:
            await asyncio.wait({film.task})
        if film.task.cancelled():
            raise Unreachable("the bot stops")
        return film.task.result()

    def close(self) -> None:
        """Nothing is drawn any more: the bot stops."""
        self.closed = True
        for film in [*self._at_work.values()]:
            film.task.cancel()
        self._worker.end()

    def forget(self) -> None:
        """Films that are kept may name somebody whom nobody is to know any more; they can be drawn again."""
        self._kept.clear()
        for film in self._at_work.values():
            film.stale = True

    def _put_away(self, key: tuple[Any, ...], task: asyncio.Task[Picture]) -> None:
        film = self._at_work.get(key)
        if film is not None and film.task is task:
            del self._at_work[key]
            if not film.stale and not task.cancelled() and task.exception() is None:
                self._kept.put(key, film)

    async def _drawn(self, film: Film, table: Table, language: str, taste: Taste, most: int) -> Picture:
        async with self._turn:
            try:
                return await self._draw(film, table, language, taste, most)
            except Lost:
                raise refused("film-broke") from None

    async def _draw(self, film: Film, table: Table, language: str, taste: Taste, most: int) -> Picture:
        found, lines = await self._tables.lookback(table)
        shots = reel(found)
        film.frames = len(shots)
        turns: list[bytes] = []
        for earlier, here in shots:
            scenes = await asyncio.to_thread(shot, table, earlier, here, lines, language)
            turns.append(
                await self._worker.do(pictures.frame, table.game, scenes, taste.palette, taste.form == "phone")
            )
            film.done += 1
        begin = await asyncio.to_thread(opening, table, language)
        last = await asyncio.to_thread(ending, table, language)
        size = await asyncio.to_thread(pictures.room, turns)
        first, *end = [
            await self._worker.do(pictures.page, table.game, scene, size, taste.palette)
            for scene in (begin, last)
            if scene is not None
        ]
        frames = [turns[-1], first, *turns, *(end or turns[-1:])]
        data = await self._worker.do(pictures.bound, frames, most, taste.palette)
        if data is None:
            raise refused("film-too-large")
        return Picture("film.gif", await asyncio.to_thread(told, table, language, len(found) - 1), data)


def shows(table: Table) -> int:
    """How much of a game a film shows: the entries of its log."""
    assert table.match is not None
    return len(table.match.log)


def reel(found: Sequence[Stop]) -> tuple[tuple[Stop, Stop], ...]:
    """The stops that are shown, each with the one shown before it."""
    picked = [found[n] for n in pictures.chosen(len(found))]
    return tuple(zip([picked[0], *picked], picked, strict=False))


def shot(table: Table, earlier: Stop, here: Stop, lines: Sequence[Line], language: str) -> tuple[Scene, ...]:
    """What everybody could see at a stop, with what has changed marked: the board, and the players' own areas."""
    shown = artist(table.game)
    assert shown is not None
    then = as_it_was(table, here)
    view = table.rules.view(here.match.state, None)
    around = setting(then, language, history.facts(between(lines, earlier, here)))
    areas = shown.areas(view, around)
    return (shown.board(view, around), *(() if areas is None else (areas,)))


def opening(table: Table, language: str) -> Scene:
    """Which game it is, and who played."""
    return title_picture.title(setting(table, language))


def ending(table: Table, language: str) -> Scene | None:
    """The final scoring of a game that was played to its end."""
    outcome = results.outcome(table)
    return None if outcome is None or not outcome.scores else final_picture.final(outcome, setting(table, language))


def told(table: Table, language: str, turns: int) -> str:
    """The film in words: what it is, and how the table stands in its last picture."""
    shown = artist(table.game)
    assert shown is not None and table.match is not None
    around = setting(table, language)
    words = around.words("alt-film", turns=turns)
    return cut(f"{words} {shown.alt(table.rules.view(table.match.state, None), around)}", ALT)


def room(guild: discord.Guild | None) -> int:
    """Bytes of a film that a server takes, with some to spare for the rest of the message."""
    return MOST if guild is None else min(MOST, guild.filesize_limit * 9 // 10)
