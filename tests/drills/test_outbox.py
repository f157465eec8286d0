"""Bad days of delivery: whatever breaks at one table or for a moment, everybody else is called, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from bot.delivery.courier import Arrived, Courier
from bot.delivery.outbox import AT_ONCE, Outbox
from bot.delivery.patience import ATTEMPTS, Forbidden, Unreachable
from bot.store.draft import Row
from bot.store.protocol import Store
from bot.store.table import Table
from bot.tables.writer import Tables
from rules.core import Rng
from tests.bot.delivery.channel import Channel
from tests.bot.house import ADA, BEN, HERE, house, play_on, running
from tests.protocol.people import until

pytestmark = [pytest.mark.drill, pytest.mark.usefixtures("toy")]
TURNS = 2_000
"""So often the loop turns while nothing may happen."""


class Ailing:
    """Passes everything on, but fails where and as often as it is told; counts all calls."""

    def __init__(self, inner: object, **failures: int) -> None:
        self._inner = inner
        self.failures = failures
        self.calls: dict[str, int] = {}

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._inner, name)
        if not callable(method):
            return method

        async def call(*args: Any, **named: Any) -> object:
            self.calls[name] = self.calls.get(name, 0) + 1
            if self.failures.get(name, 0) > 0:
                self.failures[name] -= 1
                raise sqlite3.OperationalError("disk I/O error")
            return await method(*args, **named)

        return call


def made(tables: Tables, courier: Courier, **given: Any) -> Outbox:
    """An outbox that is hardly ever patient, so that tests need not be."""
    outbox = Outbox(given.pop("store", tables.store), tables, courier, patience=lambda attempts: 0.001, **given)
    tables.committed = outbox.kick
    return outbox


async def turns(count: int = TURNS) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_reads_that_fail_end_no_delivery(tmp_path: Path) -> None:
    channel = Channel()
    async with house(tmp_path) as tables:
        store = Ailing(tables.store)
        outbox = made(tables, channel, store=cast(Store, store))
        outbox.start()
        await outbox.idle()
        for name in ("waiting", "rows", "posts", "person", "trying"):
            store.failures[name] = 3
            table = await running(tables, ADA, BEN)
            await until(lambda: "turn" in channel.kinds(), what="a board")
            await outbox.idle()
            assert "board" in await tables.posts(table.id)
            channel.calls.clear()
            channel.hands.clear()
        assert outbox.failed >= 5 * 3
        await outbox.stop()


async def test_a_store_that_keeps_nothing_doubles_no_post(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What has arrived is remembered until it can be kept; the lane is patient meanwhile."""
    channel, waits = Channel(), list[int]()

    def patience(attempts: int) -> float:
        waits.append(attempts)
        return 0.001

    async with house(tmp_path) as tables:
        store = Ailing(tables.store, delivered=12)
        await tables.open(ADA, HERE, "toy", 2)
        outbox = Outbox(cast(Store, store), tables, channel, patience=patience)
        outbox.start()
        await outbox.idle()
        await outbox.stop()
        assert sorted(channel.calls) == [("hand", ADA.id), ("lobby", 0)]
        assert await tables.store.waiting() == ()
    assert max(waits) >= 4
    assert sum(record.name.startswith("bot.") for record in caplog.records) <= 2


async def test_a_missing_permission_is_waited_for_and_said_to_the_host_once(tmp_path: Path) -> None:
    channel = Channel()
    closed = [True]
    channel.before = lambda row: Forbidden("50013") if closed[0] and row.lane == 0 else None
    now = [1_000.0]
    async with house(tmp_path) as tables:
        table = await running(tables, ADA, BEN)
        outbox = made(tables, channel, now=lambda: now[0], settle=0)
        outbox.start()
        for _ in range(4):
            await outbox.idle()
            outbox.permitted(HERE.guild)
            await turns(50)
        await outbox.idle()
        assert [call for call in channel.calls if call[0] == "alarm"] == [("alarm", ADA.id)]
        assert channel.kinds().count("lobby") > 1
        dues = [row.due - now[0] for row in (await tables.store.rows(table.id, 0))[:1]]
        assert len(dues) == 1 and 60 < dues[0] <= 3600
        await outbox.stop()
    channel.calls.clear()
    async with house(tmp_path) as tables:
        # A restart is no reason to knock again.
        outbox = made(tables, channel, now=lambda: now[0], settle=0)
        outbox.start()
        await outbox.idle()
        await turns()
        assert channel.calls == []
        closed.clear()
        closed.append(False)
        outbox.permitted(HERE.guild)
        await until(lambda: "turn" in channel.kinds(), what="a board")
        await outbox.idle()
        shown = [kind for kind in channel.kinds() if kind not in ("hand", "hush", "members")]
        assert shown == ["lobby", "thread", "lobby", "turn"], "the lobby names the thread once there is one"
        assert "board" in await tables.posts(table.id)
        await outbox.stop()


