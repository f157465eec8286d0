"""The toy game from the first click to the final scoring."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.store.table import FINISHED
from rules.core import AnyRules
from rules.match import replay
from tests.protocol.bot import hosted
from tests.protocol.plays import play_by_components, play_by_slash
from tests.protocol.toy_cog import ToyCog


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_game_by_components_alone(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path, language: str
) -> None:
    ben.locale = language
    async with hosted(sandbox, tmp_path) as bot:
        table = await play_by_components(sandbox, bot, "toy", [ada, ben], language=language)
    assert table.phase == FINISHED and table.match is not None
    assert replay(toy, table.match.header, table.match.log).state == table.match.state


async def test_a_game_by_slash_commands_alone(
    sandbox: Sandbox, ada: Person, ben: Person, toy: AnyRules, tmp_path: Path
) -> None:
    ben.locale = "de"
    async with hosted(sandbox, tmp_path) as bot:
        table = await play_by_slash(sandbox, bot, ToyCog, [ada, ben])
    assert table.phase == FINISHED and table.match is not None
    assert replay(toy, table.match.header, table.match.log).state == table.match.state
