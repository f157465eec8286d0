"""Edits: whom they name, and a classic message that becomes one of components (Message page, "Edit Message")."""

from typing import Any

import discord
import pytest

from bot.process.client import PERMISSIONS
from bot.sandbox.entities import Channel
from bot.sandbox.people import Person
from bot.sandbox.permissions import BOT_ROLE
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Change, What
from tests.protocol.echo_bot import EchoBot
from tests.protocol.people import until
from tests.protocol.raw import Raw, codes

V2, SUPPRESS_EMBEDS = 1 << 15, 1 << 2
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
Json = dict[str, Any]


@pytest.fixture
async def thread(raw: Raw, ada: Person) -> Channel:
    _, made = await raw("POST", f"/channels/{ada.channel('tables').id}/threads", {"name": "Line", "type": 11})
    return ada.channel(str(made["name"]))


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def named(message: Json) -> list[str]:
    return [user["username"] for user in message["mentions"]]


async def test_an_edit_without_allowed_mentions_names_everybody_in_it(
    sandbox: Sandbox, raw: Raw, thread: Channel, ada: Person, ben: Person
) -> None:
    """They are parsed "with *default* allowances", whatever the message was sent with; see api-docs #2474."""
    path = f"/channels/{thread.id}/messages"
    words = f"{ada.mention} waits for {ben.mention}"
    _, post = await raw("POST", path, {"content": words, "allowed_mentions": {"parse": []}})
    assert named(post) == [] and list(thread.members) == [sandbox.world.bot.id]
    changes: list[Change] = []
    stop = sandbox.world.listen(changes.append)
    _, edited = await raw("PATCH", f"{path}/{post['id']}", {"content": words + "!"})
    stop()
    assert named(edited) == ["ada", "ben"]
    assert set(thread.members) == {sandbox.world.bot.id, ada.id, ben.id}, "whom an edit names is taken in"
    assert What.MESSAGE_CREATE not in [change.what for change in changes], "and nobody's phone rings"


async def test_an_edit_names_only_whom_its_own_allowed_mentions_let_it(
    raw: Raw, thread: Channel, ada: Person, ben: Person
) -> None:
    path = f"/channels/{thread.id}/messages"
    _, post = await raw("POST", path, {"content": ada.mention})
    body = {"content": f"{ada.mention} {ben.mention}", "allowed_mentions": {"parse": []}}
    _, edited = await raw("PATCH", f"{path}/{post['id']}", body)
    assert named(edited) == [] and ben.id not in thread.members
    body["allowed_mentions"] = {"users": [str(ben.id)]}
    _, edited = await raw("PATCH", f"{path}/{post['id']}", body)
    assert named(edited) == ["ben"] and ben.id in thread.members


async def test_mentions_are_found_anew_only_when_the_words_are_edited(
    raw: Raw, thread: Channel, ada: Person, ben: Person
) -> None:
    path = f"/channels/{thread.id}/messages"
    _, post = await raw("POST", path, {"content": ada.mention})
    _, edited = await raw("PATCH", f"{path}/{post['id']}", {"flags": SUPPRESS_EMBEDS})
    assert named(edited) == ["ada"]
    _, board = await raw("POST", path, {"flags": V2, "components": [text(f"for {ada.mention}")]})
    _, edited = await raw("PATCH", f"{path}/{board['id']}", {"attachments": []})
    assert named(edited) == ["ada"]
    _, edited = await raw("PATCH", f"{path}/{board['id']}", {"components": [text(f"for {ben.mention}")]})
    assert named(edited) == ["ben"], "in a message of components, its texts are the words"


async def test_a_classic_message_becomes_one_of_components(raw: Raw, thread: Channel, ada: Person) -> None:
    """The flag "can only be set"; "content" is reset by null, "embeds" by [], in the same edit."""
    path = f"/channels/{thread.id}/messages"
    row = {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", "label": "A"}]}
    body: Json = {"content": f"{ada.mention} lay a card", "embeds": [{"title": "x"}], "components": [row]}
    _, post = await raw("POST", path, body)
    edit = f"{path}/{post['id']}"
    turned: Json = {"flags": V2, "components": [text(f"{ada.mention} lays a card"), row]}
    for more, wrong in (
        ({}, ["content", "embeds"]),
        ({"content": "", "embeds": []}, ["content"]),
        ({"content": "words", "embeds": []}, ["content"]),
        ({"content": None}, ["embeds"]),
        ({"content": None, "embeds": None}, ["embeds"]),
    ):
        status, answer = await raw("PATCH", edit, turned | more)
        assert (status, codes(answer["errors"])) == (400, dict.fromkeys(wrong, LEGACY)), more
    status, answer = await raw("PATCH", edit, {"content": None, "embeds": [], "components": [text("x")]})
    assert status == 400, "without the flag there are no texts among the components"
    status, edited = await raw("PATCH", edit, turned | {"content": None, "embeds": []})
    assert status == 200 and edited["flags"] & V2 and not edited["content"] and named(edited) == ["ada"]
    _, edited = await raw("PATCH", edit, {"flags": 0, "components": [text("y")]})
    assert edited["flags"] & V2, "never taken off again"
    status, answer = await raw("PATCH", edit, {"flags": 0, "content": "words"})
    assert codes(answer["errors"]) == {"content": LEGACY}


async def test_its_buttons_stay_when_only_the_flag_is_set(raw: Raw, thread: Channel) -> None:
    path = f"/channels/{thread.id}/messages"
    row = {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", "label": "A"}]}
    _, post = await raw("POST", path, {"content": "x", "components": [row]})
    status, edited = await raw("PATCH", f"{path}/{post['id']}", {"flags": V2, "content": None})
    assert status == 200 and edited["components"][0]["components"][0]["label"] == "A"


async def test_the_library_turns_a_message_the_same_way(
    sandbox: Sandbox, echo: EchoBot, thread: Channel, ada: Person
) -> None:
    place = await until(lambda: echo.get_channel(thread.id))
    assert isinstance(place, discord.Thread)
    post = await place.send(f"{ada.mention} lay a card")
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay("The board"))
    await post.edit(content=None, view=view)
    assert sandbox.world.messages[post.id].v2 and not sandbox.world.messages[post.id].content


async def test_embeds_are_suppressed_and_shown_again(raw: Raw, thread: Channel) -> None:
    path = f"/channels/{thread.id}/messages"
    _, post = await raw("POST", path, {"content": "x", "flags": 1 << 12})
    _, edited = await raw("PATCH", f"{path}/{post['id']}", {"flags": SUPPRESS_EMBEDS})
    assert edited["flags"] == SUPPRESS_EMBEDS | 1 << 12, "how it was sent is no matter of edits"
    _, edited = await raw("PATCH", f"{path}/{post['id']}", {"flags": 0})
    assert edited["flags"] == 1 << 12


def test_the_bot_may_exactly_what_its_invitation_asks_for(sandbox: Sandbox) -> None:
    assert int(BOT_ROLE) == PERMISSIONS.value
    (guild,) = sandbox.world.guilds.values()
    (role,) = [role for role in guild.roles.values() if role.id != guild.id]
    assert role.permissions == PERMISSIONS.value
