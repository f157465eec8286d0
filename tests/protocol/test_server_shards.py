"""The local Discord speaks sharding: guilds spread, conversations on the first shard, sessions begun in turn."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.people import Person
from bot.sandbox.seed import spread
from bot.sandbox.server import Sandbox
from bot.sandbox.snowflake import shard_of
from tests.protocol.echo_bot import use
from tests.protocol.people import until
from tests.protocol.test_server_gateway import RawClient


@pytest.fixture(autouse=True)
def strict(sandbox: Sandbox) -> None:
    sandbox.gateway.starts.seconds = 5.0


@asynccontextmanager
async def raw(sandbox: Sandbox, shard: tuple[int, int]) -> AsyncIterator[Any]:
    """What a client hears first after it has identified for a shard."""
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as socket:
        client = RawClient(socket)
        await client.hear()
        yield await client.say(2, {"token": sandbox.token, "intents": 1, "properties": {}, "shard": list(shard)})


async def test_two_sessions_of_one_key_begin_five_seconds_apart(sandbox: Sandbox) -> None:
    async with raw(sandbox, (0, 3)) as first, raw(sandbox, (1, 3)) as second:
        assert first["t"] == "READY" and (second["op"], second["d"]) == (9, False)
    (told,) = sandbox.exchange.forgive("identified too soon")
    assert told.detail.startswith("shard 1 of 3")
    sandbox.clock.skip(4.0)
    async with raw(sandbox, (2, 3)) as third:
        assert third["op"] == 9 and sandbox.exchange.forgive("identified too soon")
    sandbox.clock.skip(1.0)
    async with raw(sandbox, (1, 3)) as again:
        assert again["t"] == "READY" and again["d"]["shard"] == [1, 3]


async def test_with_several_keys_shards_of_different_keys_begin_at_once(sandbox: Sandbox) -> None:
    sandbox.gateway.starts.max_concurrency = 2
    async with raw(sandbox, (0, 4)) as first, raw(sandbox, (1, 4)) as second, raw(sandbox, (2, 4)) as third:
        assert (first["t"], second["t"], third["op"]) == ("READY", "READY", 9)
    assert sandbox.exchange.forgive("identified too soon")


async def test_who_identifies_too_often_in_a_day_has_no_token_any_more(sandbox: Sandbox) -> None:
    starts = sandbox.gateway.starts
    starts.total, starts.seconds = 2, 0.0
    async with raw(sandbox, (0, 1)), raw(sandbox, (0, 1)), raw(sandbox, (0, 1)) as third:
        assert third == 4004
    sandbox.clock.skip(86_400)
    async with raw(sandbox, (0, 1)) as tomorrow:
        assert tomorrow["t"] == "READY"
    sandbox.exchange.forgive("gateway closed")


@pytest.mark.parametrize("shard", [(-1, 2), (2, 2), (5, 4)])
async def test_a_shard_that_there_is_not(sandbox: Sandbox, shard: tuple[int, int]) -> None:
    async with raw(sandbox, shard) as heard:
        assert heard == 4010
    sandbox.exchange.forgive("gateway closed")


class Spread(discord.AutoShardedClient):
    """Begins its sessions as fast as it is allowed to: time is skipped, not waited for."""

    def __init__(self, sandbox: Sandbox, **more: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), **more)
        self.sandbox = sandbox
        self.heard: list[int | None] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        self.sandbox.clock.skip(5.0)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction.guild_id)
        await interaction.response.defer()


@asynccontextmanager
async def connected(sandbox: Sandbox, client: Spread) -> AsyncIterator[asyncio.Task[None]]:
    use(sandbox.api_base, sandbox.gateway_url)
    task = asyncio.create_task(client.start(sandbox.token))
    try:
        yield task
    finally:
        await client.close()
        await asyncio.gather(task, return_exceptions=True)


async def test_the_client_takes_as_many_shards_as_are_recommended(sandbox: Sandbox) -> None:
    sandbox.gateway.starts.recommended = 4
    guilds = spread(sandbox.world, 4, each=2)
    client = Spread(sandbox)
    async with connected(sandbox, client):
        await until(lambda: len(client.guilds) == 9)
        assert client.shard_count == 4 and sorted(client.shards) == [0, 1, 2, 3]
        for guild in guilds:
            known = client.get_guild(guild.id)
            assert known is not None and known.shard_id == shard_of(guild.id, 4)
        limits = await client.fetch_session_start_limits()
        assert (limits.total, limits.remaining, limits.max_concurrency) == (1000, 996, 1)
        assert 0 < limits.reset_after <= 86_400_000


async def test_two_processes_hear_each_their_own_servers(sandbox: Sandbox, ada: Person) -> None:
    """What is pressed on a server is heard by the process of its shard; in a conversation, by that of the first."""
    guilds = spread(sandbox.world, 4)
    low = Spread(sandbox, shard_ids=[0, 1], shard_count=4)
    high = Spread(sandbox, shard_ids=[2, 3], shard_count=4)
    async with AsyncExitStack() as both:
        for one in (low, high):
            await both.enter_async_context(connected(sandbox, one))
            await until(one.is_ready)
        for guild in guilds:
            room = next(one for one in sandbox.world.channels.values() if one.guild_id == guild.id)
            await press(sandbox, ada, room)
            mine, other = (low, high) if shard_of(guild.id, 4) < 2 else (high, low)
            assert mine.heard[-1] == guild.id and guild.id not in other.heard
            assert other.get_guild(guild.id) is None
        await press(sandbox, ada, ada.dm())
        assert low.heard[-1] is None and None not in high.heard


async def press(sandbox: Sandbox, who: Person, where: Any) -> None:
    note = sandbox.world.new_message(where, sandbox.world.bot.id)
    note.components = [{"type": 1, "id": 1, "components": [{"type": 2, "id": 2, "custom_id": "x", "label": "x"}]}]
    sandbox.world.post(note)
    assert not (await who.click(note, "x")).failed


async def test_too_many_guilds_for_one_shard(sandbox: Sandbox) -> None:
    sandbox.gateway.starts.most_guilds = 3
    spread(sandbox.world, 2, each=2)
    client = Spread(sandbox, shard_count=1)
    async with connected(sandbox, client) as task:
        await asyncio.wait({task}, timeout=30)
        problem = task.exception() if task.done() else None
        assert isinstance(problem, discord.ConnectionClosed) and problem.code == 4011
    sandbox.exchange.forgive("gateway closed")
