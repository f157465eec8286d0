"""Where people play: forums, announcements, voice and stage chats, full servers; so do cups, weeks and moves."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.sandbox.entities import Channel, ChannelKind, Message, MessageKind
from bot.sandbox.people import CannotDo, Person
from bot.sandbox.permissions import Permission
from bot.sandbox.seed import variety
from bot.sandbox.server import Sandbox
from bot.store.table import CANCELLED, FINISHED, IN_CHAT, IN_FORUM, IN_THREAD, LOBBY, NO_ROOM, Table
from rules.core import AnyRules
from tests.protocol.bot import hosted, later
from tests.protocol.people import until
from tests.protocol.plays import custom_id, done, move_by_components, newest_board, open_lobby, open_table, told
from tests.protocol.rights import forbid, grant
from tests.protocol.test_host_lookback import played_out

K = ChannelKind
Rooms = dict[ChannelKind, Channel]
TAGS = {"en-US": ("Toy Line", "open", "in progress", "finished"), "de": ("spielzeugbahn", "Offen", "läuft", "Beendet")}


@pytest.fixture
def rooms(sandbox: Sandbox) -> Rooms:
    """One channel of every other kind; the forum has tags of our games and states, and some of its own."""
    (guild,) = sandbox.world.guilds.values()
    made = variety(sandbox.world, guild)
    world = sandbox.world
    made[K.FORUM] = world.add_channel(guild, "games", kind=K.FORUM, tags=("beginners", *TAGS["en-US"], "closed"))
    return made


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, rooms: Rooms, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path) as client:
        await until(lambda: client.get_channel(rooms[K.FORUM].id), what="the bot knows the rooms")
        yield client


async def opened(bot: Stellwerk, owner: Person, room: Channel | None = None, **options: object) -> Table:
    """A new table in a room, typed in the channel that everybody has, or where its owner is."""
    owner.at = owner.at or owner.channel("tables")
    given = {"game": "toy", "seats": 2, **({"channel": room} if room is not None else {}), **options}
    await done(await owner.slash("table new", options={"clock": "none", **given}))
    await bot.outbox.idle()
    return (await bot.tables.of_user(owner.id))[0]


def front(sandbox: Sandbox, table: Table) -> Message:
    """The lobby's post."""
    return next(
        one
        for one in sandbox.world.messages.values()
        if one.channel_id == table.lobby_channel and not one.ephemeral and f"Table {table.id}" in told(one)
    )


async def begun(sandbox: Sandbox, bot: Stellwerk, table: Table, owner: Person, other: Person) -> Table:
    lobby = front(sandbox, table)
    await done(await other.click(lobby, custom_id(lobby, "join")))
    await bot.outbox.idle()
    await done(await owner.click(lobby, custom_id(lobby, "start")))
    await bot.outbox.idle()
    return await bot.tables.get(table.id)


def applied(sandbox: Sandbox, table: Table) -> list[str]:
    post = sandbox.world.channels[table.thread or 0]
    known = {tag.id: tag.name for tag in sandbox.world.channels[post.parent_id or 0].tags}
    return [known[number] for number in post.applied]


def words(person: Person, channel: Channel) -> list[Message]:
    """What people read there, without what Discord notes itself."""
    return [one for one in person.messages(channel) if not one.ephemeral and one.kind is MessageKind.DEFAULT]


def links(message: Message) -> str:
    return json.dumps(message.components)


# Forums


