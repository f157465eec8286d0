"""What the server tells a page, and what it refuses to do for one."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.sandbox.page import STATIC
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from tests.protocol.echo_bot import EchoBot
from tests.protocol.people import PATIENCE
from tests.protocol.rights import forbid

WORD = re.compile(r'^    (\w+): "(.*)",$', re.MULTILINE)
PLACE = re.compile(r"\{(\w+)\}")


class PageLine:
    """A page's connection without the page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[Any] = []

    async def hear(self, event: str) -> Any:
        while True:
            frame = await self.socket.receive_json(timeout=PATIENCE)
            self.heard.append(frame)
            if frame["event"] == event:
                return frame

    async def ask(self, wish: str, **data: Any) -> Any:
        await self.socket.send_json({"do": wish, "re": 1, **data})
        return await self.hear("result")


@asynccontextmanager
async def page(sandbox: Sandbox, name: str, since: str = "") -> AsyncIterator[PageLine]:
    origin = sandbox.page_url.rstrip("/")
    address = f"{origin}/page?as={name}&since={since}"
    async with aiohttp.ClientSession() as session, session.ws_connect(address, origin=origin) as socket:
        yield PageLine(socket)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://evil.example", None),
        (None, None),
        ("http://evil.example", "evil.example"),
        ("http://localhost.evil.example:80", "localhost.evil.example:80"),
    ],
)
async def test_a_foreign_page_gets_no_connection(sandbox: Sandbox, origin: str | None, host: str | None) -> None:
    headers = {"Host": host} if host else {}
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
            await session.ws_connect(f"{sandbox.page_url}page", origin=origin, headers=headers)
    assert caught.value.status == 403


async def test_a_page_knows_only_what_its_person_sees(
    echo: EchoBot, sandbox: Sandbox, ada: Person, ben: Person
) -> None:
    await (await ada.slash("thread", name="Secret", private=True)).finished()
    await (await ada.slash("dm")).finished()
    note = (await ada.slash("echo whisper", text="psst", channel=ada.channel("tables"))).message
    hand = ada.messages(ada.dm())[0]
    secret = ada.channel("Secret")
    async with page(sandbox, "ben") as line:
        state = await line.hear("state")
        assert [one["name"] for one in state["channels"]] == ["tables", "lounge", "Stellwerk"]
        for hidden in (secret, ada.dm()):
            assert (await line.ask("open", channel=str(hidden.id)))["error"] == "refused"
            assert (await line.ask("say", channel=str(hidden.id), text="x"))["error"] == "refused"
        shown = await line.ask("open", channel=str(ada.channel("tables").id))
        assert "psst" not in str(shown)
        assert note is not None
        for message in (note, hand):
            assert (await line.ask("click", message=str(message.id), custom_id="ping"))["error"] == "refused"
        assert (await line.ask("dismiss", message=str(note.id)))["error"] == "refused"
        await ada.slash("echo whisper", text="hush now", channel=ada.channel("tables"))
        await ada.say("good night", secret)
        await ada.say("good morning", ada.channel("tables"))
        last = await line.hear("message")
        assert last["message"]["content"] == "good morning" and "hush now" not in str(line.heard)


async def test_wishes_that_make_no_sense_are_refused(sandbox: Sandbox, ada: Person) -> None:
    tables = str(ada.channel("tables").id)
    async with page(sandbox, "ada") as line:
        senseless: list[Any] = [
            {"do": "fly"},
            {"do": "open"},
            {"do": "open", "channel": "x"},
            {"do": "open", "channel": "5"},
            {"do": "click", "message": "5", "custom_id": "x"},
            {"do": "slash", "channel": tables, "path": "nothing", "options": {}},
            {"do": "slash", "channel": tables, "path": "", "options": []},
            {"do": "submit", "fields": {}},
            {"do": "say", "channel": tables, "text": ""},
            {"do": "say", "channel": tables, "text": "x" * 2001},
            {"do": "demo", "channel": tables},
            {"do": "settings", "locale": 7},
            {"do": "settings", "locale": ["de"]},
            {"do": "settings", "locale": "xx"},
            {},
            [],
            5,
        ]
        for wish in senseless:
            await line.socket.send_json(wish)
            assert (await line.hear("result"))["error"] in ("refused", "gone"), wish
        for text in ("no json", "[" * 100_000, '{"a":' * 100_000):
            await line.socket.send_str(text)
            assert (await line.hear("result"))["error"] == "refused"
        assert ada.locale == "en-US"
        assert "error" not in await line.ask("say", channel=tables, text="still here")


async def test_an_unknown_name_is_the_first_person(sandbox: Sandbox, ada: Person) -> None:
    async with page(sandbox, "nobody") as line:
        assert (await line.hear("state"))["me"] == str(ada.id)
    assert [user.name for user in sandbox.world.people()] == ["ada", "ben", "cleo", "dora"]


def at(state: Any, channel: str) -> Any:
    return next(one for one in state["channels"] if one["name"] == channel)


