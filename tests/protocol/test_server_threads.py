"""Threads that fall asleep, who wakes them, who is in them, and what locking means (Threads and Channel pages)."""

from pathlib import Path

import discord
import pytest

from bot.sandbox.entities import Channel, MessageKind
from bot.sandbox.people import CannotDo, Person
from bot.sandbox.permissions import Permission
from bot.sandbox.server import Sandbox
from tests.protocol.conftest import Runner
from tests.protocol.echo_bot import EchoBot
from tests.protocol.people import until
from tests.protocol.raw import Raw
from tests.protocol.rights import forbid, grant

MINUTE = 60


@pytest.fixture
def tables(ada: Person) -> Channel:
    return ada.channel("tables")


@pytest.fixture
async def thread(raw: Raw, tables: Channel, ada: Person) -> Channel:
    body = {"name": "Line", "type": 11, "auto_archive_duration": 60}
    status, _ = await raw("POST", f"/channels/{tables.id}/threads", body)
    assert status == 201
    return ada.channel("Line")


@pytest.fixture
async def theirs(sandbox: Sandbox, tables: Channel, ada: Person) -> Channel:
    """A thread that somebody else has opened."""
    return ada.rooms.start(await ada.say("starts", tables), "Theirs")


@pytest.fixture
async def path(thread: Channel) -> str:
    return f"/channels/{thread.id}"


# Falling asleep


async def test_it_sleeps_after_its_minutes_without_activity(sandbox: Sandbox, raw: Raw, thread: Channel) -> None:
    """Activity is "sending a message, unarchiving a thread, or changing the auto-archive time"."""
    path = f"/channels/{thread.id}"
    sandbox.clock.skip(59 * MINUTE)
    assert not thread.archived
    await raw("POST", f"{path}/messages", {"content": "still here"})
    sandbox.clock.skip(59 * MINUTE)
    assert not thread.archived
    await raw("PATCH", path, {"name": "Another"})
    sandbox.clock.skip(2 * MINUTE)
    assert thread.archived, "a new name is no activity"
    changed = thread.archive_changed
    assert changed >= sandbox.clock.now() - 1
    await raw("PATCH", path, {"archived": False})
    sandbox.clock.skip(59 * MINUTE)
    assert not thread.archived
    await raw("PATCH", path, {"auto_archive_duration": 1440})
    sandbox.clock.skip(1439 * MINUTE)
    assert not thread.archived
    sandbox.clock.skip(2 * MINUTE)
    assert thread.archived


async def test_the_bot_is_told_of_sleep_and_of_waking(
    sandbox: Sandbox, echo: EchoBot, raw: Raw, tables: Channel
) -> None:
    """Thread Update, and after waking "a Thread Update event" and "a Thread Member Update event"."""
    heard: list[str] = []
    echo.on_socket_event_type = lambda name: _note(heard, name)  # type: ignore[attr-defined]
    body = {"name": "Line", "type": 11, "auto_archive_duration": 60}
    _, made = await raw("POST", f"/channels/{tables.id}/threads", body)
    known = await until(lambda: echo.get_channel(int(made["id"])))
    assert isinstance(known, discord.Thread)
    sandbox.clock.skip(61 * MINUTE)
    await until(lambda: echo.get_channel(known.id) is None, what="the library has put it away")
    heard.clear()
    await raw("PATCH", f"/channels/{known.id}", {"archived": False})
    await until(lambda: "THREAD_MEMBER_UPDATE" in heard)
    assert heard == ["THREAD_UPDATE", "THREAD_MEMBER_UPDATE"]


async def _note(heard: list[str], name: str) -> None:
    heard.append(name)


async def test_a_thread_of_earlier_days_sleeps_as_well(tmp_path: Path, run: Runner) -> None:
    first = Sandbox(tmp_path)
    await first.start()
    ada = first.person("ada")
    thread = ada.rooms.start(await ada.say("x", ada.channel("tables")), "Line")
    await first.stop()
    second = Sandbox(tmp_path)
    second.clock.skip(10 * 1440 * MINUTE)
    await second.start()
    assert second.world.channels[thread.id].archived
    await second.stop()


# Waking


