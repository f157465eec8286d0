"""The first message in a server: three lines, once, in its language, where the bot may write and everybody reads."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import SUPPRESS_NOTIFICATIONS, Guild, Message, Overwrite
from bot.sandbox.people import Person
from bot.sandbox.permissions import BOT_ROLE, EVERYONE, Permission
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import told


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        # Until then the library takes every server for one that it was in before.
        await client.wait_until_ready()
        yield client


def apart(sandbox: Sandbox, locale: str, *hidden: str, mute: bool = False) -> Guild:
    """A server that the bot is not in yet, with rooms; what is hidden only those see who run the server."""
    world = sandbox.world
    guild = world.add_guild("Elsewhere", world.people()[0], int(EVERYONE), int(BOT_ROLE), locale=locale)
    world.leave_guild(guild, world.bot)
    for name in ("staff", "hall", "lounge"):
        room = world.add_channel(guild, name)
        if name in hidden:
            room.overwrites[guild.id] = Overwrite(guild.id, 0, deny=int(Permission.VIEW_CHANNEL))
            room.overwrites[world.bot.id] = Overwrite(world.bot.id, 1, allow=int(Permission.VIEW_CHANNEL))
        elif mute:
            room.overwrites[world.bot.id] = Overwrite(world.bot.id, 1, deny=int(Permission.SEND_MESSAGES))
    return guild


def said(sandbox: Sandbox, guild: Guild) -> list[tuple[str, Message]]:
    rooms = {one.id: one.name for one in sandbox.world.channels.values() if one.guild_id == guild.id}
    return [(rooms[one.channel_id], one) for one in sandbox.world.messages.values() if one.channel_id in rooms]


async def joins(sandbox: Sandbox, bot: Stellwerk, guild: Guild) -> None:
    sandbox.world.join_guild(guild, sandbox.world.bot)
    await until(lambda: bot.get_guild(guild.id), what="the bot is there")


@pytest.mark.parametrize(("locale", "word"), [("en-US", "/table new"), ("de", "/tisch neu"), ("fr", "/table new")])
async def test_three_lines_say_how_to_begin_once_and_without_a_sound(
    sandbox: Sandbox, bot: Stellwerk, locale: str, word: str
) -> None:
    guild = apart(sandbox, locale, "staff")
    await joins(sandbox, bot, guild)
    await until(lambda: said(sandbox, guild), what="how to begin is said")
    ((room, message),) = said(sandbox, guild)
    assert room == "hall", "the first one that everybody sees"
    assert len(told(message).splitlines()) == 3 and f"`{word}`" in told(message)
    assert message.flags & SUPPRESS_NOTIFICATIONS and message.mentions == []

    sandbox.world.leave_guild(guild, sandbox.world.bot)
    await until(lambda: bot.get_guild(guild.id) is None, what="the bot is gone")
    await joins(sandbox, bot, guild)
    await bot.tables.server_is(guild.id, True)
    assert len(said(sandbox, guild)) == 1, "once"


async def test_where_it_may_not_write_it_says_nothing_to_nobody(sandbox: Sandbox, bot: Stellwerk, ada: Person) -> None:
    guild = apart(sandbox, "en-US", mute=True)
    await joins(sandbox, bot, guild)
    elsewhere = apart(sandbox, "en-US")
    await joins(sandbox, bot, elsewhere)
    await until(lambda: said(sandbox, elsewhere), what="the other server has been greeted")
    assert said(sandbox, guild) == []
    assert not [one for one in sandbox.world.channels.values() if one.is_dm], "nobody gets a letter"
    assert not [one for one in sandbox.exchange.latest if one.status >= 400], "nothing was tried in vain"


async def test_servers_it_was_in_before_are_not_greeted(sandbox: Sandbox, bot: Stellwerk, ada: Person) -> None:
    (guild,) = sandbox.world.guilds.values()
    await until(lambda: bot.get_guild(guild.id), what="the bot knows its server")
    elsewhere = apart(sandbox, "en-US")
    await joins(sandbox, bot, elsewhere)
    await until(lambda: said(sandbox, elsewhere), what="the other server has been greeted")
    assert said(sandbox, guild) == []
