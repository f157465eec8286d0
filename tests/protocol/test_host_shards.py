"""Several bots on one store, each with shards of its own: who hears, who posts, who follows whom, who hands over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery.bulletins import Bulletins
from bot.delivery.forum import Forums
from bot.delivery.letters import Letters
from bot.delivery.patience import Unreachable
from bot.process.client import Stellwerk, build
from bot.process.life import Life
from bot.process.ranges import parsed
from bot.process.settings import BadSetting
from bot.process.turns import Turns
from bot.sandbox.entities import Channel, Guild, Message
from bot.sandbox.people import Outcome, Person
from bot.sandbox.seed import spread
from bot.sandbox.server import Sandbox
from bot.sandbox.snowflake import shard_of
from bot.store.protocol import Store
from bot.store.sqlite import SqliteStore
from bot.store.table import RUNNING, Table
from bot.store.table import Person as Player
from bot.talk.finder import sees
from rules.core import AnyRules, legal, waiting
from tests.postgres.engines import ENGINES, forget, postgres
from tests.protocol.bot import games, hosted, settings, undrawn
from tests.protocol.people import until
from tests.protocol.plays import custom_id, done, told

SHARDS = 4


class Shared(SqliteStore):
    """A store that several bots of one process use; whoever has opened it closes it."""

    @property
    def shared(self) -> bool:
        return True

    async def close(self) -> None:
        return

    async def release(self) -> None:
        return


class Town:
    """A server for each shard, and one store."""

    def __init__(self, sandbox: Sandbox, store: Store, folder: Path) -> None:
        self.sandbox = sandbox
        self.store = store
        self.folder = folder
        self.bots = 0
        self.servers = spread(sandbox.world, SHARDS)

    def room(self, guild: Guild) -> Channel:
        return next(one for one in self.sandbox.world.channels.values() if one.guild_id == guild.id)

    async def expired(self, bot: Stellwerk) -> None:
        """As if a bot had died half a minute ago."""
        assert bot.tenancy is not None
        for lease in await self.store.leases():
            if lease.holder == bot.tenancy.holding.holder:
                await self.store.renew_lease(lease, -1.0)

    @asynccontextmanager
    async def bot(self, wish: str, take_over: bool = False) -> AsyncIterator[tuple[Stellwerk, asyncio.Task[None]]]:
        self.bots += 1
        folder = self.folder / f"bot-{self.bots}"
        folder.mkdir()
        own = settings(self.sandbox, folder, shards=parsed(wish))
        client = undrawn(build(own, games()))
        stop = asyncio.Event()

        async def opens(_: object) -> Store:
            # A server is opened by each of them; a file by one, for all.
            return self.store if isinstance(self.store, Shared) else await postgres(self.folder)

        task = asyncio.create_task(Life(client, take_over=take_over, opens=opens).run(stop))
        try:
            yield client, task
        finally:
            stop.set()
            await task

    @asynccontextmanager
    async def serving(self, wish: str) -> AsyncIterator[Stellwerk]:
        async with self.bot(wish) as (client, task):
            await until(lambda: task.done() or serves(client, wish), what=f"{wish} is served")
            if task.done():
                task.result()
            yield client

    async def table(self, bot: Stellwerk, guild: Guild, people: tuple[Person, Person]) -> Table:
        """A running table on a server, opened and begun by hand."""
        room, (owner, other) = self.room(guild), people
        await until(lambda: self.sandbox.commands.registered.get(None), what="the commands are told")
        await done(await owner.slash("table new", channel=room, game="toy", seats=2, clock="none"))
        lobby = await until(lambda: self.post(room, "join"), what="its lobby")
        await (await other.click(lobby, custom_id(lobby, "join"))).finished()
        await (await owner.click(lobby, custom_id(lobby, "start"))).finished()

        async def dealt() -> Table | None:
            return next(iter(await bot.tables.in_guild(guild.id, RUNNING)), None)

        return await until(dealt, what="it is dealt")

    def post(self, where: Channel, action: str) -> Message | None:
        found = [one for one in self.sandbox.world.messages_in(where) if f":{action}:" in str(one.components)]
        return found[-1] if found else None

    async def board(self, table: Table, bot: Stellwerk) -> Message:
        async def there() -> Message | None:
            now = await bot.tables.get(table.id)
            return None if now.thread is None else self.post(self.sandbox.world.channels[now.thread], "move")

        return await until(there, what="its board")


def serves(bot: Stellwerk, wish: str) -> bool:
    """It holds a range and hears all of it."""
    heard = bot.tenancy is not None and parsed(wish) in bot.tenancy.holding.ranges
    return bot.ready_to_serve and heard and bot.silent() is None and set(parsed(wish)) <= bot._met


@pytest.fixture(params=sorted(ENGINES))
async def town(sandbox: Sandbox, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Town]:
    sandbox.gateway.starts.max_concurrency = 16
    sandbox.gateway.starts.seconds = 5.0
    if request.param == "postgres":
        store = await postgres(tmp_path)
        yield Town(sandbox, store, tmp_path)
        await store.close()
        forget(tmp_path)
        return
    store = await Shared.open(tmp_path / "town.db")
    yield Town(sandbox, store, tmp_path)
    await SqliteStore.close(store)


async def test_each_bot_serves_its_own_servers_and_nobody_else_s(
    town: Town, toy: AnyRules, ada: Person, ben: Person
) -> None:
    async with town.serving("0-1/4") as low, town.serving("2-3/4") as high:
        for guild in town.servers:
            mine, other = (low, high) if shard_of(guild.id, SHARDS) < 2 else (high, low)
            before = len(other.door.taken)
            table = await town.table(mine, guild, (ada, ben))
            board = await town.board(table, mine)
            assert told(await done(await ada.click(board, "My hand")))
            assert len(other.door.taken) == before and other.get_guild(guild.id) is None
            assert not other.outbox._lanes
            # Whoever does not hear of a server says neither that it is gone nor who may see what there.
            assert not other.serves(guild.id)
            with pytest.raises(Unreachable):
                letters = Letters(other, other.mailboxes, other.tables, other.painter)
                Bulletins(other, other.tables, letters, Forums(other))._server(guild.id)
            who = other._connection.user
            stranger = SimpleNamespace(
                client=other, guild_id=guild.id, guild=None, channel_id=1, user=SimpleNamespace(id=who and who.id),
                is_guild_integration=lambda: True,
            )  # fmt: skip
            assert not sees(cast(Any, stranger), table)
        boards = [one for one in town.sandbox.world.messages.values() if ":move:" in str(one.components)]
        assert len(boards) == len({one.channel_id for one in boards}) == SHARDS


async def test_what_is_done_elsewhere_is_seen_and_posted_by_whoever_serves_the_server(
    town: Town, toy: AnyRules, ada: Person, ben: Person
) -> None:
    """As a click in a direct message is done by the bot of the first shard."""
    async with town.serving("0-1/4") as low, town.serving("2-3/4") as high:
        guild = town.servers[3]
        table = await town.table(high, guild, (ada, ben))
        first = await town.board(table, high)
        people = {one.id: one for one in (ada, ben)}
        for _ in range(3):
            now = await low.tables.get(table.id)
            assert now.match is not None
            seat = waiting(now.rules, now.match.state)[0]
            who = people[now.seats[seat].user or 0]
            move = legal(now.rules, now.match.state, seat)[0]
            played = await low.tables.play(now.id, Player(who.id, who.user.display), move)
            assert (await high.tables.get(table.id)).revision == played.table.revision
        later = await until(lambda: changed(town, table, first), what="a newer board")
        assert later.id != first.id
        assert low.outbox._lanes == {} and (await high.tables.get(table.id)).thread is not None


async def changed(town: Town, table: Table, first: Message) -> Message | None:
    kept = await town.store.table(table.id)
    assert kept is not None
    found = town.post(town.sandbox.world.channels[kept.table.thread or 0], "move")
    return found if found is not None and found.id != first.id else None


async def test_the_servers_of_a_dead_bot_are_served_by_another(
    town: Town, toy: AnyRules, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town.serving("2-3/4") as high:
        async with town.serving("0-1/4") as low:
            table = await town.table(low, town.servers[0], (ada, ben))
            board = await town.board(table, low)
            assert low.tenancy is not None
            # It dies without a word: its leases stay until their time is over.
            monkeypatch.setattr(low.tenancy, "end", nothing)
        assert parsed("0-1/4") not in high.tenancy.holding.ranges  # type: ignore[union-attr]
        await town.expired(low)
        await until(lambda: serves(high, "0-1/4"), what="it is followed")
        assert told(await done(await ada.click(board, "My hand")))
        assert high.get_guild(town.servers[0].id) is not None
        assert (await high.tables.get(table.id)).phase == RUNNING


async def nothing() -> None:
    return


async def test_every_click_while_a_range_is_handed_over_is_answered_once(
    town: Town, toy: AnyRules, ada: Person, ben: Person
) -> None:
    outcomes: list[Outcome] = []
    enough = asyncio.Event()

    async def press(post: Message) -> None:
        for person in cycle((ada, ben)):
            outcomes.append(await person.click(post, "My hand"))
            assert told(await done(outcomes[-1]))
            if enough.is_set():
                return

    async with town.bot("0-1/4") as (old, retiring), town.serving("2-3/4"):
        await until(lambda: serves(old, "0-1/4"))
        table = await town.table(old, town.servers[1], (ada, ben))
        board = await town.board(table, old)
        async with town.bot("0-1/4", take_over=True) as (new, running):
            pressing = [asyncio.create_task(press(board)) for _ in range(3)]
            await until(lambda: serves(new, "0-1/4") or running.done(), what="it has taken over")
            before = len(outcomes)
            await until(lambda: len(outcomes) > before + 20, what="it answers")
            enough.set()
            await asyncio.gather(*pressing)
            await until(retiring.done, what="whoever has nothing left ends")
            ours, theirs = set(old.door.taken), set(new.door.taken)
            assert not ours & theirs
            assert {outcome.interaction.id for outcome in outcomes} <= ours | theirs


async def test_ranges_that_meet_are_refused_in_one_sentence(town: Town) -> None:
    async with town.serving("0-1/4"):
        with pytest.raises(BadSetting, match="0-1/4"):
            async with town.serving("1-2/4"):
                pass


async def test_one_bot_serves_as_many_shards_as_discord_recommends(
    sandbox: Sandbox, toy: AnyRules, ada: Person, tmp_path: Path
) -> None:
    """Without any wish, and with a store of its own; one line that breaks is told by its number and breaks no other."""
    sandbox.gateway.starts.recommended, sandbox.gateway.starts.max_concurrency = SHARDS, SHARDS
    servers = spread(sandbox.world, SHARDS)
    async with hosted(sandbox, tmp_path) as bot:
        await until(lambda: bot.silent() is None and len(bot.guilds) == SHARDS + 1)
        assert sorted(bot.waits) == [*range(SHARDS)]
        for guild in servers:
            room = next(one for one in sandbox.world.channels.values() if one.guild_id == guild.id)
            assert told(await done(await ada.slash("turns", channel=room)))
        assert told(await done(await ada.slash("turns", channel=ada.dm())))
        identifies = sandbox.gateway.identifies
        sandbox.gateway.trouble = "drop"
        line: Any = next(one.line for one in sandbox.gateway.sessions.values() if one.shard == 2)
        line.transport.abort()
        assert await until(bot.complaint, what="it is noticed") == "not connected (shards 2)"
        room = next(one for one in sandbox.world.channels.values() if one.guild_id == servers[1].id)
        assert told(await done(await ada.slash("turns", channel=room)))
        sandbox.gateway.trouble = None
        await until(lambda: bot.silent() is None, what="it is back")
        assert sandbox.gateway.identifies == identifies and sandbox.gateway.resumes == 1


class Late:
    """Slots of which the first are far away, as where many processes begin at once."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.asked = 0

    async def slot(self, key: int, apart: float) -> float:
        self.asked += 1
        return self._seconds


