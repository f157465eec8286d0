"""Whose phone says what: the sandbox's log of pushes per person, by the rules of Discord's documents and client."""

from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.sandbox.entities import COMPONENTS_V2, EPHEMERAL, SUPPRESS_NOTIFICATIONS, Channel, Overwrite, Push
from bot.sandbox.lockscreen import moment
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from bot.sandbox.world import What
from tests.protocol.echo_bot import EchoBot
from tests.protocol.raw import Raw

TEXT_DISPLAY = 10
MEDIA_GALLERY = 12


class Writer:
    """The bot, writing with bare requests."""

    def __init__(self, raw: Raw, channel: Channel) -> None:
        self.raw = raw
        self.path = f"/channels/{channel.id}/messages"

    async def __call__(self, content: str = "", files: dict[str, bytes] | None = None, **more: Any) -> Any:
        return await self.raw("POST", self.path, ({"content": content} if content else {}) | more, files or {})


@pytest.fixture
async def raw(sandbox: Sandbox) -> Any:
    async with aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)


def newest(person: Person) -> Push:
    return person.pushes()[-1]


def texts(person: Person) -> list[str]:
    return [push.text for push in person.pushes()]


async def test_a_small_server_tells_everybody_of_every_message_but_its_author(
    sandbox: Sandbox, raw: Raw, ada: Person, ben: Person
) -> None:
    # guild.mdx, Default Message Notification Level: ALL_MESSAGES (0) is what a new guild begins with.
    tables = ada.channel("tables")
    await ada.say("hello", tables)
    assert (texts(ada), texts(ben)) == ([], ["hello"])
    assert newest(ben).title == "Ada (#tables)" and newest(ben).guild == "Stellwerk"
    await Writer(raw, tables)("a lobby")
    assert (texts(ada), texts(ben)) == (["a lobby"], ["hello", "a lobby"])
    assert not newest(ada).mention and not newest(ada).silent
    assert sandbox.world.pushes_of(sandbox.world.bot.id) == []


async def test_a_server_of_mentions_tells_only_who_is_mentioned_as_far_as_it_is_allowed(
    sandbox: Sandbox, raw: Raw, ada: Person, ben: Person
) -> None:
    next(iter(sandbox.world.guilds.values())).only_mentions = True
    write = Writer(raw, ada.channel("tables"))
    await write("nobody")
    await write(f"{ada.mention} and {ben.mention}", allowed_mentions={"users": [str(ben.id)]})
    await write(f"{ada.mention} and {ben.mention}", allowed_mentions={"parse": []})
    assert (texts(ada), texts(ben)) == ([], ["@Ada and @Ben"])
    assert newest(ben).mention


async def test_of_a_thread_only_its_members_hear(sandbox: Sandbox, raw: Raw, ada: Person, ben: Person) -> None:
    # threads.mdx: clients use their own thread member for notification settings; without one there are none.
    tables = ada.channel("tables")
    _, made = await raw("POST", f"/channels/{tables.id}/threads", {"name": "Table 1", "type": 11})
    thread = sandbox.world.channels[int(made["id"])]
    for log in sandbox.world.pushes.values():
        log.clear()
    write = Writer(raw, thread)
    await write("to nobody yet")
    await raw("PUT", f"/channels/{thread.id}/thread-members/{ada.id}")
    # "(still pings them)": discord-needle #52.
    assert texts(ada) == ["Stellwerk added Ada to the thread."] and newest(ada).system
    await write("to members")
    # A mention takes the mentioned into the thread and tells them.
    await write(f"{ben.mention}, your turn")
    await write("to both")
    assert texts(ada)[1:] == ["to members", "@Ben, your turn", "to both"]
    assert texts(ben) == ["@Ben, your turn", "to both"]
    assert newest(ben).title == "Stellwerk (Table 1, #tables)"
    assert [push.mention for push in ben.pushes()] == [True, False]