async def test_sending_wakes_it_and_editing_does_not(sandbox: Sandbox, raw: Raw, thread: Channel, path: str) -> None:
    """Threads: "Sending a message will automatically unarchive the thread, unless [it] has been locked"."""
    _, post = await raw("POST", f"{path}/messages", {"content": "x"})
    sandbox.world.archive(thread, True)
    assert (await raw("PATCH", f"{path}/messages/{post['id']}", {"content": "y"}))[1]["code"] == 50083
    assert (await raw("PUT", f"{path}/thread-members/{sandbox.person('ben').id}"))[1]["code"] == 50083
    assert (await raw("DELETE", f"{path}/messages/{post['id']}"))[0] == 204, "the only thing done in a sleeping one"
    assert thread.archived
    assert (await raw("POST", f"{path}/messages", {"content": "z"}))[0] == 200
    assert not thread.archived


async def test_the_bot_wakes_only_a_thread_it_is_in(sandbox: Sandbox, raw: Raw, theirs: Channel) -> None:
    """ "Only requires the current user has already been added", and, says the other page, the right to send."""
    path = f"/channels/{theirs.id}"
    sandbox.world.archive(theirs, True)
    assert (await raw("PATCH", path, {"archived": False}))[1]["code"] == 50001
    assert (await raw("PUT", f"{path}/thread-members/@me"))[1]["code"] == 50083, "nobody joins a sleeping one"
    sandbox.world.archive(theirs, False)
    assert (await raw("PUT", f"{path}/thread-members/@me"))[0] == 204
    sandbox.world.archive(theirs, True)
    assert (await raw("PATCH", path, {"name": "Ours"}))[1]["code"] == 50013, "its name is its maker's"
    assert (await raw("PATCH", path, {"archived": False, "name": "Ours"}))[1]["code"] == 50013
    parent = sandbox.world.channels[theirs.parent_id or 0]
    forbid(sandbox, parent, Permission.SEND_MESSAGES_IN_THREADS)
    forbid(sandbox, parent, Permission.SEND_MESSAGES_IN_THREADS, target=sandbox.world.bot.id)
    assert (await raw("PATCH", path, {"archived": False}))[1]["code"] == 50013
    grant(sandbox, parent, Permission.SEND_MESSAGES_IN_THREADS)
    assert (await raw("PATCH", path, {"archived": False}))[0] == 200
    assert (await raw("PATCH", path, {"archived": True}))[1]["code"] == 50013, (
        "to send it to sleep again is its maker's"
    )


async def test_a_sleeping_thread_is_changed_only_while_it_is_woken(
    sandbox: Sandbox, raw: Raw, thread: Channel, path: str
) -> None:
    """ "Requires the thread to have `archived` set to `false` or be set to `false` in the request"."""
    sandbox.world.archive(thread, True)
    assert (await raw("PATCH", path, {"name": "New"}))[1]["code"] == 50083
    assert (await raw("PATCH", path, {"archived": False, "name": "New"}))[0] == 200
    assert thread.name == "New" and not thread.archived


async def test_a_click_wakes_it_for_a_member_and_does_nothing_for_a_stranger(
    sandbox: Sandbox, echo: EchoBot, thread: Channel, ada: Person, ben: Person
) -> None:
    """api-docs #8474: the client wakes it first; where that is refused the bot never hears of the click."""
    panel = (await ben.slash("panel", channel=thread)).message
    assert panel is not None and ben.id not in thread.members, "a command in a thread makes nobody a member"
    sandbox.world.archive(thread, True)
    with pytest.raises(CannotDo, match="An error occurred"):
        await ben.click(panel, "Ping")
    assert thread.archived and not sandbox.exchange.violations
    sandbox.world.archive(thread, False)
    ben.rooms.join(thread)
    sandbox.world.archive(thread, True)
    assert not (await ben.click(panel, "Ping")).failed and not thread.archived
    sandbox.world.archive(thread, True)
    assert not (await ada.click(panel, "Ping")).failed, "who manages threads needs no membership"
    sandbox.world.archive(thread, True, locked=True)
    with pytest.raises(CannotDo, match="An error occurred"):
        await ben.click(panel, "Ping")


