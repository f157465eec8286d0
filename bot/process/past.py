"""A past that comes back under a running bot: everything remembered is read again, and people are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store.protocol import RESTORED
from bot.tables.writer import Tables
from bot.tasks import persistently

log = logging.getLogger(__name__)

Alone = Callable[[Callable[[], Awaitable[None]]], Awaitable[None]]


class Past:
    """Looks whether the data have gone back, whenever somebody may think so."""

    def __init__(self, tables: Tables, alone: Alone | None, forget: Callable[[], None]) -> None:
        """`alone`: does what only one process may do at a time; `forget`: drops what was drawn."""
        self._tables = tables
        self._alone = alone
        self._forget = forget
        self._closed = False
        self._task: asyncio.Task[None] | None = None
        self._again = False

    def look(self) -> None:
        if self._task is not None and not self._task.done():
            self._again = True
        elif not self._closed:
            self._task = asyncio.create_task(self._look(), name="a past that comes back")

    async def close(self) -> None:
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        self._again = True
        while self._again:
            self._again = False
            await persistently("nobody knows whether the data have gone back", self.step, lambda problem: True)

    async def step(self) -> None:
        """Look once."""
        tables = self._tables
        epoch = await tables.store.epoch()
        if epoch == tables.epoch and not await tables.store.meta(RESTORED):
            return
        if epoch != tables.epoch:
            # A lost tail has left moves in memory that were never made.
            tables.forget_all()
            self._forget()
            tables.epoch = epoch
            log.error("the data have gone back to an earlier moment; people are told, and boards are posted anew")
        await (self._tell() if self._alone is None else self._alone(self._tell))

    async def _tell(self) -> None:
        await self._tables.restored()
        # Whoever has had their data deleted in the time that is gone.
        await self._tables.forget_again()
