"""Three processes on one PostgreSQL, people at tables of all of them, and any one killed at any moment."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest

from bot.sandbox.entities import Channel, Guild, Message
from bot.sandbox.people import Outcome, Person
from bot.sandbox.seed import spread
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Change, What
from bot.store.place import open_store
from bot.store.protocol import Store
from bot.store.table import FINISHED
from bot.tables.progress import revived
from bot.tables.proof import fault
from rules.core import Rng
from tests.drills.chronicle import Chronicle
from tests.drills.stable import Stable, Victim, environment
from tests.drills.test_kill import next_act
from tests.postgres.player import widened
from tests.postgres.server import Server, available, running
from tests.protocol.people import until
from tests.protocol.plays import asks_again, custom_id, told

pytestmark = [
    pytest.mark.drill,
    pytest.mark.skipif(available() is not None, reason=str(available())),
]
SHARDS = 6
RANGES = ("0-1/6", "2-3/6", "4-5/6")
DEATHS = int(os.environ.get("STELLWERK_DRILL_DEATHS", "6"))
"""How often one of them is killed."""
LEFT = 3
"""Every so often nobody begins it again before another process has followed it."""
ANSWER = 20.0
"""Seconds after which somebody presses again what was acknowledged and never came to an end."""
FOLLOWED = 60.0


@pytest.fixture
def server() -> Iterator[Server]:
    with running() as made:
        yield made


@dataclass
class Acts:
    """What people have done, and what came of it."""

    told: dict[int, str] = field(default_factory=dict)
    """Answers that have come to an end, by interaction."""
    silent: int = 0
    """Clicks that nobody acknowledged: there was nobody who could."""
    broken: int = 0
    """Clicks that were acknowledged by somebody who died before the end."""


class Processes:
    """One for each range, begun again when it has died."""

    def __init__(self, sandbox: Sandbox, horses: Stable, address: str, folder: Path) -> None:
        self._sandbox, self._horses, self._address, self._folder = sandbox, horses, address, folder
        self.alive: dict[str, Victim] = {}
        self.ended: list[Victim] = []

    async def start(self, wish: str) -> None:
        data = self._folder / wish.partition("/")[0]
        data.mkdir(exist_ok=True)
        there = environment(
            self._sandbox, data, STELLWERK_DATABASE=self._address, STELLWERK_LOG_LEVEL="INFO", DRILL_NO_PICTURES="",
            STELLWERK_BACKUP_HOURS="0", STELLWERK_GRACE_SECONDS="0",
        )  # fmt: skip
        arguments = ("run", "--shards", wish, "--take-over")
        self.alive[wish] = await self._horses.start(there, arguments=arguments)

    def kill(self, wish: str) -> None:
        victim = self.alive.pop(wish)
        assert victim.alive, victim.said
        victim.send(signal.SIGKILL)
        self.ended.append(victim)

    async def serve(self, store: Store) -> None:
        """Until every range has somebody, and every shard a session."""

        async def all_() -> bool:
            for victim in self.alive.values():
                assert victim.alive, victim.said
            held = {one.name for one in await store.leases() if one.left > 0 and one.holder}
            heard = {one.shard for one in self._sandbox.gateway.sessions.values() if one.line is not None}
            return {f"shards {wish}" for wish in RANGES} <= held and heard >= set(range(SHARDS))

        await until(all_, FOLLOWED, "all shards are served")


@pytest.mark.parametrize("dies", ["a process", "the server"])
async def test_any_of_three_processes_or_their_server_dies_at_any_moment(
    dies: str, sandbox: Sandbox, horses: Stable, server: Server, tmp_path: Path, ada: Person, ben: Person
) -> None:
    sandbox.gateway.starts.max_concurrency = 16
    guilds, address, chance = spread(sandbox.world, SHARDS), server.create(), random.Random(5)
    # They play on for as long as somebody dies.
    await widened(address, *(guild.id for guild in guilds))
    processes = Processes(sandbox, horses, address, tmp_path)
    for wish in RANGES:
        await processes.start(wish)
    store = await open_store(address)
    await processes.serve(store)
    await until(lambda: sandbox.commands.registered.get(None), what="the commands are told")
    acts, over, without = Acts(), asyncio.Event(), [0.0]
    chronicles: dict[int, Chronicle] = {}

    def begins(change: Change) -> None:
        if change.what is What.THREAD_CREATE and isinstance(change.subject, Channel):
            chronicles[change.subject.id] = Chronicle(sandbox, change.subject.id)

    sandbox.world.listen(begins)
    playing = [asyncio.create_task(play(sandbox, store, guild, ada, ben, acts, over)) for guild in guilds]
    for death in range(DEATHS):
        before = len(acts.told)
        # Where nobody has to be followed, the deaths alone leave no time for whole games.
        enough = before + (20 if dies == "a process" else 60)
        await until(lambda n=enough: len(acts.told) > n or failed(playing), 180, "people play")  # type: ignore[misc]
        if dies == "the server":
            # With the machine under it; it is begun again at once, and every process finds it by itself.
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await processes.serve(store)
            continue
        victim = chance.choice(RANGES)
        processes.kill(victim)
        if death % LEFT == LEFT - 1:
            died = time.monotonic()
            await processes.serve(store)
            without.append(time.monotonic() - died)
        await processes.start(victim)
        await processes.serve(store)
    over.set()
    async with asyncio.timeout(300):
        await asyncio.gather(*playing)
    await until(lambda: empty(store), 120, "everything has arrived")
    followed = sum("served here now" in line for one in processes.ended for line in one.said.splitlines())
    print(
        f"{len(acts.told)} answers, {DEATHS} deaths, {acts.broken} broken off, {acts.silent} unanswered clicks, "
        f"{followed} ranges taken, each within {max(without):.0f} s"
    )
    games, wrong = 0, list[str]()
    lost = {number: said for number, said in acts.told.items() if not await store.done(number)}
    for said in lost.values():
        # One line: somebody has tried again what had been done after all. Whoever has done something is told more.
        assert len(said.splitlines()) == 1, said
    for guild in guilds:
        for number in await store.find(guild=guild.id):
            stored, lines = await store.table(number), await store.lines(number)
            assert stored is not None and fault(stored) is None
            if revived(stored).phase == FINISHED:
                games += 1
                thread = stored.table.thread or 0
                try:
                    chronicles[thread].agrees_with(revived(stored), lines)
                except AssertionError as problem:
                    boards = [revision for revision, _ in chronicles[thread].boards]
                    wrong.append(f"{problem}\nlines {[line.revision for line in lines][-12:]} boards {boards[-12:]}")
                    wrong.append(around(server, address, number, ada.messages(sandbox.world.channels[thread])))
    assert games and not wrong, "\n".join(wrong)
    await store.close()
    for one in processes.alive.values():
        one.send(signal.SIGTERM)
        assert await one.wait(12) == 0, one.said


def around(server: Server, address: str, number: int, posts: list[Message]) -> str:
    """What was kept of a table at its end, and what stands there last."""
    query = f"SELECT revision, what, made FROM change WHERE table_id = {number} ORDER BY revision DESC LIMIT 12"
    kept = server.sql(query, address.rpartition("/")[2])
    return "\n".join((f"table {number}", kept, *(f"{one.id} {str(one.components)[:1500]}" for one in posts[-4:])))


def failed(tasks: list[asyncio.Task[None]]) -> bool:
    for task in tasks:
        if task.done():
            task.result()
    return False


async def empty(store: Store) -> bool:
    return not await store.waiting()


async def play(
    sandbox: Sandbox, store: Store, guild: Guild, ada: Person, ben: Person, acts: Acts, over: asyncio.Event
) -> None:
    """A game on a server, act by act; what nobody answers is done again."""
    room = next(one for one in sandbox.world.channels.values() if one.guild_id == guild.id and not one.is_thread)
    for n in count():
        numbers = await store.find(guild=guild.id)
        stored = await store.table(numbers[0]) if numbers else None
        act = next_act(numbers[0] if numbers else 0, stored, ada, ben, Rng(n))
        if over.is_set():
            return
        act = act or next_act(0, None, ada, ben, Rng(n))
        assert act is not None
        person, path, options = act
        panel = await tried(acts, await person.slash(path, channel=room, options=options))
        if panel is not None and asks_again(panel):
            await tried(acts, await person.click(panel, custom_id(panel, "do")))


async def tried(acts: Acts, outcome: Outcome) -> Message | None:
    """The answer, if somebody lived long enough to give it."""
    if outcome.failed:
        acts.silent += 1
        await asyncio.sleep(0.5)
        return None
    try:
        panel = await outcome.finished(ANSWER)
    except TimeoutError:
        acts.broken += 1
        return None
    if not asks_again(panel):
        acts.told[outcome.interaction.id] = told(panel)
    return panel


async def test_one_that_was_frozen_does_nothing_after_waking(
    sandbox: Sandbox, horses: Stable, server: Server, tmp_path: Path, ada: Person, ben: Person
) -> None:
    """Its shards are another's by then; every click is answered by that one, and by nobody else."""
    sandbox.gateway.starts.max_concurrency = 16
    guild, address = spread(sandbox.world, SHARDS)[0], server.create()
    processes = Processes(sandbox, horses, address, tmp_path)
    for wish in RANGES:
        await processes.start(wish)
    store = await open_store(address)
    await processes.serve(store)
    await until(lambda: sandbox.commands.registered.get(None), what="the commands are told")
    frozen = processes.alive[RANGES[0]]

    async def holder() -> str:
        return next(one.holder for one in await store.leases() if one.name == f"shards {RANGES[0]}")

    before = await holder()
    frozen.send(signal.SIGSTOP)
    try:

        async def followed() -> bool:
            return await holder() not in ("", before)

        await until(followed, FOLLOWED, "it is followed")
        new = next(one for one in sandbox.gateway.sessions.values() if one.shard == 0)
        await until(
            lambda: [one for one in sandbox.gateway.sessions.values() if one.shard == 0 and one is not new],
            FOLLOWED, "its shards are heard",
        )  # fmt: skip
    finally:
        frozen.send(signal.SIGCONT)
    room = next(one for one in sandbox.world.channels.values() if one.guild_id == guild.id and not one.is_thread)
    acts = Acts()
    for _ in range(20):
        panel = await tried(acts, await ada.slash("turns", channel=room))
        assert panel is not None
    assert not acts.silent and not acts.broken
    assert not [one for one in sandbox.exchange.violations if "acknowledged" in one.kind]
    await until(lambda: "another process's by now" in frozen.said, FOLLOWED, "it has noticed")
    assert await holder() != before and frozen.alive
    await store.close()
