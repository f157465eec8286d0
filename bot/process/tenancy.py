"""Several processes on one database: each serves the ranges it holds, follows those that die, and hands over."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from bot.process.door import Door
from bot.process.holding import LENGTH, PREFIX, Holding, range_of
from bot.process.ranges import Range
from bot.process.settings import BadSetting
from bot.store.lease import Lease, Shards
from bot.store.protocol import Leases, Notes
from bot.tasks import Seldom, told

log = logging.getLogger(__name__)

RENEW = 3.0
"""Seconds between two renewals."""
LOOK = 1.5
"""Seconds between two looks at who holds what, so that whoever dies is followed soon."""
LAPSED = 3.0
"""Seconds for which a range is seen to be nobody's before a passer-by takes it: after a time without the database all
leases are over, and whoever lives renews its own."""
WAIT = 10.0
"""Seconds for which somebody is believed to wait for a range: who dies meanwhile shall not keep others from it."""
SETTLED = 25.0
"""Seconds for which what only one may do at a time is one's own."""
OVERLAP = 1.0
"""Seconds for which both hear every click before the one that hands over takes no more."""
KNOCK = 0.1
"""Seconds between two tries of somebody who waits for what is being handed over."""
BRIEFLY = 0.7
"""Seconds for what is being answered and sent when a range is handed over."""
WISH, TAKEN, ALIVE, SETTLING = "wish ", "taken ", "process ", "settling"
"""Beginnings of names of leases: who waits for a range, who lives; and of what the store notes at a hand-over."""


class House(Protocol):
    """What serves, as far as it matters who holds what."""

    @property
    def door(self) -> Door: ...

    async def join(self, one: Range) -> None:
        """Connect the shards of a range, in their turn."""

    async def part(self, one: Range) -> None:
        """Leave them."""

    def entrusted(self) -> None:
        """Something has become ours: look at what waits there, with fresh eyes."""

    async def leave(self, seconds: float) -> None:
        """Finish what is begun of what is not ours any more."""


class Registry(Leases, Notes, Protocol):
    """What of a store is needed here."""


