"""Looking back, pinning and deleting: what each of them asks for (Message page and Permissions)."""

import pytest

from bot.sandbox.entities import Channel
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from tests.protocol.raw import Raw
from tests.protocol.rights import forbid, grant

DAY = 86_400


@pytest.fixture
def tables(ada: Person) -> Channel:
    return ada.channel("tables")


@pytest.fixture
def path(tables: Channel) -> str:
    return f"/channels/{tables.id}/messages"


async def test_who_may_not_read_the_history_finds_nothing(
    sandbox: Sandbox, raw: Raw, tables: Channel, path: str
) -> None:
    """Get Channel Message "requires"; of the lists "no messages", "no pins will be returned"; 160002 for replies."""
    grant(sandbox, tables, Permission.PIN_MESSAGES)
    _, post = await raw("POST", path, {"content": "x"})
    assert (await raw("PUT", f"{path}/pins/{post['id']}"))[0] == 204
    assert (await raw("GET", f"{path}/{post['id']}"))[0] == 200
    assert len((await raw("GET", path))[1]) == len((await raw("GET", f"{path}/pins"))[1]["items"]) == 1
    forbid(sandbox, tables, Permission.READ_MESSAGE_HISTORY, target=sandbox.world.bot.id)
    status, refused = await raw("GET", f"{path}/{post['id']}")
    assert (status, refused["code"]) == (403, 50013)
    assert (await raw("GET", path))[1] == (await raw("GET", f"{path}/pins"))[1]["items"] == []
    status, refused = await raw("POST", path, {"content": "y", "message_reference": {"message_id": post["id"]}})
    assert (status, refused["code"]) == (400, 160002)
    assert (await raw("PATCH", f"{path}/{post['id']}", {"content": "z"}))[0] == 200, "its own it may edit all the same"


async def test_pinning_has_a_right_of_its_own(sandbox: Sandbox, raw: Raw, tables: Channel, path: str) -> None:
    _, post = await raw("POST", path, {"content": "x"})
    for right, status in ((Permission.MANAGE_MESSAGES, 403), (Permission.PIN_MESSAGES, 204)):
        grant(sandbox, tables, right)
        for method in ("PUT", "DELETE"):
            assert (await raw(method, f"{path}/pins/{post['id']}"))[0] == status


async def test_many_are_deleted_at_once_only_by_who_manages_messages(
    sandbox: Sandbox, raw: Raw, tables: Channel, path: str, ada: Person
) -> None:
    posts = [str((await raw("POST", path, {"content": str(n)}))[1]["id"]) for n in range(4)]
    bulk = f"{path}/bulk-delete"
    assert (await raw("POST", bulk, {"messages": posts[:2]}))[1]["code"] == 50013, "not even one's own"
    grant(sandbox, tables, Permission.MANAGE_MESSAGES)
    assert (await raw("POST", bulk, {"messages": posts[:1]}))[1]["code"] == 50016
    assert (await raw("POST", bulk, {"messages": posts[:1] * 2}))[1]["code"] == 50016
    assert (await raw("POST", bulk, {"messages": [*posts[:2], "1"]}))[1]["code"] == 50034, "made in 2015"
    assert (await raw("POST", bulk, {"messages": posts[:2]}))[0] == 204
    sandbox.clock.skip(15 * DAY)
    assert (await raw("POST", bulk, {"messages": posts[2:]}))[1]["code"] == 50034
    assert [str(one.id) for one in ada.messages(tables)] == posts[2:]


async def test_nobody_answers_the_system(sandbox: Sandbox, raw: Raw, tables: Channel, path: str, ada: Person) -> None:
    _, thread = await raw("POST", f"/channels/{tables.id}/threads", {"name": "Line", "type": 11})
    inside = f"/channels/{thread['id']}/messages"
    assert (await raw("PUT", f"/channels/{thread['id']}/thread-members/{ada.id}"))[0] == 204
    note = ada.messages(ada.channel("Line"))[-1]
    body = {"content": "x", "message_reference": {"message_id": str(note.id)}}
    assert (await raw("POST", inside, body))[1]["code"] == 50035
    assert (await raw("DELETE", f"{inside}/{note.id}"))[1]["code"] == 50021, "nor deletes what it says"
