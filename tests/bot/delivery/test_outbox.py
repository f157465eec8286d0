"""What reaches Discord after a commit: in order, again after a failure, once for the reader, newest first."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, cast

import pytest
import pytest_asyncio

from bot.delivery.courier import Courier
from bot.delivery.outbox import AT_ONCE, Outbox
from bot.delivery.patience import ATTEMPTS, Forbidden, Undeliverable, Unreachable, long_patience, patience
from bot.store.draft import Post, Row, Waiting
from bot.store.lease import ALL, Shards
from bot.store.protocol import RESTORED, Store
from bot.store.table import FINISHED, Table
from bot.tables.announcements import newly_awaited
from bot.tables.progress import waited_for
from bot.tables.writer import Tables
from rules.core import AnyRules, Rng, legal
from tests.bot.delivery.channel import Channel, once
from tests.bot.house import ADA, BEN, CLEO, HERE, house, play_on, running, widen
from tests.protocol.people import PATIENCE, until
from tests.toy import Bid, Swap


@pytest_asyncio.fixture
async def channel() -> Channel:
    return Channel()


@pytest_asyncio.fixture
async def outbox(tables: Tables, channel: Channel) -> AsyncIterator[Outbox]:
    made = Outbox(tables.store, tables, channel, patience=lambda attempts: 0.001)
    tables.committed = made.kick
    made.start()
    yield made
    await made.stop()


async def test_a_table_out_of_order_delivers_words_only(
    tables: Tables, channel: Channel, outbox: Outbox, tmp_path: Path
) -> None:
    table = await running(tables, ADA, BEN)
    await outbox.idle()
    await outbox.stop()
    await play_on(tables, table.id, Rng(1), 6)
    with closing(sqlite3.connect(tmp_path / "stellwerk.db")) as database, database:
        database.execute("UPDATE game_match SET state = '[]'")
    tables = Tables(tables.store, lambda: 5, lambda: 7)
    channel.calls.clear()
    again = Outbox(tables.store, tables, channel, patience=lambda attempts: 0.001)
    tables.committed = again.kick
    again.start()
    await again.idle()
    await tables.drain()
    await again.idle()
    await tables.cancel(table.id, ADA)
    await again.idle()
    await again.stop()
    assert set(channel.kinds()) <= {"notice", "strip"}
    assert channel.kinds().count("notice") == 2
    assert not await tables.store.waiting()


async def test_after_a_restore_every_table_is_shown_afresh_and_nothing_is_told_twice(
    tables: Tables, channel: Channel, outbox: Outbox
) -> None:
    """What waits in the copy may have arrived long ago; a thread is made only once whoever asks."""
    lobby = await tables.open(ADA, HERE, "toy", 2)
    table = await running(tables, ADA, BEN)
    over = await play_on(tables, (await running(tables, ADA, BEN)).id, Rng(1))
    await outbox.idle()
    await outbox.stop()
    await play_on(tables, table.id, Rng(1), 6)
    fresh = await running(tables, CLEO, BEN)
    await tables.store.set_meta(RESTORED, "copy.db")
    channel.calls.clear()
    channel.rows.clear()
    again = Outbox(tables.store, tables, channel, patience=lambda attempts: 0.001)
    tables.committed = again.kick
    await tables.restored()
    again.start()
    await again.idle()
    assert sorted((row.table, row.kind) for row in channel.rows if row.kind not in ("strip", "hand", "hush")) == [
        (lobby.id, "lobby"),
        (lobby.id, "notice"),
        (table.id, "notice"),
        (table.id, "turn"),
        (fresh.id, "notice"),
        (fresh.id, "thread"),
        (fresh.id, "turn"),
    ]
    assert over.id not in {row.table for row in channel.rows}
    channel.calls.clear()
    await tables.restored()
    await again.idle()
    await again.stop()
    assert not channel.calls, "the second start is a start like any other"


def bid(table: Table, seat: int) -> Bid:
    return next(move for move in legal(table.rules, table.match.state, seat) if isinstance(move, Bid))


async def test_a_new_table_brings_its_post_and_a_first_message(
    tables: Tables, outbox: Outbox, channel: Channel
) -> None:
    await tables.open(ADA, HERE, "toy", 2)
    await outbox.idle()
    assert sorted(channel.calls) == [("hand", ADA.id), ("lobby", 0)]


async def test_a_start_brings_the_thread_the_post_that_leads_to_it_and_the_board_in_this_order(
    tables: Tables, outbox: Outbox, channel: Channel
) -> None:
    table = await tables.open(ADA, HERE, "toy", 2)
    await tables.join(table.id, BEN)
    await outbox.idle()
    channel.calls.clear()
    await tables.start(table.id, ADA)
    await outbox.idle()
    assert [kind for kind in channel.kinds() if kind not in ("hand", "hush")] == ["thread", "lobby", "turn", "members"]
    assert {target for kind, target in channel.calls if kind == "hand"} == {ADA.id, BEN.id}
    posts = await tables.posts(table.id)
    assert {"lobby", "thread", "board", f"hand:{ADA.id}", f"hand:{BEN.id}"} <= set(posts)


async def test_the_lobby_post_is_edited_not_repeated(tables: Tables, outbox: Outbox, channel: Channel) -> None:
    table = await tables.open(ADA, HERE, "toy", 2)
    await outbox.idle()
    first = (await tables.posts(table.id))["lobby"].message
    await tables.join(table.id, BEN)
    await outbox.idle()
    assert [row.message for row in channel.rows if row.kind == "lobby"] == [None, first]


async def test_of_several_waiting_pictures_only_the_newest_is_posted(tables: Tables, channel: Channel) -> None:
    table = await running(tables, ADA, BEN)
    await play_on(tables, table.id, Rng(4))
    outbox = Outbox(tables.store, tables, channel)
    outbox.start()
    await outbox.idle()
    await outbox.stop()
    assert channel.kinds().count("turn") == 0 and channel.kinds().count("final") == 1
    assert [kind for kind in channel.kinds() if kind in ("lobby", "thread")] == ["lobby", "thread", "lobby"]
    assert await tables.store.waiting() == ()


async def test_every_new_board_takes_the_buttons_from_the_one_before(
    tables: Tables, outbox: Outbox, channel: Channel
) -> None:
    table = await running(tables, ADA, BEN)
    await outbox.idle()
    boards, stripped = [(await tables.posts(table.id))["board"]], []
    for n in range(30):
        after = await play_on(tables, table.id, Rng(n), 1)
        await outbox.idle()
        board = (await tables.posts(table.id))["board"]
        if board != boards[-1]:
            boards.append(board)
        if after.phase != "running":
            break
    stripped = [target for kind, target in channel.calls if kind == "strip"]
    assert len(boards) > 3
    assert stripped == [board.message for board in boards[:-1]]
    since = [row.since for row in channel.rows if row.kind in ("turn", "final")]
    assert since == [0, *(board.revision for board in boards[:-1])]


async def test_all_boards_are_there_before_the_older_ones_are_tidied(
    tables: Tables, outbox: Outbox, channel: Channel
) -> None:
    """After a restart: Discord takes so much in a second, and nobody waits for what has done its work to go."""
    await widen(tables, HERE.guild)
    here = [await running(tables, ADA, BEN) for _ in range(3 * AT_ONCE)]
    await outbox.idle()
    await outbox.stop()
    for table in here:
        while not any(row.kind in ("turn", "final") for row in await tables.store.rows(table.id, 0)):
            await play_on(tables, table.id, Rng(table.id), 1)
    channel.calls.clear()
    again = Outbox(tables.store, tables, channel)
    again.start()
    await again.idle()
    await again.stop()
    kinds = [kind for kind in channel.kinds() if kind in ("turn", "final", "strip")]
    assert kinds.count("strip") == len(here) and "strip" not in kinds[: len(here)]


async def test_a_lost_connection_is_tried_again_until_it_works(
    tables: Tables, outbox: Outbox, channel: Channel
) -> None:
    left = [ConnectionResetError(104, "reset"), Unreachable("502"), TimeoutError()] * ATTEMPTS
    channel.before = lambda row: left.pop() if left and row.kind == "lobby" else None
    await tables.open(ADA, HERE, "toy", 2)
    await outbox.idle()
    assert channel.kinds().count("lobby") == 3 * ATTEMPTS + 1
    assert len({row.nonce for row in channel.rows if row.kind == "lobby"}) == 1


async def test_an_answer_that_was_lost_does_not_double_the_post(
    tables: Tables, outbox: Outbox, channel: Channel
) -> None:
    channel.after = once(ConnectionResetError(104, "reset"), "turn")
    table = await running(tables, ADA, BEN)
    await outbox.idle()
    turns = [message for message in channel.messages.values() if message[1] == "turn"]
    assert channel.kinds().count("turn") == 2 and len(turns) == 1
    assert (await tables.posts(table.id))["board"].message == turns[0][0]


async def test_a_repeated_post_is_remembered_for_what_its_first_attempt_showed(tables: Tables) -> None:
    """The game goes on between the attempts: the next board must still be posted."""
    channel = Channel()
    outbox = Outbox(tables.store, tables, channel, patience=lambda attempts: 0.001)
    table = await running(tables, ADA, BEN)
    started = asyncio.Event()

    def lost(row: Row) -> Exception | None:
        if row.kind == "turn" and not started.is_set():
            started.set()
            return ConnectionResetError(104, "reset")
        return None

    channel.after = lost
    outbox.start()
    await started.wait()
    await outbox.stop(drain=False)
    shown = [message for message in channel.messages.values() if message[1] == "turn"]
    while (await tables.get(table.id)).revision < table.revision + 2 or not await _turn_waits(tables, table.id):
        await play_on(tables, table.id, Rng(1), 1)
    again = Outbox(tables.store, tables, channel)
    again.start()
    await again.idle()
    await again.stop()
    boards = [message for message in channel.messages.values() if message[1] in ("turn", "final")]
    assert len(shown) == 1 and len(boards) == 2
    assert (await tables.posts(table.id))["board"] == Post(boards[1][0], boards[1][3])
    assert ("strip", boards[0][0]) in channel.calls


async def test_a_late_first_post_that_shows_everything_makes_the_next_one_superfluous(tables: Tables) -> None:
    """The first attempt never arrived, the second already draws the board after the next turn."""
    channel = Channel()
    outbox = Outbox(tables.store, tables, channel)
    table = await running(tables, ADA, BEN)
    tried = asyncio.Event()

    def refuse(row: Row) -> Exception | None:
        if row.kind == "turn":
            tried.set()
            return Unreachable("503")
        return None

    channel.before = refuse
    outbox.start()
    await tried.wait()
    await outbox.stop(drain=False)
    while not await _turn_waits(tables, table.id):
        after = await play_on(tables, table.id, Rng(1), 1)
    channel.before = lambda row: None
    again = Outbox(tables.store, tables, channel)
    again.start()
    await again.idle()
    await again.stop()
    boards = [message for message in channel.messages.values() if message[1] in ("turn", "final")]
    assert [board[3] for board in boards] == [after.revision]


@pytest.mark.parametrize("there", [False, True], ids=["never arrived", "arrived"])
async def test_a_board_that_was_tried_before_the_end_does_not_take_its_place(tables: Tables, there: bool) -> None:
    """Whoever tried it is gone, and meanwhile the game is over: the scoring is posted, once."""
    channel = Channel()
    outbox = Outbox(tables.store, tables, channel)
    table = await running(tables, ADA, BEN)
    tried = asyncio.Event()

    def refuse(row: Row) -> Exception | None:
        if row.kind == "turn":
            tried.set()
            return ConnectionResetError(104, "reset")
        return None

    if there:
        channel.after = refuse
    else:
        channel.before = refuse
    outbox.start()
    await tried.wait()
    await outbox.stop(drain=False)
    while (await tables.get(table.id)).phase != FINISHED:
        after = await play_on(tables, table.id, Rng(1), 1)
    channel.before = channel.after = lambda row: None
    again = Outbox(tables.store, tables, channel)
    again.start()
    await again.idle()
    await again.stop()
    boards = [message[1::2] for message in channel.messages.values() if message[1] in ("turn", "final")]
    assert boards == [("turn", table.revision)] * there + [("final", after.revision)]
    assert [row.payload["called"] for row in channel.rows if row.kind == "final"][-1]


async def _turn_waits(tables: Tables, table: int) -> bool:
    return sum(row.kind in ("turn", "final") for row in await tables.store.rows(table, 0)) > 1


async def test_a_hand_changes_in_place_unless_its_person_is_called(
    tables: Tables, outbox: Outbox, channel: Channel
) -> None:
    table = await running(tables, ADA, BEN, CLEO)
    await outbox.idle()
    sent = channel.sent.count(("hand", BEN.id))
    first = (await tables.posts(table.id))[f"hand:{BEN.id}"].message
    swap = next(move for move in legal(table.rules, table.match.state, 1) if isinstance(move, Swap))
    after = (await tables.play(table.id, BEN, swap)).table
    after = (await tables.play(table.id, BEN, bid(after, 1))).table
    await outbox.idle()
    assert channel.sent.count(("hand", BEN.id)) == sent and channel.edits.count(BEN.id) == 1
    assert (await tables.posts(table.id))[f"hand:{BEN.id}"].message == first
    for seat, person in ((0, ADA), (2, CLEO)):
        after = (await tables.play(table.id, person, bid(after, seat))).table
    await outbox.idle()
    layer = next(iter(waited_for(after)))
    user = after.seats[layer].user
    assert channel.sent[-1] == ("hand", user) if user != CLEO.id else channel.sent[-1][0] != "hand"


async def test_there_is_one_hand_of_each_person_and_it_is_new_for_a_call_only(
    tables: Tables, outbox: Outbox, channel: Channel
) -> None:
    table = await running(tables, ADA, BEN, length="long")
    await outbox.idle()
    channel.sent.clear()
    called = 0
    while True:
        before = await tables.get(table.id)
        after = await play_on(tables, table.id, Rng(before.revision), 1)
        if after.phase != "running":
            break
        mover = before.seats[after.match.log[len(before.match.log)].seat].user
        called += len(newly_awaited(before, after, mover))
        await outbox.idle()
        living = [target for _, kind, target, _ in channel.messages.values() if kind == "hand"]
        assert sorted(living) == [ADA.id, BEN.id]
    assert 2 < len([kind for kind, _ in channel.sent if kind == "hand"]) == called


async def test_a_closed_dm_is_said_once_and_holds_up_nobody(tables: Tables, outbox: Outbox, channel: Channel) -> None:
    channel.before = lambda row: Undeliverable("dm-closed") if row.target == BEN.id else None
    table = await running(tables, ADA, BEN)
    await outbox.idle()
    await play_on(tables, table.id, Rng(2))
    await outbox.idle()
    notices = [row.payload for row in channel.rows if row.kind == "notice"]
    assert notices == [{"key": "notice-dm-closed", "data": {"user": BEN.id}}]
    assert channel.calls.count(("hand", BEN.id)) == 1
    assert "final" in channel.kinds()
    channel.calls.clear()
    other = await tables.open(ADA, HERE, "toy", 2)
    await tables.join(other.id, BEN)
    await outbox.idle()
    assert ("hand", BEN.id) in channel.calls


async def test_what_can_never_arrive_is_given_up_and_the_rest_goes_on(
    tables: Tables, outbox: Outbox, channel: Channel
) -> None:
    channel.before = lambda row: Undeliverable("gone") if row.kind == "thread" else None
    table = await running(tables, ADA, BEN)
    await outbox.idle()
    assert "board" in await tables.posts(table.id)


async def test_a_fault_of_the_program_does_not_hold_up_a_table_for_ever(
    tables: Tables, outbox: Outbox, channel: Channel
) -> None:
    channel.before = lambda row: ValueError("oops") if row.kind == "turn" else None
    table = await running(tables, ADA, BEN)
    await outbox.idle()
    assert channel.kinds().count("turn") == ATTEMPTS
    channel.before = lambda row: None
    await play_on(tables, table.id, Rng(2))
    await outbox.idle()
    assert "final" in channel.kinds()


async def test_one_table_in_trouble_does_not_hold_up_another(tables: Tables, channel: Channel) -> None:
    outbox = Outbox(tables.store, tables, channel, patience=lambda attempts: 60)
    tables.committed = outbox.kick
    outbox.start()
    first = await tables.open(ADA, HERE, "toy", 2)
    channel.before = lambda row: Unreachable("503") if row.table == first.id else None
    await tables.join(first.id, BEN)
    arrived = asyncio.Event()
    channel.after = lambda row: arrived.set() if row.kind == "lobby" else None
    await tables.open(BEN, HERE, "toy", 2)
    await asyncio.wait_for(arrived.wait(), PATIENCE)
    await outbox.stop(drain=True, timeout=1)
    assert {waits.table for waits in await tables.store.waiting()} == {first.id}


async def test_an_orderly_stop_delivers_what_is_left(tables: Tables, channel: Channel) -> None:
    outbox = Outbox(tables.store, tables, channel)
    outbox.start()
    await running(tables, ADA, BEN)
    await outbox.stop(drain=True)
    assert await tables.store.waiting() == ()
    assert "turn" in channel.kinds()


class Dying:
    """Passes everything on until the given step, and dies there: nothing that is asked of it ever returns."""

    def __init__(self, inner: object, steps: Iterator[int], last: int, dead: asyncio.Event, late: bool) -> None:
        self._inner, self._steps, self._last, self._dead, self._late = inner, steps, last, dead, late

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._inner, name)

        async def step(*args: object) -> object:
            last = next(self._steps) >= self._last
            result = None if last and not self._late else await method(*args)
            if last:
                self._dead.set()
                await asyncio.Event().wait()
            return result

        return step


@pytest.mark.parametrize("cries", [False, True], ids=["silent", "called"])
@pytest.mark.parametrize("late", [False, True], ids=["before", "after"])
async def test_a_crash_at_any_step_of_delivery_loses_and_doubles_nothing(
    tmp_path: Path, toy: AnyRules, late: bool, cries: bool
) -> None:
    """Die before or after each call to store and Discord in turn: what people have in the end is always the same.

    `cries`: words call before the board is drawn, and become it.
    """
    for last in count():
        channel, folder, dead = Channel(), tmp_path / str(last), asyncio.Event()
        channel.cries = cries
        async with house(folder) as tables:
            table = await running(tables, ADA, BEN)
            steps = count()
            store = Dying(tables.store, steps, last, dead, late)
            outbox = Outbox(cast(Store, store), tables, cast(Courier, Dying(channel, steps, last, dead, late)))
            outbox.start()
            idle = asyncio.create_task(outbox.idle())
            died = asyncio.create_task(dead.wait())
            await asyncio.wait({idle, died}, return_when=asyncio.FIRST_COMPLETED)
            for task in (idle, died):
                task.cancel()
            await outbox.stop(drain=False)
        async with house(folder) as tables:
            again = Outbox(tables.store, tables, channel)
            again.start()
            await again.idle()
            await again.stop()
            arrived = sorted(kind for _, kind, _, _ in channel.messages.values())
            assert arrived == ["hand", "hand", "lobby", "thread", "turn"]
            assert {*channel.cried} == ({(table.id, (ADA.id, BEN.id))} if cries else set())
            posts = await tables.posts(table.id)
            assert {kind.split(":")[0]: post.message for kind, post in posts.items() if ":" not in kind} == {
                kind.replace("turn", "board"): number
                for number, kind, _, _ in channel.messages.values()
                if kind not in ("hand", "nudge")
            }
        if not dead.is_set():
            break
    assert last > 20


async def test_what_comes_in_while_a_lane_ends_is_delivered_at_once(tables: Tables, channel: Channel) -> None:
    """A row that a lane is told of after it has found nothing more is delivered when the lane has been left."""
    outbox = Outbox(tables.store, tables, channel, look=3600.0)
    table = await tables.open(ADA, HERE, "toy", 2)
    ended = asyncio.Event()
    rows = tables.store.rows

    async def last_look(number: int, lane: int) -> tuple[Row, ...]:
        found = await rows(number, lane)
        if not found and lane == 0 and not ended.is_set():
            ended.set()
            # The lane is told, but has looked already: only its end leads to the row.
            await tables.join(table.id, BEN)
            looked = outbox.looked
            outbox.kick()
            await until(lambda: outbox.looked > looked, what="a look at what waits")
        return found

    tables.store.rows = last_look  # type: ignore[method-assign]
    outbox.start()
    await asyncio.wait_for(ended.wait(), PATIENCE)
    await until(lambda: channel.kinds().count("lobby") == 2, what="the second lobby post")
    await outbox.stop()


class Looking:
    """Counts how often the store is asked what waits."""

    def __init__(self, inner: Store) -> None:
        self._inner, self.looks = inner, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    async def waiting(self, shards: Shards = ALL) -> tuple[Waiting, ...]:
        self.looks += 1
        return await self._inner.waiting(shards)


async def test_without_news_the_store_is_left_alone(tables: Tables, channel: Channel) -> None:
    """One look for each time somebody says that something waits, and no more of them."""
    store = Looking(tables.store)
    outbox = Outbox(cast(Store, store), tables, channel)
    outbox.start()
    for looks in (1, 2, 3):
        for _ in range(200):
            await asyncio.sleep(0)
        await until(lambda looks=looks: store.looks == looks, what="a look")
        outbox.kick()
        outbox.kick()
    await outbox.stop(drain=False)
    assert store.looks <= 4


async def test_notices_are_told_one_by_one_whatever_follows(tables: Tables, channel: Channel) -> None:
    """Only of pictures the newest counts: no notice is superseded by another."""
    table = await running(tables, ADA, BEN, CLEO)
    for person in (ADA, BEN):
        await tables.propose_end(table.id, person)
        await tables.withdraw_end(table.id, person)
    outbox = Outbox(tables.store, tables, channel)
    outbox.start()
    await outbox.idle()
    await outbox.stop()
    notices = [row.payload["data"]["seat"] for row in channel.rows if row.kind == "notice"]
    assert notices == [0, 1]


async def test_pauses_grow_with_every_failure_in_a_row(tables: Tables, channel: Channel) -> None:
    asked: list[int] = []

    def patience(attempts: int) -> float:
        asked.append(attempts)
        return 0.001

    lost = [OSError("reset")] * 3 + [ValueError("oops")] * 3
    channel.before = lambda row: lost.pop() if lost and row.kind == "lobby" else None
    outbox = Outbox(tables.store, tables, channel, patience=patience)
    outbox.start()
    await tables.open(ADA, HERE, "toy", 2)
    outbox.kick()
    await outbox.idle()
    assert asked == [0, 1, 2, 3, 4, 5]
    assert (outbox.failed, outbox.given_up) == (6, 0)
    await outbox.stop()


def test_patience_is_half_a_second_first_and_a_minute_at_last() -> None:
    assert [patience(n) for n in (0, 1, 2, 7, 8, 10_000)] == [0.5, 1, 2, 60, 60, 60]
    assert [long_patience(n) for n in (0, 1, 5, 6, 10_000)] == [60, 120, 1920, 3600, 3600]


@pytest.mark.parametrize("aside", [False, True])
async def test_a_stop_does_not_wait_for_pauses(tables: Tables, channel: Channel, aside: bool) -> None:
    """Neither for a lost connection nor for a permission: both are there at the next start."""
    tried = asyncio.Event()

    def trouble(row: Row) -> Exception:
        tried.set()
        return Forbidden("50013") if aside else Unreachable("503")

    channel.before = trouble
    hour = lambda attempts: 3600.0  # noqa: E731
    outbox = Outbox(tables.store, tables, channel, patience=hour, long_patience=hour)
    outbox.start()
    await tables.open(ADA, HERE, "toy", 2)
    outbox.kick()
    await tried.wait()
    for _ in range(100):
        await asyncio.sleep(0)
    await asyncio.wait_for(outbox.stop(drain=True, timeout=3600), PATIENCE)
    assert {waits.table for waits in await tables.store.waiting()} == {1}


async def test_what_waits_is_known_to_whoever_asks_how_the_bot_is(tables: Tables, channel: Channel) -> None:
    """`waiting_since`: since when something has waited in vain; a missing permission is no such thing."""
    outbox = Outbox(tables.store, tables, channel, patience=lambda attempts: 3600, long_patience=lambda attempts: 3600)
    assert outbox.waiting_since is None
    begun = time.monotonic()
    tried: list[str] = []

    def trouble(row: Row) -> Exception | None:
        tried.append(row.kind)
        return {"lobby": Unreachable("503"), "hand": Forbidden("50007")}.get(row.kind)

    channel.before = trouble
    table = await tables.open(ADA, HERE, "toy", 2)
    outbox.start()
    await until(lambda: len(tried) == 2, what="both are tried")
    since = outbox.waiting_since
    assert since is not None and begun <= since <= time.monotonic()
    channel.before = lambda row: Forbidden("50013")
    await outbox.stop(drain=False)
    again = Outbox(tables.store, tables, channel, long_patience=lambda attempts: 3600, now=lambda: 1e12)
    again.start()
    await again.idle()
    assert again.waiting_since is None, f"table {table.id} waits for somebody to mend something"
    await again.stop(drain=False)