async def test_a_page_hears_what_its_person_s_phone_says(sandbox: Sandbox, ada: Person, ben: Person) -> None:
    tables = ada.channel("tables")
    await ada.say("before", tables)
    async with page(sandbox, "ben") as line:
        assert [push["line"] for push in (await line.hear("pushes"))["pushes"]] == ["before"]
        await ben.say("mine", tables)
        await ada.say(f"{ben.mention} and {ada.mention}", tables)
        told = (await line.hear("push"))["push"]
        assert (told["title"], told["line"], told["mention"]) == ("Ada (#tables)", "@Ben and @Ada", True)
        assert told["channel_id"] == str(tables.id) and not told["silent"]
        assert [frame["event"] for frame in line.heard].count("push") == 1


async def test_badges_count_until_a_channel_is_read(sandbox: Sandbox, ada: Person, ben: Person) -> None:
    tables = ada.channel("tables")
    await ada.say("hello", tables)
    for _ in range(2):
        await ada.say(f"{ben.mention}, your turn", tables)
    async with page(sandbox, "ben") as line:
        there = at(await line.hear("state"), "tables")
        assert there["mentions"] == 2 and int(there["read"]) < int(there["last"])
        await line.ask("open", channel=str(tables.id))
        await ada.say(f"{ben.mention}, again", tables)
        assert (await line.hear("push"))["push"]["mention"]
        assert sandbox.world.unread_mentions(ben.id) == {tables.id: 1}
        async with page(sandbox, "ben") as other:
            assert at(await other.hear("state"), "tables")["mentions"] == 1
            await line.ask("read", channel=str(tables.id))
            # Whoever has two windows open has read in both.
            assert (await other.hear("read"))["marks"] == {str(tables.id): str(tables.last_message_id)}
    async with page(sandbox, "ben") as line:
        there = at(await line.hear("state"), "tables")
        assert there["mentions"] == 0 and there["read"] == there["last"]
    assert sandbox.world.unread_mentions(ada.id) == {}
    # What is taken back calls nobody any more, and an edit calls nobody at all.
    call = await ada.say(f"{ben.mention}, are you there?", tables)
    assert sandbox.world.unread_mentions(ben.id) == {tables.id: 1}
    sandbox.world.delete(call)
    assert sandbox.world.unread_mentions(ben.id) == {}
    words = await ada.say("never mind", tables)
    words.mentions = [ben.id]
    sandbox.world.change(words)
    assert sandbox.world.unread_mentions(ben.id) == {}


async def test_private_notes_last_as_long_as_the_page_that_was_loaded(
    echo: EchoBot, sandbox: Sandbox, ada: Person
) -> None:
    tables = str(ada.channel("tables").id)
    async with page(sandbox, "ada") as line:
        since = (await line.hear("state"))["since"]
        await line.ask("slash", channel=tables, path="echo whisper", options={"text": "psst"})
        assert "psst" in str(await line.ask("open", channel=tables))
    # The same page, which had lost its line.
    async with page(sandbox, "ada", since) as line:
        assert "psst" in str(await line.ask("open", channel=tables))
    # Loaded anew: an ephemeral message is on no server to be fetched again.
    for other in ("", "x"):
        async with page(sandbox, "ada", other) as line:
            assert "psst" not in str(await line.ask("open", channel=tables))


def test_the_page_s_words_are_complete_in_both_languages_and_all_used() -> None:
    source = (STATIC / "texts.js").read_text(encoding="utf-8")
    english, german = (dict(WORD.findall(part)) for part in source.split("\n  de: {", 1))
    assert english.keys() == german.keys()
    for key, words in english.items():
        assert set(PLACE.findall(words)) == set(PLACE.findall(german[key])), key
    others = [path.read_text(encoding="utf-8") for path in STATIC.glob("*.js") if path.name != "texts.js"]
    server = [path.read_text(encoding="utf-8") for path in STATIC.parent.glob("*.py")]
    assert [key for key in english if not any(f'"{key}"' in text for text in (*others, *server))] == []


async def test_the_client_s_own_commands_stand_beside_the_bot_s(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    """Under the same name if need be: what is meant is told by its id, and no bot hears of the client's own."""
    tables = ada.channel("tables")
    async with page(sandbox, "ada") as line:
        commands = (await line.hear("commands"))["commands"]
        state = await line.hear("state")
        offered = next(one["commands"] for one in state["channels"] if one["name"] == "tables")
        own = {one["name"]: one["id"] for one in commands if one["id"].startswith("built-in")}
        assert set(own) == {"me", "shrug", "spoiler", "tableflip", "unflip"} and set(own.values()) <= set(offered)
        before = len(sandbox.interactions.open)
        wish = {"channel": str(tables.id), "id": own["me"], "path": "me", "options": {"message": "waves"}}
        assert "error" not in await line.ask("slash", **wish)
        assert [one.content for one in ada.messages(tables)] == ["_waves_"]
        assert len(sandbox.interactions.open) == before
        forbid(sandbox, tables, Permission.SEND_MESSAGES, target=sandbox.person("ben").id)
    async with page(sandbox, "ben") as line:
        state = await line.hear("state")
        offered = next(one["commands"] for one in state["channels"] if one["name"] == "tables")
        assert not set(own.values()) & set(offered), "who may not write has none of them"
