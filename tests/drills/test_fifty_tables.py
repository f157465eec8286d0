"""One table among fifty is broken: everybody else is answered and called as before, and nothing runs hot."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import median

import pytest

from bot.process.client import Stellwerk
from bot.process.settings import DATABASE
from bot.sandbox.entities import Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import Table
from bot.tables.writer import Tables
from rules.core import AnyRules, Rng
from tests.bot.delivery.channel import Channel
from tests.bot.house import ADA, BEN, HERE, house, play_on, running, widen
from tests.drills.test_outbox import made, turns
from tests.protocol.bot import hosted
from tests.protocol.plays import custom_id, done, open_table

pytestmark = [pytest.mark.drill, pytest.mark.usefixtures("toy")]
TABLES = 50
CLICKS = 60
SLOWER = 3.0
"""So many times as much work a click may be: far more than it is."""
SPAN = 4.0
"""Seconds in which the idle host is watched."""
IDLE = 0.02
"""The share of a core that it may use meanwhile."""
NOTICES = 10
"""So many lines the log may get."""


def spoil(folder: Path, table: int) -> None:
    """Make the state of a table unreadable, as an age that nobody knows any more would."""
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute("UPDATE game_match SET state = '[\"?\"]' WHERE table_id = ?", (table,))
        database.execute(
            "INSERT INTO outbox (table_id, kind, target, payload, lane, revision, nonce) SELECT id, 'turn', 0, '{}', 0,"
            " revision, 'n' || id FROM game_table WHERE id = ?",
            (table,),
        )


class Counting(Tables):
    """Counts how often each table is asked for."""

    reads: dict[int, int]

    async def get(self, table: int) -> Table:
        self.reads[table] = self.reads.get(table, 0) + 1
        return await super().get(table)


async def test_the_broken_table_is_left_alone_and_all_others_are_called(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    channel = Channel()
    async with house(tmp_path) as tables:
        await widen(tables)
        numbers = [(await running(tables, ADA, BEN)).id for _ in range(TABLES)]
        outbox = made(tables, channel)
        outbox.start()
        await outbox.idle()
        await outbox.stop()
    broken, *sound = numbers
    spoil(tmp_path, broken)
    caplog.set_level(logging.INFO)
    async with house(tmp_path) as plain:
        tables = Counting(plain.store, plain._now, plain._seed)
        tables.reads = {}
        outbox = made(tables, channel)
        outbox.start()
        channel.calls.clear()
        for number in sound:
            first = (await tables.posts(number))["board"]
            while (await tables.posts(number))["board"] == first:
                await play_on(tables, number, Rng(number), 1)
                await outbox.idle()
        await tables.drain()
        await outbox.idle()
        before = tables.reads[broken]
        await turns()
        # Nobody asks again and again; each call at another table looks once whether the last one there is unanswered.
        assert tables.reads[broken] == before < 3 * TABLES
        assert len(await tables.in_guild(HERE.guild, "running", "finished")) == len(numbers)
        assert len(await tables.of_user(BEN.id)) > 0
        assert outbox.waiting_since is None and outbox.failed == 0
        assert channel.kinds().count("notice") == 1
        await outbox.stop()
    said = told(caplog)
    assert 1 <= len(said) < NOTICES and all(record.exc_info is None for record in said)
    assert any(f"table {broken}" in record.getMessage() for record in said)


def told(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.name.startswith("bot.")]


async def test_clicks_are_acknowledged_with_as_little_work_as_before_and_the_host_is_idle(
    sandbox: Sandbox, toy: AnyRules, tmp_path: Path, ada: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        await widen(bot.tables, next(iter(sandbox.world.guilds)))
        numbers = [(await open_table(sandbox, bot, [ada, ben], "toy")).id for _ in range(TABLES)]
        await bot.outbox.idle()
        before = await acknowledged(sandbox, bot, ada, numbers[1:])
    spoil(tmp_path, numbers[0])
    caplog.clear()
    caplog.set_level(logging.WARNING)
    async with hosted(sandbox, tmp_path) as bot:
        after = await acknowledged(sandbox, bot, ada, numbers[1:])
        await bot.at_rest()
        begun, used = time.monotonic(), time.process_time()
        await asyncio.sleep(SPAN)
        used, span = time.process_time() - used, time.monotonic() - begun
    print(f"a click {1000 * before:.1f} ms, with a broken table {1000 * after:.1f} ms; idle {100 * used / span:.2f} %")
    assert after < SLOWER * before
    assert used < IDLE * span
    said = told(caplog)
    assert 1 <= len(said) < NOTICES and any(f"table {numbers[0]}" in record.getMessage() for record in said)


async def acknowledged(sandbox: Sandbox, bot: Stellwerk, person: Person, numbers: Sequence[int]) -> float:
    """The median work until a click at one of these tables is acknowledged, in seconds of this process alone."""
    taken = []
    for number in (numbers[n % len(numbers)] for n in range(CLICKS)):
        board = board_of(sandbox, person, await bot.tables.get(number))
        await bot.at_rest()
        began = time.process_time()
        outcome = await person.click(board, custom_id(board, "hand"))
        taken.append(time.process_time() - began)
        person.dismiss(await done(outcome))
    return median(taken)


def board_of(sandbox: Sandbox, person: Person, table: Table) -> Message:
    thread = person.at = sandbox.world.channels[table.thread or table.channel]
    return next(one for one in reversed(person.messages(thread)) if "s1:move" in json.dumps(one.components))