class Tenancy:
    """Made before anything is connected; `run` goes on for as long as the program."""

    def __init__(
        self,
        house: House,
        store: Registry,
        wish: Range | None,
        room: int,
        take_over: bool,
        holding: Holding,
        look: float = LOOK,
    ) -> None:
        """`wish`: the range to begin with; None: whatever is free. `room`: so many shards at most, besides the wish."""
        self._house = house
        self._store = store
        self._wish = wish
        self._room = max(room, len(wish) if wish is not None else 0)
        self._take_over = take_over
        self._look = look
        self.holding = holding
        self._life: Lease | None = None
        self._lapsed: dict[tuple[str, int], float] = {}
        """Since when leases of others are seen to be over, by name and epoch."""
        self._given = False
        """What we wished for was ours, and somebody else has asked for it."""
        self._told: set[str] = set()
        self._hearing: set[asyncio.Task[None]] = set()
        self.living = 1
        """So many processes share the bot."""
        self.first = asyncio.Event()
        """The first shard is served here: what is done for all is done here."""
        self.asked: Callable[[], Awaitable[None]] | None = None
        """Called when everything that is held here is wished for by others."""

    @property
    def shards(self) -> Shards:
        return self.holding.shards

    async def alive(self) -> frozenset[str]:
        """The names of all processes that live."""
        leases = await self._store.leases()
        return frozenset(one.holder for one in leases if one.name.startswith(ALIVE) and _lives(one))

    # -- the beginning

    async def begin(self, recommended: Callable[[], Awaitable[int]]) -> None:
        """Be known to the others; raises BadSetting where two would serve the same servers.

        `recommended`: how many shards Discord would like. Whoever wishes for nothing takes all where nobody serves.
        """
        await self._live()
        leases = await self._store.leases()
        if self._wish is None and not any(range_of(lease) and _lives(lease) for lease in leases):
            count = await recommended()
            self._wish = Range(0, count - 1, count)
            self._room = max(self._room, count)
        wish = self._wish
        for lease in leases if wish is not None else ():
            other = range_of(lease)
            if other is None or wish is None or other == wish or not other.meets(wish):
                continue
            if lease.holder == self.holding.holder:
                # Ours, before a restart with other shards.
                await self._store.release_lease(lease)
            elif _lives(lease):
                raise BadSetting(
                    f"The shards {wish} cannot be served: {lease.holder} serves {other}, and a server may be in both. "
                    "Stop it, or choose other shards."
                )
            await self._store.forget_lease(lease.name)

    async def alone(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what only one process may do at a time."""
        holder = self.holding.holder
        while True:
            lease = await self._store.take_lease(SETTLING, holder, SETTLED)
            if lease is not None:
                break
            await asyncio.sleep(KNOCK)
        try:
            await work()
        finally:
            await self._store.release_lease(lease)

    # -- from then on

    async def run(self) -> None:
        """Hold what we have, take what we wish for and what nobody holds, give what others wish for."""
        renewed, tell = 0.0, Seldom()
        while True:
            now = asyncio.get_running_loop().time()
            try:
                if self._wish is not None and self._take_over and not self.holding.ranges:
                    await self._ask(self._wish)
                if now - renewed >= RENEW:
                    await self._renew()
                    renewed = now
                await self.step()
            except Exception as problem:  # noqa: BLE001 - whatever it is, what is ours has to be renewed in time
                if tell():
                    log.warning("who serves which shards cannot be told: %s; trying again", told(problem))
            await asyncio.sleep(self._look)

    async def step(self) -> None:
        """Look once at who holds what."""
        leases = await self._store.leases()
        self.living = max(1, sum(one.name.startswith(ALIVE) and _lives(one) for one in leases))
        wished = await self.wished(leases)
        self._given = self._given or self._wish in wished
        # Whoever still waits for what it was begun for goes on waiting.
        if wished and wished == self.holding.ranges and self._given and self.asked is not None:
            log.info("another Stellwerk takes over")
            await asyncio.sleep(OVERLAP)
            await self.asked()
            return
        for one in sorted(wished):
            await asyncio.sleep(OVERLAP)
            await self._hand_over(one)
        await self._take_free(leases)

    async def wished(self, leases: tuple[Lease, ...] | None = None) -> frozenset[Range]:
        """Of what is held here what somebody else waits for."""
        found = await self._store.leases() if leases is None else leases
        waits = {one.name for one in found if one.left > 0 and one.holder not in ("", self.holding.holder)}
        return frozenset(one for one in self.holding.ranges if WISH + str(one) in waits)

    async def _take_free(self, leases: tuple[Lease, ...]) -> None:
        """What is free, as far as there is room; what we wish for first."""
        ranges = {one: lease for lease in leases if (one := range_of(lease)) is not None}
        if self._wish is not None and self._wish not in ranges:
            await self._take(self._wish)
        # Whoever waits for a range in person comes before a passer-by.
        taken = self._of_others(leases)
        living = [one for one, lease in ranges.items() if lease.name in taken]
        for one in sorted(ranges, key=lambda one: (one != self._wish, one)):
            if one in living or one in self.holding.ranges or WISH + str(one) in taken:
                continue
            if any(other.meets(one) for other in (*living, *self.holding.ranges)):
                continue
            count = {other.count for other in self.holding.ranges} or {one.count}
            if one.count not in count or sum(map(len, self.holding.ranges)) + len(one) > self._room:
                self._say(f"shards {one} have nobody, and there is no room for them here")
                continue
            await self._take(one)

    def _of_others(self, leases: tuple[Lease, ...]) -> frozenset[str]:
        """What somebody else holds, or has not held for a moment only."""
        now, theirs = self.holding.clock(), [one for one in leases if one.holder not in ("", self.holding.holder)]
        over = [(one.name, one.epoch) for one in theirs if not _lives(one)]
        self._lapsed = {lease: self._lapsed.get(lease, now) for lease in over}
        gone = {name for (name, _), since in self._lapsed.items() if now - since >= LAPSED}
        return frozenset(one.name for one in theirs) - gone

    async def _take(self, one: Range) -> None:
        if await self.holding.take(one):
            log.info("shards %s are served here now", one)
            await self._entrusted(one, frozenset())

    async def _entrusted(self, one: Range, taken: frozenset[int]) -> None:
        self._told.clear()
        # Asked for once only: two that lose it to each other shall not pass it to and fro.
        self._take_over = self._take_over and one != self._wish
        if one.first == 0:
            self.first.set()
        self._house.entrusted()
        let_in = self._house.door.open(but=taken)
        if let_in:
            log.info("taken over; %s clicks had waited", let_in)
        task = asyncio.create_task(self._house.join(one), name=f"hearing {one}")
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def _renew(self) -> None:
        await self._live()
        for one in await self.holding.renew():
            log.error("shards %s are another process's by now", one)
            await self._house.part(one)
        # What has waited because nobody could say whether it was still ours.
        self._house.door.open()

    async def _live(self) -> None:
        """One of the living; under numbers, so that nothing is left of those that have died."""
        if self._life is not None:
            self._life = await self._store.renew_lease(self._life, LENGTH)
        number = 0
        while self._life is None:
            number += 1
            self._life = await self._store.take_lease(f"{ALIVE}{number}", self.holding.holder, LENGTH)

    def _say(self, text: str) -> None:
        if text not in self._told:
            self._told.add(text)
            log.warning(text)

    # -- from one to the next

    async def _ask(self, one: Range) -> None:
        """Hear everything of a range and do nothing, until whoever holds it has handed over or is dead."""
        taken = self._of_others(await self._store.leases())
        if PREFIX + str(one) not in taken:
            return None
        if WISH + str(one) in taken:
            return self._say(f"another Stellwerk waits already to take over the shards {one}; this one stands by")
        await self._house.join(one)
        wish = await self._store.take_lease(WISH + str(one), self.holding.holder, WAIT)
        if wish is None:
            return await self._house.part(one)
        log.info("asking the running Stellwerk to hand over the shards %s", one)
        loop = asyncio.get_running_loop()
        renewed = loop.time()
        try:
            while not await self.holding.take(one):
                await asyncio.sleep(KNOCK)
                if loop.time() - renewed > RENEW:
                    renewed = loop.time()
                    await self._live()
                    wish = await self._store.renew_lease(wish, WAIT) or wish
            log.info("shards %s are served here now", one)
            let_in = frozenset[int]()
            try:
                let_in = await self._taken(one)
            finally:
                await self._entrusted(one, let_in)
        finally:
            await self._store.release_lease(wish)

    async def _taken(self, one: Range) -> frozenset[int]:
        """What the former holder has let in; of one that died without telling, nothing."""
        told = await self._store.meta(TAKEN + str(one))
        await self._store.set_meta(TAKEN + str(one), "")
        with suppress(ValueError, TypeError):
            return frozenset(map(int, json.loads(told or "[]")))
        return frozenset()

    async def _hand_over(self, one: Range) -> None:
        """One range of several goes to another; the others are served on."""
        log.info("handing over the shards %s", one)
        lease = self.holding.lend(one)
        # From here on nobody from there is let in, and nothing is sent there.
        await self._house.leave(BRIEFLY)
        await self._store.set_meta(TAKEN + str(one), json.dumps(self._house.door.taken))
        if lease is not None:
            await self._store.release_lease(lease)
        await self._house.part(one)

    async def end(self) -> None:
        """Everything may be taken by others, who learn what was let in here."""
        for task in self._hearing:
            task.cancel()
        for one in sorted(self.holding.ranges):
            await self._store.set_meta(TAKEN + str(one), json.dumps(self._house.door.taken))
            await self.holding.release(one)
        if self._life is not None:
            await self._store.release_lease(self._life)
            self._life = None


def _lives(lease: Lease) -> bool:
    return lease.left > 0 and bool(lease.holder)
