"""A standby that is behind takes over under a running bot: the tail is gone, and nothing else is harmed."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.process import upkeep
from bot.process.client import Stellwerk
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.protocol import RESTORED
from bot.store.table import RUNNING, Place, Table
from bot.store.table import Person as Who
from bot.tables.proof import fault
from bot.tables.refusals import Refused
from rules.core import legal, waiting
from tests.bot.house import widen
from tests.drills.test_past import Seen, press
from tests.postgres.server import Server, available, free_port, running
from tests.protocol.bot import hosted
from tests.protocol.people import CannotDo, until
from tests.protocol.plays import begun, told

pytestmark = [
    pytest.mark.drill,
    pytest.mark.skipif(available() is not None, reason=str(available())),
]

ROUNDS = int(os.environ.get("STELLWERK_DRILL_ROUNDS", "2"))
"""So many standbys take over, one after the other; ten in the long form."""
BEHIND = float(os.environ.get("STELLWERK_DRILL_SECONDS", "2"))
"""Seconds by which each is behind; eight in the long form."""
TABLES = 8
GAME = "cube_express"


@pytest.fixture
def server() -> Iterator[Server]:
    with running(wal_keep_size="'64MB'") as made:
        yield made


async def opened(bot: Stellwerk, ada: Person, ben: Person) -> int:
    """A table of theirs that is being played."""
    room = ada.channel("tables")
    people = [Who(one.id, one.user.display) for one in (ada, ben)]
    table = await bot.tables.open(people[0], Place(room.guild_id or 0, room.id), GAME, 2, rated=False)
    await bot.tables.join(table.id, people[1])
    return (await begun(bot, await bot.tables.start(table.id, people[0], (0, 1)))).id


async def moved(bot: Stellwerk, number: int, chance: random.Random) -> Table | None:
    """The table after a move; None: it was refused."""
    table = await bot.tables.get(number)
    if table.phase != RUNNING or table.match is None:
        return table
    seat = chance.choice(waiting(table.rules, table.match.state))
    move = chance.choice(legal(table.rules, table.match.state, seat))
    try:
        played = await bot.tables.play(number, Who(table.seats[seat].user or 0, "x"), move, table.revision)
    except Refused:
        return None
    return played.table


async def whole(bot: Stellwerk) -> None:
    """Every log leads to its state, without a hole."""
    store: Any = bot.store
    for number in await bot.store.find():
        stored = await bot.store.table(number)
        assert stored is not None and fault(stored) is None, number
        entries = [n for (n,) in await store._rows("SELECT n FROM entry WHERE table_id = ? ORDER BY n", number)]
        assert entries == [*range(1, len(entries) + 1)], number


async def test_standbys_that_are_behind_take_over_again_and_again(
    server: Server, sandbox: Sandbox, tmp_path: Path, ada: Person, ben: Person
) -> None:
    chance, ports = random.Random(3), [free_port() for _ in range(ROUNDS)]
    name = server.create().rpartition("/")[2]
    hosts = ",".join(f"127.0.0.1:{port}" for port in (server.port, *ports))
    address, primary, lost, standbys = f"postgresql://postgres@{hosts}/{name}", server, 0, list[Server]()
    try:
        async with hosted(sandbox, tmp_path / "data", server=address) as bot:
            await widen(bot.tables, ada.channel("tables").guild_id or 0)
            numbers = [await opened(bot, ada, ben) for _ in range(TABLES)]
            await bot.outbox.idle()
            for n, port in enumerate(ports):
                standby = await asyncio.to_thread(
                    primary.standby, server.folder.parent / f"standby{n}", port, synchronous=False
                )
                standbys.append(standby)
                for number in numbers:
                    await moved(bot, number, chance)
                await until(lambda a=standby, b=primary: a.caught_up(b), what="the standby has everything")
                standby.fall_behind()
                had = {number: await bot.store.revision(number) or 0 for number in numbers}
                seen, answers, since = Seen(sandbox, ada, ben), 0, time.monotonic()
                never = await opened(bot, ada, ben)
                while time.monotonic() - since < BEHIND or answers < 2 * TABLES:
                    answers += await moved(bot, chance.choice(numbers), chance) is not None
                await bot.outbox.idle()
                epoch = bot.tables.epoch
                await asyncio.to_thread(primary.kill)
                await asyncio.to_thread(standby.promote)
                primary, lost = standby, lost + answers
                # People play on meanwhile: whatever they are told is true from now on.
                kept = dict[int, Table]()
                for number in numbers:
                    table = await moved(bot, number, chance)
                    if table is not None:
                        kept[number] = table
                await until(lambda e=epoch: bot.tables.epoch > e, what="the bot knows")

                async def told_all() -> bool:
                    return await bot.store.meta(RESTORED) == ""

                await until(told_all, what="everybody is told")
                await bot.tables.drain()
                await bot.outbox.idle()
                seen.stop()
                await whole(bot)
                for number in numbers:
                    table = await bot.tables.get(number)
                    assert table.revision >= had[number] + 10_000
                    if number in kept and table.match is not None and kept[number].match is not None:
                        log = kept[number].match.log  # type: ignore[union-attr]
                        assert table.match.log[: len(log)] == log, "what was told since is there"
                    if table.phase == RUNNING:
                        thread = sandbox.world.channels[table.thread or 0]
                        said = [one for one in ada.messages(thread) if told(one).startswith("⏪")]
                        assert len(said) == n + 1, (number, said)
                assert await bot.store.revision(never) is None
                await _press(sandbox, bot, seen, numbers, never, chance)
                for number in numbers:
                    before = await bot.tables.get(number)
                    after = await moved(bot, number, chance)
                    assert before.phase != RUNNING or (after is not None and after.revision > before.revision)
                numbers = [
                    number if (await bot.tables.get(number)).phase == RUNNING else await opened(bot, ada, ben)
                    for number in numbers
                ]
                await bot.outbox.idle()
            await whole(bot)
        assert await asyncio.to_thread(upkeep.verify, address, lambda text: None) == 0
        assert lost > 0
        print(f"A standby {BEHIND:.0f} s behind took over {ROUNDS} times: {lost} answers gone, {TABLES} tables whole")  # noqa: T201
    finally:
        for standby in standbys:
            standby.kill()


async def _press(
    sandbox: Sandbox, bot: Stellwerk, seen: Seen, numbers: list[int], never: int, chance: random.Random
) -> None:
    """Buttons of the lost time: nothing happens but an answer."""
    before = {number: await bot.store.revision(number) for number in numbers}
    store = bot.store
    lost = []
    for one, message in seen.found.items():
        parts = one.custom_id.split(":")
        if len(parts) < 4 or message.deleted:
            continue
        table, revision = int(parts[2], 36), int(parts[3], 36)
        if table == never or (table in numbers and not await store.had(table, revision)):
            lost.append((one, message))
    for one, message in chance.sample(lost, min(len(lost), 25)):
        try:
            outcome = await press(sandbox, one, message)
        except CannotDo:
            continue
        await bot.at_rest()
        await bot.tables.drain()
        assert not outcome.failed, one
        assert {number: await bot.store.revision(number) for number in numbers} == before, one
