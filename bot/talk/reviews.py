"""A review of one's own answers after the end: found while its person sees how far it is, told moment by moment."""

from __future__ import annotations

import asyncio

from bot.controls.buttons import BLUE, GREY, RED, button, rows
from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.painter import Painter
from bot.delivery.reviewers import Look, Reviewers
from bot.delivery.views import heading
from bot.delivery.worker import Lost
from bot.store.table import Table
from bot.tables import review
from bot.tables.lookback import as_it_was
from bot.tables.progress import turn_number
from bot.tables.refusals import refused
from bot.tables.review import Review
from bot.tables.writer import Tables
from bot.talk.answers import answering, changing, show
from bot.talk.finder import Finder
from bot.talk.panel_view import laid
from bot.talk.people import person
from bot.talk.reckoning import answer_of, loss
from bot.talk.watching import Watching
from bot.texts import Words, texts
from rules.core import Seat
from rules.match import Diverged


class Reviews:
    """Shows reviews."""

    def __init__(self, tables: Tables, painter: Painter, reviewers: Reviewers, finder: Finder) -> None:
        self._tables = tables
        self._painter = painter
        self._reviewers = reviewers
        self._finder = finder
        self._watching = Watching()

    def register(self, handlers: Handlers) -> None:
        handlers.update(review=self._open, reviewstop=self._stop, moment=self._moment)

    async def _open(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._finder.table(click, what.table)
        seat = review.own_seat(table, click.user.id)
        words = await self._words(click, table)
        found = await self._reviewers.kept(table, seat, click.user.id) or await self._found(click, words, table, seat)
        if found is not None:
            await self._show(click, words, table, seat, found, 0)

    async def _moment(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        """Another of the moments."""
        await changing(click)
        table = await self._finder.table(click, what.table)
        seat = review.own_seat(table, click.user.id)
        found = await self._reviewers.kept(table, seat, click.user.id)
        if found is None or len(what.args) != 1 or not what.args[0].isdecimal():
            raise refused("old-button")
        await self._show(click, await self._words(click, table), table, seat, found, int(what.args[0]))

    async def _stop(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await changing(click)
        if self._watching.stopped(click.user.id, ".".join(what.args)):
            return
        table = await self._finder.table(click, what.table)
        await self._rests(click, await self._words(click, table), table, "review-stopped")

    # -- finding out

    async def _found(self, click: Click, words: Words, table: Table, seat: Seat) -> Review | None:
        """The review, once it is found; None: its person has stopped it, or it takes longer than this message lives."""
        name = str(click.id)
        press = button(words("button-review-stop"), Id("reviewstop", table.id, table.revision, (name,)), RED)
        with (
            self._watching.begun(click.user.id, name) as stop,
            self._reviewers.watching(table, seat, click.user.id) as look,
        ):
            task = look.task
            assert task is not None
            await self._watching.watch(click, heading(words, table), lambda: self._far(words, look), press, task, stop)
            if not task.done():
                await self._rests(click, words, table, "review-stopped" if stop.is_set() else "review-later")
                return None
        if task.cancelled():
            raise refused("restarting")
        try:
            return task.result()
        except Lost:
            raise refused("review-failed") from None
        except Diverged as differs:
            raise refused("past-unknown") from differs

    def _far(self, words: Words, look: Look) -> str:
        if not look.count:
            return words("review-begun")
        closer = look.done == look.count
        return words("review-closer") if closer else words("review-progress", done=look.done, count=look.count)

    async def _rests(self, click: Click, words: Words, table: Table, key: str) -> None:
        again = button(words("button-review"), Id("review", table.id, table.revision))
        await show(click, laid([heading(words, table), words(key)], (), rows([again])))

    # -- showing

    async def _show(self, click: Click, words: Words, table: Table, seat: Seat, found: Review, number: int) -> None:
        """A moment: what was answered, what would have been worth more and why, and the board as it was."""
        if not found.moments:
            lines = [heading(words, table), words("review-title"), words("review-none", count=found.answers)]
            await show(click, laid(lines))
            return
        number = min(number, len(found.moments) - 1)
        moment = found.moments[number]
        lines_ = await self._tables.store.lines(table.id)
        try:
            stop = await asyncio.to_thread(review.stop_at, table, lines_, moment.entries)
        except Exception as problem:
            raise refused("past-unknown") from problem
        then = as_it_was(table, stop)
        taste = await self._tables.taste(click.user.id, table.guild)
        shown = (
            *await self._painter.board(then, words.language, (), taste, areas=False),
            *await self._painter.hand(then, words.language, seat, taste),
        )
        best, given = moment.advice.answers
        lines = [
            heading(words, table),
            words("review-title"),
            words("review-at", number=number + 1, count=len(found.moments), turn=turn_number(then) or 0),
            words("review-given", answer=await asyncio.to_thread(answer_of, words, then, seat, given.moves)),
            words("review-best", answer=await asyncio.to_thread(answer_of, words, then, seat, best.moves)),
            loss(words, moment.advice),
            words("review-note", count=found.answers),
        ]
        others = [
            button(
                words("button-moment", number=n + 1), Id("moment", table.id, table.revision, (str(n),)),
                BLUE if n == number else GREY, disabled=n == number,
            )
            for n in range(len(found.moments))
        ]  # fmt: skip
        steps = button(words("button-review-steps"), Id("lookback", table.id, table.revision, (str(moment.entries),)))
        await show(click, laid(lines, shown, rows([*others, steps])), shown)

    async def _words(self, click: Click, table: Table) -> Words:
        return texts((await person(self._tables, click)).language, table.game).among(table.names)