async def test_in_a_forum_a_table_is_a_post_of_its_own_and_played_in_it(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person
) -> None:
    forum = rooms[K.FORUM]
    with pytest.raises(CannotDo):
        await ada.slash("table new", options={"game": "toy"}, channel=forum)
    answer = await done(
        await ada.slash("table new", game="toy", seats=2, channel=ada.channel("tables"), options={"channel": forum})
    )
    assert f"a post of its own in <#{forum.id}>" in told(answer) and answer.ephemeral
    await bot.outbox.idle()
    table = (await bot.tables.of_user(ada.id))[0]
    post = sandbox.world.channels[table.thread or 0]
    assert (table.ground, table.channel, post.parent_id, post.name) == (
        IN_FORUM,
        forum.id,
        forum.id,
        "Toy Line · Table 1",
    )
    (lobby,) = words(ada, post)
    assert lobby.id == post.id, "the lobby is its first message"
    assert applied(sandbox, table) == ["Toy Line", "open"]
    assert not [one for one in ada.messages(ada.channel("tables")) if not one.ephemeral]
    assert post.members.keys() >= {ada.id}, "who sits there has it in their list"

    table = await begun(sandbox, bot, table, ada, ben)
    assert {ada.id, ben.id} <= post.members.keys()
    lobby = front(sandbox, table)
    assert "played here in this post" in told(lobby) and "s1:start" not in links(lobby)
    assert applied(sandbox, table) == ["Toy Line", "in progress"]
    board = await newest_board(sandbox, bot, ada, table)
    assert board.channel_id == post.id and table.thread == post.id
    table = await played_out(bot, table)
    assert table.phase == FINISHED and applied(sandbox, table) == ["Toy Line", "finished"]
    assert bot.outbox.given_up == 0 and await bot.store.waiting() == ()
    assert not [one for one in sandbox.exchange.latest if one.status >= 400]
    assert [one for one in ada.channels() if one.parent_id == forum.id] == [post], "one post"


@pytest.mark.parametrize("locale", TAGS)
async def test_a_whole_game_is_played_by_buttons_in_a_forum_in_both_languages(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, locale: str
) -> None:
    world = sandbox.world
    (guild,) = world.guilds.values()
    forum = world.add_channel(guild, "spiele", kind=K.FORUM, tags=TAGS[locale])
    await until(lambda: bot.get_channel(forum.id), what="the bot knows the forum")
    ada.locale = ben.locale = locale
    name = {"en-US": "Toy Line · Table", "de": "Spielzeugbahn · Tisch"}[locale]
    await done(await ada.slash("table new", options={"game": "toy", "seats": 2, "channel": forum, "clock": "none"}))
    await bot.outbox.idle()
    table = (await bot.tables.of_user(ada.id))[0]
    post = world.channels[table.thread or 0]
    assert post.name == f"{name} {table.id}" and applied(sandbox, table) == [*TAGS[locale][:2]]
    lobby = world.messages[post.id]
    await done(await ben.click(lobby, custom_id(lobby, "join")))
    await done(await ada.click(lobby, custom_id(lobby, "start")))
    await bot.outbox.idle()
    table, chance = await bot.tables.get(table.id), random.Random(3)
    while table.phase == "running":
        assert table.match is not None
        who = next(one for one in (ada, ben) if one.id in [wait.user for wait in table.waits])
        table = await move_by_components(sandbox, bot, table, who, chance)
    await bot.outbox.idle()
    assert applied(sandbox, table) == [TAGS[locale][0], TAGS[locale][3]]
    boards = [one for one in ada.messages(post) if "s1:move" in links(one)]
    assert boards == [], "no board has buttons any more"
    assert not [one for one in sandbox.exchange.latest if one.status >= 400] and bot.outbox.given_up == 0


async def test_typed_in_a_post_it_means_another_post_of_the_same_forum(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person
) -> None:
    forum = rooms[K.FORUM]
    talk = ada.rooms.post(forum, "Who plays?", "Anybody?", ["beginners"])
    answer = await done(await ada.slash("table new", game="toy", seats=2, channel=talk))
    assert f"a post of its own in <#{forum.id}>" in told(answer)
    await bot.outbox.idle()
    table = (await bot.tables.of_user(ada.id))[0]
    assert table.channel == forum.id and table.thread not in (None, talk.id)
    assert [one.author_id for one in words(ada, talk)] == [ada.id], "the talk stays what it was"
    other = await done(await ada.slash("table new", game="toy", seats=2, channel=sandbox.world.channels[table.thread]))
    assert "a post of its own" in told(other)


