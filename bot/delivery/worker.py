"""Long work in a process of its own, so that no click waits for it: begun when it is wanted, ended when it is not."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
IDLE = 60.0
"""Seconds without work after which the process is ended."""


NICE = 10
"""By how much others come first."""


class Lost(Exception):
    """The process has died in the middle of its work. The next work begins another one."""


class Worker(Protocol):
    """Whoever does long work. Both the function and what it is given must be such as can be sent elsewhere."""

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """Have it done; raises Lost. Any: what is given has the types of the function."""

    def end(self) -> None:
        """Nothing more is to be done."""


class Apart:
    """One process, for one piece of work after the other. `idle` None: it is kept; `nice`: others come first."""

    def __init__(self, idle: float | None = IDLE, nice: int = NICE) -> None:
        self._idle = idle
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None
        self._busy = 0
        self._resting: asyncio.TimerHandle | None = None

    @property
    def awake(self) -> bool:
        return self._pool is not None

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        loop = asyncio.get_running_loop()
        if self._resting is not None:
            self._resting.cancel()
        pool, self._busy = self._pool, self._busy + 1
        try:
            if pool is None:
                # Forked, it would carry along everything this process holds, and its threads not at all.
                pool = self._pool = ProcessPoolExecutor(
                    1, multiprocessing.get_context("spawn"), _modestly, (self._nice,)
                )
            return await loop.run_in_executor(pool, work, *given)
        except (BrokenExecutor, OSError) as problem:
            # The system has no more processes to give, or has ended this one.
            if self._pool is pool:
                self.end()
            raise Lost from problem
        finally:
            self._busy -= 1
            if not self._busy and self._idle is not None:
                self._resting = loop.call_later(self._idle, self.end)

    def end(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
            self._resting = None
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _modestly(nice: int) -> None:
    """In the new process: others come first by so much, and it does not outlive the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_until_the_parent_ends, daemon=True).start()


def _until_the_parent_ends() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
