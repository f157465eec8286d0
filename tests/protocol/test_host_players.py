"""Finding players: `/play` by buttons, a call to a table that has opened, people who are brought together, the week."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import Overwrite
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from bot.store.table import Place
from bot.tables import record
from bot.tables.moments import BELL, WEEK
from rules.core import AnyRules
from tests.bot.house import BEN
from tests.bot.tables.test_record import OLD
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import buttons, custom_id, done, open_lobby, told


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


async def due_now(bot: Stellwerk, kind: str) -> None:
    """What is due about a whole server happens now."""
    found = [due for _, due in await bot.store.due(1 << 40) if due.kind == kind]
    (due,) = found
    await (bot.tables.ring(due) if kind == BELL else bot.tables.tell_week(due))
    await bot.outbox.idle()


async def test_who_wants_it_is_called_when_a_table_opens_and_joins_from_the_list(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    """Unless the table is in a channel that one may not see."""
    room, cleo = ada.channel("tables"), sandbox.person("cleo")
    room.overwrites[cleo.id] = Overwrite(cleo.id, 1, deny=int(Permission.VIEW_CHANNEL))
    sandbox.world.update_channel(room)
    cached = await until(lambda: bot.get_channel(room.id), what="the bot knows the channel")
    assert isinstance(cached, discord.TextChannel)
    await until(lambda: bool(cached.overwrites))
    await bot.tables.set_bell(cleo.id, bot.guilds[0].id, "toy")
    listed = await done(await ben.slash("play"))
    assert "No table is open here" in told(listed)
    await ben.select(listed, "Choose a game", ["toy"])
    await bot.at_rest()
    await ben.click(listed, "Call me when a table opens")
    await bot.at_rest()
    assert "called when a table of Toy Line opens" in told(listed)
    await open_lobby(bot, ada, "toy", 2)
    (table,) = await bot.tables.of_user(ada.id)
    await due_now(bot, BELL)
    (letter,) = ben.messages(ben.dm())
    assert "New tables on" in told(letter) and f"**{table.id}** · Toy Line" in told(letter)
    assert not [one for one in ada.messages(ada.dm()) if "New tables" in told(one)], "not who opens it"
    assert cleo.messages(cleo.dm()) == []
    assert "Join 1" not in str((await done(await cleo.slash("play", channel=cleo.channel("lounge")))).components)
    await ben.click(letter, "No more of these calls")
    await bot.at_rest()
    assert await bot.tables.bells(ben.id, table.guild) == ()
    listed = await done(await ben.slash("play", channel=ben.channel("tables")))
    await ben.click(listed, f"Join {table.id}")
    await bot.at_rest()
    assert (await bot.tables.get(table.id)).people == (ada.id, ben.id)


async def test_two_who_seek_the_same_get_a_table_and_the_week_tells_of_it(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    first = await done(await ada.slash("play", game="toy"))
    await ada.click(first, "Look for a game with 2")
    await bot.at_rest()
    assert "One more player is missing" in told(first) and "Look no more" in str(first.components)
    seen = await done(await ben.slash("play"))
    assert f"Toy Line with 2: <@{ada.id}> · one more is missing" in told(seen)
    second = await done(await ben.slash("play", game="toy"))
    await ben.click(second, "Look for a game with 2")
    await bot.at_rest()
    await bot.outbox.idle()
    assert "You have found each other" in told(second)
    posts = ada.messages(ada.channel("tables"))
    call = next(one for one in posts if "press *Join*" in told(one))
    assert call.mentions == [ada.id]
    lobby = next(one for one in posts if any("s1:join" in text for text in buttons(one)))
    await ada.click(lobby, custom_id(lobby, "join"))
    await bot.at_rest()
    (table,) = await bot.tables.of_user(ada.id)
    assert table.people == (ben.id, ada.id)
    await done(await ben.slash("table start"))
    await bot.outbox.idle()
    place = ada.channel("tables")
    brought = await bot.tables.bring_in(record.parsed(OLD), BEN, Place(table.guild, place.id))
    refused = await done(await ben.slash("settings weekly", channel=place, options={"channel": place.id}))
    assert "manage this server" in told(refused)
    zone = {"channel": place.id, "time-zone": "Europe/Berlin"}
    assert "comes to" in told(await done(await ada.slash("settings weekly", channel=place, options=zone)))
    await due_now(bot, WEEK)
    posted = [told(one) for one in ada.messages(place) if "The week at the tables" in told(one)]
    assert len([text for text in posted if f"**{table.id}** · Toy Line" in text]) == 1
    assert not [text for text in posted if f"**{brought.id}**" in text], "it was not played here"
