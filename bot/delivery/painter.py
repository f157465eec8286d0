"""Pictures of tables: drawn in a thread, kept for a while, never drawn twice at once."""

from __future__ import annotations

import asyncio
import hashlib
import io
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

import discord
from discord import ui

from bot.lru import Lru
from bot.store.table import Table
from bot.tables import progress
from bot.texts import cleaned, texts
from render import final as final_picture
from render.pictures import AnyPictures, Setting, draw, found, pictures
from render.scene import Scene
from render.wording import cut
from rules import match as matches
from rules.core import Event, Rng, Seat, legal, waiting
from rules.notation import Question

ALT = 1024
KEPT = 48
"""Pictures in memory; some 300 KB each."""
AT_ONCE = 1
"""Pictures drawn at the same time: a second one would take its time from the clicks, not from the first."""
SHOWCASE, PLAYED = 7, 36
"""Seed of the game on the lobby's picture, and how many moves of it have been played."""
RECENT = 30
"""The most events that a picture marks or tells."""


@dataclass(frozen=True, slots=True)
class Picture:
    name: str
    alt: str
    data: bytes

    def file(self) -> discord.File:
        """A new file each time: sending uses it up."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)

    def item(self) -> discord.MediaGalleryItem:
        return discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt)


def gallery(picture: Picture) -> ui.MediaGallery[ui.LayoutView]:
    """One picture in full width; several in one gallery would be small."""
    return ui.MediaGallery(picture.item())


@cache
def artist(game: str) -> AnyPictures | None:
    """The game's pictures; None for a game that has none."""
    return pictures(game) if found(game) else None


class Painter:
    """Draws off the loop, one picture after the other, and remembers the latest."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._kept: Lru[asyncio.Task[tuple[Picture, ...]]] = Lru(KEPT)

    async def board(
        self, table: Table, language: str, recent: tuple[Event, ...] = (), areas: bool = True
    ) -> tuple[Picture, ...]:
        """The public pictures: the board, and unless they are left out the players' own areas where they are apart."""
        about = (recent, areas)
        return await self._drawn(
            table, "board", language, None, about, lambda: draw_board(table, language, recent, areas)
        )

    async def areas(self, table: Table, language: str) -> tuple[Picture, ...]:
        """The players' own areas, where they are apart from the board."""
        return await self._drawn(table, "areas", language, None, (), lambda: _areas(table, language))

    async def hand(self, table: Table, language: str, seat: Seat) -> tuple[Picture, ...]:
        """What only this seat may see, as far as there is a picture of it."""
        return await self._drawn(table, "hand", language, seat, (), lambda: _hand(table, language, seat))

    async def look(self, table: Table, language: str, seat: Seat) -> str:
        """A digest of a seat's picture, whenever it is drawn; empty if there is none."""
        return await asyncio.to_thread(hand_look, table, language, seat)

    async def question(self, table: Table, language: str, seat: Seat, asked: Question) -> tuple[Picture, ...]:
        """The answers to a question, numbered on a picture."""
        return await self._drawn(
            table, "question", language, seat, asked, lambda: _question(table, language, seat, asked)
        )

    async def final(self, table: Table, language: str) -> tuple[Picture, ...]:
        return await self._drawn(table, "final", language, None, (), lambda: _final(table, language))

    async def showcase(self, table: Table) -> tuple[Picture, ...]:
        """What the game looks like, for a table that has not started."""
        return await self._kept_or(
            ("showcase", table.game, len(table.seats), tuple(table.options.items()), table.language),
            lambda: _showcase(table),
        )

    async def text(self, table: Table, language: str, seat: Seat | None = None) -> str:
        """The table in words, for those who cannot see the picture."""
        return await asyncio.to_thread(_text, table, language, seat)

    async def _drawn(
        self, table: Table, kind: str, language: str, viewer: Seat | None, about: Any,
        work: Callable[[], tuple[Picture, ...]],
    ) -> tuple[Picture, ...]:  # fmt: skip
        return await self._kept_or((table.id, table.revision, kind, language, viewer, about, table.names), work)

    async def _kept_or(self, key: tuple[Any, ...], work: Callable[[], tuple[Picture, ...]]) -> tuple[Picture, ...]:
        task = self._kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self._work(work))
            self._kept.put(key, task)
        return await asyncio.shield(task)

    async def _work(self, work: Callable[[], tuple[Picture, ...]]) -> tuple[Picture, ...]:
        async with self._turns:
            return await asyncio.to_thread(work)


