"""Two programs on the same data: the one that waits asks the one that works to hand over, by files beside the data.

The lock of the database decides who works. Files can be seen from one container to another, signals cannot.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from bot.store.lock import Claim, InUse, claim

LOOK = 0.2
"""Seconds between two looks for a request."""
OVERLAP = 1.0
"""Seconds for which both hear every click before the working one takes no more: its news may be the later ones."""
SUCCESSOR, WISH, TAKEN = "successor", "successor.wish", "successor.taken"


class Successor:
    """The one that waits."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._claim: Claim | None = None
        self._wish = secrets.token_hex(8)

    def stand_by(self) -> None:
        """Be the only one that waits; the system knows it as long as this program lives. Raises InUse."""
        try:
            self._claim = claim(self._data / SUCCESSOR)
        except InUse:
            raise InUse(f"Another Stellwerk waits already to take over {self._data}.") from None
        self._clear()

    def ask(self) -> None:
        """From now on this one hears every click."""
        _written(self._data / WISH, self._wish)

    def taken(self) -> frozenset[int]:
        """Which interactions the former one has taken on; none, if it died without telling."""
        with suppress(OSError, ValueError, TypeError, KeyError):
            told = json.loads((self._data / TAKEN).read_text(encoding="ascii"))
            if told["wish"] == self._wish:
                return frozenset(map(int, told["taken"]))
        return frozenset()

    def done(self) -> None:
        """Wait no more."""
        if self._claim is not None:
            self._clear()
            self._claim.release()
            self._claim = None

    def _clear(self) -> None:
        for name in (WISH, TAKEN):
            (self._data / name).unlink(missing_ok=True)


class Predecessor:
    """The one that works."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def wish(self) -> str | None:
        """What somebody asks for who still lives; None: nobody asks."""
        try:
            wish = (self._data / WISH).read_text(encoding="ascii")
        except OSError:
            return None
        return wish if wish and self._somebody_waits() else None

    def tell(self, wish: str, taken: tuple[int, ...]) -> None:
        _written(self._data / TAKEN, json.dumps({"wish": wish, "taken": taken}))

    async def watch(self, asked: Callable[[], Awaitable[None]]) -> None:
        """Until somebody asks, and still does after both have heard every click for a while."""
        while True:
            wish = await asyncio.to_thread(self.wish)
            if wish is not None:
                await asyncio.sleep(OVERLAP)
                if await asyncio.to_thread(self.wish) == wish:
                    await asked()
                    return
            await asyncio.sleep(LOOK)

    def _somebody_waits(self) -> bool:
        try:
            claim(self._data / SUCCESSOR).release()
        except InUse:
            return True
        return False


def _written(file: Path, text: str) -> None:
    """Whole or not at all."""
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(text, encoding="ascii")
    fresh.replace(file)
