"""Games as extensions: loaded and unloaded by name; one that fails leaves the others playable and says so."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from bot.games import Games
from bot.sandbox.people import CannotDo, Person
from bot.sandbox.server import Sandbox
from bot.store.table import RUNNING
from rules import registry
from rules.core import AnyRules
from tests.protocol.bot import games, hosted
from tests.protocol.plays import answers, custom_id, done, newest_board, open_lobby, open_table, told

MISSING = "tests.protocol.no_such_cog"


def without(game: str) -> Games:
    """The games of the tests, one of them with an extension that cannot be loaded."""
    return Games(games().extensions | {game: MISSING})


async def test_a_game_that_cannot_be_loaded_is_out_of_order_and_the_others_are_played(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "bot.process.client"):
        async with hosted(sandbox, tmp_path, without("rail_line")) as bot:
            assert "out of order" in told(await done(await ada.slash("table new", game="rail_line", seats=2)))
            assert "out of order" in told(await done(await ada.slash("guide", game="rail_line")))
            assert (await bot.tables.of_user(ada.id)) == ()
            table = await open_table(sandbox, bot, [ada, ben], "toy")
            board = await newest_board(sandbox, bot, ada, table)
            assert answers(await done(await ada.click(board, "My move")))
    assert f"rail_line is out of order: its extension {MISSING}" in caplog.text


async def test_with_a_game_that_is_withdrawn_nothing_new_begins_and_its_tables_go_on(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    gone = "Nothing new is begun with this game"
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        lobby = await open_lobby(bot, ada, "toy", 2)
    async with hosted(sandbox, tmp_path, Games(games().extensions, {"toy"})) as bot:
        ada.at = ben.at = ada.channel("tables")
        for options in ({"seats": 2}, {"seats": 2, "alone": "greedy"}):
            assert gone in told(await done(await ada.slash("toy new", options=options)))
        cup = {"name": "Frost cup", "game": "toy", "form": "swiss", "seats": 2}
        for words, options in (
            ("table new", {"game": "toy", "seats": 2}),
            ("learn", {"game": "toy"}),
            ("cup new", cup),
        ):
            with pytest.raises(CannotDo):
                await ada.slash(words, options=options)
        assert "rail_line" in json.dumps(ada.commands(ada.at)) and len(await bot.store.find()) == 2
        board = await newest_board(sandbox, bot, ada, table)
        assert answers(await done(await ada.click(board, "My move"))), "what has begun goes on"
        ben.at = ada.channel("tables")
        assert "You have a seat" in told(await done(await ben.click(lobby, custom_id(lobby, "join"))))


@pytest.mark.parametrize("part", ["extension", "rules"])
async def test_a_table_waits_until_its_game_is_back(
    sandbox: Sandbox,
    ada: Person,
    ben: Person,
    toy: AnyRules,
    tmp_path: Path,
    part: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        table = await open_table(sandbox, bot, [ada, ben], "toy")
        board = await newest_board(sandbox, bot, ada, table)
    with monkeypatch.context() as broken:
        if part == "rules":
            broken.delitem(registry.GAMES, "toy")
            broken.setitem(registry.BROKEN, "toy", ImportError("toy"))
        async with hosted(sandbox, tmp_path, without("toy")) as bot:
            for button in ("My move", "My hand", "Undo"):
                assert "out of order" in told(await done(await ada.click(board, button)))
            assert "out of order" in told(await done(await ada.slash("table resign", table=table.id)))
            assert "out of order" in told(await done(await ada.slash("table list")))
            lobby = await open_lobby(bot, ben, "cube_express", 2)
            assert custom_id(lobby, "join")
    async with hosted(sandbox, tmp_path) as bot:
        now = await bot.tables.get(table.id)
        assert now.phase == RUNNING and now.match == table.match
        assert answers(await done(await ada.click(board, "My move")))


async def test_a_game_comes_and_goes_by_name(sandbox: Sandbox, ada: Person, toy: AnyRules, tmp_path: Path) -> None:
    async with hosted(sandbox, tmp_path) as bot:
        before = [command.name for command in bot.tree.get_commands()]
        await bot.unload_extension("tests.protocol.toy_cog")
        assert "toy" not in [command.name for command in bot.tree.get_commands()]
        for extension in ("cogs.tables", "cogs.looking"):
            await bot.unload_extension(extension)
        assert "join" not in bot.house.handlers and "move" in bot.house.handlers
        assert not {"board", "hand", "guide", "table"} & {command.name for command in bot.tree.get_commands()}
        for extension in ("cogs.tables", "cogs.looking"):
            await bot.load_extension(extension)
        await bot.load_extension("tests.protocol.toy_cog")
        assert sorted(command.name for command in bot.tree.get_commands()) == sorted(before)
        lobby = await open_lobby(bot, ada, "toy", 2)
        assert told(await done(await ada.click(lobby, custom_id(lobby, "leave"))))
