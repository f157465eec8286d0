"""A time that the drill and the processes of the bot share: it lies in a file, and the drill sets it forward."""

from __future__ import annotations

import asyncio
import os
import struct
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.clock.wall import Times

FILE = "DRILL_HOURS"
"""Under this name a process is told where its time lies."""
FORM = struct.Struct("d")
NAP = 0.01
LONGEST = 0.5
YEAR = 365 * 86_400


def skip_to(file: Path, skipped: float) -> None:
    """From now on the time is so many seconds ahead of the machine's."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT)
    os.pwrite(handle, FORM.pack(skipped), 0)
    os.close(handle)


def shared(file: Path) -> Times:
    """The time in the file; whoever sleeps wakes up when it is set forward."""
    handle = os.open(file, os.O_RDONLY)

    def skipped() -> float:
        return float(FORM.unpack(os.pread(handle, FORM.size, 0))[0])

    async def sleep(pause: float) -> None:
        # Not longer: it may have been set forward just before this, and nobody would notice.
        until, before = time.monotonic() + min(pause, LONGEST), skipped()
        while time.monotonic() < until and skipped() == before:  # noqa: ASYNC110 - another process sets it forward
            await asyncio.sleep(NAP)

    nap: Callable[[float], Awaitable[object]] = sleep
    return Times(lambda: time.time() + skipped(), lambda: time.monotonic() + skipped(), YEAR, nap)
