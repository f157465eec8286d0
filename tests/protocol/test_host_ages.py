"""What people see of a table that an update has put out of order: in Discord, in words, never an error."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.process import upkeep
from bot.sandbox.components import Type, walk
from bot.sandbox.entities import Message
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import RUNNING
from rules.core import AnyRules
from tests.ages.releases import RELEASES, unpack
from tests.protocol.bot import hosted
from tests.protocol.inherited import Estate
from tests.protocol.people import until
from tests.protocol.plays import buttons, custom_id, done, move_by_components, newest_board, open_table, to_move, told

OUT = "out of order"


@pytest.mark.parametrize(
    "doctored",
    ["UPDATE game_table SET game = 'bygone' WHERE id = 1", "UPDATE game_match SET state = '[]' WHERE table_id = 1"],
    ids=["a game that is gone", "a state that cannot be read"],
)
async def test_everything_about_it_is_answered_in_words(
    doctored: str, sandbox: Sandbox, toy: AnyRules, tmp_path: Path, ada: Person, ben: Person,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        board = await newest_board(sandbox, bot, ben, table)
        ada.at = ben.at
    with closing(sqlite3.connect(tmp_path / "stellwerk.db")) as database, database:
        database.execute(doctored)
    with caplog.at_level(logging.WARNING):
        async with hosted(sandbox, tmp_path) as bot:
            for label in ("My move", "My hand", "Undo", "More"):
                assert OUT in told(await done(await ben.click(board, label)))
            await bot.tables.drain()
            await bot.outbox.idle()
            notices = [one for one in ben.messages(sandbox.world.channels[board.channel_id]) if OUT in told(one)]
            assert len([one for one in notices if not one.ephemeral]) == 1
            for words in ("table show", "board", "hand", "table undo", "table resign", "table orders", "table log"):
                assert OUT in told(await done(await ben.slash(words))), words
            assert OUT in told(await done(await ben.slash("table list")))
            assert "Only the player who runs" in told(await done(await ben.slash("table end")))
            assert (await bot.tables.get(table.id)).phase == RUNNING
            ada.at = ada.channel("tables")
            sound = await open_lobby_after(sandbox, ada)
            assert sound
            await done(await ada.slash("table cancel", table=table.id))
            await bot.outbox.idle()
            assert (await bot.tables.get(table.id)).phase == "cancelled"
            said = [told(one) for one in ben.messages(sandbox.world.channels[board.channel_id]) if not one.ephemeral]
            assert "closed without a result" in said[-1]
    assert not [record for record in caplog.records if record.exc_info]
    assert len([record for record in caplog.records if record.levelno >= logging.ERROR]) == 1


async def open_lobby_after(sandbox: Sandbox, person: Person) -> bool:
    """Does the next table open as if nothing had been?"""
    opened = await done(await person.slash("table new", game="rail_line", seats=2))
    return OUT not in told(opened)


async def test_after_a_restore_the_game_goes_on_at_a_fresh_board(
    sandbox: Sandbox, toy: AnyRules, tmp_path: Path, ada: Person, ben: Person
) -> None:
    data = tmp_path / "data"
    async with hosted(sandbox, data) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        before = await newest_board(sandbox, bot, ada, table)
        assert upkeep.back_up(data / "stellwerk.db", tmp_path / "copy.db", say=lambda text: None) == 0
        assert table.match is not None
        await done(await ada.slash("toy bid", card=str(table.match.state.hidden.hands[table.seat_of(ada.id) or 0][0])))
    assert upkeep.restore(data / "stellwerk.db", tmp_path / "copy.db", say=lambda text: None) == 0
    async with hosted(sandbox, data) as bot:
        board = await newest_board(sandbox, bot, ada, table)
        assert board.id != before.id
        thread = sandbox.world.channels[board.channel_id]
        live = [one for one in ada.messages(thread) if "s1:move" in json.dumps(one.components)]
        assert live == [board], "the former board has lost its buttons"
        await done(await ada.click(board, "My move"))
        assert not (await bot.tables.get(table.id)).match.log  # type: ignore[union-attr]


@pytest.fixture(params=RELEASES[1:])
def estate(request: pytest.FixtureRequest, sandbox: Sandbox, tmp_path: Path) -> Estate:
    found = Estate(sandbox, unpack(request.param, tmp_path))
    found.settle()
    return found


def pictured(message: Message) -> bool:
    """Does it show its picture, or one in its place?"""
    return any(one["type"] == Type.GALLERY for one in walk(message.components))


QUIET = "frozen = 0 AND asleep = 0 AND NOT EXISTS (SELECT 1 FROM pause WHERE table_id = game_table.id)"
ASKED = f"""
    SELECT game_table.id, thread_id, person_id, game FROM game_table JOIN wait ON wait.table_id = game_table.id
    WHERE phase = 'running' AND closed IS NULL AND {QUIET}
    AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = game_table.id) GROUP BY game
