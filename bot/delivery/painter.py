"""Pictures of tables: what is wanted most is drawn first, kept for a while, never drawn twice at once."""

from __future__ import annotations

import asyncio
import hashlib
import io
import logging
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache, partial
from typing import Any

import discord
from discord import ui

from bot.delivery import ladders, showcase
from bot.delivery.gate import NEED, Gate, Need
from bot.delivery.studio import Here, Studio
from bot.figures import FIGURES
from bot.lru import Lru
from bot.store.cup import Cup
from bot.store.table import Table, Taste
from bot.tables import progress, results
from bot.texts import cleaned, texts
from render import curve as curve_picture
from render import final as final_picture
from render.looks import Palette
from render.pictures import AnyPictures, Form, Setting, draw, found, legend, lesson, pictures
from render.scene import Scene
from render.wording import cut
from rules import registry
from rules.core import Event, Seat
from rules.notation import Question

log = logging.getLogger(__name__)

ALT = 1024
TOLD = 10
"""So many points of a curve are told for those who do not see it."""
KEPT = 48
"""Pictures in memory; some 300 KB each."""
CROWD = 16
"""When so many wait for pictures, as after a restart, help is called."""
PUBLIC = Taste()


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture before it is drawn."""

    game: str
    name: str
    alt: str
    scene: Scene
    palette: Palette

    def drawn(self) -> Picture:
        """At once, wherever this is."""
        return Picture(self.name, self.alt, draw(self.scene, self.palette))


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
    """Makes scenes in a thread, has them drawn in a studio, and remembers the latest pictures."""

    def __init__(self, studio: Studio | None = None) -> None:
        self.studio = studio or Here()
        self._gate = Gate(self.studio.places)
        self._thread = ThreadPoolExecutor(1, "scenes")
        self._kept: Lru[asyncio.Task[tuple[Picture, ...]]] = Lru(KEPT)

    async def close(self) -> None:
        """Nothing more is wanted."""
        self.studio.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def board(
        self, table: Table, language: str, recent: tuple[Event, ...] = (), taste: Taste = PUBLIC, areas: bool = True
    ) -> tuple[Picture, ...]:
        """The public pictures: the board, and unless they are left out the players' own areas where they are apart."""
        return await self._drawn(
            table, "board", language, taste, None, (recent, areas),
            lambda: sketch_board(table, language, recent, taste, areas),
        )  # fmt: skip

    async def areas(
        self, table: Table, language: str, recent: tuple[Event, ...] = (), taste: Taste = PUBLIC
    ) -> tuple[Picture, ...]:
        """The players' own areas, where they are apart from the board."""
        return await self._drawn(
            table, "areas", language, taste, None, recent, lambda: _areas(table, language, recent, taste)
        )

    async def hand(self, table: Table, language: str, seat: Seat, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        """What only this seat may see, as far as there is a picture of it."""
        return await self._drawn(table, "hand", language, taste, seat, (), lambda: _hand(table, language, seat, taste))

    def forget(self) -> None:
        """No picture is kept; each can be drawn again."""
        self._kept.clear()

    async def look(self, table: Table, language: str, seat: Seat) -> str:
        """A digest of a seat's picture, whenever it is drawn; empty if there is none."""
        return await asyncio.to_thread(hand_look, table, language, seat)

    async def question(
        self, table: Table, language: str, seat: Seat, asked: Question, taste: Taste = PUBLIC
    ) -> tuple[Picture, ...]:
        """The answers to a question, numbered on a picture."""
        return await self._drawn(
            table, "question", language, taste, seat, asked, lambda: _question(table, language, seat, asked, taste)
        )

    async def final(self, table: Table, language: str, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        return await self._drawn(table, "final", language, taste, None, (), lambda: _final(table, language, taste))

    async def curve(
        self, table: Table, language: str, course: tuple[tuple[int, ...], ...], taste: Taste = PUBLIC
    ) -> tuple[Picture, ...]:  # fmt: skip
        """How the points have grown."""
        return await self._drawn(
            table, "curve", language, taste, None, course, lambda: _curve(table, language, course, taste)
        )

    async def showcase(self, table: Table, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        """What the game looks like, for a table that has not started."""
        return await self._kept_or(
            ("showcase", table.game, len(table.seats), tuple(table.options.items()), table.language, taste),
            lambda: _showcase(table, taste),
        )

    async def legend(self, game: str, language: str, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        """Every symbol of a game with its words, where the game has such a picture."""
        return await self._kept_or(("legend", game, language, taste), lambda: _legend(game, language, taste))

    async def lesson(self, game: str, topic: str, language: str, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        """A small scene for a page of a game's guide, where it gains by one."""
        return await self._kept_or(
            ("lesson", game, topic, language, taste), lambda: _lesson(game, topic, language, taste)
        )

    async def cup(self, cup: Cup, upto: int, language: str, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        """How a cup stood after a round."""
        key = ("cup", cup.id, cup.revision, upto, language, taste)
        return await self.other(key, lambda: _cup(cup, upto, language, taste))

    async def other(self, key: tuple[object, ...], work: Callable[[], tuple[Sketch, ...]]) -> tuple[Picture, ...]:
        """Pictures of no table; the key tells all that they show."""
        return await self._kept_or(("other", *key), work)

    async def text(self, table: Table, language: str, seat: Seat | None = None) -> str:
        """The table in words, for those who cannot see the picture."""
        return await asyncio.to_thread(_text, table, language, seat)

    async def prepare(self, games: Iterable[str]) -> None:
        """Draw what the pictures of games are made of, a piece at a time: whoever wants a picture need not wait."""
        NEED.set(Need.AHEAD)
        for game, palette, piece in showcase.scenes(games):
            begun = time.monotonic()
            try:
                await self.paint(partial(_sketched, game, palette, piece), "prepared")
            except Exception:  # noqa: BLE001 - a picture that cannot be drawn says so when somebody wants it
                log.warning("a piece of the pictures could not be prepared", exc_info=True)
            # As long a rest as the work was: everything else comes first.
            await asyncio.sleep(time.monotonic() - begun)

    async def _drawn(
        self, table: Table, kind: str, language: str, taste: Taste, viewer: Seat | None, about: Any,
        work: Callable[[], tuple[Sketch, ...]],
    ) -> tuple[Picture, ...]:  # fmt: skip
        return await self._kept_or((table.id, table.revision, kind, language, taste, viewer, about, table.names), work)

    async def _kept_or(self, key: tuple[Any, ...], work: Callable[[], tuple[Sketch, ...]]) -> tuple[Picture, ...]:
        task = self._kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.create_task(self.paint(work, _kind(key)))
            # Nobody may wait for it any more when it fails.
            task.add_done_callback(lambda task: task.cancelled() or task.exception())
            self._kept.put(key, task)
        return await asyncio.shield(task)

    async def paint(self, work: Callable[[], tuple[Sketch, ...]], kind: str) -> tuple[Picture, ...]:
        """What somebody has sketched, when its turn comes."""
        with FIGURES.timed("draw", kind):
            async with self._gate.place():
                sketches = await asyncio.get_running_loop().run_in_executor(self._thread, work)
                return tuple([await self._finished(one) for one in sketches])

    async def _finished(self, one: Sketch) -> Picture:
        crowded = self._gate.waiting >= CROWD
        return Picture(one.name, one.alt, await self.studio.draw(one.game, one.scene, one.palette, crowded))


def _kind(key: tuple[Any, ...]) -> str:
    """What is drawn, as it is counted: pictures of no table are known by their kind first."""
    return str(key[0] if isinstance(key[0], str) else key[2])


def setting(table: Table, language: str, recent: tuple[Event, ...] = (), form: Form = "full") -> Setting:
    assert table.match is not None
    who = progress.waited_for(table)
    return Setting(
        words=texts(language, table.game).among(table.names, plain=True),
        names=tuple(cleaned(name) for name in table.names),
        recent=tuple(event for event in recent if event.to is None),
        number=table.id,
        stamp=datetime.fromtimestamp(table.updated, UTC).strftime("%Y-%m-%d %H:%M UTC"),
        waiting=who if len(who) == 1 else (),
        several=len(who) > 1,
        form=form,
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


def sketch_board(
    table: Table, language: str, recent: tuple[Event, ...], taste: Taste = PUBLIC, with_areas: bool = True
) -> tuple[Sketch, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language, recent, taste.form)
    view = table.rules.view(table.match.state, None)
    board = _sketch(table.game, "board", shown.board(view, around), shown.alt(view, around), taste)
    return (board, *_areas(table, language, recent, taste)) if with_areas else (board,)


def _areas(table: Table, language: str, recent: tuple[Event, ...], taste: Taste) -> tuple[Sketch, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language, recent, taste.form)
    areas = shown.areas(table.rules.view(table.match.state, None), around)
    return () if areas is None else (_sketch(table.game, "areas", areas, around.words("alt-areas"), taste),)


def _hand(table: Table, language: str, seat: Seat, taste: Taste) -> tuple[Sketch, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language, form=taste.form)
    view = table.rules.view(table.match.state, seat)
    scene = shown.hand(view, around)
    if scene is None:
        return ()
    # What the seat's own words of the table say beyond the spectator's is what is on this picture.
    public = set(shown.text(table.rules.view(table.match.state, None), around).splitlines())
    private = [line for line in shown.text(view, around).splitlines() if line.strip() and line not in public]
    return (_sketch(table.game, "hand", scene, "\n".join([around.words("alt-hand"), *private]), taste),)


def hand_look(table: Table, language: str, seat: Seat) -> str:
    """Equal for pictures of a hand that differ in their date or in who is waited for only."""
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ""
    around = replace(setting(table, language), stamp="", waiting=(), several=False)
    scene = shown.hand(table.rules.view(table.match.state, seat), around)
    return "" if scene is None else hashlib.blake2b(repr(scene).encode(), digest_size=8).hexdigest()


def _question(table: Table, language: str, seat: Seat, asked: Question, taste: Taste) -> tuple[Sketch, ...]:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return ()
    around = setting(table, language, form=taste.form)
    scene = shown.question(table.rules.view(table.match.state, seat), asked, around)
    return () if scene is None else (_sketch(table.game, "question", scene, around.words("alt-question"), taste),)


def _final(table: Table, language: str, taste: Taste) -> tuple[Sketch, ...]:
    assert table.match is not None
    outcome = results.outcome(table)
    if outcome is None or not outcome.scores:
        return ()
    around = setting(table, language)
    scene = final_picture.final(outcome, around)
    return (_sketch(table.game, "scores", scene, around.words("alt-final"), taste),)


def _curve(
    table: Table, language: str, course: tuple[tuple[int, ...], ...], taste: Taste
) -> tuple[Sketch, ...]:  # fmt: skip
    if not course:
        return ()
    around = setting(table, language)
    outcome = results.outcome(table)
    status = "" if outcome is None else final_picture.winners(outcome, around)
    told = [around.words("alt-curve", turns=len(course) - 1)]
    for seat, name in enumerate(around.names):
        some = ", ".join(str(row[seat]) for row in course[:: max(1, len(course) // TOLD)])
        told.append(f"{name}: {some}, {course[-1][seat]}.")
    return (_sketch(table.game, "curve", curve_picture.curve(course, around, status), " ".join(told), taste),)


def _showcase(table: Table, taste: Taste) -> tuple[Sketch, ...]:
    """A game of the same kind some moves later, played at random by nobody."""
    shown = artist(table.game)
    if shown is None:
        return ()
    words = texts(table.language, table.game)
    match = showcase.played(table.game, len(table.seats), table.options)
    around = showcase.amid(table.game, match, len(table.seats), table.language, table.id)
    scene = shown.board(table.rules.view(match.state, None), around)
    return (_sketch(table.game, "game", scene, words("alt-showcase", game=words("game-name")), taste),)


def _text(table: Table, language: str, seat: Seat | None) -> str:
    shown = artist(table.game)
    if shown is None or table.match is None:
        return texts(language, table.game)("no-text-board")
    # It is read at once, so it may name everybody.
    around = replace(setting(table, language), waiting=progress.waited_for(table), several=False)
    return shown.text(table.rules.view(table.match.state, seat), around)


def _apart(game: str, language: str, taste: Taste) -> Setting:
    """What a picture shows that belongs to no table."""
    words = texts(language, game)
    names = tuple(words("seat-number", number=seat + 1) for seat in range(max(registry.GAMES[game].seats)))
    return Setting(words.among(names, plain=True), names, form=taste.form)


def _legend(game: str, language: str, taste: Taste) -> tuple[Sketch, ...]:
    around = _apart(game, language, taste)
    scene = legend(game, around)
    return () if scene is None else (_sketch(game, "symbols", scene, around.words("alt-legend"), taste),)


def _lesson(game: str, topic: str, language: str, taste: Taste) -> tuple[Sketch, ...]:
    around = _apart(game, language, taste)
    scene = lesson(game, topic, around)
    return () if scene is None else (_sketch(game, "guide", scene, around.words("alt-lesson"), taste),)


def _cup(cup: Cup, upto: int, language: str, taste: Taste) -> tuple[Sketch, ...]:
    found = enumerate(ladders.scenes(cup, upto, language), 1)
    return tuple(made(f"standings-{n}", scene, alt, taste) for n, (scene, alt) in found)


def _sketched(game: str, palette: Palette, piece: Callable[[], Scene | None]) -> tuple[Sketch, ...]:
    scene = piece()
    return () if scene is None else (Sketch(game, "", "", scene, palette),)


def made(name: str, scene: Scene, alt: str, taste: Taste) -> Sketch:
    """A picture that is of no game."""
    return _sketch("", name, scene, alt, taste)


def _sketch(game: str, name: str, scene: Scene, alt: str, taste: Taste) -> Sketch:
    return Sketch(game, f"{name}.png", cut(alt, ALT), scene, taste.palette)
