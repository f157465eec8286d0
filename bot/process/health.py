"""Is the running bot well? It keeps writing a file; whoever looks after it (Docker, systemd) asks what stands there."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

from bot.process.settings import Settings
from bot.store.protocol import Store
from bot.tasks import Seldom, told

log = logging.getLogger(__name__)

HEARTBEAT = "heartbeat"
"""The file, inside the data folder."""
EVERY = 15.0
"""Seconds between two beats."""
PATIENCE = 60.0
"""Seconds without a beat after which the bot counts as ill."""
ANSWER = 10.0
"""Seconds within which each part must tell how it is."""
LATE = 900.0
"""Seconds that something due may wait before delivery counts as ill."""
ROOM = 50 * 2**20
"""Free bytes below which the disk counts as full."""
PULSE = "pulse"
"""Under this name the store keeps the number of the last beat."""
BOOT = Path("/proc/sys/kernel/random/boot_id")

Question = Callable[[], Awaitable[str | None]]
"""How a part is: None if well, else what is wrong with it."""


class Delivery(Protocol):
    """What the heart wants to know of whoever delivers; moments are those of `time.monotonic`."""

    @property
    def looked(self) -> float:
        """When it last saw what waits."""

    @property
    def waiting_since(self) -> float | None:
        """Since when something due has waited without anything having arrived; None: nothing is due.

        What is put off for a reason (no permission, a rate limit) is not due.
        """

    def kick(self) -> None:
        """Look now."""


class Heart:
    """Asks every part of the house how it is, and writes down what they say."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._questions: dict[str, Question] = {}
        self._tell = Seldom()
        self.complaints: tuple[str, ...] = ()

    def asks(self, part: str, question: Question) -> None:
        self._questions[part] = question

    async def beat(self) -> None:
        """Beat until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Ask everybody once."""
        asked = dict(self._questions)
        said = await asyncio.gather(*(_answer(part, question) for part, question in asked.items()))
        before, self.complaints = self.complaints, tuple(one for one in said if one is not None)
        # Once is nothing: while it starts, the bot is not connected yet.
        if before and self.complaints and self._tell():
            log.warning("not well: %s", "; ".join(self.complaints))
        await asyncio.to_thread(write, self._data, self.complaints)

    async def room(self) -> str | None:
        free = (await asyncio.to_thread(shutil.disk_usage, self._data)).free
        return f"only {free // 2**20} MB are free" if free < ROOM else None

    @staticmethod
    def writes(store: Store) -> Question:
        """Can the store be written and read?"""
        beats = 0

        async def question() -> str | None:
            nonlocal beats
            if store.hindered > ANSWER:
                return "another program has locked it"
            beats += 1
            await store.set_meta(PULSE, str(beats))
            return None if await store.meta(PULSE) == str(beats) else "what is written cannot be read"

        return question

    @staticmethod
    def delivers(delivery: Delivery) -> Question:
        """Has delivery looked since it was last asked to, and does nothing due wait too long?"""
        asked: float | None = None

        async def question() -> str | None:
            nonlocal asked
            stands = asked is not None and delivery.looked < asked
            asked = time.monotonic()
            delivery.kick()
            if stands:
                return "stands still"
            since = delivery.waiting_since
            late = 0.0 if since is None else asked - since
            return f"nothing has arrived for {late:.0f} seconds" if late > LATE else None

        return question


async def _answer(part: str, question: Question) -> str | None:
    try:
        async with asyncio.timeout(ANSWER):
            complaint = await question()
    except TimeoutError:
        complaint = "does not answer"
    except Exception as problem:  # noqa: BLE001 - a part that cannot even tell is ill
        complaint = told(problem)
    return None if complaint is None else f"{part}: {complaint}"


def _boot() -> str:
    """Which run of the machine this is: its clock without jumps begins anew with each."""
    try:
        return BOOT.read_text(encoding="ascii").strip()
    except OSError:
        return ""


def write(data: Path, complaints: tuple[str, ...], now: Callable[[], float] = time.monotonic) -> None:
    """Whole or not at all. The wall clock may be set at any time, so the moment is one of the machine's own."""
    fresh = data / f"{HEARTBEAT}.new"
    beat = {"boot": _boot(), "moment": now(), "complaints": complaints}
    fresh.write_text(json.dumps(beat), encoding="utf-8")
    fresh.replace(data / HEARTBEAT)


def check(settings: Settings, now: Callable[[], float] = time.monotonic) -> int:
    """The exit status for whoever asks: 0 if the bot is well."""
    try:
        beat = json.loads((settings.data / HEARTBEAT).read_text(encoding="utf-8"))
        boot, moment, complaints = str(beat["boot"]), float(beat["moment"]), tuple(beat["complaints"])
    except FileNotFoundError:
        return _ill("Stellwerk is not running here.")
    except (OSError, ValueError, KeyError, TypeError):
        return _ill("Stellwerk's heartbeat cannot be read.")
    age = now() - moment
    if boot != _boot() or age < 0:
        return _ill("Stellwerk has not been heard of since this machine was started.")
    if age > PATIENCE:
        return _ill(f"Stellwerk has not been heard of for {age:.0f} seconds.")
    if complaints:
        return _ill(f"Stellwerk is not well: {'; '.join(map(str, complaints))}.")
    return 0


def _ill(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