def setting(table: Table, language: str, recent: tuple[Event, ...] = ()) -> Setting:
    assert table.match is not None
    who = progress.waited_for(table)
    return Setting(
        words=texts(language, table.game).among(table.names, plain=True),
        names=tuple(cleaned(name) for name in table.names),
        recent=tuple(event for event in recent if event.to is None)[-RECENT:],
        number=table.id,
        stamp=datetime.fromtimestamp(table.updated, UTC).strftime("%Y-%m-%d %H:%M UTC"),
        waiting=who if len(who) == 1 else (),
        several=len(who) > 1,
    )


def chapter(table: Table) -> str:
    """What the picture of the players' areas is worth showing again for; nothing: for every turn.

    A game tells it by a function `chapter` of its pictures.
    """
    shown = artist(table.game)
    told = getattr(shown, "chapter", None)
    if told is None or table.match is None:
        return ""
    return str(told(table.rules.view(table.match.state, None)))


def draw_board(table: Table, language: str, recent: tuple[Event, ...], with_areas: bool = True) -> tuple[Picture, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language, recent)
    view = table.rules.view(table.match.state, None)
    board = _picture("board", shown.board(view, around), shown.alt(view, around))
    return (board, *_areas(table, language)) if with_areas else (board,)


def _areas(table: Table, language: str) -> tuple[Picture, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language)
    areas = shown.areas(table.rules.view(table.match.state, None), around)
    return () if areas is None else (_picture("areas", areas, around.words("alt-areas")),)


def _hand(table: Table, language: str, seat: Seat) -> tuple[Picture, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language)
    view = table.rules.view(table.match.state, seat)
    scene = shown.hand(view, around)
    if scene is None:
        return ()
    # What the seat's own words of the table say beyond the spectator's is what is on this picture.
    public = set(shown.text(table.rules.view(table.match.state, None), around).splitlines())
    private = [line for line in shown.text(view, around).splitlines() if line.strip() and line not in public]
    return (_picture("hand", scene, "\n".join([around.words("alt-hand"), *private])),)


def hand_look(table: Table, language: str, seat: Seat) -> str:
    """Equal for pictures of a hand that differ in their date or in who is waited for only."""
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ""
    around = replace(setting(table, language), stamp="", waiting=(), several=False)
    scene = shown.hand(table.rules.view(table.match.state, seat), around)
    return "" if scene is None else hashlib.blake2b(repr(scene).encode(), digest_size=8).hexdigest()


def _question(table: Table, language: str, seat: Seat, asked: Question) -> tuple[Picture, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language)
    scene = shown.question(table.rules.view(table.match.state, seat), asked, around)
    return () if scene is None else (_picture("question", scene, around.words("alt-question")),)


def _final(table: Table, language: str) -> tuple[Picture, ...]:
    assert table.match is not None
    outcome = table.rules.outcome(table.match.state)
    if outcome is None:
        return ()
    around = setting(table, language)
    scene = final_picture.final(outcome, around)
    return (_picture("scores", scene, around.words("alt-final")),)


def _showcase(table: Table) -> tuple[Picture, ...]:
    """A game of the same kind some moves later, played at random by nobody."""
    shown = artist(table.game)
    if shown is None:
        return ()
    words = texts(table.language, table.game)
    names = tuple(words("seat-number", number=info.seat + 1) for info in table.seats)
    rules = table.rules
    match = matches.new(rules, len(table.seats), SHOWCASE, table.options)
    rng = Rng(SHOWCASE)
    for _ in range(PLAYED):
        seats = waiting(rules, match.state)
        if not seats:
            break
        action, rng = rng.choice(legal(rules, match.state, seats[0]))
        match, _ = matches.play(rules, match, seats[0], action, hashed=False)
    around = Setting(words.among(names, plain=True), names, number=table.id, waiting=waiting(rules, match.state))
    scene = shown.board(rules.view(match.state, None), around)
    return (_picture("game", scene, words("alt-showcase", game=words("game-name"))),)


def _text(table: Table, language: str, seat: Seat | None) -> str:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return texts(language, table.game)("no-text-board")
    # It is read at once, so it may name everybody.
    around = replace(setting(table, language), waiting=progress.waited_for(table), several=False)
    return shown.text(table.rules.view(table.match.state, seat), around)


def _picture(name: str, scene: Scene, alt: str) -> Picture:
    return Picture(f"{name}.png", cut(alt, ALT), draw(scene))