class Doctored(Tables):
    """Some tables are out of order, until they are mended."""

    out_of_order: set[int]

    async def get(self, table: int) -> Table:
        found = await super().get(table)
        return replace(found, match=None, trouble="of another age") if table in self.out_of_order else found


async def test_a_table_out_of_order_says_so_and_goes_on_once_it_is_mended(tmp_path: Path) -> None:
    channel = Channel()
    async with house(tmp_path) as plain:
        tables = Doctored(plain.store, plain._now, plain._seed)
        tables.out_of_order = set()
        table = await running(tables, ADA, BEN)
        tables.out_of_order.add(table.id)
        outbox = made(tables, channel)
        outbox.start()
        await outbox.idle()
        assert channel.kinds() == ["thread", "members"]
        tables.out_of_order.clear()
        await tables.propose_end(table.id, ADA)
        tables.out_of_order.add(table.id)
        await until(lambda: "notice" in channel.kinds(), what="words arrive")
        assert "turn" not in channel.kinds()
        tables.out_of_order.clear()
        while (await play_on(tables, table.id, Rng(1), 1)).phase == "running":
            pass
        await until(lambda: "final" in channel.kinds(), what="the game goes on")
        await outbox.idle()
        assert await tables.store.waiting() == ()
        await outbox.stop()


async def test_a_word_to_the_host_that_is_not_permitted_begets_no_other(tmp_path: Path) -> None:
    channel = Channel()
    channel.before = lambda row: Forbidden("20026")
    async with house(tmp_path) as tables:
        await tables.open(ADA, HERE, "toy", 2)
        outbox = made(tables, channel, settle=0)
        outbox.start()
        for _ in range(3):
            await outbox.idle()
            outbox.permitted(HERE.guild)
            await turns(50)
        await outbox.idle()
        kinds = [row.kind for lane in (0, ADA.id) for row in await tables.store.rows(1, lane)]
        assert sorted(kinds) == ["alarm", "hand", "lobby"]
        await outbox.stop()


class Limited(Channel):
    """Discord keeps some tables waiting inside a request."""

    def __init__(self, tables: set[int]) -> None:
        super().__init__()
        self.limited = tables
        self.over = asyncio.Event()

    async def deliver(self, row: Row, table: Table) -> Arrived | None:
        if row.table in self.limited:
            await self.over.wait()
        return await super().deliver(row, table)


async def test_seven_limited_tables_do_not_delay_the_eighth(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        limited = {(await tables.open(ADA, HERE, "toy", 2)).id for _ in range(AT_ONCE + 1)}
        channel = Limited(limited)
        outbox = made(tables, channel, hold=0.001)
        outbox.start()
        await turns(200)
        free = await tables.open(BEN, HERE, "toy", 2)
        await until(lambda: ("lobby", 0) in channel.calls, what="the eighth lobby")
        assert {row.table for row in channel.rows} == {free.id}
        channel.over.set()
        await outbox.idle()
        assert {row.table for row in channel.rows} == {free.id, *limited}
        await outbox.stop()


async def test_a_limit_that_is_told_is_waited_for_without_an_attempt(tmp_path: Path) -> None:
    channel = Channel()
    left = [Unreachable("429", after=0.01)]
    channel.before = lambda row: left.pop() if left and row.kind == "hand" else None
    async with house(tmp_path) as tables:
        await tables.open(ADA, HERE, "toy", 2)
        outbox = made(tables, channel)
        outbox.start()
        await outbox.idle()
        (post,) = [post for key, post in (await tables.posts(1)).items() if key.startswith("hand")]
        # Nothing had come of the first attempt: what the second showed is known.
        assert channel.kinds().count("hand") == 2 and post.digest
        await outbox.stop()


async def test_lost_connections_and_errors_are_counted_apart(tmp_path: Path) -> None:
    channel = Channel()
    lost: list[Exception] = [ValueError("oops")] * (ATTEMPTS - 1) + [OSError("reset")] * (3 * ATTEMPTS)
    channel.before = lambda row: lost.pop() if lost and row.kind == "lobby" else None
    async with house(tmp_path) as tables:
        table = await tables.open(ADA, HERE, "toy", 2)
        outbox = made(tables, channel)
        outbox.start()
        await outbox.idle()
        assert lost == [] and "lobby" in await tables.posts(table.id)
        await outbox.stop()


async def test_what_is_given_up_is_kept(tmp_path: Path) -> None:
    channel = Channel()
    channel.before = lambda row: ValueError("oops") if row.kind == "lobby" else None
    async with house(tmp_path) as tables:
        await tables.open(ADA, HERE, "toy", 2)
        outbox = made(tables, channel)
        outbox.start()
        await outbox.idle()
        assert outbox.given_up == 1 and await tables.store.waiting() == ()
        await outbox.stop()
    with closing(sqlite3.connect(tmp_path / "stellwerk.db")) as database:
        assert database.execute("SELECT kind, given_up FROM outbox").fetchall() == [("lobby", "error")]
