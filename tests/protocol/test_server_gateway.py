"""The gateway: gaps that are told again, sessions that are gone, shards, and clients that do not behave."""

import asyncio
import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.people import Answer, Person
from bot.sandbox.server import Sandbox
from tests.protocol.conftest import Runner
from tests.protocol.echo_bot import EchoBot, use
from tests.protocol.people import PATIENCE, until


async def reconnected(sandbox: Sandbox, identifies: int, resumes: int) -> None:
    gateway = sandbox.gateway
    await until(lambda: (gateway.identifies, gateway.resumes) == (identifies, resumes) and gateway.connected)


@pytest.mark.parametrize("trouble", ["drop", "close", "ask_reconnect"])
async def test_a_click_during_a_gap_is_answered_after_the_resume(
    echo: EchoBot, sandbox: Sandbox, ada: Person, trouble: str
) -> None:
    post = (await ada.slash("count")).message
    assert post
    if trouble == "drop":
        sandbox.gateway.drop()
    elif trouble == "close":
        await sandbox.gateway.close()
    else:
        sandbox.gateway.ask_reconnect()
    outcome = await ada.click(post, "Count 0")
    assert outcome.kind is Answer.UPDATE and post.content == "1 clicks"
    await reconnected(sandbox, 1, 1)


async def test_an_invalid_session_is_begun_anew_and_its_gap_is_lost(
    echo: EchoBot, sandbox: Sandbox, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = (await ada.slash("count")).message
    assert post
    sandbox.interactions.answer_seconds = 0.2
    sandbox.gateway.invalidate()
    lost = await ada.click(post, "Count 0")
    assert lost.failed and sandbox.exchange.forgive("not acknowledged")
    sandbox.interactions.answer_seconds = PATIENCE
    await reconnected(sandbox, 2, 0)
    assert (await ada.click(post, "Count 0")).kind is Answer.UPDATE


async def test_three_shards_share_the_guilds_and_the_first_has_the_conversations(sandbox: Sandbox, ada: Person) -> None:
    from bot.sandbox.permissions import BOT_ROLE, EVERYONE

    for n in range(5):
        guild = sandbox.world.add_guild(f"Guild {n}", ada.user, int(EVERYONE), int(BOT_ROLE))
        sandbox.world.add_channel(guild, f"room {n}")

    class Sharded(discord.AutoShardedClient):
        heard: list[tuple[int, int | None]] = []

        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            return

        async def on_interaction(self, interaction: discord.Interaction) -> None:
            shard = (interaction.guild_id or 0) >> 22
            self.heard.append((shard % 3, interaction.guild_id))
            await interaction.response.defer()

    use(sandbox.api_base, sandbox.gateway_url)
    client = Sharded(intents=discord.Intents(guilds=True), shard_count=3)
    task = asyncio.create_task(client.start(sandbox.token))
    try:
        await until(lambda: len(client.shards) == 3 and len(client.guilds) == 6)
        told = {
            session.shard: {int(data["id"]) for _, name, data in session.told if name == "GUILD_CREATE"}
            for session in sandbox.gateway.sessions.values()
        }
        for shard, guilds in told.items():
            assert {(guild_id >> 22) % 3 for guild_id in guilds} <= {shard}
        assert sum(map(len, told.values())) == 6
        note = sandbox.world.new_message(ada.dm(), sandbox.world.bot.id)
        note.components = [{"type": 1, "id": 1, "components": [{"type": 2, "id": 2, "custom_id": "x", "label": "x"}]}]
        sandbox.world.post(note)
        assert (await ada.click(note, "x")).kind is Answer.DEFERRED_UPDATE
        assert client.heard[-1][1] is None
        first = next(session for session in sandbox.gateway.sessions.values() if session.shard == 0)
        assert first.told[-1][1] == "INTERACTION_CREATE"
    finally:
        await client.close()
        await asyncio.gather(task, return_exceptions=True)


class RawClient:
    """A client that says exactly what the test wants."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.unpacker = zlib.decompressobj()

    async def hear(self) -> Any:
        frame = await self.socket.receive(timeout=PATIENCE)
        if frame.type is aiohttp.WSMsgType.BINARY:
            assert frame.data.endswith(b"\x00\x00\xff\xff")
            return json.loads(self.unpacker.decompress(frame.data))
        return json.loads(frame.data) if frame.type is aiohttp.WSMsgType.TEXT else self.socket.close_code

    async def say(self, op: int, data: object = None) -> Any:
        await self.socket.send_json({"op": op, "d": data})
        return await self.hear()


async def test_the_first_words_of_a_connection(sandbox: Sandbox) -> None:
    identity = {"token": sandbox.token, "intents": 1, "properties": {}}
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(sandbox.gateway_url + "?v=10&compress=zlib-stream") as socket:
            client = RawClient(socket)
            hello = await client.hear()
            assert set(hello) == {"op", "d", "s", "t"} and hello["op"] == 10
            assert (await client.say(1))["op"] == 11
            ready = await client.say(2, identity)
            assert (ready["t"], ready["s"]) == ("READY", 1)
            assert (await client.hear())["t"] == "GUILD_CREATE"
            assert await client.say(2, identity) == 4005
        for op, data, code in (
            (2, identity | {"token": "wrong"}, 4004),
            (2, identity | {"shard": [3, 3]}, 4010),
            (3, {}, 4003),
            (99, None, 4001),
            (2, {"token": sandbox.token}, 4002),
        ):
            async with session.ws_connect(sandbox.gateway_url) as socket:
                client = RawClient(socket)
                await client.hear()
                assert await client.say(op, data) == code
        async with session.ws_connect(sandbox.gateway_url) as socket:
            client = RawClient(socket)
            await client.hear()
            invalid = await client.say(6, {"token": sandbox.token, "session_id": "gone", "seq": 1})
            assert (invalid["op"], invalid["d"]) == (9, False)
    assert len(sandbox.exchange.forgive("gateway closed")) == 6


async def test_a_client_that_talks_too_much_or_keeps_silent_is_cut_off(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(sandbox.gateway_url) as socket:
            for _ in range(121):
                await socket.send_json({"op": 1, "d": None})
            while (heard := await RawClient(socket).hear()) and isinstance(heard, dict):
                pass
            assert heard == 4008
        sandbox.gateway.heartbeat_seconds = 0.05
        async with session.ws_connect(sandbox.gateway_url) as socket:
            await RawClient(socket).hear()
            assert await RawClient(socket).hear() == 4009
    sandbox.exchange.forgive("gateway closed")


async def test_messages_reach_only_those_with_the_intent(sandbox: Sandbox, run: Runner, ada: Person) -> None:
    class Reader(EchoBot):
        heard: list[str] = []

        async def on_message(self, message: discord.Message) -> None:
            self.heard.append(message.content)

    plain = Reader()
    async with run(sandbox, plain):
        await ada.say("nobody listens")
        await ada.slash("echo say", text="x")
    assert plain.heard == []
    curious = Reader()
    curious._connection._intents = discord.Intents(guilds=True, guild_messages=True)
    async with run(sandbox, curious):
        await ada.say("a secret between us")
        await ada.say(f"hello <@{sandbox.world.bot.id}>")
        await until(lambda: len(curious.heard) == 2)
    assert curious.heard == ["", f"hello <@{sandbox.world.bot.id}>"]


async def test_a_bot_that_is_taken_out_of_the_guild(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    guild = next(iter(sandbox.world.guilds.values()))
    await until(lambda: len(echo.guilds) == 1)
    sandbox.world.leave_guild(guild, sandbox.world.bot)
    await until(lambda: not echo.guilds)
    with pytest.raises(discord.NotFound):
        await echo.fetch_guild(guild.id)
    sandbox.world.join_guild(guild, sandbox.world.bot)
    await until(lambda: len(echo.guilds) == 1)
    assert (await ada.slash("echo say", text="back again")).kind is Answer.MESSAGE
