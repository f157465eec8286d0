"""`/admin export`, `/admin delete-data` and `/admin text` as those who run a server use them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import Message, Role
from bot.sandbox.people import CannotDo, Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from rules.core import AnyRules
from tests.protocol.bot import hosted, later
from tests.protocol.people import until, visible_to
from tests.protocol.plays import custom_id, done, open_lobby, open_table, told
from tests.protocol.test_host_cups import announced
from tests.protocol.test_host_forgotten import public
from tests.protocol.test_host_lookback import played_out


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


def manager(sandbox: Sandbox, name: str, permission: Permission) -> Person:
    found = sandbox.person(name)
    for guild in sandbox.world.guilds.values():
        role = Role(sandbox.world.snowflakes.next(), name, int(permission), 2)
        guild.roles[role.id] = role
        guild.members[found.id].roles.append(role.id)
    return found


@pytest.fixture
def mira(sandbox: Sandbox) -> Person:
    return manager(sandbox, "mira", Permission.MANAGE_GUILD)


def data(sandbox: Sandbox, answer: Message) -> list[dict[str, object]]:
    content = sandbox.world.files.get(answer.attachments[0].id)
    assert content is not None
    return [json.loads(line) for line in content.decode().splitlines()]


async def test_managers_have_the_data_and_nobody_else(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, mira: Person
) -> None:
    over = await played_out(bot, await open_table(sandbox, bot, [ada, ben], "toy"))
    going = await open_table(sandbox, bot, [ada, ben], "toy")
    mira.at = ada.at = ada.channel("tables")
    answer = await done(await mira.slash("admin export"))
    assert answer.ephemeral
    head, *rows = data(sandbox, answer)
    assert head["format"] == "stellwerk-server-1" and head["rows"] == len(rows)
    assert {row["id"] for row in rows if row["table"] == "game_table"} == {over.id, going.id}
    assert {row["table_id"] for row in rows if row["table"] == "entry"} == {over.id}
    assert going.secret not in str(rows)
    assert "has had the data of this server" in told(await done(await mira.slash("admin audit")))
    asked = await done(await mira.slash("admin delete-data"))
    for command in ("admin export", "admin delete-data", "admin text"):
        with pytest.raises(CannotDo):
            await ben.slash(command, channel=ada.at)
    for guild in sandbox.world.guilds.values():
        # Discord still offers it, as to whoever has been given the command: it is judged each time.
        for role in guild.roles.values():
            role.permissions = int(Permission.MANAGE_MESSAGES) if role.name == "mira" else role.permissions
    await mira.click(asked, custom_id(asked, "emptyask"))
    await bot.at_rest()
    assert "may manage this server" in str(visible_to(mira, sandbox).texts)
    assert "emptyall" not in str(asked.components)


async def test_the_name_of_a_cup_and_a_reason_go_and_the_trail_says_so(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, mira: Person
) -> None:
    cup = await announced(bot, ada, name="Rude words")
    mira.at = ada.at = ben.at = ada.channel("tables")
    lobby = await open_lobby(bot, ada, "toy", 2)
    await done(await ada.slash("table word", word="another rude word"))
    await bot.outbox.idle()
    assert not await mira.autocomplete("admin text", "table", "rude"), "nobody reads a word before the start"
    await done(await ben.click(lobby, custom_id(lobby, "join")))
    await done(await ada.click(lobby, custom_id(lobby, "start")))
    await bot.outbox.idle()
    assert "another rude word" in told(lobby)
    await done(await mira.slash("admin freeze", table=1, reason="rude reason"))
    (named,) = await mira.autocomplete("admin text", "cup", "rude")
    await done(await mira.slash("admin text", cup=named.value))
    (worded,) = await mira.autocomplete("admin text", "table", "rude")
    await done(await mira.slash("admin text", table=worded.value))
    found = await mira.autocomplete("admin text", "act", "rude")
    for one in found:
        await done(await mira.slash("admin text", act=one.value))
    await bot.outbox.idle()
    assert "Rude words" not in told(cup) and "Cup 1" in told(cup) and "rude word" not in told(lobby)
    trail = told(await done(await mira.slash("admin audit")))
    assert "has removed the name of cup 1" in trail and "has removed the words of table 1" in trail
    assert "rude" not in trail
    assert "Choose one" in told(await done(await mira.slash("admin text")))


async def test_after_two_clicks_posts_and_data_of_a_server_go(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, mira: Person
) -> None:
    await played_out(bot, await open_table(sandbox, bot, [ada, ben], "toy"))
    going = await open_table(sandbox, bot, [ada, ben], "toy")
    await announced(bot, ada)
    mira.at = ada.at = ada.channel("tables")
    asked = await done(await mira.slash("admin delete-data"))
    assert "There are 2 tables" in told(asked)
    await mira.click(asked, custom_id(asked, "emptyask"))
    await bot.at_rest()
    assert (await bot.tables.get(going.id)).phase == "running", "not before it is said twice"
    await mira.click(asked, custom_id(asked, "emptyall"))
    await bot.at_rest()
    assert "It has begun" in told(asked)

    async def gone() -> bool:
        await later(sandbox, bot, 61)
        return await bot.store.find() == ()

    await until(gone, what="the data are gone")
    left = [one for one in public(sandbox) if one.author_id == sandbox.world.bot.id]
    assert not [told(one) for one in left if "s1:" in json.dumps(one.components)], "nothing of it can be pressed"
    assert ada.channel("tables").id not in {one.channel_id for one in left}
    assert ada.mention not in str(visible_to(ben, sandbox).texts)
    await open_lobby(bot, ada, "toy", 2)
