"""Is the running bot well? It keeps writing a file; whoever looks after it (Docker, systemd) asks what stands there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import shutil
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from bot.process.settings import Settings
from bot.store.lock import Claim, InUse, claim, claimed
from bot.store.protocol import Store
from bot.tasks import Seldom, told

log = logging.getLogger(__name__)

PRIVATE = 0o600
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


@dataclass(frozen=True, slots=True)
class Beat:
    """What the heart has written last."""

    boot: str
    moment: float
    complaints: tuple[str, ...]
    tells: Mapping[str, Any]
    """What the process tells about itself besides."""

    @property
    def here(self) -> bool:
        """Has it been written since this machine was started?"""
        return self.boot == _boot()


class Heart:
    """Asks every part of the house how it is, and writes down what they say."""

    def __init__(
        self,
        data: Path,
        tells: Callable[[], Mapping[str, Any]] = dict,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`tells`: what the process tells about itself, for whoever asks from outside."""
        self._now = now
        self._ill: float | None = None
        """Since when something has been wrong."""
        self._data = data
        self._tells = tells
        self._questions: dict[str, Question] = {}
        self._tell = Seldom()
        self._sooner = asyncio.Event()
        self._claim: Claim | None = None
        """The system knows by it that this heart still beats."""
        self.troubles: Mapping[str, str] = {}
        """What is wrong, by part."""
        self.beaten = time.monotonic()
        """When it last asked."""
        self.listeners: list[Callable[[Mapping[str, str]], Awaitable[None]]] = []
        """Who is told of every answer."""

    @property
    def complaints(self) -> tuple[str, ...]:
        return tuple(f"{part}: {trouble}" for part, trouble in self.troubles.items())

    def asks(self, part: str, question: Question) -> None:
        self._questions[part] = question

    async def beat(self) -> None:
        """Beat until cancelled."""
        try:
            while True:
                self._sooner.clear()
                self._claimed()
                await self.look()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(EVERY):
                        await self._sooner.wait()
        finally:
            if self._claim is not None:
                self._claim.release()
                self._claim = None

    def _claimed(self) -> None:
        if self._claim is None:
            # Whoever has it gives it back soon; until then the age of the beat tells.
            with contextlib.suppress(InUse, OSError):
                self._claim = claim(self._data / HEARTBEAT)

    def sooner(self) -> None:
        """Something has changed: beat now."""
        self._sooner.set()

    async def look(self) -> None:
        """Ask everybody once."""
        asked = dict(self._questions)
        said = await asyncio.gather(*(_answer(question) for question in asked.values()))
        self.troubles = {part: trouble for part, trouble in zip(asked, said, strict=True) if trouble is not None}
        self.beaten = time.monotonic()
        now = self._now()
        self._ill = (self._ill or now) if self.troubles else None
        # Less than a beat is nothing: while it starts, the bot is not connected yet.
        if self._ill is not None and now - self._ill >= EVERY and self._tell():
            log.warning("not well: %s", "; ".join(self.complaints))
        held = self._claim is not None
        await asyncio.to_thread(write, self._data, self.complaints, tells=self._tells(), held=held)
        for listener in self.listeners:
            await listener(self.troubles)

    async def rest(self) -> None:
        """Beat no more: nobody is to take the last beat for a living one."""
        await asyncio.to_thread((self._data / HEARTBEAT).unlink, missing_ok=True)

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
            found = await store.meta(PULSE)
            # Where several processes beat, the last one may be another's.
            return None if found == str(beats) or (store.shared and found) else "what is written cannot be read"

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


async def _answer(question: Question) -> str | None:
    try:
        async with asyncio.timeout(ANSWER):
            return await question()
    except TimeoutError:
        return "does not answer"
    except Exception as problem:  # noqa: BLE001 - a part that cannot even tell is ill
        return told(problem)


def _boot() -> str:
    """Which run of the machine this is: its clock without jumps begins anew with each."""
    try:
        return BOOT.read_text(encoding="ascii").strip()
    except OSError:
        return ""


def write(
    data: Path,
    complaints: tuple[str, ...],
    now: Callable[[], float] = time.monotonic,
    tells: Mapping[str, Any] | None = None,
    held: bool = False,
) -> None:
    """Whole or not at all. The wall clock may be set at any time, so the moment is one of the machine's own.

    `held`: as long as the program lives it has a claim on the file.
    """
    fresh = data / f"{HEARTBEAT}.new"
    beat = {"boot": _boot(), "moment": now(), "complaints": complaints, "tells": dict(tells or {}), "held": held}
    with contextlib.suppress(FileNotFoundError):
        # What a kill has left may have another mode.
        fresh.unlink()
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w", encoding="utf-8") as file:
        json.dump(beat, file)
    fresh.replace(data / HEARTBEAT)


def last(data: Path) -> Beat | str:
    """The last beat, or why there is none."""
    try:
        beat = json.loads((data / HEARTBEAT).read_text(encoding="utf-8"))
        complaints = tuple(map(str, beat["complaints"]))
        if beat.get("held") and not claimed(data / HEARTBEAT):
            return "Stellwerk is not running here; it has ended without a goodbye."
        return Beat(str(beat["boot"]), float(beat["moment"]), complaints, dict(beat.get("tells", {})))
    except FileNotFoundError:
        return "Stellwerk is not running here."
    except (OSError, ValueError, KeyError, TypeError):
        return "Stellwerk's heartbeat cannot be read."


def judged(beat: Beat | str, now: float) -> str | None:
    """What is wrong, as a sentence; None: the bot is well."""
    if isinstance(beat, str):
        return beat
    age = now - beat.moment
    if not beat.here or age < 0:
        return "Stellwerk has not been heard of since this machine was started."
    if age > PATIENCE:
        return f"Stellwerk has not been heard of for {age:.0f} seconds."
    if beat.complaints:
        return f"Stellwerk is not well: {'; '.join(beat.complaints)}."
    return None


def check(settings: Settings, now: Callable[[], float] = time.monotonic) -> int:
    """The exit status for whoever asks: 0 if the bot is well."""
    sentence = judged(last(settings.data), now())
    if sentence is None:
        return 0
    print(sentence, file=sys.stderr)
    return 1