async def test_components_say_nothing_and_plain_content_says_itself(sandbox: Sandbox, raw: Raw, ada: Person) -> None:
    write = Writer(raw, ada.channel("tables"))
    # api-docs #7854: "Push notifications for pings within cv2 are empty".
    layout = [{"type": TEXT_DISPLAY, "content": f"{ada.mention}, your turn"}]
    await write(flags=COMPONENTS_V2, components=layout)
    assert newest(ada).text == newest(ada).line == "" and newest(ada).mention
    gallery = [{"type": MEDIA_GALLERY, "items": [{"media": {"url": "attachment://board.png"}}]}]
    await write(files={"board.png": b"no picture"}, flags=COMPONENTS_V2, components=gallery)
    assert newest(ada).text == "" and len(ada.pushes()) == 2
    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "My move", "custom_id": "x"}]}
    _, sent = await write("You are up", components=[button])
    assert newest(ada).text == "You are up"
    # Turning it into a board by an edit is a change of what stands there, and no phone tells of it.
    before = ada.pushes()
    path = f"{write.path}/{sent['id']}"
    status, _ = await raw("PATCH", path, {"content": None, "flags": COMPONENTS_V2, "components": layout})
    assert status == 200 and ada.pushes() == before
    await write(files={"board.png": b"no picture"})
    # NOTIFICATION_BODY_ATTACHMENT of the client.
    assert newest(ada).text == "Uploaded board.png"
    ada.locale = "de"
    await write(files={"board.png": b"no picture"})
    assert newest(ada).text == "board.png hochgeladen"
    await write(embeds=[{"title": "Rules", "description": "are long"}])
    assert newest(ada).text == "Rules are long"


async def test_a_silent_message_lies_there_and_does_not_ring(sandbox: Sandbox, raw: Raw, ada: Person) -> None:
    # message.mdx, Message Flags: "will not trigger push and desktop notifications"; Allowed Mentions Object: "only
    # cause a notification badge".
    write = Writer(raw, ada.channel("tables"))
    await write(f"{ada.mention} quietly", flags=SUPPRESS_NOTIFICATIONS)
    assert newest(ada).silent and newest(ada).mention and newest(ada).text == "@Ada quietly"
    assert sandbox.world.unread_mentions(ada.id) == {ada.channel("tables").id: 1}
    await write("aloud")
    assert not newest(ada).silent


async def test_conversations_ring_their_person_only(echo: EchoBot, sandbox: Sandbox, ada: Person, ben: Person) -> None:
    await (await ada.slash("dm", channel=ada.channel("tables"))).finished()
    assert [(push.title, push.text, push.guild) for push in ada.pushes()] == [("Stellwerk", "Your hand", "")]
    assert ben.pushes() == []
    await ada.say("thanks", ada.dm())
    assert len(ada.pushes()) == 1 and sandbox.world.pushes_of(sandbox.world.bot.id) == []


async def test_answers_ring_nobody_who_waits_for_them(
    echo: EchoBot, sandbox: Sandbox, ada: Person, ben: Person
) -> None:
    tables = ada.channel("tables")
    whisper = await ada.slash("echo whisper", text="psst", channel=tables)
    assert whisper.ephemeral and whisper.message is not None and whisper.message.flags & EPHEMERAL
    assert (ada.pushes(), ben.pushes()) == ([], [])
    await ada.slash("echo say", text="aloud", channel=tables)
    # Who has typed the command sees the channel (the client's isChannelCurrentlyVisible); the others hear of it.
    assert (texts(ada), texts(ben)) == ([], ["aloud"])
    # "thinking …" is a message without text, and the edit that fills it tells nobody (api-docs #5497).
    await (await ada.slash("board", channel=tables)).finished()
    assert (texts(ada), texts(ben)) == ([], ["aloud", ""])


async def test_names_stand_where_a_phone_shows_them_and_markdown_stays(
    sandbox: Sandbox, raw: Raw, ada: Person, ben: Person
) -> None:
    # The client's notification rules know mentions, channels, emojis, spoilers and moments, and no other Markdown.
    tables = ada.channel("tables")
    write = Writer(raw, tables)
    guild = next(iter(sandbox.world.guilds.values()))
    guild.members[ben.id].nick = "Benni"
    await write(f"**{ben.mention}** in <#{tables.id}>: <:rail:123> ||hidden|| `<@{ben.id}>` <@5> ## up")
    assert newest(ada).text == f"**@Benni** in #tables: :rail: <spoiler> `<@{ben.id}>` <@5> ## up"
    now = int(sandbox.world.clock.now())
    await write(f"until <t:{now + 7200}:R>, not <t:99999999999999999:F>")
    assert newest(ada).text == "until in 2 hours, not <t:99999999999999999:F>"


