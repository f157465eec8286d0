"""The way to a person's direct messages: known conversations are kept, new ones are opened as seldom as can be."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.delivery.codes import DM_CLOSED, DM_TOO_FAST, EXPLICIT, MODERATED, UNKNOWN_CHANNEL, quarantined
from bot.delivery.patience import Undeliverable, Unopened
from bot.delivery.verdict import undeliverable
from bot.store.mailbox import DAY, HOUR, OPEN, Budget, Valve
from bot.store.protocol import Store

T = TypeVar("T")
log = logging.getLogger(__name__)

TOO_FAST, IN_QUARANTINE = 3 * HOUR, 12 * HOUR
"""Seconds for which a valve is shut. Discord tells none; asking again is what leads from the one to the other."""
DOUBTED = 6 * HOUR
"""Seconds for which a person is left alone whose refusal nobody understands."""
DOUBTS = 3
"""So many of those in a row are about the bot, not about people."""
PASSING = (401, 408, 429)
"""Refusals that say nothing about direct messages."""


class Mailboxes:
    """Opens one conversation at a time: when Discord has had enough of it, one request has been too many."""

    def __init__(
        self, client: discord.Client, store: Store, now: Callable[[], int], budget: Budget,
        operator: Callable[[], int] = lambda: 0,
    ) -> None:  # fmt: skip
        """`operator`: who is told when Discord has had enough; 0: nobody."""
        self._client = client
        self._store = store
        self._now = now
        self._budget = budget
        self._operator = operator
        self._opening = asyncio.Lock()

    async def ready(self, user: int) -> float:
        """Open a conversation if there is none; seconds to wait before it may be tried again, 0: it is open."""
        with undeliverable():
            try:
                await self.channel(user)
            except Unopened as problem:
                return problem.after
        return 0.0

    async def known(self, user: int) -> discord.PartialMessageable | None:
        """Where somebody's messages are, if that is known."""
        box = await self._store.mailbox(user)
        return None if box.channel is None else self._at(box.channel)

    async def channel(self, user: int, always: bool = False) -> discord.PartialMessageable:
        """Where to write to somebody. Raises Unopened as long as that is not possible.

        `always`: whatever has been opened already.
        """
        box, now = await self._store.mailbox(user), self._now()
        shut = (await self._store.valves()).get("writing", OPEN)
        self._require(max(box.shut, shut.until) - now)
        if box.channel is not None:
            return self._at(box.channel)
        async with self._opening:
            await self._open_for_the_operator(user)
            return await self._open(user, always)

    async def write(
        self, user: int, do: Callable[[discord.PartialMessageable], Awaitable[T]], always: bool = False
    ) -> T:
        """Do something in somebody's direct messages. A conversation that Discord has forgotten is opened anew."""
        try:
            return await self._done(user, await self.channel(user, always), do)
        except discord.NotFound as problem:
            if problem.code != UNKNOWN_CHANNEL:
                raise
        await self._store.lose_mailbox(user)
        return await self._done(user, await self.channel(user, always), do)

    async def complaint(self) -> str | None:
        """Why nobody can be written to, or nobody new, until it has worked again; None: nothing is wrong."""
        known = (await self._store.valves()).values()
        # Whether it is over is found out by the next who needs it; after a day without one nobody waits for that.
        shut = [valve for valve in known if valve.why and valve.until + DAY > self._now()]
        return max(shut, key=lambda valve: valve.until).why if shut else None

    def _at(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, type=discord.ChannelType.private)

    @staticmethod
    def _require(wait: float) -> None:
        if wait > 0:
            raise Unopened("no direct message can be written at present", wait)

    async def _open(self, user: int, always: bool) -> discord.PartialMessageable:
        box = await self._store.mailbox(user)
        if box.channel is not None:
            # Somebody else has been faster.
            return self._at(box.channel)
        self._require(await self._store.take_opening(user, self._now(), None if always else self._budget))
        try:
            channel = await self._client.create_dm(discord.Object(user))
        except discord.HTTPException as problem:
            await self._refused(user, "opening", problem)
            if 400 <= problem.status < 500 and problem.status not in PASSING:
                # Also where Discord says no more than that the request is bad: whom nobody can write to.
                raise Undeliverable("dm-closed") from problem
            raise
        await self._store.keep_mailbox(user, channel.id)
        return self._at(channel.id)

    async def _open_for_the_operator(self, user: int) -> None:
        """Before anybody's: who is to hear that no conversation can be opened must have one."""
        operator = self._operator()
        if operator in (0, user):
            return
        box, now = await self._store.mailbox(operator), self._now()
        if box.channel is not None or box.shut > now:
            return
        try:
            await self._open(operator, always=True)
        except Undeliverable:
            await self._store.shut_mailbox(operator, now + DAY)

    async def _done(
        self, user: int, channel: discord.PartialMessageable, do: Callable[[discord.PartialMessageable], Awaitable[T]]
    ) -> T:
        try:
            done = await do(channel)
        except discord.HTTPException as problem:
            await self._refused(user, "writing", problem)
            raise
        valve = (await self._store.valves()).get("writing", OPEN)
        if valve.doubts or valve.why:
            await self._store.trust("writing")
        return done

    async def _refused(self, user: int, valve: Valve, problem: discord.HTTPException) -> None:
        """Learn from a refusal; raises Unopened where it is not about this person alone, or nobody knows."""
        if problem.code in (*DM_CLOSED, EXPLICIT, *MODERATED):
            return
        if quarantined(problem) or problem.code == DM_TOO_FAST:
            # Conversations that are open go on, as far as is known: a quarantined bot cannot begin new ones
            # (discord-userdoccers, application flags).
            seconds = IN_QUARANTINE if quarantined(problem) else TOO_FAST
            await self._shut("opening", seconds, problem)
            if valve == "opening":
                raise Unopened(str(problem), seconds) from problem
        elif problem.status == 403:
            log.warning("a direct message is refused, and nobody knows why (%s): %s", valve, problem)
        else:
            return
        if await self._store.doubt(valve, user, self._now() + DOUBTED) >= DOUBTS:
            await self._shut(valve, TOO_FAST, problem)
        raise Unopened(str(problem), DOUBTED) from problem

    async def _shut(self, valve: Valve, seconds: int, problem: discord.HTTPException) -> None:
        log.error("direct messages are not tried for %s hours (%s): %s", seconds // HOUR, valve, problem)
        await self._store.shut_valve(valve, self._now() + seconds, str(problem))
