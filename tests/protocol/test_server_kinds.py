"""Kinds of channels and what each allows (Channel, Threads and Permissions pages)."""

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.sandbox.entities import Channel, ChannelKind
from bot.sandbox.people import CannotDo, Person
from bot.sandbox.permissions import Permission
from bot.sandbox.seed import variety
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Change, What
from tests.protocol.echo_bot import EchoBot, picture
from tests.protocol.people import until
from tests.protocol.raw import Raw, codes
from tests.protocol.rights import forbid, grant

V2 = 1 << 15
K = ChannelKind
Kinds = dict[ChannelKind, Channel]
Json = dict[str, Any]


@pytest.fixture
def kinds(sandbox: Sandbox, ada: Person) -> Kinds:
    (guild,) = sandbox.world.guilds.values()
    return variety(sandbox.world, guild) | {K.TEXT: ada.channel("tables")}


@pytest.fixture
def forum(kinds: Kinds) -> Channel:
    return kinds[K.FORUM]


async def test_the_library_knows_each_kind(kinds: Kinds, echo: EchoBot) -> None:
    wanted = {
        K.TEXT: discord.TextChannel,
        K.ANNOUNCEMENT: discord.TextChannel,
        K.VOICE: discord.VoiceChannel,
        K.STAGE: discord.StageChannel,
        K.FORUM: discord.ForumChannel,
        K.MEDIA: discord.ForumChannel,
        K.CATEGORY: discord.CategoryChannel,
    }
    for kind, channel in kinds.items():
        assert isinstance(await until(lambda number=channel.id: echo.get_channel(number)), wanted[kind]), kind
    found = echo.get_channel(kinds[K.FORUM].id)
    assert isinstance(found, discord.ForumChannel)
    assert [tag.name for tag in found.available_tags] == ["Rail Line", "open", "running"]


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (K.TEXT, None),
        (K.ANNOUNCEMENT, None),
        (K.VOICE, None),
        (K.STAGE, None),
        (K.FORUM, 40058),
        (K.MEDIA, 40058),
        (K.CATEGORY, 50008),
    ],
)
async def test_where_messages_are_sent(
    raw: Raw, kinds: Kinds, ada: Person, kind: ChannelKind, code: int | None
) -> None:
    """Threads: "Messages cannot be sent directly in forum channels"; 40058, 50008."""
    _, answer = await raw("POST", f"/channels/{kinds[kind].id}/messages", {"content": "x"})
    assert answer.get("code") == code
    if code is not None:
        with pytest.raises(CannotDo):
            await ada.say("x", kinds[kind])
        assert ada.commands(kinds[kind]) == []


@pytest.mark.parametrize(
    ("kind", "on_message", "alone"),
    [
        (K.TEXT, 11, {10: 50024, 11: None, 12: None}),
        (K.ANNOUNCEMENT, 10, {10: None, 11: 50024, 12: 50024}),
        (K.VOICE, None, {10: 50024, 11: 50024, 12: 50024}),
        (K.STAGE, None, {10: 50024, 11: 50024, 12: 50024}),
    ],
)
async def test_which_threads_a_channel_has(
    raw: Raw, kinds: Kinds, ada: Person, kind: ChannelKind, on_message: int | None, alone: dict[int, int | None]
) -> None:
    """`GUILD_TEXT` "create `PUBLIC_THREAD`" and `GUILD_ANNOUNCEMENT` "create `ANNOUNCEMENT_THREAD`"; private ones "can
    only be created in `GUILD_TEXT` channels"; 50024 "Cannot execute action on this channel type".
    """
    path = f"/channels/{kinds[kind].id}"
    _, post = await raw("POST", f"{path}/messages", {"content": "x"})
    _, made = await raw("POST", f"{path}/messages/{post['id']}/threads", {"name": "On it"})
    assert made.get("type") == on_message and made.get("code") == (None if on_message else 50024)
    for thread, code in alone.items():
        _, made = await raw("POST", f"{path}/threads", {"name": "Alone", "type": thread})
        assert made.get("code") == code
    notes = [one for one in ada.messages(kinds[kind]) if one.kind == 18]
    assert len(notes) == (kind is K.TEXT), "text channels alone tell of it"


