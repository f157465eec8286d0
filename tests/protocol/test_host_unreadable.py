"""Events that the library cannot read: each is left aside, told to the operator once, and the next click is answered.

The kinds and their fields: https://docs.discord.com/developers/events/gateway-events, "Receive Events". That Discord
sends such ones at times: discord.py #2422, #2423, #2429, #5185, #7501, #7649.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import ChannelKind, Message
from bot.sandbox.events import TO_COME, Scene
from bot.sandbox.oddities import How
from bot.sandbox.people import Person
from bot.sandbox.permissions import BOT_ROLE, EVERYONE
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import hosted
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


def elsewhere(sandbox: Sandbox, ben: Person) -> Scene:
    """A server without a table."""
    world = sandbox.world
    guild = world.add_guild("Elsewhere", ben.user, int(EVERYONE), int(BOT_ROLE))
    channel = world.add_channel(guild, "far")
    thread = world.add_thread(channel, world.bot.id, "farther", ChannelKind.PUBLIC_THREAD)
    message = world.new_message(channel, ben.id)
    message.content = "Is anybody there?"
    return Scene(world, guild, channel, thread, world.post(message), ben.id)


def happens(sandbox: Sandbox, scene: Scene, kind: str) -> None:
    sandbox.gateway.tell(kind, scene.events()[kind], scene.guild.id)


async def next_click(person: Person, lobby: Message) -> None:
    assert "Bid, lay" in told(await done(await person.click(lobby, "Guide")))


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
