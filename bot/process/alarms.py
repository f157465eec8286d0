"""Trouble that lasts is told to whoever runs the bot, once, and once more when it is over; also after a restart."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from types import MappingProxyType
from typing import Protocol

import aiohttp

from bot.delivery.patience import Forbidden, Undeliverable, Unreachable
from bot.store.protocol import Store
from bot.tasks import Seldom, told
from bot.texts import Words

log = logging.getLogger(__name__)

TROUBLES = "troubles"
"""Under this name the store keeps what is wrong and who has been told."""
PARTS = ("Discord", "backup", "clock", "database", "delivery", "disk", "events", "letters", "messages", "time")
"""The parts of the house whose trouble has words of its own."""
SELDOM = 600.0
"""Seconds between two lines of the log about an operator who cannot be told."""
LATER = (Unreachable, OSError, TimeoutError, aiohttp.ClientError)


class Voice(Protocol):
    @property
    def listener(self) -> int: ...

    async def words(self) -> Words: ...

    async def sound(self, text: str, nonce: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Trouble:
    why: str
    since: int
    until: int = 0
    """Since when it seems to be over; 0: it is not."""
    told: bool = False
    nonce: str = ""
    """Of the message that tells of it, and with another ending of the one that tells of its end."""


class Alarms:
    """Hears from the heart what is wrong."""

    def __init__(self, store: Store, voice: Voice, now: Callable[[], int], patience: int, whose: str = "") -> None:
        """`patience`: seconds that something must have lasted, and must have been over.

        `whose`: of which of several processes.
        """
        self._key = f"{TROUBLES} {whose}" if whose else TROUBLES
        self._store = store
        self._voice = voice
        self._now = now
        self._patience = patience
        self._troubles: dict[str, Trouble] | None = None
        self._logged: set[str] = set()
        self._tell = Seldom(SELDOM, now)
        self.failed = 0
        """Attempts to tell that came to nothing."""

    async def hear(self, wrong: Mapping[str, str], ages: Mapping[str, float] = MappingProxyType({})) -> None:
        """What is wrong now, by part, and for how many seconds where that is known. Never raises."""
        try:
            await self._hear(wrong, ages)
        except Exception:
            self.failed += 1
            log.exception("an alarm could not be given")

    async def _hear(self, wrong: Mapping[str, str], ages: Mapping[str, float]) -> None:
        before = await self._known()
        after = noted(before, wrong, ages, self._now())
        for part, trouble in sorted(after.items()):
            lasted = (trouble.until or self._now()) - trouble.since >= self._patience
            over = trouble.until and self._now() - trouble.until >= self._patience
            if over and (not (trouble.told or lasted) or await self._say(part, trouble, over=True)):
                del after[part]
            elif lasted and not trouble.told and not trouble.until:
                if trouble.nonce not in self._logged:
                    self._logged.add(trouble.nonce)
                    log.error("%s: %s, for %s s by now", part, trouble.why, self._now() - trouble.since)
                after[part] = replace(trouble, told=await self._say(part, trouble, over=False))
        if after != before:
            self._troubles = after
            await self._keep(after)

    async def _say(self, part: str, trouble: Trouble, over: bool) -> bool:
        """Has it been told, as far as it ever can be?"""
        if over:
            log.info("%s: the trouble is over (%s)", part, trouble.why)
        if not self._voice.listener:
            return True
        try:
            await self._voice.sound(
                sentence(await self._voice.words(), part, trouble, over),
                f"{trouble.nonce}{'e' if over else 'b'}",
            )
        except LATER as problem:
            self.failed += 1
            if self._tell():
                log.warning("the operator cannot be told now: %s", told(problem))
            return False
        except (Undeliverable, Forbidden) as problem:
            self.failed += 1
            log.error("the operator %s cannot be told by a direct message: %s", self._voice.listener, told(problem))
        return True

    async def _known(self) -> dict[str, Trouble]:
        if self._troubles is None:
            kept = await self._store.meta(self._key)
            self._troubles = {part: Trouble(**one) for part, one in json.loads(kept or "{}").items()}
        return self._troubles

    async def _keep(self, troubles: Mapping[str, Trouble]) -> None:
        try:
            await self._store.set_meta(self._key, json.dumps({part: asdict(one) for part, one in troubles.items()}))
        except Exception as problem:  # noqa: BLE001 - the store may be the trouble that is told
            log.warning("the alarms cannot be kept: %s", told(problem))


def noted(
    before: Mapping[str, Trouble], wrong: Mapping[str, str], ages: Mapping[str, float], now: int
) -> dict[str, Trouble]:
    """What is known of the troubles after the heart has been asked again."""
    after = dict(before)
    for part, why in wrong.items():
        known = before.get(part)
        if known is None:
            after[part] = Trouble(why, now - int(ages.get(part, 0)), nonce=secrets.token_hex(10))
        elif known.until:
            after[part] = replace(known, until=0)
    for part, known in before.items():
        if part not in wrong and not known.until:
            after[part] = replace(known, until=now)
    return after


def sentence(words: Words, part: str, trouble: Trouble, over: bool) -> str:
    """What the operator reads. Times are Discord's, so that everybody reads their own."""
    about = words(f"trouble-{part.lower()}" if part in PARTS else "trouble-other", part=part)
    since, until = f"<t:{trouble.since}:f>", f"<t:{trouble.until}:f>"
    if not over:
        return words("alarm-begun", about=about, why=trouble.why, since=since)
    key = "alarm-over" if trouble.told else "alarm-was"
    return words(key, about=about, why=trouble.why, since=since, until=until)
