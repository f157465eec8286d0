"""Hints: the best two answers to what somebody is asked, what they bring and why, for that person alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot.controls.hearing import Click, Handlers
from bot.controls.ids import Id
from bot.delivery.advisers import Advisers
from bot.delivery.views import heading
from bot.delivery.worker import Lost
from bot.lru import Lru
from bot.store.table import Table
from bot.tables import hints
from bot.tables.refusals import refused
from bot.tables.seats import own_seat
from bot.tables.writer import Tables
from bot.talk.answers import answering, show
from bot.talk.finder import Finder
from bot.talk.panel_view import laid
from bot.talk.people import person
from bot.talk.reckoning import answer_of, clauses, compared
from bot.texts import Words, texts
from rules.advice import Advice
from rules.core import Seat

log = logging.getLogger(__name__)
KEPT = 64
"""Hints in memory: the same question has the same answer."""


class Hints:
    """Gives hints."""

    def __init__(self, tables: Tables, advisers: Advisers, finder: Finder) -> None:
        self._tables = tables
        self._advisers = advisers
        self._finder = finder
        self._kept: Lru[Advice] = Lru(KEPT)

    def register(self, handlers: Handlers) -> None:
        handlers.update(hint=self._hint)

    async def _hint(self, click: Click, what: Id, values: tuple[str, ...]) -> None:
        await answering(click)
        table = await self._finder.table(click, what.table)
        who = await person(self._tables, click)
        seat = own_seat(table, who)
        asked = await asyncio.to_thread(hints.question, table, seat)
        assert table.match is not None
        entries = len(table.match.log)
        key = (table.id, entries, seat)
        found = self._kept.get(key)
        if found is None:
            try:
                found = await self._advisers.hint(asked)
            except Lost:
                raise refused("restarting" if self._advisers.closed else "hint-failed") from None
            except Exception:
                log.exception("table %s: no hint could be found", table.id)
                raise refused("hint-failed") from None
            self._kept.put(key, found)
        # Counted before it is told, and told only if it still is of use.
        after = await self._tables.hinted(table.id, who, entries, interaction=click.id)
        words = texts(who.language, table.game).among(table.names)
        told = await asyncio.to_thread(_told, words, table, seat, found)
        count = hints.counts(after)[seat]
        await show(click, laid([heading(words, table), *told, words("hint-note", count=count)]))


def _told(words: Words, table: Table, seat: Seat, found: Advice) -> Sequence[str]:
    """The answers, what they bring, and how far they are apart."""
    lines = [words("hint-title")]
    for number, one in enumerate(found.answers, 1):
        lines.append(words("hint-answer", number=number, answer=answer_of(words, table, seat, one.moves)))
        lines += clauses(words, found, one)
    lines.append(compared(words, found) if len(found.answers) > 1 else words("hint-alone"))
    return lines
