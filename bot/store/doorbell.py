"""Hears at once what other processes have kept in PostgreSQL, and has everybody look every other second anyway."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import asyncpg

from bot.store.news import Hear, News, read
from bot.store.pool import ANSWER, AWAY, CHANNEL, CONNECTING, SETTINGS

LOOK = (1.5, 2.5)
"""Seconds between two looks, from and to: processes do not look all at the same moment."""
ALIVE = 30.0
"""Seconds after which a connection on which nothing was heard is tried."""


class Doorbell:
    """Rings by `hear`. What it misses is found by looking: a message may be lost, a row is not."""

    def __init__(self, address: str, own: str, hear: Hear) -> None:
        self._address = address
        self._own = own
        self._hear = hear
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._look()), asyncio.create_task(self._listen())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(random.uniform(*LOOK))
            self._hear(News())

    async def _listen(self) -> None:
        """Listen for ever, on one connection after the other."""
        while True:
            try:
                line = await asyncpg.connect(
                    self._address, timeout=CONNECTING, command_timeout=ANSWER, server_settings=SETTINGS,
                    target_session_attrs="read-write",
                )  # fmt: skip
                try:
                    await line.add_listener(CHANNEL, self._rung)
                    # Before that nobody listened.
                    self._hear(News(missed=True))
                    while not line.is_closed():
                        await asyncio.sleep(ALIVE / 2)
                        await line.execute("SELECT 1")
                finally:
                    line.terminate()
            except AWAY:
                await asyncio.sleep(random.uniform(*LOOK))

    def _rung(self, _: Any, __: int, ___: str, message: Any) -> None:
        news = read(str(message), self._own)
        if news is not None:
            self._hear(news)