# Locked


async def test_in_a_locked_thread_nobody_writes_or_edits_who_does_not_manage_threads(
    sandbox: Sandbox, raw: Raw, thread: Channel, tables: Channel, path: str
) -> None:
    """Threads, "Locked Threads"; 160005 "Thread is locked"."""
    _, post = await raw("POST", f"{path}/messages", {"content": "x"})
    sandbox.world.archive(thread, False, locked=True)
    edit = ("PATCH", f"{path}/messages/{post['id']}", {"content": "y"})
    for method, address, body in (("POST", f"{path}/messages", {"content": "y"}), edit, ("PATCH", path, {"name": "y"})):
        assert (await raw(method, address, body))[1]["code"] == 160005
    assert (await raw("PATCH", path, {"locked": False}))[1]["code"] == 50013
    with pytest.raises(CannotDo):
        await sandbox.person("ben").say("hello?", thread)
    assert (await raw("DELETE", f"{path}/messages/{post['id']}"))[0] == 204, "while it is awake"
    sandbox.world.archive(thread, True)
    assert (await raw("POST", f"{path}/messages", {"content": "y"}))[1]["code"] == 50083
    assert (await raw("PATCH", path, {"archived": False}))[1]["code"] == 160005
    grant(sandbox, tables, Permission.MANAGE_THREADS)
    assert (await raw("POST", f"{path}/messages", {"content": "y"}))[0] == 200
    assert (await raw("PATCH", path, {"locked": False}))[0] == 200 and not thread.locked


# Members


async def test_who_is_added_to_a_thread_and_by_whom(
    sandbox: Sandbox, raw: Raw, thread: Channel, tables: Channel, ada: Person, ben: Person
) -> None:
    """Add Thread Member: "Requires the ability to send messages in the thread"; again is no fault."""
    path = f"/channels/{thread.id}/thread-members"
    assert (await raw("GET", f"{path}/{ben.id}"))[1]["code"] == 10007
    for _ in range(2):
        assert (await raw("PUT", f"{path}/{ben.id}"))[0] == 204
    status, member = await raw("GET", f"{path}/{ben.id}")
    assert status == 200 and member["user_id"] == str(ben.id) and member["id"] == str(thread.id)
    notes = [one for one in ada.messages(thread) if one.kind is MessageKind.RECIPIENT_ADD]
    assert [note.mentions for note in notes] == [[ben.id]], "the thread says it once"
    forbid(sandbox, tables, Permission.VIEW_CHANNEL, target=ada.id)
    assert (await raw("PUT", f"{path}/1"))[1]["code"] == 10007
    cleo = sandbox.person("cleo")
    forbid(sandbox, tables, Permission.VIEW_CHANNEL, target=cleo.id)
    assert (await raw("PUT", f"{path}/{cleo.id}"))[1]["code"] == 10007, "who does not see the channel"
    await raw("POST", f"/channels/{thread.id}/messages", {"content": cleo.mention})
    assert cleo.id not in thread.members, "nor by being named"
    for target in (None, sandbox.world.bot.id):
        forbid(sandbox, tables, Permission.SEND_MESSAGES_IN_THREADS, target=target)
    assert (await raw("PUT", f"{path}/{sandbox.person('dora').id}"))[1]["code"] == 50013


async def test_who_is_removed_and_by_whom(
    sandbox: Sandbox, raw: Raw, thread: Channel, tables: Channel, ada: Person, ben: Person
) -> None:
    path = f"/channels/{thread.id}/thread-members"
    await raw("PUT", f"{path}/{ben.id}")
    assert (await raw("DELETE", f"{path}/{ben.id}"))[1]["code"] == 50013, "its maker only if it is private"
    grant(sandbox, tables, Permission.MANAGE_THREADS)
    assert (await raw("DELETE", f"{path}/{ben.id}"))[0] == 204 and ben.id not in thread.members
    assert ada.messages(thread)[-1].kind is MessageKind.RECIPIENT_REMOVE
    assert (await raw("DELETE", f"{path}/@me"))[0] == 204 and sandbox.world.bot.id not in thread.members


