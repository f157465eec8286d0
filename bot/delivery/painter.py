"""Pictures of tables: what is wanted most is drawn first, kept for a while, never drawn twice at once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from bot.delivery import showcase
from bot.delivery.gate import NEED, Gate, Need
from bot.delivery.picture import Picture, Sketch
from bot.delivery.sketches import (
    PUBLIC,
    board_text,
    hand_look,
    sketch_areas,
    sketch_board,
    sketch_cup,
    sketch_curve,
    sketch_final,
    sketch_hand,
    sketch_legend,
    sketch_lesson,
    sketch_question,
    sketch_showcase,
)
from bot.delivery.studio import Here, Studio
from bot.figures import FIGURES
from bot.lru import Lru
from bot.store.cup import Cup
from bot.store.table import Table, Taste
from render.looks import Palette
from render.scene import Scene
from rules.core import Event, Seat
from rules.notation import Question

log = logging.getLogger(__name__)
CROWD = 16
"""When so many wait for pictures, help is called."""
KEPT = 32
"""Pictures in memory; some 300 KB each."""


class Painter:
    """Makes scenes in a thread, has them drawn in a studio, and remembers the latest pictures."""

    def __init__(self, studio: Studio | None = None, crowd: Callable[[], bool] = lambda: False) -> None:
        """`crowd`: are there so many elsewhere who will want pictures soon?"""
        self.studio = studio or Here()
        self._crowd = crowd
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
            table, "areas", language, taste, None, recent, lambda: sketch_areas(table, language, recent, taste)
        )

    async def hand(self, table: Table, language: str, seat: Seat, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        """What only this seat may see, as far as there is a picture of it."""
        return await self._drawn(
            table, "hand", language, taste, seat, (), lambda: sketch_hand(table, language, seat, taste)
        )

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
            table,
            "question",
            language,
            taste,
            seat,
            asked,
            lambda: sketch_question(table, language, seat, asked, taste),
        )

    async def final(self, table: Table, language: str, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        return await self._drawn(
            table, "final", language, taste, None, (), lambda: sketch_final(table, language, taste)
        )

    async def curve(
        self, table: Table, language: str, course: tuple[tuple[int, ...], ...], taste: Taste = PUBLIC
    ) -> tuple[Picture, ...]:  # fmt: skip
        """How the points have grown."""
        return await self._drawn(
            table, "curve", language, taste, None, course, lambda: sketch_curve(table, language, course, taste)
        )

    async def showcase(self, table: Table, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        """What the game looks like, for a table that has not started."""
        return await self._kept_or(
            ("showcase", table.game, len(table.seats), tuple(table.options.items()), table.language, taste),
            lambda: sketch_showcase(table, taste),
        )

    async def legend(self, game: str, language: str, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        """Every symbol of a game with its words, where the game has such a picture."""
        return await self._kept_or(("legend", game, language, taste), lambda: sketch_legend(game, language, taste))

    async def lesson(self, game: str, topic: str, language: str, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        """A small scene for a page of a game's guide, where it gains by one."""
        return await self._kept_or(
            ("lesson", game, topic, language, taste), lambda: sketch_lesson(game, topic, language, taste)
        )

    async def cup(self, cup: Cup, upto: int, language: str, taste: Taste = PUBLIC) -> tuple[Picture, ...]:
        """How a cup stood after a round."""
        key = ("cup", cup.id, cup.revision, upto, language, taste)
        return await self.other(key, lambda: sketch_cup(cup, upto, language, taste))

    async def other(self, key: tuple[object, ...], work: Callable[[], tuple[Sketch, ...]]) -> tuple[Picture, ...]:
        """Pictures of no table; the key tells all that they show."""
        return await self._kept_or(("other", *key), work)

    async def text(self, table: Table, language: str, seat: Seat | None = None) -> str:
        """The table in words, for those who cannot see the picture."""
        return await asyncio.to_thread(board_text, table, language, seat)

    async def prepare(self, games: Iterable[str]) -> None:
        """Draw what the pictures of games are made of, a piece at a time: whoever wants a picture need not wait."""
        NEED.set(Need.AHEAD)
        for game, palette, piece in showcase.scenes(games):
            await self._gate.calm.wait()
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
        crowded = self._gate.waiting >= CROWD or self._crowd()
        return Picture(one.name, one.alt, await self.studio.draw(one.game, one.scene, one.palette, crowded))


def _kind(key: tuple[Any, ...]) -> str:
    """What is drawn, as it is counted: pictures of no table are known by their kind first."""
    return str(key[0] if isinstance(key[0], str) else key[2])


def _sketched(game: str, palette: Palette, piece: Callable[[], Scene | None]) -> tuple[Sketch, ...]:
    scene = piece()
    return () if scene is None else (Sketch(game, "", "", scene, palette),)
