"""Processes of the bot for drills: begun in a tenth of a second each, watched, ended at will."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from bot.sandbox.server import Sandbox
from tests.protocol.people import PATIENCE, until


@dataclass(eq=False)
class Victim:
    """One process of the bot."""

    pid: int
    errors: Path
    """What it writes to the standard error."""
    status: int | None = None
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def alive(self) -> bool:
        return self.status is None

    @property
    def said(self) -> str:
        return self.errors.read_text(encoding="utf-8") if self.errors.exists() else ""

    def send(self, sign: signal.Signals) -> None:
        if self.alive:
            # It may be gone although nobody has told us yet.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, sign)

    async def wait(self, seconds: float = PATIENCE) -> int:
        """Its exit status; it must end by itself."""
        try:
            async with asyncio.timeout(seconds):
                await self.ended.wait()
        except TimeoutError:
            # It says with its last breath where it stands.
            self.send(signal.SIGABRT)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.ended.wait()
            raise AssertionError(f"still alive after {seconds} s; it said: {self.said}") from None
        assert self.status is not None
        return self.status


class Stable:
    def __init__(self, process: asyncio.subprocess.Process, folder: Path) -> None:
        self._process = process
        self._folder = folder
        self._victims: dict[int, Victim] = {}
        self._orders = 0
        self._ordered: deque[Path] = deque()
        self._begun: asyncio.Queue[int] = asyncio.Queue()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            told = json.loads(line)
            if "began" in told:
                pid = told["began"]
                self._victims[pid] = Victim(pid, self._ordered.popleft())
                self._begun.put_nowait(pid)
            elif "ended" in told:
                victim = self._victims[told["ended"]]
                victim.status = told["status"]
                victim.ended.set()

    async def start(
        self,
        environment: dict[str, str],
        kind: str = "",
        step: int = 0,
        arguments: tuple[str, ...] = ("run",),
        user: int = 0,
    ) -> Victim:
        self._orders += 1
        errors = self._folder / f"errors-{self._orders}.txt"
        self._ordered.append(errors)
        order = {
            "environment": environment,
            "kind": kind,
            "step": step,
            "arguments": arguments,
            "errors": str(errors),
            "user": user,
        }
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        return self._victims[await self._begun.get()]

    async def close(self) -> None:
        for victim in self._victims.values():
            victim.send(signal.SIGKILL)
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        await self._listening


@contextlib.asynccontextmanager
async def stable(folder: Path) -> AsyncIterator[Stable]:
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "tests.drills.victim")
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    made = Stable(process, folder)
    try:
        yield made
    finally:
        await made.close()


def environment(sandbox: Sandbox, data: Path, **more: str) -> dict[str, str]:
    return {
        "DISCORD_TOKEN": sandbox.token,
        "STELLWERK_DATA": str(data),
        "STELLWERK_API_BASE": sandbox.api_base,
        "STELLWERK_GATEWAY_URL": sandbox.gateway_url,
        "STELLWERK_LOG_LEVEL": "ERROR",
        "STELLWERK_REQUESTS": "10000",
        # As in a house that has written to its people for long.
        "STELLWERK_LETTERS_HOUR": "10000",
        "STELLWERK_LETTERS_DAY": "10000",
        **more,
    }


async def online(sandbox: Sandbox, victim: Victim) -> None:
    """Until the process is at the gateway, or has ended."""
    await until(lambda: not victim.alive or sandbox.gateway.connected, what="the bot is online or has ended")


async def gone(sandbox: Sandbox) -> None:
    """Until the gateway has noticed that the process is dead."""
    await until(lambda: not sandbox.gateway.connected, what="the old connection is gone")