async def test_a_voice_channel_takes_the_right_to_connect(sandbox: Sandbox, raw: Raw, kinds: Kinds) -> None:
    """Permissions, "Implicit Permissions": denying CONNECT "also implicitly denies other permissions"."""
    path = f"/channels/{kinds[K.VOICE].id}/messages"
    assert (await raw("POST", path, {"content": "x"}))[0] == 200
    for target in (None, sandbox.world.bot.id):
        forbid(sandbox, kinds[K.VOICE], Permission.CONNECT, target=target)
    assert (await raw("POST", path, {"content": "x"}))[1]["code"] == 50013
    assert (await raw("GET", path))[1] == [], "nor is anything read there"


# Forums


async def test_a_post_is_a_thread_and_its_message_in_one(
    sandbox: Sandbox, raw: Raw, forum: Channel, ada: Person
) -> None:
    """Start Thread in Forum or Media Channel; "a message is created that has the same ID as the thread"."""
    changes: list[Change] = []
    sandbox.world.listen(changes.append)
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}
    message = {"flags": V2, "components": [gallery], "attachments": [{"id": 0}]}
    body = {"name": "Table 7", "message": message, "applied_tags": [str(forum.tags[0].id)]}
    status, made = await raw("POST", f"/channels/{forum.id}/threads", body, {"board.png": picture().read()})
    assert status == 201 and made["type"] == 11 and made["parent_id"] == str(forum.id)
    assert made["message"]["id"] == made["id"] == made["message"]["channel_id"]
    assert made["message"]["components"][0]["items"][0]["media"]["attachment_id"]
    assert made["applied_tags"] == [str(forum.tags[0].id)] and made["message_count"] == 0
    assert [change.what for change in changes] == [What.THREAD_CREATE, What.MESSAGE_CREATE]
    assert forum.last_message_id == int(made["id"]), "the newest post stands there"
    inside = f"/channels/{made['id']}/messages"
    assert (await raw("PATCH", f"{inside}/{made['id']}", {"components": [{"type": 10, "content": "x"}]}))[0] == 200
    _, second = await raw("POST", inside, {"content": "x"})
    await raw("POST", inside, {"content": "y"})
    await raw("DELETE", f"{inside}/{second['id']}")
    thread = (await raw("GET", f"/channels/{made['id']}"))[1]
    assert (thread["message_count"], thread["total_message_sent"]) == (1, 2)
    assert ada.messages(forum) == [], "the forum itself has no messages"


async def test_the_library_opens_a_post(sandbox: Sandbox, echo: EchoBot, forum: Channel, ada: Person) -> None:
    place = await until(lambda: echo.get_channel(forum.id))
    assert isinstance(place, discord.ForumChannel)
    made = await place.create_thread(name="Table 1", content="x", applied_tags=[place.available_tags[1]])
    assert made.thread.id == made.message.id and made.thread.applied_tags == [place.available_tags[1]]
    assert ada.channel("Table 1").id == made.thread.id


async def test_a_forum_asks_for_the_right_to_send_and_for_no_other(sandbox: Sandbox, raw: Raw, forum: Channel) -> None:
    """ "The current user must have the `SEND_MESSAGES` permission (`CREATE_PUBLIC_THREADS` is ignored)"."""
    path, body = f"/channels/{forum.id}/threads", {"name": "x", "message": {"content": "x"}}
    bot = sandbox.world.bot.id
    for target in (None, bot):
        forbid(sandbox, forum, Permission.CREATE_PUBLIC_THREADS, target=target)
    assert (await raw("POST", path, body))[0] == 201
    for target in (None, bot):
        forbid(sandbox, forum, Permission.ATTACH_FILES, target=target)
    assert (await raw("POST", path, body, {"a.txt": b"a"}))[1]["code"] == 50013
    for target in (None, bot):
        forbid(sandbox, forum, Permission.SEND_MESSAGES, target=target)
    assert (await raw("POST", path, body))[1]["code"] == 50013


