"""Pictures survive every edit, and what Discord refuses as wrong is kept, tried in other forms and told."""

from __future__ import annotations

import ast
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.process.client import Stellwerk
from bot.process.settings import DATABASE
from bot.sandbox.components import walk
from bot.sandbox.entities import Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED, Place
from bot.store.table import Person as TablePerson
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.plays import done, open_lobby, open_table, told
from tests.protocol.test_host_calls import boards_in, finished, plays, thread_of, won

WRONG = {"status": 400, "code": 50035}
"""Invalid Form Body: the message itself is wrong (Opcodes and Status Codes, JSON)."""
ROOTS = ("bot", "cogs")
EDITORS = {
    "edit",
    "edit_message",
    "edit_original_response",
    "edit_followup_message",
    "edit_original_interaction_response",
}


@pytest.fixture
async def bot(sandbox: Sandbox, toy: AnyRules, tmp_path: Path) -> AsyncIterator[Stellwerk]:
    async with hosted(sandbox, tmp_path, alarm_seconds=0) as client:
        yield client


def pictures(message: Message) -> list[int]:
    """The attachments that a message shows, by their numbers; what comes from elsewhere has none."""
    items = [item for one in walk(message.components) for item in one.get("items", ())]
    return [int(item["media"].get("attachment_id", 0)) for item in items]


def reads(sandbox: Sandbox) -> list[str]:
    """What has been read of messages in channels."""
    return [one.path for one in sandbox.exchange.latest if one.method == "GET" and "/messages/" in one.path]


async def test_every_post_keeps_its_pictures_through_a_whole_game_and_nothing_is_read_again(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "rail_line")
    thread = await thread_of(sandbox, bot, table)
    (lobby,) = [one for one in ada.messages(ada.channel("tables")) if not one.ephemeral]
    (board,) = boards_in(ada, thread)
    front, first = pictures(lobby), pictures(board)
    assert all(front) and all(first) and len(first) == 2
    over = await finished(bot, table, ada, ben)
    assert over.phase == FINISHED and "**1** · " in told(lobby)
    assert pictures(lobby) == front and pictures(board) == first, "the same files as on the first day"
    for one in boards_in(ada, thread):
        assert pictures(one) and all(pictures(one)), "no picture has become a link to elsewhere"
        assert sorted(pictures(one)) == sorted(file.id for file in one.attachments)
    assert reads(sandbox) == [] and bot.outbox.given_up == 0
    kept = await bot.store.posts(table.id)
    assert {kind for kind, _ in kept} <= {"lobby", "board", "hand", "thread", "seals"}, (
        "older boards are forgotten once they are bare"
    )
    assert kept["lobby", 0].files is not None and [file.id for file in kept["lobby", 0].files] == front


async def test_posts_of_an_earlier_version_are_read_once_and_then_known(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "rail_line")
    thread = await thread_of(sandbox, bot, table)
    (lobby,) = [one for one in ada.messages(ada.channel("tables")) if not one.ephemeral]
    (board,) = boards_in(ada, thread)
    with closing(sqlite3.connect(bot.settings.data / DATABASE)) as database:
        database.execute("UPDATE post SET files = '', parts = '', channel_id = 0, called = ''")
        database.commit()
    layer = await won(bot, table, ada, ben)
    while len(boards_in(ada, thread)) == 1:
        layer = await won(bot, table, ada, ben)
        await plays(bot, table, layer, "")
    assert reads(sandbox) == [f"/channels/{thread.id}/messages/{board.id}"]
    assert all(pictures(board)) and "custom_id" not in str(board.components)
    await bot.tables.resign(table.id, TablePerson(ben.id, "Ben"))
    await bot.outbox.idle()
    assert all(pictures(lobby)) and "Ben" not in told(lobby)
    assert len(reads(sandbox)) == 1, "the picture of a lobby is there to be uploaded once more"


async def test_a_moved_table_leaves_its_board_whole_and_its_lobby_without_a_picture(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "rail_line")
    thread = await thread_of(sandbox, bot, table)
    (lobby,) = [one for one in ada.messages(ada.channel("tables")) if not one.ephemeral]
    (board,) = boards_in(ada, thread)
    shown = pictures(board)
    elsewhere = next(
        one for one in ada.channels() if one.guild_id and one.name not in ("tables",) and not one.is_thread
    )
    place = Place(elsewhere.guild_id or 0, elsewhere.id)
    await bot.tables.move(table.id, TablePerson(ada.id, "Ada"), place)
    await bot.outbox.idle()
    assert "moved" in told(lobby) and lobby.attachments == [] and pictures(lobby) == []
    assert pictures(board) == shown and "custom_id" not in str(board.components)
    assert reads(sandbox) == []