async def test_a_thread_of_a_text_channel_and_a_media_channel_are_no_places_for_a_table(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    thread = sandbox.world.channels[table.thread or 0]
    assert "not in a thread" in told(await done(await ada.slash("table new", game="toy", seats=2, channel=thread)))
    ada.at = ada.channel("tables")
    media = await ada.slash("table new", options={"game": "toy", "seats": 2, "channel": rooms[K.MEDIA]})
    assert "text, announcement, forum and voice" in told(await done(media))


async def test_who_chooses_a_channel_must_be_allowed_to_write_there(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ben: Person
) -> None:
    forbid(sandbox, rooms[K.FORUM], Permission.SEND_MESSAGES)
    grant(sandbox, rooms[K.FORUM], Permission.SEND_MESSAGES)
    ben.at = ben.channel("tables")
    answer = await done(await ben.slash("table new", options={"game": "toy", "seats": 2, "channel": rooms[K.FORUM]}))
    assert "You may not write" in told(answer)
    assert await bot.store.find() == ()


async def test_a_forum_that_insists_on_tags_gets_one_or_is_refused_with_names_that_would_do(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person
) -> None:
    world = sandbox.world
    (guild,) = world.guilds.values()
    strict = world.add_channel(guild, "strict", kind=K.FORUM, tags=("beginners",))
    strict.requires_tag = rooms[K.FORUM].requires_tag = True
    for one in (strict, rooms[K.FORUM]):
        world.update_channel(one)
    await until(
        lambda: getattr(bot.get_channel(strict.id), "flags", None) and bot.get_channel(strict.id).flags.require_tag
    )  # type: ignore[union-attr]
    ada.at = ada.channel("tables")
    for locale, names in (("en-US", "Toy Line, open"), ("de", "Spielzeugbahn, offen")):
        ada.locale = locale
        refused = told(await done(await ada.slash("table new", options={"game": "toy", "channel": strict})))
        assert names in refused and f"<#{strict.id}>" in refused
    assert await bot.store.find() == ()
    ada.locale = "en-US"
    table = await begun(sandbox, bot, await opened(bot, ada, rooms[K.FORUM]), ada, ben)
    assert applied(sandbox, table) == ["Toy Line", "in progress"]


async def test_tags_of_others_stay_and_tags_that_are_for_moderators_are_left_alone(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person
) -> None:
    forum = rooms[K.FORUM]
    next(tag for tag in forum.tags if tag.name == "in progress").moderated = True
    sandbox.world.update_channel(forum)
    table = await opened(bot, ada, forum)
    post = sandbox.world.channels[table.thread or 0]
    post.applied.append(next(tag.id for tag in forum.tags if tag.name == "beginners"))
    sandbox.world.update_channel(post)
    there = bot.get_guild(forum.guild_id or 0)
    assert there is not None
    await until(lambda: len(there.get_thread(post.id).applied_tags) == 3, what="the bot has heard")  # type: ignore[union-attr]
    table = await begun(sandbox, bot, table, ada, ben)
    assert applied(sandbox, table) == ["Toy Line", "beginners"]
    table = await played_out(bot, table)
    assert applied(sandbox, table) == ["Toy Line", "finished", "beginners"]


async def test_where_discord_says_no_to_tags_they_stay_and_new_posts_get_none_that_would_be_untrue_soon(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person
) -> None:
    table = await opened(bot, ada, rooms[K.FORUM])
    sandbox.faults.fail_next(r"PATCH /api/v10/channels/\d+$", status=403, code=50013, times=9)
    table = await begun(sandbox, bot, table, ada, ben)
    await newest_board(sandbox, bot, ada, table)
    assert applied(sandbox, table) == ["Toy Line", "open"] and bot.outbox.given_up == 0
    ada.at = ada.channel("tables")
    assert applied(sandbox, await opened(bot, ada, rooms[K.FORUM])) == ["Toy Line"]


async def test_a_lost_answer_makes_no_second_post(sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person) -> None:
    forum = rooms[K.FORUM]
    sandbox.faults.fail_next(r"POST /api/v10/channels/\d+/threads", times=1, drop="after")
    table = await opened(bot, ada, forum)
    posts = [one for one in sandbox.world.channels.values() if one.parent_id == forum.id]
    assert [one.id for one in posts] == [table.thread]


async def test_a_table_that_is_closed_puts_its_post_to_sleep_and_a_swept_one_takes_its_words_away(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person
) -> None:
    table = await opened(bot, ada, rooms[K.FORUM])
    post = sandbox.world.channels[table.thread or 0]
    await done(await ada.slash("table cancel", table=table.id, channel=ada.channel("tables")))
    await bot.outbox.idle()
    assert post.archived and applied(sandbox, table) == ["Toy Line", "closed"]
    assert "closed" in told(sandbox.world.messages[post.id])

    other = await opened(bot, ada, rooms[K.FORUM])
    sure = await done(await ada.slash("admin close", options={"player": ada}, channel=ada.channel("tables")))
    await done(await ada.click(sure, "Yes, close them"))
    await bot.at_rest()
    await bot.outbox.idle()
    post = sandbox.world.channels[other.thread or 0]
    assert post.archived and words(ada, post) == []


async def test_a_post_that_is_deleted_before_the_start_closes_its_table(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person
) -> None:
    table = await opened(bot, ada, rooms[K.FORUM])
    sandbox.world.delete_channel(sandbox.world.channels[table.thread or 0])
    await done(await ben.slash("table join", table=table.id, channel=ben.channel("tables")))
    await bot.outbox.idle()
    assert (await bot.tables.get(table.id)).phase == CANCELLED
    assert "deleted the post" in told(ben.messages(ben.dm())[-1])


@pytest.mark.parametrize("how", ["deleted", "locked"])
async def test_a_post_that_is_lost_in_mid_game_is_followed_by_a_new_one(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person, how: str
) -> None:
    forum = rooms[K.FORUM]
    table = await begun(sandbox, bot, await opened(bot, ada, forum), ada, ben)
    old = sandbox.world.channels[table.thread or 0]
    if how == "deleted":
        sandbox.world.delete_channel(old)
    else:
        sandbox.world.archive(old, True, True)
    table = await played_out(bot, table)
    table = await bot.tables.get(table.id)
    fresh = sandbox.world.channels[table.thread or 0]
    assert fresh.id != old.id and fresh.parent_id == forum.id
    assert any("s1:rematch" in links(one) for one in ada.messages(fresh)), "how it ended stands there"
    posts = [one for one in sandbox.world.channels.values() if one.parent_id == forum.id]
    assert len(posts) == (1 if how == "deleted" else 2) and await bot.store.waiting() == ()


async def test_a_full_server_makes_a_forum_wait_with_a_word_to_the_host(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person
) -> None:
    sandbox.world.most_threads = 0
    ada.at = ada.channel("tables")
    await done(await ada.slash("table new", options={"game": "toy", "seats": 2, "channel": rooms[K.FORUM]}))
    await bot.outbox.idle()
    assert "as many active threads" in told(ada.messages(ada.dm())[-1])
    sandbox.world.most_threads = 1_000
    bot.permissions_changed(bot.get_guild(rooms[K.FORUM].guild_id or 0))  # type: ignore[arg-type]
    await until(lambda: [one for one in ada.channels() if one.parent_id == rooms[K.FORUM].id], what="the post comes")


# Other rooms


async def test_announcements_have_threads_of_their_own_kind(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person
) -> None:
    table = await begun(sandbox, bot, await opened(bot, ada, rooms[K.ANNOUNCEMENT]), ada, ben)
    thread = sandbox.world.channels[table.thread or 0]
    assert (table.ground, thread.kind) == (IN_THREAD, K.ANNOUNCEMENT_THREAD)
    assert (await newest_board(sandbox, bot, ada, table)).channel_id == thread.id
    assert (await played_out(bot, table)).phase == FINISHED and bot.outbox.given_up == 0


@pytest.mark.parametrize(("kind", "locale"), [(K.VOICE, "en-US"), (K.STAGE, "de")])
async def test_in_voice_and_stage_chats_it_is_played_without_a_thread_and_everybody_reads_why(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person, kind: ChannelKind, locale: str
) -> None:
    room = rooms[kind]
    ada.at, ada.locale = room, locale
    why = {"en-US": "Voice and stage channels have no threads", "de": "In Sprach- und Stage-Kanälen gibt es keine"}
    answer = await done(await ada.slash("table new", options={"game": "toy", "seats": 2, "clock": "none"}))
    assert why[locale] in told(answer)
    await bot.outbox.idle()
    table = (await bot.tables.of_user(ada.id))[0]
    lobby = next(one for one in ben.messages(room) if "s1:join" in links(one))
    assert why[locale] in told(lobby)
    await done(await ben.click(lobby, custom_id(lobby, "join")))
    started = told(await done(await ada.click(lobby, custom_id(lobby, "start"))))
    await bot.outbox.idle()
    table = await bot.tables.get(table.id)
    assert (table.ground, table.thread) == (IN_CHAT, None)
    assert (await newest_board(sandbox, bot, ada, table)).channel_id == room.id
    assert f"<#{lobby.id}>" not in started + links(sandbox.world.messages[lobby.id])
    assert f"<#{room.id}>" in told(sandbox.world.messages[lobby.id])
    table = await played_out(bot, table)
    assert table.phase == FINISHED and bot.outbox.given_up == 0
    assert not [one for one in sandbox.exchange.latest if one.status >= 400], "no thread was asked for"


async def test_a_voice_channel_that_the_bot_may_not_join_is_refused_by_name(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person
) -> None:
    for target in (None, sandbox.world.bot.id):
        forbid(sandbox, rooms[K.VOICE], Permission.CONNECT, target=target)
    ada.at = rooms[K.VOICE]
    refused = told(await done(await ada.slash("table new", game="toy", seats=2)))
    assert "**Connect**" in refused and "Send Messages" not in refused, "the cause, not what follows from it"


async def test_in_an_age_restricted_channel_it_is_played_as_everywhere(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    (guild,) = sandbox.world.guilds.values()
    room = sandbox.world.add_channel(guild, "late", nsfw=True)
    ada.at = room
    table = await begun(sandbox, bot, await opened(bot, ada), ada, ben)
    assert table.thread is not None and (await played_out(bot, table)).phase == FINISHED


async def test_in_a_full_server_it_is_played_in_the_channel_and_nothing_leads_nowhere(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    await done(await ben.click(lobby, custom_id(lobby, "join")))
    sandbox.world.most_threads = 0
    started = told(await done(await ada.click(lobby, custom_id(lobby, "start"))))
    await bot.outbox.idle()
    table, tables = await bot.tables.get(1), ada.channel("tables")
    assert (table.ground, table.thread) == (NO_ROOM, None)
    said = told(sandbox.world.messages[lobby.id])
    assert "as many active threads as Discord allows" in said and f"<#{tables.id}>" in said
    assert f"<#{lobby.id}>" not in started + said
    assert f"/{tables.id}/{lobby.id}" in started, "the post itself is there"
    assert (await newest_board(sandbox, bot, ada, table)).channel_id == tables.id
    assert (await played_out(bot, table)).phase == FINISHED and bot.outbox.given_up == 0


async def test_alone_the_answer_leads_to_what_is_there_and_the_post_to_the_thread(
    sandbox: Sandbox, bot: Stellwerk, ada: Person
) -> None:
    answer = told(await done(await ada.slash("table new", options={"game": "toy", "alone": "random"})))
    await bot.outbox.idle()
    table = await bot.tables.get(1)
    for number in [int(one) for one in re.findall(r"<#(\d+)>", answer)]:
        assert number in sandbox.world.channels
    assert f"<#{table.thread}>" in told(front(sandbox, table))


# A thread on an old post


async def test_a_thread_on_an_old_post_leaves_no_line_in_the_channel(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "toy", 2)
    await ben.say("Good morning", ben.channel("tables"))
    await later(sandbox, bot, 7_200)
    await done(await ben.click(lobby, custom_id(lobby, "join")))
    lines: list[Message] = []
    sandbox.world.listen(
        lambda change: (
            lines.append(change.subject)
            if isinstance(change.subject, Message) and change.subject.kind is MessageKind.THREAD_CREATED
            else None
        )
    )
    await done(await ada.click(lobby, custom_id(lobby, "start")))
    await bot.outbox.idle()
    assert lines, "Discord has written it"
    await until(lambda: lines[0].deleted, what="the line is gone")
    assert [one.content for one in ada.messages(ada.channel("tables")) if one.author_id == ben.id] == ["Good morning"]
    assert (await bot.tables.get(1)).thread == lobby.id


# Moves, cups, weeks


async def test_a_table_moves_into_a_forum_and_out_of_it(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "toy")
    old = sandbox.world.messages[table.thread or 0]
    told_ = told(await done(await ada.slash("admin move", options={"table": table.id, "channel": rooms[K.FORUM]})))
    assert f"<#{rooms[K.FORUM].id}>" in told_
    await bot.outbox.idle()
    table = await bot.tables.get(table.id)
    post = sandbox.world.channels[table.thread or 0]
    assert (table.ground, post.parent_id) == (IN_FORUM, rooms[K.FORUM].id)
    assert applied(sandbox, table) == ["Toy Line", "in progress"]
    assert (await newest_board(sandbox, bot, ada, table)).channel_id == post.id
    assert f"/{post.id}/{post.id}" in told(old), "the old post leads to the new one"

    lounge = ada.channel("lounge")
    await done(await ada.slash("table move", table=table.id, channel=lounge))
    await bot.outbox.idle()
    table = await bot.tables.get(table.id)
    assert (table.ground, table.channel) == (IN_THREAD, lounge.id)
    assert "This table has moved" in told(sandbox.world.messages[post.id]) and "s1:" not in links(
        sandbox.world.messages[post.id]
    )
    assert (await newest_board(sandbox, bot, ada, table)).channel_id == table.thread
    assert bot.outbox.given_up == 0

    voice = rooms[K.VOICE]
    answer = told(await done(await ada.slash("table move", table=table.id, channel=voice)))
    assert "have no threads" in answer
    await bot.outbox.idle()
    table = await bot.tables.get(table.id)
    assert (table.ground, (await newest_board(sandbox, bot, ada, table)).channel_id) == (IN_CHAT, voice.id)


async def test_a_cup_in_a_forum_is_a_post_and_so_is_each_of_its_tables(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person
) -> None:
    forum = rooms[K.FORUM]
    given = {"name": "Frost cup", "game": "toy", "form": "swiss", "seats": 2, "channel": forum}
    ada.at = ada.channel("tables")
    assert f"<#{forum.id}>" in told(await done(await ada.slash("cup new", options=given)))
    await bot.outbox.idle()
    post = next(one for one in sandbox.world.channels.values() if one.name == "Frost cup")
    assert post.parent_id == forum.id
    for person in (ada, ben):
        await done(await person.click(sandbox.world.messages[post.id], "Join"))
        await bot.outbox.idle()
    await done(await ada.click(sandbox.world.messages[post.id], "Start"))
    await bot.outbox.idle()
    table = (await bot.tables.of_user(ada.id))[0]
    own = sandbox.world.channels[table.thread or 0]
    assert (table.ground, own.parent_id) == (IN_FORUM, forum.id) and own.id != post.id
    assert f"<#{own.id}>" in told(sandbox.world.messages[post.id]), "the cup leads to its table"
    await played_out(bot, table)

    async def over() -> bool:
        await bot.outbox.idle()
        return any("standings" in links(one) or "cup.png" in links(one) for one in ada.messages(post)[1:])

    await until(over, what="the news stand below the announcement")
    assert bot.outbox.given_up == 0


async def test_the_week_comes_to_a_forum_as_a_post_and_to_a_chat_as_a_message(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person
) -> None:
    await open_table(sandbox, bot, [ada, ben], "toy")
    forum, tables = rooms[K.FORUM], ada.channel("tables")
    await done(await ada.slash("settings weekly", options={"channel": forum}, channel=tables))
    await later(sandbox, bot, 8 * 86_400)
    await bot.outbox.idle()
    posts = [one for one in sandbox.world.channels.values() if one.parent_id == forum.id]
    assert posts and "Toy" in told(sandbox.world.messages[posts[0].id])
    await done(await ada.slash("settings weekly", options={"channel": rooms[K.STAGE]}, channel=tables))
    await later(sandbox, bot, 8 * 86_400)
    await bot.outbox.idle()
    assert any("Toy" in told(one) for one in ada.messages(rooms[K.STAGE]))


async def test_a_rematch_of_a_game_in_a_forum_gets_a_post_of_its_own(
    sandbox: Sandbox, bot: Stellwerk, rooms: Rooms, ada: Person, ben: Person
) -> None:
    table = await played_out(bot, await begun(sandbox, bot, await opened(bot, ada, rooms[K.FORUM]), ada, ben))
    final = next(
        one for one in reversed(ada.messages(sandbox.world.channels[table.thread or 0])) if "s1:rematch" in links(one)
    )
    await done(await ada.click(final, custom_id(final, "rematch")))
    await bot.outbox.idle()
    fresh = (await bot.tables.of_user(ada.id))[0]
    assert (fresh.phase, fresh.ground) == (LOBBY, IN_FORUM) and fresh.thread not in (None, table.thread)