async def test_what_a_post_must_bring(sandbox: Sandbox, raw: Raw, forum: Channel) -> None:
    path = f"/channels/{forum.id}/threads"

    async def refused(**body: Any) -> Json:
        _, answer = await raw("POST", path, {"name": "x", "message": {"content": "x"}} | body)
        found: Json = answer
        return found

    assert codes((await refused(message=None))["errors"]) == {"message": "BASE_TYPE_REQUIRED"}
    assert codes((await refused(name=""))["errors"]) == {"name": "BASE_TYPE_BAD_LENGTH"}
    long = {"message.content": "BASE_TYPE_BAD_LENGTH"}
    assert codes((await refused(message={"content": "x" * 2001}))["errors"]) == long
    assert (await refused(message={}))["code"] == 50006
    assert (await refused(applied_tags=["1"]))["code"] == 10087
    six = [str(forum.tags[0].id)] * 6
    assert codes((await refused(applied_tags=six))["errors"]) == {"applied_tags": "BASE_TYPE_BAD_LENGTH"}
    assert not [one for one in sandbox.world.channels.values() if one.parent_id == forum.id], "nothing is left of them"
    forum.requires_tag = True
    assert (await refused())["code"] == 40067
    forum.tags[0].moderated = True
    assert (await refused(applied_tags=[str(forum.tags[0].id)]))["code"] == 50013
    assert "code" not in await refused(applied_tags=[str(forum.tags[1].id)])


async def test_a_post_changes_its_tags(sandbox: Sandbox, raw: Raw, forum: Channel, ada: Person) -> None:
    """Forum Tag: a moderated one "can only be added to or removed from threads by a member with MANAGE_THREADS"."""
    one, two, three = (str(tag.id) for tag in forum.tags)
    forum.tags[2].moderated = True
    body = {"name": "x", "message": {"content": "x"}, "applied_tags": [one]}
    _, made = await raw("POST", f"/channels/{forum.id}/threads", body)
    path = f"/channels/{made['id']}"
    assert (await raw("PATCH", path, {"applied_tags": [two]}))[1]["applied_tags"] == [two]
    assert (await raw("PATCH", path, {"applied_tags": [two, three]}))[1]["code"] == 50013
    assert (await raw("PATCH", path, {"applied_tags": ["7"]}))[1]["code"] == 10087
    theirs = ada.rooms.post(forum, "Theirs", "hello", ["open"])
    assert (await raw("PATCH", f"/channels/{theirs.id}", {"applied_tags": [one]}))[1]["code"] == 50013, (
        "nor others' posts"
    )
    grant(sandbox, forum, Permission.MANAGE_THREADS)
    assert (await raw("PATCH", path, {"applied_tags": [three]}))[0] == 200


async def test_the_tags_of_a_forum_are_changed_by_who_manages_channels(
    sandbox: Sandbox, raw: Raw, forum: Channel
) -> None:
    path, kept = f"/channels/{forum.id}", {"id": str(forum.tags[0].id), "name": "Rail"}
    assert (await raw("PATCH", path, {"available_tags": [kept]}))[1]["code"] == 50013
    grant(sandbox, forum, Permission.MANAGE_CHANNELS)
    assert (await raw("PATCH", path, {"available_tags": [{"name": "x"}] * 2}))[1]["code"] == 40061
    assert (await raw("PATCH", path, {"available_tags": [{"name": str(n)} for n in range(21)]}))[1]["code"] == 50035
    _, changed = await raw("PATCH", path, {"available_tags": [kept, {"name": "new"}], "flags": 1 << 4})
    assert changed["flags"] == 1 << 4 and [tag["name"] for tag in changed["available_tags"]] == ["Rail", "new"]
    assert changed["available_tags"][0]["id"] == kept["id"]


async def test_a_pinned_post_does_not_sleep(sandbox: Sandbox, raw: Raw, forum: Channel, ada: Person) -> None:
    """Threads: "A pinned thread will *not* auto-archive"; its flag takes MANAGE_THREADS."""
    await raw("POST", f"/channels/{forum.id}/threads", {"name": "Rules", "message": {"content": "Be nice"}})
    post = ada.channel("Rules")
    assert (await raw("PATCH", f"/channels/{post.id}", {"flags": 2}))[1]["code"] == 50013
    grant(sandbox, forum, Permission.MANAGE_THREADS)
    assert (await raw("PATCH", f"/channels/{post.id}", {"flags": 2}))[1]["flags"] == 2
    sandbox.clock.skip(30 * 86_400)
    assert not post.archived
    _, slept = await raw("PATCH", f"/channels/{post.id}", {"archived": True})
    assert slept["flags"] == 0, "archiving that thread will unset the flag"


