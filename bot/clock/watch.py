"""Is the machine's clock right? What the heart asks, and what Discord says about it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from email.utils import parsedate_to_datetime

from bot.clock.wall import Wall
from bot.tables.moments import DAY

REPAIR = "stop the bot and run `stellwerk repair-times`"


def date_of(header: str) -> float | None:
    """The moment in a `Date` header (RFC 9110, 6.6.1), which Discord sends with every answer; None if it has none."""
    try:
        return parsedate_to_datetime(header).timestamp()
    except (TypeError, ValueError, OverflowError):
        return None


class Watch:
    """Tells what is wrong with the time, and asks Discord where it is in doubt."""

    def __init__(self, wall: Wall, ask: Callable[[], Awaitable[object]]) -> None:
        """`ask`: sends Discord something small whose answer brings its date."""
        self._wall = wall
        self._ask = ask

    async def complaint(self) -> str | None:
        """What is wrong; None if nothing is."""
        self._wall.now()
        if self._wall.apart:
            await self._ask()
            self._wall.now()
        if self._wall.apart:
            way = "ahead of" if self._wall.apart > 0 else "behind"
            return f"the machine's clock is {_span(abs(self._wall.apart))} {way} Discord's and is not followed: set it"
        if self._wall.ahead:
            return f"stored moments lie {_span(self._wall.ahead)} in the future: {REPAIR}"
        return None


def _span(seconds: float) -> str:
    return f"{seconds / DAY:.1f} days" if seconds > 2 * DAY else f"{seconds / 60:.0f} min"
