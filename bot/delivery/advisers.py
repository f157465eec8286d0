"""Has positions judged for people in a process of its own: a hint for somebody who waits, a look back at leisure."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from bot.delivery.gate import NEED, Gate, Need
from bot.delivery.worker import Apart, Lost, Worker
from rules import advice
from rules.advice import Advice, Question
from rules.core import Action

log = logging.getLogger(__name__)


class Advisers:
    """One piece of work at a time; hints come first."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Apart()
        self._gate = Gate(1)
        self._warming: asyncio.Task[None] | None = None
        self.closed = False

    def close(self) -> None:
        self.closed = True
        self._worker.end()

    def soon(self) -> None:
        """Somebody may want a hint: it takes a moment until a process knows the rules."""
        if not self.closed and (self._warming is None or self._warming.done()):
            self._warming = asyncio.create_task(self._ready(), name="getting ready to advise")

    async def _ready(self) -> None:
        with contextlib.suppress(Lost):
            await self._worker.do(advice.warm)

    async def hint(self, asked: Question) -> Advice:
        """Raises Lost if it cannot be found out now."""
        async with self._gate.place():
            return await self._again(asked)

    async def looked_back(self, asked: Question, played: tuple[Action, ...]) -> Advice | None:
        """Raises Lost as well."""
        NEED.set(Need.AHEAD)
        async with self._gate.place():
            return await self._worker.do(advice.looked_back, asked, played)

    async def weighed(self, asked: Question, best: tuple[Action, ...], played: tuple[Action, ...]) -> Advice:
        NEED.set(Need.AHEAD)
        async with self._gate.place():
            return await self._worker.do(advice.weighed, asked, best, played)

    async def _again(self, asked: Question) -> Advice:
        """The system may have ended the process for no fault of this question: once more."""
        try:
            return await self._worker.do(advice.hint, asked)
        except Lost as problem:
            if self.closed:
                raise
            log.warning("the process that advises has died: %r", problem.__cause__)
            return await self._worker.do(advice.hint, asked)