def test_moments_are_written_in_the_language_of_the_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")
    import time

    time.tzset()
    # reference.mdx, Timestamp Styles; 1618935600 is 20 April 2021, 16:20 UTC.
    said = {style: moment(1618935600, style, 1618935600.0, "en") for style in "tTdDfFsS"}
    assert said == {
        "t": "4:20 PM",
        "T": "4:20:00 PM",
        "d": "4/20/2021",
        "D": "April 20, 2021",
        "f": "April 20, 2021 at 4:20 PM",
        "F": "Tuesday, April 20, 2021 at 4:20 PM",
        "s": "4/20/2021, 4:20 PM",
        "S": "4/20/2021, 4:20:00 PM",
    }
    assert moment(1618935600, "F", 0.0, "de") == "Dienstag, 20. April 2021 um 16:20"
    assert moment(100, "R", 90000.0, "de") == "vor 1 Tag" and moment(90000, "R", 0.0, "en") == "in 1 day"
    monkeypatch.undo()
    time.tzset()


async def test_a_lock_screen_ends_after_a_line(sandbox: Sandbox, raw: Raw, ada: Person) -> None:
    await Writer(raw, ada.channel("tables"))("You are up\n\n" + "x" * 200)
    line = newest(ada).line
    assert line.startswith("You are up xxx") and line.endswith("…") and len(line) == 100
    assert len(newest(ada).text) == 212


async def test_who_does_not_see_a_channel_hears_nothing(sandbox: Sandbox, raw: Raw, ada: Person, ben: Person) -> None:
    tables = ada.channel("tables")
    tables.overwrites[ben.id] = Overwrite(ben.id, 1, deny=int(Permission.VIEW_CHANNEL))
    await Writer(raw, tables)(f"{ben.mention} cannot see this")
    assert len(ada.pushes()) == 1 and ben.pushes() == []
    # Nobody but the owner, the bot and one invited person.
    del tables.overwrites[ben.id]
    guild, cleo = next(iter(sandbox.world.guilds.values())), sandbox.person("cleo")
    bot_role = guild.members[sandbox.world.bot.id].roles[0]
    view = int(Permission.VIEW_CHANNEL)
    tables.overwrites[guild.id] = Overwrite(guild.id, 0, deny=view)
    tables.overwrites[bot_role] = Overwrite(bot_role, 0, allow=view | int(Permission.SEND_MESSAGES))
    tables.overwrites[cleo.id] = Overwrite(cleo.id, 1, allow=view)
    await Writer(raw, tables)("for three")
    assert texts(ada)[1:] == texts(cleo)[1:] == ["for three"] and ben.pushes() == []


async def test_the_log_survives_a_restart_and_ends_somewhere(tmp_path: Path) -> None:
    first = Sandbox(tmp_path)
    await first.start()
    first.world.pushes_kept = 3
    heard: list[Push] = []
    first.world.listen(
        lambda change: (
            heard.append(change.subject) if change.what is What.PUSH and isinstance(change.subject, Push) else None
        )
    )
    ada, ben = first.person("ada"), first.person("ben")
    for n in range(5):
        await ada.say(f"message {n}", ada.channel("tables"))
    assert texts(ben) == ["message 2", "message 3", "message 4"]
    assert len([push for push in heard if push.user_id == ben.id]) == 5
    first.world.mark_read(ben.id, ben.channel("tables"))
    before = ben.pushes()
    await first.stop()
    second = Sandbox(tmp_path)
    await second.start()
    assert second.person("ben").pushes() == before
    assert second.world.read == first.world.read
    assert second.world.snowflakes.next() > before[-1].id
    await second.stop()


async def test_the_log_has_an_address_of_its_own_on_the_page(sandbox: Sandbox, ada: Person, ben: Person) -> None:
    await ada.say("one", ada.channel("tables"))
    await ada.say("two", ada.channel("tables"))
    address = f"{sandbox.page_url}page/pushes/"
    async with aiohttp.ClientSession() as session:
        async with session.get(address + "ben") as answer:
            told = await answer.json()
        assert [one["line"] for one in told] == ["two", "one"]
        assert told[0] | {"title": "Ada (#tables)", "silent": False, "guild": "Stellwerk"} == told[0]
        for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
            async with session.get(address + "ben", headers=headers) as answer:
                assert answer.status == 403
        async with session.get(address + "nobody") as answer:
            assert answer.status == 404
