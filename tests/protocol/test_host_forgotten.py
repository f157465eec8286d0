"""Deleted means not shown: after somebody has had their data deleted no post whose number is known shows them."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any, cast

import pytest

from bot.delivery.boards import Boards
from bot.process.client import Stellwerk
from bot.sandbox.entities import Channel, ChannelKind, Message
from bot.sandbox.people import Person
from bot.sandbox.permissions import EVERYONE
from bot.sandbox.seed import BOT_ROLE
from bot.sandbox.server import Sandbox
from bot.store.database import Database
from bot.store.place import Engine
from bot.store.server import Week
from bot.store.table import IN_FORUM, RUNNING, Place, Table
from bot.store.table import Person as Player
from bot.tables.ratings import SHOWN
from rules.core import AnyRules
from tests.bot.crowd import found_in_rows
from tests.protocol.bot import hosted
from tests.protocol.people import until
from tests.protocol.plays import custom_id, done, newest_board, open_lobby, open_table, told
from tests.protocol.test_host_cups import announced, play
from tests.protocol.test_host_films import pressed
from tests.protocol.test_host_leaders import games
from tests.protocol.test_host_lookback import played_out
from tests.protocol.test_host_players import due_now

NAME = "Adelheid"
KINDS = "('lobby', 'board', 'film', 'cup', 'cup-news', 'week', 'notice', 'nudge')"


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        yield client


@pytest.fixture
def ada(sandbox: Sandbox) -> Person:
    found = sandbox.person("ada")
    found.user.display = NAME
    return found


def shows(message: Message, person: Person, name: str = NAME) -> bool:
    """Can somebody be seen in what everybody sees of a message: name, mention, words for those who do not see it?"""
    alts = [one.description for one in message.attachments]
    seen = json.dumps([message.content, message.components, alts], ensure_ascii=False)
    return bool(re.search(rf"\b{name}\b", seen)) or str(person.id) in seen


def public(sandbox: Sandbox) -> list[Message]:
    """Every message that is not for one alone."""
    rooms = [one for one in sandbox.world.channels.values() if one.guild_id is not None]
    return [one for room in rooms for one in sandbox.world.messages_in(room) if not one.ephemeral]


async def known(bot: Stellwerk) -> set[int]:
    """The numbers of posts that the store knows, but for direct messages."""

    async def work(database: Database) -> list[tuple[int]]:
        posts = await database.fetch(f"SELECT message_id FROM post WHERE kind IN {KINDS}")  # noqa: S608
        return [*posts, *await database.fetch("SELECT message_id FROM answer")]

    return {number for (number,) in await cast(Engine, bot.store).reading(work)}


async def forget(bot: Stellwerk, person: Person) -> Message:
    asked = await done(await person.slash("delete-my-data"))
    await person.click(asked, custom_id(asked, "forgetme"))
    await bot.at_rest()
    await bot.outbox.idle()
    return asked


def pictures(messages: Iterable[Message]) -> dict[int, list[int]]:
    return {one.id: [file.id for file in one.attachments] for one in messages if one.attachments}


async def test_no_known_post_shows_them_any_more_on_any_server(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, tmp_path: Path
) -> None:
    """Lobbies, newest boards, final posts, films, cups, leaderboards, figures, notices, the week."""
    cleo, place = sandbox.person("cleo"), Place(ada.channel("tables").guild_id or 0, ada.channel("tables").id)
    far = elsewhere(sandbox, ben, (ada, ben, cleo))
    over = await played_out(bot, await open_table(sandbox, bot, [ada, ben], "rail_line"))
    final = await newest(sandbox, bot, cleo, over.thread or 0)
    panel = await pressed(bot, ada, final, "film")
    await pressed(bot, ada, panel, "filmshow")
    going = await open_table(sandbox, bot, [ben, ada, cleo], "rail_line")
    ada.at = ben.at = cleo.at = ada.channel("tables")
    await open_lobby(bot, ada, "toy", 2)
    away = await open_table_in(bot, far, (ben, ada))
    cup = await announced(bot, ada, name=f"{NAME}'s cup")
    for person in (ada, ben, cleo):
        await done(await person.click(cup, custom_id(cup, "cupjoin")))
    await done(await ada.slash("cup start", channel=ada.channel("tables")))
    await bot.outbox.idle()
    await play(bot, await bot.tables.cup(1))
    await games(bot, place, [ada, ben, cleo], SHOWN)
    ada.at = ben.at = cleo.at = ada.channel("tables")
    await done(await cleo.slash("leaderboard", scope="here"))
    own = await done(await ben.slash("stats"))
    await ben.click(own, "Show to all")
    await bot.tables.set_week(place.guild, Week(place.channel, 0, 0, "UTC", "en"))
    await due_now(bot, "week")
    await bot.at_rest()

    before = [one for one in public(sandbox) if one.id in await known(bot)]
    named = {one.id for one in before if shows(one, ada)}
    assert len(named) > 15
    drawn = pictures(before)
    answer = await forget(bot, ada)

    after = [one for one in public(sandbox) if one.id in await known(bot)]
    assert [told(one) for one in after if shows(one, ada)] == []
    still = {one.id for one in public(sandbox)}
    renewed = {one.id: one for one in public(sandbox) if one.id in named}
    assert [told(one) for one in renewed.values() if shows(one, ada)] == []
    now = pictures(renewed.values())
    assert [number for number in now if set(now[number]) & set(drawn.get(number, ()))] == [], "drawn and sent anew"
    assert len(named - still) <= 3, "hardly anything had to go for it"
    assert found_in_rows(tmp_path / "stellwerk.db", Player(ada.id, NAME)) == []
    said = told(answer)
    for table in (over, going, away):
        thread = (await bot.tables.get(table.id)).thread
        assert f"https://discord.com/channels/{table.guild}/{thread}" in said
    assert "somebody's cup" in [(await bot.tables.cup(1)).name]
    await still_playable(sandbox, bot, ben, going.id)


async def still_playable(sandbox: Sandbox, bot: Stellwerk, person: Person, number: int) -> None:
    table = await bot.tables.get(number)
    assert table.phase == RUNNING
    post = (await bot.tables.posts(number))["board"]
    thread = sandbox.world.channels[table.thread or table.channel]
    (board,) = [one for one in person.messages(thread) if one.id == post.message]
    assert "s1:move" in str(board.components) and board.attachments
    assert (await played_out(bot, table)).phase == "finished"


async def newest(sandbox: Sandbox, bot: Stellwerk, person: Person, thread: int) -> Message:
    await bot.outbox.idle()
    found = person.messages(sandbox.world.channels[thread])
    return next(m for m in reversed(found) if "s1:film" in str(m.components))


def elsewhere(sandbox: Sandbox, owner: Person, people: Iterable[Person]) -> Channel:
    """A second server with the bot and these people."""
    world = sandbox.world
    guild = world.add_guild("Elsewhere", owner.user, int(EVERYONE), int(BOT_ROLE))
    for person in people:
        if person is not owner:
            world.join_guild(guild, person.user)
    world.join_guild(guild, world.bot)
    return world.add_channel(guild, "far")


async def open_table_in(bot: Stellwerk, channel: Channel, people: tuple[Person, Person]) -> object:
    first, second = (Player(one.id, one.user.display) for one in people)
    table = await bot.tables.open(first, Place(channel.guild_id or 0, channel.id), "toy", 2)
    await bot.tables.join(table.id, second)
    started = await bot.tables.start(table.id, first)
    await bot.outbox.idle()
    return started


async def test_the_post_of_a_cup_in_a_forum_is_not_called_after_them(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    """Its title is the name that its host has given it."""
    guild = sandbox.world.guilds[ada.channel("tables").guild_id or 0]
    forum = sandbox.world.add_channel(guild, "forum", kind=ChannelKind.FORUM)
    await until(lambda: bot.get_channel(forum.id), what="the bot knows the forum")
    host, place = Player(ada.id, NAME), Place(guild.id, forum.id, IN_FORUM)
    await open_lobby(bot, ada, "toy", 2)
    await bot.tables.open_cup(host, place, f"{NAME}'s cup", "swiss", "toy", 2)
    table = await bot.tables.open(host, place, "toy", 2)
    await bot.tables.join(table.id, Player(ben.id, "Ben"))
    await bot.tables.start(table.id, host)
    await bot.outbox.idle()
    threads = [one for one in sandbox.world.channels.values() if one.parent_id == forum.id]
    assert f"{NAME}'s cup" in {one.name for one in threads} and len(threads) == 2
    await forget(bot, ada)
    assert {one.name for one in threads} == {"somebody's cup", f"Toy Line · Table {table.id}"}
    after = [one for one in public(sandbox) if one.id in await known(bot)]
    assert [told(one) for one in after if shows(one, ada)] == []


async def test_what_cannot_be_drawn_any_more_is_withdrawn(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    """The extension of its game is missing: words stand there instead."""
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    board = await newest_board(sandbox, bot, ben, table)
    bot.games.broken.add("toy")
    ada.at = ada.channel("tables")
    await forget(bot, ada)
    assert told(board) == "What stood here named somebody whose data have been deleted."
    after = [one for one in public(sandbox) if one.id in await known(bot)]
    assert [told(one) for one in after if shows(one, ada)] == []


async def test_a_board_that_was_on_its_way_is_changed_after_it_has_arrived(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was drawn before, and arrives after: what waits behind it in its lane looks at what stands there then."""
    cleo = sandbox.person("cleo")
    table = await open_table(sandbox, bot, [ben, ada, cleo], "toy")
    drawn, let_go = asyncio.Event(), asyncio.Event()
    turn = Boards.turn

    async def slowly(self: Boards, now: Table, *given: Any, **more: Any) -> Any:
        found = await turn(self, now, *given, **more)
        if not drawn.is_set():
            drawn.set()
            await let_go.wait()
        return found

    monkeypatch.setattr(Boards, "turn", slowly)
    await bot.tables.move(table.id, Player(ben.id, "Ben"), Place(table.guild, ben.channel("lounge").id))
    await asyncio.wait_for(drawn.wait(), 30)
    deleting = asyncio.create_task(bot.tables.forget(ada.id))
    await until(lambda: ada.id not in bot.tables.leaving and deleting.done(), what="they are forgotten")
    let_go.set()
    await bot.outbox.idle()
    after = [one for one in public(sandbox) if one.id in await known(bot)]
    assert [told(one) for one in after if shows(one, ada)] == [] and len(after) > 1