async def test_an_edit_that_is_refused_as_wrong_is_tried_with_the_picture_anew_and_then_without(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person
) -> None:
    lobby = await open_lobby(bot, ada, "rail_line", 2)
    (before,) = pictures(lobby)
    change = rf"PATCH .*/channels/{lobby.channel_id}/messages/{lobby.id}$"
    sandbox.faults.fail_next(change, **WRONG)  # type: ignore[arg-type]
    await done(await ben.slash("table join"))
    await bot.outbox.idle()
    (anew,) = pictures(lobby)
    assert anew not in (0, before) and ben.mention in told(lobby)
    sandbox.faults.fail_next(change, times=2, **WRONG)  # type: ignore[arg-type]
    await done(await ben.slash("table leave"))
    await bot.outbox.idle()
    assert pictures(lobby) == [] and ben.mention not in told(lobby), "its words are true"
    await done(await ben.slash("table join"))
    await bot.outbox.idle()
    assert all(pictures(lobby)) and pictures(lobby), "the next change brings the picture back"
    assert bot.outbox.given_up == 0 and bot.outbox.rejected == {}


async def test_what_is_refused_as_wrong_in_every_form_is_kept_told_and_holds_up_nobody(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    table = await open_table(sandbox, bot, [ada, ben], "rail_line")
    thread = await thread_of(sandbox, bot, table)
    (board,) = boards_in(ada, thread)
    fault = sandbox.faults.fail_next(rf"PATCH .*/messages/{board.id}$", times=1000, **WRONG)  # type: ignore[arg-type]
    while len(boards_in(ada, thread)) < 3:
        await plays(bot, table, await won(bot, table, ada, ben), "")
    assert "custom_id" in str(board.components) and "custom_id" not in str(boards_in(ada, thread)[1].components)
    assert bot.outbox.given_up == 0 and await bot.store.abandoned() == ()
    (told_of,) = {text.partition(":")[2] for text in bot.outbox.rejected.values()}
    assert "400 50035" in told_of and "Injected" in told_of
    assert any("400 50035: Injected" in record.getMessage() for record in caplog.records)
    owner = sandbox.person(next(user.name for user in sandbox.world.users.values() if not user.bot))
    for _ in range(3):
        await bot.heart.look()
    alarms = [text for one in owner.messages(owner.dm()) if "400 50035" in (text := told(one))]
    assert len(alarms) == 1 and "refuses messages" in alarms[0]
    sandbox.faults.planned.remove(fault)
    sandbox.clock.skip(3601)
    with closing(sqlite3.connect(bot.settings.data / DATABASE)) as database:
        database.execute("UPDATE outbox SET due = 0")
        database.commit()
    for lane in bot.outbox._lanes.values():
        lane.prodded.set()
    await bot.outbox.idle()
    assert "custom_id" not in str(board.components) and bot.outbox.rejected == {}


async def test_a_refusal_that_is_given_up_is_logged_with_what_discord_said(
    sandbox: Sandbox, bot: Stellwerk, ada: Person, caplog: pytest.LogCaptureFixture
) -> None:
    place = ada.channel("tables")
    sandbox.faults.fail_next(rf"POST .*/channels/{place.id}/messages$", status=404, code=10003)
    ada.at = place
    await done(await ada.slash("table new", options={"game": "toy", "seats": 2}))
    await bot.outbox.idle()
    assert any("lobby is given up: gone (404 10003: Injected)" in record.getMessage() for record in caplog.records)


def test_messages_are_changed_in_one_place_only() -> None:
    """Who forgets `allowed_mentions` or `attachments` in an edit does harm that nobody sees."""
    root, found = Path(__file__).parents[2], []
    for file in sorted(one for folder in ROOTS for one in (root / folder).rglob("*.py")):
        if {"sandbox", "rehearsal"} & {*file.relative_to(root).parts}:
            # A rehearsal edits in every way there is, to see what comes of it.
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in EDITORS:
                found.append(str(file.relative_to(root)))
                assert {"allowed_mentions", "attachments"} <= {one.arg for one in node.keywords}
    assert found == ["bot/delivery/messages.py"] * 2
