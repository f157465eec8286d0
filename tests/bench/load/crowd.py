"""The people: each acts after a while of thinking, and how long they wait for what the bot does is written down."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import time
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.controls import ids
from bot.sandbox.components import walk
from bot.sandbox.entities import Channel, Message
from bot.sandbox.people import CannotDo, Outcome, Person
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Change, What
from tests.protocol.plays import answers

SILENCE, NEVER = 3.0, 15.0
"""What counts as the time of an acknowledgement and of an answer that do not come."""
STEPS = 12
"""After so many answers in one panel a person gives up."""
NAMED = re.compile(r"<@(\d+)>")
LAG = 0.05
clock = time.perf_counter


@dataclass
class Counts:
    """What has been seen since they began; times in seconds."""

    begun: float = field(default_factory=clock)
    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    posted: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """How late the people's own process was: what is measured cannot be better than that."""
    silent: int = 0
    """Clicks that nothing was heard of."""
    vain: int = 0
    """Clicks that came to nothing because the post or panel was gone."""

    @property
    def seconds(self) -> float:
        return clock() - self.begun


class Crowd:
    """All people and what they see. Each waits for the answer before thinking about the next click."""

    def __init__(self, sandbox: Sandbox, people: Iterable[Person], threads: Iterable[Channel], think: float) -> None:
        self._sandbox = sandbox
        self._people = tuple(people)
        self._threads = {thread.id: thread for thread in threads}
        self._think = think
        self._boards: dict[int, tuple[Message, str]] = {}
        self._asked: dict[int, set[int]] = {person.id: set() for person in self._people}
        """The threads in whose newest board each of them is named."""
        self._named: dict[int, set[int]] = {}
        self._shown: dict[int, float] = {}
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._played: dict[int, float] = {}
        self.counts = Counts()
        self.new_boards: set[int] = set()
        """Threads with a board posted since this was emptied."""
        for thread in self._threads.values():
            for message in sandbox.world.messages_in(thread):
                self._look(message)
        self._stop = sandbox.world.listen(self._changed)

    async def act(self, seconds: float) -> None:
        """Live for a while."""
        tasks = [asyncio.create_task(self._live(person, n)) for n, person in enumerate(self._people)]
        tasks.append(asyncio.create_task(self._watch()))
        try:
            await asyncio.sleep(seconds)
        finally:
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
        for problem in done:
            if isinstance(problem, BaseException) and not isinstance(problem, asyncio.CancelledError):
                raise problem

    async def _watch(self) -> None:
        while True:
            begun = clock()
            await asyncio.sleep(LAG)
            self.counts.late.append(clock() - begun - LAG)

    # What they see

    def _changed(self, change: Change) -> None:
        message = change.subject
        if not isinstance(message, Message):
            return
        if change.what is What.MESSAGE_UPDATE and message.ephemeral:
            self._shown[message.id] = clock()
            waiting = self._waiting.pop(message.id, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(None)
        elif change.what is What.MESSAGE_DELETE:
            self._shown.pop(message.id, None)
        elif not message.ephemeral and message.channel_id in self._threads:
            # Words that call people become a board by an edit.
            known = self._boards.get(message.channel_id)
            self._look(message, fresh=known is None or known[0].id != message.id)

    def _look(self, message: Message, fresh: bool = False) -> None:
        """Is this the board of a table, and who is waited for there?"""
        buttons = [str(one.get("custom_id", "")) for one in walk(message.components)]
        press = next((one for one in buttons if one.startswith("s1:move:")), None)
        place = message.channel_id
        known = self._boards.get(place)
        if press is None or (known is not None and known[0].id > message.id):
            return
        self._boards[place] = message, press
        said = " ".join(str(one.get("content", "")) for one in walk(message.components))
        for user in self._named.get(place, ()):
            self._asked.get(user, set()).discard(place)
        self._named[place] = {int(user) for user in NAMED.findall(said)}
        for user in self._named[place]:
            self._asked.get(user, set()).add(place)
        if fresh and message.attachments:
            self.new_boards.add(place)
            begun = self._played.pop(place, None)
            if begun is not None:
                self.counts.posted.append(clock() - begun)

    # What they do

    async def _live(self, person: Person, seed: int) -> None:
        chance = random.Random(seed)
        # Nobody begins at the same moment.
        await asyncio.sleep(chance.random() * self._think)
        while True:
            with contextlib.suppress(CannotDo):
                await self._visit(person, chance)
            await self._thought(chance)

    async def _thought(self, chance: random.Random) -> None:
        await asyncio.sleep(chance.expovariate(1 / self._think))

    async def _visit(self, person: Person, chance: random.Random) -> None:
        """*My move* where one is waited for, then answers until nothing is asked any more."""
        asked = self._asked[person.id]
        if not asked:
            return
        place = chance.choice(sorted(asked))
        message, press = self._boards[place]
        person.at = self._threads[place]
        panel = await self._clicked(person, message, press)
        if panel is None:
            return
        try:
            for _ in range(STEPS):
                ways = answers(panel)
                if not ways or panel.deleted:
                    asked.discard(place)
                    return
                await self._thought(chance)
                target, value = chance.choice(forward(ways))
                self._played[place] = clock()
                if await self._clicked(person, panel, target, value) is None:
                    return
        finally:
            if not panel.deleted:
                person.dismiss(panel)

    async def _clicked(
        self, person: Person, message: Message, target: str, value: str | None = None
    ) -> Message | None:  # fmt: skip
        """One click; the message that answers it. None: there is none."""
        begun = clock()
        try:
            if value is None:
                outcome = await person.click(message, target)
            else:
                outcome = await person.select(message, target, [value])
        except CannotDo:
            self.counts.vain += 1
            return None
        self.counts.acknowledged.append(SILENCE if outcome.latency is None else outcome.latency)
        if outcome.latency is None or outcome.message is None:
            self.counts.silent += 1
            return None
        return await self._answered(outcome, outcome.message, begun)

    async def _answered(self, outcome: Outcome, shown: Message, begun: float) -> Message | None:
        moment = self._shown.get(shown.id, 0.0)
        if moment < begun:
            waiting = self._waiting[shown.id] = asyncio.get_running_loop().create_future()
            try:
                async with asyncio.timeout(NEVER):
                    await waiting
            except TimeoutError:
                self.counts.silent += 1
                self.counts.answered.append(NEVER)
                return None
            moment = self._shown.get(shown.id, clock())
        self.counts.answered.append(moment - begun)
        return shown


def forward(ways: list[tuple[str, str | None]]) -> list[tuple[str, str | None]]:
    """Of the ways to answer, those that confirm, if there are any: people do not choose for ever."""
    sure = [way for way in ways if (what := ids.parse(way[0])) is not None and what.action == "do"]
    return sure or ways
