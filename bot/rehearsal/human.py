"""Whoever sits at the rehearsal: presses, looks, and changes what only people can change."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
from collections.abc import Callable, Sequence
from typing import Protocol

from bot.texts import Words

DEVICES = ("ios", "android", "desktop")
SIZE = re.compile(r"(\d{1,4})\s*[x×*]\s*(\d{1,4})")


class Human(Protocol):
    async def devices(self) -> Sequence[str]:
        """What they look at Discord with; nothing: they look at nothing."""

    async def do(self, act: str, **what: str) -> bool:
        """Do something; False: they cannot or will not."""

    async def tell(self, question: str, device: str, choices: Sequence[str], **what: str) -> str | None:
        """Say what they see, as one of the choices; without any: a size such as 505x350. None: they cannot say."""


class Nobody:
    """Nobody is there."""

    async def devices(self) -> Sequence[str]:
        return ()

    async def do(self, act: str, **what: str) -> bool:
        return False

    async def tell(self, question: str, device: str, choices: Sequence[str], **what: str) -> str | None:
        return None


class Typed:
    """Lines from the standard input, which may come while nobody waits for one."""

    def __init__(self, terminal: bool | None = None) -> None:
        self._terminal = sys.stdin.isatty() if terminal is None else terminal
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._begun = False

    def forget(self) -> None:
        """What was typed before a question belongs to none: Enter once too often after a press, for example."""
        while self._terminal and not self._lines.empty():
            if self._lines.get_nowait() is None:
                self._lines.put_nowait(None)
                return

    async def next(self) -> str | None:
        """The next line; None: there will be none any more."""
        if not self._begun:
            self._begun = True
            loop = asyncio.get_running_loop()
            # Nothing can end a thread that reads the terminal: it goes with the process.
            threading.Thread(target=self._read, args=(loop,), daemon=True).start()
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
        return line

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(self._lines.put_nowait, line.strip())
        loop.call_soon_threadsafe(self._lines.put_nowait, None)


class AtTerminal:
    """Somebody who reads this program's lines and types."""

    def __init__(self, text: Words, print_: Callable[[str], None], typed: Typed | None = None) -> None:
        self._text = text
        self._print = print_
        self._typed = typed or Typed()

    async def devices(self) -> Sequence[str]:
        self._print(self._text("ask-devices"))
        for n, device in enumerate(DEVICES, 1):
            self._print(f"  {n}  {self._text(f'device-{device}')}")
        line = await self._typed.next() or ""
        return [DEVICES[int(digit) - 1] for digit in dict.fromkeys(line) if digit in "123"]

    async def do(self, act: str, **what: str) -> bool:
        self._typed.forget()
        self._print(f"\n→ {self._text(f'act-{act}', **what)}")
        self._print(self._text("when-pressed" if act == "press" else "when-done"))
        line = await self._typed.next()
        return line == ""

    async def tell(self, question: str, device: str, choices: Sequence[str], **what: str) -> str | None:
        self._typed.forget()
        self._print(f"\n? {self._text(f'device-{device}')} · {self._text(f'ask-{question}', **what)}")
        for n, choice in enumerate(choices, 1):
            self._print(f"  {n}  {self._text(f'choice-{choice}')}")
        self._print(self._text("how-to-answer" if choices else "how-to-measure"))
        while True:
            line = await self._typed.next()
            if not line:
                return None
            if not choices and (size := SIZE.fullmatch(line)):
                return f"{size[1]}x{size[2]}"
            if choices and line.isdecimal() and 1 <= int(line) <= len(choices):
                return choices[int(line) - 1]
            self._print(self._text("not-understood"))
