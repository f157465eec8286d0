"""Hears at once what other processes have kept in PostgreSQL. Whoever has to know looks for it anyway."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import asyncpg

from bot.store.news import Hear, News, read
from bot.store.pool import ANSWER, AWAY, CHANNEL, CONNECTING, SETTINGS

AGAIN = (0.5, 2.5)
"""Seconds until somebody who could not listen tries again, from and to: not all at the same moment."""
ALIVE = 30.0
"""Seconds after which a connection on which nothing was heard is tried."""


class Doorbell:
    """Rings by `hear`. What it misses is found by looking: a message may be lost, a row is not."""

    def __init__(self, address: str, own: str, hear: Hear) -> None:
        self._address = address
        self._own = own
        self._hear = hear
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._listen(), name="doorbell")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

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
                await asyncio.sleep(random.uniform(*AGAIN))

    def _rung(self, _: Any, __: int, ___: str, message: Any) -> None:
        news = read(str(message), self._own)
        if news is not None:
            self._hear(news)
