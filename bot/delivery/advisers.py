"""Has positions judged for people in processes of their own: a hint for somebody who waits, a look back at leisure."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from bot.delivery.worker import Apart, Lost, Worker
from rules import advice
from rules.advice import Advice, Question
from rules.core import Action

log = logging.getLogger(__name__)
IDLE = 600.0
"""Seconds for which a process that knows the rules is kept for the next hint."""
PATIENT = 19
"""Looking back comes after everything else."""


class Advisers:
    """One hint at a time, and one look back beside it."""

    def __init__(self, prompt: Worker | None = None, patient: Worker | None = None) -> None:
        self._prompt = prompt or Apart(IDLE, nice=0)
        self._patient = patient or Apart(nice=PATIENT)
        self._hinting, self._looking = asyncio.Lock(), asyncio.Lock()
        self._warming: asyncio.Task[None] | None = None
        self.closed = False

    def close(self) -> None:
        self.closed = True
        self._prompt.end()
        self._patient.end()

    def soon(self) -> None:
        """Somebody may want a hint: it takes a moment until a process knows the rules."""
        if not self.closed and (self._warming is None or self._warming.done()):
            self._warming = asyncio.create_task(self._ready(), name="getting ready to advise")

    async def _ready(self) -> None:
        with contextlib.suppress(Lost):
            await self._prompt.do(advice.warm)

    async def hint(self, asked: Question) -> Advice:
        """Raises Lost if it cannot be found out now."""
        async with self._hinting:
            try:
                return await self._prompt.do(advice.hint, asked)
            except Lost as problem:
                if self.closed:
                    raise
                # The system may have ended the process for no fault of this question.
                log.warning("the process that advises has died: %r", problem.__cause__)
                return await self._prompt.do(advice.hint, asked)

    async def looked_back(self, asked: Question, played: tuple[Action, ...]) -> Advice | None:
        """Raises Lost as well."""
        async with self._looking:
            return await self._patient.do(advice.looked_back, asked, played)

    async def weighed(self, asked: Question, best: tuple[Action, ...], played: tuple[Action, ...]) -> Advice:
        """Raises Lost as well."""
        async with self._looking:
            return await self._patient.do(advice.weighed, asked, best, played)
