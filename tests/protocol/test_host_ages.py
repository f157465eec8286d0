"""What people see of a table that an update has put out of order: in Discord, in words, never an error."""

from __future__ import annotations

import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.process import upkeep
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import RUNNING
from rules.core import AnyRules
from tests.protocol.bot import hosted
from tests.protocol.plays import done, newest_board, open_table, told

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
