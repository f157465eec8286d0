"""A sandbox with a folder remembers its world, also when nobody said goodbye."""

import sqlite3
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox.server import DATABASE, Sandbox
from bot.sandbox.storage import WrongVersion, forget
from tests.protocol.conftest import running
from tests.protocol.people import visible_to
from tests.protocol.raw import Raw


async def play(sandbox: Sandbox) -> None:
    ada = sandbox.person("ada")
    ada.locale = "de"
    async with running(sandbox):
        tables = ada.channel("tables")
        await (await ada.slash("board")).finished()
        await ada.slash("count")
        await ada.slash("echo whisper", text="forgotten by morning")
        await (await ada.slash("dm")).finished()
        await (await ada.slash("thread", name="Secret", private=True, channel=tables)).finished()
        await ada.say("good night", tables)


@pytest.mark.parametrize("orderly", [True, False])
async def test_everything_public_is_there_after_a_restart(tmp_path: Path, orderly: bool) -> None:
    first = Sandbox(tmp_path)
    await first.start()
    await play(first)
    before = visible_to(first.person("ada"), first)
    await first.settled()
    if orderly:
        await first.stop()
    second = Sandbox(tmp_path)
    await second.start()
    ada, ben = second.person("ada"), second.person("ben")
    after = visible_to(ada, second)
    assert after.pictures - {b""} and after.pictures == {
        one for one in before.pictures if one != b"" and len(one) != 120
    }
    assert "good night" in after and "It is **Ada**'s turn" in after and "forgotten by morning" not in after
    assert ada.locale == "de" and second.token == first.token
    assert [channel.name for channel in ben.channels()] == ["tables", "lounge"]
    async with running(second):
        count = next(message for message in ada.messages(ada.channel("tables")) if message.content == "0 clicks")
        await ada.click(count, "Count 0")
        assert count.content == "1 clicks" and count.id < second.world.snowflakes.next()
    await second.stop()
    if not orderly:
        await first.stop()


async def test_what_is_deleted_stays_deleted(tmp_path: Path) -> None:
    first = Sandbox(tmp_path)
    await first.start()
    await play(first)
    ada = first.person("ada")
    tables = ada.channel("tables")
    first.world.delete_channel(ada.channel("Secret"))
    for message in ada.messages(tables):
        first.world.delete(message)
    await first.stop()
    second = Sandbox(tmp_path)
    await second.start()
    ada = second.person("ada")
    assert [channel.name for channel in ada.channels()] == ["tables", "lounge", ""]
    assert ada.messages(ada.channel("tables")) == [] and len(ada.messages(ada.dm())) == 1
    assert len(visible_to(ada, second).pictures) == 1
    rows = second.world.messages
    assert all(message.channel_id == ada.dm().id for message in rows.values())
    await second.stop()


async def test_forgetting_and_a_file_of_another_version(tmp_path: Path) -> None:
    first = Sandbox(tmp_path)
    await first.start()
    await first.person("ada").say("hello")
    await first.stop()
    forget(tmp_path / DATABASE)
    assert not list(tmp_path.glob("*"))  # noqa: ASYNC240
    second = Sandbox(tmp_path)
    await second.start()
    assert second.person("ada").messages(second.person("ada").channel("tables")) == []
    await second.stop()
    connection = sqlite3.connect(tmp_path / DATABASE)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(WrongVersion, match="--fresh"):
        await Sandbox(tmp_path).start()


def stored(folder: Path, what: str) -> int:
    """How many things or files are on the disk at this moment."""
    connection = sqlite3.connect(folder / DATABASE)
    (count,) = connection.execute(f"SELECT count(*) FROM {what}").fetchone()
    connection.close()
    return int(count)


async def test_what_the_bot_was_told_is_on_the_disk(tmp_path: Path) -> None:
    sandbox = Sandbox(tmp_path)
    sandbox.limits.rates = False
    await sandbox.start()
    path = f"/channels/{sandbox.person('ada').channel('tables').id}/messages"
    async with aiohttp.ClientSession() as session:
        raw = Raw(sandbox, session)
        for n in range(1, 31):
            await raw("POST", path, {}, {f"{n}.txt": b"x" * n})
            assert stored(tmp_path, "thing WHERE kind = 'message'") == stored(tmp_path, "file") == n
    await sandbox.stop()


async def test_files_go_with_their_messages_and_private_notes_with_the_night(tmp_path: Path) -> None:
    first = Sandbox(tmp_path)
    await first.start()
    async with running(first):
        ada = first.person("ada")
        board = await (await ada.slash("board")).finished()
        await (await ada.slash("show")).finished()
        await first.settled()
        assert stored(tmp_path, "file") == 2
        first.world.delete(board)
        await first.settled()
        assert stored(tmp_path, "file") == 1
    await first.stop()
    second = Sandbox(tmp_path)
    await second.start()
    await second.settled()
    assert stored(tmp_path, "file") == 0
    await second.stop()
