"""Answers that people have been promised ("thinking …"): noted before they are given, finished if their process died.

An answer can be given for fifteen minutes: https://docs.discord.com/developers/interactions/receiving-and-responding,
"Interaction Callback". That nothing has been answered yet is told by the flag LOADING of the message:
https://docs.discord.com/developers/resources/message, "Message Flags".
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

import discord
from discord.http import Route

from bot.controls.hearing import Click
from bot.figures import FIGURES
from bot.store.lease import Shards
from bot.store.promise import Promise
from bot.store.protocol import Store
from bot.tables.writer import Tables
from bot.talk import people
from bot.talk.afterwards import afterwards
from bot.talk.answers import LOST
from bot.tasks import Seldom, told
from bot.texts import spoken

log = logging.getLogger(__name__)

LIFE = 15 * 60
"""Seconds for which Discord takes an answer."""
RIPE = 10
"""Seconds after which a promise may be taken for broken: whoever hands over has ended by then."""
SOON = 0.3
"""Seconds after which it is noted that answers have been given; who is asked for more until then is noted with them."""
EVERY, AGAIN = 60.0, 5.0
"""Seconds between two looks for what others have promised; and if something is waited for."""
TOGETHER = 8
"""So many are finished at a time."""
PRIVATE, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
"""Flags of a message."""
ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
GONE = (401, 403, 404)
"""Nobody can answer there any more: its time is over, or its message has been put away."""


class House(Protocol):
    """The client, as far as promises are concerned."""

    @property
    def http(self) -> Any: ...

    @property
    def tables(self) -> Tables: ...

    def ours(self) -> Shards: ...

    async def alive(self) -> frozenset[str] | None:
        """The names of all processes that live; None: one at a time works on the data."""


class Promises:
    """What is promised here, and what is left of those who have died."""

    def __init__(self, house: House, store: Store, now: Callable[[], float], holder: str = "") -> None:
        """`holder`: the name of this process among others."""
        self._house = house
        self._store = store
        self._now = now
        self._holder = holder
        self._run = secrets.token_hex(8)
        self._open: dict[int, Promise] = {}
        """Given here and not kept yet."""
        self._given: dict[int, Promise] = {}
        self._kept: list[int] = []
        self._wording: set[asyncio.Task[None]] = set()
        self._noting: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._ended = False
        self._taken: dict[int, Promise] = {}
        """Given by others, and ours to keep."""
        self._sooner = asyncio.Event()
        self._tell = Seldom()

    # -- what is promised here

    def give(self, click: Click, begun: bool = False) -> None:
        """Somebody is about to see that an answer will come. `begun`: and something that is not the answer yet.

        It is noted while that is on its way to Discord: nobody is kept waiting for it.
        """
        if self._ended:
            return
        one = self._open[click.id] = Promise(
            click.id, click.application_id, click.token, click.guild_id or 0, spoken(click.locale), self._holder,
            self._run, int(self._now()), begun,
        )  # fmt: skip
        self._given[click.id] = one
        self._note()
        task = asyncio.create_task(self._in_own_words(click, one))
        self._wording.add(task)
        task.add_done_callback(self._wording.discard)

    def keep(self, interaction: int) -> None:
        """The answer is there, whatever it says."""
        if self._open.pop(interaction, None) is None or self._given.pop(interaction, None) is not None:
            return
        if self._ended:
            # Whoever has the data now finds that there is nothing left to answer.
            return
        self._kept.append(interaction)
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(SOON, self._note)

    def _note(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if self._noting is None and not self._ended:
            self._noting = asyncio.create_task(self._noted())

    async def _noted(self) -> None:
        """Note what there is to note; what comes meanwhile is noted together."""
        try:
            while self._given or self._kept:
                given, kept = tuple(self._given.values()), tuple(self._kept)
                self._given.clear()
                self._kept.clear()
                await self._store.note_promises(given, kept)
        except Exception as problem:  # noqa: BLE001 - people are answered all the same
            if self._tell():
                log.warning("what was promised cannot be noted: %s", told(problem))
        finally:
            self._noting = None

    async def _in_own_words(self, click: Click, one: Promise) -> None:
        """Note the language that somebody has chosen, if it is another one than their client's."""
        with suppress(Exception):
            language = await people.language(self._house.tables, click)
            if language != one.language and click.id in self._open:
                self._given[click.id] = self._open[click.id] = replace(self._open[click.id], language=language)
                self._note()

    async def rest(self) -> None:
        """Note nothing more after this: others take the data."""
        while self._noting is not None or self._kept:
            self._note()
            if self._noting is not None:
                await asyncio.wait({self._noting})
        self._ended = True

    # -- what others have promised

    def sooner(self) -> None:
        """Servers have become ours."""
        self._sooner.set()

    async def run(self) -> None:
        while True:
            self._sooner.clear()
            waiting = await self.look()
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN if waiting else EVERY):
                    await self._sooner.wait()

    async def look(self) -> bool:
        """Keep what died processes have promised; is there something left to wait for?"""
        now = int(self._now())
        found = await self._store.promises(self._run)
        if any(one.made < now - LIFE for one in found):
            await self._store.forget_promises(now - LIFE)
        alive = await self._house.alive() if found else None
        for one in found:
            mine = one.made >= now - LIFE and self._is_mine(one, alive)
            if mine and now - one.made >= RIPE and await self._store.take_promise(one, self._holder, self._run):
                self._taken[one.interaction] = one
        left = [*self._taken.values()]
        while left:
            await asyncio.gather(*map(self._kept_for, left[:TOGETHER]))
            left = left[TOGETHER:]
        return bool(found or self._taken)

    def _is_mine(self, one: Promise, alive: frozenset[str] | None) -> bool:
        """Is its run over, and nobody else there to keep it?"""
        if alive is None or one.holder == self._holder:
            return True
        return one.holder not in alive and self._house.ours().holds(one.guild)

    async def _kept_for(self, one: Promise) -> None:
        """A promise of a dead process."""
        if one.made >= self._now() - LIFE:
            try:
                answered = await self.finish(one)
            except (discord.HTTPException, OSError, *LOST) as problem:
                log.info("the answer to interaction %s is tried again: %s", one.interaction, told(problem))
                return
            if answered:
                log.info("interaction %s is answered for a process that has ended", one.interaction)
                FIGURES.count("finished")
        del self._taken[one.interaction]
        await self._store.note_promises((), (one.interaction,))

    async def finish(self, one: Promise) -> bool:
        """Tell what came of it; False: nobody waits for it any more. Raises what passes by itself."""
        http = self._house.http

        def original(method: str) -> Route:
            return Route(method, ORIGINAL, webhook_id=one.application, webhook_token=one.token)

        try:
            shown = await http.request(original("GET"))
            flags = int(shown.get("flags") or 0)
            if not (one.begun or flags & LOADING):
                return False
            private = bool(flags & PRIVATE)
            view: Any = await afterwards(self._house.tables, one.interaction, one.language, private)
            nobody = {"parse": list[str]()}
            said = {"flags": V2, "components": view.to_components(), "attachments": [], "allowed_mentions": nobody}
            await http.request(original("PATCH"), json=said)
        except discord.HTTPException as problem:
            if problem.status in GONE:
                return False
            raise
        return True

    async def repeated(self, click: Click) -> None:
        """It was carried out before, by a process that may have died before it told so."""
        language = await people.language(self._house.tables, click)
        one = Promise(click.id, click.application_id, click.token, click.guild_id or 0, language, "", "", 0)
        try:
            await self.finish(one)
        except (discord.HTTPException, OSError, *LOST) as problem:
            log.info("interaction %s could not be answered: %s", click.id, told(problem))
