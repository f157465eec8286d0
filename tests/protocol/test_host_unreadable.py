"""Events that the library cannot read: each is left aside, told to the operator once, and the next click is answered.

The kinds and their fields: https://docs.discord.com/developers/events/gateway-events, "Receive Events". That Discord
sends such ones at times: discord.py #2422, #2423, #2429, #5185, #7501, #7649.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.figures import FIGURES
from bot.process.client import Stellwerk, build
from bot.process.frames import Frames
from bot.process.guard import FRESH
from bot.process.life import Life
from bot.process.trouble import Backoff, NoEntry
from bot.sandbox.events import TO_COME, Scene
from bot.sandbox.oddities import How
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import games, hosted, settings, undrawn
from tests.protocol.odd import Act, elsewhere, next_click
from tests.protocol.people import until
from tests.protocol.plays import done, open_lobby, told

MET: tuple[tuple[str, str, How], ...] = (
    ("MESSAGE_CREATE", "guild_id", "null"),
    ("MESSAGE_DELETE", "guild_id", "null"),
    ("MESSAGE_UPDATE", "member.roles", "other"),
    ("CHANNEL_UPDATE", "position", "missing"),
    ("CHANNEL_PINS_UPDATE", "channel_id", "missing"),
    ("THREAD_CREATE", "thread_metadata", "missing"),
    ("THREAD_UPDATE", "thread_metadata", "null"),
    ("GUILD_EMOJIS_UPDATE", "emojis.0.id", "missing"),
)
"""Each of them has ended the process once."""


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path, alarm_seconds=0) as client:
        yield client


@pytest.fixture
def scene(sandbox: Sandbox, bot: Stellwerk, ben: Person) -> Scene:
    return elsewhere(sandbox, ben)


def happens(sandbox: Sandbox, scene: Scene, kind: str) -> None:
    sandbox.gateway.tell(kind, scene.events()[kind], scene.guild.id)


@pytest.mark.parametrize(("kind", "path", "how"), MET)
async def test_an_event_that_has_ended_the_process_once_does_so_no_more(
    sandbox: Sandbox, bot: Stellwerk, scene: Scene, ada: Person, ben: Person, kind: str, path: str, how: How
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    sandbox.faults.spoil_next(kind, path, how)
    happens(sandbox, scene, kind)
    assert sandbox.faults.odd == []
    ben.at = ada.at
    await next_click(ben, lobby)


FRAMES = (
    "not JSON", "[1, 2]", "7", "null", "{}", json.dumps({"op": 0, "t": ["odd"], "s": None, "d": {}}),
    json.dumps({"op": 0, "t": "RESUMED", "s": None, "d": None}), json.dumps({"op": 77, "d": {}}),
    json.dumps({"op": 0, "t": "CHANNEL_UPDATE", "s": None, "d": None}), json.dumps({"op": "odd"}),
)  # fmt: skip
"""What the gateway may say that is no event at all."""


@pytest.mark.parametrize("name", TO_COME)
async def test_an_event_to_come_is_nothing_to_anybody(
    sandbox: Sandbox, bot: Stellwerk, scene: Scene, ada: Person, name: str
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    for data in ({}, {"guild_id": str(scene.guild.id), "id": None}, {"guild_id": ["odd"]}):
        sandbox.gateway.tell(name, data, scene.guild.id)
    await next_click(ada, lobby)
    assert bot.guard.count == 0


@pytest.mark.parametrize("frame", FRAMES)
async def test_what_is_no_event_at_all_does_not_end_the_connection(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, frame: str
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    sessions = sandbox.gateway.identifies + sandbox.gateway.resumes
    sandbox.gateway.babble(frame)
    await next_click(ada, lobby)
    assert sandbox.gateway.identifies + sandbox.gateway.resumes == sessions


ACTS: tuple[tuple[str, How], ...] = (
    ("message.thread", "null"), ("message.thread", "other"), ("message", "null"), ("message", "missing"),
    ("message.author", "missing"), ("data", "null"), ("data", "other"), ("data.custom_id", "missing"),
    ("data.component_type", "other"), ("member", "null"), ("member.roles", "other"), ("member.user", "missing"),
    ("application_id", "other"), ("type", "missing"), ("type", "other"), ("locale", "other"), ("channel", "null"),
    ("guild", "missing"), ("entitlements", "null"), ("attachment_size_limit", "missing"), ("id", "missing"),
    ("token", "null"),
)  # fmt: skip


async def test_an_act_that_cannot_be_read_is_answered_and_so_is_the_next_one(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    ben.at = ada.at
    assert await Act(sandbox, bot, ben, lobby, command=False).spoilt(ACTS, ada) >= 10
    commands: tuple[tuple[str, How], ...] = (("data.name", "missing"), ("data.options", "other"), ("data", "null"))
    assert await Act(sandbox, bot, ben, lobby, command=True).spoilt(commands, ada) >= 2
    assert (await bot.tables.get(1)).people == (ada.id,)


async def test_who_cannot_be_understood_is_told_so_in_their_language(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    ben.at, ben.locale = ada.at, "de"
    sandbox.faults.spoil_next("INTERACTION_CREATE", "member.roles", "other")
    outcome = await ben.click(lobby, "Join")
    assert "nicht lesen" in (await done(outcome)).content and outcome.ephemeral
    assert (await bot.tables.get(1)).people == (ada.id,)


async def test_a_kind_of_act_to_come_is_answered(sandbox: Sandbox, bot: Stellwerk, ada: Person) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    sandbox.faults.spoil_next("INTERACTION_CREATE", "data.custom_id", "missing")
    payload = sandbox.interactions.payload
    sandbox.interactions.payload = lambda one: payload(one) | {"type": 6}  # type: ignore[method-assign]
    assert "out of date" in told(await done(await ada.click(lobby, "Guide")))


SESSIONS: tuple[tuple[str, How], ...] = (
    ("shard", "missing"), ("shard", "null"), ("user", "missing"), ("user.id", "other"), ("guilds", "null"),
    ("guilds.0.id", "missing"), ("resume_gateway_url", "missing"), ("session_id", "missing"), ("application", "null"),
    ("", "null"),
)  # fmt: skip


async def at_once(key: int, apart: float) -> float:
    return 0.0


@pytest.mark.parametrize(("path", "how"), SESSIONS)
async def test_a_session_begins_whatever_is_said_of_it(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, path: str, how: How
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    bot.turns.slot = at_once
    sandbox.faults.spoil_next("READY", path, how)
    sessions = sandbox.gateway.identifies
    sandbox.gateway.invalidate()
    await until(lambda: sandbox.gateway.identifies > sessions and sandbox.gateway.connected, what="a new session")
    await next_click(ada, lobby)
    await until(lambda: bot.silent() is None and bot.get_guild(ada.at.guild_id or 0), what="its servers are known")
    # A gap in it is bridged, or another one begins.
    begun = sandbox.gateway.identifies + sandbox.gateway.resumes
    sandbox.gateway.drop()
    await until(lambda: sandbox.gateway.identifies + sandbox.gateway.resumes > begun, what="the gap is over")
    await next_click(ada, lobby)
    sandbox.exchange.forgive()


async def test_the_operator_is_told_once_and_the_figures_tell_how_often(
    sandbox: Sandbox, bot: Stellwerk, scene: Scene, ada: Person, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    FIGURES.counts["unreadable"].clear()
    owner = sandbox.person(next(user.name for user in sandbox.world.users.values() if not user.bot))

    def letters() -> list[str]:
        return [told(message) for message in owner.messages(owner.dm())]

    for _ in range(3):
        for kind, path, how in MET:
            sandbox.faults.spoil_next(kind, path, how)
            happens(sandbox, scene, kind)
        await next_click(ada, lobby)
        await bot.heart.look()
    alarms = [text for text in letters() if "cannot be read" in text]
    assert len(alarms) == 1 and "stellwerk status" in alarms[0]
    assert FIGURES.counts["unreadable"] == {(kind,): 3 for kind, _, _ in MET}
    # Each kind once with its trace; and nobody who looks after the process takes it for ill.
    assert sum(record.exc_info is not None for record in caplog.records) == len(MET)
    assert "events" not in bot.heart.troubles
    sandbox.clock.skip(2 * FRESH)
    for _ in range(3):
        await bot.heart.look()
    assert sum("It is over" in text and "cannot be read" in text for text in letters()) == 1


async def test_a_delivery_that_comes_twice_says_nothing_and_a_second_press_is_answered(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    ben.at = ada.at
    tell, old = sandbox.gateway.tell, "s1:join:1:zz:"

    def twice(name: str, *args: object) -> None:
        for _ in range(2 if name == "INTERACTION_CREATE" else 1):
            tell(name, *args)  # type: ignore[arg-type]

    sandbox.gateway.tell = twice  # type: ignore[method-assign]
    FIGURES.counts["doubled"].clear()
    for act, says in ((ben.click(lobby, "Join"), "You have a seat"), (ben.forge(lobby, old), "out of date")):
        outcome = await act
        assert says in told(await done(outcome))
        await bot.at_rest()
        await next_click(ada, lobby)
        assert len(outcome.messages) == 1
    assert (await bot.tables.get(1)).people == (ada.id, ben.id) and FIGURES.counts["doubled"] == {(): 4}
    # It was his own wish to press again.
    assert told(await done(await ben.click(lobby, "Join")))


async def test_a_connection_that_breaks_off_for_whatever_reason_begins_again(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    receive = Frames.received_message

    async def broken(self: Frames, msg: Any, /) -> None:
        monkeypatch.setattr(Frames, "received_message", receive)
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(Frames, "received_message", broken)
    monkeypatch.setattr(Backoff, "delay", lambda self: 0.0)
    resumes = sandbox.gateway.resumes
    sandbox.gateway.babble("{}")
    await until(lambda: sandbox.gateway.resumes > resumes, what="it has come back")
    await next_click(ada, lobby)
    assert "a mistake of ours" in caplog.text


async def test_a_connection_that_ends_without_a_wish_is_no_good_end(
    sandbox: Sandbox, toy: AnyRules, tmp_path: Path
) -> None:
    client = build(settings(sandbox, tmp_path), games())
    life = asyncio.create_task(Life(undrawn(client)).run(asyncio.Event()))
    await until(lambda: client.ready_to_serve and sandbox.gateway.connected, what="the bot is online")
    await client.close()
    with pytest.raises(NoEntry, match="nobody has asked"):
        await life


def test_the_sandbox_knows_every_event_that_the_library_reads(sandbox: Sandbox, bot: Stellwerk, scene: Scene) -> None:
    made_by_itself = {"READY", "RESUMED", "INTERACTION_CREATE"}
    assert bot._connection.parsers.keys() - scene.events().keys() == made_by_itself