async def test_people_play_in_posts_of_their_own(echo: EchoBot, forum: Channel, ada: Person, ben: Person) -> None:
    await until(lambda: ada.commands(ada.channel("tables")))
    post = ada.rooms.post(forum, "Our game", "Who plays?", ["open"])
    answer = await ben.slash("count", channel=post)
    assert answer.message is not None and answer.message.channel_id == post.id
    forum.requires_tag = True
    with pytest.raises(CannotDo):
        ada.rooms.post(forum, "No tag", "x")
    with pytest.raises(CannotDo):
        ada.rooms.post(ada.channel("tables"), "No forum", "x")


# Full servers, and channels not for everyone


async def test_a_full_server_takes_no_further_thread(
    sandbox: Sandbox, raw: Raw, kinds: Kinds, ada: Person, ben: Person
) -> None:
    """160006 "Maximum number of active threads reached", 160007 for those of announcements; waking counts as well."""
    sandbox.world.most_threads = 1
    path = f"/channels/{kinds[K.TEXT].id}"
    _, first = await raw("POST", f"{path}/threads", {"name": "1", "type": 11})
    assert (await raw("POST", f"{path}/threads", {"name": "2", "type": 11}))[1]["code"] == 160006
    body = {"name": "x", "message": {"content": "x"}}
    assert (await raw("POST", f"/channels/{kinds[K.FORUM].id}/threads", body))[1]["code"] == 160006
    news = f"/channels/{kinds[K.ANNOUNCEMENT].id}/threads"
    assert (await raw("POST", news, {"name": "3", "type": 10}))[0] == 201, "they are counted apart"
    assert (await raw("POST", news, {"name": "4", "type": 10}))[1]["code"] == 160007
    sandbox.world.archive(ada.channel("1"), True)
    second = ada.rooms.start(await ada.say("x", kinds[K.TEXT]), "5")
    assert (await raw("PATCH", f"/channels/{first['id']}", {"archived": False}))[1]["code"] == 160006
    assert (await raw("POST", f"/channels/{first['id']}/messages", {"content": "x"}))[1]["code"] == 160006
    with pytest.raises(CannotDo, match="Maximum number"):
        await ben.say("x", ada.channel("1"))
    sandbox.world.archive(second, True)
    assert (await raw("PATCH", f"/channels/{first['id']}", {"archived": False}))[0] == 200


async def test_an_age_restricted_channel(sandbox: Sandbox, raw: Raw, ada: Person) -> None:
    """Commands so marked are offered there alone; threads "inherit that setting"."""
    (guild,) = sandbox.world.guilds.values()
    adults = sandbox.world.add_channel(guild, "adults", nsfw=True)
    assert (await raw("GET", f"/channels/{adults.id}"))[1]["nsfw"]
    commands = [{"name": "poker", "description": "x", "nsfw": True}, {"name": "rail", "description": "x"}]
    await raw("PUT", f"/applications/{sandbox.world.bot.id}/commands", commands)
    inside = ada.rooms.start(await ada.say("x", adults), "Night")
    offered = [[one["name"] for one in ada.commands(place)] for place in (adults, inside, ada.channel("tables"))]
    assert offered == [["poker", "rail"], ["poker", "rail"], ["rail"]]


async def test_kinds_tags_and_posts_are_remembered(tmp_path: Path) -> None:
    first = Sandbox(tmp_path)
    await first.start()
    (guild,) = first.world.guilds.values()
    forum = variety(first.world, guild)[K.FORUM]
    post = first.person("ada").rooms.post(forum, "x", "y", ["open"])
    await first.stop()
    second = Sandbox(tmp_path)
    await second.start()
    assert second.world.channels[forum.id] == forum and second.world.channels[post.id] == post
    assert [one.content for one in second.world.messages_in(second.world.channels[post.id])] == ["y"]
    await second.stop()
