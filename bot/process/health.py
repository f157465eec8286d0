"""Is the running bot well? It keeps touching a file; whoever looks after it (Docker, systemd) asks how old that is."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bot.process.settings import Settings

HEARTBEAT = "heartbeat"
"""The file, inside the data folder."""
EVERY = 15.0
"""Seconds between two beats."""
PATIENCE = 60.0
"""Seconds without a beat after which the bot counts as ill."""


def beat(data: Path) -> None:
    (data / HEARTBEAT).touch()


async def keep_beating(data: Path, well: Callable[[], bool]) -> None:
    """Beat as long as the loop turns and the connection is well, until cancelled."""
    while True:
        if well():
            beat(data)
        await asyncio.sleep(EVERY)


def check(settings: Settings, now: Callable[[], float] = time.time) -> int:
    """The exit status for whoever asks: 0 if the bot is well."""
    try:
        age = now() - (settings.data / HEARTBEAT).stat().st_mtime
    except FileNotFoundError:
        print("Stellwerk is not running here.", file=sys.stderr)
        return 1
    if age > PATIENCE:
        print(f"Stellwerk has not been heard of for {age:.0f} seconds.", file=sys.stderr)
        return 1
    return 0
