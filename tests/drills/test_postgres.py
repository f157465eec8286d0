"""PostgreSQL and whoever uses it are killed, cut off and moved while people play; nothing that was told is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.store.place import open_store
from bot.tables.proof import fault
from rules.core import AnyRules
from tests.postgres.player import widened
from tests.postgres.server import Server, available, running

pytestmark = [
    pytest.mark.drill,
    pytest.mark.skipif(available() is not None, reason=str(available())),
]

ROUNDS = int(os.environ.get("STELLWERK_DRILL_ROUNDS", "9"))
"""How often something dies."""
BETWEEN = 60
"""So many answers have been told between two deaths."""
PATIENCE = 120.0
"""Seconds in which nobody at all is answered: nothing but a standstill takes so long, on a busy machine too."""
STARVED = 100
"""How many times as much others may get done until somebody who lives gets anywhere."""
ROOT = Path(__file__).parents[2]


@dataclass
class Player:
    """A process that plays, and what it has told."""

    name: str
    address: str
    kept: set[int] = field(default_factory=set)
    process: asyncio.subprocess.Process | None = None
    reading: asyncio.Task[None] | None = None
    trouble: str = ""

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.postgres.player", self.address, self.name, cwd=ROOT,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        self.reading = asyncio.create_task(self._read(self.process))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None and process.stderr is not None
        async for line in process.stdout:
            word, *rest = line.decode().split()
            # The last line of somebody who was killed may have no end.
            if word == "kept" and line.endswith(b"\n"):
                self.kept.add(int(rest[0]))
        said = (await process.stderr.read()).decode()
        if await process.wait() != -signal.SIGKILL:
            self.trouble += said

    async def kill(self) -> None:
        assert self.process is not None and self.reading is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        await self.reading


async def played(players: list[Player], more: int) -> None:
    """Until so many more answers have been told, of every player some; however long that takes, while it goes on."""
    before = [len(player.kept) for player in players]
    told, since = 0, time.monotonic()
    while told < more or (
        left := [one.name for one, kept in zip(players, before, strict=True) if len(one.kept) == kept]
    ):
        trouble = "".join(player.trouble for player in players)
        assert not trouble, trouble
        assert told < STARVED * more, f"{left} get nowhere while others do"
        assert time.monotonic() - since < PATIENCE, f"nobody gets any further: {told} answers"
        await asyncio.sleep(0.02)
        if (now := sum(len(player.kept) for player in players) - sum(before)) != told:
            told, since = now, time.monotonic()


@contextlib.asynccontextmanager
async def playing(address: str, count: int = 3) -> AsyncIterator[list[Player]]:
    await widened(address)
    players = [Player(f"player{n}", address) for n in range(count)]
    try:
        for player in players:
            await player.start()
        yield players
    finally:
        for player in players:
            if player.process is not None:
                await player.kill()


async def whole(address: str, players: list[Player], server: Server) -> None:
    """All that was told is there, once, and every table is what its log says."""
    database = address.rpartition("/")[2]
    told = server.sql("SELECT interaction_id FROM change WHERE interaction_id IS NOT NULL", database).split()
    there = {int(one) for one in told}
    assert len(told) == len(there)
    kept = set().union(*(player.kept for player in players))
    assert kept - there == set(), f"{len(kept - there)} of {len(kept)} answers are lost"
    # What nobody was told may be there: at most the last thing each life of a player did.
    counted = server.sql("SELECT count(*) - count(DISTINCT key) FROM change", database)
    assert counted == "0"
    # Only where another server took over, revisions have leapt.
    steps = "SELECT what, revision - lag(revision, 1, 0) OVER (PARTITION BY table_id ORDER BY revision) FROM change"
    skipped = f"SELECT count(*) FROM ({steps}) AS made (what, step) WHERE step <> 1 AND what <> 'went back'"
    assert server.sql(skipped, database) == "0"
    gaps = "SELECT count(*) FROM game_table WHERE revision <> (SELECT max(revision) FROM change WHERE table_id = id)"
    assert server.sql(gaps, database) == "0"
    store = await open_store(address)
    for number in await store.find():
        stored = await store.table(number)
        assert stored is not None and fault(stored) is None, number
    await store.close()


@pytest.fixture
def server() -> Iterator[Server]:
    with running() as made:
        yield made


async def test_players_and_the_server_die_under_play(server: Server, toy: AnyRules) -> None:
    address, chance = server.create(), random.Random(7)
    async with playing(address) as players:
        await played(players, BETWEEN)
        for n in range(ROUNDS):
            match n % 3:
                case 0:
                    player = chance.choice(players)
                    await player.kill()
                    await player.start()
                case 1:
                    await asyncio.to_thread(server.kill)
                    await asyncio.to_thread(server.start)
                case 2:
                    server.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            await played(players, BETWEEN)
        for player in players:
            await player.kill()
        await whole(address, players, server)


async def test_a_standby_takes_over_and_no_answer_is_lost(server: Server, toy: AnyRules) -> None:
    """Every commit counts when it is on two disks; then the first of them is gone for good."""
    standby = await asyncio.to_thread(server.standby, server.folder.parent / "standby")
    try:
        name = server.create().rpartition("/")[2]
        both = f"postgresql://postgres@127.0.0.1:{server.port},127.0.0.1:{standby.port}/{name}"
        async with playing(both) as players:
            await played(players, 3 * BETWEEN)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(standby.promote)
            await played(players, 3 * BETWEEN)
            for player in players:
                await player.kill()
            await whole(both, players, standby)
    finally:
        standby.kill()
