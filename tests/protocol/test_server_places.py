"""Threads, conversations and rights: where the bot may write and whom it reaches."""

import discord
import pytest

from bot.sandbox.people import CannotDo, Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from tests.protocol.echo_bot import EchoBot
from tests.protocol.people import until
from tests.protocol.rights import forbid, grant


@pytest.fixture
async def tables(echo: EchoBot, ada: Person) -> discord.TextChannel:
    channel = await until(lambda: echo.get_channel(ada.channel("tables").id))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_a_thread_on_a_message(tables: discord.TextChannel, sandbox: Sandbox, ada: Person) -> None:
    post = await tables.send("lobby")
    thread = await post.create_thread(name="Table 1", auto_archive_duration=10080)
    assert thread.id == post.id and thread.name == "Table 1"
    await thread.send("first")
    assert [message.content for message in ada.messages(ada.channel("Table 1"))] == ["first"]
    assert ada.message_json(sandbox.world.messages[post.id])["thread"]["name"] == "Table 1"
    with pytest.raises(discord.HTTPException) as caught:
        await post.create_thread(name="again")
    assert caught.value.code == 160004


async def test_an_archived_thread(tables: discord.TextChannel, sandbox: Sandbox, ada: Person) -> None:
    thread = await tables.create_thread(name="Old", type=discord.ChannelType.public_thread)
    post = await thread.send("board")
    place = ada.channel("Old")
    sandbox.world.archive(place, True)
    with pytest.raises(discord.HTTPException) as caught:
        await post.edit(content="new board")
    assert caught.value.code == 50083
    with pytest.raises(CannotDo):
        await ada.slash("count", channel=place)
    await thread.send("awake again")
    assert not place.archived
    await post.edit(content="new board")
    with pytest.raises(discord.Forbidden) as refused:
        await thread.edit(locked=True)
    assert refused.value.code == 50013, "its maker may put it to rest, but not lock it"
    grant(sandbox, ada.channel("tables"), Permission.MANAGE_THREADS)
    await thread.edit(archived=True, locked=True)
    assert place.archived and place.locked
    with pytest.raises(CannotDo):
        await sandbox.person("ben").say("hello?", place)
    forbid(sandbox, ada.channel("tables"), Permission.MANAGE_THREADS, target=sandbox.world.bot.id)
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("locked out")
    assert caught.value.code == 50083


async def test_a_private_thread_belongs_to_its_members(
    tables: discord.TextChannel, sandbox: Sandbox, ada: Person, ben: Person
) -> None:
    cleo = sandbox.person("cleo")
    thread = await tables.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    note = await thread.send(f"for {ben.mention}")
    assert ben.sees(sandbox.world.messages[note.id]), "who is mentioned is taken in"
    assert thread.id not in [channel.id for channel in cleo.channels()]
    await thread.add_user(discord.Object(cleo.id))
    assert ben.channel("Secret") is cleo.channel("Secret")
    await thread.remove_user(discord.Object(ben.id))
    assert not ben.sees(sandbox.world.messages[note.id])
    assert ada.sees(sandbox.world.messages[note.id]), "who manages threads sees them all"


async def test_a_missing_right(tables: discord.TextChannel, sandbox: Sandbox, ada: Person) -> None:
    place = ada.channel("tables")
    forbid(sandbox, place, Permission.SEND_MESSAGES, Permission.CREATE_PUBLIC_THREADS, target=sandbox.world.bot.id)
    for attempt in (
        lambda: tables.send("no"),
        lambda: tables.create_thread(name="no", type=discord.ChannelType.public_thread),
    ):
        with pytest.raises(discord.Forbidden) as caught:
            await attempt()
        assert caught.value.code == 50013
    forbid(sandbox, place, Permission.VIEW_CHANNEL, target=sandbox.world.bot.id)
    with pytest.raises(discord.Forbidden) as caught:
        await tables.send("no")
    assert caught.value.code == 50001


async def test_a_channel_hidden_from_some(
    tables: discord.TextChannel, sandbox: Sandbox, ada: Person, ben: Person
) -> None:
    await tables.send("seen by all")
    place = ada.channel("tables")
    forbid(sandbox, place, Permission.VIEW_CHANNEL, target=ben.id)
    assert place not in ben.channels() and place in ada.channels()
    with pytest.raises(CannotDo, match="does not see"):
        await ben.say("me too", place)


async def test_a_channel_that_is_deleted(tables: discord.TextChannel, sandbox: Sandbox, ada: Person) -> None:
    thread = await tables.create_thread(name="Gone", type=discord.ChannelType.public_thread)
    sandbox.world.delete_channel(ada.channel("Gone"))
    with pytest.raises(discord.NotFound) as caught:
        await thread.send("hello?")
    assert caught.value.code == 10003


async def test_a_conversation_needs_an_open_door_and_a_guild_in_common(
    echo: EchoBot, sandbox: Sandbox, ada: Person
) -> None:
    person = discord.Object(ada.id)
    channel = await echo.create_dm(person)
    assert (await echo.create_dm(person)).id == channel.id
    await channel.send("hello")
    ada.close_dms()
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("hello?")
    assert caught.value.code == 50007
    ada.close_dms(False)
    sandbox.world.leave_guild(next(iter(sandbox.world.guilds.values())), ada.user)
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("hello?")
    assert caught.value.code == 50278


async def test_whom_a_post_calls(tables: discord.TextChannel, sandbox: Sandbox, ada: Person, ben: Person) -> None:
    words = f"{ada.mention} and {ben.mention}, @everyone"
    loud = await tables.send(words)
    quiet = await tables.send(words, allowed_mentions=discord.AllowedMentions.none())
    one = await tables.send(
        words, allowed_mentions=discord.AllowedMentions(everyone=False, users=[discord.Object(ben.id)])
    )
    stored = [sandbox.world.messages[post.id] for post in (loud, quiet, one)]
    assert [(message.mentions, message.mentions_everyone) for message in stored] == [
        ([ada.id, ben.id], False),
        ([], False),
        ([ben.id], False),
    ]
    grant(sandbox, ada.channel("tables"), Permission.MENTION_EVERYONE)
    heard = sandbox.world.messages[(await tables.send(words)).id]
    assert heard.mentions_everyone, "everyone hears only who may call everyone"


async def test_history_pins_and_deletion(tables: discord.TextChannel, sandbox: Sandbox, ada: Person) -> None:
    posts = [await tables.send(str(n)) for n in range(5)]
    assert [message.content async for message in tables.history(limit=3)] == ["4", "3", "2"]
    assert [message.content async for message in tables.history(after=posts[2])] == ["3", "4"]
    assert [message.content async for message in tables.history(before=posts[2])] == ["1", "0"]
    with pytest.raises(discord.Forbidden) as caught:
        await posts[0].pin()
    assert caught.value.code == 50013
    grant(sandbox, ada.channel("tables"), Permission.PIN_MESSAGES, Permission.MANAGE_MESSAGES)
    await posts[0].pin()
    assert [message.content async for message in tables.pins()] == ["0"]
    await posts[0].unpin()
    await tables.delete_messages(posts[:2])
    await posts[2].delete()
    assert [message.content for message in ada.messages(ada.channel("tables"))] == ["3", "4"]