@pytest.mark.parametrize("before", [True, False])
async def test_a_turn_that_is_farther_than_a_connection_lives_still_connects(
    sandbox: Sandbox, tmp_path: Path, before: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Waited for before connecting it costs one session; waited for while connected it would never come to that."""
    sandbox.gateway.heartbeat_seconds = 0.2
    client = undrawn(build(settings(sandbox, tmp_path), games()))
    client._connection.heartbeat_timeout = 0.6
    late = Late(2.0)
    client.turns = Turns(late.slot)
    if not before:
        turns = client.turns

        async def connect_first(shard: int) -> None:
            return

        monkeypatch.setattr(turns, "wait", connect_first)
    stop = asyncio.Event()
    life = asyncio.create_task(Life(client).run(stop))
    try:
        if before:
            await until(client.is_ready, what="it is connected")
            assert sandbox.gateway.identifies == 1
        else:
            await until(lambda: late.asked == 3, what="it is taken for dead, twice")
            assert sandbox.gateway.identifies == 0
    finally:
        stop.set()
        await life
        sandbox.exchange.forgive("gateway closed")


async def never(*args: object, **more: object) -> None:
    await asyncio.Event().wait()


async def test_what_a_dead_bot_has_promised_is_kept_by_whoever_has_its_shards(
    town: Town, toy: AnyRules, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town.serving("0-1/4") as low, town.serving("2-3/4") as high:
        await until(lambda: town.sandbox.commands.registered.get(None), what="the commands are told")
        monkeypatch.setattr(high.tables, "in_guild", never)
        outcome = await ada.slash("table list", channel=town.room(town.servers[3]))
        (one,) = await until(lambda: town.store.promises(""), what="it is noted")
        # As long as it lives it is its own to keep, however long that takes.
        long_ago = replace(one, made=one.made - 60)
        await town.store.note_promises((), (one.interaction,))
        await town.store.note_promises((long_ago,), ())
        await asyncio.gather(low.promises.look(), high.promises.look())
        assert outcome.message is not None and outcome.message.loading
        await town.store.note_promises((replace(long_ago, holder="gone", run="gone"),), ())
        assert await low.promises.look() and outcome.message.loading
        await asyncio.gather(low.promises.look(), high.promises.look())
        assert "Nothing has changed" in told(await done(outcome)) and len(outcome.messages) == 1
        assert await town.store.promises("") == ()
        for task in high._at_work:
            task.cancel()