"""


async def test_at_tables_of_a_release_the_old_board_is_pressed_and_the_game_goes_on(
    estate: Estate, caplog: pytest.LogCaptureFixture
) -> None:
    sandbox, asked = estate.sandbox, estate.rows(ASKED)
    boards = [await estate.post(table, "board", thread, "board.png", "move", "hand") for table, thread, *_ in asked]
    assert len(asked) == 5
    with caplog.at_level(logging.WARNING):
        async with hosted(sandbox, estate.file.parent) as bot:
            await bot.outbox.idle()
            for (number, thread, user, _), board in zip(asked, boards, strict=True):
                people = [estate.person(one) for one in (await bot.tables.get(number)).people]
                person, chance = estate.person(user), random.Random(number)
                person.at = sandbox.world.channels[thread]
                await done(await person.click(board, custom_id(board, "hand")))
                while buttons(board):
                    # The first of these moves is made by the board of the release.
                    table = await bot.tables.get(number)
                    person, _ = to_move(table, people, chance)
                    await move_by_components(sandbox, bot, table, person, chance)
                    await bot.outbox.idle()
                assert pictured(board)
                posts = [one for one in person.messages(person.at) if not one.ephemeral and pictured(one)]
                there = [one for one in posts if buttons(one)]
                assert len(there) == 1 and there[0].id > board.id, "one board has buttons, and it is a new one"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert await asyncio.to_thread(upkeep.verify, estate.file, say=lambda text: None) == 0


async def test_the_posts_of_a_release_are_kept_up_to_date(estate: Estate, caplog: pytest.LogCaptureFixture) -> None:
    sandbox = estate.sandbox
    (table, place), *_ = estate.rows(
        "SELECT id, channel_id FROM game_table WHERE phase = 'lobby' AND access = 'public' AND when_full = 0"
        " AND (SELECT count(*) FROM seat WHERE table_id = game_table.id AND user_id IS NULL) > 1"
    )
    ((cup, there),) = estate.rows("SELECT id, channel_id FROM cup WHERE phase = 'open' AND when_full = 1")
    lobby = await estate.post(table, "lobby", place, "game.png", "join")
    announced = await estate.post(-cup, "cup", there, "", "cupjoin")
    outside = "SELECT user_id FROM seat WHERE user_id NOT IN (SELECT user_id FROM seat WHERE table_id = ?"
    ((guest,), *_) = estate.rows(f"{outside} AND user_id IS NOT NULL)", table)
    ((fourth,), *_) = estate.rows(
        "SELECT user_id FROM seat WHERE user_id NOT IN (SELECT person_id FROM cup_entrant WHERE cup_id = ?)"
        " AND user_id NOT IN (SELECT person FROM ban)",
        cup,
    )
    with caplog.at_level(logging.WARNING):
        async with hosted(sandbox, estate.file.parent) as bot:
            for user, message, action in ((guest, lobby, "join"), (fourth, announced, "cupjoin")):
                person = estate.person(user)
                person.at = sandbox.world.channels[message.channel_id]
                await done(await person.click(message, custom_id(message, action)))
                there = (f"<@{user}>", person.user.display)
                await until(lambda: any(name in told(message) for name in there), what="the post says who has come")  # noqa: B023
            assert pictured(lobby) and "What happened" not in told(lobby)
            await bot.outbox.idle()
            begun = await bot.tables.cup(cup)
            assert begun.phase == "running" and all(pod.table for pod in begun.pods)
            assert {(await bot.tables.get(pod.table)).thread is None for pod in begun.pods} == {False}
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert await asyncio.to_thread(upkeep.verify, estate.file, say=lambda text: None) == 0
