"""What a bot changes of a channel's permissions (Channel page, Edit Channel Permissions), and two small truths more."""

import pytest

from bot.sandbox.entities import Channel
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from tests.protocol.conftest import Runner
from tests.protocol.raw import Raw

FILES = str(int(Permission.ATTACH_FILES))


@pytest.fixture
def tables(ada: Person) -> Channel:
    return ada.channel("tables")


def managing(sandbox: Sandbox) -> None:
    """Let the bot's own role manage roles."""
    for guild in sandbox.world.guilds.values():
        for number in guild.members[sandbox.world.bot.id].roles:
            guild.roles[number].permissions |= Permission.MANAGE_ROLES


async def test_permissions_of_a_channel_are_changed_by_who_manages_them(
    sandbox: Sandbox, raw: Raw, tables: Channel
) -> None:
    path, own = f"/channels/{tables.id}/permissions/{sandbox.world.bot.id}", {"type": 1, "deny": FILES}
    assert (await raw("PUT", path, own))[0] == 403
    managing(sandbox)
    assert (await raw("PUT", path, own))[0] == 204
    status, refused = await raw("POST", f"/channels/{tables.id}/messages", {"content": "x"}, {"a.txt": b"x"})
    assert (status, refused["code"]) == (403, 50013)
    assert (await raw("DELETE", path))[0] == 204
    assert (await raw("POST", f"/channels/{tables.id}/messages", {"content": "x"}, {"a.txt": b"x"}))[0] == 200


async def test_nobody_gives_what_they_have_not(sandbox: Sandbox, raw: Raw, tables: Channel) -> None:
    """ "Only permissions your bot has in the guild or parent channel can be allowed/denied"."""
    managing(sandbox)
    path = f"/channels/{tables.id}/permissions/{sandbox.world.bot.id}"
    status, refused = await raw("PUT", path, {"type": 1, "allow": str(int(Permission.MANAGE_MESSAGES))})
    assert (status, refused["code"]) == (403, 50013)
    status, refused = await raw("PUT", path, {"type": 7, "deny": FILES})
    assert (status, refused["code"]) == (400, 50035)
    sandbox.exchange.forgive("Invalid Form Body")


async def test_a_thread_begins_with_a_line_that_points_to_its_message(raw: Raw, tables: Channel) -> None:
    """Message page, "Thread starter messages": type 21, without content, the message it points to beside it."""
    _, post = await raw("POST", f"/channels/{tables.id}/messages", {"content": "All aboard"})
    _, thread = await raw("POST", f"/channels/{tables.id}/messages/{post['id']}/threads", {"name": "Line 1"})
    await raw("POST", f"/channels/{thread['id']}/messages", {"content": "first"})
    _, listed = await raw("GET", f"/channels/{thread['id']}/messages")
    assert [(one["type"], one["content"]) for one in listed] == [(0, "first"), (21, "")]
    assert listed[1]["message_reference"]["message_id"] == post["id"]
    assert listed[1]["referenced_message"]["content"] == "All aboard"
    _, latest = await raw("GET", f"/channels/{thread['id']}/messages?limit=1")
    assert [one["type"] for one in latest] == [0]


async def test_a_follow_up_is_always_told(sandbox: Sandbox, run: Runner, raw: Raw, ada: Person) -> None:
    """Create Followup Message: "functions the same as Execute Webhook, but `wait` is always true"."""
    async with run(sandbox):
        outcome = await ada.slash("echo say", text="x", times=1)
        token = outcome.interaction.token
        status, told = await raw("POST", f"/webhooks/{sandbox.world.bot.id}/{token}", {"content": "further"})
    assert (status, told["content"]) == (200, "further")
