"""What this process holds of the shards, and how long it may still believe so."""

from __future__ import annotations

import secrets
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bot.process.ranges import Range, parsed, together
from bot.store.lease import Lease, Shards
from bot.store.protocol import Leases

LENGTH = 15.0
"""Seconds for which a range is ours, by the database's clock: whoever dies is followed soon."""
STOP = 10.0
"""Seconds after a renewal was sent for which we believe in it, by our own clock: before anybody else may take over."""
PREFIX = "shards "
NAME = "process.name"


def steady() -> float:
    """A clock that is never set, and goes on while the machine sleeps, where there is one."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


def new_name() -> str:
    return f"{socket.gethostname()}-{secrets.token_hex(6)}"


def named(folder: Path) -> str:
    """The name of whoever works with a folder: the same after a restart, so that its leases need not run out."""
    file = folder / NAME
    with suppress(OSError):
        known = file.read_text(encoding="ascii").strip()
        if known:
            return known
    fresh = new_name()
    file.write_text(fresh, encoding="ascii")
    return fresh


@dataclass(frozen=True, slots=True)
class Held:
    lease: Lease
    sent: float
    """When the last renewal was asked for that came true."""


class Holding:
    """Ranges under leases; nothing is done for a range whose lease is not certainly ours."""

    def __init__(self, store: Leases, holder: str, clock: Callable[[], float] = steady) -> None:
        self.holder = holder
        self._store = store
        self.clock = clock
        self._held: dict[Range, Held] = {}

    @property
    def ranges(self) -> frozenset[Range]:
        """Those that were not lost, as far as anybody has told us."""
        return frozenset(self._held)

    @property
    def shards(self) -> Shards:
        """Those that are ours at this moment."""
        now = self.clock()
        return together(one for one, held in self._held.items() if now < held.sent + STOP)

    async def take(self, wanted: Range) -> bool:
        sent = self.clock()
        lease = await self._store.take_lease(PREFIX + str(wanted), self.holder, LENGTH)
        if lease is not None:
            self._held[wanted] = Held(lease, sent)
        return lease is not None

    async def renew(self) -> frozenset[Range]:
        """Once more for as long; those that are somebody else's by now."""
        lost = set[Range]()
        for one, held in list(self._held.items()):
            sent = self.clock()
            lease = await self._store.renew_lease(held.lease, LENGTH)
            if lease is not None:
                self._held[one] = Held(lease, sent)
            elif self._held.get(one) is held:
                del self._held[one]
                lost.add(one)
        return frozenset(lost)

    def lend(self, one: Range) -> Lease | None:
        """It is not ours any more, though nobody else may take it yet: that comes with the end of this lease."""
        held = self._held.pop(one, None)
        return None if held is None else held.lease

    async def release(self, one: Range) -> None:
        """Anybody may take it now."""
        lease = self.lend(one)
        if lease is not None:
            await self._store.release_lease(lease)


def range_of(lease: Lease) -> Range | None:
    """What a lease is about; None: of no shards."""
    if not lease.name.startswith(PREFIX):
        return None
    try:
        return parsed(lease.name.removeprefix(PREFIX))
    except ValueError:
        return None