async def test_the_list_of_members_takes_a_privileged_intent(sandbox: Sandbox, raw: Raw, thread: Channel) -> None:
    path = f"/channels/{thread.id}/thread-members"
    assert (await raw("GET", path))[1]["code"] == 50001
    sandbox.world.privileged = 1 << 1
    assert [one["user_id"] for one in (await raw("GET", path))[1]] == [str(sandbox.world.bot.id)]


async def test_a_closed_private_thread_takes_nobody_in(
    sandbox: Sandbox, raw: Raw, tables: Channel, ada: Person, ben: Person
) -> None:
    """`invitable`: "whether non-moderators can add other non-moderators to a thread"."""
    _, made = await raw("POST", f"/channels/{tables.id}/threads", {"name": "Secret", "invitable": False})
    assert (await raw("PUT", f"/channels/{made['id']}/thread-members/{ben.id}"))[1]["code"] == 50013
    grant(sandbox, tables, Permission.MANAGE_THREADS)
    assert (await raw("PUT", f"/channels/{made['id']}/thread-members/{ben.id}"))[0] == 204


async def test_the_bot_hears_of_other_members_only_with_the_intent_for_it(
    sandbox: Sandbox, echo: EchoBot, raw: Raw, theirs: Channel, ben: Person
) -> None:
    """Thread Members Update: without it, "only be sent if the current user was added to or removed from the thread"."""
    await until(lambda: echo.get_channel(theirs.id))
    heard: list[str] = []
    echo.on_socket_event_type = lambda name: _note(heard, name)  # type: ignore[attr-defined]
    await raw("PUT", f"/channels/{theirs.id}/thread-members/{ben.id}")
    await raw("PUT", f"/channels/{theirs.id}/thread-members/@me")
    await until(lambda: "THREAD_MEMBERS_UPDATE" in heard)
    assert heard == ["THREAD_CREATE", "THREAD_MEMBERS_UPDATE"], "of itself alone; of Ben it has heard nothing"


# What the channel says


async def test_the_channel_tells_of_a_thread_without_a_message_or_on_an_old_one(
    sandbox: Sandbox, raw: Raw, tables: Channel, ada: Person
) -> None:
    """Thread Created messages: "when a public thread is created from an old message or without a message"."""
    path = f"/channels/{tables.id}"

    async def notes() -> list[str]:
        _, listed = await raw("GET", f"{path}/messages")
        return [one["content"] for one in reversed(listed) if one["type"] == 18]

    async def post() -> str:
        return str((await raw("POST", f"{path}/messages", {"content": "x"}))[1]["id"])

    fresh, old = await post(), await post()
    await raw("POST", f"{path}/messages/{fresh}/threads", {"name": "Fresh"})
    assert await notes() == []
    sandbox.clock.skip(3600)
    _, thread = await raw("POST", f"{path}/messages/{old}/threads", {"name": "Old"})
    await raw("POST", f"{path}/threads", {"name": "Alone", "type": 11})
    await raw("POST", f"{path}/threads", {"name": "Secret", "type": 12})
    assert await notes() == ["Old", "Alone"]
    _, listed = await raw("GET", f"{path}/messages")
    (note,) = [one for one in listed if one["content"] == "Old" and one["type"] == 18]
    assert note["message_reference"] == {"type": 0, "channel_id": thread["id"], "guild_id": str(tables.guild_id)}
    assert (await raw("DELETE", f"{path}/messages/{note['id']}"))[0] == 204, "its own, so it may take it away"


async def test_archived_threads_are_listed_for_who_reads_the_history(
    sandbox: Sandbox, raw: Raw, thread: Channel, tables: Channel
) -> None:
    path = f"/channels/{tables.id}/threads/archived"
    assert (await raw("GET", f"{path}/public"))[1]["threads"] == []
    sandbox.clock.skip(61 * MINUTE)
    assert [one["name"] for one in (await raw("GET", f"{path}/public"))[1]["threads"]] == ["Line"]
    assert (await raw("GET", f"{path}/private"))[1]["code"] == 50013
    forbid(sandbox, tables, Permission.READ_MESSAGE_HISTORY, target=sandbox.world.bot.id)
    assert (await raw("GET", f"{path}/public"))[1]["code"] == 50013
