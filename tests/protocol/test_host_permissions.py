"""The permissions of the invitation: enough for everything, each for something, and all of them told in SECURITY."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord

from bot.process.client import PERMISSIONS, Stellwerk
from bot.sandbox.entities import Overwrite
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED, Place
from bot.store.table import Person as Player
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import open_table
from tests.protocol.test_host_lookback import played_out

SECURITY = Path(__file__).parents[2] / ".github" / "SECURITY.md"
NEEDED = ("VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES")
"""Without these something waits."""
THREADS = ("CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS")
"""Without these a game is played in the channel."""


def invited(bot: Stellwerk) -> discord.Permissions:
    """What the link of the invitation asks for."""
    query = parse_qs(urlsplit(bot.install_link()).query)
    assert set(query["scope"][0].split()) == {"bot", "applications.commands"}
    return discord.Permissions(int(query["permissions"][0]))


def test_security_tells_what_each_one_is_for_and_of_no_other() -> None:
    text = SECURITY.read_text("utf-8").partition("## What each permission is for")[2]
    told = re.findall(r"^\| ([A-Z][A-Za-z ]+) \| (?!For)", text, re.MULTILINE)
    named = {"view_channel": "View Channels"} | {
        name: " ".join(word if word == "in" else word.capitalize() for word in name.split("_"))
        for name, wanted in PERMISSIONS
        if wanted and name not in ("view_channel", "read_messages")
    }
    assert sorted(told) == sorted(named.values())


async def test_they_are_enough_for_a_whole_game_and_each_is_needed(
    sandbox: Sandbox, toy: AnyRules, ada: Person, ben: Person, tmp_path: Path
) -> None:
    """Nothing else is allowed here, neither to the bot nor to everybody."""
    (guild,) = sandbox.world.guilds.values()
    async with hosted(sandbox, tmp_path) as bot:
        asked = invited(bot)
        for role in guild.roles.values():
            everybody = Permission.VIEW_CHANNEL | Permission.USE_APPLICATION_COMMANDS
            role.permissions = int(everybody) if role.id == guild.id else asked.value
        table = await played_out(bot, await open_table(sandbox, bot, [ada, ben], toy.id))
        assert table.phase == FINISHED and await bot.store.waiting() == () and bot.outbox.given_up == 0

        room = ada.channel("tables")
        for name in (*NEEDED, *THREADS):
            assert getattr(asked, name.lower())
            room.overwrites[sandbox.world.bot.id] = Overwrite(sandbox.world.bot.id, 1, deny=int(Permission[name]))
            sandbox.world.update_channel(room)
            await until(lambda: bool(bot.get_channel(room.id)), what="the bot has heard of it")
            who = Player(ada.id, "Ada")
            opened = await bot.tables.open(
                who, Place(guild.id, room.id), "rail_line" if name == "ATTACH_FILES" else toy.id, 2
            )
            await bot.tables.add_stand_in(opened.id, who)
            await bot.tables.start(opened.id, who)
            await bot.outbox.idle()
            if name in THREADS:
                board = (await bot.tables.posts(opened.id))["board"]
                assert sandbox.world.messages[board.message].channel_id == room.id, name
            else:
                assert [one for one in await bot.store.waiting() if one.table == opened.id and one.lane == 0], name
            del room.overwrites[sandbox.world.bot.id]
            sandbox.world.update_channel(room)

            async def arrived(number: int = opened.id) -> bool:
                return not [one for one in await bot.store.waiting() if (one.table, one.lane) == (number, 0)]

            await until(arrived, what=f"with {name} everything arrives")
