"""What Discord refuses is counted, and we stop in time: an address with too many invalid requests is shut out."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from enum import IntEnum

from bot.delivery.codes import OF_LETTERS
from bot.delivery.novelty import ASIDE
from bot.tables.announcements import FILM, HUSH, LOBBY_POST, STRIP, WAIT

log = logging.getLogger(__name__)

WINDOW = 600.0
"""Seconds for which a refusal counts; within them Discord takes 10,000."""
INVALID = (401, 403, 429)
SHARED = "shared"
"""The scope of a limit that others have used up: it does not count."""
LOOK = 60.0
"""Seconds after which who is held back asks again."""
TOKEN = 300.0
"""Seconds to leave Discord alone when it does not know the token."""
IDLE_TALK = (STRIP, HUSH, LOBBY_POST, WAIT, FILM, *ASIDE)
"""Kinds nobody waits for."""


class Level(IntEnum):
    """How far the line is open."""

    FREE = 0
    CAREFUL = 1
    """What nobody waits for is held back."""
    SILENT = 2
    """Only people are answered who sit in front of it."""
    SHUT = 3
    """Nothing leaves this program."""


LEVELS = ((5_000, Level.SHUT), (2_000, Level.SILENT), (500, Level.CAREFUL))
"""From so many refusals on. It is left again when a fifth less are counted."""


class Breaker:
    """Opens before it is too late, tells, and closes again by itself."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._refused: deque[float] = deque()
        self._unknown = -TOKEN
        """When Discord last did not know the token."""
        self._level = Level.FREE

    def heard(self, status: int, scope: str = "", ours: bool = True, code: int = 0) -> None:
        """The status of an answer. `ours`: the request was made with the bot's token; `code`: Discord's own.

        Refused letters do not hold back all the rest: they have a valve of their own, long before they are many.
        """
        if status not in INVALID or scope == SHARED or code in OF_LETTERS:
            return
        self._refused.append(self._now())
        if status == 401 and ours:
            self._unknown = self._now()
        self._settle()

    @property
    def refused(self) -> int:
        """How many count at present."""
        limit = self._now() - WINDOW
        while self._refused and self._refused[0] <= limit:
            self._refused.popleft()
        return len(self._refused)

    @property
    def level(self) -> Level:
        self._settle()
        return self._level

    def _settle(self) -> None:
        count, before = self.refused, self._level
        self._level = next((level for least, level in LEVELS if count >= least * _share(level, before)), Level.FREE)
        if self._now() - self._unknown < TOKEN:
            self._level = max(self._level, Level.SILENT)
        if self._level > before and count < LEVELS[-1][0]:
            # Whoever connects says it, if it lasts.
            log.info("Discord does not know the token: posts wait")
        elif self._level > before:
            log.error("Discord refuses too much (%s in ten minutes): %s", count, self._level.name.lower())
        elif self._level < before:
            log.warning("Discord refuses less (%s in ten minutes): %s", count, self._level.name.lower())

    def holds(self, kind: str) -> float:
        """Seconds after which something of a kind may ask again; 0: it may go out."""
        level = self.level
        held = level >= Level.SILENT or (level is Level.CAREFUL and kind in IDLE_TALK)
        return LOOK if held else 0.0

    async def complaint(self) -> str | None:
        """For whoever asks how the house is."""
        level = self.level
        return None if level is Level.FREE else f"{self.refused} requests refused in ten minutes: {level.name.lower()}"


def _share(level: Level, before: Level) -> float:
    return 0.8 if before >= level else 1.0
