"""Cube Express from the first click to the final scoring, over the local Discord."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED, Table
from cogs.cube_express import CubeExpress
from rules.cube_express.rules import RULES
from rules.cube_express.state import State
from rules.match import replay
from tests.protocol.bot import hosted
from tests.protocol.plays import play_by_components, play_by_slash
from tests.rules.cube_express.invariants import violated


def finished(table: Table) -> State:
    """The last position of a table that was played to its end and replays to the same."""
    assert table.phase == FINISHED
    assert table.match is not None
    state: State = table.match.state
    assert replay(RULES, table.match.header, table.match.log).state == state
    assert violated(state) == []
    return state


@pytest.mark.drill
async def test_a_game_by_components_alone(sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path) -> None:
    """INV-20: after every click nobody has seen what is hidden from them."""
    ben.locale = "de"
    async with hosted(sandbox, tmp_path) as bot:
        state = finished(await play_by_components(sandbox, bot, "cube_express", [ada, ben], language="de"))
    assert [player.turns for player in state.public.players] == [8, 8]


async def test_a_game_by_slash_commands_alone(sandbox: Sandbox, ada: Person, ben: Person, tmp_path: Path) -> None:
    ben.locale = "de"
    cleo = sandbox.person("cleo")
    async with hosted(sandbox, tmp_path) as bot:
        state = finished(await play_by_slash(sandbox, bot, CubeExpress, [ada, ben, cleo]))
    assert [player.turns for player in state.public.players] == [8, 8, 8]
