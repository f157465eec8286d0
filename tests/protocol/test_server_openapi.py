"""The exchanges of a session with the echo bot, held against Discord's own document."""

import base64
from dataclasses import replace

from bot.sandbox.entities import ChannelKind
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.seed import variety
from bot.sandbox.server import Sandbox
from tests.protocol.echo_bot import EchoBot, picture
from tests.protocol.openapi import KNOWN, mismatches, needs_document
from tests.protocol.raw import Raw
from tests.protocol.rights import grant

pytestmark = needs_document


async def session(ada: Person) -> None:
    tables = ada.channel("tables")
    await ada.slash("echo say", text="hello")
    await ada.autocomplete("echo fruit", "name", "a")
    post = (await ada.slash("count")).message
    assert post
    await ada.click(post, "Count 0")
    board = await (await ada.slash("board")).finished()
    await ada.click(board, "Next turn")
    panel = (await ada.slash("panel")).message
    assert panel
    modal = (await ada.click(panel, "Open form")).modal
    assert modal
    await ada.submit(modal, {"Name": "Ada", "Colour": ["Red"]})
    await (await ada.click(panel, "Slowly")).finished()
    await (await ada.slash("show")).finished()
    await (await ada.slash("dm")).finished()
    await (await ada.slash("thread", name="Line 1", channel=tables)).finished()


async def test_no_exchange_differs_from_the_document(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    await session(ada)
    found = mismatches(sandbox.exchange.latest)
    assert [str(each) for each in found if each.place not in KNOWN] == []
    assert len(sandbox.exchange.latest) > 20


async def walk(sandbox: Sandbox, raw: Raw, ada: Person, ben: Person) -> None:
    """What the echo bot never asks for: kinds of channels, members of threads, pins, emojis, whatever is edited."""
    (guild,) = sandbox.world.guilds.values()
    kinds, tables = variety(sandbox.world, guild), ada.channel("tables")
    grant(sandbox, tables, Permission.MANAGE_THREADS, Permission.PIN_MESSAGES, Permission.MANAGE_MESSAGES)
    # The document does not know media channels yet: "still in active development" (Channel Types).
    sandbox.world.delete_channel(kinds.pop(ChannelKind.MEDIA))
    forum, app = kinds[ChannelKind.FORUM], f"/applications/{sandbox.world.bot.id}"
    for channel in (tables, *kinds.values(), ada.dm()):
        await raw("GET", f"/channels/{channel.id}")
    await raw("GET", f"/guilds/{guild.id}/channels")
    body = {"name": "Post", "message": {"content": "x"}, "applied_tags": [str(forum.tags[0].id)]}
    _, post = await raw("POST", f"/channels/{forum.id}/threads", body)
    await raw("PATCH", f"/channels/{post['id']}", {"applied_tags": [], "name": "Other"})
    place = f"/channels/{tables.id}"
    image = picture().read()
    gallery = [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]
    board = {"flags": 1 << 15, "components": gallery, "attachments": [{"id": 0, "filename": "a.png"}]}
    _, message = await raw("POST", f"{place}/messages", board, {"a.png": image})
    media = message["components"][0]["items"][0]["media"]
    edit = {"components": gallery, "attachments": [{"id": media["attachment_id"], "filename": "a.png"}]}
    await raw("PATCH", f"{place}/messages/{message['id']}", edit)
    await raw("PUT", f"{place}/messages/pins/{message['id']}")
    await raw("GET", f"{place}/messages/pins")
    sandbox.clock.skip(3_600)
    _, thread = await raw("POST", f"{place}/messages/{message['id']}/threads", {"name": "Line"})
    inside = f"/channels/{thread['id']}"
    for method, path in (
        ("PUT", f"/thread-members/{ben.id}"),
        ("GET", f"/thread-members/{ben.id}"),
        ("DELETE", f"/thread-members/{ben.id}"),
        ("GET", "/messages"),
        ("DELETE", "/thread-members/@me"),
        ("PUT", "/thread-members/@me"),
    ):
        await raw(method, inside + path)
    await raw("PATCH", inside, {"archived": True, "locked": True})
    await raw("GET", f"{place}/threads/archived/public")
    await raw("GET", f"{place}/threads/archived/private")
    await raw("GET", f"/guilds/{guild.id}/threads/active")
    await raw("GET", f"{place}/messages")
    two = [(await raw("POST", f"{place}/messages", {"content": str(n)}))[1]["id"] for n in range(2)]
    await raw("POST", f"{place}/messages/bulk-delete", {"messages": two})
    uri = f"data:image/png;base64,{base64.b64encode(image).decode()}"
    _, emoji = await raw("POST", f"{app}/emojis", {"name": "coal", "image": uri})
    await raw("PATCH", f"{app}/emojis/{emoji['id']}", {"name": "steel"})
    await raw("GET", f"{app}/emojis")
    button = {"type": 2, "style": 2, "custom_id": "x", "emoji": {"id": emoji["id"], "name": "steel"}}
    await raw("POST", f"{place}/messages", {"components": [{"type": 1, "components": [button]}]})
    await raw("DELETE", f"{app}/emojis/{emoji['id']}")
    command = {"name": "x", "description": "x", "integration_types": [0, 1], "contexts": [0, 1, 2]}
    await raw("PUT", f"{app}/commands", [command])
    await raw("GET", "/applications/@me")


async def test_nor_does_what_the_bot_of_the_tests_never_asks_for(
    sandbox: Sandbox, raw: Raw, ada: Person, ben: Person
) -> None:
    await walk(sandbox, raw, ada, ben)
    assert [one for one in sandbox.exchange.latest if one.status >= 400] == []
    found = mismatches(sandbox.exchange.latest)
    assert "\n".join(str(each) for each in found if each.place not in KNOWN) == ""


async def test_the_comparison_sees_a_wrong_answer(echo: EchoBot, sandbox: Sandbox, ada: Person) -> None:
    await (await ada.slash("dm")).finished()
    exchange = next(one for one in sandbox.exchange.latest if one.route == "/channels/{channel}/messages")
    assert isinstance(exchange.answer, dict)
    wrong = replace(exchange, answer=exchange.answer | {"author": {"id": 5}, "components": [{"type": 1, "id": 1}]})
    problems = {each.place: each.problem for each in mismatches([wrong])}
    assert problems[".author.username"] == "is missing"
    assert problems[".components[].components"] == "is missing"
    assert "not of type" in problems[".author.id"]
